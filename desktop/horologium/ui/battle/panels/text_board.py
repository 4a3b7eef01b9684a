"""The board as text: cells with something on them, options, or the whole board, as a list for screen readers.

Going through the lines puts the board's cursor there; Enter chooses what can be chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.ui.battle.board_cursor import describe_cell
from horologium.ui.kit.boxes import ChoiceBox

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QShowEvent

    from horologium.engine.core.view import BattleView, CellView
    from horologium.ui.kit.theme import Theme

OCCUPIED, OPTIONS, WHOLE = range(3)
MARK = "◆ "


class TextBoard(QWidget):
    """Writes a view down when it is looked at, and says which cell is pointed at or chosen."""

    cell_pointed = Signal(str)
    cell_chosen = Signal(str)
    looked_at = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: BattleView | None = None
        self._texts: Mapping[str, str] = {}
        self._options: Mapping[str, str] = {}
        self._stale = False
        self.shown = ChoiceBox()
        self.shown.setAccessibleName(self.tr("What the text shows"))
        self.shown.addItems([self.tr("What is there"), self.tr("Options"), self.tr("The whole board")])
        self.shown.currentIndexChanged.connect(self._refresh)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("The board as text"))
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_chosen)
        self.list.currentItemChanged.connect(self._on_pointed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self.shown)
        layout.addWidget(self.list, 1)

    def show_view(self, view: BattleView, texts: Mapping[str, str]) -> None:
        """Write a view down, cell by cell."""
        self._view, self._texts = view, texts
        self._refresh()

    def show_options(self, options: Mapping[str, str]) -> None:
        """Mark the cells that can be chosen, with words for what that would be."""
        if options != self._options:
            self._options = options
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Write down what happened meanwhile."""
        super().showEvent(event)
        self.looked_at.emit()
        if self._stale:
            self._refresh()

    def _refresh(self) -> None:
        self._stale = not self.isVisible()
        if self._stale or self._view is None:
            return
        at = self.list.currentItem()
        kept = None if at is None else at.data(Qt.ItemDataRole.UserRole)
        self.list.blockSignals(True)
        self.list.clear()
        for cell in self._cells(self._view):
            self._add(self._view, cell, kept)
        self.list.blockSignals(False)

    def _cells(self, view: BattleView) -> Iterable[CellView]:
        """Give the cells that are wanted, row by row, the ground before what stands on it."""
        wanted = self.shown.currentIndex()
        there = {cell for figure in view.figures for cell in (figure.cell, *figure.cells)}
        there |= {token.cell for token in view.tokens}
        rows = sorted(view.cells, key=lambda cell: (cell.centre[1], cell.centre[0], cell.level))
        if wanted == WHOLE:
            return rows
        if wanted == OPTIONS:
            return [cell for cell in rows if cell.key in self._options]
        return [cell for cell in rows if cell.tokens or cell.key in there]

    def _add(self, view: BattleView, cell: CellView, kept: str | None) -> None:
        words, option = describe_cell(view, cell, self._texts), self._options.get(cell.key, "")
        item = QListWidgetItem(f"{MARK}{words}; {option}" if option else words)
        item.setData(Qt.ItemDataRole.UserRole, cell.key)
        self.list.addItem(item)
        if cell.key == kept:
            self.list.setCurrentItem(item)

    def _on_pointed(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.cell_pointed.emit(item.data(Qt.ItemDataRole.UserRole))

    def _on_chosen(self, item: QListWidgetItem) -> None:
        self.cell_chosen.emit(item.data(Qt.ItemDataRole.UserRole))
