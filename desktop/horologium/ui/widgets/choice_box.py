"""A box of choices that the wheel passes over: who scrolls a page changes nothing in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent


class ChoiceBox(QComboBox):
    """Is changed by its open list and by keys alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: what is chosen in a closed box cannot be seen before it is chosen."""
        event.ignore()
