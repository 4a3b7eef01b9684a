"""Plates and counters: shields for those who are played, lozenges for the others, gauges and pips."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from horologium.ui.art import emblems, metal

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from horologium.ui.kit.tokens import Tokens

ENEMY: Final = "#8e1b1b"
FRIEND: Final = "#1f3f77"
CREAM: Final = "#fdf6e3"
_SWEEP = 270.0


class Plate(NamedTuple):
    """A counter: whose it is, in which colour, and what stands on it (an emblem, or letters)."""

    friend: bool
    colour: str
    emblem: emblems.Emblem = ()
    letters: str = ""
    faint: bool = False
    ghost: bool = False


def shape(half: float, *, friend: bool) -> QPainterPath:
    """Give the outline of a plate round the origin: the side is told by its shape, not by colour alone."""
    path = QPainterPath()
    if friend:
        path.moveTo(-half * 0.86, -half * 0.92)
        path.lineTo(half * 0.86, -half * 0.92)
        path.cubicTo(half * 0.9, half * 0.3, half * 0.5, half * 0.75, 0, half)
        path.cubicTo(-half * 0.5, half * 0.75, -half * 0.9, half * 0.3, -half * 0.86, -half * 0.92)
        return path
    reach = half * 1.1
    path.addPolygon(QPolygonF([QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0)]))
    path.closeSubpath()
    return path


def plate(painter: QPainter, at: QPointF, half: float, what: Plate, tokens: Tokens, font: QFont) -> None:
    """Draw a counter; a ghost is where one would be, a faint one takes no part for now."""
    painter.save()
    painter.translate(at)
    if what.faint:
        painter.setOpacity(0.55)
    outline = shape(half, friend=what.friend)
    if what.ghost:
        _ghost(painter, outline, tokens)
    else:
        _enamel(painter, outline, half, what, tokens)
    ink = QColor(tokens.accent if what.ghost else tokens.ink if tokens.flat else CREAM)
    if what.emblem:
        side = half * (1.1 if what.friend else 1.0)
        box = QRectF(-side / 2, -side / 2 - half * 0.06 * what.friend, side, side)
        emblems.draw(painter, what.emblem, box, ink, 1.8)
    elif what.letters:
        font.setPixelSize(max(7, round(half * (0.95 if len(what.letters) < 3 else 0.75))))
        painter.setFont(font)
        painter.setPen(ink)
        room = QRectF(-half, -half * (1.12 if what.friend else 1.02), 2 * half, 2 * half)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, what.letters)
    painter.restore()


def _ghost(painter: QPainter, outline: QPainterPath, tokens: Tokens) -> None:
    ground = QColor(tokens.field)
    ground.setAlpha(210)
    painter.setBrush(ground)
    painter.setPen(QPen(QColor(tokens.accent), 2, Qt.PenStyle.DashLine))
    painter.drawPath(outline)


def _enamel(painter: QPainter, outline: QPainterPath, half: float, what: Plate, tokens: Tokens) -> None:
    if tokens.flat:
        painter.setBrush(QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.ink), 2))
        painter.drawPath(outline)
        return
    painter.fillPath(outline.translated(half * 0.07, half * 0.12), QColor(20, 10, 0, 90))
    colour = QColor(what.colour)
    enamel = QLinearGradient(0, -half, 0, half)
    enamel.setColorAt(0, colour.lighter(130))
    enamel.setColorAt(1, colour.darker(125))
    painter.setBrush(enamel)
    painter.setPen(QPen(QColor("#1a1008"), max(2.6, half * 0.26)))
    painter.drawPath(outline)
    painter.setPen(QPen(metal.bar(tokens, outline.boundingRect()), max(1.4, half * 0.14)))
    painter.drawPath(outline)


def pips(painter: QPainter, area: QRectF, left: int, most: int, tokens: Tokens) -> None:
    """Draw life as pips: full ones are left, hollow ones are lost; many are drawn smaller."""
    if most <= 0:
        return
    step = min(area.height() + 2, area.width() / most)
    radius = max(1.6, min(area.height(), step - 1.4) / 2 - 0.5)
    for place in range(most):
        at = QPointF(area.left() + step * place + radius + 0.5, area.center().y())
        full = place < left
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else tokens.rubric), 1.2))
        painter.setBrush(QColor(tokens.ink if tokens.flat else tokens.rubric) if full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius, radius)


def gauge(painter: QPainter, area: QRectF, value: int, most: int, tokens: Tokens, font: QFont) -> None:
    """Draw a small dial with a needle and its number in the middle, open at the bottom."""
    centre, radius = area.center(), min(area.width(), area.height()) / 2 - 1.5
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    width = max(2.2, radius * 0.2)
    ring = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    share = min(1.0, max(0.0, value / most)) if most else 0.0
    painter.setBrush(QColor(tokens.field))
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    cap = Qt.PenCapStyle.FlatCap
    painter.setPen(QPen(QColor(tokens.line), width * 0.5, Qt.PenStyle.SolidLine, cap))
    painter.drawArc(ring, 225 * 16, round(-_SWEEP * 16))
    painter.setPen(QPen(QColor(heat(share, tokens)), width, Qt.PenStyle.SolidLine, cap))
    painter.drawArc(ring, 225 * 16, round(-_SWEEP * share * 16))
    angle = (225 - _SWEEP * share) * pi / 180
    tip = QPointF(centre.x() + cos(angle) * (radius - 1), centre.y() - sin(angle) * (radius - 1))
    root = QPointF(centre.x() + cos(angle) * radius * 0.74, centre.y() - sin(angle) * radius * 0.74)
    painter.setPen(QPen(QColor(tokens.ink), 2))
    painter.drawLine(root, tip)
    font.setPixelSize(max(10, round(radius * 1.12)))
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))


def coin(painter: QPainter, at: QPointF, half: float, text: str, tokens: Tokens, font: QFont) -> None:
    """Draw a gilt coin with a number."""
    box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
    painter.setBrush(QColor(tokens.panel) if tokens.flat else metal.ring(tokens, box))
    painter.setPen(QPen(QColor(tokens.ink if tokens.flat else "#2b1d0e"), 1))
    painter.drawEllipse(box)
    painter.setBrush(QColor(tokens.panel if tokens.flat else "#fbe9b4"))
    painter.drawEllipse(at, half * 0.74, half * 0.74)
    font.setPixelSize(max(9, round(half * 1.25)))
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink if tokens.flat else "#2b1d0e"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def heat(share: float, tokens: Tokens) -> str:
    """Give the colour of a danger from nothing to the utmost."""
    if tokens.flat:
        return tokens.accent
    return tokens.good if share < 0.34 else tokens.gilt if share < 0.67 else tokens.rubric


def rule(painter: QPainter, area: QRectF, share: float, colour: str, tokens: Tokens) -> None:
    """Draw how far something has come, as a thin line."""
    painter.fillRect(area.adjusted(0, area.height() / 3, 0, -area.height() / 3), QColor(tokens.line))
    painter.fillRect(
        QRectF(area.left(), area.top(), area.width() * max(0.0, min(1.0, share)), area.height()), QColor(colour)
    )


def bar(painter: QPainter, area: QRectF, share: float, colour: str, tokens: Tokens) -> None:
    """Draw how far something has come."""
    radius = 0.0 if tokens.flat else area.height() / 2
    painter.setBrush(QColor(tokens.field))
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.drawRoundedRect(area, radius, radius)
    if share <= 0:
        return
    filled = area.adjusted(1.5, 1.5, -1.5, -1.5)
    filled.setWidth(max(filled.height(), filled.width() * min(1.0, share)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(filled, radius - 1.5, radius - 1.5)
