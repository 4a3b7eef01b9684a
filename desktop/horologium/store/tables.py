"""All tables by name, and what makes a row of each a good one.

Whoever reads rows that may have been spoilt asks here: recovery, check-up and import.
"""

from __future__ import annotations

import json
from types import MappingProxyType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import JSON, BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Table

from horologium.campaign.books import load
from horologium.campaign.records import KINDS
from horologium.engine.core.errors import BadData
from horologium.store import files
from horologium.store.battles import FIXED, GROWING, Broken, Chain, first_hash, unpacked
from horologium.store.migrations import older
from horologium.store.records import FIELDS, LARGEST, reads, row_of, table_of
from horologium.store.rows import AnswerRow, BattleRow, ChangeRow, CheckpointRow, MetaRow, PackRow, StepRow

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping, Sequence

    from horologium.campaign.records import Record

TABLES: Final[Mapping[str, Table]] = MappingProxyType(
    {kind: table_of(kind) for kind in KINDS}
    | {
        row.__table__.name: row.__table__  # type: ignore[union-attr]
        for row in (StepRow, ChangeRow, BattleRow, CheckpointRow, AnswerRow, PackRow, MetaRow)
    }
)
"""Every table, those that others refer to first."""


class Layout(NamedTuple):
    """The tables that a file of some schema has, by name, those that others refer to first."""

    schema: int
    tables: Mapping[str, Table]


TODAY: Final = Layout(files.SCHEMA, TABLES)


def _older_table(name: str, columns: str) -> Table:
    types: dict[str, Any] = {"text": String(), "number": BigInteger(), "flag": Boolean(), "data": JSON()}
    words = [each.split() for each in columns.split(",")]
    place = Column("place", Integer(), primary_key=True)
    others = [Column(name, types[kind], nullable=False) for name, kind in words]
    return Table(name, MetaData(), place, Column("id", String(), nullable=False), *others)


_OLDER: Final = MappingProxyType({name: _older_table(name, columns) for name, columns in older.COLUMNS.items()})
OLDER: Final = Layout(
    older.SINCE - 1,
    MappingProxyType(
        {
            **{name: table for name, table in TABLES.items() if name not in map(older.lift_name, _OLDER)},
            **_OLDER,
        }
    ),
)
"""What files had before: of the first schema too, which only had no tallies."""


def layout_of(names: Container[str]) -> Layout:
    """The layout of a file that has these tables."""
    return OLDER if any(name in names and name not in TABLES for name in OLDER.tables) else TODAY


STATES: Final = ("done", "undone", "abandoned")
MOST_ID: Final = 500
REMEDY: Final = "leave the row out"


def columns(table: str, layout: Layout = TODAY) -> list[str]:
    """The names of the columns of a table."""
    return [column.name for column in layout.tables[table].columns]


def holds_records(table: str) -> bool:
    """Whether the rows of a table are records, whatever it is called."""
    return older.lift_name(table) in KINDS


def keys(table: str, row: Mapping[str, Any]) -> tuple[Any, ...]:
    """By what a row is told from others: the id of a record, or its primary key."""
    names = ["id"] if holds_records(table) else [column.name for column in TABLES[table].primary_key]
    return tuple(row[name] for name in names)


def check(table: str, row: Mapping[str, Any], layout: Layout = TODAY) -> None:
    """Refuse a row, as SQLite gives it, in which something makes no sense; most records are seen to be good quickly."""
    if layout is OLDER or table not in KINDS or not _reads_plainly(table, row):
        sound(table, decoded(table, row, layout), layout)


def _reads_plainly(kind: str, row: Mapping[str, Any]) -> bool:
    derived = [(row[name], type_) for name, type_ in _DERIVED[kind]]
    if any(type(value) is not type_ or (isinstance(value, str) and "\0" in value) for value, type_ in derived):
        return False
    return reads(kind, [row[name] for name in FIELDS[kind]])


def decoded(table: str, row: Mapping[str, Any], layout: Layout = TODAY) -> dict[str, Any]:
    """A row as SQLite gives it, with the values that the program works with; BadData if that cannot be."""
    try:
        return {column.name: _decoded(column, row[column.name]) for column in layout.tables[table].columns}
    except (ValueError, KeyError, RecursionError) as error:
        raise BadData(f"a row of {table} is not whole ({error})", REMEDY) from error


def _decoded(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, JSON):
        return json.loads(value) if isinstance(value, str) else value
    if isinstance(column.type, Boolean) and value in (0, 1):
        return bool(value)
    return value


