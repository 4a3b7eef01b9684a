"""Boards as views: the cells of a map as a screen is told of them, before a battle lays anything on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import CellView
from horologium.engine.kit.cells import each

if TYPE_CHECKING:
    from horologium.engine.kit.cells import Board, CellSet
    from horologium.engine.kit.maptext import Land


def cell_view(board: Board, cell: int, terrain: str, *, label: str = "", closed: bool = False) -> CellView:
    """One cell where its board has it."""
    place = board.name(cell), board.outline(cell), board.centre(cell)
    return CellView(*place, terrain, closed=closed, label=label)


def cell_views(land: Land, closed: CellSet = 0) -> tuple[CellView, ...]:
    """All cells of a map, in reading order, with their terrain and their names."""
    ground = {cell: word for word, mask in land.terrain.items() for cell in each(mask)}
    return tuple(
        cell_view(land.board, cell, ground[cell], label=land.labels.get(cell, ""), closed=closed >> cell & 1 == 1)
        for cell in each(land.board.cells)
    )


def passages(board: Board) -> tuple[tuple[str, str], ...]:
    """The neighbours that a screen has to join by a passage, for they do not lie side by side."""
    found = []
    for cell in each(board.cells):
        corners = frozenset(board.outline(cell))
        apart = [other for other in each(board.near[cell]) if other > cell and corners.isdisjoint(board.outline(other))]
        found += [(board.name(cell), board.name(other)) for other in apart]
    return tuple(found)
