"""The dice tray: what is to be rolled or drawn, by the box or typed, and what fell last.

Shows one field for each die or card; a field takes only what the die has. Two buttons: let the box throw, or take what
was typed. The last throw stays in sight until the next one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.ui.theme import Theme


class DiceTray(QWidget):
    """Says that the box shall throw, or which faces fell on the real table."""

    roll_requested = Signal()
    faces_given = Signal(tuple)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.fields: list[QComboBox] = []
        self.last = PlainLabel("", "lead")
        self.last.setAccessibleName(self.tr("The last throw"))
        self.roll = QPushButton(self.tr("&Roll"))
        self.roll.clicked.connect(self.roll_requested)
        self.take = QPushButton(self.tr("&Use what I rolled"))
        self.take.clicked.connect(self._on_take)
        self._row = QHBoxLayout()
        buttons = QHBoxLayout()
        buttons.addWidget(self.last, 1)
        buttons.addWidget(self.roll)
        buttons.addWidget(self.take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 0)
        layout.addLayout(self._row)
        layout.addLayout(buttons)
        self.rest()

    def ask(self, dice: Sequence[tuple[str, Sequence[str]]], names: Mapping[str, str], *, box: bool) -> None:
        """Ask for a throw: each die with its label and its faces; without ``box`` it must be typed."""
        self._clear()
        for label, faces in dice:
            field = QComboBox()
            field.setAccessibleName(label)
            field.setPlaceholderText("–")
            for face in dict.fromkeys(faces):
                field.addItem(names.get(face, face), face)
            field.setCurrentIndex(-1)
            field.currentIndexChanged.connect(self._on_changed)
            self.fields.append(field)
            self._row.addWidget(field)
        self._row.addStretch(1)
        self.roll.setVisible(box)
        self.take.setVisible(True)
        self._on_changed()

    def rest(self) -> None:
        """Nothing is to be rolled."""
        self._clear()
        self.roll.hide()
        self.take.hide()

    def show_throw(self, faces: Sequence[str]) -> None:
        """Show what fell."""
        self.last.setText("  ".join(faces))

    @property
    def asking(self) -> bool:
        """Whether a throw is waited for."""
        return bool(self.fields)

    def _clear(self) -> None:
        self.fields = []
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _on_changed(self) -> None:
        self.take.setEnabled(bool(self.fields) and all(field.currentIndex() >= 0 for field in self.fields))

    def _on_take(self) -> None:
        self.faces_given.emit(tuple(field.currentData() for field in self.fields))
