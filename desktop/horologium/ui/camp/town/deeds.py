"""A deed with its button: how many, why not, and, if wanted, the numbers and rules behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.camp.story_leaf import empty, rule_button
from horologium.ui.kit.boxes import NumberBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip, spoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.campaign.offers import Cost
    from horologium.campaign.operations import Operation
    from horologium.ui.camp.town.wares import Deed


class DeedRow(QWidget):
    """Asks ``judge`` what the deed would cost, and ``tell`` for its numbers in words.

    A reason that is ``said`` on the same page already is not written down once more.
    """

    wished = Signal(object)  # Operation
    rule_wanted = Signal(str)

    def __init__(
        self,
        deed: Deed,
        judge: Callable[[Operation], Cost],
        tell: Callable[[Cost], str] | None = None,
        said: str = "",
        topic: Callable[[str], str] = lambda _rule: "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._deed, self._judge, self._tell, self._said, self._topic = deed, judge, tell, said, topic
        self.why, self.numbers = PlainLabel("", "bad", wrap=True), PlainLabel("", "small", wrap=True)
        self.button, self.amount = QPushButton(), NumberBox()
        self._rules = Flow(4)
        self._lay_out()
        self.amount.valueChanged.connect(self._show)
        self.button.clicked.connect(self._on_clicked)
        self._show()

    def _lay_out(self) -> None:
        self.amount.setRange(1, self._deed.most)
        self.amount.setAccessibleName(self.tr("How many"))
        give_tip(self.amount, self.tr("How many"))
        self.amount.setVisible(self._deed.most > 1)
        row = QHBoxLayout()
        row.addWidget(self.amount)
        row.addWidget(self.button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.why, self.numbers):
            column.addWidget(widget)
        column.addLayout(self._rules)
        column.addLayout(row)

    def _show(self) -> None:
        """Say what it would cost so many times, or why it cannot be done."""
        cost = self._judge(self._deed.operation(self.amount.value()))
        reason = cost.refused[:1].upper() + cost.refused[1:]
        text = self._deed.text(self.amount.value())
        self.button.setText(text)
        self.button.setAccessibleName(spoken(text))
        self.button.setEnabled(cost.allowed)
        give_tip(self.button, reason)
        self.button.setAccessibleDescription(reason)
        self.why.setText(reason)
        self.why.setVisible(reason not in ("", self._said))
        self.numbers.setText(self._tell(cost) if self._tell else "")
        self.numbers.setVisible(bool(self.numbers.text()))
        self._show_rules(cost)

    def _show_rules(self, cost: Cost) -> None:
        empty(self._rules)
        for rule in cost.rules if self._tell else ():
            self._rules.addWidget(rule_button(rule, self._topic(rule), self.rule_wanted.emit))

    def _on_clicked(self) -> None:
        self.wished.emit(self._deed.operation(self.amount.value()))
