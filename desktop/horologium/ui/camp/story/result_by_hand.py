"""The result of a mission that was played on the table, entered into a form that is checked while it is filled in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from horologium.campaign.company import gear, stock
from horologium.campaign.consequences import DOES
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.campaign.records import MemberRecord
from horologium.campaign.results import MOST, title_of
from horologium.campaign.wording import called, counted, entries, outcome_called
from horologium.engine.core.consequences import CardRef, Consequence, coins, consequence, experience
from horologium.engine.core.kinds import ACHIEVEMENT
from horologium.engine.core.results import each_of, report
from horologium.engine.core.speech import say
from horologium.ui.kit.boxes import ChoiceBox, NumberBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, Scrolled
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.campaign import BattleResult, MemberResult
    from horologium.engine.core.consequences import Consequences
    from horologium.engine.core.kinds import CardKind, Role
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

HARM = 99
FEW = 3
"""So many numbers stand beside the name of a member; more of them stand below it."""
LONGEST_LABEL = 18


class CardPicker(QWidget):
    """Cards picked one by one from a list; what was picked stands beside it and can be taken back."""

    changed = Signal()

    def __init__(self, label: str, cards: Iterable[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = dict(cards)
        self.cards: tuple[str, ...] = ()
        self.list = ChoiceBox()
        self.list.setAccessibleName(label)
        self.list.setPlaceholderText(label)
        for card, name in sorted(self._names.items(), key=lambda each: each[1]):
            self.list.addItem(name, card)
        self.list.setCurrentIndex(-1)
        self.list.activated.connect(self._on_picked)
        self.picked = PlainLabel("", "small", wrap=True)
        self.back = QToolButton()
        self.back.setText(self.tr("Take back"))
        self.back.setAccessibleName(self.tr("Take the last back: {what}").format(what=label))
        self.back.clicked.connect(lambda: self.set_cards(self.cards[:-1]))
        self.list.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setMinimumContentsLength(min(len(label), LONGEST_LABEL))
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addWidget(self.back)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(row)
        layout.addWidget(self.picked)
        self.set_cards(())

    def set_cards(self, cards: tuple[str, ...]) -> None:
        """Let these be picked."""
        self.cards = cards
        self.picked.setText(counted([self._names[card] for card in cards]) if cards else "")
        self.picked.setVisible(bool(cards))
        self.back.setVisible(bool(cards))
        self.changed.emit()

    def _on_picked(self, place: int) -> None:
        card = self.list.itemData(place)
        self.list.setCurrentIndex(-1)
        self.set_cards((*self.cards, card))


def _found(session: CampaignSession, *roles: Role) -> list[CardKind]:
    """The kinds of cards that a battle can bring home: what stays in the common stock, what is held, what is known."""
    kinds = [kind for kind in session.rules.data.kinds if kind.role in roles and kind.prompts.found]
    return sorted(kinds, key=lambda kind: (kind.role != "ware", kind.held))


def _picker(session: CampaignSession, kind: CardKind) -> CardPicker:
    """A list of the cards of a kind; what the company knows already it cannot learn once more."""
    cards = [card for card in entries(session.pack, kind.key) if not session.books.marked(kind.key, card)]
    return CardPicker(say(kind.prompts.found), [(card, called(session.pack, kind.key, card)) for card in cards])


class BearerHarm(QWidget):
    """What a member suffers from afterwards and has lost, or a thing that bears others, such as a room."""

    changed = Signal()

    def __init__(self, session: CampaignSession, bearer: str) -> None:
        super().__init__()
        self._bearer = bearer
        self.conditions = {kind.key: _picker(session, kind) for kind in _found(session, "condition")}
        self._held = {item.id: CardRef(item.kind, item.card) for item in gear(session.books, bearer)}
        self.lost = {kind.key: self._losses(session, kind) for kind in session.rules.data.kinds if self._may_lose(kind)}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for picker in (*self.conditions.values(), *self.lost.values()):
            layout.addWidget(picker)
            picker.changed.connect(self.changed)

    def told(self) -> Consequences:
        """All of it."""
        bearer, suffered = self._bearer, ((kind, picker.cards) for kind, picker in self.conditions.items())
        lost = (item for picker in self.lost.values() for item in picker.cards)
        return (
            *(each for kind, cards in suffered for each in each_of("condition", kind, cards, bearer)),
            *(Consequence("thing", self._held[item], -1, bearer, item) for item in lost),
        )

    def _may_lose(self, kind: CardKind) -> bool:
        return bool(kind.prompts.lost) and any(of.kind == kind.key for of in self._held.values())

    def _losses(self, session: CampaignSession, kind: CardKind) -> CardPicker:
        """A list of what the bearer holds of a kind."""
        held = [(item, called(session.pack, of.kind, of.id)) for item, of in self._held.items() if of.kind == kind.key]
        return CardPicker(say(kind.prompts.lost), held)


class MemberResultForm(QWidget):
    """What the mission did to one hero; who is not ticked did not go."""

    changed = Signal()

    def __init__(self, session: CampaignSession, hero: MemberRecord, *, goes: bool, fixed: bool) -> None:
        super().__init__()
        self.hero = hero.id
        self.goes = QCheckBox(literal(hero.name))
        self.goes.setChecked(goes)
        self.goes.setEnabled(not fixed)
        data = session.rules.data
        self.counts = {stat: NumberBox() for stat in data.asked}
        self.harm = BearerHarm(session, hero.id)
        line, below = QHBoxLayout(), Flow()
        line.addWidget(self.goes, 1)
        for stat, box in self.counts.items():
            label = say(data.stats[stat])
            box.setMaximum(HARM)
            box.setAccessibleName(f"{hero.name}: {label}")
            box.valueChanged.connect(self.changed)
            (line if len(self.counts) <= FEW else below).addWidget(self._counted(label, box))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.addLayout(line)
        if below.count():
            layout.addLayout(below)
        self.goes.toggled.connect(self.changed)
        layout.addWidget(self.harm)
        self.harm.changed.connect(self.changed)

    def _counted(self, label: str, box: NumberBox) -> QWidget:
        """A number with what it counts before it."""
        pair = QWidget()
        layout = QHBoxLayout(pair)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(PlainLabel(label, "small"))
        layout.addWidget(box)
        return pair

    def report(self) -> MemberResult:
        """What is counted."""
        return report(self.hero, **{stat: box.value() for stat, box in self.counts.items()})


class ResultByHandDialog(Dialog):
    """Asks for what the campaign has to know of a mission, and says at once what cannot be."""

    def __init__(self, theme: Theme, camp: OpenCampaign, party: Sequence[str], parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("ResultByHandDialog", "The result of {title}")
        super().__init__(theme, title.format(title=title_of(camp.session)), parent)
        self._camp, session = camp, camp.session
        fixed = session.books.standing.stage == "battle"
        heroes = [
            hero for hero in session.books.all(MemberRecord) if not hero.bench and (not fixed or hero.id in party)
        ]
        self.members = [MemberResultForm(session, hero, goes=hero.id in party, fixed=fixed) for hero in heroes]
        self.outcome, self.coins, self.experience = ChoiceBox(), NumberBox(), NumberBox()
        self.counts = {what: NumberBox() for what in session.rules.data.counts}
        self._kinds = _found(session, "ware", "knowledge")
        self.found = {kind.key: _picker(session, kind) for kind in self._kinds}
        self.rooms: dict[str, BearerHarm] = {}
        self.keepsakes: dict[Consequence, QCheckBox] = {}
        self.problem = PlainLabel("", "bad", wrap=True)
        self._build()
        self.add_button(self.tr("&Cancel"), self.reject)
        self.enter = self.add_button(self.tr("&Enter the result"), self._on_enter, default=True)
        self.finish()
        self.resize(820, 620)
        self._check()

    def form(self) -> BattleResult:
        """The form as the campaign takes it."""
        went = [row for row in self.members if row.goes.isChecked()]
        empty = blank(self._camp.session, [row.hero for row in went], self.outcome.currentData())
        harm = (*(row.harm for row in went), *self.rooms.values())
        brought = (*(each for bearer in harm for each in bearer.told()), *self._brought())
        counts = tuple((what, box.value()) for what, box in self.counts.items() if box.value())
        return replace(empty, members=tuple(row.report() for row in went), consequences=brought, counts=counts)

    def _brought(self) -> Iterator[Consequence]:
        """What comes to all of them."""
        for kind in self._kinds:
            yield from each_of(DOES[kind.role], kind.key, self.found[kind.key].cards)
        yield coins(self.coins.value())
        yield experience(self.experience.value())
        yield from (each for each, box in self.keepsakes.items() if box.isChecked())

    def _build(self) -> None:
        inside = Scrolled()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 10, 0)
        column.addWidget(
            PlainLabel(self.tr("What is entered here is checked like any other result and marked for good."), "note")
        )
        column.addLayout(self._how())
        column.addWidget(PlainLabel(self.tr("Who went"), "title"))
        for row in self.members:
            row.changed.connect(self._check)
            column.addWidget(row)
        if self.found:
            column.addWidget(PlainLabel(self.tr("What was brought home"), "title"))
        for picker in self.found.values():
            column.addWidget(picker)
            picker.changed.connect(self._check)
        self._add_rooms(column)
        self._add_keepsakes(column)
        column.addStretch(1)
        scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroller.setWidget(inside)
        self.body.addWidget(scroller, 1)
        self.body.addWidget(self.problem)

    def _how(self) -> QGridLayout:
        """How it ended, what is counted of it, what it brought in coins and experience."""
        session = self._camp.session
        mission = session.books.standing.mission
        for outcome, won in session.rules.missions.ends(session.pack.content, mission).outcomes.items():
            words = outcome_called(session.pack, mission, outcome)
            words = words[:1].upper() + words[1:]
            text = self.tr("{how} (won)") if won else self.tr("{how} (lost)")
            self.outcome.addItem(text.format(how=words), outcome)
        self.outcome.currentIndexChanged.connect(self._check)
        grid = QGridLayout()
        rows: list[tuple[str, QWidget]] = [(self.tr("It ended"), self.outcome)]
        rows += [(say(session.rules.data.counts[what]), box) for what, box in self.counts.items()]
        rows += [(say(coin.plural), self.coins) for coin in session.rules.data.coins[-1:]]
        rows += [(self.tr("Experience for each"), self.experience)] if session.rules.grows else []
        for row, (label, box) in enumerate(rows):
            box.setAccessibleName(label)
            grid.addWidget(PlainLabel(label), row, 0)
            grid.addWidget(box, row, 1)
        for box, least in ((self.coins, -MOST), (self.experience, 0), *((box, 0) for box in self.counts.values())):
            box.setRange(least, MOST)
            box.valueChanged.connect(self._check)
        grid.setColumnStretch(1, 1)
        return grid

    def _add_rooms(self, column: QVBoxLayout) -> None:
        """What became of the things that bear others, below what they are called."""
        session = self._camp.session
        for kind in (kind for kind in session.rules.data.kinds if kind.bears):
            for place, item in enumerate(stock(session.books, kind.key)):
                if not place:
                    column.addWidget(PlainLabel(say(kind.word.many), "title"))
                self.rooms[item.id] = form = BearerHarm(session, item.id)
                form.changed.connect(self._check)
                column.addWidget(PlainLabel(called(session.pack, item.kind, item.card)))
                column.addWidget(form)

    def _add_keepsakes(self, column: QVBoxLayout) -> None:
        """Facts and achievements that this mission can bring home."""
        session = self._camp.session
        ends = session.rules.missions.ends(session.pack.content, session.books.standing.mission)
        flags, achievements = ends.flags, ends.achievements
        labels = {flag.name: flag.label for flag in session.plot.flags}
        found = [(consequence("flag", "flag", name), labels[name] or name) for name in flags if name in labels]
        kind = ACHIEVEMENT.key
        found += [(consequence("known", kind, name), called(session.pack, kind, name)) for name in achievements]
        if found:
            column.addWidget(PlainLabel(self.tr("What the story shall remember"), "title"))
        for each, label in found:
            self.keepsakes[each] = box = QCheckBox(literal(label))
            box.toggled.connect(self._check)
            column.addWidget(box)

    def _wish(self) -> ResolveByHand:
        """What the rules can work out by themselves is left to them."""
        return ResolveByHand(self.form(), worked_out=self._camp.session.rules.worked_out is not None)

    def _check(self) -> None:
        reason = self._camp.session.archive.read_only or self._camp.session.refusal(self._wish())
        self.problem.setText(reason[:1].upper() + reason[1:])
        self.problem.setVisible(bool(reason))
        self.enter.setEnabled(not reason)
        give_tip(self.enter, reason)

    def _on_enter(self) -> None:
        if self._camp.do(self._wish()):
            self.accept()
