"""Which way figures look: towards whom they are after, else where they struck or went last."""

from __future__ import annotations

from math import atan2, pi
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QPointF

    from horologium.engine.core.view import BattleView
    from horologium.ui.battle.board.geometry import Geometry

WAYS: Final = 8
"""Right is 0, then clockwise: so few that a picture is seldom painted anew."""


class Facing:
    """Follows the views of one board."""

    def __init__(self) -> None:
        self._ways: dict[str, int] = {}
        self._cells: dict[str, str] = {}

    def forget(self) -> None:
        """Begin anew, for another board."""
        self._ways, self._cells = {}, {}

    def follow(self, view: BattleView, geometry: Geometry) -> Mapping[str, int]:
        """Turn everybody to what a view tells, and give the ways by figure."""
        cells = {figure.key: str(figure.cell) for figure in view.figures if figure.cell in geometry.cells}
        for key, cell in cells.items():
            self._turn(key, geometry, self._cells.get(key, cell), cell)
        for intent in view.intents:
            if intent.figure in cells and intent.target in cells:
                self._turn(intent.figure, geometry, cells[intent.figure], cells[intent.target])
        self._cells = cells
        return self._ways

    def look(self, figure: str, other: str, geometry: Geometry) -> int | None:
        """Turn a figure to another, and give its way."""
        if figure in self._cells and other in self._cells:
            self._turn(figure, geometry, self._cells[figure], self._cells[other])
        return self._ways.get(figure)

    def _turn(self, figure: str, geometry: Geometry, start: str, end: str) -> None:
        if start != end and start in geometry.cells and end in geometry.cells:
            way = way_of(geometry.centre(end) - geometry.centre(start))
            if way is not None:
                self._ways[figure] = way


def way_of(step: QPointF) -> int | None:
    """Tell into which of the eight ways a step leads; None if it leads nowhere, as from a floor to the roof."""
    if step.isNull():
        return None
    return round(atan2(step.y(), step.x()) / (2 * pi) * WAYS) % WAYS
