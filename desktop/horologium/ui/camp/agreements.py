"""What the open campaign has agreed on: difficulty, dice and undo, to be agreed anew at any time in camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from horologium.campaign.ops.settings import ChangeOptions
from horologium.campaign.wording import difficulty_called
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_tip, spoken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class AgreementsPanel(Panel):
    """Three choices of the campaign and the way to its players; without one it says how to come to one."""

    players_requested = Signal()

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self._camp = camp
        self.set_title(self.tr("This campaign"))
        self.about = PlainLabel("", "note", wrap=True)
        self.difficulty, self.dice, self.undo = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._rows = [
            self._row(self.tr("Difficulty"), self.difficulty, ()),
            self._row(
                self.tr("Dice between battles"),
                self.dice,
                (
                    ("ask", self.tr("Ask me each time")),
                    ("box", self.tr("Roll for me at once")),
                    ("typed", self.tr("I roll and type")),
                ),
            ),
            self._row(
                self.tr("Undo"),
                self.undo,
                (("friendly", self.tr("Any step")), ("strict", self.tr("Not past dice and battles"))),
            ),
        ]
        self.players = QPushButton(self.tr("&Players…"))
        self.players.clicked.connect(self.players_requested)
        self.body.addWidget(self.players)
        self.body.addWidget(self.about)
        for signal in (camp.opened, camp.closed, camp.changed):
            signal.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now."""
        for row in (*self._rows, self.players):
            row.setVisible(self._camp.is_open)
        if not self._camp.is_open:
            self.about.show()
            self.about.setText(self.tr("Open a campaign to see its rules here."))
            return
        charter, rules = self._camp.session.books.charter, self._camp.session.rules
        self.difficulty.blockSignals(True)
        self.difficulty.clear()
        for key in rules.data.difficulties:
            self.difficulty.addItem(difficulty_called(key), key)
        self.difficulty.blockSignals(False)
        why_not = self._camp.session.refusal(ChangeOptions(undo="strict" if charter.undo == "friendly" else "friendly"))
        chosen = ((self.difficulty, charter.difficulty), (self.dice, charter.dice), (self.undo, charter.undo))
        for box, value in chosen:
            box.setCurrentIndex(box.findData(value))
            box.setEnabled(not why_not)
            give_tip(box, why_not)
            box.setAccessibleDescription(why_not)
        if not why_not:
            give_tip(self.difficulty, rules.data.difficulties[charter.difficulty])
            self.difficulty.setAccessibleDescription(rules.data.difficulties[charter.difficulty])
        self.about.setText(why_not)
        self.about.setVisible(bool(why_not))

    def _row(self, title: str, box: ChoiceBox, names: Iterable[tuple[str, str]]) -> QWidget:
        for value, name in names:
            box.addItem(name, value)
        for part in (box, box.view()):
            part.setAccessibleName(spoken(title))
        box.activated.connect(self._agree)
        label = PlainLabel(title)
        label.setBuddy(box)
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label, 2)
        layout.addWidget(box, 4)
        self.body.addWidget(row)
        return row

    def _agree(self) -> None:
        """Agree anew, as one step that can be undone."""
        wanted = ChangeOptions(self.difficulty.currentData(), self.dice.currentData(), self.undo.currentData())
        charter = self._camp.session.books.charter
        if (wanted.difficulty, wanted.dice, wanted.undo) != (charter.difficulty, charter.dice, charter.undo):
            self._camp.do(wanted)
        self.refresh()
