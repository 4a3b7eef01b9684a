"""A slider that the wheel passes over, unless it was chosen before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent


class Slider(QSlider):
    """Lies from left to right; the wheel moves it only while it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move, or leave the wheel to the page."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
