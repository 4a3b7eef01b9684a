"""A list to choose from that says with dots when its choice is too long for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class ElidedBox(QComboBox):
    """A combo box whose text is never cut in the middle of a letter."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box with as much of the text as there is room for."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        width = room.width() - self.fontMetrics().averageCharWidth()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, width)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
