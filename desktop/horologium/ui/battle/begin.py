"""The sheet that begins a single mission: which one, who comes, who plays whom, with which dice and variants."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.battle.begin_players import PlayersBox
from horologium.ui.battle.begin_teams import TeamsBox
from horologium.ui.battle.begin_variants import VariantBox
from horologium.ui.battle.panels.dice_policy import draw_policies, roll_policies
from horologium.ui.battle.seating import Dice, Player
from horologium.ui.battle.two_lines import TwoLines
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.scrolled import Scrolled
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.ui.battle.missions import MissionRow, Named
    from horologium.ui.theme import Theme

KEY = Qt.ItemDataRole.UserRole


class Wish(NamedTuple):
    """What somebody wants to play."""

    mission: str
    title: str
    party: tuple[str, ...]
    players: tuple[Player, ...]
    dice: Dice
    variants: Mapping[str, Any] = MappingProxyType({})


class BeginDialog(Sheet):
    """Asks for what a battle needs; ``holders_wanted`` asks who there is to be shared out."""

    begun = Signal(tuple)
    holders_wanted = Signal(str, tuple)

    def __init__(
        self, theme: Theme, rows: Sequence[MissionRow], dice: Dice | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("Play a single mission"), parent)
        self._rows = {row.key: row for row in rows}
        self.missions, self.heroes = QListWidget(), QListWidget()
        TwoLines(theme, self.missions)
        self.intro = PlainLabel("", "note", wrap=True)
        self.problem = PlainLabel("", "bad", wrap=True)
        self.rolls, self.draws = ChoiceBox(), ChoiceBox()
        self.table, self.variants = PlayersBox(), VariantBox()
        self.teams = TeamsBox()
        self._who_comes = PlainLabel(self.tr("Who comes"), "title")
        self._build()
        self._show_dice(dice or Dice())
        self.add_button(self.tr("&Cancel"), self.reject)
        self.begin = self.add_button(self.tr("&Begin"), self._on_begin, default=True)
        self.finish()
        self.resize(940, 640)
        self.missions.currentItemChanged.connect(self._on_mission)
        self.heroes.itemChanged.connect(self._on_heroes)
        self.teams.chosen.connect(self._on_heroes)
        self.missions.setCurrentRow(0)

    @property
    def who(self) -> dict[str, ChoiceBox]:
        """The lists of who plays whom."""
        return self.table.who

    def choose(self, mission: str) -> None:
        """Mark a mission on the list."""
        for place in range(self.missions.count()):
            if self.missions.item(place).data(KEY) == mission:
                self.missions.setCurrentRow(place)

    def show_holders(self, holders: Sequence[Named], bots: Mapping[str, str]) -> None:
        """Show who can be played, each by one of the players or by a bot."""
        self.show_problem("")
        self.table.show_holders(holders, bots, together=bool(self._row().heroes))

    def show_problem(self, sentence: str) -> None:
        """Say why it cannot begin like this; an empty sentence: it can."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        self.begin.setEnabled(not sentence)

    @property
    def party(self) -> tuple[str, ...]:
        """The heroes that are ticked, or the teams that are chosen."""
        if self.teams.party:
            return self.teams.party
        items = [self.heroes.item(place) for place in range(self.heroes.count())]
        return tuple(item.data(KEY) for item in items if item.checkState() == Qt.CheckState.Checked)

    def wish(self) -> Wish:
        """Give what is set."""
        row, dice = self._row(), Dice(self.rolls.currentData(), self.draws.currentData())
        return Wish(row.key, row.title, self.party, self.table.players, dice, self.variants.chosen)

    def _build(self) -> None:
        self.missions.setAccessibleName(self.tr("Missions"))
        self.missions.setWordWrap(True)
        self.missions.setResizeMode(QListWidget.ResizeMode.Adjust)
        for row in self._rows.values():
            item = QListWidgetItem(f"{row.title}\n{', '.join(dict.fromkeys((row.game, row.pack)))}")
            item.setData(KEY, row.key)
            self.missions.addItem(item)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self.missions, 4)
        columns.addWidget(self._details(), 6)
        self.body.addLayout(columns, 1)
        self.body.addWidget(self.problem)

    def _details(self) -> QWidget:
        """Put everything about one mission into a column that scrolls."""
        self.heroes.setAccessibleName(self.tr("Who comes"))
        inside = Scrolled()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self.intro)
        column.addWidget(self._who_comes)
        column.addWidget(self.heroes)
        column.addWidget(self.teams)
        column.addWidget(PlainLabel(self.tr("Who plays"), "title"))
        column.addWidget(self.table)
        column.addWidget(PlainLabel(self.tr("Dice"), "title"))
        for label, box in ((self.tr("Rolls"), self.rolls), (self.tr("Cards drawn"), self.draws)):
            row = QHBoxLayout()
            row.addWidget(PlainLabel(label), 2)
            row.addWidget(box, 5)
            box.setAccessibleName(label)
            column.addLayout(row)
        column.addWidget(PlainLabel(self.tr("Variants"), "title"))
        column.addWidget(self.variants)
        column.addStretch(1)
        scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroller.setWidget(inside)
        return scroller

    def _show_dice(self, dice: Dice) -> None:
        for box, holds, names in (
            (self.rolls, dice.rolls, roll_policies()),
            (self.draws, dice.draws, draw_policies()),
        ):
            for policy, name in names:
                box.addItem(name, policy)
            box.setCurrentIndex(box.findData(holds))

    def _row(self) -> MissionRow:
        return self._rows[self.missions.currentItem().data(KEY)]

    def _on_mission(self) -> None:
        row = self._row()
        self.intro.setText(row.intro)
        self.intro.setVisible(bool(row.intro))
        with QSignalBlocker(self.heroes):
            self.heroes.clear()
            for hero in row.heroes:
                item = QListWidgetItem(hero.name)
                item.setData(KEY, hero.key)
                item.setCheckState(Qt.CheckState.Checked if hero.key in row.party else Qt.CheckState.Unchecked)
                self.heroes.addItem(item)
        self.heroes.setFixedHeight(self.heroes.sizeHintForRow(0) * len(row.heroes) + 6 if row.heroes else 0)
        self.teams.show_choice(row.teams, row.party)
        for widget in (self.heroes, self._who_comes):
            widget.setVisible(bool(row.heroes))
        self.variants.show_variants(row.variants)
        self._on_heroes()

    def _on_heroes(self) -> None:
        self.holders_wanted.emit(self._row().key, self.party)

    def _on_begin(self) -> None:
        self.begun.emit(self.wish())
        self.accept()
