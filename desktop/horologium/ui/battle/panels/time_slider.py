"""The slider of the replay, with marks where activations begin and where somebody falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen

from horologium.ui.art import glyphs
from horologium.ui.kit.boxes import Slider
from horologium.ui.kit.plain_text import show_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from horologium.ui.battle.moments import Landmark
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
