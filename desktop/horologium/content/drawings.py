"""Drawings that packs may bring, whatever their game: emblems of figures, and charts on which towns lie.

A layer of an emblem is drawn by commands on a grid of 24; a place of a chart is two numbers, east before north in
degrees, or right before down in the thousandths by which packs place their towns.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final

from horologium.content.problems import ContentError
from horologium.content.tables import read_tables
from horologium.engine.core.specs import Flaw, Least, Most, OneLine, Text
from horologium.paths import resources

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

EMBLEMS: Final = "emblems"
CHARTS: Final = "charts"
SHIPPED_CHARTS: Final = frozenset({"italy"})
"""The charts that come with the program: whoever reads a pack looks at nothing else."""
COMMANDS: Final[Mapping[str, int]] = MappingProxyType({"M": 2, "L": 2, "Q": 4, "C": 6, "O": 3, "Z": 0})
"""How many numbers each command of a layer takes."""
NEAREST, FARTHEST, GRID = -24, 48, 24
MOST_PLACES: Final = 4_000
MOST_HILLS: Final = 4_000
REACH: Final = MappingProxyType({True: ((0, 26), (30, 54)), False: ((-3_400, 5_200), (-1_500, 3_400))})
"""How far places of a chart may lie, to either side of its sheet: in degrees, and in thousandths."""
HILLY: Final = MappingProxyType({True: 200, False: 1})
"""About how long a step of one is on the sheet, in degrees and in thousandths."""
_STRANGE = re.compile(r"[^MLQCOZ0-9.\s-]")
_PART = re.compile(r"([MLQCOZ])([^MLQCOZ]*)")
_NUMBER = re.compile(r"-?[0-9]{1,4}(?:\.[0-9]{1,4})?")


class Written:
    """Marks a text in a language of its own."""

    __slots__ = ()

    def fault(self, text: str) -> tuple[str, str] | None:
        """Say why a text cannot be read, if so, and the remedy."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Strokes(Written):
    """The text is a layer of a drawing: lines, or after a leading ! a filled shape."""

    def fault(self, text: str) -> tuple[str, str] | None:
        """Say what cannot be drawn."""
        drawn = text.removeprefix("!").strip()
        if strange := _STRANGE.search(drawn):
            return f"draws with {strange[0]!r}", "use M, L, Q, C, O and Z with their numbers"
        if not drawn.startswith(("M", "O")):
            return "does not begin anywhere", "begin with M and a place, or with O"
        return next(filter(None, (_wrong_part(*part.groups()) for part in _PART.finditer(drawn))), None)


def _wrong_part(letter: str, rest: str) -> tuple[str, str] | None:
    words, count = rest.split(), COMMANDS[letter]
    if len(words) != count:
        how = "few" if len(words) < count else "many"
        return f"gives {letter} too {how} numbers", f"{letter} takes {count or 'none'}"
    for word in words:
        if not _NUMBER.fullmatch(word):
            return f"holds {word[:12]!r}, which is no number", "write numbers such as 7 and 12.5, with spaces between"
        if not NEAREST <= float(word) <= FARTHEST:
            return f"draws at {word}, far beyond the grid", f"stay within 0 and {GRID}, or not far from it"
    if letter == "O" and float(words[2]) <= 0:
        return f"draws a circle of {words[2]}", "the third number of O is how far it reaches from its middle"
    return None


@dataclass(frozen=True, slots=True)
class PlacesText(Written):
    """The text is a row of numbers, two for each place: so many places at least."""

    least: int
    most: int = MOST_PLACES

    def fault(self, text: str) -> tuple[str, str] | None:
        """Say what is no place."""
        words = text.split()
        if wrong := next((word for word in words if not _NUMBER.fullmatch(word)), None):
            return f"holds {wrong[:12]!r}, which is no number", "write numbers such as 7 and 12.5, with spaces between"
        if len(words) % 2:
            return f"has {len(words)} numbers", "give two for each place"
        if not self.least <= len(words) // 2 <= self.most:
            wanted = "one place" if self.most == 1 else f"at least {self.least} places"
            return f"has {len(words) // 2}" + (" place" if len(words) == 2 else " places"), f"give {wanted}"
        return None


