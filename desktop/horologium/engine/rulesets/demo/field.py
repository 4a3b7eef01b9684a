"""The field: a map of hexes, and what its terrain means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.errors import BadData
from horologium.engine.core.view import CellView
from horologium.engine.kit.cells import each
from horologium.engine.kit.hexes import HexGrid
from horologium.engine.kit.paths import approach
from horologium.engine.kit.sight.centres import CentreSight

if TYPE_CHECKING:
    from collections.abc import Mapping

LEGEND: Final[Mapping[str, str]] = MappingProxyType(
    {".": "open", "T": "wood", "^": "hill", "=": "ford", "~": "water", "#": "rock"}
)


@dataclass(frozen=True, slots=True)
class Field:
    """A map as it is written: rows of letters, every second row half a hex to the right."""

    rows: tuple[str, ...]


class Ground:
    """What rules ask of a field, worked out once: masks of terrain, costs, sight, the way to the ford."""

    def __init__(self, field: Field) -> None:
        places = {
            (column - row // 2, row): LEGEND[letter]
            for row, line in enumerate(field.rows)
            for column, letter in enumerate(line)
        }
        self.board = board = HexGrid(places)
        self._terrain = {board.at(*spot): name for spot, name in places.items()}
        self.woods, self.hills, self.fords = self._mask("wood"), self._mask("hill"), self._mask("ford")
        self.closed = self._mask("water", "rock")
        self.dear = ((2, self.woods | self.hills | self.fords),)
        lines, hiding = CentreSight(board), self.woods | self._mask("rock")
        self.sight = {cell: lines.seen(cell, hiding) for cell in each(board.cells)}
        way = approach(board, self.fords, self.closed, dear=self.dear)
        self.to_ford = {cell: min(way.cost(cell) or 0, 20) for cell in each(board.cells)}
        self.drawn = tuple(self._draw(cell) for cell in each(board.cells))

    def terrain(self, cell: int) -> str:
        """What a hex is covered with."""
        return self._terrain[cell]

    def _mask(self, *names: str) -> int:
        return sum(1 << cell for cell, name in self._terrain.items() if cell is not None and name in names)

    def _draw(self, cell: int) -> CellView:
        board = self.board
        return CellView(board.name(cell), board.outline(cell), board.centre(cell), self.terrain(cell))


@lru_cache(maxsize=32)
def ground_of(field: Field) -> Ground:
    """The ground of a field; equal fields share it."""
    return Ground(field)


def read_field(text: str) -> Field:
    """The field drawn in rows of letters."""
    rows = tuple("".join(line.split()) for line in text.splitlines() if line.strip())
    for number, row in enumerate(rows):
        for letter in row:
            if letter not in LEGEND:
                raise BadData(f"row {number + 1} has the letter {letter!r}", "the letters are " + " ".join(LEGEND))
    return Field(rows)
