"""The signs over the counters: painted boards, one of which hangs forward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from horologium.ui.art import frames, metal, things
from horologium.ui.camp.story_leaf import empty
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.kit.theme import Theme

GAP = 4
LARGE = 20
"""The size of text above which there is no room for several lines of signs."""
HOOKS = 6
"""How long the irons are from which a sign hangs."""


class Sign(PaintedButton):
    """One board, reached by Tab or the arrow keys."""

    MARGINS, ACROSS = (2, HOOKS, 2, 3), QSizePolicy.Policy.Minimum

    def __init__(self, theme: Theme, text: str, thing: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._thing, self._brief = thing, False
        self.rename(text)
        self.setCheckable(True)

    def rename(self, text: str) -> None:
        """Write other words on the board."""
        self.show_name(text)
        give_tip(self, text)
        self.updateGeometry()

    @property
    def full_width(self) -> int:
        """How wide it is with its words."""
        metrics = QFontMetrics(self._theme.type.capitals("small", 0.04))
        return metrics.horizontalAdvance(self.words) + metrics.height() + 34

    def set_brief(self, brief: bool) -> None:
        """Leave the words away, unless this counter is open."""
        if brief != self._brief:
            self._brief = brief
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for drawing and words."""
        high = QFontMetrics(self._theme.type.capitals("small", 0.04)).height()
        brief = self._brief and not self.isChecked()
        return QSize(high + 22 if brief else self.full_width, high + 18 + HOOKS)

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than the words."""
        return self.sizeHint()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the board; the one that is open is lit and underlined."""
        tokens = self._theme.tokens
        self._irons(painter, area)
        lit = self.isChecked() or self.underMouse()
        frames.card(painter, area, tokens, lit=lit, pressed=self.isDown())
        ink = QColor(tokens.rubric if self.isChecked() else tokens.ink)
        side = QFontMetrics(self._theme.type.capitals("small", 0.04)).height()
        box = QRectF(area.left() + 9, area.center().y() - side / 2, side, side)
        things.draw(painter, self._thing, box, QColor(tokens.rubric))
        painter.setFont(self._theme.type.capitals("small", 0.04))
        painter.setPen(ink)
        words = QRectF(box.right() + 7, area.top(), area.right() - box.right() - 8, area.height())
        if self.isChecked() or not self._brief:
            painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), self.words)
        if self.isChecked():
            painter.setPen(QPen(QColor(tokens.rubric), 2))
            y = area.bottom() - 4
            painter.drawLine(QPointF(area.left() + 10, y), QPointF(area.right() - 10, y))

    def _irons(self, painter: QPainter, area: QRectF) -> None:
        if self._theme.tokens.flat:
            return
        painter.setPen(QPen(metal.bar(self._theme.tokens, area), 2))
        for x in (area.left() + 16, area.right() - 16):
            painter.drawLine(QPointF(x, 0), QPointF(x, area.top() + 2))


class Signs(QWidget):
    """A row of signs that wraps where there is little room; exactly one is open."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(self.tr("Counters of the town"))
        self.boards: list[Sign] = []
        self._group = QButtonGroup(self)
        self._flow = Flow(GAP)
        self.setLayout(self._flow)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def current(self) -> int:
        """Which sign is open; below zero where none is."""
        return self._group.checkedId()

    def show_counters(self, counters: Sequence[ServiceCounter], current: int) -> None:
        """Hang up other signs, with one of them open."""
        for board in self.boards:
            self._group.removeButton(board)
        empty(self._flow)
        self.boards = [Sign(self._theme, counter.title, counter.sign) for counter in counters]
        for place, board in enumerate(self.boards):
            board.setChecked(place == current)
            self._group.addButton(board, place)
            self._flow.addWidget(board)
            board.show()
        self._fit(self.width())

    def open(self, place: int) -> None:
        """Open a counter."""
        self.boards[place].setChecked(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """With large text, where the words would take several lines, only the open sign keeps them."""
        super().resizeEvent(event)
        self._fit(event.size().width())

    def _fit(self, width: int) -> None:
        wide = sum(board.full_width + GAP for board in self.boards) > width
        for board in self.boards:
            board.set_brief(wide and self._theme.type.sizes["body"] > LARGE)

    def _on_toggled(self, place: int, on: bool) -> None:
        self.boards[place].updateGeometry()
        if on:
            self.chosen.emit(place)
