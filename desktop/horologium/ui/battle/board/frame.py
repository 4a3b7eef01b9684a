"""The gilt frame round the board, and coordinates on it when they are wanted."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from horologium.ui.art import frames, metal
from horologium.ui.battle.board.geometry import MARGIN
from horologium.ui.battle.board.ribbons import written

if TYPE_CHECKING:
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.theme import Theme

SQUARE = re.compile(r"([A-Z]+)(\d+)")
BAR = 4.4
EDGE = 2.0


def paint(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Draw the frame round a hole for the board."""
    tokens, outer = theme.tokens, geometry.frame.adjusted(1, 1, -1, -1)
    inner = geometry.bounds.adjusted(-EDGE, -EDGE, EDGE, EDGE)
    ring = QPainterPath()
    ring.addRect(outer)
    ring.addRect(inner)
    painter.save()
    if tokens.flat:
        painter.fillPath(ring, QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.line), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(ring)
        painter.restore()
        return
    painter.setClipPath(ring)
    cloth = theme.cloth("panel")
    if cloth is None:
        painter.fillRect(outer, QColor(tokens.panel))
    else:
        painter.drawTiledPixmap(outer, cloth.middle)
    painter.restore()
    _bars(painter, outer, inner, theme)


def _bars(painter: QPainter, outer: QRectF, inner: QRectF, theme: Theme) -> None:
    """Gild the outer and the inner edge, each between two lines of ink."""
    tokens = theme.tokens
    line = QColor("#4a3418") if tokens.name == "light" else QColor("#05070c")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box, width in ((outer.adjusted(3, 3, -3, -3), BAR), (inner.adjusted(-1.5, -1.5, 1.5, 1.5), 3.0)):
        pen = QPen(line, width + 2)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(box)
        pen.setBrush(metal.bar(tokens, box))
        pen.setWidthF(width)
        painter.setPen(pen)
        painter.drawRect(box)
    for corner in (outer.topLeft(), outer.topRight(), outer.bottomLeft(), outer.bottomRight()):
        inward = outer.center() - corner
        at = corner + QPointF(11.5 if inward.x() > 0 else -11.5, 11.5 if inward.y() > 0 else -11.5)
        frames.lozenge(painter, at, 3.4, tokens)


class Coordinates(QGraphicsPathItem):
    """Letters and numbers on the frame of a board of squares; on others the name of each cell in the cell."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_for(self, geometry: Geometry) -> None:
        """Write the coordinates of a board."""
        path = QPainterPath()
        for at, text, size in places(geometry):
            font = self._theme.type.capitals("small", 0.0)
            font.setPixelSize(size)
            word = written(font, text)
            box = word.boundingRect()
            path.addPath(word.translated(at - box.center()))
        path.setFillRule(Qt.FillRule.WindingFill)
        self.setPath(path)
        self.setBrush(QColor(self._theme.tokens.ink))


def places(geometry: Geometry) -> list[tuple[QPointF, str, int]]:
    """Say where which coordinate is written, and how large."""
    named = {key: SQUARE.fullmatch(key) for key, cell in geometry.cells.items() if cell.level == 0}
    if not named or not all(named.values()):
        low = QPointF(0, geometry.unit * 0.36)
        return [(geometry.centre(key) + low, key, max(7, round(geometry.unit * 0.15))) for key in named]
    columns = {match[1]: geometry.centre(key).x() for key, match in named.items() if match}
    rows = {match[2]: geometry.centre(key).y() for key, match in named.items() if match}
    away, bounds = (MARGIN + EDGE - BAR) / 2 + 1, geometry.bounds
    found = []
    for text, x in columns.items():
        found += [(QPointF(x, y), text, 11) for y in (bounds.top() - away, bounds.bottom() + away)]
    for text, y in rows.items():
        found += [(QPointF(x, y), text, 11) for x in (bounds.left() - away, bounds.right() + away)]
    return found
