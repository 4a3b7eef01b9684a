"""The list of options: number keys, label, cost and odds; ticked when several may be chosen, folded when many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from horologium.ui.battle.option_rows import BARRED, FOLD, HEADING, OPTION, OptionRow
from horologium.ui.battle.panels.option_paint import OptionDelegate
from horologium.ui.plain_text import guessed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from horologium.ui.theme import Theme

KEY_ROLE = Qt.ItemDataRole.UserRole
ROW_ROLE = Qt.ItemDataRole.UserRole + 1
NUMBER_ROLE = Qt.ItemDataRole.UserRole + 2
Index = QModelIndex | QPersistentModelIndex
NUMBERS = 9
_COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
NOT_NOW = f"{FOLD}:{BARRED}"


class OptionModel(QAbstractListModel):
    """Rows in, roles out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[OptionRow] = []
        self._numbers: dict[int, int] = {}

    def show(self, rows: Sequence[OptionRow]) -> None:
        """Show these rows; when they are the same but for ticks and odds, nothing jumps."""
        if [row.key for row in rows] == [row.key for row in self.rows]:
            self.rows = list(rows)
            self.dataChanged.emit(self.index(0), self.index(max(0, len(rows) - 1)))
            return
        self.beginResetModel()
        self.rows = list(rows)
        choosable = [place for place, row in enumerate(self.rows) if row.what in {OPTION, FOLD} and row.key != NOT_NOW]
        self._numbers = {place: number for number, place in enumerate(choosable[:NUMBERS], 1)}
        self.endResetModel()

    def numbered(self, number: int) -> OptionRow | None:
        """Give the row with a number, 1 for the first that can be chosen."""
        return next((self.rows[place] for place, each in self._numbers.items() if each == number), None)

    def place_of(self, key: str) -> int | None:
        """Tell in which row an option stands."""
        return next((place for place, row in enumerate(self.rows) if row.key == key), None)

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let headings be passed over; a row may be gone already when a click ends."""
        row = self._row(index)
        if row is None or row.what == HEADING:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give what a row shows and what is read aloud."""
        row = self._row(index)
        if row is None:
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return guessed("\n".join([*_details(row), *self._more(row)])) or None
        if role == NUMBER_ROLE:
            return self._numbers.get(index.row())
        if role == ROW_ROLE:
            return row
        return row.key if role == KEY_ROLE else None

    def _row(self, index: Index) -> OptionRow | None:
        """Give the row behind an index; one that was kept too long may point behind the end."""
        return self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None

    def _more(self, row: OptionRow) -> list[str]:
        return [self.tr("A second click opens the rule, {rule}.").format(rule=row.rule)] if row.rule else []

    def _spoken(self, row: OptionRow) -> str:
        odds = "" if row.odds is None else row.odds.text
        ticked = self.tr("chosen") if row.ticked else ""
        barred = self.tr("not possible: {why}").format(why=row.why) if row.what == BARRED else ""
        return ", ".join(part for part in (row.label, row.cost, odds, ticked, row.warning, barred) if part)


def _details(row: OptionRow) -> list[str]:
    return [*(() if row.odds is None else row.odds.details), *[words for words in (row.warning, row.why) if words]]


class OptionList(QListView):
    """Chooses by click, Enter or Space; digits are left to the page, letters to a filter."""

    option_chosen = Signal(str)
    option_pointed = Signal(str)
    fold_toggled = Signal(str)
    rule_wanted = Signal(str)
    letter_typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.options = OptionModel(self)
        self._explained = ""
        self.setModel(self.options)
        self.setItemDelegate(OptionDelegate(theme, self))
        self.setStyleSheet("QListView, QListView:focus { border: none; background: transparent; }")
        self.setMouseTracking(True)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Options"))
        self.clicked.connect(self._on_clicked)
        self.entered.connect(self._on_pointed)
        self.selectionModel().currentChanged.connect(self._on_pointed)
        theme.changed.connect(self.doItemsLayout)

    def show_options(self, rows: Sequence[OptionRow]) -> None:
        """Show these options; the one that was marked stays so."""
        marked = self.current_key
        if [row.key for row in rows] != [row.key for row in self.options.rows]:
            self._explained = ""
        self.options.show(rows)
        if self.current_key != marked:
            self.point_at(marked)

    @property
    def current_key(self) -> str:
        """The row that is marked."""
        key = self.currentIndex().data(KEY_ROLE) if self.currentIndex().isValid() else ""
        return str(key or "")

    def point_at(self, key: str) -> None:
        """Mark an option without taking that for a wish."""
        place = self.options.place_of(key)
        if place is not None:
            blocked = self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self.options.index(place))
            self.selectionModel().blockSignals(blocked)
            self.scrollTo(self.options.index(place))
            self.viewport().update()

    def point_at_first(self) -> None:
        """Mark the first row, for whoever comes by keys."""
        first = self.options.numbered(1)
        if first is not None and not self.current_key:
            self.point_at(first.key)

    def choose(self, row: OptionRow) -> None:
        """Take a row: choose an option, open or close a fold; explain what is barred, and then open its rule."""
        if row.what == OPTION:
            self.option_chosen.emit(row.key)
        elif row.what == FOLD:
            self.fold_toggled.emit(row.key.partition(":")[2])
        elif row.what == BARRED and row.key != self._explained:
            self._explained = row.key
            self.option_pointed.emit(row.key)
        elif row.what == BARRED and row.rule:
            self.rule_wanted.emit(row.rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the marked option; open and close folds; letters filter, digits are the page's."""
        key, row, text = event.key(), self._current(), event.text()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and row is not None:
            self.choose(row)
        elif key in {Qt.Key.Key_Right, Qt.Key.Key_Left} and row is not None:
            self._unfold(row, opening=key == Qt.Key.Key_Right)
        elif text.isalpha() and not event.modifiers() & _COMMANDING:
            self.letter_typed.emit(text)
        elif text.isprintable() and text:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def _unfold(self, row: OptionRow, *, opening: bool) -> None:
        """Open a fold, or go back to it and close it."""
        if row.what == FOLD and row.is_open != opening:
            self.choose(row)
        elif row.inner and not opening:
            above = self.options.rows[: self.options.place_of(row.key)]
            fold = next(each for each in reversed(above) if each.what == FOLD)
            self.choose(fold)
            self.point_at(fold.key)

    def _current(self) -> OptionRow | None:
        index = self.currentIndex()
        return self.options.rows[index.row()] if index.isValid() else None

    def _on_clicked(self, index: QModelIndex) -> None:
        self.choose(self.options.rows[index.row()])

    def _on_pointed(self, index: QModelIndex) -> None:
        if index.isValid() and self.options.rows[index.row()].what in {OPTION, BARRED}:
            self.option_pointed.emit(index.data(KEY_ROLE))