Layer = Annotated[str, Strokes(), Least(1), Most(4_000)]
Word = Annotated[str, Least(1), Most(40)]
Spot = Annotated[str, PlacesText(1, 1), Most(40)]
Line = Annotated[str, PlacesText(2), Most(20_000)]
Ring = Annotated[str, PlacesText(3), Most(20_000)]
Caption = Annotated[str, Text(), OneLine(), Least(1), Most(60)]


@dataclass(frozen=True, slots=True)
class EmblemEntry:
    """What figures bear on their tokens; ``words`` tell for whom it is, ``roles`` count where no word is known."""

    id: str
    layers: Annotated[tuple[Layer, ...], Least(1), Most(12)]
    words: Annotated[tuple[Word, ...], Most(40)] = ()
    roles: Annotated[tuple[Word, ...], Most(40)] = ()


@dataclass(frozen=True, slots=True)
class Coast:
    """Land all around; ``rough`` says in hundredths how far its creeks go."""

    at: Ring
    rough: Annotated[int, Least(0), Most(40)] = 16


@dataclass(frozen=True, slots=True)
class River:
    """A river from its source on; the ``great`` ones are broad."""

    at: Line
    great: bool = False


@dataclass(frozen=True, slots=True)
class Range:
    """Hills along a ridge, so high and in so many rows."""

    at: Line
    height: Annotated[int, Least(8), Most(80)] = 22
    rows: Annotated[int, Least(1), Most(4)] = 1


