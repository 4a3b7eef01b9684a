"""A box for a number, with room between its border and the digits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSpinBox, QWidget

ROOM: Final = 7  # a style sheet cannot reach the line inside a spin box


class NumberBox(QSpinBox):
    """A spin box as it should look."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(ROOM, 0, 0, 0)

    def sizeHint(self) -> QSize:
        """As much as the digits and the room beside them need."""
        return super().sizeHint() + QSize(ROOM, 0)

    def minimumSizeHint(self) -> QSize:
        """The same, at the least."""
        return super().minimumSizeHint() + QSize(ROOM, 0)
