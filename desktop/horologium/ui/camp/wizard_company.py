"""The second step: who sits at the table, in which colour, and which heroes they play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from horologium.campaign.founding import Founder, Recruit, candidates, first_company, first_muster, rules_of
from horologium.campaign.players import COLOURS, MOST_LETTERS, MOST_PLAYERS
from horologium.campaign.wording import called_as, copies, of_role
from horologium.engine.core.campaign import CampaignState, Muster
from horologium.engine.core.teams import Candidate
from horologium.ui.camp.first_skills import FIRST_SKILLS, choice_told, first_lists
from horologium.ui.camp.hero_tile import HeroTile, sitter
from horologium.ui.camp.story.panel import empty
from horologium.ui.camp.wizard_step import Step
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.paints import PAINTS, colour_name
from horologium.ui.teams.candidate_box import CandidateBox
from horologium.ui.teams.footer import Footer, points_told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.ui.kit.theme import Theme

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
        self.cells: dict[str, CandidateBox] = {}
        self.footer = Footer(theme, fits=True, opens=False)
        self._heroes = QGridLayout()
        self._heroes.setSpacing(6)
        for column in range(COLUMNS):
            self._heroes.setColumnStretch(column, 1)
        self._muster: Callable[[Iterable[str]], Muster] = lambda _cards: Muster(0, 0)
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
        """The heroes who are taken, each with a player."""
        taken = ((card, box) for card, cell in self.cells.items() for box in cell.boxes)
        return tuple(
            Recruit(card, box.member.name, max(0, box.player.currentIndex()), box.given(FIRST_SKILLS))
            for card, box in taken
        )

    def show_pack(self, pack: Pack, game: AnyRuleset, plot: str) -> None:
        """Show the heroes with whom a story can be begun: as many as may come are ticked."""
        empty(self._heroes)
        rules = rules_of(pack, game)
        self._muster = partial(first_muster, pack, rules)
        first, cards = self._muster(()), candidates(pack, rules, plot)
        words = self.tr("A company begins with {fewest} to {most} heroes.")
        self.sizes.setText(words.format(fewest=first.fewest, most=first.most))
        self._tell_choice(pack, rules, cards)
        ticked = first_company(pack, rules, cards)
        self.cells = {card: self._cell(pack, rules, card, ticked=card in ticked) for card in cards}
        for place, cell in enumerate(self.cells.values()):
            self._heroes.addWidget(cell, place // COLUMNS, place % COLUMNS)
        self._deal()

    def show_problems(self, found: Sequence[tuple[str, str]]) -> None:
        """Show with them what the company costs, and what the rules say against it."""
        super().show_problems(found)
        if self._beginners:
            muster = self._muster([recruit.card for recruit in self.recruits])
            self.footer.show_state(points_told(muster.points, muster.limit), muster.faults)

    def has(self, where: str) -> bool:
        """What the rules say is told below the heroes."""
        return where == "muster" or super().has(where)

    def _cell(self, pack: Pack, rules: CampaignRules, card: str, *, ticked: bool) -> CandidateBox:
        state = CampaignState(pack.content, rules.roster.begin(pack.content, [card]))
        (member,) = state.company.members
        sheet, name = rules.roster.sheet(state, member.key), called_as(pack, "member", card)
        about = " · ".join(filter(None, [sheet.title, sheet.tag]))
        tile = HeroTile(self._theme, sitter(pack, card, name), name, about)
        tile.setChecked(ticked)
        give_tip(tile, str(getattr(of_role(pack, "member")[card], "text", "")))
        points, lists = rules.roster.muster(state, "").points, first_lists(pack, rules, card, member.known)
        offered = Candidate(card, name, points, lists=lists if self._beginners else (), copies=copies(pack, card))
        cell = CandidateBox(tile, offered)
        cell.changed.connect(self.changed)
        return cell

    def _tell_choice(self, pack: Pack, rules: CampaignRules, cards: Sequence[str]) -> None:
        told = choice_told(pack, rules, cards[0]) if cards and self._beginners else ""
        self.choice.setText(told)
        self.choice.setVisible(bool(told))

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
        self.column.addWidget(self.footer)
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
        for number, cell in enumerate(self.cells.values()):
            cell.deal(self._players(), number)
        self.changed.emit()

    def _players(self) -> list[tuple[QIcon, str]]:
        return [(colour_plate(founder.colour), self._played_by(founder)) for founder in self.founders]

    def _on_count(self) -> None:
        for place in range(MOST_PLAYERS):
            for widget in (self.names[place], self.colours[place]):
                widget.setVisible(place <= self.count.currentIndex())
        self._deal()

    def _on_name(self) -> None:
        """Write names and colours to the heroes without dealing anew."""
        for cell in self.cells.values():
            cell.show_players(self._players())
        self.changed.emit()

    def _played_by(self, founder: Founder) -> str:
        return self.tr("Played by {name}").format(name=founder.name.strip())
