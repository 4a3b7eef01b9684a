"""The bar of time: undo and redo with names, and a slider over the whole battle with step, play and share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from horologium.ui.art import glyphs
from horologium.ui.kit.boxes import Slider
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip, show_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from horologium.ui.battle.history import Landmark
    from horologium.ui.kit.theme import Theme

HANDLE = 18
SKULL = 11
NEAR = 6


class TimeSlider(Slider):
    """A click goes to that very moment; what a mark stands for is told when the mouse rests on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: tuple[Landmark, ...] = ()
        self.setMinimumHeight(30)
        self.setMinimumWidth(70)

    @property
    def marks(self) -> tuple[Landmark, ...]:
        """The marks that are shown."""
        return self._marks

    def show_marks(self, marks: Sequence[Landmark]) -> None:
        """Show other marks."""
        if tuple(marks) != self._marks:
            self._marks = tuple(marks)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the marks under the groove and the handle over them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, middle = self._theme.tokens, self.height() / 2
        painter.setPen(QPen(QColor(tokens.gilt), 1.6))
        for mark in self._marks:
            if mark.kind != "death":
                x = self._x(mark.answers)
                painter.drawLine(QPointF(x, middle + 4), QPointF(x, middle + 10))
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self._marks:
            if mark.kind == "death":
                box = QRectF(self._x(mark.answers) - SKULL / 2, middle - SKULL - 4, SKULL, SKULL)
                glyphs.draw(painter, "death", box, QColor(tokens.rubric))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where it is clicked, not a page further."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse while it is held."""
        if self.isSliderDown():
            self.setValue(self._value(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        """Tell what the marks under the mouse stand for."""
        if isinstance(event, QHelpEvent) and event.type() == QHelpEvent.Type.ToolTip:
            near = [mark.text for mark in self._marks if abs(self._x(mark.answers) - event.pos().x()) <= NEAR]
            show_tip(event.globalPos(), "\n".join(near[:6]), self)
            return True
        return super().event(event)

    def _x(self, value: int) -> float:
        share = (value - self.minimum()) / max(1, self.maximum() - self.minimum())
        return HANDLE / 2 + share * (self.width() - HANDLE)

    def _value(self, x: float) -> int:
        share = (x - HANDLE / 2) / max(1, self.width() - HANDLE)
        return round(self.minimum() + min(max(share, 0.0), 1.0) * (self.maximum() - self.minimum()))


SPEEDS = (1, 2, 4)
NARROW = 24
"""Below so many heights of text there is no room for the number and the speed beside the slider."""


class ReplayBar(QWidget):
    """Says which moment is wanted; None, sent as -1, is now."""

    undo_requested = Signal()
    redo_requested = Signal()
    moment_requested = Signal(int)
    play_requested = Signal(bool)
    times_changed = Signal(int)
    share_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons: dict[QToolButton, str] = {}
        self._playing = False
        self.undo = self._button("undo", "", self.undo_requested.emit)
        self.redo = self._button("redo", "", self.redo_requested.emit)
        self.back = self._button("step-back", self.tr("One answer back"), lambda: self._step(-1))
        self.play = self._button("play", self.tr("Play the battle again"), self._on_play)
        self.on = self._button("step-on", self.tr("One answer on"), lambda: self._step(1))
        self.now = self._button(
            "now", self.tr("Back to now (Esc)"), lambda: self.slider.setValue(self.slider.maximum())
        )
        self.share = self._button("share", self.tr("Share as a picture…"), self.share_requested.emit)
        self.times = QToolButton()
        self.times.setProperty("compact", True)
        self.times.setText("×1")
        give_tip(self.times, self.tr("Speed of what is played"))
        self.times.setAccessibleName(self.tr("Speed of what is played: ×1"))
        self.times.clicked.connect(self._on_times)
        self.slider = TimeSlider(theme)
        self.slider.setAccessibleName(self.tr("Moment of the battle"))
        self.slider.valueChanged.connect(self._on_value)
        self.place = PlainLabel("", "small")
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self.show_names("", "")
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def show_length(self, answers: int) -> None:
        """Tell how long the battle is; the slider stands at its end."""
        self._show(answers, answers)

    def show_moment(self, answers: int | None) -> None:
        """Show which moment is looked at; None is now."""
        most = self.slider.maximum()
        self._show(most, most if answers is None else answers)

    def show_marks(self, marks: Sequence[Landmark]) -> None:
        """Mark activations and deaths."""
        self.slider.show_marks(marks)

    def show_playing(self, playing: bool) -> None:
        """Let the button stop what plays."""
        self._playing = playing
        name = self.tr("Stop here") if playing else self.tr("Play the battle again")
        give_tip(self.play, name)
        self.play.setAccessibleName(name)
        self._icons[self.play] = "pause" if playing else "play"
        self._on_theme_changed()

    def show_names(self, undo: str, redo: str) -> None:
        """Name what undo and redo would do."""
        for button, name, verb, keys in (
            (self.undo, undo, self.tr("Undo"), "Ctrl+Z"),
            (self.redo, redo, self.tr("Redo"), "Ctrl+Shift+Z"),
        ):
            text = f"{verb}: {name}" if name else verb
            give_tip(button, f"{text} ({keys})")
            button.setAccessibleName(text)
            button.setEnabled(bool(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave number and speed away where the slider needs all the room."""
        super().resizeEvent(event)
        roomy = self.width() >= NARROW * self._theme.type.sizes["small"]
        self.place.setVisible(roomy)
        self.times.setVisible(roomy)

    def _show(self, most: int, value: int) -> None:
        blocked = self.slider.blockSignals(True)
        self.slider.setRange(0, most)
        self.slider.setValue(value)
        self.slider.blockSignals(blocked)
        self.slider.update()
        self.place.setText(f"{value} / {most}")
        self.now.setEnabled(value < most)
        self.on.setEnabled(value < most)
        self.back.setEnabled(value > 0)
        self.play.setEnabled(most > 0)
        self.share.setEnabled(most > 0)

    def _on_value(self, value: int) -> None:
        self.play_requested.emit(False)
        self.moment_requested.emit(-1 if value == self.slider.maximum() else value)

    def _step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    def _on_play(self) -> None:
        self.play_requested.emit(not self._playing)

    def _on_times(self) -> None:
        at = SPEEDS.index(int(self.times.text()[1:]))
        times = SPEEDS[(at + 1) % len(SPEEDS)]
        self.times.setText(f"×{times}")
        self.times.setAccessibleName(self.tr("Speed of what is played: ×{times}").format(times=times))
        self.times_changed.emit(times)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 0, 2, 0)
        layout.setSpacing(3)
        for widget in (self.undo, self.redo):
            layout.addWidget(widget)
        layout.addSpacing(6)
        for widget in (self.back, self.play, self.on, self.times):
            layout.addWidget(widget)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.place)
        layout.addWidget(self.now)
        layout.addWidget(self.share)

    def _button(self, icon: str, name: str, run: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setProperty("compact", True)
        give_tip(button, name)
        button.setAccessibleName(name)
        button.clicked.connect(run)
        self._icons[button] = icon
        return button

    def _on_theme_changed(self) -> None:
        tokens = self._theme.tokens
        side = round(self._theme.type.sizes["small"] * 1.05)
        for button, icon in self._icons.items():
            button.setIcon(glyphs.icon(icon, tokens.ink, tokens.line, side))
            button.setIconSize(QSize(side, side))
