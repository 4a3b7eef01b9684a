"""Dials: any round dial of a view with sectors, hands, tokens and marks; twelve sectors get the Horologium's face.

Shows hands, tokens stacked inwards in the order in which they act, and events on the rim; all of it is also told in
the tooltip and to screen readers.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from horologium.ui.art import dial as art

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QPixmap

    from horologium.engine.core.view import DialView
    from horologium.ui.theme import Theme

TOKEN = 0.075
COLOURS = {"hero": "#1f3f77", "enemy": "#8e1b1b"}


class DialWidget(QWidget):
    """One dial; the face is painted once per size and theme."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._dial: DialView | None = None
        self._face: QPixmap | None = None
        self._painted_for: tuple[object, ...] = ()
        self.setMinimumSize(150, 150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def show_dial(self, dial: DialView) -> None:
        """Show a dial."""
        self._dial = dial
        self.setAccessibleName(dial.label)
        self.setAccessibleDescription(describe(dial))
        self.setToolTip(describe(dial))
        self.update()

    def sizeHint(self) -> QSize:
        """Take all the width there is."""
        return QSize(260, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw face, tokens, marks and hands."""
        if self._dial is None:
            return
        side = min(self.width(), self.height())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.drawPixmap(QPointF((self.width() - side) / 2, (self.height() - side) / 2), self._painted_face(side))
        painter.translate(self.width() / 2, self.height() / 2)
        radius = side / 2 - 3
        step = 12 / len(self._dial.sectors)
        for hand in self._dial.hands:
            art.hands(
                painter, radius * (1 if hand is self._dial.hands[0] else 0.72), hand.sector * step, self._theme.tokens
            )
        self._tokens(painter, radius, step)

    def _painted_face(self, side: int) -> QPixmap:
        wanted = (side, self.devicePixelRatioF(), self._theme.tokens.name, self._theme.type.title)
        if self._face is None or wanted != self._painted_for:
            self._face = art.face(self._theme.tokens, side, self.devicePixelRatioF(), self._theme.type.title)
            self._painted_for = wanted
        return self._face

    def _tokens(self, painter: QPainter, radius: float, step: float) -> None:
        if self._dial is None:
            return
        for token in self._dial.tokens:
            away = 1.02 if token.outside else 0.94 - token.place * TOKEN * 2.1
            self._plate(
                painter, _around(token.sector * step, radius * away), radius, token.label, COLOURS.get(token.kind)
            )
        for mark in self._dial.marks:
            self._plate(painter, _around(mark.sector * step + 0.35, radius), radius * 0.7, "!", None)

    def _plate(self, painter: QPainter, at: QPointF, radius: float, text: str, colour: str | None) -> None:
        tokens = self._theme.tokens
        painter.setBrush(QColor(tokens.field if tokens.flat else colour or tokens.gilt))
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else "#f6e3b4"), 1.4))
        size = radius * TOKEN
        painter.drawEllipse(at, size, size)
        font = self._theme.type.text("small", bold=True)
        font.setPixelSize(max(7, round(size * 1.2)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if tokens.flat else "#fdf6e3"))
        painter.drawText(
            QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), Qt.AlignmentFlag.AlignCenter, text[:1]
        )


class DialHost(QWidget):
    """As many dials as the view has; none when it has none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.dials: list[DialWidget] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_dials(self, dials: Sequence[DialView]) -> None:
        """Show the dials of a view."""
        while len(self.dials) < len(dials):
            self.dials.append(DialWidget(self._theme))
            self._layout.addWidget(self.dials[-1])
        for place, widget in enumerate(self.dials):
            widget.setVisible(place < len(dials))
            if place < len(dials):
                widget.show_dial(dials[place])
        self.setVisible(bool(dials))


def describe(dial: DialView) -> str:
    """Tell everything on a dial, line by line."""
    lines = [f"{hand.label}: {dial.sectors[hand.sector]}" for hand in dial.hands]
    lines += [f"{dial.sectors[token.sector]}: {token.label}" for token in dial.tokens]
    lines += [f"{dial.sectors[mark.sector]}: {mark.label}" for mark in dial.marks]
    return "\n".join(lines)


def _around(hour: float, radius: float) -> QPointF:
    angle = hour * pi / 6
    return QPointF(radius * sin(angle), -radius * cos(angle))
