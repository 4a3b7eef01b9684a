"""Campaign files opened with plain ``sqlite3``: to hold, to look at, or to read a few facts.

A file is never read past SQLite while this process holds it: closing it again would lift the lock.

It has exactly the tables and indexes of its schema. Whatever else a file can hold (triggers, views, virtual tables,
generated columns, constraints) runs or answers in the place of our own tables. So the schema is read before any table
is, and compared word by word with what the migrations make; the words are kept here as hashes.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sqlite3
import time
from contextlib import closing
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.speech import say
from horologium.store import files, locks
from horologium.store.errors import Damaged, Locked, Missing, Newer, NotACampaign, kind_of, known, told
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

# What a file is made of

LONGEST: Final = 16 * 2**20
"""Bytes of the largest value or row that SQLite may hand over; the packed part of a save is far smaller."""

_FIRST: Final[Mapping[str, str]] = MappingProxyType(
    {
        "alembic_version": "7c3b5459fbb15878",
        "answer": "42ffd6d8cb43ffbc",
        "battle": "b6aabcfaec67557e",
        "change": "6e045729b7a8262e",
        "chapter": "af6258e7a825159f",
        "charter": "302542e9ddbe0328",
        "checkpoint": "1ab5b0fc054c22db",
        "fought": "a7073fa66ab74cca",
        "hero": "f04b93e7e9cbc96b",
        "injury": "f2e59cb4c721ae58",
        "item": "f4b44fe56ca58211",
        "ix_chapter_entered": "346237c0e6f9fd85",
        "ix_chapter_kind": "db261f81d47376d9",
        "ix_step_state": "9535dd2afaa86ec4",
        "mark": "64cf4b06d78f6fae",
        "meta": "fc979d6f455e99e0",
        "pack": "1348abe6ef03d540",
        "player": "17f28fe6be86685f",
        "standing": "7660546d066fa34e",
        "step": "72450e5e5bac6f46",
    }
)
_SECOND: Final = MappingProxyType({**_FIRST, "tally": "dc400593ce6f25fd"})
_GONE: Final = ("hero", "injury", "item")
_THIRD: Final = MappingProxyType(
    {
        "condition": "8ff9cb8e1c6eeb78",
        "member": "4ab6d6ae09f9cf59",
        "standing": "8c9af2525d7f64e0",
        "thing": "b0ffd44d9524e082",
    }
)
_SHAPES: Final[Mapping[int, Mapping[str, str]]] = MappingProxyType(
    {1: _FIRST, 2: _SECOND, 3: {name: _SECOND[name] for name in _SECOND if name not in _GONE} | _THIRD}
)
"""For each schema what its tables and indexes are made of, by name."""

_NOISE: Final = re.compile(r'[\s"]+')
_PARTS: Final = """
SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master WHERE type <> 'index' OR sql IS NOT NULL ORDER BY name
"""
"""All but the indexes that SQLite makes of the words of a table."""


def guard(connection: sqlite3.Connection) -> None:
    """Let a file that may come from anybody do nothing by itself, as far as this Python can tell SQLite so."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    configure: Any = getattr(connection, "setconfig", None)  # from Python 3.12 on
    if configure is not None:
        configure(getattr(sqlite3, "SQLITE_DBCONFIG_DEFENSIVE"), True)  # noqa: B009
        configure(getattr(sqlite3, "SQLITE_DBCONFIG_ENABLE_TRIGGER"), False)  # noqa: B009  # our own are temporary
        configure(getattr(sqlite3, "SQLITE_DBCONFIG_ENABLE_VIEW"), False)  # noqa: B009


def shape_of(connection: sqlite3.Connection) -> dict[str, str]:
    """What a file is made of, by name."""
    return {name: _hash(kind, table, sql) for kind, name, table, sql in connection.execute(_PARTS)}


def plain_tables(connection: sqlite3.Connection) -> dict[str, set[str]]:
    """The tables that hold nothing but what was written into them, with their columns of that kind."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%'"
    names = [name for (name,) in connection.execute(query) if isinstance(name, str)]
    quoted = {name: name.replace('"', '""') for name in names}
    return {
        name: {row[1] for row in connection.execute(f'PRAGMA table_xinfo("{quoted[name]}")') if not row[6]}
        for name in names
    }


def _hash(kind: str, table: str, sql: str) -> str:
    return hashlib.sha256(f"{kind} {table} {_NOISE.sub('', sql)}".encode()).hexdigest()[:16]


def oddities(connection: sqlite3.Connection, schema: int) -> Iterator[str]:
    """What does not belong in a file of this schema or is missing, in words; no table is read."""
    wanted, seen = _SHAPES.get(schema), set()
    for kind, name, table, sql in connection.execute(_PARTS).fetchall():  # what is half read keeps the file locked
        seen.add(name)
        if kind in ("trigger", "view") or (wanted is not None and name not in wanted):
            yield say("{name!r} ({kind}) does not belong in it", name=name, kind=kind)
        elif wanted is not None and wanted[name] != _hash(kind, table, sql):
            yield say("{name!r} ({kind}) is not made as it should be", name=name, kind=kind)
    for name in sorted((wanted or {}).keys() - seen):
        if name.startswith("ix_"):
            yield say("the index {name!r} is missing", name=name)
        else:
            yield say("the table {name!r} is missing", name=name)


# Opening

SAFE: Final = (
    "PRAGMA foreign_keys=ON",
    "PRAGMA trusted_schema=OFF",
    "PRAGMA cell_size_check=ON",
    "PRAGMA mmap_size=0",
    "PRAGMA temp_store=MEMORY",
    "PRAGMA busy_timeout=0",
)
HELD: Final = (
    *SAFE,
    "PRAGMA locking_mode=EXCLUSIVE",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "BEGIN IMMEDIATE",  # the lock is taken now, not with the first change
    "COMMIT",
)
COPY_TRIES: Final = 40
COPY_PAUSE: Final = 0.05
WAL_HEADER: Final = 32


def connect(path: Path, query: str = "mode=rw") -> sqlite3.Connection:
    """A connection in which every transaction is begun by hand, and nothing in the file acts by itself."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{query}", uri=True, timeout=0, isolation_level=None, check_same_thread=False
    )
    guard(connection)
    return connection


