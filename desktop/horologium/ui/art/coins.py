"""Coins: the dearest of gold with a lily, the others of silver with a cross."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from horologium.ui.art import icons, strokes

if TYPE_CHECKING:
    from horologium.ui.kit.tokens import Tokens

METALS: Final = (("#fbe6a0", "#c8932f", "#6b4a12"), ("#f4f2ea", "#a9a79d", "#4d4b44"))
"""Light, middle and dark, for gold and for silver."""
_CROSS: Final = "!M10 3 L14 3 L13.2 10.8 L21 10 L21 14 L13.2 13.2 L14 21 L10 21 L10.8 13.2 L3 14 L3 10 L10.8 10.8 Z"


def paint(painter: QPainter, box: QRectF, rank: int, tokens: Tokens) -> None:
    """Draw a coin; rank 0 is the dearest of the game."""
    light, middle, dark = METALS[min(rank, 1)]
    at, radius = box.center(), min(box.width(), box.height()) / 2 - 1
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tokens.flat:
        painter.setBrush(QColor(tokens.panel))
        dark = tokens.ink
    else:
        shine = QRadialGradient(at - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
        shine.setColorAt(0, QColor(light))
        shine.setColorAt(1, QColor(middle))
        painter.setBrush(shine)
    painter.setPen(QPen(QColor(dark), 1))
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius * 0.8, radius * 0.8)
    side = radius * 1.12
    inner = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    if rank:
        strokes.draw(painter, _CROSS, inner, QColor(dark))
    else:
        icons.paint(painter, "fleur", inner, QColor(dark))
    painter.restore()
