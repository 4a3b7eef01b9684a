"""Who sits at the table: each player in their colour, and a switch to let a bot play on for them.

Shows name and colour; the one who is asked is marked; the menu of a player changes who plays.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from horologium.ui.battle.seating import PERSON
from horologium.ui.kit.plain_text import give_tip, literal
from horologium.ui.kit.player_colours import paint_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.ui.battle.seating import SeatedPlayer

RIM = "#d8c48c"


class SeatedPlayerRow(NamedTuple):
    """A player as the strip shows them."""

    player: SeatedPlayer
    colour: str
    asked: bool = False


class PlayerStrip(QWidget):
    """Says who shall play for whom."""

    player_switched = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(4, 0, 4, 0)
        self._shown: tuple[object, ...] = ()
        self.buttons: dict[str, QToolButton] = {}

    def show_players(self, rows: Sequence[SeatedPlayerRow], bots: Mapping[str, str]) -> None:
        """Show everybody, with the bots that could play on, by name and title."""
        if (*rows, *bots.items()) == self._shown:
            return
        self._shown = (*rows, *bots.items())
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = {row.player.key: self._button(row, bots) for row in rows}
        for button in self.buttons.values():
            self._layout.addWidget(button)
        self._layout.addStretch(1)

    def _switch(self, player: str, who: str) -> None:
        self.player_switched.emit(player, who)

    def _button(self, row: SeatedPlayerRow, bots: Mapping[str, str]) -> QToolButton:
        button, player = QToolButton(), row.player
        button.setIcon(plate(row.colour))
        called = literal(player.name)
        told = player.is_person or player.name == bots.get(player.who)  # a bot of its own is called by what it does
        name = called if told else self.tr("{name} (bot)").format(name=called)
        button.setText(("▸ " if row.asked else "") + name)
        button.setToolButtonStyle(button.toolButtonStyle().ToolButtonTextBesideIcon)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setAccessibleName(self.tr("{name}: who plays").format(name=player.name))
        hand, other = self.tr("{name} decides by hand"), self.tr("{name} is played by {bot}")
        give_tip(button, (hand if player.is_person else other).format(name=player.name, bot=bots.get(player.who, "")))
        menu = QMenu(button)
        for who in (PERSON, *bots):
            bot = self.tr("Played on by {bot}").format(bot=literal(bots.get(who, "")))
            action = menu.addAction(self.tr("Play by hand") if who == PERSON else bot)
            action.setData(who)
            action.setCheckable(True)
            action.setChecked(who == player.who)
            action.setEnabled(who != player.who)
            action.triggered.connect(partial(self._switch, player.key, who))
        button.setMenu(menu)
        return button


def colour_of(player: SeatedPlayer, players: Sequence[SeatedPlayer]) -> str:
    """Give the colour of a player: the chosen one, else by their place at the table."""
    return paint_of(player.colour, players.index(player))


def plate(colour: str) -> QIcon:
    """Give a small plate in a player's colour, with a light rim that shows on every ground."""
    drawn = QPixmap(14, 14)
    drawn.fill(QColor(RIM))
    painter = QPainter(drawn)
    painter.fillRect(1, 1, 12, 12, QColor(colour))
    painter.end()
    return QIcon(drawn)
