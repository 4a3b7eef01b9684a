"""An open database: one connection, explicit transactions, errors in words.

A campaign is a SQLite file; the same tables run on a server by URL. Everything that only SQLite knows is in this module
and in ``sqlite_files``.
"""

from __future__ import annotations

import sqlite3
import tempfile
import threading
from contextlib import contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, InvalidRequestError
from sqlalchemy.pool import NullPool

from horologium.campaign.errors import StoreError
from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import say
from horologium.store import files, locks, sqlite_files, tallies
from horologium.store.errors import (
    Damaged,
    Locked,
    Missing,
    Newer,
    NotACampaign,
    ServerFault,
    Unwritable,
    Uprooted,
    known,
    told,
)
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import URL, Connection, Engine

    Keep: TypeAlias = Callable[["Database", str], None]
    Rescue: TypeAlias = Callable[["Database"], Path]
    Examine: TypeAlias = Callable[[Path, sqlite3.Connection], list[str]]

# Connections of SQLAlchemy, over a file that is open already or to a server

STATEMENTS: Final = 1_000  # compiled statements that are kept
PATIENCE: Final = 10
"""Seconds."""
BEGIN: Final = "begin"


def to_server(url: URL) -> Connection:
    """A connection to a server, which has a moment to answer."""
    waits = url.get_backend_name() == "postgresql" and "connect_timeout" not in url.query
    return _engine(url, connect_args={"connect_timeout": PATIENCE} if waits else {}).connect()


def to_file(raw: sqlite3.Connection, *, rests: bool = False) -> Connection:
    """A connection over an open file; in one that rests nothing can be locked for writing."""
    connection = _files().connect(raw)
    connection.info[BEGIN] = "BEGIN" if rests else "BEGIN IMMEDIATE"
    return connection


def _engine(url: str | URL, **options: Any) -> Engine:
    return create_engine(url, poolclass=NullPool, query_cache_size=STATEMENTS, json_serializer=canonical, **options)


class _Files:
    """The engine of all files: it compiles a statement once, whichever campaign is open.

    The connections of the driver are opened elsewhere, and handed in one by one.
    """

    def __init__(self) -> None:
        self._handed: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._engine = _engine("sqlite://", creator=self._handed.pop)
        event.listen(self._engine, "begin", _begin)

    def connect(self, raw: sqlite3.Connection) -> Connection:
        with self._lock:
            self._handed.append(raw)
            return self._engine.connect()


def _begin(connection: Connection) -> None:
    """The driver begins nothing by itself: see ``sqlite_files.connect``."""
    connection.exec_driver_sql(connection.info[BEGIN])


@cache
def _files() -> _Files:
    return _Files()


# Databases


def keep_nothing(_database: Database, _reason: str) -> None:
    """Where nobody asked for snapshots."""


