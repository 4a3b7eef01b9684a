"""Castles drawn up by hand: rooms of many kinds, crowds of people in them, and somebody large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from helpers.boards import battle, figure
from horologium.engine.kit.drawing import cell_views, passages
from horologium.engine.kit.maptext import lay, read_map

if TYPE_CHECKING:
    from horologium.engine.core.view import BattleView, FigureView

MAP = """zones
[zones]
heart Heart of the House [hall] @0,0: kitchen, yard
kitchen Kitchen [room] @1,0: heart, road
yard The Yard [courtyard] @0,1: heart, tower
road Road [road] @1,1: kitchen
tower Tower [tower] @2,2: yard
"""


def crowd(count: int, cell: str, name: str = "Villager", **more: Any) -> list[FigureView]:
    """So many figures of one crowd in a room."""
    plain = {"kind": "villager", "crowd": name, "life": 1, "most_life": 1}
    return [
        figure(f"{name.lower()}-{cell}-{number}", cell, name=f"{name} {number}", **{**plain, **more})
        for number in range(1, count + 1)
    ]


def castle(*figures: FigureView, **more: Any) -> BattleView:
    """A view of a castle with these figures in it."""
    land = lay(read_map(MAP))
    return battle(list(cell_views(land)), *figures, passages=passages(land.board), **more)
