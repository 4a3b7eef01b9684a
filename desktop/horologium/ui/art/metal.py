"""Gilding: gradients that look like metal between two thin lines of ink."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QBrush, QColor, QConicalGradient, QLinearGradient

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from horologium.ui.kit.tokens import Tokens


def bar(tokens: Tokens, area: QRectF) -> QBrush:
    """Gild a straight piece from corner to corner."""
    if tokens.flat:
        return QBrush(QColor(tokens.gilt))
    gradient = QLinearGradient(area.topLeft(), area.bottomRight())
    dark, middle, light = tokens.gilt_dark, tokens.gilt, tokens.gilt_light
    for stop, colour in zip(
        (0.0, 0.18, 0.34, 0.5, 0.66, 0.84, 1.0), (dark, light, middle, light, middle, light, dark), strict=True
    ):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)


def ring(tokens: Tokens, area: QRectF, angle: float = 35) -> QBrush:
    """Gild a round piece, with the light going about it."""
    if tokens.flat:
        return QBrush(QColor(tokens.gilt))
    gradient = QConicalGradient(area.center(), angle)
    dark, middle, light = tokens.gilt_dark, tokens.gilt, tokens.gilt_light
    stops = (0.0, 0.1, 0.22, 0.36, 0.5, 0.62, 0.76, 0.88, 1.0)
    for stop, colour in zip(stops, (dark, light, middle, light, dark, light, middle, light, dark), strict=True):
        gradient.setColorAt(stop, QColor(colour))
    return QBrush(gradient)
