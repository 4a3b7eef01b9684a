"""What is drawn by hand and can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from horologium.ui.plain_text import literal, spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class Pressable(QAbstractButton):
    """A button that takes Enter like the space bar, as people expect of something that looks like a card."""

    def show_name(self, name: str) -> None:
        """Stand for something with a name: it is read aloud, and nothing in it is a mnemonic."""
        self.setText(literal(name))
        self.setAccessibleName(name)

    @property
    def words(self) -> str:
        """What stands on it, as it is read."""
        return spoken(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter like the space bar."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)