@dataclass(frozen=True, slots=True)
class Feature:
    """Something that stands at a place, and its size."""

    at: Spot
    size: Annotated[int, Least(8), Most(800)]


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship; one that is ``turned`` sails to the right."""

    at: Spot
    size: Annotated[int, Least(8), Most(200)] = 46
    turned: bool = False


@dataclass(frozen=True, slots=True)
class ChartName:
    """A name of a land or a sea around its middle; a positive ``slope`` goes down to the right."""

    text: Caption
    at: Spot
    size: Annotated[int, Least(8), Most(80)] = 16
    slope: Annotated[int, Least(-90), Most(90)] = 0
    sea: bool = False


@dataclass(frozen=True, slots=True)
class ChartEntry:
    """A chart: its lands, what is on them and around, and its title on a scroll, with lines below."""

    id: str
    coasts: Annotated[tuple[Coast, ...], Least(1), Most(200)]
    title: Annotated[str, Text(), OneLine(), Most(24)] = ""
    lines: Annotated[tuple[Caption, ...], Most(2)] = ()
    degrees: bool = False
    lakes: Annotated[tuple[Ring, ...], Most(100)] = ()
    rivers: Annotated[tuple[River, ...], Most(200)] = ()
    ranges: Annotated[tuple[Range, ...], Most(200)] = ()
    volcanoes: Annotated[tuple[Feature, ...], Most(40)] = ()
    woods: Annotated[tuple[Spot, ...], Most(200)] = ()
    names: Annotated[tuple[ChartName, ...], Most(100)] = ()
    roses: Annotated[tuple[Feature, ...], Most(12)] = ()
    ships: Annotated[tuple[Ship, ...], Most(40)] = ()
    serpents: Annotated[tuple[Feature, ...], Most(12)] = ()
    deeps: Annotated[tuple[Feature, ...], Most(12)] = ()


DRAWN: Final[Mapping[str, type]] = MappingProxyType({EMBLEMS: EmblemEntry, CHARTS: ChartEntry})
"""The kinds of drawings: what a pack of any game may hold beside the kinds of its game."""


def numbers(line: str) -> list[tuple[float, float]]:
    """The places of a line."""
    found = [float(word) for word in line.split()]
    return list(zip(found[::2], found[1::2], strict=True))


def check_drawings(content: Mapping[str, Mapping[str, Any]]) -> Iterator[Flaw]:
    """List what cannot be told from a single value: words of two emblems, places far away, charts without end."""
    yield from _clashes(content.get(EMBLEMS, {}).values())
    for chart in content.get(CHARTS, {}).values():
        yield from _strays(chart)
        yield from _floods(chart)


def _clashes(emblems: Iterable[EmblemEntry]) -> Iterator[Flaw]:
    taken: dict[str, str] = {}
    for emblem in emblems:
        for kind in ("words", "roles"):
            for place, word in enumerate(getattr(emblem, kind)):
                if not re.fullmatch("[a-z]+", word):
                    message = f"{word!r} is no word that figures are found by"
                    yield Flaw(EMBLEMS, emblem.id, f"{kind}.{place}", message, "write one word in small letters")
                elif taken.setdefault(word, emblem.id) != emblem.id:
                    message = f"{word!r} leads to the emblem {taken[word]!r} already"
                    yield Flaw(EMBLEMS, emblem.id, f"{kind}.{place}", message, "give each word to one of them")


def _strays(chart: ChartEntry) -> Iterator[Flaw]:
    (west, east), (low, high) = REACH[chart.degrees]
    for key, line in _lines(chart):
        for x, y in numbers(line):
            if not (west <= x <= east and low <= y <= high):
                message = f"lies at {x:g} {y:g}, far beyond the sheet"
                yield Flaw(CHARTS, chart.id, key, message, f"stay within {west} to {east} and {low} to {high}")
                break


def _floods(chart: ChartEntry) -> Iterator[Flaw]:
    """Charts are drawn while somebody waits for them."""
    places = sum(len(line.split()) // 2 for _, line in _lines(chart))
    if places > MOST_PLACES:
        message = f"has {places} places in all its lines"
        yield Flaw(CHARTS, chart.id, "", message, f"{MOST_PLACES} must do: leave out every second one")
    hills = sum(_length(each.at) * HILLY[chart.degrees] * each.rows / each.height for each in chart.ranges)
    if hills > MOST_HILLS:
        message = f"has about {hills:.0f} hills"
        yield Flaw(CHARTS, chart.id, "ranges", message, f"{MOST_HILLS} must do: make ranges shorter or hills higher")


def _lines(chart: ChartEntry) -> Iterator[tuple[str, str]]:
    for kind in ("lakes", "woods"):
        yield from ((f"{kind}.{place}", line) for place, line in enumerate(getattr(chart, kind)))
    for kind in ("coasts", "rivers", "ranges", "volcanoes", "names", "roses", "ships", "serpents", "deeps"):
        yield from ((f"{kind}.{place}.at", each.at) for place, each in enumerate(getattr(chart, kind)))


def _length(line: str) -> float:
    return sum(hypot(x - u, y - v) for (x, y), (u, v) in pairwise(numbers(line)))


@cache
def shipped_chart(id_: str) -> ChartEntry:
    """Read a chart that comes with the program, when it is first drawn."""
    chart: ChartEntry = _read(resources() / CHARTS / f"{id_}.toml", CHARTS)
    return chart


@cache
def shipped_emblems() -> Mapping[str, EmblemEntry]:
    """Read the emblems that come with the program, when the first is drawn."""
    files = sorted((resources() / EMBLEMS).glob("*.toml"))
    return MappingProxyType({file.stem: _read(file, EMBLEMS) for file in files})


def _read(file: Path, kind: str) -> Any:
    from horologium.content.checks.shape import read  # noqa: PLC0415 - looks at the marks of this module
    from horologium.content.checks.sheet import Sheet  # noqa: PLC0415

    tables, places = read_tables(file.name, file.read_bytes())
    value, problems = read(DRAWN[kind], Sheet(file.name, kind, file.stem, {"id": file.stem, **tables}, places))
    if problems:
        raise ContentError(*problems)
    return value
