"""Tokens that lie on cells: a small round plate with the first letter, its name as tooltip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

if TYPE_CHECKING:
    from horologium.ui.theme import Theme


class MarkerItem(QGraphicsItem):
    """One token; several on a cell stand side by side."""

    def __init__(self, theme: Theme, label: str, side: float) -> None:
        super().__init__()
        self._theme, self._label, self._radius = theme, label, side * 0.15
        self.setToolTip(label)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Be as large as the plate."""
        half = self._radius + 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the plate."""
        tokens = self._theme.tokens
        painter.setBrush(QColor(tokens.field if tokens.flat else tokens.gilt))
        painter.setPen(QPen(QColor(tokens.ink), 1.4))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        font = self._theme.type.text("small", bold=True)
        font.setPixelSize(max(7, round(self._radius * 1.2)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if tokens.name != "dark" else "#131823"))
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, self._label[:1].upper())
