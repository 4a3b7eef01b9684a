"""Figures on the board: a disc or shield with the first letters of the name, life, badges and a mark when ready.

The side is told by shape and colour: what a seat plays is a shield, everybody else a lozenge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

if TYPE_CHECKING:
    from horologium.engine.core.view import FigureView
    from horologium.ui.theme import Theme

SHARE = 0.72
"""Of the side of a cell."""
ENEMY = "#8e1b1b"


class FigureItem(QGraphicsItem):
    """One figure; its position is the middle of its cell."""

    def __init__(self, theme: Theme, side: float) -> None:
        super().__init__()
        self._theme, self._side = theme, side * SHARE
        self._figure: FigureView | None = None
        self._colour = QColor(ENEMY)
        self._lit = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def figure(self) -> FigureView | None:
        """What is shown."""
        return self._figure

    def show_figure(self, figure: FigureView, colour: str) -> None:
        """Show a figure in the colour of its player."""
        self._figure, self._colour = figure, QColor(colour)
        self.setToolTip(describe(figure))
        self.update()

    def light(self, on: bool) -> None:
        """Mark the one who acts."""
        if on != self._lit:
            self._lit = on
            self.update()

    def boundingRect(self) -> QRectF:
        """Leave room for the life below and the glow around."""
        half = self._side * 0.75
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the figure."""
        if self._figure is None:
            return
        tokens, half = self._theme.tokens, self._side / 2
        shape = _shield(half) if self._figure.seat else _lozenge(half)
        if self._lit:
            painter.setPen(QPen(QColor(tokens.gilt_light), 6))
            painter.drawPath(shape)
        painter.setBrush(QColor(tokens.field) if tokens.flat else self._colour)
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else "#f6e3b4"), 2))
        painter.drawPath(shape)
        font = self._theme.type.capitals("body")
        font.setPixelSize(max(9, round(half * 0.72)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if tokens.flat else "#fdf6e3"))
        painter.drawText(
            QRectF(-half, -half, 2 * half, 1.8 * half), Qt.AlignmentFlag.AlignCenter, initials(self._figure)
        )
        self._life(painter, half)

    def _life(self, painter: QPainter, half: float) -> None:
        """Write life as a number: dots are not told apart by everybody."""
        figure, tokens = self._figure, self._theme.tokens
        if figure is None:
            return
        box = QRectF(-half * 0.62, half * 0.72, half * 1.24, half * 0.56)
        painter.setBrush(QColor(tokens.field))
        painter.setPen(QPen(QColor(tokens.rubric if figure.life < figure.most_life else tokens.line), 1.4))
        painter.drawRoundedRect(box, 4, 4)
        font = self._theme.type.text("small", bold=True)
        font.setPixelSize(max(8, round(half * 0.46)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{figure.life}/{figure.most_life}")


def initials(figure: FigureView) -> str:
    """Shorten a name to what fits on a figure: two letters, and the number of one of many."""
    words = figure.name.split()
    number = words[-1] if len(words) > 1 and words[-1].isdigit() else ""
    return "".join(word[0] for word in words if not word.isdigit())[:2] + number


def describe(figure: FigureView) -> str:
    """Say what can be known of a figure at a glance."""
    parts = [figure.name, f"{figure.life}/{figure.most_life}"]
    parts += [badge.label if badge.value is None else f"{badge.label} {badge.value}" for badge in figure.badges]
    return ", ".join(parts)


def _shield(half: float) -> QPainterPath:
    path = QPainterPath(QPointF(-half * 0.86, -half * 0.92))
    path.lineTo(half * 0.86, -half * 0.92)
    path.cubicTo(half * 0.9, half * 0.3, half * 0.5, half * 0.75, 0, half)
    path.cubicTo(-half * 0.5, half * 0.75, -half * 0.9, half * 0.3, -half * 0.86, -half * 0.92)
    return path


def _lozenge(half: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]))
    path.closeSubpath()
    return path
