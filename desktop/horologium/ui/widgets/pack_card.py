"""One pack on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.art import frames
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.theme import Theme

_PLATE = 44


class PackCard(QWidget):
    """A sound pack with what it holds, or a refused one with a way to its reasons."""

    why_requested = Signal()

    def __init__(self, theme: Theme, name: str, line: str, about: str, *, refused: bool) -> None:
        super().__init__()
        self._theme, self._refused = theme, refused
        self.setAccessibleName(f"{name}, {line}")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(PlainLabel(name, "title", wrap=True))
        words.addWidget(PlainLabel(line, "bad" if refused else "small", wrap=True))
        if about:
            words.addWidget(PlainLabel(about, "note", wrap=True))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_PLATE + 28, 10, 14, 12)
        layout.addLayout(words, 1)
        if refused:
            why = QPushButton(self.tr("Why?"))
            why.setAccessibleName(self.tr("Why was {name} refused?").format(name=name))
            why.clicked.connect(self.why_requested)
            layout.addWidget(why, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card and its plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -4)
        frames.card(painter, area, self._theme.tokens)
        plate = QRectF(area.left() + 10, area.top() + 10, _PLATE, _PLATE)
        icon, colour = ("warning", "#8e1b1b") if self._refused else ("scroll", "#43325e")
        frames.medallion(painter, plate, icon, QColor(colour), self._theme.tokens)
