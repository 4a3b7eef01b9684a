"""Records as rows and back, by the names of their fields."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import fields
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from sqlalchemy import JSON, String, cast

from horologium.campaign.books import dump, load
from horologium.campaign.records import KIND_OF, KINDS, Chapter, Record
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import shape_of
from horologium.engine.core.speech import say
from horologium.store.errors import Damaged, Unkeepable, told
from horologium.store.rows import RECORD_ROWS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from sqlalchemy import ColumnElement, Table


def folded(text: str) -> str:
    """A text in which "Città", "CITTA" and "citta" are the same."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()


LARGEST: Final = 2**63
LONGEST_NUMBER: Final = 19  # digits
UNPACKED: Final = 2_000  # texts of a JSON column that are remembered

FIELDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {name: tuple(field.name for field in fields(kind)) for name, kind in KINDS.items()}
)


def table_of(kind: str) -> Table:
    """The table of a kind of record."""
    table: Table = RECORD_ROWS[kind].__table__  # type: ignore[attr-defined]
    return table


def columns_of(kind: str) -> list[ColumnElement[Any]]:
    """The columns that hold the fields of a record, in their order; JSON as the text that it is."""
    columns = [table_of(kind).c[name] for name in FIELDS[kind]]
    return [cast(column, String) if isinstance(column.type, JSON) else column for column in columns]


def row_of(record: Record) -> dict[str, Any]:
    """A record as the values of its row."""
    row = dump(record)
    for name, value in row.items():
        if not _keepable(value):
            place = f"{KIND_OF[type(record)]} {record.id}"
            raise told(
                Unkeepable,
                place,
                say("its {name} has a number or a character that cannot be kept", name=name),
                "change it",
            )
    if isinstance(record, Chapter):
        row["folded"] = folded(f"{record.title}\n{record.text}\n{record.remark}")
        row["entered"] = _number_in(record.id)
    return row


def _number_in(id_: str) -> int:
    """The number that a record got when it was entered: one that comes back with undo stands where it stood."""
    number = id_.rpartition("-")[2]
    return int(number) if number.isdecimal() and len(number) < LONGEST_NUMBER else 0


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
    return records_of(place, kind, [row])[0]


def records_of(place: object, kind: str, rows: Iterable[Sequence[Any]]) -> list[Record]:
    """The records behind many rows, checked."""
    reader = _reader(kind)
    try:
        return [reader.read(row) for row in rows]
    except (BadData, ValueError) as error:
        raise told(Damaged, place, say("a {kind} in it cannot be read ({reason})", kind=kind, reason=error)) from error


def reads(kind: str, values: Sequence[Any]) -> bool:
    """Whether the fields of a record, as SQLite gives them, are good beyond doubt; for all others ask ``tables``."""
    reader = _reader(kind)
    if tuple(map(type, values)) != reader.raw or any(values[place] not in words for place, words in reader.listed):
        return False
    if not values[0] or any("\0" in value for value in values if type(value) is str):
        return False
    try:
        for place, unpacked in reader.packed:
            unpacked(values[place])
    except (BadData, ValueError, RecursionError):
        return False
    return all(values[place] in (0, 1) for place in reader.flags)


class _Reader(NamedTuple):
    """Reads the rows of one kind: quickly where all is as it should be, through ``books.load`` for its words if not."""

    kind: str
    make: Callable[..., Record]
    types: tuple[type, ...]
    listed: tuple[tuple[int, frozenset[str]], ...]  # fields that have one of a few values
    packed: tuple[tuple[int, Callable[[str], Any]], ...]  # fields in JSON
    flags: tuple[int, ...]  # fields that are yes or no: SQLite has numbers for these

    @property
    def raw(self) -> tuple[type, ...]:
        """The types of the fields as SQLite gives them."""
        return tuple(int if kind is bool else kind for kind in self.types)

    def read(self, row: Sequence[Any]) -> Record:
        """The record behind a row."""
        values = list(row)
        if tuple(map(type, values)) != self.types:
            return self._refused(values)
        for place, words in self.listed:
            if values[place] not in words:
                return self._refused(values)
        for place, unpacked in self.packed:
            values[place] = unpacked(values[place])
        return self.make(*values)

    def _refused(self, values: list[Any]) -> Record:
        for place, _ in self.packed:
            values[place] = json.loads(values[place])
        return load(self.kind, dict(zip(FIELDS[self.kind], values, strict=True)))


@cache
def _reader(kind: str) -> _Reader:
    hints = list(get_type_hints(KINDS[kind]).items())
    listed = [
        (place, frozenset(get_args(hint))) for place, (_, hint) in enumerate(hints) if get_origin(hint) is Literal
    ]
    packed = [
        (place, _unpacker(name, hint))
        for place, (name, hint) in enumerate(hints)
        if isinstance(table_of(kind).c[name].type, JSON)
    ]
    types = tuple(hint if hint in (int, bool) else str for _, hint in hints)
    flags = tuple(place for place, kind_ in enumerate(types) if kind_ is bool)
    return _Reader(kind, KINDS[kind], types, tuple(listed), tuple(packed), flags)


def _unpacker(name: str, hint: Any) -> Callable[[str], Any]:
    """Reads a JSON column; records cannot change, so equal texts may give the same value."""
    shape = shape_of(hint)

    @lru_cache(UNPACKED)
    def unpacked(text: str) -> Any:
        return shape.load(json.loads(text), name)

    return unpacked
