"""A band with a landscape like a coloured woodcut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import headpieces

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.theme import Theme

HEAD: Final = 116
WIDEST: Final = 16_000


class Landscape(QWidget):
    """It says nothing to a screen reader."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._kind, self._widest = theme, "opening", WIDEST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_kind(self, kind: str) -> None:
        """Draw another one."""
        self._kind = kind
        self.update()

    def be_no_wider(self, widest: int) -> None:
        """Stand in the middle of the room where there is more of it."""
        self._widest = widest
        self.update()

    def sizeHint(self) -> QSize:
        """A band across the page."""
        return QSize(200, HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        width = min(self.width(), self._widest)
        area = QRectF((self.width() - width) / 2, 0, width, self.height())
        headpieces.paint(QPainter(self), area, self._kind, self._theme.tokens)
