"""A hero at a glance: portrait, name and class, numbers, skills at hand, injuries. A press opens the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from horologium.ui.art import diamonds, marks, plates, portraits, signs
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from horologium.ui.camp.heroes.rows import HeroRow
    from horologium.ui.kit.theme import Theme

PORTRAIT: Final = 116
NARROWEST: Final = 330
READY_LINES: Final = 2
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class HeroHead(PaintedButton):
    """A press opens the sheet; who is on the bench is pale."""

    MARGINS, RADIUS = (0, 0, 0, 0), 4

    def __init__(self, theme: Theme, row: HeroRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = row
        self.show_name(row.name)
        self.setAccessibleDescription(". ".join(self._told()))
        give_tip(self, self.tr("Open the sheet of {name}").format(name=row.name))

    def _told(self) -> list[str]:
        row = self.row
        lines = [self._line(), *(f"{trait.title} {trait.value}" for trait in row.traits)]
        if row.ready:
            names = ", ".join(card.name for card in row.ready)
            lines.append(self.tr("Skills at hand: {names}").format(names=names))
        if row.injuries:
            lines.append(self.tr("Injuries: {names}").format(names=", ".join(row.injuries)))
        return lines

    def _line(self) -> str:
        parts = [self.row.class_name]
        if self.row.player:
            parts.append(self.tr("played by {name}").format(name=self.row.player))
        if self.row.bench:
            parts.append(self.tr("on the bench"))
        return " · ".join(filter(None, parts))

    def sizeHint(self) -> QSize:
        """Ask for room for the portrait and five lines."""
        faces = self._theme.type
        small = QFontMetricsF(faces.text("small")).height()
        lines = QFontMetricsF(faces.capitals()).height() + QFontMetricsF(faces.text("lead")).height() + 4.3 * small
        return QSize(NARROWEST + 40, round(max(PORTRAIT, lines + 8)))

    def minimumSizeHint(self) -> QSize:
        """Be as high as wanted, but narrower."""
        scale = max(1.0, self._theme.type.sizes["body"] / 18)
        return QSize(round((NARROWEST - 30) * scale), self.sizeHint().height())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the portrait and the words beside it."""
        tokens = self._theme.tokens
        painter.setOpacity(0.6 if self.row.bench else 1.0)
        side = self.height()
        box = QRectF(0, 0, side, side)
        portraits.paint(painter, box, self.row.sitter, tokens)
        painter.setOpacity(1.0)
        self._words(painter, QRectF(side + 14, 0, self.width() - side - 14, self.height()))

    def _words(self, painter: QPainter, room: QRectF) -> None:
        faces, tokens = self._theme.type, self._theme.tokens
        half = faces.sizes["small"] * 0.86
        beside_coin = room.adjusted(0, 0, -2 * half - 6, 0)
        y = self._write(
            painter, beside_coin, self.row.name, faces.capitals(), tokens.rubric if self.lit else tokens.ink
        )
        self._coin(painter, QPointF(room.right() - half - 1, room.top() + half + 1), half)
        y = self._write(
            painter, beside_coin.adjusted(0, y, 0, 0), self._line(), faces.text("small", italic=True), tokens.muted
        )
        y = self._traits(painter, room, y + 3)
        y = self._ready(painter, room, y + 2)
        self._injuries(painter, room, y)

    def _coin(self, painter: QPainter, at: QPointF, half: float) -> None:
        """The experience that is there to be spent."""
        if self.row.experience is not None:
            plates.coin(painter, at, half, str(self.row.experience), self._theme.tokens, self._theme.type.text())

    def _write(self, painter: QPainter, room: QRectF, text: str, font: QFont, colour: str) -> float:
        font = fitted(font, text, room.width(), 0.85)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        line = QRectF(room.left(), room.top(), room.width(), metrics.height())
        painter.drawText(line, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width()))
        return line.bottom()

    def _traits(self, painter: QPainter, room: QRectF, top: float) -> float:
        """The numbers of the sheet, each with its mark."""
        faces, tokens = self._theme.type, self._theme.tokens
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(QPointF(room.left(), top), QPointF(room.right(), top))
        font = faces.text("lead")
        height, step = QFontMetricsF(font).height(), room.width() / max(1, len(self.row.traits))
        side = height * 0.62
        painter.setFont(font)
        for place, trait in enumerate(self.row.traits):
            left = room.left() + place * step
            box = QRectF(left, top + (height - side) / 2 + 2, side, side)
            marks.draw(painter, marks.choose(trait.key, trait.title), box, QColor(tokens.rubric))
            painter.setPen(QColor(tokens.ink))
            painter.drawText(QRectF(left + side + 4, top + 1, step - side, height), _LEFT, str(trait.value))
        return top + height + 2

    def _ready(self, painter: QPainter, room: QRectF, top: float) -> float:
        """The skills at hand, each with its diamond, in two lines; all are told when the card is read aloud."""
        font, tokens = self._theme.type.text("small"), self._theme.tokens
        metrics, x, lines = QFontMetricsF(font), room.left(), 1
        height = metrics.height()
        painter.setFont(font)
        for card in self.row.ready:
            width = metrics.horizontalAdvance(card.name) + height + 4
            if x + width > room.right() and x > room.left():
                x, top, lines = room.left(), top + height, lines + 1
            if lines > READY_LINES:
                painter.drawText(QRectF(x, top - height, room.width(), height), _RIGHT, "…")
                return top
            diamonds.paint(painter, QPointF(x + height / 2, top + height / 2), height / 2 - 0.5, card.kind, tokens)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(QRectF(x + height + 3, top, width, height), _LEFT, card.name)
            x += width + 8
        return top + height

    def _injuries(self, painter: QPainter, room: QRectF, top: float) -> None:
        """What the hero suffers from."""
        tokens, font = self._theme.tokens, self._theme.type.text("small")
        height = QFontMetricsF(font).height()
        if not self.row.injuries:
            return
        box = QRectF(room.left() + 1, top + 2, height - 4, height - 4)
        signs.draw(painter, "drops", box, QColor(tokens.rubric))
        words = QRectF(room.left() + height + 3, top, room.width() - height - 3, height)
        self._write(painter, words, ", ".join(self.row.injuries), font, tokens.rubric)
