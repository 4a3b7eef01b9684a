"""A sheet that asks for a name, and says why one will not do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from horologium.campaign.wording import MOST_NAME, fault, taken_fault
from horologium.ui.plain_text import give_tip
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.camp.bureau.words import Words
    from horologium.ui.theme import Theme


class NameSheet(Sheet):
    """Asks for the name of a campaign; ``named`` carries it."""

    named = Signal(str)

    def __init__(
        self, theme: Theme, words: Words, name: str, taken: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, words.title, parent)
        self._taken = taken
        self.body.addWidget(PlainLabel(words.about, "note", wrap=True))
        self.name = QLineEdit(name)
        self.name.setMaxLength(MOST_NAME)
        self.name.setAccessibleName(self.tr("Name of the campaign"))
        self.name.selectAll()
        self.problem = PlainLabel("", "bad", wrap=True)
        self.body.addWidget(self.name)
        self.body.addWidget(self.problem)
        self.body.addStretch(1)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.go = self.add_button(words.go, self._on_go, default=True)
        self.finish()
        self.name.textChanged.connect(self._check)
        self._check()
        self.resize(520, 250)

    def _check(self) -> None:
        name = self.name.text()
        wrong = fault(name, self.tr("the name of the campaign")) or taken_fault(name, self._taken)
        self.problem.setText(wrong[:1].upper() + wrong[1:])
        self.go.setEnabled(not wrong)
        give_tip(self.go, wrong)
        self.go.setAccessibleDescription(wrong)

    def _on_go(self) -> None:
        name = self.name.text().strip()
        self.accept()
        self.named.emit(name)
