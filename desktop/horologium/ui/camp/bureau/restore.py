"""The restore sheet: the snapshots of a campaign, and what going back to one would lose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QListWidget, QSplitter, QVBoxLayout, QWidget

from horologium.campaign.ports import Snapshot
from horologium.ui.camp.shelf import when
from horologium.ui.plain_text import give_tip
from horologium.ui.tables.columns import Column
from horologium.ui.tables.table import Table
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.ui.tables.memory import Memory
    from horologium.ui.theme import Theme

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


def reason_of(snapshot: Snapshot) -> str:
    """Why it was made, in words; a reason that is not known here is an upgrade of the file."""
    known = REASONS.get(snapshot.reason)
    if known is not None:
        return QCoreApplication.translate("Restore", known)
    return QCoreApplication.translate("Restore", "before an upgrade ({reason})").format(reason=snapshot.reason)


class RestoreSheet(Sheet):
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
        self.table = Table[Snapshot](theme, "snapshots", self.tr("Snapshots"), self._columns(), _identity, memory)
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
            self.table.choose(_identity(snapshots[0]))
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


def _identity(snapshot: Snapshot) -> str:
    return str(snapshot.path)


def _size(snapshot: Snapshot) -> str:
    return QLocale().formattedDataSize(snapshot.size)
