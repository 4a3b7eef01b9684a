"""Reading what is left of a damaged campaign: table by table, row by row, and what the history still knows."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert

from horologium import __version__
from horologium.campaign.errors import StoreError
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import say
from horologium.store import files, opening, shape, tallies
from horologium.store.database import create_file, open_file
from horologium.store.errors import DiskFault, known, told
from horologium.store.proofs import NOTHING, Claim, Proofs
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
from horologium.store.tallies import Scale
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

LOOKUPS: Final = 20_000  # rows that are asked for one by one between two damaged places
PAGES: Final = slice(28, 32)  # of the header: how many pages there are
Rows = list[dict[str, Any]]
_MADE_UP: Final = MappingProxyType({"created": "", "program": __version__, "seal": ""})


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
    with known(path), Workroom() as folder, closing(Scale()) as scale:
        kept = _Kept(snapshot, folder)
        for copy in _copies(path, folder):
            found = _salvaged(copy, kept, scale)
            if found.whole:
                return found
            best = max(best, found, key=Salvage.count)
    return best


def _salvaged(copy: Path, kept: _Kept, scale: Scale) -> Salvage:
    with suppress(sqlite3.Error, UnicodeError), closing(opening.connect(copy)) as connection:
        connection.text_factory = lambda data: data.decode(errors="surrogateescape")
        for pragma in opening.SAFE:
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
            with closing(opening.connect(copy)) as connection:
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
    plain = shape.plain_tables(connection)
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
    if opening.has_wal(target):  # closing it did not bring everything into the file
        raise told(DiskFault, target)
