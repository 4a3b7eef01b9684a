"""A card that does something: medallion, title and a line of explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import frames
from horologium.ui.plain_text import spoken
from horologium.ui.widgets.pressable import Pressable

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

    from horologium.ui.theme import Theme

_PADDING = 12
_NARROWEST = 250
_WRAP = Qt.TextFlag.TextWordWrap


class CardButton(Pressable):
    """Reached by Tab, pressed by Space, Enter or its mnemonic, like any other button."""

    def __init__(
        self, theme: Theme, title: str, about: str, icon: str, colour: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._about, self._icon, self._colour = theme, about, icon, QColor(colour)
        self._heights: dict[int, int] = {}
        self.setText(title)
        self.setAccessibleName(spoken(title))
        self.setAccessibleDescription(about)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._on_theme_changed)

    def sizeHint(self) -> QSize:
        """Ask for room for the whole text."""
        return QSize(_NARROWEST + 60, self.heightForWidth(_NARROWEST + 60))

    def minimumSizeHint(self) -> QSize:
        """Be no narrower than the text can bear."""
        return QSize(_NARROWEST, self.heightForWidth(_NARROWEST))

    def hasHeightForWidth(self) -> bool:
        """Say that the text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Measure title and explanation in a given width; Qt asks for the same ones again and again."""
        if width not in self._heights:
            room = width - self._text_left() - _PADDING
            about = _height(self._theme.type.text("small", italic=True), room, self._about)
            texts = self._title_height(room) + about + 2 * _PADDING + 2
            self._heights[width] = max(self._plate() + 2 * _PADDING, texts)
        return self._heights[width]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        tokens, faces = self._theme.tokens, self._theme.type
        area = QRectF(self.rect()).adjusted(3, 3, -3, -4)
        frames.card(painter, area, tokens, lit=self.underMouse() or self.hasFocus(), pressed=self.isDown())
        plate = QRectF(area.left() + 9, area.top() + 9, self._plate(), self._plate())
        frames.medallion(painter, plate, self._icon, self._colour, tokens)
        left = self._text_left()
        room = self.width() - left - _PADDING
        line = QRect(left, _PADDING - 3, room, self._title_height(room))
        if not self._about:
            line.moveTop(round(plate.center().y() - line.height() / 2))
        painter.setFont(faces.capitals())
        painter.setPen(QColor(tokens.rubric if self.underMouse() else tokens.ink))
        painter.drawText(line, int(_WRAP | Qt.TextFlag.TextShowMnemonic), self.text())
        painter.setFont(faces.text("small", italic=True))
        painter.setPen(QColor(tokens.muted))
        painter.drawText(QRect(left, line.bottom() + 1, room, self.height() - line.bottom()), int(_WRAP), self._about)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)

    def _on_theme_changed(self) -> None:
        self._heights.clear()
        self.updateGeometry()

    def _plate(self) -> int:
        return 26 + round(self._theme.type.sizes["title"] * 1.5)

    def _text_left(self) -> int:
        return 3 + 9 + self._plate() + 13

    def _title_height(self, room: int) -> int:
        return _height(self._theme.type.capitals(), room, self.accessibleName())


def _height(font: QFont, width: int, text: str) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), int(_WRAP), text).height()