def sound(table: str, row: Mapping[str, Any], layout: Layout = TODAY) -> dict[str, Any]:
    """A row in which everything makes sense by itself, with what follows from the rest set right; else BadData.

    One of an older layout stays as it is, if what it is lifted to makes sense.
    """
    if set(row) != set(columns(table, layout)):
        odd = sorted(set(row) ^ set(columns(table, layout)))
        raise BadData(f"{', '.join(map(repr, odd))} is too much or missing in a row of {table}", REMEDY)
    for column in layout.tables[table].columns:
        _check_value(table, column, row[column.name])
    if layout is OLDER:
        today = sound(older.lift_name(table), older.lift_row(table, row))
        return today if today.keys() == row.keys() and table not in older.CHANGED | {"change", "meta"} else dict(row)
    if table in KINDS:
        return {"place": row["place"], **_record_row(table, row)}
    check = _CHECKS.get(table)
    if check:
        check(row)
    return dict(row)


def record(kind: str, row: Mapping[str, Any]) -> Record:
    """The record in a row."""
    return load(kind, {name: row[name] for name in FIELDS[kind]})


def _record_row(kind: str, row: Mapping[str, Any]) -> dict[str, Any]:
    found = record(kind, row)
    if not found.id:
        raise BadData(f"a {kind} has no id", REMEDY)
    if len(found.id) > MOST_ID:
        raise BadData(f"a {kind} has an id of {len(found.id)} characters", REMEDY)
    return row_of(found)


def _check_value(table: str, column: Column[Any], value: Any) -> None:
    where = f"{column.name} of a row of {table}"
    if value is None:
        if not column.nullable and column.name != "place":
            raise BadData(f"{where} is missing", REMEDY)
    elif not isinstance(column.type, JSON) and type(value) is not _kind(column):
        raise BadData(f"{where} is not what it should be", REMEDY)
    elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
        raise BadData(f"{where} is too large a number", REMEDY)
    elif isinstance(value, str) and not _is_text(value):
        raise BadData(f"{where} holds a character that cannot be kept", REMEDY)


def _is_text(value: str) -> bool:
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:  # half a character
        return False


def _kind(column: Column[Any]) -> type:
    if isinstance(column.type, Boolean):
        return bool
    if isinstance(column.type, Integer):
        return int
    return bytes if isinstance(column.type, LargeBinary) else str


_DERIVED: Final = MappingProxyType(
    {
        kind: tuple((column.name, _kind(column)) for column in TABLES[kind].columns if column.name not in FIELDS[kind])
        for kind in KINDS
    }
)
"""The columns of a kind that hold no field of the record, with their types."""


# What is not a record


def _check_step(row: Mapping[str, Any]) -> None:
    if row["state"] not in STATES:
        raise BadData(f"step {row['seq']} is {row['state']!r}, which is none of {', '.join(STATES)}", REMEDY)
    if row["seq"] < 1 or not isinstance(_json(row["params"]), dict):
        raise BadData(f"step {row['seq']} does not say what was done", REMEDY)


def _check_change(row: Mapping[str, Any]) -> None:
    where = f"change {row['place']} of step {row['step']}"
    if row["kind"] not in KINDS:
        raise BadData(f"{where} is about a {row['kind']!r}, which is nothing", REMEDY)
    images = [load(row["kind"], _json(text)) for text in (row["before"], row["after"]) if text is not None]
    if not images or any(image.id != row["id"] for image in images):
        raise BadData(f"{where} is about nothing, or about something else", REMEDY)


def _check_battle(row: Mapping[str, Any]) -> None:
    _check_packed(f"the beginning of battle {row['id']}", row["head"], FIXED)


def _check_moment(row: Mapping[str, Any]) -> None:
    _check_packed(f"the moment {row['at']} of battle {row['battle']}", row["save"], GROWING)


def _check_packed(where: str, data: bytes, names: Sequence[str]) -> None:
    try:
        found = unpacked(data)
    except ValueError as error:
        raise BadData(f"{where} cannot be read", REMEDY) from error
    if not isinstance(found, dict) or not set(names) <= set(found):
        raise BadData(f"{where} is not whole", REMEDY)


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData("a text in the history is no JSON", REMEDY) from error


_CHECKS: Final = MappingProxyType(
    {"step": _check_step, "change": _check_change, "battle": _check_battle, "checkpoint": _check_moment}
)


def chain_of(battle: Mapping[str, Any], lines: Iterable[Mapping[str, Any]]) -> Chain:
    """The answers of a battle as far as each line follows from the one before it."""
    chain = Chain(battle["id"], first_hash(SimpleNamespace(**battle)))
    try:
        for line in lines:
            chain.take(line)
    except (Broken, KeyError, TypeError):
        pass
    return chain
