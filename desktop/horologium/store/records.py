"""Records as rows and back, by the names of their fields."""

from __future__ import annotations

from dataclasses import fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.books import dump, load
from horologium.campaign.records import KIND_OF, KINDS, Chapter, Record
from horologium.engine.core.errors import BadData
from horologium.store.errors import Damaged, Unkeepable, told
from horologium.store.folding import folded
from horologium.store.rows import RECORD_ROWS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlalchemy import Column, Table

LARGEST: Final = 2**63

FIELDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {name: tuple(field.name for field in fields(kind)) for name, kind in KINDS.items()}
)


def table_of(kind: str) -> Table:
    """The table of a kind of record."""
    table: Table = RECORD_ROWS[kind].__table__  # type: ignore[attr-defined]
    return table


def columns_of(kind: str) -> list[Column[Any]]:
    """The columns that hold the fields of a record, in their order."""
    return [table_of(kind).c[name] for name in FIELDS[kind]]


def row_of(record: Record) -> dict[str, Any]:
    """A record as the values of its row."""
    row = dump(record)
    for name, value in row.items():
        if not _keepable(value):
            place = f"{KIND_OF[type(record)]} {record.id}"
            raise told(Unkeepable, place, f"its {name} has a number or a character that cannot be kept", "change it")
    if isinstance(record, Chapter):
        row["folded"] = folded(f"{record.title}\n{record.text}\n{record.remark}")
    return row


def _keepable(value: object) -> bool:
    if isinstance(value, int):
        return -LARGEST <= value < LARGEST
    if not isinstance(value, str):
        return True
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:  # half a character
        return False


def record_of(place: object, kind: str, row: Sequence[Any]) -> Record:
    """The record behind the values of its row, checked."""
    try:
        return load(kind, dict(zip(FIELDS[kind], row, strict=True)))
    except BadData as error:
        raise told(Damaged, place, f"a {kind} in it cannot be read ({error.message})") from error


def records_of(place: object, kind: str, rows: Iterable[Sequence[Any]]) -> list[Record]:
    """The records behind many rows."""
    return [record_of(place, kind, row) for row in rows]
