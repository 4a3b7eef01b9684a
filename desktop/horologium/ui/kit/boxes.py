"""Boxes of choices and numbers that the wheel passes over: who scrolls a page changes nothing in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QWheelEvent


class ChoiceBox(QComboBox):
    """Is changed by its open list and by keys alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: what is chosen in a closed box cannot be seen before it is chosen."""
        event.ignore()


class ElidedBox(ChoiceBox):
    """Is content with little width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        room = field.width() - (self.iconSize().width() + 4 if not option.currentIcon.isNull() else 0)
        text = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        give_tip(self, self.currentText() if text != option.currentText else "")
        option.currentText = text
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


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
        return super().minimumSizeHint() + QSize(ROOM, 0)


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
