"""Texts that fit: a label whose words grow smaller where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.typography import SMALLEST

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


_WRAP = int(Qt.TextFlag.TextWordWrap)


class FittingLabel(PlainLabel):
    """Wraps as it must; what does not fit even in the smallest face is told by the tooltip.

    One that ``yields`` is content with the room that others leave.
    """

    def __init__(self, role: str, *, yields: bool = False, parent: QWidget | None = None) -> None:
        super().__init__("", role, wrap=True, parent=parent)
        self._yields = yields
        if yields:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """Ask for more height in less width, unless it yields."""
        return not self._yields and super().hasHeightForWidth()

    def sizeHint(self) -> QSize:
        """Ask for room for the text, or for next to none."""
        return self.minimumSizeHint() if self._yields else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.fontMetrics().height()) if self._yields else super().minimumSizeHint()

    def fitting(self) -> QFont:
        """Give the largest face in which all of the text can be read."""
        font = QFont(self.font())
        font.setPixelSize(max(SMALLEST, QFontInfo(font).pixelSize()))
        while font.pixelSize() > SMALLEST and self._high(font) > self.height() + 1:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self.fitting()
        give_tip(self, self.text() if self._high(font) > self.height() + 1 else "")
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), _WRAP | int(Qt.AlignmentFlag.AlignVCenter), self.text())

    def _high(self, font: QFont) -> int:
        room = QRect(0, 0, max(1, self.width()), 10_000)
        return QFontMetrics(font).boundingRect(room, _WRAP, self.text()).height()
