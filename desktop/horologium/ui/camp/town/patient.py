"""Whom something is for: a small portrait with a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import portraits

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.theme import Theme

SIDE = 48


class PatientLine(QWidget):
    """Portrait and name in one line."""

    def __init__(self, theme: Theme, who: portraits.Sitter, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._who, self._name = theme, who, name
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for the height of the portrait."""
        return QSize(160, SIDE + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the portrait and write the name."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        portraits.paint(painter, QRectF(2, 2, SIDE, SIDE), self._who, self._theme.tokens)
        font = self._theme.type.capitals()
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.ink))
        room = QRectF(SIDE + 14, 0, self.width() - SIDE - 16, self.height())
        name = QFontMetrics(font).elidedText(self._name, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), name)
