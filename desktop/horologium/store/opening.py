"""Campaign files opened with plain ``sqlite3``: to hold, to look at, or to read a few facts.

A file is never read past SQLite while this process holds it: closing it again would lift the lock.
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import say
from horologium.store import files, locks, shape
from horologium.store.errors import (
    Damaged,
    Locked,
    Missing,
    Newer,
    NotACampaign,
    kind_of,
    known,
    told,
)
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from pathlib import Path

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
    shape.guard(connection)
    return connection


def schema_of(connection: sqlite3.Connection) -> int:
    """The schema that the header of a file speaks of."""
    schema: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return schema


def recognise(place: object, connection: sqlite3.Connection) -> None:
    """Refuse what is not ours, what a newer program has made of it, and what is made otherwise than by any program."""
    schema = _recognise_header(place, connection)
    if odd := next(shape.oddities(connection, schema), ""):
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
