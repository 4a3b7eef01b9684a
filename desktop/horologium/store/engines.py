"""Connections of SQLAlchemy, over a file that ``opening`` has opened or to a server."""

from __future__ import annotations

import threading
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from horologium.engine.core.codec import canonical

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy import URL, Connection, Engine

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
    """The driver begins nothing by itself: see ``opening.connect``."""
    connection.exec_driver_sql(connection.info[BEGIN])


@cache
def _files() -> _Files:
    return _Files()
