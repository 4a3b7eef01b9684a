"""The list of options: number key, label, cost and odds; ticked when several may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

KEY_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class OptionRow(NamedTuple):
    """One option as the list shows it; ``ticked`` is None where one click answers."""

    key: str
    label: str
    cost: str = ""
    odds: str = ""
    ticked: bool | None = None


class OptionModel(QAbstractListModel):
    """Rows in, roles out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[OptionRow] = []

    def show(self, rows: Sequence[OptionRow]) -> None:
        """Show these options; when they are the same but for ticks and odds, nothing jumps."""
        if [row.key for row in rows] == [row.key for row in self.rows]:
            self.rows = list(rows)
            self.dataChanged.emit(self.index(0), self.index(max(0, len(rows) - 1)))
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the options."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give label, tick, key, or what is read aloud."""
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            number = f"{index.row() + 1}  " if index.row() < 9 else ""
            return number + " · ".join(part for part in (row.label, row.cost, row.odds) if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (row.label, row.cost, row.odds) if part)
        if role == Qt.ItemDataRole.CheckStateRole and row.ticked is not None:
            return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked
        return row.key if role == KEY_ROLE else None


class OptionList(QListView):
    """Chooses by click, Enter or Space; digits are left to the page."""

    option_chosen = Signal(str)
    option_pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionModel(self)
        self.setModel(self.options)
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Options"))
        self.clicked.connect(self._on_clicked)
        self.entered.connect(self._on_pointed)
        self.selectionModel().currentChanged.connect(self._on_pointed)

    def show_options(self, rows: Sequence[OptionRow]) -> None:
        """Show these options."""
        self.options.show(rows)
        self.setEnabled(bool(rows))

    def point_at(self, key: str) -> None:
        """Mark an option without taking that for a wish."""
        place = next((place for place, row in enumerate(self.options.rows) if row.key == key), None)
        if place is not None:
            blocked = self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self.options.index(place))
            self.selectionModel().blockSignals(blocked)
            self.scrollTo(self.options.index(place))
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the marked option; leave letters and digits to the page instead of searching."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self.currentIndex().isValid():
            self._on_clicked(self.currentIndex())
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.option_chosen.emit(index.data(KEY_ROLE))

    def _on_pointed(self, index: QModelIndex) -> None:
        if index.isValid():
            self.option_pointed.emit(index.data(KEY_ROLE))
