"""A sheet of parchment with a gilt frame and, if wanted, a title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.art import frames
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

    from horologium.ui.kit.theme import Theme

PADDING = 25
SHRINK = 0.55
"""A long title shrinks to this share of its size before it is cut."""


class Panel(QWidget):
    """Draws itself; what is inside goes into ``body``."""

    def __init__(self, theme: Theme, title: str = "", parent: QWidget | None = None, *, padding: int = PADDING) -> None:
        super().__init__(parent)
        self._theme, self._title, self._padding = theme, title, padding
        self.body = QVBoxLayout(self)
        self.body.setSpacing(8)
        if title:
            self.setAccessibleName(title)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def set_title(self, title: str) -> None:
        """Write another title over the panel."""
        self._title = title
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        edge = frames.MARGIN
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        frames.panel(painter, area, self._theme.tokens, self._theme.cloth("panel"))
        if self._title:
            strip = QRectF(area.left() + 34, area.top() + 13, area.width() - 68, self._heading_height())
            font = fitted(self._heading_font(), self._title, strip.width(), SHRINK)
            frames.heading(painter, strip, self._title, font, self._theme.tokens)

    def _heading_font(self) -> QFont:
        return self._theme.type.capitals("heading", 0.1)

    def _heading_height(self) -> int:
        return QFontMetrics(self._heading_font()).height() if self._title else 0

    def _on_theme_changed(self) -> None:
        top = (PADDING + self._heading_height() + 4) if self._title else self._padding + 2
        self.body.setContentsMargins(self._padding, top, self._padding, self._padding)
        self.update()
