"""A box for a number, with room between its border and the digits; the wheel passes over it unless it was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSpinBox, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent

ROOM: Final = 7  # a style sheet cannot reach the line inside a spin box


class NumberBox(QSpinBox):
    """A spin box as it should be; the wheel turns it only while it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(ROOM, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count on, or leave the wheel to the page."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """As much as the digits and the room beside them need."""
        return super().sizeHint() + QSize(ROOM, 0)

    def minimumSizeHint(self) -> QSize:
        """The same, at the least."""
        return super().minimumSizeHint() + QSize(ROOM, 0)
