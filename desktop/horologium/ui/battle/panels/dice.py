"""The dice tray: what is to be rolled or drawn, by the box or typed, and what fell last.

What fell stays in sight until the next throw, with what it comes to and by which rule. While a throw is waited for
there is a box for each die, and a button to let the program throw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.battle.panels.dice_policy import DicePolicyButton
from horologium.ui.battle.panels.dice_row import DiceRow
from horologium.ui.battle.panels.fitting_text import FittingLabel
from horologium.ui.battle.panels.rule_links import RuleLink
from horologium.ui.battle.panels.typed_cards import TypedCards
from horologium.ui.battle.panels.typed_dice import TypedDice, face_words
from horologium.ui.battle.speech import announce
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from horologium.engine.core.ask import Die
    from horologium.ui.battle.questions import BattleQuestion
    from horologium.ui.battle.throws import Throw
    from horologium.ui.kit.theme import Theme


LONGEST = 600
"""No die tumbles longer, in milliseconds."""


class DiceTray(QWidget):
    """Says that the box shall throw, or which faces fell on the real table."""

    roll_requested = Signal()
    faces_given = Signal(tuple)
    dice_changed = Signal(object)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._asking = False
        self._topic: Callable[[str], str] = str
        self._last: Throw | None = None
        self.row, self.typed, self.cards = DiceRow(theme), TypedDice(theme), TypedCards()
        self.words = FittingLabel("said", yields=True)
        self.words.setAccessibleName(self.tr("The last throw"))
        self.problem = PlainLabel("", "bad", wrap=True)
        self.rule = RuleLink(theme)
        self.rule.rule_requested.connect(self.rule_requested)
        self.policy = DicePolicyButton()
        self.policy.dice_changed.connect(self.dice_changed)
        self.roll = QPushButton(self.tr("&Roll"))
        self.roll.clicked.connect(self.roll_requested)
        self.take = QPushButton(self.tr("&Use what I rolled"))
        self.take.clicked.connect(self.give)
        self.typed.changed.connect(self._on_changed)
        self.typed.refused.connect(self._on_refused)
        self.typed.confirmed.connect(self.confirm)
        self.cards.changed.connect(self._on_changed)
        self._build()
        theme.changed.connect(self._on_theme_changed)
        self.rest()

    @property
    def asking(self) -> bool:
        """Whether a throw is waited for."""
        return self._asking

    def ask(self, asked: Sequence[Die], words: str, rule: str, *, box: bool) -> None:
        """Ask for a throw; without ``box`` it must be typed, and the first die is ready for keys."""
        self.typed.ask(asked)
        self._ask(words, rule, box=box)
        if not box:
            self.typed.start()

    def ask_cards(self, asked: BattleQuestion, *, box: bool) -> None:
        """Ask for cards; without ``box`` they come from a real deck."""
        self.cards.ask(asked.cards, asked.most, asked.names)
        self._ask(asked.text, asked.rule, box=box)
        self.roll.setText(self.tr("&Draw"))
        self.take.setText(self.tr("&Use what I drew"))
        if not box:
            self.cards.start()

    def rest(self) -> None:
        """Nothing is to be rolled; keys that came to a box go to the dice that lie there."""
        self._asking = False
        self.row.show()
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus() and focused is not self.policy:
            self.row.setFocus()
        self.typed.clear()
        self.cards.clear()
        for widget in (self.typed, self.cards, self.roll, self.take, self.problem):
            widget.hide()
        self.words.show()
        if self._last is None:
            self.words.setText(self.tr("Dice and cards fall here."))
        else:
            self._show_words(self._last, told=True)
        self.rule.setVisible(bool(self.rule.rule))
        self.policy.show_rule("", "")

    def wipe(self) -> None:
        """Take the last throw off the table, for the battle stands elsewhere."""
        self._last = None
        self.row.show_throw(None)
        self.rule.show_rule("", "")
        if not self._asking:
            self.words.setText(self.tr("Dice and cards fall here."))

    def throw(self, throw: Throw | None, milliseconds: int) -> None:
        """Let dice tumble for a moment; what they come to is told when they lie."""
        if throw is None:
            return
        self._last = throw
        self._show_words(throw, told=False)
        self.row.throw(throw, min(LONGEST, milliseconds * 4 // 5))

    def show_throw(self, throw: Throw) -> None:
        """Show what fell and what that comes to."""
        self._last = throw
        self.row.show_throw(throw)
        self._show_words(throw, told=True)

    def lay_out(self, throw: Throw | None) -> None:
        """Show the dice that a question is about, unless they lie there already."""
        if throw is not None and (self._last is None or not self._last.shows(throw)):
            self.show_throw(throw)

    def explain_by(self, topic: Callable[[str], str]) -> None:
        """Take the topics of rules from somebody who knows them."""
        self._topic = topic

    def give(self) -> None:
        """Give what was typed, when all of it is there."""
        if self.typed.complete:
            self.faces_given.emit(self.typed.faces)
        elif self.cards.complete:
            self.faces_given.emit(self.cards.cards)

    def _ask(self, words: str, rule: str, *, box: bool) -> None:
        self._asking = True
        self.rule.hide()
        self.policy.show_rule(rule, self._topic(rule))
        self.words.setText(words)
        self.roll.setText(self.tr("&Roll"))
        self.take.setText(self.tr("&Use what I rolled"))
        self.typed.setVisible(bool(self.typed.boxes))
        self.cards.setVisible(bool(self.cards.boxes))
        self.roll.setVisible(box)
        self.take.show()
        if self.row.hasFocus():
            (self.roll if box else self.policy).setFocus()
        self.row.hide()
        self._on_changed()

    def _show_words(self, throw: Throw, *, told: bool) -> None:
        faces = ", ".join(face_words(face) for face in throw.faces)
        if throw.hidden:
            faces = self.tr("%n face down", "", len(throw.faces))
        parts = [throw.who, (throw.text or faces) if told else ""]
        if throw.typed:
            parts.append(self.tr("typed"))
        self.words.setText(" · ".join(part for part in parts if part))
        self.row.setAccessibleName(f"{throw.who}: {faces}")
        self.rule.show_rule(throw.rule, self._topic(throw.rule), short=True)

    def _build(self) -> None:
        """Put the words to the left, the dice in the middle, and what can be done to the right."""
        said, done, keys = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for part in (said, done, keys):
            part.setSpacing(2)
        said.addWidget(self.words, 1)
        said.addWidget(self.problem)
        for button in (self.roll, self.policy):
            keys.addWidget(button)
        done.addStretch(1)
        done.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignRight)
        done.addWidget(self.take)
        done.addLayout(keys)
        keys.setAlignment(self.policy, Qt.AlignmentFlag.AlignRight)
        done.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 0, 2, 0)
        layout.setSpacing(8)
        layout.addLayout(said, 4)
        for dice in (self.row, self.typed, self.cards):
            layout.addWidget(dice, 6)
        layout.addLayout(done)
        self._on_theme_changed()

    def _on_theme_changed(self) -> None:
        self.setMinimumHeight(self.row.sizeHint().height() + round(20 * self._theme.room))

    def _on_changed(self) -> None:
        self.problem.hide()
        self.words.show()
        self.take.setEnabled(self.typed.complete or self.cards.complete)

    def _on_refused(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()
        self.words.hide()
        announce(self, sentence)

    def confirm(self) -> None:
        """Enter: give what is whole, say what is missing; with nothing typed the program may throw."""
        missing = sum(not face for face in self.typed.faces)
        if self.typed.complete:
            self.give()
        elif self.typed.begun:
            self._on_refused(self.tr("%n die or dice are still to be typed.", "", missing))
        elif self.roll.isVisible():
            self.roll_requested.emit()
