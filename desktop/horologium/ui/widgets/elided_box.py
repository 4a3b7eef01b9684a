"""A box of choices that gives way: what does not fit ends in dots, and is told in the tooltip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from horologium.ui.plain_text import give_tip
from horologium.ui.widgets.choice_box import ChoiceBox

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class ElidedBox(ChoiceBox):
    """Is content with little width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much of the choice as fits."""
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
