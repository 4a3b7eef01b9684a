"""The shape of a campaign file: which tables and indexes it has, and nothing else.

Whatever else a file can hold (triggers, views, virtual tables, generated columns, constraints) runs or answers in the
place of our own tables. So the schema is read before any table is, and compared word by word with what the migrations
make; the words are kept here as hashes.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

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
_ALL: Final = """
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
    return {name: _hash(kind, table, sql) for kind, name, table, sql in connection.execute(_ALL)}


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
    for kind, name, table, sql in connection.execute(_ALL).fetchall():  # what is half read keeps the file locked
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
