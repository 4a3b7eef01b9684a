"""Coloured diamonds for skills: each colour has a sign of its own, so that it is told without seeing colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF

from horologium.ui.art import card_faces, marks, metal, things
from horologium.ui.art.pixmaps import square

if TYPE_CHECKING:
    from horologium.ui.kit.tokens import Tokens


def paint(painter: QPainter, at: QPointF, half: float, colour: str, tokens: Tokens, *, full: bool = True) -> None:
    """Draw a diamond of a colour of skills; a hollow one is a place that is free."""
    points = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
    shape = QPolygonF([at + point for point in points])
    base = QColor(tokens.ink if tokens.flat else card_faces.ground(colour))
    if full and not tokens.flat:
        enamel = QLinearGradient(at - QPointF(0, half), at + QPointF(0, half))
        enamel.setColorAt(0, base.lighter(140))
        enamel.setColorAt(1, base.darker(130))
        painter.setBrush(enamel)
        painter.setPen(QPen(metal.bar(tokens, shape.boundingRect()), max(1.0, half / 8)))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = QColor(tokens.ink if tokens.flat or tokens.name == "dark" else base)
        painter.setPen(QPen(line, 1.4, Qt.PenStyle.SolidLine if full else Qt.PenStyle.DotLine))
    painter.drawPolygon(shape)
    _sign(painter, QRectF(at.x() - half * 0.5, at.y() - half * 0.5, half, half), colour, tokens, full=full)


def _sign(painter: QPainter, box: QRectF, colour: str, tokens: Tokens, *, full: bool) -> None:
    ink = QColor(card_faces.CREAM if full and not tokens.flat else tokens.ink if tokens.flat else tokens.muted)
    things.draw(painter, marks.choose(colour), box, ink, 2.4)


def picture(colour: str, side: int, tokens: Tokens, density: float = 1.0, *, full: bool = True) -> QPixmap:
    """A diamond as a small picture."""
    middle, half = QPointF(side / 2, side / 2), side / 2 - 1
    return square(side, lambda painter: paint(painter, middle, half, colour, tokens, full=full), density)
