"""The dice tray: what is to be rolled or drawn, by the box or typed, and what fell last."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from horologium.ui.art import dice, frames
from horologium.ui.battle.panels.dice_policy import DicePolicyButton
from horologium.ui.battle.panels.fitting_text import FittingLabel
from horologium.ui.battle.panels.rule_links import RuleLink
from horologium.ui.battle.panels.typed_throws import TypedCards, TypedDice, face_words
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QPaintEvent

    from horologium.engine.core.ask import Die
    from horologium.ui.battle.questions import BattleQuestion
    from horologium.ui.battle.thrown_dice import DiceThrow
    from horologium.ui.kit.theme import Theme

LARGEST, SMALLEST, GAP = 52, 22, 8
TURNS = 9
"""How many faces a tumbling die shows before its own."""
CARD_SHARE = 3.2
"""How much wider a card with its name is than a die."""


class DiceRow(QWidget):
    """Shows one throw; while it tumbles the dice show any of their faces."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._throw: DiceThrow | None = None
        self._share = 1.0
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._on_progress)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("No dice yet"))
        theme.changed.connect(self.updateGeometry)

    @property
    def tumbling(self) -> bool:
        """Whether dice are still in motion."""
        return self._share < 1

    def sizeHint(self) -> QSize:
        return QSize(200, round(LARGEST * self._theme.room) + 4)

    def throw(self, throw: DiceThrow, milliseconds: int) -> None:
        """Let dice tumble, then lie."""
        self._throw, self._share = throw, 0.0
        self._run.stop()
        self._run.setDuration(milliseconds)
        self._run.start()

    def show_throw(self, throw: DiceThrow | None) -> None:
        """Let dice lie at once."""
        self._run.stop()
        self._throw, self._share = throw, 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dice side by side, smaller when there are many."""
        throw = self._throw
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.tokens.accent), 1.4))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 3, 3)
        if throw is None:
            return
        if throw.is_draw:
            self._cards(painter, throw)
            return
        font = self._theme.type.capitals("body")
        for place, box in enumerate(self._boxes(len(throw.faces))):
            face, look = self._shown(throw, place)
            dice.draw(painter, box, face, throw.dice[place].faces, look, self._theme.tokens, font)

    def _shown(self, throw: DiceThrow, place: int) -> tuple[str, dice.Look]:
        """Give the face of a die now, and how it lies; the first dice settle first."""
        good = throw.good[place] if place < len(throw.good) else None
        settled = 0.55 + 0.45 * (place + 1) / len(throw.faces)
        stays = throw.again and place not in throw.again
        if stays or self._share >= settled:
            return throw.faces[place], dice.Look(good, place in throw.again, (place * 37) % 13 - 6.0)
        left = 1 - self._share / settled
        chance = Random(f"{throw.faces} {place} {int(self._share * TURNS)}")
        return chance.choice(throw.dice[place].faces), dice.Look(None, turn=left * 300 * (1 if place % 2 else -1))

    def _boxes(self, count: int, share: float = 1.0) -> Iterator[QRectF]:
        """Lay out equal boxes, in two rows when one would make them too small."""
        rows = 1
        side = self._side(count, share)
        if side < SMALLEST * 1.3 and count > 4:
            rows = 2
            side = min(self._side(ceil(count / 2), share), (self.height() - 4) / 2)
        each = ceil(count / rows)
        for place in range(count):
            row, column = divmod(place, each)
            top = (self.height() - rows * side - (rows - 1) * 2) / 2 + row * (side + 2)
            yield QRectF(1 + column * (side * share + GAP), top, side * share, side)

    def _side(self, count: int, share: float) -> float:
        room = (self.width() - GAP * (count - 1) - 2) / max(1, count) / share
        return max(SMALLEST, min(LARGEST * self._theme.room, room, self.height() - 2))

    def _cards(self, painter: QPainter, throw: DiceThrow) -> None:
        tokens = self._theme.tokens
        painter.setFont(self._theme.type.text("small"))
        for box, name in zip(self._boxes(len(throw.faces), CARD_SHARE), throw.faces, strict=True):
            area = box.adjusted(2, 2, -2, -2)
            frames.card(painter, area, tokens)
            if throw.hidden:
                painter.setPen(QPen(QColor(tokens.gilt), 1))
                painter.setBrush(QColor(tokens.accent))
                painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), 3, 3)
                continue
            painter.setPen(QColor(tokens.ink))
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(area.adjusted(4, 1, -4, -1), flags, name)

    def _on_progress(self, share: float) -> None:
        self._share = float(share)
        self.update()


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
        self._last: DiceThrow | None = None
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

    def throw(self, throw: DiceThrow | None, milliseconds: int) -> None:
        """Let dice tumble for a moment; what they come to is told when they lie."""
        if throw is None:
            return
        self._last = throw
        self._show_words(throw, told=False)
        self.row.throw(throw, min(LONGEST, milliseconds * 4 // 5))

    def show_throw(self, throw: DiceThrow) -> None:
        """Show what fell and what that comes to."""
        self._last = throw
        self.row.show_throw(throw)
        self._show_words(throw, told=True)

    def lay_out(self, throw: DiceThrow | None) -> None:
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

    def _show_words(self, throw: DiceThrow, *, told: bool) -> None:
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
        for widget in (self.row, self.typed, self.cards):
            layout.addWidget(widget, 6)
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
