"""A whole campaign in memory, row by row, so that it can be put right before anything is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, insert, update

from horologium.campaign.records import KIND_OF, KINDS
from horologium.engine.core.errors import BadData
from horologium.store.records import row_of
from horologium.store.tables import TABLES, columns, decoded, record, sound

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

    from horologium.campaign.records import Record

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not fit, in words; without a ``mend`` only a snapshot helps."""

    words: str
    mend: Callable[[], object] | None

    @property
    def fault(self) -> str:
        """The words without what would be done about it, which stands behind the last semicolon."""
        return self.words.rpartition("; ")[0] or self.words


@dataclass(slots=True)
class CampaignRows:
    """The rows of all tables; rows that make no sense at all are kept apart as they were read."""

    rows: dict[str, list[Row]] = field(default_factory=dict)
    broken: list[tuple[str, Row, str]] = field(default_factory=list)
    before: dict[str, dict[tuple[Any, ...], Row]] = field(default_factory=dict)

    # Rows

    def drop(self, table: str, row: Row) -> None:
        """Strike a row out."""
        self.rows[table] = [other for other in self.rows[table] if other is not row]

    def drop_where(self, table: str, test: Callable[[Row], bool]) -> None:
        """Strike rows out."""
        self.rows[table] = [row for row in self.rows[table] if not test(row)]

    # Records

    def records(self, kind: str) -> Iterator[Any]:
        """The records of a kind, in their order."""
        for row in list(self.rows[kind]):
            yield record(kind, row)

    def find(self, kind: str, id_: str) -> Any:
        """A record by id, or None."""
        return next((record(kind, row) for row in self.rows[kind] if row["id"] == id_), None)

    def ids(self, kind: str) -> set[str]:
        """The ids of a kind."""
        return {row["id"] for row in self.rows[kind]}

    def put(self, new: Record, old: str = "") -> None:
        """Enter a record, or put it in the place of the one with its id, or with the id that it had."""
        kind, id_ = KIND_OF[type(new)], old or new.id
        for row in self.rows[kind]:
            if row["id"] == id_:
                row.update(row_of(new))
                return
        self.rows[kind].append({"place": self._next_place(kind), **row_of(new)})

    def remove(self, gone: Record) -> None:
        """Strike a record out."""
        self.drop_where(KIND_OF[type(gone)], lambda row: row["id"] == gone.id)

    def _next_place(self, kind: str) -> int:
        known = [row["place"] or 0 for row in self.rows[kind]]
        return max([*known, *(key[0] for key in self.before.get(kind, {}))], default=0) + 1


def read(connection: Connection) -> CampaignRows:
    """The campaign as it lies in the database."""
    state = CampaignRows()
    for table in TABLES:
        names, state.rows[table], state.before[table] = columns(table), [], {}
        listed, order = _quoted(names), _quoted(key.name for key in TABLES[table].primary_key)
        for values in connection.exec_driver_sql(f'SELECT {listed} FROM "{table}" ORDER BY {order}'):
            raw = dict(zip(names, values, strict=True))
            state.before[table][_key(table, raw)] = raw
            _take(state, table, raw)
    return state


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _take(state: CampaignRows, table: str, raw: Row) -> None:
    try:
        row = decoded(table, raw)
        state.rows[table].append(row if table in KINDS and _reads(table, row) else sound(table, row))
    except BadData as error:
        state.broken.append((table, raw, error.message))


def _reads(kind: str, row: Row) -> bool:
    """Whether a row is a record; what follows from it may be wrong."""
    sound(kind, row)
    return True


def _key(table: str, row: Row) -> tuple[Any, ...]:
    return tuple(row[key.name] for key in TABLES[table].primary_key)


def write(connection: Connection, state: CampaignRows) -> None:
    """Make the database what the state is: only rows that differ are touched."""
    for table in reversed([*TABLES]):
        kept = {_key(table, row) for row in state.rows[table]}
        for key in state.before[table]:
            if key not in kept:
                connection.execute(delete(TABLES[table]).where(_same(table, key)))
    for table in TABLES:
        for row in state.rows[table]:
            key = _key(table, row)
            old = state.before[table].get(key)
            if old is None:
                connection.execute(insert(TABLES[table]), row)
            elif _differs(table, old, row):
                connection.execute(update(TABLES[table]).where(_same(table, key)).values(**row))


def _differs(table: str, old: Row, row: Row) -> bool:
    try:
        return decoded(table, old) != row
    except BadData:
        return True


def _same(table: str, key: tuple[Any, ...]) -> Any:
    pairs = zip(TABLES[table].primary_key, key, strict=True)
    return and_(*(column == value for column, value in pairs))
