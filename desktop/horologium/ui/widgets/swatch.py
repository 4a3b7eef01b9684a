"""A theme in miniature, for choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from horologium.ui.kit import tokens as themes

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.tokens import Tokens

SIZE = QSize(104, 68)


class Swatch(QWidget):
    """A small desk with a sheet on it; what follows the system is half light, half dark."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(SIZE)
        by_name = {theme.name: (theme,) for theme in themes.THEMES}
        self._themes = by_name.get(name, (themes.LIGHT, themes.DARK))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw one miniature, or two side by side."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = self.width() / len(self._themes)
        for place, tokens in enumerate(self._themes):
            clip = QRectF(place * share, 0, share, self.height())
            painter.setClipRect(clip)
            self._miniature(painter, tokens)

    def _miniature(self, painter: QPainter, tokens: Tokens) -> None:
        whole = QRectF(self.rect())
        painter.fillRect(whole, QColor(tokens.desk))
        sheet = whole.adjusted(8, 13, -8, -8)
        painter.fillRect(sheet, QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.gilt), 2))
        painter.drawRect(sheet)
        for place, (colour, length) in enumerate(((tokens.rubric, 0.5), (tokens.ink, 0.8), (tokens.muted, 0.7))):
            start = QPointF(sheet.left() + 9, sheet.top() + 12 + place * 11)
            painter.setPen(QPen(QColor(colour), 2.4))
            painter.drawLine(QLineF(start, start + QPointF(length * (sheet.width() - 18), 0)))
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5))
