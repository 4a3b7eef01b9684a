"""What rows that were read from a damaged file are worth: proven by its tallies, completed from elsewhere, or lost.

A table is proven if its rows come to the tally that was written last. If they do not, what the history says of records
and what the newest good snapshot holds is tried until it does. What cannot be proven is told.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import JSON, LargeBinary

from horologium.campaign.books import load
from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import say, say_number
from horologium.store import tallies
from horologium.store.migrations import older
from horologium.store.records import row_of
from horologium.store.tables import OLDER, TODAY, Layout, holds_records, keys
from horologium.store.tallies import Scale, Seal, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Row = dict[str, Any]
Rows = list[Row]
ADDED: Final = frozenset({"step", "change", "battle", "answer"})
"""Tables whose rows are only ever added: one that a snapshot has is missing if it is not there."""

MOST_TRIED: Final = 500  # single rows


class Claim(NamedTuple):
    """What a damaged file says that it holds."""

    written: Mapping[str, Tally]
    seal: Seal

    @property
    def tables(self) -> Mapping[str, Tally]:
        """The tallies, if they are whole and no older than the seal; else nothing."""
        return {} if self.behind or tallies.digest(self.written) != self._tallied.digest else self.written

    @property
    def behind(self) -> int:
        """How many changes only the seal knows of."""
        return max(self.seal.number - self._tallied.number, 0) if self._tallied.digest else 0

    @property
    def _tallied(self) -> Seal:
        return Seal(*self.written.get(tallies.SEAL, Tally(0, "")))


NOTHING: Final = Claim({}, Seal())


@dataclass(slots=True)
class Proofs:
    """Weighs the tables of one damaged file."""

    claim: Claim
    kept: Mapping[str, Rows]  # the newest good snapshot
    scale: Scale
    layout: Layout = TODAY

    def is_proven(self, table: str, rows: Rows) -> bool:
        """Whether these are the rows that were written last."""
        return self.claim.tables.get(table) == self._tally(table, rows)

    def _tally(self, table: str, rows: Iterable[Row]) -> Tally:
        return tallies.tally(self._line(table, row) for row in rows)

    def _line(self, table: str, row: Row) -> bytes:
        columns = [column for column in self.layout.tables[table].columns if (table, column.name) != ("meta", "seal")]
        kinds = [(each.name, "BLOB" if isinstance(each.type, LargeBinary) else "") for each in columns]
        plain = {each.name: canonical(row[each.name]) for each in columns if isinstance(each.type, JSON)}
        return self.scale.line(kinds, {**row, **plain})

    # Completing

    def complete(self, rows: dict[str, Rows]) -> None:
        """Put what is known from elsewhere in the place of rows that are missing or wrong, table by table.

        The history comes first, since records are completed from it.
        """
        for table in sorted(self.layout.tables, key=lambda name: name not in ("step", "change")):
            if not self.is_proven(table, rows[table]):
                rows[table] = self._completed(table, rows)

    def _completed(self, table: str, rows: Mapping[str, Rows]) -> Rows:
        told, kept = rows[table], self.kept.get(table, [])
        if holds_records(table):
            told = _as_told(table, told, _images(rows), kept, self.layout)
        grown = [*told, *_missing(table, told, kept)]
        tried = [told, grown, _replaced(table, grown, kept)]
        proven = (each for each in tried if self.is_proven(table, each))
        best = next(proven, None) or self._with_one_row(table, told, kept)
        return best or (grown if table in ADDED else told)

    def _with_one_row(self, table: str, rows: Rows, others: Rows) -> Rows | None:
        """The rows with a single one from elsewhere, if that is all that was wrong."""
        claim = self.claim.tables.get(table)
        if claim is None:
            return None
        now, mine = self._tally(table, rows), {keys(table, row): row for row in rows}
        different = [row for row in others if mine.get(keys(table, row)) != row]
        for row in different[:MOST_TRIED]:
            old = mine.get(keys(table, row))
            gone = now if old is None else now.without(self._line(table, old))
            if gone.with_(self._line(table, row)) == claim:
                return [*(mine | {keys(table, row): row}).values()]
        return None

    # What is lost

    def lost(self, rows: Mapping[str, Rows], troubles: Mapping[str, list[str]]) -> Iterator[str]:
        """What could not be proven, in words."""
        found = {table: self._tally(table, rows[table]) for table in self.layout.tables}
        if tallies.digest(found) == self.claim.seal.digest:
            return
        claimed = self.claim.tables
        for table, now in found.items():
            was = claimed.get(table)
            if was != now:
                yield from troubles.get(table, ())
            if was not in (now, None) and table != "meta":
                yield differs(table, was, now)
        if self.claim.behind:
            yield behind(self.claim.behind)
        if not claimed:
            yield say("nothing tells whether more is missing")


def behind(count: int) -> str:
    """That the newest is gone."""
    return say_number(count, "the last change is not in it", "the last {count} changes are not in it")


def differs(table: str, was: Tally, now: Tally) -> str:
    """How a table is not what it was."""
    if now.rows < was.rows:
        return say(
            "{count} of {all} rows of {table!r} are missing", count=was.rows - now.rows, all=was.rows, table=table
        )
    return say("what is in {table!r} is not what was written last", table=table)


def _missing(table: str, rows: Rows, others: Rows) -> Rows:
    there = {keys(table, row) for row in rows}
    return [row for row in others if keys(table, row) not in there]


def _replaced(table: str, rows: Rows, others: Rows) -> Rows:
    known = {keys(table, row): row for row in others}
    return [known.get(keys(table, row), row) for row in rows]


# The history


def _images(rows: Mapping[str, Rows]) -> dict[tuple[str, str], str | None]:
    """How the history left every record that it knows; one of which everything was undone is as it was at first."""
    done = {row["seq"] for row in rows["step"] if row["state"] == "done"}
    first: dict[tuple[str, str], str | None] = {}
    last: dict[tuple[str, str], str | None] = {}
    for change in sorted(rows["change"], key=lambda row: (row["step"], row["place"])):
        key = change["kind"], change["id"]
        first.setdefault(key, change["before"])
        if change["step"] in done:
            last[key] = change["after"]
    return first | last


def _as_told(kind: str, rows: Rows, images: Mapping[tuple[str, str], str | None], others: Rows, layout: Layout) -> Rows:
    """The records of a kind as the history left them; what it does not know stays."""
    told = {id_: text for (each, id_), text in images.items() if each == kind}
    kept = [row for row in rows if told.get(row["id"], "") is not None]
    found = [row if row["id"] not in told else {**row, **_row(kind, told[row["id"]], layout)} for row in kept]
    places = {row["id"]: row["place"] for row in others}
    for id_, text in told.items():
        if text is not None and all(row["id"] != id_ for row in found):
            taken = {row["place"] for row in found}
            free = max(taken, default=0) + 1
            place = places.get(id_, free)
            found.append({"place": free if place in taken else place, **_row(kind, text, layout)})
    return found


def _row(kind: str, text: str | None, layout: Layout) -> Row:
    """An image as a row; where it is not yet of today it has the columns of its table."""
    data = json.loads(text or "")
    return dict(data) if layout is OLDER and kind in older.CHANGED else row_of(load(kind, data))
