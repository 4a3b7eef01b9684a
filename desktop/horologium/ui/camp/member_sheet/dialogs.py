"""Dialogs about members: somebody joins, advances, or has another name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_of, state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.offers import counters, offer_rows
from horologium.campaign.ops.heroes import Hire, RenameHero
from horologium.campaign.records import MemberRecord, Player
from horologium.campaign.wording import MOST_NAME
from horologium.ui.camp.first_skills import FirstSkillBoxes, choice_told
from horologium.ui.camp.portraits import sitter
from horologium.ui.camp.things import button_words
from horologium.ui.kit.ask_dialog import AskDialog, LineField
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.dialog_words import DialogWords
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import scrolled
from horologium.ui.teams.pool import PoolRow, PoolTile

if TYPE_CHECKING:
    from horologium.campaign.offers import OfferRow
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class AdvanceDialog(Dialog):
    """The choices side by side; what is taken is taken for good, so undo alone takes it back."""

    def __init__(
        self, theme: Theme, camp: OpenCampaign, hero: str, counter: ServiceCounter, parent: QWidget | None = None
    ) -> None:
        session = camp.session
        self._name = session.books.get(MemberRecord, hero).name
        super().__init__(theme, counter.title.format(name=self._name), parent)
        self._camp, self._hero = camp, hero
        self.variants: dict[str, ChoiceBox] = {}
        self.buttons: dict[str, QPushButton] = {}
        choices: dict[str, list[OfferRow]] = {}
        for row in offer_rows(session, counter.key, hero):
            choices.setdefault(row.key, []).append(row)
        title = session.rules.roster.sheet(state_with(session, hero), hero).title
        words = (counter.about if choices else counter.empty).format(name=self._name, title=title)
        self.body.addWidget(PlainLabel(words, "lead", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        for place, rows in enumerate(choices.values()):
            grid.setColumnStretch(place, 1)
            self._fill_column(grid, place, rows)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.add_button(self.tr("C&lose"), self.reject, default=True)
        self.finish()
        self.resize(680, 420)

    def _fill_column(self, grid: QGridLayout, place: int, rows: list[OfferRow]) -> None:
        """One choice below its name; what is alike stands on one line."""
        row = rows[0]
        grid.addWidget(PlainLabel(row.name, "heading"), 0, place)
        lines = [as_printed(self._camp.session, row.subject.kind, row.subject.id).text, *row.notes]
        if price := -row.cost.experience:
            lines.append(self.tr("It takes %n point(s) of experience.", "", price))
        about = PlainLabel("\n".join(filter(None, lines)), wrap=True)
        grid.addWidget(about, 1, place, Qt.AlignmentFlag.AlignTop)
        if row.variant:
            self.variants[row.key] = box = self._variants(rows)
            grid.addWidget(box, 2, place)
        reason = row.cost.refused
        if reason:
            why_not = PlainLabel(f"{reason[:1].upper()}{reason[1:]}.", "note", wrap=True)
            grid.addWidget(why_not, 3, place, Qt.AlignmentFlag.AlignTop)
        self.buttons[row.key] = button_for(button_words(row), lambda: self._take(row), reason)
        grid.addWidget(self.buttons[row.key], 4, place)

    def _variants(self, rows: list[OfferRow]) -> ChoiceBox:
        box = ChoiceBox()
        for row in rows:
            box.addItem(row.deed.choice.format(title=row.title), row.variant)
        box.setAccessibleName(rows[0].deed.choosing.format(what=rows[0].name))
        return box

    def _take(self, row: OfferRow) -> None:
        variant = self.variants[row.key].currentData() if row.key in self.variants else ""
        if self._camp.do(row.operation(variant=variant)):
            self.accept()


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

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
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


def rename_dialog(theme: Theme, camp: OpenCampaign, hero: str, parent: QWidget | None = None) -> AskDialog:
    """Ask for another name; what cannot be a name says why at once."""
    translate = QCoreApplication.translate
    about = translate("Rename", "The new name stands from now on; older entries of the chronicle keep the old one.")
    words = DialogWords(translate("Rename", "Another name"), about, translate("Rename", "&Rename"))
    field = LineField(
        camp.session.books.get(MemberRecord, hero).name,
        translate("Rename", "Name"),
        MOST_NAME,
        lambda text: camp.session.refusal(RenameHero(hero, text)),
    )
    return AskDialog(theme, words, lambda text: camp.do(RenameHero(hero, text)), field, parent)
