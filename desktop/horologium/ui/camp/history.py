"""The history of a campaign: every step by name, and the way back or forth to any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from horologium.ui.camp.shelf import when
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.ports import Step
    from horologium.ui.camp.camp import Camp
    from horologium.ui.theme import Theme

SEQ = Qt.ItemDataRole.UserRole


class HistorySheet(Sheet):
    """Lists the steps, those that were undone too; ``chosen`` carries the number of the one to stand after."""

    chosen = Signal(int)
    forked = Signal(int)

    def __init__(self, theme: Theme, steps: Sequence[Step], parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("History"), parent)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Steps, the last one below"))
        about = self.tr(
            "Choose a step to stand after it. What is undone can be done again until you do something else. A fork "
            "begins a second campaign there, and leaves this one alone."
        )
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.body.addWidget(self.list, 1)
        self.add_button(self.tr("&Close"), self.reject)
        self.what_if = self.add_button(self.tr("&What if: fork here…"), self._on_fork)
        self.go = self.add_button(self.tr("&Go there"), self._on_go, default=True)
        self.finish()
        self._fill(steps)
        self.resize(560, 520)

    def _fill(self, steps: Sequence[Step]) -> None:
        self._add(0, self.tr("The beginning"))
        for step in steps:
            text = self.tr("{label}, {when}").format(label=step.label[:1].upper() + step.label[1:], when=when(step.at))
            undone = step.state == "undone"
            self._add(step.seq, self.tr("{step} (undone)").format(step=text) if undone else text)
            if not undone:
                self.list.setCurrentRow(self.list.count() - 1)
        self.list.itemActivated.connect(self._on_go)

    def _add(self, seq: int, text: str) -> None:
        item = QListWidgetItem(text)
        item.setData(SEQ, seq)
        self.list.addItem(item)
        if not seq:
            self.list.setCurrentItem(item)

    def _on_fork(self) -> None:
        seq = self.list.currentItem().data(SEQ)
        self.accept()
        self.forked.emit(seq)

    def _on_go(self) -> None:
        seq = self.list.currentItem().data(SEQ)
        self.accept()
        self.chosen.emit(seq)


def go_to_step(camp: Camp, seq: int) -> None:
    """Undo or redo until the campaign stands after a step, or as near to it as it may."""
    session = camp.session
    while (last := session.can_undo()) is not None and last.seq > seq:
        camp.undo()
        if session.can_undo() == last:
            return
    while (following := session.can_redo()) is not None and following.seq <= seq:
        camp.redo()
        if session.can_redo() == following:
            return
