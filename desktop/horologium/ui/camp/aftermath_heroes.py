"""Who came home from a battle, side by side: portrait, what was learned, and what hurts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.records import MemberRecord
from horologium.ui.art import frames, portraits
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.homecoming import Returned
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

PORTRAIT: Final = 52
NARROWEST: Final = 11
"""How many times as wide as the text is high a hero is."""


class Homecomer(QWidget):
    """One hero, drawn on a card; nothing can be done with it here."""

    def __init__(self, theme: Theme, who: portraits.Sitter, name: str, lines: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(text for text, _ in lines))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row, words = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(9, 8, 9, 9)
        row.setSpacing(9)
        words.setSpacing(0)
        words.addWidget(PlainLabel(name, "title-small", wrap=True))
        for text, role in lines:
            words.addWidget(PlainLabel(text, role, wrap=True))
        words.addStretch(1)
        row.addWidget(_Likeness(theme, who))
        row.addLayout(words, 1)

    def sizeHint(self) -> QSize:
        """Ask for the portrait and a few words beside it."""
        width = PORTRAIT + NARROWEST * self._theme.type.sizes["body"]
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card below the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frames.card(painter, QRectF(self.rect()).adjusted(2, 2, -2, -3), self._theme.tokens, lit=False, pressed=False)


class _Likeness(QWidget):
    def __init__(self, theme: Theme, who: portraits.Sitter) -> None:
        super().__init__()
        self._theme, self._who = theme, who
        self.setFixedSize(PORTRAIT, PORTRAIT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        portraits.paint(painter, QRectF(self.rect()), self._who, self._theme.tokens)


class Homecomers(QWidget):
    """All who were there: with what they learned, or with what hurts."""

    def __init__(self, theme: Theme, camp: Camp, heroes: Sequence[Returned], *, hurt: bool) -> None:
        super().__init__()
        flow = Flow(6, even=True, most=4)
        self.setLayout(flow)
        for each in heroes:
            hero = camp.session.books.get(MemberRecord, each.id)
            who = sitter(camp.session.pack, hero.card, hero.name, hero.grade)
            flow.addWidget(Homecomer(theme, who, each.name, self._harm(each) if hurt else self._learned(each)))

    def _harm(self, each: Returned) -> list[tuple[str, str]]:
        told = ((self.tr("Injured: {cards}"), each.injuries), (self.tr("Not healed yet: {cards}"), each.older))
        harm = [(words.format(cards=", ".join(cards)), "bad") for words, cards in told if cards]
        return harm or [(self.tr("unhurt"), "small")]

    def _learned(self, each: Returned) -> list[tuple[str, str]]:
        gained = self.tr("+%n experience", "", each.gained) if each.gained else self.tr("no experience")
        return [(gained, "small"), (self.tr("{count} to spend").format(count=each.experience), "small")]
