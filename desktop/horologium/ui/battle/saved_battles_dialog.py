"""The dialog of saved battles: go on with one, look at one that is over, or delete one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from horologium.ui.battle.two_line_delegate import TwoLineDelegate
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import is_sure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.saved_battles import SavedBattle
    from horologium.ui.kit.theme import Theme

KEY = Qt.ItemDataRole.UserRole


class SavedBattlesDialog(Dialog):
    """Lists battles and says which one is wanted."""

    chosen = Signal(str)
    watch_requested = Signal(str)
    delete_requested = Signal(str)

    def __init__(
        self, theme: Theme, battles: Sequence[SavedBattle], open_id: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("Resume a battle"), parent)
        self._open_id = open_id
        self.list = QListWidget()
        TwoLineDelegate(theme, self.list)
        self.list.setAccessibleName(self.tr("Saved battles"))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.itemActivated.connect(self._on_open)
        self.list.currentItemChanged.connect(self._on_current)
        self.notice = PlainLabel(
            self.tr("No battle is saved yet. One that you begin is kept here by itself."), wrap=True
        )
        self.why = PlainLabel(self.tr("This battle is open: it can be deleted when another one is."), "note", wrap=True)
        self.body.addWidget(self.notice)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.why)
        self.delete = self.add_button(self.tr("&Delete…"), self._on_delete)
        self.watch = self.add_button(self.tr("&Watch again"), self._on_watch)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.open_button = self.add_button(self.tr("&Go on"), self._on_open, default=True)
        self.finish()
        self.resize(640, 460)
        self.show_battles(battles)

    def show_battles(self, battles: Sequence[SavedBattle]) -> None:
        """List these battles."""
        self.list.clear()
        for battle in battles:
            item = QListWidgetItem(self._words(battle))
            item.setData(KEY, battle.id)
            item.setData(KEY + 1, not battle.problem)
            item.setData(KEY + 2, bool(battle.over))
            self.list.addItem(item)
        self.notice.setVisible(not battles)
        self.list.setCurrentRow(0)
        self._on_current()

    def _words(self, battle: SavedBattle) -> str:
        if battle.problem:
            return f"{battle.title}\n{battle.problem}"
        when = battle.changed.replace("T", " ")[:16]
        end = self.tr("over") if battle.over else self.tr("goes on")
        return f"{battle.title}\n{battle.game} · {when} · " + self.tr("%n answer(s), {end}", "", battle.answers).format(
            end=end
        )

    def _on_current(self) -> None:
        item = self.list.currentItem()
        is_open = item is not None and item.data(KEY) == self._open_id
        self.delete.setEnabled(item is not None and not is_open)
        self.why.setVisible(is_open)
        self.open_button.setEnabled(item is not None and bool(item.data(KEY + 1)))
        self.watch.setEnabled(item is not None and bool(item.data(KEY + 2)))

    def _on_open(self) -> None:
        item = self.list.currentItem()
        if item is not None and item.data(KEY + 1):
            self.accept()
            self.chosen.emit(item.data(KEY))

    def _on_watch(self) -> None:
        key = self.list.currentItem().data(KEY)
        self.accept()
        self.watch_requested.emit(key)

    def _on_delete(self) -> None:
        item = self.list.currentItem()
        name = item.text().split("\n")[0]
        if is_sure(self, self.tr("Delete"), self.tr("Delete {name} for good?").format(name=name)):
            self.delete_requested.emit(item.data(KEY))
