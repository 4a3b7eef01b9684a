"""The name of the program in gilt letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF

    from horologium.ui.kit.tokens import Tokens
    from horologium.ui.kit.typography import Typography

LETTERS = "Horologivm"
_PADDING = 4


def size(faces: Typography) -> QSizeF:
    """Measure the letters."""
    metrics = QFontMetricsF(faces.capitals("display", 0.1))
    return QSizeF(metrics.horizontalAdvance(LETTERS) + 2 * _PADDING, metrics.height())


def paint(painter: QPainter, at: QPointF, tokens: Tokens, faces: Typography) -> None:
    """Draw the letters twice: a dark copy under a gilt one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = faces.capitals("display", 0.1)
    letters = QPainterPath()
    letters.addText(at + QPointF(_PADDING, QFontMetricsF(font).ascent()), font, LETTERS)
    box = letters.boundingRect()
    if not tokens.flat:
        painter.fillPath(letters.translated(1.5, 2), _shading(box, ("#1a0f06", "#000000")))
    painter.fillPath(letters, _shading(box, (tokens.gilt_light, tokens.gilt, tokens.gilt_light)))


def ground(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    """Cover the desk under the letters while it has no texture."""
    desk = QPainterPath()
    desk.addRect(area)
    painter.fillPath(desk, _shading(area, (tokens.desk, tokens.desk)))


def _shading(area: QRectF, colours: Sequence[str]) -> QBrush:
    """Shade an area from top to bottom.

    Paths and gradients, even for one colour: ``fillRect`` and plain colours make Qt's binding load all enumerations,
    which takes longer than everything else before the first paint.
    """
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    for place, colour in enumerate(colours):
        gradient.setColorAt(place / (len(colours) - 1), QColor(colour))
    return QBrush(gradient)
