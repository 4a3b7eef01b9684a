"""The empty tables of a new campaign file: made by the migrations once in a process, written down, and copied."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import create_engine

from horologium.store import migrate

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

BY_MIGRATIONS = migrate.upgrade
FRAME = ("BEGIN TRANSACTION;", "COMMIT;")


def install() -> None:
    """Let the store copy empty tables; whatever is there already is lifted by the migrations, as on servers."""
    migrate.upgrade = upgrade


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run all revisions that are missing; where all of them are, what they come to."""
    if connection.dialect.name != "sqlite" or not _is_empty(connection):
        BY_MIGRATIONS(connection, revision)
        return
    for statement in _statements(migrate.MIGRATIONS, revision):
        connection.exec_driver_sql(statement)


def _is_empty(connection: Connection) -> bool:
    return connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0


@cache
def _statements(_migrations: Path, revision: str) -> tuple[str, ...]:
    """What makes the tables of a revision, as SQLite tells it."""
    with create_engine("sqlite://").connect() as connection, connection.begin():
        BY_MIGRATIONS(connection, revision)
        return tuple(line for line in connection.connection.driver_connection.iterdump() if line not in FRAME)
