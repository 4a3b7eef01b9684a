"""Reading what is left of a damaged campaign: table by table, row by row, and what the history still knows.

A table is proven if its rows come to the tally that was written last. If they do not, what the history says of records
and what the newest good snapshot holds is tried until it does. What cannot be proven is told.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import JSON, LargeBinary, insert

from horologium import __version__
from horologium.campaign.books import load
from horologium.campaign.errors import StoreError
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import say, say_number
from horologium.store import files, sqlite_files, tallies
from horologium.store.database import create_file, open_file
from horologium.store.errors import DiskFault, known, told
from horologium.store.migrations import older
from horologium.store.records import row_of
from horologium.store.tables import (
    OLDER,
    TODAY,
    Layout,
    chain_of,
    columns,
    decoded,
    holds_records,
    keys,
    layout_of,
    sound,
)
from horologium.store.tallies import RowScale, Seal, TableTally
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

Row = dict[str, Any]
Rows = list[Row]
ADDED: Final = frozenset({"step", "change", "battle", "answer"})
"""Tables whose rows are only ever added: one that a snapshot has is missing if it is not there."""

MOST_TRIED: Final = 500  # single rows


# What rows are worth: proven by the tallies, completed from elsewhere, or lost


class Claim(NamedTuple):
    """What a damaged file says that it holds."""

    written: Mapping[str, TableTally]
    seal: Seal

    @property
    def tables(self) -> Mapping[str, TableTally]:
        """The tallies, if they are whole and no older than the seal; else nothing."""
        return {} if self.behind or tallies.digest(self.written) != self._tallied.digest else self.written

    @property
    def behind(self) -> int:
        """How many changes only the seal knows of."""
        return max(self.seal.number - self._tallied.number, 0) if self._tallied.digest else 0

    @property
    def _tallied(self) -> Seal:
        return Seal(*self.written.get(tallies.SEAL, TableTally(0, "")))


NOTHING: Final = Claim({}, Seal())


@dataclass(slots=True)
class Proofs:
    """Weighs the tables of one damaged file."""

    claim: Claim
    kept: Mapping[str, Rows]  # the newest good snapshot
    scale: RowScale
    layout: Layout = TODAY

    def is_proven(self, table: str, rows: Rows) -> bool:
        """Whether these are the rows that were written last."""
        return self.claim.tables.get(table) == self._tally(table, rows)

    def _tally(self, table: str, rows: Iterable[Row]) -> TableTally:
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


def differs(table: str, was: TableTally, now: TableTally) -> str:
    """How a table is not what it was."""
    if now.rows < was.rows:
        return say(
            "{count} of {all} {all:row|rows} of {table!r} {count:is|are} missing",
            count=was.rows - now.rows,
            all=was.rows,
            table=table,
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


LOOKUPS: Final = 20_000  # rows that are asked for one by one between two damaged places
PAGES: Final = slice(28, 32)  # of the header: how many pages there are
_MADE_UP: Final = MappingProxyType({"created": "", "program": __version__, "seal": ""})


# What can be read


@dataclass(slots=True)
class Salvage:
    """The rows that could be read, by table, what the file says that it holds, and what is lost, in words."""

    rows: dict[str, Rows] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    claim: Claim = NOTHING
    layout: Layout = TODAY
    troubles: dict[str, list[str]] = field(default_factory=dict)  # by table what could not be read

    def trouble(self, table: str, words: str) -> None:
        """Note what could not be read."""
        self.troubles.setdefault(table, []).append(words)

    def count(self) -> int:
        """How many records were read."""
        return sum(len(rows) for name, rows in self.rows.items() if holds_records(name))

    @property
    def whole(self) -> bool:
        """Whether it is enough for a campaign."""
        return all(len(self.rows.get(name, ())) == 1 for name in ("charter", "standing"))


def salvage(path: Path, snapshot: Path | None = None) -> Salvage:
    """What can be read of a file, which is not touched; a broken first page is replaced in a copy by a good one.

    Rows that are missing or wrong are looked for in its history and in a snapshot.
    """
    best = Salvage(lost=["nothing in it could be read"])
    with known(path), Workroom() as folder, closing(RowScale()) as scale:
        kept = _Kept(snapshot, folder)
        for copy in _copies(path, folder):
            found = _salvaged(copy, kept, scale)
            if found.whole:
                return found
            best = max(best, found, key=Salvage.count)
    return best


def _salvaged(copy: Path, kept: _Kept, scale: RowScale) -> Salvage:
    with suppress(sqlite3.Error, UnicodeError), closing(sqlite_files.connect(copy)) as connection:
        connection.text_factory = lambda data: data.decode(errors="surrogateescape")
        for pragma in sqlite_files.SAFE:
            connection.execute(pragma)
        raw = _read(connection)
        return _sifted(raw, Proofs(raw.claim, kept.rows(raw.layout), scale, raw.layout))
    return Salvage()


class _Kept:
    """The rows of a snapshot, each layout when it is asked for."""

    def __init__(self, snapshot: Path | None, folder: Path) -> None:
        self._snapshot, self._folder = snapshot, folder
        self._found: dict[int, dict[str, Rows]] = {}

    def rows(self, layout: Layout) -> dict[str, Rows]:
        """The rows in this layout: a copy of an older snapshot is lifted for a file that is not older itself."""
        if layout.schema not in self._found:
            self._found[layout.schema] = {} if self._snapshot is None else self._read(self._snapshot, layout)
        return self._found[layout.schema]

    def _read(self, snapshot: Path, layout: Layout) -> dict[str, Rows]:
        copy = self._folder / f"kept-{layout.schema}"
        shutil.copyfile(snapshot, copy)
        with suppress(StoreError, BadData, sqlite3.Error):
            if layout is TODAY:
                open_file(copy).close()
            with closing(sqlite_files.connect(copy)) as connection:
                raw = _read(connection)
            if raw.layout is layout:
                return {name: _sound_rows(raw, name, rows) for name, rows in raw.rows.items()}
        return {}


def _copies(path: Path, folder: Path) -> Iterator[Path]:
    """The file as it is; then with first pages that new files have or had, before and after they were tidied."""
    yield _copy(path, folder / "as-it-is")
    for number, template in enumerate(_templates(folder)):
        yield _grafted(_copy(path, folder / f"grafted-{number}"), template)


def _copy(path: Path, target: Path) -> Path:
    shutil.copyfile(path, target)
    if files.wal(path).is_file():
        shutil.copyfile(files.wal(path), files.wal(target))
    return target


def _templates(folder: Path) -> list[bytes]:
    found = []
    for layout in (TODAY, OLDER):
        fresh, tidy = folder / f"fresh-{layout.schema}", folder / f"tidy-{layout.schema}"
        with closing(create_file(fresh, layout.schema)) as database:
            database.copy_to(tidy)
        found += [tidy.read_bytes(), fresh.read_bytes()]
    return found


def _grafted(copy: Path, template: bytes) -> Path:
    """Put the first page of a new file over a damaged one; the tables begin at the same pages in both."""
    size = int.from_bytes(template[16:18], "big")
    data = bytearray(copy.read_bytes())
    pages = max(len(data) // size, 1)
    data[:size] = template[:size]
    data[PAGES] = pages.to_bytes(4, "big")
    data[24:28] = data[92:96]  # else the number of pages is not believed
    data[32:40] = bytes(8)  # no free pages
    copy.write_bytes(data[: pages * size])
    files.wal(copy).unlink(missing_ok=True)
    return copy


# Reading


def _read(connection: sqlite3.Connection) -> Salvage:
    plain = sqlite_files.plain_tables(connection)
    found = Salvage(claim=_claim(connection), layout=layout_of(plain))
    for name in found.layout.tables:
        names = columns(name, found.layout)
        rows, whole = _rows(connection, name, names) if set(names) <= plain.get(name, set()) else ([], False)
        found.rows[name] = [dict(zip(names, row, strict=True)) for row in rows]
        if not whole:
            found.trouble(name, say("part of the table {name!r} could not be read", name=name))
    return found


def _claim(connection: sqlite3.Connection) -> Claim:
    """What the file says that it holds, if that can be read at all."""
    written, seal = NOTHING
    with suppress(sqlite3.Error, TypeError, UnicodeError):
        seal = tallies.seal_of(connection.execute)
    with suppress(sqlite3.Error, TypeError, UnicodeError):
        written = tallies.kept(connection.execute)
    return Claim(written, seal)


def _rows(connection: sqlite3.Connection, table: str, names: Sequence[str]) -> tuple[list[tuple[Any, ...]], bool]:
    """The rows of a table: from the front, from the back, and one by one in between."""
    listed = ", ".join(f'"{name}"' for name in names)
    query = f'SELECT rowid, {listed} FROM "{table}" NOT INDEXED'
    found: dict[int, tuple[Any, ...]] = {}
    whole = _gather(found, connection, f"{query} ORDER BY rowid")
    if not whole:
        front = max(found, default=0)
        _gather(found, connection, f"{query} WHERE rowid > {front} ORDER BY rowid DESC")
        back = min((key for key in found if key > front), default=0)
        for key in range(front + 1, min(back, front + LOOKUPS)):
            _gather(found, connection, f"{query} WHERE rowid = {key}")
    return [found[key] for key in sorted(found)], whole


def _gather(found: dict[int, tuple[Any, ...]], connection: sqlite3.Connection, query: str) -> bool:
    try:
        for key, *row in connection.execute(query):
            found[key] = tuple(row)
    except (sqlite3.Error, UnicodeError, OverflowError):
        return False
    return True


# Sifting


def _sifted(raw: Salvage, proofs: Proofs) -> Salvage:
    """Only rows that make sense, each once, completed from elsewhere; answers as far as their chain holds."""
    found = Salvage(claim=raw.claim, layout=raw.layout, troubles=raw.troubles)
    for name, rows in raw.rows.items():
        found.rows[name] = _sound_rows(found, name, rows)
    proofs.complete(found.rows)
    _keep_owned(found, "change", "step", {row["seq"] for row in found.rows["step"]})
    battles = {row["id"] for row in found.rows["battle"]}
    for name in ("checkpoint", "answer"):
        _keep_owned(found, name, "battle", battles)
    _cut_chains(found)
    for name in ("charter", "standing", "meta"):
        del found.rows[name][1:]
    found.rows["meta"] = [
        {**_MADE_UP, **row, "id": 1, "format": found.layout.schema} for row in found.rows["meta"] or [{}]
    ]
    found.lost += proofs.lost(found.rows, found.troubles)
    return found


def _sound_rows(found: Salvage, name: str, rows: Rows) -> Rows:
    good: dict[Any, dict[str, Any]] = {}
    for row in rows:
        try:
            tallies.check_length(name, sum(len(value) for value in row.values() if isinstance(value, str)))
            fine = sound(name, decoded(name, row, found.layout), found.layout)
            good.setdefault(keys(name, fine), fine)
        except BadData as error:
            found.trouble(name, error.message)
    return list(good.values())


def _keep_owned(found: Salvage, name: str, column: str, owners: set[Any]) -> None:
    kept = [row for row in found.rows[name] if row[column] in owners]
    if len(kept) < len(found.rows[name]):
        gone = len(found.rows[name]) - len(kept)
        words = say(
            "{count} {count:row|rows} of {name!r} {count:belongs|belong} to nothing any more", count=gone, name=name
        )
        found.trouble(name, words)
    found.rows[name] = kept


def _cut_chains(found: Salvage) -> None:
    lines: dict[str, Rows] = {}
    for row in sorted(found.rows["answer"], key=lambda row: row["seq"]):
        lines.setdefault(row["battle"], []).append(row)
    kept: Rows = []
    for battle in found.rows["battle"]:
        mine = lines.get(battle["id"], [])
        chain = chain_of(battle, mine)
        kept += mine[: chain.seq]
        if chain.seq < len(mine):
            count = len(mine) - chain.seq
            words = say(
                "the last {count} {count:line|lines} of battle {battle} {count:does|do} not follow",
                count=count,
                battle=battle["id"],
            )
            found.trouble("answer", words)
        _drop_moments(found, battle["id"], len(chain.log))
    found.rows["answer"] = kept


def _drop_moments(found: Salvage, battle: str, answers: int) -> None:
    found.rows["checkpoint"] = [
        row for row in found.rows["checkpoint"] if row["battle"] != battle or row["at"] <= answers
    ]


# Writing


def write(found: Salvage, target: Path) -> None:
    """A new campaign file from the rows that were read, which is lifted if they are older."""
    with known(target):
        target.unlink(missing_ok=True)
    with closing(create_file(target, found.layout.schema)) as database, database.writing() as connection:
        for name, rows in found.rows.items():
            for row in rows:
                known_place = {key: value for key, value in row.items() if (key, value) != ("place", None)}
                connection.execute(insert(found.layout.tables[name]), known_place)
    if found.layout is not TODAY:
        open_file(target).close()
    if sqlite_files.has_wal(target):  # closing it did not bring everything into the file
        raise told(DiskFault, target)