class Database:
    """One open database. ``read_only`` says why it is only looked at; ``path`` is None on a server."""

    def __init__(self, connection: Connection, place: object, path: Path | None = None, read_only: str = "") -> None:
        self.place, self.path, self.read_only = place, path, read_only
        self.changed = False  # since the last snapshot, or since it was opened
        self.notices: list[str] = []  # what the players should know about this opening
        self.kept_as: Path | None = None  # where all of it went when the file was taken away from under us
        self._identity: tuple[int, int] | None = None  # of the file that is held
        self._rescue: Rescue | None = None
        self.damage: StoreError | None = None  # why a file that is only looked at should not be trusted
        self._connection = connection
        self._lock = threading.RLock()
        self._at_close: list[Callable[[], object]] = []

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """See everything as it is at one moment."""
        with self._lock, known(self.place), self._connection.begin():
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Change everything or nothing: on disk when this ends."""
        if self.read_only:
            raise Unwritable(self.read_only)
        self.must_lie_here()
        with self.reading() as connection:
            yield connection
            if self.path is not None:
                tallies.seal(self.raw)
        self.changed = True
        self.must_lie_here()

    def watch(self, rescue: Rescue) -> None:
        """Keep an eye on the file that is held; ``rescue`` keeps everything elsewhere when it is taken away."""
        if self.path is not None and not self.read_only:
            self._identity, self._rescue = files.identity(self.path), rescue

    def must_lie_here(self) -> None:
        """Write nothing more to a file that was moved or replaced: it is not found again where players look for it."""
        if self.path is None or self._identity is None or files.identity(self.path) == self._identity:
            return
        with self._lock:
            self._leave()
        raise Uprooted(self.read_only)

    def _leave(self) -> None:
        """Keep all that is here under another name, and say so whenever somebody wants to write."""
        if self._rescue is None or self.kept_as is not None:
            return
        try:
            self.kept_as = self._rescue(self)
        except StoreError as error:
            raise Uprooted(
                say(
                    "{path}: the file was moved or replaced while it was open, and what is here cannot be kept "
                    "elsewhere ({reason}); put the file back, then try again.",
                    path=self.path,
                    reason=error,
                )
            ) from error
        self.read_only = say(
            "{path}: the file was moved or replaced while it was open, so nothing more is written to it; "
            "everything up to here is kept as {kept}: open that to go on.",
            path=self.path,
            kept=self.kept_as.name,
        )
        owner = None if self.path is None else locks.owner(self.path)
        if owner is None or owner.is_me():
            with suppress(StoreError):
                self.pragma("wal_checkpoint(TRUNCATE)")  # a WAL that stays behind would be read into another file

    def copy_to(self, target: Path) -> None:
        """A tidy copy of a file as it is now; it is there whole or not at all."""
        made = files.part(target)
        with self._lock, known(target):
            try:
                self.raw.execute("VACUUM INTO ?", (str(files.begin(made)),))
                files.put_in_place(made, target)
            finally:
                files.clear_away(made)

    @property
    def raw(self) -> sqlite3.Connection:
        """SQLite's own connection."""
        raw = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw

    def pragma(self, words: str) -> list[tuple[object, ...]]:
        """Ask or tell SQLite something outside of a transaction."""
        with self._lock, known(self.place):
            return self.raw.execute(f"PRAGMA {words}").fetchall()

    def schema(self) -> int:
        """The number of the last migration; 0 for an empty database."""
        with self.reading() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return 0
            return int(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())

    def migrate(self, schema: int = 0) -> None:
        """Lift the tables to this program's schema, or to an older one: all the way, or not at all."""
        from horologium.store.migrate import upgrade  # noqa: PLC0415  # rarely needed, and large

        is_file = self.path is not None
        if is_file:
            self.pragma("foreign_keys=OFF")  # tables are made anew
            tallies.let_go(self.raw)
        with self.reading() as connection:
            upgrade(connection, f"{schema:04}" if schema else "head")
            if is_file:
                connection.exec_driver_sql(f"PRAGMA application_id={files.APPLICATION_ID}")
                connection.exec_driver_sql(f"PRAGMA user_version={schema or files.SCHEMA}")
                tallies.recount(self.raw)
        self.changed = True
        if is_file:
            tallies.keep(self.raw)
            self.pragma("foreign_keys=ON")
            self.pragma("wal_checkpoint(TRUNCATE)")  # the label can be read without the WAL

    def when_closed(self, act: Callable[[], object]) -> None:
        """Have something done after closing."""
        self._at_close.append(act)

    @property
    def closed(self) -> bool:
        """Whether it was let go of."""
        return self._connection.closed

    def close(self) -> None:
        """Let go of it; a second time does nothing."""
        with self._lock:
            self._connection.close()
            while self._at_close:
                self._at_close.pop()()


def create_file(path: Path, schema: int = 0) -> Database:
    """A new campaign file with empty tables, of this program's schema or of an older one, held by this process."""
    with known(path):
        if not path.parent.is_dir():
            raise told(Missing, path.parent, "the folder is not there")
        path.touch(files.PRIVATE, exist_ok=False)
        raw = sqlite_files.connect(path)
    database = _held(raw, path)
    try:
        with known(path):
            for pragma in sqlite_files.HELD:
                raw.execute(pragma)
        locks.sign(path)
        database.migrate(schema)
    except BaseException:
        database.close()
        raise
    return database


def trust(_path: Path, _connection: sqlite3.Connection) -> list[str]:
    """Where nobody asked to have a file examined."""
    return []


def open_file(path: Path, *, view_only: bool = False, keep: Keep = keep_nothing, examine: Examine = trust) -> Database:
    """Open a campaign file; if it cannot be held, to look at, and ``read_only`` says why.

    ``examine`` is called with a file that is held, tells what it has mended, and refuses the file if it is damaged; one
    that is only looked at opens nevertheless, with a warning. ``keep`` is called with the database before it is
    migrated, to keep a copy of it as it was.
    """
    if view_only:
        return _view(path, say("{path}: it was opened to look at; open it again to change it.", path=path), examine)
    try:
        raw, mended = _examined(path, examine)
    except Locked:
        if path.stat().st_nlink > 1 and not files.wal(path).exists():
            raise told(Locked, path, "it is open under another of its names", "open it by that one") from None
        return _view(path, _held_by(path), examine)
    except Unwritable as error:
        return _view(path, str(error), examine, rests=True)
    database = _held(raw, path)
    database.notices += mended
    if _ready(database, keep):
        database.notices.append(
            say("{file} was made by an older version of the program and is up to date now", file=path.name)
        )
    return database


