"""The tree of rules: game, topic, rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.ui.ledgers import Codex, Entry

ID_ROLE = int(Qt.ItemDataRole.UserRole)
_LONGEST = 110


class CodexTree(QStandardItemModel):
    """Rows for the rules that are to be seen; branches carry no id."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._leaves: dict[str, QStandardItem] = {}

    def show(self, codex: Codex, entries: Iterable[Entry]) -> None:
        """Show these rules under their games and topics."""
        self.clear()
        self._leaves = {}
        branches: dict[tuple[str, ...], QStandardItem] = {}
        for entry in entries:
            game = branches.get((entry.game,))
            if game is None:
                game = branches[entry.game,] = _branch(codex.title(entry.game))
                self.appendRow(game)
            topic = branches.get((entry.game, entry.topic))
            if topic is None:
                topic = branches[entry.game, entry.topic] = _branch(entry.topic)
                game.appendRow(topic)
            leaf = _leaf(entry)
            self._leaves[entry.id] = leaf
            topic.appendRow(leaf)

    def index_of(self, id_: str) -> QModelIndex:
        """Find the row of a rule."""
        leaf = self._leaves.get(id_)
        return QModelIndex() if leaf is None else leaf.index()


def _branch(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    return item


def _leaf(entry: Entry) -> QStandardItem:
    line = " ".join(entry.text.split())
    short = line if len(line) <= _LONGEST else f"{line[:_LONGEST]}…"
    item = QStandardItem(entry.name or f"{entry.id} · {short}")
    item.setEditable(False)
    item.setData(entry.id, ID_ROLE)
    return item
