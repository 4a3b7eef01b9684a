"""Dialogs about whole campaigns: snapshots, damage, comparison, history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QListWidget, QListWidgetItem, QSplitter, QVBoxLayout, QWidget

from horologium.campaign.compare import ComparedRow, differing
from horologium.campaign.ports import Snapshot
from horologium.ui.camp.campaigns_panel import when
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.painted_button import CardButton
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.campaign.ports import CampaignDamage, Card, Step
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.table_memory import Memory
    from horologium.ui.kit.theme import Theme

REASONS: Final[Mapping[str, str]] = {
    "start": str(QT_TRANSLATE_NOOP("Restore", "when it was opened")),
    "half-hour": str(QT_TRANSLATE_NOOP("Restore", "after half an hour")),
    "restore": str(QT_TRANSLATE_NOOP("Restore", "before another one was restored")),
    "begin-mission": str(QT_TRANSLATE_NOOP("Restore", "before a mission")),
    "commit-mission": str(QT_TRANSLATE_NOOP("Restore", "before a result counted")),
    "resolve-by-hand": str(QT_TRANSLATE_NOOP("Restore", "before a result entered by hand")),
    "repair": str(QT_TRANSLATE_NOOP("Restore", "before a repair")),
}
"""Why a snapshot was made."""
MOST_LINES = 200
SEQ = Qt.ItemDataRole.UserRole


def card_text(card: Card) -> str:
    """A campaign in two lines."""
    played = QCoreApplication.translate("AskDialog", "last played {when}").format(when=when(card.played))
    line = " · ".join(filter(None, [card.problem or card.chapter, played if card.played else ""]))
    return "\n".join(filter(None, [card.name, line]))


def reason_of(snapshot: Snapshot) -> str:
    """Why it was made, in words; a reason that is not known here is an upgrade of the file."""
    known = REASONS.get(snapshot.reason)
    if known is not None:
        return QCoreApplication.translate("Restore", known)
    return QCoreApplication.translate("Restore", "before an upgrade ({reason})").format(reason=snapshot.reason)


class RestoreDialog(Dialog):
    """Shows snapshots and says which one is wanted. ``lost`` gives what a snapshot would lose, in words."""

    restore_requested = Signal(object)  # Snapshot

    def __init__(
        self,
        theme: Theme,
        name: str,
        snapshots: Sequence[Snapshot],
        lost: Callable[[Snapshot], Sequence[str]],
        memory: Memory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, self.tr("Restore"), parent)
        self._lost_by = lost
        about = self.tr(
            "{name} as it was. Before anything is put in its place, the campaign as it is now is kept as a snapshot "
            "too: you can always come back."
        ).format(name=name)
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.table = DataTable[Snapshot](theme, "snapshots", self.tr("Snapshots"), self._columns(), _path_of, memory)
        self.table.set_empty_text(self.tr("There is no snapshot yet: one is made whenever the campaign is opened."))
        self.title = PlainLabel("", "title", wrap=True)
        self.lost = QListWidget()
        self.lost.setAccessibleName(self.tr("What would be lost"))
        self.lost.setWordWrap(True)
        self.body.addWidget(self._halves(), 1)
        self.add_button(self.tr("&Close"), self.reject)
        self.go = self.add_button(self.tr("&Restore this snapshot"), self._on_go, default=True)
        self.finish()
        self.table.chosen.connect(self._on_chosen)
        self.table.show_rows(snapshots)
        if snapshots:
            self.table.choose(_path_of(snapshots[0]))
        self._on_chosen()
        self.resize(960, 640)

    def _columns(self) -> tuple[Column[Snapshot], ...]:
        return (
            Column("at", self.tr("Made"), lambda each: when(each.at), key=lambda each: each.at),
            Column("reason", self.tr("Why"), reason_of, choices=True),
            Column("standing", self.tr("Where the story stood"), lambda each: each.standing, wide=True),
            Column("steps", self.tr("Steps"), lambda each: str(each.steps), key=lambda each: each.steps, right=True),
            Column("size", self.tr("Size"), _size, key=lambda each: each.size, right=True),
            Column("version", self.tr("Format"), lambda each: str(each.version), right=True, shown=False),
            Column("place", self.tr("Place"), self._place, choices=True),
            Column("good", self.tr("State"), self._state, choices=True),
        )

    def _place(self, snapshot: Snapshot) -> str:
        return self.tr("second place") if snapshot.elsewhere else self.tr("beside the campaign")

    def _state(self, snapshot: Snapshot) -> str:
        return self.tr("sound") if snapshot.good else self.tr("damaged")

    def _halves(self) -> QSplitter:
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.title)
        column.addWidget(self.lost, 1)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(self.table)
        halves.addWidget(below)
        halves.setSizes([340, 180])
        return halves

    def _on_chosen(self) -> None:
        snapshot = self.table.current() if self.table.selected() else None
        self.lost.clear()
        if snapshot is None:
            self._allow(self.tr("Choose a snapshot first."))
            self.title.setText("")
            return
        if not snapshot.good:
            self.title.setText(self.tr("This snapshot is damaged and cannot be restored: choose another."))
            self._allow(self.title.text())
            return
        words = list(self._lost_by(snapshot))
        self.title.setText(self.tr("This would be lost:") if words else self.tr("Nothing would be lost."))
        self.lost.addItems([text[:1].upper() + text[1:] for text in words])
        self._allow("")

    def _allow(self, why_not: str) -> None:
        self.go.setEnabled(not why_not)
        give_tip(self.go, why_not)
        self.go.setAccessibleDescription(why_not)

    def _on_go(self) -> None:
        if (snapshot := self.table.current()) is not None:
            self.accept()
            self.restore_requested.emit(snapshot)


def _path_of(snapshot: Snapshot) -> str:
    return str(snapshot.path)


def _size(snapshot: Snapshot) -> str:
    return QLocale().formattedDataSize(snapshot.size)


class CompareDialog(Dialog):
    """Shows rows of a comparison."""

    def __init__(
        self,
        theme: Theme,
        names: tuple[str, str],
        rows: tuple[ComparedRow, ...],
        memory: Memory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, self.tr("Two campaigns"), parent)
        self._rows = rows
        left, right = names
        about = self.tr("{left} and {right}, side by side.").format(left=left, right=right)
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.differing = QCheckBox(self.tr("Only what &differs"))
        self.differing.setChecked(True)
        self.body.addWidget(self.differing)
        columns = (
            Column[ComparedRow]("section", self.tr("About"), lambda row: row.section, choices=True),
            Column[ComparedRow]("what", self.tr("What"), lambda row: row.what),
            Column[ComparedRow]("left", left, lambda row: row.left or "–"),
            Column[ComparedRow]("right", right, lambda row: row.right or "–", wide=True),
            Column[ComparedRow]("same", self.tr("Same"), self._same, choices=True, shown=False),
        )
        self.table = DataTable[ComparedRow](theme, "compare", self.tr("Comparison"), columns, _subject, memory)
        self.table.set_empty_text(self.tr("The two campaigns are the same in everything that is compared."))
        self.body.addWidget(self.table, 1)
        self.add_button(self.tr("&Close"), self.accept, default=True)
        self.finish()
        self.differing.toggled.connect(lambda _on: self._show())
        self._show()
        self.resize(960, 640)

    def _same(self, row: ComparedRow) -> str:
        return self.tr("yes") if row.same else self.tr("no")

    def _show(self) -> None:
        self.table.show_rows(differing(self._rows) if self.differing.isChecked() else self._rows)


def _subject(row: ComparedRow) -> tuple[str, str]:
    return row.section, row.what


class DamageDialog(Dialog):
    """Nothing is touched until somebody chooses; ``chosen`` carries ``recovered``, ``snapshot`` or ``another``."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str, damage: CampaignDamage, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("A damaged campaign"), parent)
        about = self.tr(
            "The file of {name} is damaged. It stays as it is, under another name, whatever you choose; nothing has "
            "been changed so far."
        )
        self.body.addWidget(PlainLabel(about.format(name=name), "lead", wrap=True))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What is wrong"))
        self.list.setWordWrap(True)
        self.list.addItems([*damage.found, *self._lost(damage)][:MOST_LINES])
        self.list.setMaximumHeight(220)
        self.body.addWidget(self.list)
        self.ways = [self._way(theme, *way) for way in self._ways(damage)]
        if not self.ways:
            words = self.tr(
                "Nothing could be read of it, and there is no snapshot. A copy of the file elsewhere may help."
            )
            self.body.addWidget(PlainLabel(words, "bad", wrap=True))
        self.add_button(self.tr("&Leave it as it is"), self.reject, default=True)
        self.finish()
        self.resize(640, 560)

    def _lost(self, damage: CampaignDamage) -> list[str]:
        return [self.tr("Not readable: {what}").format(what=what) for what in damage.lost]

    def _ways(self, damage: CampaignDamage) -> list[tuple[str, str, str, str]]:
        ways = []
        if damage.recovered is not None:
            lost = self.tr("Everything that could be read, nearly up to the last moment.")
            whole = self.tr("Everything could be read.")
            text = lost if damage.lost else whole
            ways.append(("recovered", self.tr("Go on with what was &recovered"), text, "seal"))
        if damage.snapshot is not None:
            text = self.tr("The newest good snapshot, made {when}: {standing}").format(
                when=when(damage.snapshot.at), standing=damage.snapshot.standing
            )
            ways.append(("snapshot", self.tr("Go back to the newest &snapshot"), text, "hour"))
            ways.append(("another", self.tr("Choose &another snapshot…"), self.tr("All that there are."), "scroll"))
        return ways

    def _way(self, theme: Theme, key: str, title: str, about: str, icon: str) -> CardButton:
        card = CardButton(theme, title, about, icon, "#1f3f77")
        card.clicked.connect(lambda: self._choose(key))
        self.body.addWidget(card)
        return card

    def _choose(self, key: str) -> None:
        self.accept()
        self.chosen.emit(key)


class HistoryDialog(Dialog):
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


def go_to_step(camp: OpenCampaign, seq: int) -> None:
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
