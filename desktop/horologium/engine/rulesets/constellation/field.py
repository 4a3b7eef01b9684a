"""The board: a map of squares, and what its terrain means (ledger topics TER, GEN, SET)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import Phrase
from horologium.engine.kit.cells import CellSet, each
from horologium.engine.kit.drawing import cell_view
from horologium.engine.kit.maptext import lay, read_map
from horologium.engine.kit.memo import Memo
from horologium.engine.kit.sections import MapError
from horologium.engine.kit.sight.corners import CornerSight
from horologium.engine.kit.square import SquareGrid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import CellView
    from horologium.engine.kit.paths import Reach

LEGEND: Final[Mapping[str, str]] = MappingProxyType(
    {".": "open", "#": "wall", "o": "obstacle", "~": "difficult", "%": "rubble"}
)
"""Rubble is both: an obstacle on difficult ground."""

HEAD: Final = ("square 8", "[legend]", *(f"{sign} {name}" for sign, name in LEGEND.items()), "[rows]")
DEPLOYMENT: Final = 3
MOST_REACHES: Final = 4_096
CENTRAL: Final = 6
LEAST_ROWS: Final = 2 * DEPLOYMENT + CENTRAL


@dataclass(frozen=True, slots=True)
class Field:
    """A map as it is drawn, row by row; the first row is the northern edge."""

    rows: tuple[str, ...]


class Ground:
    """What rules ask of a field, worked out once: masks of terrain and zones, neighbours, sight.

    ``board`` is for walking (no step cuts a wall's corner), ``touch`` for fighting (only two walls that meet in a
    corner part diagonal neighbours), ``wide`` for walking with a space of 2 x 2, by its upper left square. ``central``
    is the central zone: 6 rows midway between the deployment zones.
    [CON-GEN-03, CON-MOV-02, CON-MEL-02, CON-LRG-02, CON-SET-03]
    """

    def __init__(self, field: Field) -> None:
        land = lay(read_map("\n".join((*HEAD, *field.rows))))
        plain = land.board
        assert isinstance(plain, SquareGrid)
        columns, rows = plain.frame.columns, plain.frame.rows
        self.columns, self.rows, self.stride = columns, rows, plain.frame.stride
        self.walls = land.of("wall")
        self.obstacles = land.of("obstacle") | land.of("rubble")
        self.slow = self.obstacles | land.of("difficult")
        self.open = plain.cells & ~self.walls
        missing = [plain.name(cell) for cell in each(plain.void)]
        cut = plain.pinched(self.walls, either=True)
        self.board = SquareGrid(columns, rows, diagonal=True, missing=missing, walls=cut)
        self._shut = {size: self.anchors(size, self._outside | self.walls) for size in (1, 2)}
        self.touch = SquareGrid(columns, rows, diagonal=True, missing=missing, walls=plain.pinched(self.walls))
        self.lines = CornerSight(plain)
        self.dear = ((2, self.slow),) if self.slow else ()
        self._terrain = {cell: name for name, mask in land.terrain.items() for cell in each(mask)}
        self.wide = SquareGrid(columns, rows, diagonal=True, missing=missing, walls=self._wide_cuts(plain))
        self.wide_ways = self._wide_ways()
        self._north, self._south = self.strip(0, DEPLOYMENT), self.strip(rows - DEPLOYMENT, rows)
        first = (rows - CENTRAL) // 2
        self.central = self.strip(first, first + CENTRAL)
        self.drawn = tuple(self._draw(cell) for cell in each(plain.cells))
        self.reaches: Memo[tuple[int, int, CellSet, CellSet], Reach] = Memo(MOST_REACHES)  # of spaces of one square
        self._steps: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {}

    def space(self, size: int, cell: int) -> CellSet:
        """The squares that a miniature occupies.  [CON-LRG-01]"""
        return 1 << cell if size == 1 else (3 | 3 << self.stride) << cell

    def anchors(self, size: int, mask: CellSet) -> CellSet:
        """The upper left squares from which a space would meet one of these squares.  [CON-LRG-02]"""
        if size == 1:
            return mask
        beside = mask | mask >> 1
        return beside | beside >> self.stride

    def closed(self, size: int) -> CellSet:
        """The squares on which a miniature of this size cannot be set, for walls or the edge.  [CON-TER-03]"""
        return self._shut[size] if size in self._shut else self.anchors(size, self._outside | self.walls)

    def steps(self, size: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For every place the steps from it as (to, cost), worked out once.  [CON-TER-01, CON-TER-02, CON-TER-05]"""
        found = self._steps.get(size)
        if found is None:
            near = (self.board if size == 1 else self.wide).near
            found = self._steps[size] = tuple(
                tuple((to, self.step_cost(size, cell, to)) for to in each(beside)) for cell, beside in enumerate(near)
            )
        return found

    def step_cost(self, size: int, here: int, cell: int) -> int:
        """What a step costs: one, and one more into slow ground.  [CON-TER-01, CON-TER-02, CON-TER-05]"""
        return 2 if self.space(size, cell) & ~self.space(size, here) & self.slow else 1

    @property
    def _outside(self) -> CellSet:
        """The places round the board that are no squares."""
        last = self.board.frame.place(self.columns, self.rows) + 1
        return ((1 << last) - 1) & ~self.board.cells

    def strip(self, first: int, last: int) -> CellSet:
        """The squares of some rows, counted from the northern edge."""
        row = self.board.row
        return sum(1 << cell for cell in each(self.open) if first <= row[cell] < last)

    def zone(self, edge: str) -> CellSet:
        """The deployment zone at an edge: 3 rows.  [CON-SET-07]"""
        return self._north if edge == "north" else self._south

    def terrain(self, cell: int) -> str:
        """What a square is covered with."""
        return self._terrain[cell]

    def _wide_cuts(self, plain: SquareGrid) -> tuple[tuple[str, str], ...]:
        """The diagonal steps of a large space that would cut a wall's corner.  [CON-MOV-02, CON-LRG-02]"""
        cuts = []
        for one in each(plain.cells):
            for side in (-1, 1):
                other = one + self.stride + side
                if plain.cells >> other & 1 and self._cuts_corner(one, other):
                    cuts.append((plain.name(one), plain.name(other)))
        return tuple(cuts)

    def _cuts_corner(self, one: int, other: int) -> bool:
        """Whether a square of the space would slip past a wall between two of its places."""
        across = self.board.column[other] - self.board.column[one]
        beside = (self.space(2, one + across) | self.space(2, other - across)) & ~self.space(2, one)
        return bool(beside & ~self.space(2, other) & self.walls)

    def _wide_ways(self) -> dict[int, tuple[tuple[int, int], ...]]:
        """The dear steps of a large space: those on which a square that it newly occupies is slow.  [CON-TER-02]"""
        ways = {}
        free = self.board.cells & ~self.closed(2)
        for one in each(free):
            old = self.space(2, one)
            dear = [to for to in each(self.wide.near[one] & free) if self.space(2, to) & ~old & self.slow]
            if dear:
                ways[one] = tuple((to, 2) for to in dear)
        return ways

    def _draw(self, cell: int) -> CellView:
        return cell_view(self.board, cell, self.terrain(cell), closed=self.walls >> cell & 1 == 1)


@lru_cache(maxsize=32)
def ground_of(field: Field) -> Ground:
    """The ground of a field; equal fields share it."""
    return Ground(field)


def read_field(text: str) -> Field:
    """The field drawn in rows of letters; an error names the row."""
    field = Field(tuple(line.rstrip() for line in text.splitlines() if line.strip()))
    try:
        ground_of(field)
    except MapError as error:
        complaint = error.message.partition(": ")[2] or error.message
        place = f"row {error.line - len(HEAD)}, place {error.column}"
        raise BadData(f"{place}: {complaint}", error.hint) from error
    if len(field.rows) < LEAST_ROWS:
        found = Phrase("the map has {count} {count:row|rows}").format(count=len(field.rows))
        message = f"{found}: two deployment zones and the central zone need {LEAST_ROWS}"
        raise BadData(message, f"draw at least {LEAST_ROWS} rows")
    return field
