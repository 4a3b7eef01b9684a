"""Square and hex maps drawn in rows of characters.

``[legend]`` gives a terrain to each character; ``void`` means that there is no cell, as a blank does. ``[rows]`` draws
the ground, ``[rows 1]`` a level above it. On hex maps every second place of a line is used, shifted from line to line
as the hexes are, and ``[rows at 2,-3]`` names the first hex drawn (0,0 if nothing is said). ``[walls]`` and ``[links]``
list two cells to a line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from horologium.engine.core.errors import EngineError
from horologium.engine.kit.grid import Pair
from horologium.engine.kit.hexes import HexGrid, hex_name
from horologium.engine.kit.sections import MapError, Section, only, pairs
from horologium.engine.kit.square import SquareGrid, square_name

Spot: TypeAlias = tuple[int, int, int]

FORMS: Final = ("square 4", "square 8", "hex pointy", "hex flat")
VOID: Final = "void"
MOST: Final = 100
"""How many lines, and signs in a line, a map may have."""


@dataclass(frozen=True, slots=True)
class GridChart:
    """A map of squares as (column, row, level), or of hexes as (q, r, 0), each with its terrain, in reading order."""

    form: str
    legend: tuple[tuple[str, str], ...]
    spots: tuple[tuple[Spot, str], ...]
    walls: tuple[Pair, ...] = ()
    links: tuple[Pair, ...] = ()

    def board(self) -> SquareGrid | HexGrid:
        """A new board of this map."""
        places = [spot for spot, _ in self.spots]
        if self.form.startswith("hex"):
            flat = self.form.endswith("flat")
            return HexGrid([(q, r) for q, r, _ in places], flat=flat, walls=self.walls, links=self.links)
        columns = 1 + max((column for column, _, _ in places), default=-1)
        rows = 1 + max((row for _, row, _ in places), default=-1)
        here = frozenset(places)
        return SquareGrid(
            columns,
            rows,
            diagonal=self.form.endswith("8"),
            missing=[square_name(c, r) for c in range(columns) for r in range(rows) if (c, r, 0) not in here],
            above=[spot for spot in places if spot[2]],
            walls=self.walls,
            links=self.links,
        )

    def terrain(self) -> list[tuple[str, str]]:
        """The name of each cell with its terrain."""
        if self.form.startswith("hex"):
            return [(hex_name(q, r), ground) for (q, r, _), ground in self.spots]
        return [(square_name(*spot), ground) for spot, ground in self.spots]

    def labels(self) -> list[tuple[str, str]]:
        """Squares and hexes are called by their keys."""
        return []

    def text(self) -> str:
        """The map as it is drawn."""
        parts = [self.form, "[legend]", *(f"{sign} {ground}" for sign, ground in self.legend)]
        parts += self._hex_rows() if self.form.startswith("hex") else self._square_rows()
        for name, edges in (("walls", self.walls), ("links", self.links)):
            parts += [f"[{name}]", *(f"{one} {other}" for one, other in edges)] if edges else []
        return "\n".join(parts) + "\n"

    def _square_rows(self) -> list[str]:
        """The levels, from the ground up."""
        parts = []
        for level in range(1 + max((spot[2] for spot, _ in self.spots), default=0)):
            drawn = {(column, row): sign for (column, row, high), sign in self._signs() if high == level}
            parts += [f"[rows {level}]" if level else "[rows]", *_drawing(drawn)]
        return parts

    def _hex_rows(self) -> list[str]:
        """The one level, under the name of its first hex."""
        drawn = {_paper(self.form, q, r): sign for (q, r, _), sign in self._signs()}
        if not drawn:
            return ["[rows]"]
        left, top = min(x for x, _ in drawn), min(y for _, y in drawn)
        first = min(drawn, key=lambda place: (place[1], place[0]))
        q, r = _axial(self.form, *first)
        return [f"[rows at {hex_name(q, r)}]", *_drawing({(x - left, y - top): sign for (x, y), sign in drawn.items()})]

    def _signs(self) -> list[tuple[Spot, str]]:
        """Each cell with the character that draws it."""
        signs = {ground: sign for sign, ground in self.legend}
        return [(spot, signs[ground]) for spot, ground in self.spots]


def read_grid(form: str, sections: list[Section]) -> GridChart:
    """Read a square or hex map."""
    only(sections, ("legend", "rows", "walls", "links"))
    legend = _legend(sections)
    spots: dict[Spot, str] = {}
    levels: list[int] = []
    for section in (section for section in sections if section.name == "rows"):
        levels.append(0 if form.startswith("hex") else _level(section))
        if levels.count(levels[-1]) > 1:
            raise MapError(section.line, 1, f"level {levels[-1]} is drawn twice", "draw each level once")
        drawn = _drawn(section, legend)
        spots.update(_hex_spots(form, section, drawn) if form.startswith("hex") else _square_spots(levels[-1], drawn))
    order = sorted(spots, key=lambda spot: (spot[2], spot[1], spot[0]))
    chart = GridChart(
        form,
        tuple(legend.items()),
        tuple((spot, spots[spot]) for spot in order),
        pairs(sections, "walls"),
        pairs(sections, "links"),
    )
    _try_edges(chart, sections)
    return chart


def _try_edges(chart: GridChart, sections: list[Section]) -> None:
    """Refuse walls and links that no board of this map can have, and say where they stand."""
    try:
        chart.board()
    except EngineError as error:
        first = next(section for section in sections if section.name in {"walls", "links"})
        raise MapError(first.line, 1, error.message, error.hint) from None


def _legend(sections: list[Section]) -> dict[str, str]:
    """The terrain of each character."""
    legend: dict[str, str] = {}
    for number, line in (row for section in sections if section.name == "legend" for row in section.filled()):
        sign, _, ground = line.strip().partition(" ")
        if len(sign) != 1 or not ground.strip():
            raise MapError(number, 1, "the legend gives one character and its terrain", "write . open")
        if sign == "[" or sign in legend or ground.strip() in legend.values():
            raise MapError(
                number, 1, f"{line.strip()!r} cannot be in the legend", "use each sign and terrain once, not ["
            )
        legend[sign] = ground.strip()
    return legend


def _drawn(section: Section, legend: dict[str, str]) -> list[tuple[int, int, int, str]]:
    """The cells of a drawing: line number, column, row, terrain."""
    found = []
    for row, (number, line) in enumerate(section.lines):
        for column, sign in enumerate(line):
            if sign == " ":
                continue
            if sign not in legend:
                raise MapError(number, column + 1, f"{sign!r} is not in the legend", f"known are {' '.join(legend)}")
            if max(column, row) >= MOST:
                raise MapError(number, column + 1, "the map is too large", f"draw at most {MOST} lines of {MOST} signs")
            if legend[sign] != VOID:
                found.append((number, column, row, legend[sign]))
    return found


def _level(section: Section) -> int:
    """The level that a section draws."""
    if section.about not in {"", *"0123456789"}:
        raise MapError(section.line, 7, f"{section.about!r} is no level", "write [rows], or [rows 1] to [rows 9]")
    return int(section.about or 0)


def _square_spots(level: int, drawn: list[tuple[int, int, int, str]]) -> dict[Spot, str]:
    """The squares of one level."""
    return {(column, row, level): ground for _, column, row, ground in drawn}


def _hex_spots(form: str, section: Section, drawn: list[tuple[int, int, int, str]]) -> dict[Spot, str]:
    """The hexes of a drawing, counted from the first."""
    q, r = _first(section)
    found: dict[Spot, str] = {}
    if not drawn:
        return found
    _, left, top, _ = drawn[0]
    x, y = _paper(form, q, r)
    for number, column, row, ground in drawn:
        if (column - left + row - top) % 2:
            raise MapError(number, column + 1, "this hex stands between two places", "use every second place of a line")
        found[(*_axial(form, x + column - left, y + row - top), 0)] = ground
    return found


def _first(section: Section) -> tuple[int, int]:
    """The coordinates of the first hex drawn."""
    if not section.about:
        return 0, 0
    word, _, name = section.about.partition(" ")
    q, comma, r = name.partition(",")
    try:
        if word != "at" or not comma:
            raise ValueError(section.about)
        return int(q), int(r)
    except ValueError:
        raise MapError(section.line, 7, f"{section.about!r} names no hex", "write [rows at 0,-2]") from None


def _paper(form: str, q: int, r: int) -> tuple[int, int]:
    """Where a hex is drawn."""
    return (q, 2 * r + q) if form == "hex flat" else (2 * q + r, r)


def _axial(form: str, x: int, y: int) -> tuple[int, int]:
    """Which hex is drawn there."""
    return (x, (y - x) // 2) if form == "hex flat" else ((x - y) // 2, y)


def _drawing(drawn: dict[tuple[int, int], str]) -> list[str]:
    """Lines of characters, blank where there is none."""
    wide, high = 1 + max((x for x, _ in drawn), default=-1), 1 + max((y for _, y in drawn), default=-1)
    return ["".join(drawn.get((x, y), " ") for x in range(wide)).rstrip() for y in range(high)]
