"""Somebody joins the company: a choice among the heroes of the pack who are not in it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from horologium.campaign.affairs import state_of
from horologium.campaign.offers import counters, offer_rows
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.records import Player
from horologium.ui.camp.first_skills import FirstSkillBoxes, choice_told
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import scrolled
from horologium.ui.teams.pool import PoolRow, PoolTile

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.campaign.offers import OfferRow
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


def newcomers(session: CampaignSession) -> list[OfferRow]:
    """Those who could join."""
    rows = (row for counter in counters(session, "company") for row in offer_rows(session, counter.key))
    return [row for row in rows if row.deed.name == Hire.name]


def _about(session: CampaignSession, row: OfferRow) -> str:
    """What a newcomer is, and what it costs to have them."""
    company = session.rules.roster.begin(session.pack.content, [row.subject.id])
    sheet = session.rules.roster.sheet(replace(state_of(session), company=company), company.members[0].key)
    return " · ".join(filter(None, [sheet.title, row.words if row.price else ""]))


class HireDialog(Dialog):
    """Choose who joins, and who plays them."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Somebody joins the company"), parent)
        self._camp, session = camp, camp.session
        self.tiles: dict[str, PoolTile] = {}
        self.skills: dict[str, FirstSkillBoxes] = {}
        about = self.tr("Newcomers bring what a beginner has. Where the party is full they wait on the bench.")
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        column = QVBoxLayout()
        for row in newcomers(session):
            card, who = row.subject.id, sitter(session.pack, row.subject.id, row.name)
            tip = session.rules.card(session.pack.content, row.subject).text
            shown = PoolRow(card, row.name, who, _about(session, row), tip=tip)
            tile = self.tiles[card] = PoolTile(theme, shown)
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
        self.skills[card] = boxes = FirstSkillBoxes(session.pack, session.rules, card, member.known)
        for widget in (PlainLabel(told, "note", wrap=True), boxes):
            column.addWidget(widget)
            widget.setVisible(tile.isChecked())
            tile.toggled.connect(widget.setVisible)

    def _on_join(self) -> None:
        chosen = next(card for card, tile in self.tiles.items() if tile.isChecked())
        skills = self.skills[chosen].skills if chosen in self.skills else ()
        if self._camp.do(Hire(chosen, self.player.currentData(), skills)):
            self.accept()
