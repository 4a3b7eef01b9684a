"""Panels, cards and headings: what is drawn around the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen, QPolygonF

from horologium.ui.art import icons, metal, textures

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from horologium.ui.kit.tokens import Tokens

MARGIN = 5
"""Room outside a frame for its shadow and corner pieces."""
CORNER = 18


def shadow(painter: QPainter, area: QRectF, layers: int = 4, radius: float = 0) -> None:
    """Lift a shape off its ground by a few translucent copies."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 10, 0, 26))
    for step in range(layers):
        painter.drawRoundedRect(area.adjusted(-step, 1 - step, step, step + 2), radius, radius)


def panel(painter: QPainter, area: QRectF, tokens: Tokens, cloth: textures.Cloth | None) -> None:
    """Draw a sheet with its gilt frame and corner pieces."""
    if tokens.flat:
        painter.fillRect(area, QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.line), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(1, 1, -1, -1))
        return
    shadow(painter, area)
    if cloth is None:
        painter.fillRect(area, QColor(tokens.panel))
    else:
        textures.spread(painter, cloth, area)
    _fillets(painter, area, tokens)
    for x, y in ((area.left(), area.top()), (area.right(), area.top())):
        _corner(painter, QPointF(x, y), tokens)
    for x, y in ((area.left(), area.bottom()), (area.right(), area.bottom())):
        _corner(painter, QPointF(x, y), tokens)


def _line(tokens: Tokens) -> QColor:
    return QColor("#5b4326") if tokens.name == "light" else QColor("#080a10")


def _fillets(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = _line(tokens)
    for inset, pen in (
        (0.0, QPen(line, 1.2)),
        (3.0, QPen(metal.bar(tokens, area), 3)),
        (6.0, QPen(line, 0.9)),
    ):
        painter.setPen(pen)
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))


def _corner(painter: QPainter, at: QPointF, tokens: Tokens) -> None:
    """Nail a square with a lily over a corner of the frame, wholly inside the shadow's room."""
    inward = QRectF(0, 0, CORNER, CORNER)
    inward.moveCenter(at)
    bounds = painter.viewport()
    inward.moveLeft(min(max(inward.left(), at.x() - 4), bounds.right() - CORNER))
    inward.moveTop(min(max(inward.top(), at.y() - 4), bounds.bottom() - CORNER))
    painter.setPen(QPen(_line(tokens), 1))
    painter.setBrush(QColor(tokens.raised))
    painter.drawRect(inward)
    painter.setPen(QPen(metal.bar(tokens, inward), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inward.adjusted(2, 2, -2, -2))
    icons.paint(painter, "fleur", inward.adjusted(3.6, 3.6, -3.6, -3.6), QColor(tokens.rubric))


def heading(painter: QPainter, area: QRectF, text: str, font: QFont, tokens: Tokens) -> None:
    """Write a title in the middle of a rule with a small lozenge at each side."""
    metrics = QFontMetricsF(font)
    text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    width = metrics.horizontalAdvance(text)
    painter.setFont(font)
    painter.setPen(QColor(tokens.rubric))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
    middle, y = area.center().x(), area.center().y() + 1
    for side in (-1, 1):
        near, far = middle + side * (width / 2 + 14), middle + side * area.width() / 2
        if (far - near) * side > 10:
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(QPointF(near, y), QPointF(far, y))
            lozenge(painter, QPointF(near, y), 3.4, tokens)


def lozenge(painter: QPainter, at: QPointF, radius: float, tokens: Tokens) -> None:
    """Draw a small gilt diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.gilt))
    points = (QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0))
    painter.drawPolygon(QPolygonF([at + point for point in points]))


def card(painter: QPainter, area: QRectF, tokens: Tokens, *, lit: bool = False, pressed: bool = False) -> None:
    """Draw a small raised sheet; lit means hovered or chosen."""
    if tokens.flat:
        painter.setBrush(QColor(tokens.raised))
        painter.setPen(QPen(QColor(tokens.accent if lit else tokens.line), 3 if lit else 1.5))
        painter.drawRect(area.adjusted(1.5, 1.5, -1.5, -1.5))
        return
    if not pressed:
        shadow(painter, area, 3, 5)
    base = QColor(tokens.raised)
    sheen = QLinearGradient(area.topLeft(), area.bottomLeft())
    sheen.setColorAt(0, base.lighter(104))
    sheen.setColorAt(1, base.darker(112 if pressed else 104))
    painter.setBrush(sheen)
    edge = metal.bar(tokens, area) if lit else QBrush(QColor(tokens.line))
    painter.setPen(QPen(edge, 2.4 if lit else 1))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)


def medallion(painter: QPainter, area: QRectF, name: str, colour: QColor, tokens: Tokens) -> None:
    """Draw an icon on an enamelled plate with a gilt rim."""
    if tokens.flat:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.line), 2))
        painter.drawRect(area)
        inset = area.width() * 0.2
        icons.paint(painter, name, area.adjusted(inset, inset, -inset, -inset), QColor(tokens.ink), 2.2)
        return
    enamel = QLinearGradient(area.topLeft(), area.bottomLeft())
    enamel.setColorAt(0, colour.lighter(135))
    enamel.setColorAt(1, colour.darker(140))
    painter.setBrush(enamel)
    painter.setPen(QPen(QColor("#1a1008"), 1))
    painter.drawRect(area)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(metal.bar(tokens, area), 2))
    painter.drawRect(area.adjusted(2, 2, -2, -2))
    inset = area.width() * 0.2
    box = area.adjusted(inset, inset, -inset, -inset)
    icons.carve(painter, name, box, QColor("#fbeecb"), QColor("#140c06"))
