"""Water on tiles: drawn, never entered, and bridged where a strip of squares leads through it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from horologium.engine.core.view import CellView
from horologium.engine.kit.cells import SCALE
from horologium.engine.kit.square import square_name

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.board.terrain import Terrain

WIDEST: Final = 3
"""A strip of more squares between two waters is land, not a bridge."""


@lru_cache(maxsize=64)
def water(terrain: Terrain, tiles: tuple[int, ...] | None) -> tuple[CellView, ...]:
    """The water of some tiles, or of all."""
    return tuple(_place(*spot) for spot, tile in sorted(terrain.water.items()) if tiles is None or tile in tiles)


def spans_water(terrain: Terrain, cell: int) -> bool:
    """Whether a square on the ground lies between two waters that are near each other."""
    if not terrain.water:
        return False
    column, row = terrain.board.column[cell], terrain.board.row[cell]
    return any(_span(terrain, (column, row), step) <= WIDEST for step in ((1, 0), (0, 1)))


def _span(terrain: Terrain, spot: tuple[int, int], step: tuple[int, int]) -> int:
    """Count the squares from water to water through a place; too many if there is none on one side."""
    count = 1
    for sense in (1, -1):
        away = 1
        while (spot[0] + sense * away * step[0], spot[1] + sense * away * step[1]) not in terrain.water:
            away += 1
            if away > WIDEST:
                return WIDEST + 1
        count += away - 1
    return count


def _place(column: int, row: int) -> CellView:
    left, top = column * SCALE, row * SCALE
    outline = (left, top), (left + SCALE, top), (left + SCALE, top + SCALE), (left, top + SCALE)
    centre = left + SCALE // 2, top + SCALE // 2
    return CellView(square_name(column, row), outline, centre, "water", closed=True)
