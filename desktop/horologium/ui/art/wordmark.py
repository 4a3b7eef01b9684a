"""The name of the program in gilt letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath

if TYPE_CHECKING:
    from horologium.ui.tokens import Tokens
    from horologium.ui.typography import Typography

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
    if tokens.flat:
        painter.fillPath(letters, QColor(tokens.desk_text))
        return
    painter.fillPath(letters.translated(1.5, 2), QColor(0, 0, 0, 150))
    box = letters.boundingRect()
    gilt = QLinearGradient(box.topLeft(), box.bottomLeft())
    for stop, colour in ((0.0, tokens.gilt_light), (0.45, "#fff3c9"), (0.55, tokens.gilt), (1.0, tokens.gilt_light)):
        gilt.setColorAt(stop, QColor(colour))
    painter.fillPath(letters, gilt)
