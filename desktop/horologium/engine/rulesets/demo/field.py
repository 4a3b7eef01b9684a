"""The field: a map of hexes, and what its terrain means."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.errors import BadData
from horologium.engine.kit.cells import CellSet, each
from horologium.engine.kit.drawing import cell_view
from horologium.engine.kit.hexes import HexGrid
from horologium.engine.kit.maptext import lay, read_map
from horologium.engine.kit.paths import approach
from horologium.engine.kit.sections import MapError
from horologium.engine.kit.sight.centres import CentreSight

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import CellView

LEGEND: Final[Mapping[str, str]] = MappingProxyType(
    {".": "open", "T": "wood", "^": "hill", "=": "ford", "~": "water", "#": "rock"}
)


HEAD: Final = ("hex pointy", "[legend]", *(f"{sign} {name}" for sign, name in LEGEND.items()), "[rows]")


@dataclass(frozen=True, slots=True)
class Field:
    """A map as it is drawn: rows of letters, every second row half a hex to the right."""

    rows: tuple[str, ...]


class Ground:
    """What rules ask of a field, worked out once: masks of terrain, costs, sight, the way to the ford."""

    def __init__(self, field: Field) -> None:
        land = lay(read_map("\n".join((*HEAD, *field.rows))))
        assert isinstance(land.board, HexGrid)
        self.board = board = land.board
        self._terrain = {cell: name for name, mask in land.terrain.items() for cell in each(mask)}
        self.woods, self.hills, self.fords = land.of("wood"), land.of("hill"), land.of("ford")
        self.closed = land.of("water") | land.of("rock")
        self.dear = ((2, self.woods | self.hills | self.fords),)
        self._lines, self._hiding = CentreSight(board), self.woods | land.of("rock")
        way = approach(board, self.fords, self.closed, dear=self.dear)
        self.to_ford = {cell: min(way.cost(cell) or 0, 20) for cell in each(board.cells)}
        self.drawn = tuple(self._draw(cell) for cell in each(board.cells))

    def sees(self, one: int, other: int) -> bool:
        """Whether nothing hides a hex from another.  [DEMO-CMB-08]"""
        return not self._lines.why(one, other, self._hiding)

    def hides(self, one: int, other: int) -> CellSet:
        """The woods and rocks that hide a hex from another.  [DEMO-CMB-08]"""
        return self._lines.why(one, other, self._hiding)

    def terrain(self, cell: int) -> str:
        """What a hex is covered with."""
        return self._terrain[cell]

    def _draw(self, cell: int) -> CellView:
        return cell_view(self.board, cell, self.terrain(cell), closed=self.closed >> cell & 1 == 1)


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
        complaint = error.message.partition(": ")[2]
        place = f"row {error.line - len(HEAD)}, place {error.column}"
        raise BadData(f"{place}: {complaint}", error.hint) from error
    return field
