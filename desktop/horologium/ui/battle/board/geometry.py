"""Where cells lie: outlines, hit tests and neighbours for the keyboard, for any kind of board."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.view import CellView

MARGIN = 30
_FILL = Qt.FillRule.OddEvenFill
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Geometry:
    """The cells of one board, by key; scene units are the board's own."""

    def __init__(self, cells: Iterable[CellView]) -> None:
        self.cells: Mapping[str, CellView] = {cell.key: cell for cell in cells}
        self.polygons = {key: _polygon(cell) for key, cell in self.cells.items()}
        self._from_above = sorted(self.cells.values(), key=lambda cell: -cell.level)
        self.bounds = QRectF()
        for polygon in self.polygons.values():
            self.bounds = self.bounds.united(polygon.boundingRect())
        first = next(iter(self.polygons.values()), QPolygonF())
        self.side = max(1.0, min(first.boundingRect().width(), first.boundingRect().height()))

    @property
    def frame(self) -> QRectF:
        """The board with a margin around it."""
        return self.bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def same_places(self, cells: Iterable[CellView]) -> bool:
        """Whether these cells lie where ours lie."""
        return [(cell.key, cell.outline) for cell in cells] == [(key, cell.outline) for key, cell in self.cells.items()]

    def centre(self, key: str) -> QPointF:
        """Give the middle of a cell."""
        return QPointF(*self.cells[key].centre)

    def at(self, point: QPointF, wanted: Iterable[str] = ()) -> str | None:
        """Find the cell under a point: one that is wanted before others, the highest level before lower ones."""
        here = [cell.key for cell in self._from_above if self.polygons[cell.key].containsPoint(point, _FILL)]
        liked = frozenset(wanted)
        return next((key for key in here if key in liked), here[0] if here else None)

    def levels(self, key: str) -> list[str]:
        """List the cells at the same place, from below to above."""
        centre = self.cells[key].centre
        return [cell.key for cell in reversed(self._from_above) if cell.centre == centre]

    def neighbour(self, key: str, direction: str) -> str:
        """Find the nearest cell in a direction, on the same level if there is one; at the edge stay."""
        here, (dx, dy) = self.cells[key], DIRECTIONS[direction]
        best, best_cost = key, float("inf")
        for cell in self.cells.values():
            x, y = cell.centre[0] - here.centre[0], cell.centre[1] - here.centre[1]
            ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if ahead <= 0 or aside > ahead:
                continue
            cost = hypot(ahead, 2 * aside) + (self.side / 4) * abs(cell.level - here.level)
            if cost < best_cost:
                best, best_cost = cell.key, cost
        return best

    def area(self, keys: Iterable[str]) -> QPainterPath:
        """Unite cells into one outline."""
        path = QPainterPath()
        for key in keys:
            if key in self.polygons:
                cell = QPainterPath()
                cell.addPolygon(self.polygons[key])
                cell.closeSubpath()
                path = path.united(cell)
        return path


def _polygon(cell: CellView) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in cell.outline])
