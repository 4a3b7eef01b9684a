"""Who plays: one to four players by name, each in their colour, and which of them, or which bot, plays whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from horologium.engine.core.bots import BOTS
from horologium.ui.battle.panels.players import plate
from horologium.ui.battle.seating import PERSON, Player
from horologium.ui.paints import paint_of
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.ui.battle.missions import Named

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
    def players(self) -> tuple[Player, ...]:
        """Everybody with what they hold: people first, in the order of their names, then bots."""
        found = []
        for place in range(self.count.currentIndex() + 1):
            held = tuple(key for key, box in self.who.items() if box.currentData(PLACE) == place)
            if held:
                found.append(Player(f"player-{place + 1}", self._name(place), PERSON, held))
        for bot, title in self._bots.items():
            held = tuple(key for key, box in self.who.items() if box.currentData(WHO) == bot)
            if held:
                found.append(Player(bot, title, bot, held))
        return tuple(found)

    def show_holders(self, holders: Sequence[Named], bots: Mapping[str, str], *, together: bool) -> None:
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

    def _who(self, holder: Named, row: int) -> ChoiceBox:
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
