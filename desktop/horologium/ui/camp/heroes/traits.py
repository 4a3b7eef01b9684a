"""The values of a sheet: the number, how often it was raised, and the reasons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen

from horologium.ui.art import marks
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.sheets import Trait
    from horologium.ui.kit.theme import Theme

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TraitRow(PaintedButton):
    """Mark, name, raises and value; the reasons stand below, and a press leads to the rule."""

    MARGINS, RADIUS = (1, 1, 1, 1), 4

    def __init__(self, theme: Theme, trait: Trait, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.trait = trait
        self._reasons = [f"{amount:+d} {label}" for label, amount, _ in trait.parts]
        self.setAccessibleName(f"{trait.title} {trait.value}")
        free = self.tr("can be raised %n more time(s)", "", trait.slots) if trait.slots else ""
        words = [*self._reasons, free]
        self.setAccessibleDescription(". ".join(filter(None, words)))
        give_tip(self, "\n".join(filter(None, [f"{trait.title} {trait.value}", *words])))

    @property
    def rule(self) -> str:
        """The rule behind the number."""
        return self.trait.parts[-1][2] if self.trait.parts else ""

    def sizeHint(self) -> QSize:
        """One line, and a second one where there are reasons."""
        kinds = self._theme.type
        height = QFontMetrics(kinds.text("lead")).height() + 4
        if len(self._reasons) > 1:
            height += QFontMetrics(kinds.text("small")).height()
        return QSize(180, height)

    def minimumSizeHint(self) -> QSize:
        """Be as high as wanted, but narrower."""
        return QSize(130, self.sizeHint().height())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the row; a number that was lowered is red, and says so below."""
        tokens, kinds = self._theme.tokens, self._theme.type
        self.paint_field(painter, area)
        line = QFontMetrics(kinds.text("lead")).height() + 4
        side = line * 0.58
        box = QRectF(4, (line - side) / 2, side, side)
        marks.draw(painter, marks.choose(self.trait.key, self.trait.title), box, QColor(tokens.rubric))
        painter.setPen(QColor(tokens.ink))
        painter.setFont(kinds.text())
        painter.drawText(QRectF(side + 12, 0, self.width() - side - 40, line), _LEFT, self.trait.title)
        lowered = any(amount < 0 for _, amount, _ in self.trait.parts)
        painter.setPen(QColor(tokens.rubric if lowered else tokens.ink))
        painter.setFont(kinds.text("lead"))
        painter.drawText(QRectF(0, 0, self.width() - 6, line), _RIGHT, str(self.trait.value))
        self._raises(painter, self.width() - 34, line)
        if len(self._reasons) > 1:
            painter.setPen(QColor(tokens.muted))
            font = kinds.text("small", italic=True)
            painter.setFont(font)
            room = QRectF(side + 12, line - 4, self.width() - side - 14, self.height() - line + 2)
            words = QFontMetrics(font).elidedText(
                ", ".join(self._reasons), Qt.TextElideMode.ElideRight, round(room.width())
            )
            painter.drawText(room, _LEFT, words)

    def _raises(self, painter: QPainter, right: float, line: float) -> None:
        """A box for each raise, a hollow one for each that is still possible."""
        tokens, side = self._theme.tokens, self._theme.type.sizes["small"] * 0.62
        for place in range(self.trait.raised + self.trait.slots):
            box = QRectF(right - (place + 1) * (side + 3), (line - side) / 2, side, side)
            painter.setPen(QPen(QColor(tokens.line if place < self.trait.slots else tokens.ink), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush if place < self.trait.slots else QColor(tokens.gilt))
            painter.drawRect(box)
