"""The dialog that begins a single mission: which one, who comes, who plays whom, with which dice and variants."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from horologium.engine.core.bots import BOTS
from horologium.ui.battle.panels.dice_policy import draw_policies, roll_policies
from horologium.ui.battle.panels.player_strip import plate
from horologium.ui.battle.seating import PERSON, Dice, SeatedPlayer
from horologium.ui.battle.two_line_delegate import TwoLineDelegate
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Scrolled
from horologium.ui.kit.plain_text import literal
from horologium.ui.kit.player_colours import paint_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.ui.battle.missions import MissionRow, NamedChoice, TeamChoice, Variant
    from horologium.ui.kit.theme import Theme

MOST = 4
WHO = Qt.ItemDataRole.UserRole
PLACE = Qt.ItemDataRole.UserRole + 1
BOT = -1


class PlayersBox(QWidget):
    """Gathers who sits at the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = ChoiceBox()
        self._wanted = 1
        self.names = [QLineEdit() for _ in range(MOST)]
        self.who: dict[str, ChoiceBox] = {}
        self._bots: Mapping[str, str] = {}
        self._apart = False
        self._swatches: list[PlainLabel] = []
        self._holders = QGridLayout()
        self._holders.setColumnStretch(1, 1)
        self._build()
        self.count.activated.connect(self._on_wanted)
        self.count.currentIndexChanged.connect(self._on_count)

    @property
    def players(self) -> tuple[SeatedPlayer, ...]:
        """Everybody with what they hold: people first, in the order of their names, then bots."""
        found = []
        for place in range(self.count.currentIndex() + 1):
            held = tuple(key for key, box in self.who.items() if box.currentData(PLACE) == place)
            if held:
                found.append(SeatedPlayer(f"player-{place + 1}", self._name(place), PERSON, held))
        for bot, title in self._bots.items():
            held = tuple(key for key, box in self.who.items() if box.currentData(WHO) == bot)
            if held:
                found.append(SeatedPlayer(bot, title, bot, held))
        return tuple(found)

    def show_holders(self, holders: Sequence[NamedChoice], bots: Mapping[str, str], *, together: bool) -> None:
        """Show who can be played; of sides that are not ``together`` a single player leads one, against a bot."""
        self._bots, self._apart = bots, not together
        while (item := self._holders.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.who = {holder.key: self._who(holder, row) for row, holder in enumerate(holders)}
        count = self._wanted if together or bots or self._wanted > 1 else min(len(holders), MOST)
        with QSignalBlocker(self.count):
            self.count.setCurrentIndex(count - 1)
        self._on_count()

    def _who(self, holder: NamedChoice, row: int) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(self.tr("Who plays {name}").format(name=holder.name))
        self._holders.addWidget(PlainLabel(holder.name), row, 0)
        self._holders.addWidget(box, row, 1)
        return box

    def _deal(self) -> None:
        """Offer the players in each list, and share everybody out evenly."""
        people = self.count.currentIndex() + 1
        for number, box in enumerate(self.who.values()):
            with QSignalBlocker(box):
                box.clear()
                for place in range(people):
                    box.addItem(plate(paint_of("", place)), self._name(place), PERSON)
                    box.setItemData(place, place, PLACE)
                for bot, title in self._bots.items():
                    box.addItem(title, bot)
                    box.setItemData(box.count() - 1, BOT, PLACE)
                alone = self._bots and self._apart and people == 1 and number > 0
                share = number * people // max(1, len(self.who))
                box.setCurrentIndex(box.findData(rival(self._bots)) if alone else share)

    def _name(self, place: int) -> str:
        return self.names[place].text().strip() or self.tr("Player {number}").format(number=place + 1)

    def _build(self) -> None:
        for number in range(1, MOST + 1):
            self.count.addItem(self.tr("%n player(s)", "", number))
        self.count.setAccessibleName(self.tr("How many players"))
        grid = QGridLayout()
        grid.setSpacing(4)
        for place, line in enumerate(self.names):
            line.setPlaceholderText(self.tr("Player {number}").format(number=place + 1))
            line.setAccessibleName(self.tr("Name of player {number}").format(number=place + 1))
            line.setMaxLength(24)
            line.textChanged.connect(self._on_name)
            swatch = PlainLabel()
            swatch.setPixmap(plate(paint_of("", place)).pixmap(14, 14))
            self._swatches.append(swatch)
            cell = QHBoxLayout()
            cell.addWidget(swatch)
            cell.addWidget(line, 1)
            grid.addLayout(cell, place // 2, place % 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self.count)
        layout.addLayout(grid)
        layout.addLayout(self._holders)

    def _on_wanted(self, place: int) -> None:
        """Keep how many were chosen by hand, for the next mission too."""
        self._wanted = place + 1

    def _on_count(self) -> None:
        for place, (line, swatch) in enumerate(zip(self.names, self._swatches, strict=True)):
            line.setVisible(place <= self.count.currentIndex())
            swatch.setVisible(place <= self.count.currentIndex())
        self._deal()

    def _on_name(self) -> None:
        """Write names into the lists without dealing anew."""
        for box in self.who.values():
            for place in range(self.count.currentIndex() + 1):
                box.setItemText(place, self._name(place))


def rival(bots: Mapping[str, str]) -> str:
    """The bot that a single player meets first: the weakest that knows the game, else the best of those for any."""
    own = [bot for bot in bots if bot not in BOTS]
    return own[0] if own else list(bots)[-1]


class TeamsBox(QWidget):
    """One list of teams for each side; hidden where nobody chooses."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lists: list[ChoiceBox] = []
        self._title = PlainLabel("", "title")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._title)

    @property
    def party(self) -> tuple[str, ...]:
        """The teams that are chosen; none where nobody chooses."""
        return tuple(box.currentData() for box in self.lists)

    def show_choice(self, choice: TeamChoice | None, party: Sequence[str]) -> None:
        """Offer teams to every side, with those of the mission chosen."""
        for box in self.lists:
            self._column.removeWidget(box)
            box.deleteLater()
        self.lists = []
        self.setVisible(choice is not None)
        if choice is not None:
            self._title.setText(choice.title)
            self.lists = [self._list(choice, side, key) for side, key in zip(choice.sides, party, strict=True)]

    def _list(self, choice: TeamChoice, side: str, key: str) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(side)
        for team in choice.teams:
            box.addItem(team.name, team.key)
        box.setCurrentIndex(box.findData(key))
        box.activated.connect(self.chosen)
        self._column.addWidget(box)
        return box


class VariantBox(QWidget):
    """Shows what can be switched, and says what is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches: dict[str, QCheckBox | ChoiceBox] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)

    @property
    def chosen(self) -> dict[str, Any]:
        """What is set, by name."""
        return {
            name: switch.isChecked() if isinstance(switch, QCheckBox) else switch.currentData()
            for name, switch in self.switches.items()
        }

    def show_variants(self, variants: Sequence[Variant]) -> None:
        """Show these, each as it usually is."""
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.switches = {variant.name: self._switch(variant) for variant in variants}

    def _switch(self, variant: Variant) -> QCheckBox | ChoiceBox:
        switch: QCheckBox | ChoiceBox
        if variant.choices:
            switch = ChoiceBox()
            for value, name in variant.choices:
                switch.addItem(name, value)
            switch.setCurrentIndex(switch.findData(variant.usual))
            self._layout.addWidget(PlainLabel(variant.label))
        else:
            switch = QCheckBox(literal(variant.label))
            switch.setChecked(bool(variant.usual))
        switch.setAccessibleName(variant.label)
        switch.setAccessibleDescription(variant.note)
        self._layout.addWidget(switch)
        if variant.note:
            self._layout.addWidget(PlainLabel(variant.note, "small", wrap=True))
        return switch


KEY = Qt.ItemDataRole.UserRole


class MissionWish(NamedTuple):
    """What somebody wants to play."""

    mission: str
    title: str
    party: tuple[str, ...]
    players: tuple[SeatedPlayer, ...]
    dice: Dice
    variants: Mapping[str, Any] = MappingProxyType({})


class BeginDialog(Dialog):
    """Asks for what a battle needs; ``holders_wanted`` asks who there is to be shared out."""

    begun = Signal(tuple)
    holders_wanted = Signal(str, tuple)

    def __init__(
        self, theme: Theme, rows: Sequence[MissionRow], dice: Dice | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("Play a single mission"), parent)
        self._rows = {row.key: row for row in rows}
        self.missions, self.heroes = QListWidget(), QListWidget()
        TwoLineDelegate(theme, self.missions)
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

    def show_holders(self, holders: Sequence[NamedChoice], bots: Mapping[str, str]) -> None:
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

    def wish(self) -> MissionWish:
        """Give what is set."""
        row, dice = self._row(), Dice(self.rolls.currentData(), self.draws.currentData())
        return MissionWish(row.key, row.title, self.party, self.table.players, dice, self.variants.chosen)

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
