"""The landscape over a page of the story, and wherever a page would be bare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import headpieces

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.theme import Theme


class Headpiece(QWidget):
    """Draws the landscape of a kind of page; it says nothing to a screen reader."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.kind = theme, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_kind(self, kind: str) -> None:
        """Show another landscape."""
        self.kind = kind
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a band across the page."""
        return QSize(300, 128)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        headpieces.paint(QPainter(self), QRectF(self.rect()), self.kind, self._theme.tokens)
