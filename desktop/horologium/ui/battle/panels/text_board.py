"""The board as text: every cell with something on it, as a list that a screen reader can walk.

Shows cell, terrain, tokens and figures; choosing a line puts the board's cursor there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.ui.battle.board.figures import describe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import BattleView, CellView
    from horologium.ui.theme import Theme


class TextBoard(QWidget):
    """Shows lines and says which cell is wanted."""

    cell_pointed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("The board as text"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_item)
        self.list.itemClicked.connect(self._on_item)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)

    def show_view(self, view: BattleView, texts: Mapping[str, str]) -> None:
        """Write a view down, cell by cell."""
        self.list.clear()
        for cell in view.cells:
            words = describe_cell(view, cell, texts)
            if cell.tokens or ":" in words:
                item = QListWidgetItem(words)
                item.setData(Qt.ItemDataRole.UserRole, cell.key)
                self.list.addItem(item)

    def _on_item(self, item: QListWidgetItem) -> None:
        self.cell_pointed.emit(item.data(Qt.ItemDataRole.UserRole))


def describe_cell(view: BattleView, cell: CellView, texts: Mapping[str, str]) -> str:
    """Say what is on a cell: ``D4, Bush: Leonora, 3/4``."""
    terrain = texts.get(f"terrain.{cell.terrain}", cell.terrain)
    if not cell.known:
        terrain = QCoreApplication.translate("TextBoard", "not explored yet")
    here = [describe(figure) for figure in view.figures if figure.cell == cell.key]
    things = "; ".join([*cell.tokens, *here])
    return f"{cell.key}, {terrain}" + (f": {things}" if things else "")
