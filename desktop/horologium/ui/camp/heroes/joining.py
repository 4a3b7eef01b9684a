"""Somebody joins the company: a choice among the heroes of the pack who are not in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from horologium.campaign.affairs import money, state_of
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.records import Hero, Player
from horologium.campaign.wording import called, entries, first_grade
from horologium.ui.camp.first_skills import FirstSkillBoxes, choice_told
from horologium.ui.camp.hero_tile import HeroTile, sitter
from horologium.ui.plain_text import give_tip
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.scrolled import scrolled
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.campaign.affairs import Affairs
    from horologium.ui.camp.camp import Camp
    from horologium.ui.theme import Theme


def newcomers(affairs: Affairs) -> list[str]:
    """The cards of those who could join."""
    here = {hero.card for hero in affairs.books.all(Hero)}
    return [card for card in affairs.rules.roster.candidates(affairs.pack.content) if card not in here]


def _about(affairs: Affairs, card: str) -> str:
    """The class of a newcomer, and what it costs to have them."""
    grade = first_grade(affairs.pack, card)
    hires = affairs.rules.hires
    price = hires(state_of(affairs), card).price if hires else 0
    parts = [called(affairs.pack, "class", grade) if grade else "", money(affairs, price) if price else ""]
    return " · ".join(filter(None, parts))


class HireSheet(Sheet):
    """Choose who joins, and who plays them."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Somebody joins the company"), parent)
        self._camp, session = camp, camp.session
        self.tiles: dict[str, HeroTile] = {}
        self.skills: dict[str, FirstSkillBoxes] = {}
        about = self.tr("Newcomers bring what a beginner has. Where the party is full they wait on the bench.")
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        column = QVBoxLayout()
        for card in newcomers(session):
            name = called(session.pack, "hero", card)
            tile = self.tiles[card] = HeroTile(theme, sitter(session.pack, card, name), name, _about(session, card))
            give_tip(tile, str(getattr(entries(session.pack, "hero")[card], "text", "")))
            tile.setChecked(len(self.tiles) == 1)
            tile.setAutoExclusive(True)
            column.addWidget(tile)
            self._offer_skills(column, card)
        self.body.addWidget(scrolled(column), 1)
        self.player = ChoiceBox()
        self.player.setAccessibleName(self.tr("Who plays the newcomer"))
        for player in session.books.all(Player):
            self.player.addItem(self.tr("Played by {name}").format(name=player.name), player.id)
        self.player.addItem(self.tr("Played by all together"), "")
        self.body.addWidget(self.player)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.add_button(self.tr("&Join"), self._on_join, default=True)
        self.finish()
        self.resize(500, 560)

    def _offer_skills(self, column: QVBoxLayout, card: str) -> None:
        """Let the first skills of the newcomer be chosen, where the game gives a choice."""
        session, tile = self._camp.session, self.tiles[card]
        if not (told := choice_told(session.pack, session.rules, card)):
            return
        (member,) = session.rules.roster.begin(session.pack.content, [card]).members
        self.skills[card] = boxes = FirstSkillBoxes(session.pack, session.rules, card, member.learned)
        for widget in (PlainLabel(told, "note", wrap=True), boxes):
            column.addWidget(widget)
            widget.setVisible(tile.isChecked())
            tile.toggled.connect(widget.setVisible)

    def _on_join(self) -> None:
        chosen = next(card for card, tile in self.tiles.items() if tile.isChecked())
        skills = self.skills[chosen].skills if chosen in self.skills else ()
        if self._camp.do(Hire(chosen, self.player.currentData(), skills)):
            self.accept()
