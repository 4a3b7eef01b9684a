"""Rows for counters and aims: a mark, a name, a number, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPen

from horologium.ui.art import marks, plates
from horologium.ui.battle.panels.wrapping import WrappingButton
from horologium.ui.plain_text import give_tip
from horologium.ui.typography import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme

GAP: Final = 8
BAR: Final = 7
_WRAP = Qt.TextFlag.TextWordWrap


class TrackRow(NamedTuple):
    """One line: ``share`` is how far it has come, ``tone`` the name of the token that colours mark and bar."""

    mark: str
    label: str
    value: str
    share: float | None = None
    rule: str = ""
    note: str = ""
    tone: str = "accent"


class TrackLine(WrappingButton):
    """Says its rule in the tooltip; a click opens it."""

    WIDE, NARROW = 220, 120

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tips = tips
        self.row = TrackRow("seal", "", "")

    def show_row(self, row: TrackRow) -> None:
        """Show a line."""
        if row == self.row:
            return
        self.row = row
        self.setAccessibleName(f"{row.label}: {row.value}" if row.value else row.label)
        self.setAccessibleDescription(row.note)
        give_tip(self, self._tips.tip(row.label, (row.value, row.note), (row.rule,)))
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """Measure the name in a given width."""
        bar = 0 if self.row.share is None else BAR + 3
        return max(self._mark(), self._label_height(width)) + bar + 6

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        tokens, faces, row = self._theme.tokens, self._theme.type, self.row
        tone, side, width = QColor(getattr(tokens, row.tone)), self._mark(), self.width()
        height = max(side, self._label_height(width))
        marks.draw(painter, row.mark, QRectF(1, 3 + (height - side) / 2, side, side), tone)
        left, number = side + GAP, self._number_width()
        painter.setFont(self._font(width))
        painter.setPen(QColor(tokens.accent if self.underMouse() and row.rule else tokens.ink))
        room = QRectF(left, 3, width - left - number - GAP, height)
        painter.drawText(room, int(_WRAP | Qt.AlignmentFlag.AlignVCenter), row.label)
        painter.setFont(faces.text("small"))
        painter.setPen(QColor(tokens.ink))
        box = QRectF(width - number - 2, 3, number + 1, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.value)
        if row.share is not None:
            plates.bar(painter, QRectF(left, height + 5, width - left - 2, BAR), row.share, tone.name(), tokens)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 1.6))
            painter.drawRect(QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8))

    def _mark(self) -> int:
        return round(self._theme.type.sizes["small"] * 1.25)

    def _number_width(self) -> float:
        return QFontMetricsF(self._theme.type.text("small")).horizontalAdvance(self.row.value)

    def _label_height(self, width: int) -> int:
        metrics = QFontMetrics(self._font(width))
        return metrics.boundingRect(0, 0, self._room(width), 10_000, int(_WRAP), self.row.label).height()

    def _room(self, width: int) -> int:
        return max(40, round(width - self._mark() - 2 * GAP - self._number_width()))

    def _font(self, width: int) -> QFont:
        """Give the face of the name, smaller where a long word would not fit."""
        longest = max(self.row.label.split(), key=len, default="")
        return fitted(self._theme.type.text("small"), longest, self._room(width))
