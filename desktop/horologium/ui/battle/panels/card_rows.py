"""Rows of a figure's card: skills, equipment, injuries, attacks; each a small card with mark, cost, state and text."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QLinearGradient, QPainter, QPen

from horologium.ui.art import frames, marks, metal
from horologium.ui.battle.panels.tips import plain
from horologium.ui.battle.panels.wrapping import WrappingButton
from horologium.ui.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.view import CardView
    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme

PAD: Final = 7
_WRAP = int(Qt.TextFlag.TextWordWrap)
COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "skill attack": "#8e1b1b", "skill defence": "#1f3f77", "skill support": "#5b3a78", "skill movement": "#2d5f4e",
        "injury": "#6e2240", "attack": "#8e1b1b", "keyword": "#4a4336", "loot": "#8a6a1c", "weapon": "#5f492b",
    }
)  # fmt: skip
OTHER: Final = "#6b5a2e"


def state_words(card: CardView) -> str:
    """Say how a card lies."""
    translate = QCoreApplication.translate
    known = {
        "flipped": translate("Card", "turned face down"),
        "reload": translate("Card", "must be reloaded"),
        "used": translate("Card", "used up"),
        "hidden": translate("Card", "face down"),
        "open": translate("Card", "face up"),
    }
    return known.get(card.state, card.state)


class CardRow(WrappingButton):
    """One card; a click opens its rule."""

    def __init__(self, theme: Theme, tips: Tips, card: CardView, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.card = card
        lies = state_words(card)
        where = ", ".join(part for part in (card.kind, card.slot) if part)
        self._cost = cost = tips.cost(card.cost)
        self.setAccessibleName(card.label)
        self.setAccessibleDescription(plain(where, cost, lies, card.text))
        give_tip(self, tips.tip(card.label, (where.capitalize(), cost, lies, card.text), (card.rule,)))

    def heightForWidth(self, width: int) -> int:
        """Measure label and text in a given width."""
        room = width - self._left() - PAD
        title = self._height(self._title_font(), room - self._cost_width(), self.card.label)
        return max(self._side() + 2 * PAD, title + self._text_height(room) + 2 * PAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; one that lies face down is hatched."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        tokens, idle = self._theme.tokens, bool(self.card.state) and self.card.state != "open"
        area = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        frames.card(painter, area, tokens, lit=self.underMouse() or self.hasFocus(), pressed=self.isDown())
        if idle:
            _hatch(painter, area, QColor(tokens.line))
        self._plate(painter, QRectF(PAD, PAD, self._side(), self._side()), idle)
        left, room = self._left(), self.width() - self._left() - PAD
        title_room = room - self._cost_width()
        title = self._height(self._title_font(), title_room, self.card.label)
        painter.setFont(self._title_font())
        painter.setPen(QColor(tokens.muted if idle else tokens.ink))
        painter.drawText(QRect(left, PAD - 1, title_room, title), _WRAP, self.card.label)
        painter.setFont(self._theme.type.text("small"))
        painter.setPen(QColor(tokens.rubric))
        right = QRect(self.width() - PAD - self._cost_width(), PAD - 1, self._cost_width(), title)
        painter.drawText(right, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), self._cost)
        y = PAD + title
        for font, text, colour in self._paragraphs():
            height = self._height(font, room, text)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRect(left, y, room, height), _WRAP, text)
            y += height

    def _paragraphs(self) -> list[tuple[QFont, str, str]]:
        tokens, faces = self._theme.tokens, self._theme.type
        found = []
        if lies := state_words(self.card):
            found.append((faces.text("small", italic=True, bold=True), lies, tokens.rubric))
        if self.card.text:
            found.append((faces.text("small"), self.card.text, tokens.muted))
        return found

    def _plate(self, painter: QPainter, box: QRectF, idle: bool) -> None:
        tokens, card = self._theme.tokens, self.card
        name = marks.choose(card.kind.partition(" ")[2] or "", card.label, card.kind)
        if tokens.flat:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.line), 1.5))
            painter.drawRect(box)
        else:
            colour = QColor(COLOURS.get(card.kind, OTHER))
            colour = colour.lighter(150) if idle else colour
            enamel = QLinearGradient(box.topLeft(), box.bottomLeft())
            enamel.setColorAt(0, colour.lighter(130))
            enamel.setColorAt(1, colour.darker(130))
            painter.setBrush(enamel)
            painter.setPen(QPen(metal.bar(tokens, box), 1.6))
            painter.drawRect(box)
        inset = box.width() * 0.19
        ink = QColor(tokens.ink if tokens.flat else "#fbeecb")
        marks.draw(painter, name, box.adjusted(inset, inset, -inset, -inset), ink)

    def _title_font(self) -> QFont:
        return self._theme.type.text("small", bold=True)

    def _side(self) -> int:
        return round(self._theme.type.sizes["small"] * 1.9)

    def _left(self) -> int:
        return PAD + self._side() + 8

    def _cost_width(self) -> int:
        if not self._cost:
            return 0
        return round(QFontMetricsF(self._theme.type.text("small")).horizontalAdvance(self._cost)) + 6

    def _text_height(self, room: int) -> int:
        return sum(self._height(font, room, text) for font, text, _ in self._paragraphs())

    def _height(self, font: QFont, width: int, text: str) -> int:
        return QFontMetrics(font).boundingRect(QRect(0, 0, max(30, width), 10_000), _WRAP, text).height()


def _hatch(painter: QPainter, area: QRectF, colour: QColor) -> None:
    colour.setAlpha(90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    brush = painter.brush()
    brush.setStyle(Qt.BrushStyle.BDiagPattern)
    painter.fillRect(area.adjusted(2, 2, -2, -2), brush)
