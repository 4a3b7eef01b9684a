"""What is drawn by hand and can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class Pressable(QAbstractButton):
    """A button that takes Enter like the space bar, as people expect of something that looks like a card."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter like the space bar."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)
