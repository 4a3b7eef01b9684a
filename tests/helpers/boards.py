"""Boards drawn up by hand: squares, houses, areas and zones, with figures of several sides."""

from __future__ import annotations

from typing import Any

from horologium.engine.core.view import BattleView, CellView, FigureView
from horologium.engine.kit.areas import AreaMap, Tile
from horologium.engine.kit.cells import each
from horologium.engine.kit.drawing import cell_view, cell_views, passages
from horologium.engine.kit.maptext import lay, read_map

CELL = 60


def square(column: int, row: int, terrain: str = "open", level: int = 0, **more: Any) -> CellView:
    """One square; ``level`` lifts it over the one at the same place."""
    x, y = column * CELL, row * CELL
    corners = ((x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL))
    key = f"{'ABCDEFGH'[column]}{row + 1}" + (f"+{level}" if level else "")
    return CellView(key, corners, (x + CELL // 2, y + CELL // 2), terrain, level, **more)


def field(**terrains: str) -> list[CellView]:
    """Four by three squares of grass; ``B2="water"`` makes one of them different."""
    return [
        square(column, row, terrains.get(f"{'ABCD'[column]}{row + 1}", "open"))
        for row in range(3)
        for column in range(4)
    ]


def house(*, closed: bool = False) -> list[CellView]:
    """The field with a roof over B2 and C2; one can walk under it unless it is closed."""
    inside = [square(column, 1, "building" if closed else "floor", closed=closed) for column in (1, 2)]
    kept = {cell.key: cell for cell in [*field(), *inside]}
    return [*kept.values(), *(square(column, 1, "roof", 1) for column in (1, 2))]


def figure(key: str, cell: str | None, **more: Any) -> FigureView:
    """A figure that nobody plays, unless a seat is given."""
    plain = {"name": key.title(), "seat": "", "kind": "swordsman", "life": 3, "most_life": 3, "ready": True}
    return FigureView(**{"key": key, "cell": cell, **plain, **more})


def battle(cells: list[CellView] | None = None, *figures: FigureView, **more: Any) -> BattleView:
    """A view of it all."""
    return BattleView("hand-made", None, tuple(field() if cells is None else cells), figures, (), **more)


def areas() -> list[CellView]:
    """Two tiles cut into areas, with a church in one of them."""
    tiles = (Tile(0, 0, (("A", "012"), ("B", "345"))), Tile(1, 0, (("A", "012345"),)))
    board = AreaMap(tiles, (("0,0:A", "church"),))
    return [cell_view(board, cell, "open") for cell in each(board.cells)]


def zones() -> tuple[list[CellView], tuple[tuple[str, str], ...]]:
    """Three rooms in a row, and the passages between them."""
    land = lay(read_map("zones\n[zones]\ngate Gate: yard\nyard The Outer Yard [court]: gate, hall\nhall Hall: yard\n"))
    return list(cell_views(land)), passages(land.board)
