"""The second step: who sits at the table, in which colour, and which heroes they play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from horologium.campaign.founding import Founder, Recruit, candidates, first_company, first_muster, rules_of
from horologium.campaign.players import COLOURS, MOST_LETTERS, MOST_PLAYERS
from horologium.campaign.wording import called, entries
from horologium.engine.core.campaign import CampaignState
from horologium.ui.camp.first_skills import FirstSkillBoxes, choice_told
from horologium.ui.camp.hero_tile import HeroTile, sitter
from horologium.ui.camp.story_leaf import empty
from horologium.ui.camp.wizard_step import Step
from horologium.ui.paints import PAINTS, colour_name
from horologium.ui.plain_text import give_tip
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.sheets import BearerSheet
    from horologium.ui.theme import Theme

COLUMNS: Final = 2


def colour_plate(colour: str) -> QIcon:
    """A plate in the colour of a player."""
    pixmap = QPixmap(16, 16)
    pixmap.fill(QColor(PAINTS[colour]))
    return QIcon(pixmap)


class CompanyStep(Step):
    """Players with their colours, heroes with their portraits and, if they are only beginning, their first skills."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, beginners: bool = True) -> None:
        super().__init__(parent)
        self._theme, self._beginners = theme, beginners
        self.count = ChoiceBox()
        self.names = [QLineEdit() for _ in range(MOST_PLAYERS)]
        self.colours = [ChoiceBox() for _ in range(MOST_PLAYERS)]
        self.tiles: dict[str, HeroTile] = {}
        self.who: dict[str, ChoiceBox] = {}
        self.skills: dict[str, FirstSkillBoxes] = {}
        self._heroes = QGridLayout()
        self._heroes.setSpacing(6)
        for column in range(COLUMNS):
            self._heroes.setColumnStretch(column, 1)
        self.sizes, self.choice = PlainLabel("", "note"), PlainLabel("", "note", wrap=True)
        self._build()
        self.count.currentIndexChanged.connect(self._on_count)
        self._on_count()

    @property
    def founders(self) -> tuple[Founder, ...]:
        """Who plays, in order."""
        people = range(self.count.currentIndex() + 1)
        return tuple(Founder(self.names[place].text(), self.colours[place].currentData()) for place in people)

    @property
    def recruits(self) -> tuple[Recruit, ...]:
        """The heroes who are ticked, each with a player."""
        return tuple(
            Recruit(card, player=max(0, self.who[card].currentIndex()), skills=self._chosen(card))
            for card, tile in self.tiles.items()
            if tile.isChecked()
        )

    def _chosen(self, card: str) -> tuple[str, ...]:
        return self.skills[card].skills if card in self.skills else ()

    def show_pack(self, pack: Pack, game: AnyRuleset, plot: str) -> None:
        """Show the heroes with whom a story can be begun: as many as may come are ticked."""
        empty(self._heroes)
        rules = rules_of(pack, game)
        first = first_muster(pack, rules, ())
        cards = candidates(pack, rules, plot)
        words = self.tr("A company begins with {fewest} to {most} heroes.")
        self.sizes.setText(words.format(fewest=first.fewest, most=first.most))
        self.tiles, self.who, self.skills = {}, {}, {}
        self._tell_choice(pack, rules, cards)
        ticked = first_company(pack, rules, cards)
        for place, card in enumerate(cards):
            company = rules.roster.begin(pack.content, [card])
            (member,) = company.members
            sheet = rules.roster.sheet(CampaignState(pack.content, company), member.key)
            cell = self._hero(pack, card, sheet, ticked=card in ticked)
            if self.choice.text():
                self._offer_skills(cell, FirstSkillBoxes(pack, rules, card, member.known), card)
            self._heroes.addLayout(cell, place // COLUMNS, place % COLUMNS)
        self._deal()

    def _hero(self, pack: Pack, card: str, sheet: BearerSheet, *, ticked: bool) -> QVBoxLayout:
        name = called(pack, "hero", card)
        about = " · ".join(filter(None, [sheet.title, sheet.tag]))
        self.tiles[card] = tile = HeroTile(self._theme, sitter(pack, card, name), name, about)
        tile.setChecked(ticked)
        give_tip(tile, str(getattr(entries(pack, "hero")[card], "text", "")))
        tile.toggled.connect(self.changed)
        self.who[card] = box = ChoiceBox()
        box.setAccessibleName(self.tr("Who plays {name}").format(name=name))
        box.currentIndexChanged.connect(self.changed)
        cell = QVBoxLayout()
        cell.setSpacing(2)
        cell.addWidget(tile)
        cell.addWidget(box)
        return cell

    def _tell_choice(self, pack: Pack, rules: CampaignRules, cards: Sequence[str]) -> None:
        told = choice_told(pack, rules, cards[0]) if cards and self._beginners else ""
        self.choice.setText(told)
        self.choice.setVisible(bool(told))

    def _offer_skills(self, cell: QVBoxLayout, boxes: FirstSkillBoxes, card: str) -> None:
        """Let the first skills of a hero be chosen while the hero comes along."""
        self.skills[card] = boxes
        boxes.setVisible(self.tiles[card].isChecked())
        self.tiles[card].toggled.connect(boxes.setVisible)
        boxes.changed.connect(self.changed)
        cell.addWidget(boxes)
        cell.addStretch(1)

    def _build(self) -> None:
        self.add_title(self.tr("Who plays"))
        for number in range(1, MOST_PLAYERS + 1):
            self.count.addItem(self.tr("%n player(s)", "", number))
        self.count.setAccessibleName(self.tr("How many players"))
        self.column.addWidget(self.count)
        for place, (name, colour) in enumerate(zip(self.names, self.colours, strict=True)):
            self._add_player(place, name, colour)
        self.add_problem("players")
        self.add_title(self.tr("Who goes along"))
        self.column.addWidget(self.sizes)
        self.column.addWidget(self.choice)
        self.column.addLayout(self._heroes)
        self.add_problem("heroes")
        self.column.addStretch(1)

    def _add_player(self, place: int, name: QLineEdit, colour: ChoiceBox) -> None:
        number = place + 1
        name.setText(self.tr("Player {number}").format(number=number))
        name.setMaxLength(MOST_LETTERS)
        name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        colour.setAccessibleName(self.tr("Colour of player {number}").format(number=number))
        for each in COLOURS:
            colour.addItem(colour_plate(each), colour_name(each), each)
        colour.setCurrentIndex(place)
        name.textChanged.connect(self._on_name)
        colour.currentIndexChanged.connect(self._on_name)
        row = QHBoxLayout()
        row.addWidget(name, 2)
        row.addWidget(colour, 1)
        self.column.addLayout(row)

    def _deal(self) -> None:
        """Offer the players at each hero, and share the heroes out in turn."""
        people = self.founders
        for number, box in enumerate(self.who.values()):
            with QSignalBlocker(box):
                box.clear()
                for founder in people:
                    box.addItem(colour_plate(founder.colour), self._played_by(founder))
                box.setCurrentIndex(number % len(people))
            box.setVisible(len(people) > 1)
        self.changed.emit()

    def _on_count(self) -> None:
        for place in range(MOST_PLAYERS):
            for widget in (self.names[place], self.colours[place]):
                widget.setVisible(place <= self.count.currentIndex())
        self._deal()

    def _on_name(self) -> None:
        """Write names and colours to the heroes without dealing anew."""
        for box in self.who.values():
            for place, founder in enumerate(self.founders):
                box.setItemText(place, self._played_by(founder))
                box.setItemIcon(place, colour_plate(founder.colour))
        self.changed.emit()

    def _played_by(self, founder: Founder) -> str:
        return self.tr("Played by {name}").format(name=founder.name.strip())
