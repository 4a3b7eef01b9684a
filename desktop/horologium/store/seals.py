"""The seal of a campaign: a digest of everything in it, written when it is closed and broken by the next change.

SQLite notices when the structure of a file is damaged, but not when a letter in it has turned. After a crash there is
no seal: then everything is looked through instead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

from horologium.campaign.errors import StoreError

if TYPE_CHECKING:
    from horologium.store.database import Database

Execute: TypeAlias = Callable[[str], Iterable[Any]]
"""Ask a database something: ``execute`` of ``sqlite3``, or ``exec_driver_sql`` of SQLAlchemy."""


def content_digest(execute: Execute) -> str:
    """The digest of all rows of all tables but the seal itself; SQLite writes the rows, which is quick."""
    whole = hashlib.sha256()
    for table in tables(execute):
        whole.update(f"{table}\n".encode())
        row = ", ".join(
            _plain(*column) for column in names_and_types(execute, table) if (table, column[0]) != ("meta", "seal")
        )
        for (line,) in execute(f'SELECT CAST(json_array({row}) AS BLOB) FROM "{table}" ORDER BY rowid'):
            whole.update(line)
            whole.update(b"\n")
    return whole.hexdigest()


def tables(execute: Execute) -> list[str]:
    """The tables of a database by name."""
    found = execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    return [name for (name,) in found]


def names_and_types(execute: Execute, table: str) -> list[tuple[str, str]]:
    """The columns of a table in their order, and their types."""
    return [(row[1], row[2]) for row in execute(f'PRAGMA table_info("{table}")')]


def _plain(column: str, kind: str) -> str:
    """JSON has no bytes."""
    return f'hex("{column}")' if kind == "BLOB" else f'"{column}"'


def seal_of(execute: Execute) -> str:
    """The seal that a file carries; empty if it was not closed in order."""
    return next((str(seal) for (seal,) in execute("SELECT seal FROM meta")), "")


def seal(database: Database) -> None:
    """Seal a campaign that is about to be closed. Without it nothing is lost, so nothing can go wrong here."""
    if database.path is None or database.read_only or database.closed:
        return
    with suppress(StoreError):
        if database.sealed and _carries_seal(database):
            return
        with database.writing() as connection:
            digest = content_digest(connection.exec_driver_sql)
            connection.exec_driver_sql("UPDATE meta SET seal = ?", (digest,))


def _carries_seal(database: Database) -> bool:
    """Whether nothing has changed since it was sealed: a new campaign or one that has crashed never was."""
    with database.reading() as connection:
        return bool(seal_of(connection.exec_driver_sql))
