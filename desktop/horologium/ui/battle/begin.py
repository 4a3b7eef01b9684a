"""The sheet that begins a single mission: which one, who comes, who plays whom, and where dice come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.ui.battle.seating import ASK, BOX, PERSON, TYPED, Dice, Player
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.missions import MissionRow, Named
    from horologium.ui.theme import Theme

PLAYERS = 4
KEY = Qt.ItemDataRole.UserRole


class Wish(NamedTuple):
    """What somebody wants to play."""

    mission: str
    title: str
    party: tuple[str, ...]
    players: tuple[Player, ...]
    dice: Dice


class BeginDialog(Sheet):
    """Asks for what a battle needs; ``holders_wanted`` asks who there is to be shared out."""

    begun = Signal(tuple)
    holders_wanted = Signal(str, tuple)

    def __init__(self, theme: Theme, rows: Sequence[MissionRow], parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Play a single mission"), parent)
        self._rows = {row.key: row for row in rows}
        self.missions, self.heroes = QListWidget(), QListWidget()
        self.intro = PlainLabel("", "note", wrap=True)
        self.problem = PlainLabel("", "bad", wrap=True)
        self.rolls = QComboBox()
        self.who: dict[str, QComboBox] = {}
        self._players = QGridLayout()
        self._build()
        self.add_button(self.tr("&Cancel"), self.reject)
        self.begin = self.add_button(self.tr("&Begin"), self._on_begin, default=True)
        self.finish()
        self.resize(820, 600)
        self.missions.currentItemChanged.connect(self._on_mission)
        self.heroes.itemChanged.connect(self._on_heroes)
        self.missions.setCurrentRow(0)

    def choose(self, mission: str) -> None:
        """Mark a mission on the list."""
        for place in range(self.missions.count()):
            if self.missions.item(place).data(KEY) == mission:
                self.missions.setCurrentRow(place)

    def show_holders(self, holders: Sequence[Named], bots: Sequence[str]) -> None:
        """Show who can be played, each by one of the players or by a bot."""
        self.show_problem("")
        while (item := self._players.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.who = {}
        alone = bool(self._row().heroes)
        for place, holder in enumerate(holders):
            box = QComboBox()
            for number in range(1, PLAYERS + 1):
                box.addItem(self.tr("Player {number}").format(number=number), PERSON)
            for bot in bots:
                box.addItem(bot, bot)
            box.setCurrentIndex(0 if alone or not place else min(place, PLAYERS - 1))
            box.setAccessibleName(self.tr("Who plays {name}").format(name=holder.name))
            self.who[holder.key] = box
            self._players.addWidget(PlainLabel(holder.name), place, 0)
            self._players.addWidget(box, place, 1)

    def show_problem(self, sentence: str) -> None:
        """Say why it cannot begin like this; an empty sentence: it can."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        self.begin.setEnabled(not sentence)

    @property
    def party(self) -> tuple[str, ...]:
        """The heroes that are ticked."""
        items = [self.heroes.item(place) for place in range(self.heroes.count())]
        return tuple(item.data(KEY) for item in items if item.checkState() == Qt.CheckState.Checked)

    def wish(self) -> Wish:
        """Give what is set."""
        row, dice = self._row(), Dice(self.rolls.currentData())
        return Wish(row.key, row.title, self.party, self._seated(), dice)

    def _seated(self) -> tuple[Player, ...]:
        """Gather what each player and each bot holds."""
        holds: dict[tuple[str, str], list[str]] = {}
        for key, box in self.who.items():
            holds.setdefault((box.currentText(), box.currentData()), []).append(key)
        ordered = sorted(holds.items(), key=lambda held: (held[0][1] != PERSON, held[0][0]))
        return tuple(Player(name, name, who, tuple(keys)) for (name, who), keys in ordered)

    def _build(self) -> None:
        self.missions.setAccessibleName(self.tr("Missions"))
        self.missions.setResizeMode(QListWidget.ResizeMode.Adjust)
        for row in self._rows.values():
            item = QListWidgetItem(f"{row.title}\n{row.pack}")
            item.setData(KEY, row.key)
            self.missions.addItem(item)
        self.heroes.setAccessibleName(self.tr("Who comes"))
        self.heroes.setMaximumHeight(130)
        self.rolls.setAccessibleName(self.tr("Dice"))
        for text, policy in (
            (self.tr("Roll in the program, or type what I rolled"), ASK),
            (self.tr("Roll in the program at once"), BOX),
            (self.tr("Always type what I rolled"), TYPED),
        ):
            self.rolls.addItem(text, policy)
        right = QVBoxLayout()
        right.addWidget(self.intro)
        right.addWidget(self.heroes)
        right.addLayout(self._players)
        right.addWidget(self.rolls)
        right.addWidget(self.problem)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.addWidget(self.missions, 4)
        columns.addLayout(right, 5)
        self.body.addLayout(columns, 1)

    def _row(self) -> MissionRow:
        return self._rows[self.missions.currentItem().data(KEY)]

    def _on_mission(self) -> None:
        row = self._row()
        self.intro.setText(row.intro)
        with QSignalBlocker(self.heroes):
            self.heroes.clear()
            for hero in row.heroes:
                item = QListWidgetItem(hero.name)
                item.setData(KEY, hero.key)
                item.setCheckState(Qt.CheckState.Checked if hero.key in row.party else Qt.CheckState.Unchecked)
                self.heroes.addItem(item)
        self.heroes.setVisible(bool(row.heroes))
        self._on_heroes()

    def _on_heroes(self) -> None:
        self.holders_wanted.emit(self._row().key, self.party)

    def _on_begin(self) -> None:
        self.begun.emit(self.wish())
        self.accept()
