"""The bar of time: undo and redo with names, and a slider over the whole battle with step and play.

Shows how many answers there are and which is looked at; the last position is now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QWidget

from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.theme import Theme

PLAY_MS = 700


class ReplayBar(QWidget):
    """Says which moment is wanted; None, sent as -1, is now."""

    undo_requested = Signal()
    redo_requested = Signal()
    moment_requested = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.undo = self._button("↶", self.undo_requested.emit)
        self.redo = self._button("↷", self.redo_requested.emit)
        self.back = self._button("◀", lambda: self._step(-1))
        self.play = self._button("▶", self._toggle_play)
        self.now = self._button(self.tr("Now"), self._go_to_now)
        self.play.setAccessibleName(self.tr("Play the battle again from here"))
        self.back.setAccessibleName(self.tr("One answer back"))
        self.now.setAccessibleName(self.tr("Back to now"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Moment of the battle"))
        self.slider.valueChanged.connect(self._on_value)
        self.place = PlainLabel("", "small")
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._step(1))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 0)
        for widget in (self.undo, self.redo, self.back, self.play, self.now):
            layout.addWidget(widget)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.place)
        self.show_names("", "")

    def show_length(self, answers: int) -> None:
        """Tell how long the battle is; the slider stands at its end."""
        self._timer.stop()
        self._show(answers, answers)

    def show_moment(self, answers: int | None) -> None:
        """Show which moment is looked at; None is now."""
        most = self.slider.maximum()
        self._show(most, most if answers is None else answers)

    def show_names(self, undo: str, redo: str) -> None:
        """Name what undo and redo would do."""
        for button, name, verb in ((self.undo, undo, self.tr("Undo")), (self.redo, redo, self.tr("Redo"))):
            text = f"{verb}: {name}" if name else verb
            button.setToolTip(text)
            button.setAccessibleName(text)
            button.setEnabled(bool(name))

    def _show(self, most: int, value: int) -> None:
        blocked = self.slider.blockSignals(True)
        self.slider.setRange(0, most)
        self.slider.setValue(value)
        self.slider.blockSignals(blocked)
        self.place.setText(f"{value} / {most}")
        self.now.setEnabled(value < most)

    def _on_value(self, value: int) -> None:
        self.moment_requested.emit(-1 if value == self.slider.maximum() else value)

    def _step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)
        if self.slider.value() == self.slider.maximum():
            self._timer.stop()

    def _toggle_play(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            return
        if self.slider.value() == self.slider.maximum():
            self.slider.setValue(0)
        self._timer.start(PLAY_MS)

    def _go_to_now(self) -> None:
        self._timer.stop()
        self.slider.setValue(self.slider.maximum())

    @staticmethod
    def _button(text: str, run: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.clicked.connect(run)
        return button
