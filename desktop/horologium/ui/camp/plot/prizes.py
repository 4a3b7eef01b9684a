"""An achievement as a medal with its name: gilt once it is won, an empty ring before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import icons, metal
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

    from horologium.campaign.story_map import Prize
    from horologium.ui.kit.theme import Theme

MEDAL = 34
_WRAP = int(Qt.TextFlag.TextWordWrap)


class PrizeRow(QWidget):
    """Medal, name and text."""

    def __init__(self, theme: Theme, prize: Prize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._prize = theme, prize
        won = self.tr("{name}, won") if prize.won else self.tr("{name}, not won yet")
        self.setAccessibleName(won.format(name=prize.name))
        self.setAccessibleDescription(prize.text if prize.won else "")
        give_tip(self, won.format(name=prize.name))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def hasHeightForWidth(self) -> bool:
        """Say that the text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Measure name and text in a given width."""
        room = width - MEDAL - 10
        return max(MEDAL + 4, sum(_height(font, room, text) for font, text in self._lines()) + 4)

    def sizeHint(self) -> QSize:
        """Ask for room for all of it."""
        return QSize(200, self.heightForWidth(200))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the medal and the words."""
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(2, 2, MEDAL - 4, MEDAL - 4)
        if self._prize.won:
            painter.setBrush(QColor(tokens.panel) if tokens.flat else metal.ring(tokens, box))
            painter.setPen(QPen(QColor(tokens.ink), 1))
            painter.drawEllipse(box)
            icons.paint(
                painter, "seal", box.adjusted(6, 6, -6, -6), QColor(tokens.ink if tokens.flat else "#2b1d0e"), 2.4
            )
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.line), 1.6, Qt.PenStyle.DashLine))
            painter.drawEllipse(box)
        y = 0
        for (font, text), colour in zip(self._lines(), (tokens.ink, tokens.muted), strict=False):
            high = _height(font, self.width() - MEDAL - 10, text)
            painter.setFont(font)
            painter.setPen(QColor(colour if self._prize.won else tokens.muted))
            painter.drawText(QRect(MEDAL + 8, y, self.width() - MEDAL - 10, high), _WRAP, text)
            y += high

    def _lines(self) -> list[tuple[QFont, str]]:
        """What is written; the text of one that is not won is not told."""
        faces = self._theme.type
        lines = [(faces.capitals("small", 0.03), self._prize.name)]
        if self._prize.won and self._prize.text:
            lines.append((faces.text("small", italic=True), self._prize.text))
        return lines


def _height(font: QFont, width: int, text: str) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), _WRAP, text).height()
