"""The second step: who sits at the table, in which colour, and which heroes they play."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from horologium.campaign.founding import Founder, Recruit, candidates, first_company, first_muster, rules_of, why_not
from horologium.campaign.players import COLOURS, MOST_LETTERS, MOST_PLAYERS
from horologium.campaign.wording import called_as, copies, kind_of
from horologium.engine.core.campaign import CampaignState, Muster
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.teams import Candidate, TeamMember, TeamPool
from horologium.ui.camp.first_skills import FIRST_SKILLS, choice_told, first_lists
from horologium.ui.camp.portraits import sitter
from horologium.ui.camp.wizard_dialog import WizardStep
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.player_colours import PAINTS, colour_name
from horologium.ui.teams.footer import TeamFooter, points_told
from horologium.ui.teams.member_box import MemberBox
from horologium.ui.teams.pool import Pool, PoolRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.ui.kit.theme import Theme


def colour_plate(colour: str) -> QIcon:
    """A plate in the colour of a player."""
    pixmap = QPixmap(16, 16)
    pixmap.fill(QColor(PAINTS[colour]))
    return QIcon(pixmap)


class RecruitBoxes(QWidget):
    """A box for each of a card who is taken: a name, what they can, who plays them.

    What was chosen for somebody is kept while they stay at home.
    """

    changed = Signal()

    def __init__(self, candidate: Candidate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._candidate, self._boxes, self._count = candidate, list[MemberBox](), 0
        self._players: Sequence[tuple[QIcon, str]] = ()
        self._first = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    @property
    def boxes(self) -> list[MemberBox]:
        """Those of them who are taken."""
        return self._boxes[: self._count]

    def show_count(self, count: int) -> None:
        """Have a box for so many."""
        self._count = count
        while len(self._boxes) < count:
            self._add()
        for place, box in enumerate(self._boxes):
            box.setVisible(place < count)

    def deal(self, players: Sequence[tuple[QIcon, str]], first: int) -> None:
        """Share them out among players in turn, beginning with one of these."""
        self._first = first
        self.show_players(players, [first + place for place in range(len(self._boxes))])

    def show_players(self, players: Sequence[tuple[QIcon, str]], chosen: Sequence[int] = ()) -> None:
        """Offer these players, with those chosen who were, or others."""
        self._players = players
        for place, box in enumerate(self._boxes):
            box.show_players(players, (chosen[place] if chosen else box.player.currentIndex()) % len(players))

    def _add(self) -> None:
        box = MemberBox(TeamPool((), (self._candidate,)))
        box.show_member(TeamMember(self._candidate.key))
        number, name = len(self._boxes) + 1, self._candidate.name
        box.name.setPlaceholderText(f"{name} {number}" if number > 1 else name)
        box.changed.connect(lambda _member: self.changed.emit())
        if self._players:
            box.show_players(self._players, (self._first + len(self._boxes)) % len(self._players))
        self._boxes.append(box)
        self._column.addWidget(box)


class CompanyStep(WizardStep):
    """Players with their colours, heroes with their portraits and, if they are only beginning, their first skills."""

    at_foot = "muster"

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, beginners: bool = True) -> None:
        super().__init__(parent)
        self._theme, self._beginners = theme, beginners
        self.count = ChoiceBox()
        self.names = [QLineEdit() for _ in range(MOST_PLAYERS)]
        self.colours = [ChoiceBox() for _ in range(MOST_PLAYERS)]
        self.pool, self.boxes = Pool(theme), dict[str, RecruitBoxes]()
        self.foot = self.footer = TeamFooter(theme, fits=True, opens=False)
        self._muster: Callable[[Iterable[str]], Muster] = lambda _cards: Muster(0, 0)
        self._why_not: Callable[[Sequence[str], str], str] = lambda _cards, _card: ""
        self._judged: tuple[str, ...] | None = None
        self.sizes, self.choice = PlainLabel("", "note"), PlainLabel("", "note", wrap=True)
        self._build()
        self.pool.taken.connect(self._on_taken)
        self.pool.left.connect(self._on_taken)
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
        taken = ((card, box) for card, boxes in self.boxes.items() for box in boxes.boxes)
        return tuple(
            Recruit(card, box.member.name, max(0, box.player.currentIndex()), box.given(FIRST_SKILLS))
            for card, box in taken
        )

    def show_pack(self, pack: Pack, game: AnyRuleset, plot: str) -> None:
        """Show the heroes with whom a story can be begun: as many as may come are ticked."""
        rules = rules_of(pack, game)
        self._muster, self._why_not = partial(first_muster, pack, rules), partial(why_not, pack, rules)
        first, cards = self._muster(()), candidates(pack, rules, plot)
        words = self.tr("A company begins with {fewest} to {most} heroes.")
        self.sizes.setText(words.format(fewest=first.fewest, most=first.most))
        self._tell_choice(pack, rules, cards)
        counts = Counter(first_company(pack, rules, cards))
        self.pool.show_rows([self._row(pack, rules, card) for card in cards], counts)
        self.boxes, self._judged = {card: self._recruits(pack, rules, card) for card in cards}, None
        for card, boxes in self.boxes.items():
            boxes.show_count(counts[card])
            self.pool.put_beneath(card, boxes)
        self._deal()

    def show_problems(self, found: Sequence[tuple[str, str]]) -> None:
        """Show with them what the company costs, and what the rules say against it."""
        super().show_problems(found)
        if self._beginners and (cards := self.pool.keys) != self._judged:
            self._judged, muster = cards, self._muster(cards)
            self.footer.show_state(points_told(muster.points, muster.limit), muster.faults)
            self.pool.show_reasons({card: self._reason(cards, card) for card in self.pool.tiles})

    def _reason(self, cards: Sequence[str], card: str) -> str:
        """Why somebody cannot come too; of who is there, and can be there once, there is nothing to say."""
        return "" if card in cards and self.pool.tiles[card].isCheckable() else self._why_not(cards, card)

    def _row(self, pack: Pack, rules: CampaignRules, card: str) -> PoolRow:
        """Somebody as a beginner, as their sheet and their card tell of them."""
        state = CampaignState(pack.content, rules.roster.begin(pack.content, [card]))
        sheet, name = rules.roster.sheet(state, state.company.members[0].key), called_as(pack, "member", card)
        about = " · ".join(filter(None, [sheet.title, sheet.tag]))
        tip = rules.card(pack.content, CardRef(kind_of(pack, "member", card), card)).text
        return PoolRow(card, name, sitter(pack, card, name), about, copies(pack, card), tip)

    def _recruits(self, pack: Pack, rules: CampaignRules, card: str) -> RecruitBoxes:
        (member,) = rules.roster.begin(pack.content, [card]).members
        lists = first_lists(pack, rules, card, member.known) if self._beginners else ()
        boxes = RecruitBoxes(Candidate(card, called_as(pack, "member", card), lists=lists, copies=copies(pack, card)))
        boxes.changed.connect(self.changed)
        return boxes

    def _on_taken(self, card: str) -> None:
        self.boxes[card].show_count(self.pool.tiles[card].count)
        self.changed.emit()

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
        self.column.addWidget(self.pool)
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
        for number, boxes in enumerate(self.boxes.values()):
            boxes.deal(self._players(), number)
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
        for boxes in self.boxes.values():
            boxes.show_players(self._players())
        self.changed.emit()

    def _played_by(self, founder: Founder) -> str:
        return self.tr("Played by {name}").format(name=founder.name.strip())