def schema_of(connection: sqlite3.Connection) -> int:
    """The schema that the header of a file speaks of."""
    schema: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return schema


def recognise(place: object, connection: sqlite3.Connection) -> None:
    """Refuse what is not ours, what a newer program has made of it, and what is made otherwise than by any program."""
    schema = _recognise_header(place, connection)
    if odd := next(oddities(connection, schema), ""):
        raise told(
            Damaged,
            place,
            say("it is damaged: {found}", found=odd),
            "choose how to go on: recover it, or take a snapshot",
        )
    revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if schema < 1 or revision != (f"{schema:04}",):
        raise told(Damaged, place, "it does not say which format it has")


def _recognise_header(place: object, connection: sqlite3.Connection) -> int:
    schema = schema_of(connection)
    if connection.execute("PRAGMA application_id").fetchone()[0] != files.APPLICATION_ID:
        raise told(NotACampaign, place)
    if schema > files.SCHEMA:
        raise told(Newer, place, say("it has format {number} of a newer program", number=f"{schema:04}"))
    return schema


def check(path: Path) -> None:
    """Refuse a file that cannot be a campaign of this program, without touching it."""
    if not path.is_file():
        raise told(Missing, path)
    with known(path), closing(connect(path, "immutable=1")) as connection:
        try:
            _recognise_header(path, connection)
        except sqlite3.DatabaseError:
            if not has_wal(path):
                raise
            _check_with_wal(path)


def _check_with_wal(path: Path) -> None:
    """A full disk or a crash has kept part of the file in the WAL: judge both together, in a copy."""
    with Workroom() as folder:
        copy = folder / ("copy" + files.SUFFIX)
        copy_held(path, copy)
        with closing(connect(copy)) as connection:
            recognise(path, connection)


def hold(path: Path, place: Path | None = None) -> sqlite3.Connection:
    """Open a campaign for this process alone, and sign for it; ``place`` is told if it is not the file itself."""
    check(path)
    connection = connect(path)
    try:
        with known(place or path):
            for pragma in HELD:
                connection.execute(pragma)
            recognise(place or path, connection)
    except BaseException:
        connection.close()
        raise
    locks.sign(path)
    return connection


def look_at(path: Path) -> sqlite3.Connection:
    """Open a campaign that nobody can write, such as one on a disc: without a lock, and as it lies there."""
    check(path)
    connection = connect(path, "immutable=1")
    try:
        with known(path):
            for pragma in SAFE:
                connection.execute(pragma)
            recognise(path, connection)
    except BaseException:
        connection.close()
        raise
    return connection


def has_wal(path: Path) -> bool:
    """Whether part of a campaign lies in its WAL: it is held, or was left by a crash."""
    return files.wal(path).is_file() and files.wal(path).stat().st_size > 0


def copy_held(path: Path, target: Path) -> None:
    """Copy a campaign that another process may be writing.

    Between two checkpoints the file itself rests and the WAL only grows; so a copy is good if neither the file has
    changed nor the WAL begun anew while it was made. A last line that was copied by half is left out by SQLite.
    """
    if _is_held_here(path):
        raise told(Locked, path, "it is already open in this program", "close it first")
    with known(path):
        for _ in range(COPY_TRIES):
            before = _moment(path)
            shutil.copyfile(path, target)
            files.wal(target).write_bytes(_wal_of(path))
            if _moment(path) == before:
                return
            time.sleep(COPY_PAUSE)
    raise told(Locked, path, "it is being written without a pause", "wait a little and try again")


def _is_held_here(path: Path) -> bool:
    """Whether this very process holds a campaign; a signature that the disk would not let us remove is no lock."""
    owner = locks.owner(path)
    if owner is None or not owner.is_me():
        return False
    try:
        with closing(connect(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        return kind_of(error) is Locked
    return False


def _moment(path: Path) -> tuple[int, int, bytes]:
    """What changes with a checkpoint."""
    facts = path.stat()
    return facts.st_mtime_ns, facts.st_size, _wal_of(path, WAL_HEADER)


def _wal_of(path: Path, most: int = -1) -> bytes:
    try:
        with files.wal(path).open("rb") as file:
            return file.read(most)
    except FileNotFoundError:  # its owner has just put it away
        return b""
