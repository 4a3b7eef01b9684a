"""The dial on the start screen, with its hand at the hour of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import dial

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QPixmap

    from horologium.ui.kit.theme import Theme

SWEEP_MS = 900


class DialView(QWidget):
    """Paints the face once per size and theme, and only the hand after that."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._hour = theme, 0.0
        self._face: QPixmap | None = None
        self._painted_for: tuple[object, ...] = ()
        self.setMinimumSize(150, 150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Horologium: a dial of twelve hours with the signs of the zodiac"))
        self._sweep = QVariantAnimation(self)
        self._sweep.setDuration(SWEEP_MS)
        self._sweep.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sweep.valueChanged.connect(self._show_hour)

    @property
    def hour(self) -> float:
        """Where the hand stands, from 0 to 12."""
        return self._hour

    @property
    def moving(self) -> bool:
        """Whether the hand is on its way."""
        return self._sweep.state() == QVariantAnimation.State.Running

    def turn_to(self, hour: float, *, sweeping: bool) -> None:
        """Move the hand to an hour, in one sweep or at once."""
        self._sweep.stop()
        if not sweeping:
            self._show_hour(hour)
            return
        self._sweep.setStartValue(self._hour)
        self._sweep.setEndValue(hour)
        self._sweep.start()

    def sizeHint(self) -> QSize:
        """Be content with a small dial; it takes all the room that others leave."""
        return QSize(400, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face and the hand."""
        side = min(self.width(), self.height())
        wanted = (side, self.devicePixelRatioF(), self._theme.tokens.name, self._theme.type.title)
        if self._face is None or wanted != self._painted_for:
            self._face = dial.face(self._theme.tokens, side, self.devicePixelRatioF(), self._theme.type.title)
            self._painted_for = wanted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF((self.width() - side) / 2, (self.height() - side) / 2), self._face)
        painter.translate(self.width() / 2, self.height() / 2)
        dial.hands(painter, side / 2 - 3, self._hour, self._theme.tokens)

    def _show_hour(self, hour: float) -> None:
        self._hour = float(hour) % 12
        self.update()