def _held_by(path: Path) -> str:
    owner = locks.owner(path)
    return say(
        "{path}: {holder} holds it, so it can only be looked at; close it there to change it.",
        path=path,
        holder=owner.in_words() if owner else say("another program"),
    )


def _examined(path: Path, examine: Examine) -> tuple[sqlite3.Connection, list[str]]:
    raw = sqlite_files.hold(path)
    try:
        return raw, examine(path, raw)
    except BaseException:
        raw.close()
        locks.unsign(path)
        raise


def open_url(url: str, *, create: bool = False, schema: int = 0) -> Database:
    """Open a campaign on a server; ``create`` makes its tables first, of an older ``schema`` if one is named."""
    address = _address(url)
    place = address.render_as_string(hide_password=True)
    with known(place):
        database = Database(to_server(address), place)
    try:
        _lift(database, create, schema or files.SCHEMA)
    except BaseException:
        database.close()
        raise
    return database


def _lift(database: Database, create: bool, wanted: int) -> None:
    """Bring the tables of a server to a schema, if they are ours."""
    try:
        schema = database.schema()
    except (ValueError, InvalidRequestError) as error:
        raise told(
            NotACampaign, database.place, "the tables in this database belong to another program", "name an empty one"
        ) from error
    if schema > files.SCHEMA:
        raise told(Newer, database.place)
    if schema == 0 and not create:
        raise told(Missing, database.place, "there is no campaign in this database", "put one there first")
    if schema < wanted:
        database.migrate(wanted)


def _address(url: str) -> URL:
    """Understand an address of a server, for which there is a driver."""
    try:
        address = make_url(url)
        address.get_dialect().import_dbapi()
    except ModuleNotFoundError as error:
        raise told(
            ServerFault,
            address.render_as_string(hide_password=True),
            say("the driver {name} is not installed", name=error.name),
            say("'pip install horologium[server]' brings the one for PostgreSQL"),
        ) from error
    except (ArgumentError, ValueError) as error:  # its words may hold a password
        raise told(
            ServerFault, say("the address"), "it is not that of a server", "write postgresql://name@host/database"
        ) from error
    return address


def _held(raw: sqlite3.Connection, path: Path) -> Database:
    database = Database(to_file(raw), path, path)
    database.when_closed(lambda: locks.unsign(path))
    return database


def _view(path: Path, why: str, examine: Examine, *, rests: bool = False) -> Database:
    """Look at a file that rests as it lies there, at a copy of one that may change or has to be made ready first."""
    sqlite_files.check(path)
    if rests and not sqlite_files.has_wal(path):
        database = Database(to_file(sqlite_files.look_at(path), rests=True), path, path, why)
        if database.schema() == files.SCHEMA:
            _warn(database, examine)
            return database
        database.close()
    return _view_of_copy(path, why, examine)


def _warn(database: Database, examine: Examine) -> None:
    """Say of a file that is only looked at what is wrong with it."""
    assert database.path is not None
    try:
        examine(database.path, database.raw)
    except Damaged as error:
        database.damage = error
        database.notices.append(str(error))


def _view_of_copy(path: Path, why: str, examine: Examine) -> Database:
    with known(tempfile.gettempdir()):
        folder = Workroom()
    copy = folder.path / ("copy" + files.SUFFIX)
    try:
        sqlite_files.copy_held(path, copy)
        database = Database(to_file(sqlite_files.hold(copy, path)), path, path)
        database.when_closed(folder.cleanup)
    except BaseException:
        folder.cleanup()
        raise
    _warn(database, examine)
    _ready(database, keep_nothing)
    database.read_only = why
    return database


def _ready(database: Database, keep: Keep) -> bool:
    """Lift an older file to this program's schema, after keeping it as it was; whether that had to be done."""
    try:
        older = database.schema() < files.SCHEMA
        if older:
            keep(database, "migrate")
            database.migrate()
        else:
            tallies.keep(database.raw)
    except BaseException:
        database.close()
        raise
    return older
