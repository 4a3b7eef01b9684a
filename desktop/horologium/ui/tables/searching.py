"""The way to the search box in sight, for Ctrl+F."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SEARCH: Final = "search"
"""The object name of every search box."""


def start_search(within: QWidget) -> bool:
    """Go to the first search box in sight; False if there is none."""
    box = next((box for box in within.findChildren(QLineEdit, SEARCH) if box.isVisible()), None)
    if box is None:
        return False
    box.setFocus(Qt.FocusReason.ShortcutFocusReason)
    box.selectAll()
    return True
