"""Where dice and cards come from: a small menu for the whole table, and for one rule alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from horologium.ui.battle.seating import ASK, BOX, TYPED, Dice
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Callable


def roll_policies() -> tuple[tuple[str, str], ...]:
    """Name the ways in which a roll can be answered."""
    translate = QCoreApplication.translate
    return (
        (ASK, translate("DicePolicy", "Ask me each time")),
        (BOX, translate("DicePolicy", "Roll for me at once")),
        (TYPED, translate("DicePolicy", "I roll and type")),
    )


def draw_policies() -> tuple[tuple[str, str], ...]:
    """Name the ways in which cards can be drawn."""
    translate = QCoreApplication.translate
    return (
        (ASK, translate("DicePolicy", "Ask me each time")),
        (BOX, translate("DicePolicy", "Draw for me at once")),
        (TYPED, translate("DicePolicy", "I draw and name the cards")),
    )


class DicePolicyButton(QToolButton):
    """Says where dice shall come from; ``dice_changed`` carries a Dice."""

    dice_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(self.tr("Dice"))
        give_tip(self, self.tr("Who rolls: the program, or you at the table"))
        self.setAccessibleName(self.tr("Where dice come from"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self.setMenu(self._menu)
        self._dice = Dice()
        self._rule, self._topic = "", ""
        self._menu.aboutToShow.connect(self._fill)
        self._fill()

    def show_dice(self, dice: Dice) -> None:
        """Show what holds."""
        self._dice = dice
        self._fill()

    def show_rule(self, rule: str, topic: str) -> None:
        """Offer a policy of its own for the rule that asks; without one there is none."""
        self._rule, self._topic = rule, topic
        self._fill()

    def _fill(self) -> None:
        self._menu.clear()
        self._section(self.tr("All rolls"), self._dice.rolls, roll_policies(), self._set_rolls)
        self._section(self.tr("All cards drawn"), self._dice.draws, draw_policies(), self._set_draws)
        if self._rule:
            named = " · ".join(part for part in (self._rule, self._topic) if part)
            title = self.tr("Only {rule}").format(rule=literal(named))
            usual = (("", self.tr("As all others")), *roll_policies())
            self._section(title, self._dice.rules.get(self._rule, ""), usual, self._set_rule)

    def _section(
        self, title: str, holds: str, names: tuple[tuple[str, str], ...], choose: Callable[[str], None]
    ) -> None:
        if self._menu.actions():
            self._menu.addSeparator()
        head = self._menu.addAction(title)
        head.setEnabled(False)
        group = QActionGroup(self._menu)
        for policy, name in names:
            action = self._menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(policy == holds)
            action.setActionGroup(group)
            action.triggered.connect(partial(self._choose, choose, policy))

    def _choose(self, choose: Callable[[str], None], policy: str) -> None:
        choose(policy)

    def _set_rolls(self, policy: str) -> None:
        self.dice_changed.emit(replace(self._dice, rolls=policy))

    def _set_draws(self, policy: str) -> None:
        self.dice_changed.emit(replace(self._dice, draws=policy))

    def _set_rule(self, policy: str) -> None:
        self.dice_changed.emit(self._dice.with_rule(self._rule, policy))
