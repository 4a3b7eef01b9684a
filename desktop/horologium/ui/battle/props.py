"""What the stage needs beside the figures: a number that floats, a missile, ink, a veil and a flash.

Each exists once, is shown while an act is played, and hidden afterwards.
"""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.board.scene import BoardScene

ABOVE = 50
BLOOD = "#7a1414"
BLOTS = (
    (0.0, 0.0, 0.34), (0.42, -0.2, 0.13), (-0.4, 0.14, 0.15), (0.2, 0.44, 0.11), (-0.22, -0.42, 0.12),
    (0.62, 0.26, 0.06), (-0.66, -0.16, 0.07), (0.05, -0.68, 0.06), (-0.1, 0.7, 0.05), (0.74, -0.34, 0.04),
)  # fmt: skip
"""The blots of a splash of ink: where, and how large, in units of a figure."""


class Props:
    """The props of one scene, in the colours of its theme."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._text, self._rim, self._missile, self._ink, self._veil, self._flash = (
            QGraphicsPathItem() for _ in range(6)
        )
        for height, item in enumerate(self._items):
            item.setZValue(ABOVE + height)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def hide(self) -> None:
        """Clear the stage."""
        for item in self._items:
            item.hide()

    def remove(self) -> None:
        """Take them off the scene for good."""
        for item in self._items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)

    def float_text(self, text: str, at: QPointF, share: float, ink: str) -> None:
        """Let a short text rise from a point and fade, with a rim that lifts it off the board."""
        unit = self._scene.geometry.unit
        font = self._scene.theme.type.capitals("heading", 0.0)
        font.setPixelSize(max(10, round(unit * (0.62 if len(text) < 4 else 0.34))))
        font.setBold(True)
        path = QPainterPath()
        path.addText(0, 0, font, text)
        path.translate(at - path.boundingRect().center() - QPointF(0, unit * (0.3 + 0.6 * share)))
        rim = QPen(self._colour("field"), unit * 0.1)
        rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._draw(self._rim, path, rim, QBrush(self._colour("field")))
        self._draw(self._text, path, QPen(Qt.PenStyle.NoPen), QBrush(self._colour(ink)))
        for item in (self._rim, self._text):
            item.setOpacity(min(1.0, 2.4 * (1 - share)))

    def fly(self, start: QPointF, end: QPointF, share: float) -> None:
        """Let a missile fly in a flat arc, with a thin trail behind it."""
        unit = self._scene.geometry.unit
        head = _arc(start, end, share, unit)
        before = _arc(start, end, max(0.0, share - 0.06), unit)
        path = QPainterPath(_arc(start, end, max(0.0, share - 0.4), unit))
        for part in range(1, 9):
            path.lineTo(_arc(start, end, max(0.0, share - 0.4 * (1 - part / 8)), unit))
        angle = atan2(head.y() - before.y(), head.x() - before.x())
        for side in (-2.6, 2.6):
            path.moveTo(head)
            path.lineTo(head + QPointF(cos(angle + side), sin(angle + side)) * unit * 0.22)
        self._draw(self._missile, path, QPen(self._colour("ink"), unit * 0.06), QBrush())

    def splash(self, at: QPointF, share: float) -> None:
        """Let ink spatter and dry."""
        unit, path = self._scene.geometry.unit, QPainterPath()
        grown = min(1.0, share * 3)
        for x, y, radius in BLOTS:
            spot = at + QPointF(x, y) * unit * 0.6 * (0.5 + 0.5 * grown)
            path.addEllipse(spot, radius * unit * 0.6 * grown, radius * unit * 0.6 * grown)
        path.setFillRule(Qt.FillRule.WindingFill)
        colour = self._colour("rubric") if self._scene.theme.tokens.flat else QColor(BLOOD)
        self._draw(self._ink, path, QPen(Qt.PenStyle.NoPen), QBrush(colour))
        self._ink.setOpacity(0.8 * min(1.0, 2 * (1 - share)))

    def ring(self, at: QPointF, share: float, ink: str) -> None:
        """Let a ring widen round a point."""
        path, unit = QPainterPath(), self._scene.geometry.unit
        path.addEllipse(at, unit * (0.3 + 0.45 * share), unit * (0.3 + 0.45 * share))
        self._draw(self._flash, path, QPen(self._colour(ink), unit * 0.09 * (1 - 0.7 * share)), QBrush())
        self._flash.setOpacity(1 - share)

    def light_up(self, cells: Sequence[str], share: float, ink: str) -> None:
        """Let an area flash."""
        colour = self._colour(ink)
        colour.setAlpha(150)
        area = self._scene.geometry.area(cells)
        self._draw(self._flash, area, QPen(self._colour(ink), 3), QBrush(colour))
        self._flash.setOpacity(sin(pi * share))

    def veil(self, cells: Sequence[str], share: float) -> None:
        """Cover cells, the later ones longest, so that a tile is unrolled."""
        rest = cells[int(len(cells) * share) :]
        self._draw(
            self._veil, self._scene.geometry.area(rest), QPen(self._colour("gilt"), 2), QBrush(self._colour("panel"))
        )
        self._veil.setOpacity(1 - 0.3 * share)

    @property
    def _items(self) -> tuple[QGraphicsPathItem, ...]:
        return self._flash, self._ink, self._veil, self._missile, self._rim, self._text

    def _colour(self, ink: str) -> QColor:
        return QColor(getattr(self._scene.theme.tokens, ink))

    @staticmethod
    def _draw(item: QGraphicsPathItem, path: QPainterPath, pen: QPen, brush: QBrush) -> None:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        item.setPen(pen)
        item.setBrush(brush)
        item.setPath(path)
        item.setOpacity(1)
        item.show()


def _arc(start: QPointF, end: QPointF, share: float, unit: float) -> QPointF:
    """Give a point of a flat throw."""
    way = end - start
    high = min(unit * 0.9, hypot(way.x(), way.y()) * 0.16) * sin(pi * share)
    return start + way * share - QPointF(0, high)
