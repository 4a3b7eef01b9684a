"""The question: who decides, what, by which rule, and the options; at the end the outcome stands here.

Shows the player's name in the panel's title, the figure who acts, the sentence of the question, a button that opens
the rule in the Codex, the list of options, and a button to confirm where several may be chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from horologium.ui.battle.panels.options import OptionList
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.panels.options import OptionRow
    from horologium.ui.theme import Theme


class QuestionPanel(Panel):
    """Shows what it is told and says what is wanted."""

    option_chosen = Signal(str)
    option_pointed = Signal(str)
    confirmed = Signal()
    cancelled = Signal()
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self.who = PlainLabel("", "title", wrap=True)
        self.text = PlainLabel("", "body", wrap=True)
        self.rule = QToolButton()
        self.rule.clicked.connect(self._on_rule)
        self.list = OptionList()
        self.list.option_chosen.connect(self.option_chosen)
        self.list.option_pointed.connect(self.option_pointed)
        self.confirm = QPushButton(self.tr("Co&nfirm"))
        self.confirm.clicked.connect(self.confirmed)
        self.cancel = QPushButton(self.tr("Take &back"))
        self.cancel.clicked.connect(self.cancelled)
        head = QHBoxLayout()
        head.addWidget(self.text, 1)
        head.addWidget(self.rule)
        buttons = QHBoxLayout()
        buttons.addWidget(self.confirm, 1)
        buttons.addWidget(self.cancel)
        self.body.addWidget(self.who)
        self.body.addLayout(head)
        self.body.addWidget(self.list, 1000)
        self.body.addStretch(1)  # holds the words at the top while there is no list
        self.body.addLayout(buttons)
        self.show_notice("", "", "")

    def show_question(self, player: str, who: str, text: str, rule: str, topic: str) -> None:
        """Show what is asked of whom."""
        self.set_title(player)
        self.who.setText(who)
        self.text.setText(text)
        self.rule.setText(rule)
        self.rule.setToolTip(topic)
        self.rule.setAccessibleName(self.tr("Open the rule {rule}: {topic}").format(rule=rule, topic=topic))
        self.rule.setVisible(bool(rule))
        self.list.setVisible(True)

    def show_options(self, rows: Sequence[OptionRow]) -> None:
        """Show the options."""
        self.list.show_options(rows)
        self.list.setVisible(bool(rows))

    def show_choice(self, *, several: bool, complete: bool, begun: bool) -> None:
        """Show whether the choice is made; where one click answers there is nothing to confirm."""
        self.confirm.setVisible(several)
        self.confirm.setEnabled(complete)
        self.cancel.setVisible(several)
        self.cancel.setEnabled(begun)

    def show_notice(self, title: str, who: str, text: str) -> None:
        """Show a sentence in place of a question: who thinks, or how it ended."""
        self.show_question(title or self.tr("Mission"), who, text, "", "")
        self.show_options(())
        self.show_choice(several=False, complete=False, begun=False)

    def _on_rule(self) -> None:
        self.rule_requested.emit(self.rule.text())
