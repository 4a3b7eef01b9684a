"""The question: who decides, what, by which rule, and the options; at the end the outcome stands here.

Below the sentence a filter helps where there are many options; below the list stand the chances of the option that is
marked, what should be thought over, and a button to confirm where one click is not enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from horologium.ui.battle.panels.asked_head import Asked, AskedPlate
from horologium.ui.battle.panels.fitting_label import FittingLabel
from horologium.ui.battle.panels.options import OptionList
from horologium.ui.battle.panels.rule_link import RuleLink
from horologium.ui.typography import SIZES
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from horologium.ui.battle.option_rows import OptionRow
    from horologium.ui.battle.panels.gallery import Gallery
    from horologium.ui.theme import Theme


ROOMY = 370
"""So high the panel has room for more than the list."""


class FilterLine(QLineEdit):
    """Takes letters; Down and Enter go on to the list."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave for the list, or type."""
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class QuestionPanel(Panel):
    """Shows what it is told and says what is wanted."""

    option_chosen = Signal(str)
    option_pointed = Signal(str)
    fold_toggled = Signal(str)
    filter_changed = Signal(str)
    confirmed = Signal()
    cancelled = Signal()
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, gallery: Gallery, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self._many = False
        self.plate = AskedPlate(theme, gallery)
        self.who = PlainLabel("", "title", wrap=True)
        self.text = FittingLabel("body")
        self.rule = RuleLink(theme)
        self.hint = PlainLabel("", "note", wrap=True)
        self.filter = FilterLine()
        self.list = OptionList(theme)
        self.details = PlainLabel("", "small", wrap=True)
        self.count = PlainLabel("", "small", wrap=True)
        self.warning = PlainLabel("", "bad", wrap=True)
        self.confirm = QPushButton()
        self.cancel = QPushButton(self.tr("Take &back"))
        self._join()
        self._build()
        self.show_notice("", "", "")

    def show_question(self, title: str, asked: Asked, text: str, rule: str, topic: str) -> None:
        """Show what is asked of whom."""
        self.set_title(title)
        self.plate.show_asked(asked)
        self.who.setText(asked.who)
        self.who.setVisible(bool(asked.who))
        self.text.setText(text)
        self.rule.show_rule(rule, topic)

    def show_options(self, rows: Sequence[OptionRow], *, many: bool = False) -> None:
        """Show the options, with a filter where they are many."""
        self.list.show_options(rows)
        self.hint.setText(self.tr("No option has these letters."))
        self.hint.setVisible(many and not rows)
        self._many = many
        if not many and self.filter.text():
            self.filter.clear()
        self._make_room()

    def show_choice(self, *, several: bool = False, complete: bool = False, begun: bool = False) -> None:
        """Show whether the choice is made; where one click answers there is nothing to confirm."""
        waits, back = several or complete, several or begun
        if not (waits or back) and (self.confirm.hasFocus() or self.cancel.hasFocus()):
            self.list.setFocus()
        self.confirm.setVisible(waits)
        self.confirm.setEnabled(complete)
        self.confirm.setText(self.tr("&Done") if several else self.tr("Yes, &do it"))
        self.cancel.setVisible(back)
        self.cancel.setEnabled(begun)

    def show_roll(self, button: str, words: str) -> None:
        """Offer to roll here too; without a button it has to be typed, as the words say."""
        self.confirm.setText(button)
        self.confirm.setVisible(bool(button))
        self.confirm.setEnabled(bool(button))
        self.hint.setText(words)
        self.hint.setVisible(bool(words))

    def show_count(self, words: str) -> None:
        """Say how many are chosen of how many."""
        self.count.setText(words)
        self.count.setVisible(bool(words))

    def show_warning(self, words: str) -> None:
        """Say what should be thought over before the option that waits is taken."""
        self.warning.setText(words)
        self.warning.setVisible(bool(words))
        if words:
            self.confirm.setFocus()

    def show_details(self, words: str) -> None:
        """Say the chances of the marked option in full; where there is little room a tooltip has to do."""
        self.details.setText(words)
        self._make_room()

    def show_notice(self, title: str, who: str, text: str) -> None:
        """Show a sentence in place of a question: who thinks, or how it ended."""
        self.show_question(title or self.tr("Mission"), Asked("", who), text, "", "")
        self.show_options(())
        self.show_choice()
        self.show_count("")
        self.show_warning("")
        self.show_details("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the list what room there is."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        roomy = self.height() >= ROOMY * self._theme.type.sizes["body"] / SIZES["body"]
        self.filter.setVisible(self._many and (roomy or bool(self.filter.text())))
        self.details.setVisible(roomy and bool(self.details.text()))

    def _join(self) -> None:
        self.rule.rule_requested.connect(self.rule_requested)
        self.list.option_chosen.connect(self.option_chosen)
        self.list.option_pointed.connect(self.option_pointed)
        self.list.fold_toggled.connect(self.fold_toggled)
        self.list.rule_wanted.connect(self.rule_requested)
        self.list.letter_typed.connect(self._on_letter)
        self.filter.textChanged.connect(self.filter_changed)
        self.filter.left.connect(self._on_filter_left)
        self.confirm.clicked.connect(self.confirmed)
        self.cancel.clicked.connect(self.cancelled)

    def _build(self) -> None:
        self.filter.setPlaceholderText(self.tr("Type to filter…"))
        self.filter.setAccessibleName(self.tr("Filter the options"))
        self.filter.setClearButtonEnabled(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.confirm, 1)
        buttons.addWidget(self.cancel)
        self.body.setSpacing(4)
        self.body.addLayout(self._head())
        for widget in (self.rule, self.hint, self.filter):
            self.body.addWidget(widget)
        self.body.addWidget(self.list, 1)
        for label in (self.details, self.count, self.warning):
            self.body.addWidget(label)
        self.body.addLayout(buttons)

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.who)
        words.addWidget(self.text)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.plate, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def _on_letter(self, letter: str) -> None:
        """Take letters typed in the list for a filter, where there is one."""
        if self._many:
            self.filter.setText(self.filter.text() + letter)
            self.filter.setVisible(True)
            self.filter.setFocus()

    def _on_filter_left(self) -> None:
        self.list.setFocus()
        self.list.point_at_first()
