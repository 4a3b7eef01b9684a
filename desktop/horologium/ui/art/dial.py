"""The Horologium: a dial of twelve quarters with signs, a sun boss and hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from horologium.ui.art import metal, strokes
from horologium.ui.art.zodiac import SIGNS

if TYPE_CHECKING:
    from horologium.ui.tokens import Tokens

NUMERALS: Final = ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
_NIGHT, _DAWN, _DUSK, _WARM, _DAY = "#20345f", "#4a4b78", "#8a4a3a", "#d8a765", "#e3c983"
QUARTERS: Final = (_NIGHT, _NIGHT, _NIGHT, _DAWN, _DUSK, _WARM, _DAY, _DAY, _DAY, _WARM, _DUSK, _DAWN)
_INK = QColor("#2b1d0e")
_BRONZE = QColor("#3a2712")
_ORIGIN = QPointF(0, 0)


def face(tokens: Tokens, side: int, density: float, family: str) -> QPixmap:
    """Paint the dial once; hands go on top of it."""
    pixmap = QPixmap(round(side * density), round(side * density))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(side / 2, side / 2)
    radius = side / 2 - 3
    _rim(painter, radius, tokens)
    for hour in range(12):
        _quarter(painter, radius, hour, tokens)
    for hour in range(12):
        _inscription(painter, radius, hour, tokens, family)
    _ticks(painter, radius, tokens)
    _heart(painter, radius, tokens)
    painter.end()
    return pixmap


def hands(painter: QPainter, radius: float, hour: float, tokens: Tokens) -> None:
    """Lay the long steel hand over the dial, pointing at an hour from 0 to 12."""
    painter.save()
    painter.rotate(hour * 30)
    hand = strokes.path("M-2.2 18 L-1.4 -43 L-4.6 -45 L0 -57 L4.6 -45 L1.4 -43 L2.2 18 Z")
    painter.scale(radius / 100, radius / 100)
    if not tokens.flat:
        painter.fillPath(hand.translated(1.8, 2.4), QColor(0, 0, 0, 90))
    steel = QLinearGradient(-5, 0, 5, 0)
    for stop, colour in ((0.0, "#3a3f4a"), (0.5, "#c4cbd8"), (1.0, "#2c303a")):
        steel.setColorAt(stop, QColor(tokens.accent if tokens.flat else colour))
    painter.setBrush(steel)
    painter.setPen(QPen(_INK, 0.7))
    painter.drawPath(hand)
    painter.restore()
    _disc(painter, radius * 0.05, metal.ring(tokens, _square(radius * 0.05)), QPen(_INK, 1))


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _disc(painter: QPainter, radius: float, brush: QBrush | QColor, pen: QPen | None = None) -> None:
    painter.setBrush(brush)
    painter.setPen(pen if pen is not None else QPen(Qt.PenStyle.NoPen))
    painter.drawEllipse(_ORIGIN, radius, radius)


def _rim(painter: QPainter, radius: float, tokens: Tokens) -> None:
    if tokens.flat:
        _disc(painter, radius * 0.98, QColor(tokens.panel), QPen(QColor(tokens.ink), 3))
        return
    glow = QRadialGradient(0, 3, radius * 1.02)
    glow.setColorAt(0.9, QColor(30, 15, 0, 130))
    glow.setColorAt(1, QColor(30, 15, 0, 0))
    painter.setBrush(glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(0, 3), radius, radius)
    _disc(painter, radius * 0.975, metal.ring(tokens, _square(radius)), QPen(_INK, 1))
    _disc(painter, radius * 0.92, _BRONZE)


def _sector(radius: float, hour: int, outer: float, inner: float) -> QPainterPath:
    start = 90 - (hour * 30 + 15)
    path = QPainterPath()
    path.arcMoveTo(_square(radius * outer), start)
    path.arcTo(_square(radius * outer), start, 30)
    path.arcTo(_square(radius * inner), start + 30, -30)
    path.closeSubpath()
    return path


def _quarter(painter: QPainter, radius: float, hour: int, tokens: Tokens) -> None:
    if tokens.flat:
        painter.setBrush(QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.ink), 1.5))
        painter.drawPath(_sector(radius, hour, 0.92, 0.5))
        return
    colour = QColor(QUARTERS[hour])
    wash = QRadialGradient(_ORIGIN, radius * 0.92)
    wash.setColorAt(0.5, colour.lighter(128))
    wash.setColorAt(0.8, colour)
    wash.setColorAt(1, colour.darker(125))
    painter.setBrush(wash)
    painter.setPen(QPen(_BRONZE, 1.4))
    painter.drawPath(_sector(radius, hour, 0.915, 0.5))


def _inscription(painter: QPainter, radius: float, hour: int, tokens: Tokens, family: str) -> None:
    """Write numeral and sign of one quarter, upright for the reader in the lower half."""
    dark = QColor(QUARTERS[hour]).lightness() < 125
    letter = QColor(tokens.ink if tokens.flat else "#f7e7b4" if dark else "#2b1d0e")
    sign = QColor(tokens.ink if tokens.flat else "#ecd187" if dark else "#7a4a16")
    turned = 180 if 4 <= hour <= 8 else 0
    font = QFont(family)
    font.setPixelSize(max(9, round(radius * 0.13)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.save()
    painter.rotate(hour * 30)
    painter.translate(0, -radius * 0.815)
    painter.rotate(turned)
    painter.setPen(letter)
    painter.drawText(
        QRectF(-radius * 0.2, -radius * 0.09, radius * 0.4, radius * 0.18), Qt.AlignmentFlag.AlignCenter, NUMERALS[hour]
    )
    painter.rotate(-turned)
    painter.translate(0, radius * 0.2)
    painter.rotate(turned)
    strokes.draw(painter, SIGNS[hour][1], _square(radius * 0.078), sign, 2.5)
    painter.restore()


def _ticks(painter: QPainter, radius: float, tokens: Tokens) -> None:
    for minute in range(60):
        painter.save()
        painter.rotate(minute * 6)
        strong = minute % 5 == 0
        painter.setPen(QPen(QColor(tokens.ink) if tokens.flat else _INK, 1.8 if strong else 0.9))
        painter.drawLine(QPointF(0, -radius * 0.967), QPointF(0, -radius * (0.925 if strong else 0.938)))
        painter.restore()


def _heart(painter: QPainter, radius: float, tokens: Tokens) -> None:
    """Paint the middle: a ring, engine-turned lines, rays and the sun's face."""
    if tokens.flat:
        _disc(painter, radius * 0.5, QColor(tokens.panel), QPen(QColor(tokens.ink), 3))
    else:
        _disc(painter, radius * 0.51, metal.ring(tokens, _square(radius * 0.5), 120), QPen(_INK, 1))
        ground = "#f4e7c8" if tokens.name == "light" else "#161c2c"
        _disc(painter, radius * 0.465, QColor(ground), QPen(_BRONZE, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(31, 63, 119, 90) if tokens.name == "light" else QColor(190, 170, 110, 70), 0.7))
        for turn in range(36):
            painter.save()
            painter.rotate(turn * 10)
            painter.drawEllipse(QPointF(0, radius * 0.225), radius * 0.225, radius * 0.225)
            painter.restore()
    _sun(painter, radius, tokens)


def _sun(painter: QPainter, radius: float, tokens: Tokens) -> None:
    line = QPen(QColor(tokens.ink) if tokens.flat else QColor("#5a3a12"), 0.9)
    for ray in range(16):
        painter.save()
        painter.rotate(ray * 22.5)
        painter.scale(radius / 100, radius / 100)
        straight = strokes.path("M-4 -11 Q-1 -20 0 -33 Q1 -20 4 -11 Z")
        flame = strokes.path("M-3.4 -11 C-6 -17 3 -18 0.6 -25 C6 -20 0 -17 3.4 -11 Z")
        path = flame if ray % 2 else straight
        painter.setBrush(metal.bar(tokens, path.boundingRect()))
        painter.setPen(QPen(line.color(), line.widthF() * 100 / radius))
        painter.drawPath(path)
        painter.restore()
    boss = QColor(tokens.panel) if tokens.flat else metal.ring(tokens, _square(radius * 0.13), 60)
    _disc(painter, radius * 0.135, boss, line)
    if not tokens.flat:
        _disc(painter, radius * 0.108, QColor("#f0d288"), QPen(QColor("#8a6319"), 0.8))
