"""A table that players can search, filter, sort, arrange and export; how it stands is remembered."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import icons
from horologium.ui.kit.boxes import SEARCH, ChoiceBox
from horologium.ui.kit.file_dialogs import ask_to_save
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip, literal
from horologium.ui.kit.table_memory import Memory, SeenColumn, ShortMemory, TableState, read_state
from horologium.ui.kit.table_model import R, RowWish, TableModel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent

    from horologium.ui.kit.table_model import Column
    from horologium.ui.kit.theme import Theme

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "'")
"""What a spreadsheet would take for the beginning of a formula; such a text gets a ' before it."""
MARK: Final = "\ufeff"  # without it some spreadsheets do not see that it is UTF-8


def as_csv(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """The words of a table; the titles first."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([_cell(title) for title in titles])
    writer.writerows([_cell(cell) for cell in line] for line in lines)
    return MARK + text.getvalue()


def write_csv(path: Path, titles: Sequence[str], lines: Iterable[Sequence[str]]) -> None:
    """Write a table: the file is whole, or it is as it was."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(as_csv(titles, lines), encoding="utf-8", newline="")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text


WIDEST = 420
NARROWEST = 48
FIRST_ROWS = 60
"""How many rows are measured for the width of a column."""
GIVING = 0.4
"""The share of what columns are wider than their titles that they give up, so that a table need not be scrolled."""


class TableView(QTableView):
    """Chooses whole rows; Enter or a double click opens one, the menu key or a right click asks for its menu."""

    opened = Signal(int)
    menu_wanted = Signal(QPoint)
    columns_changed = Signal()
    widened = Signal()
    """A column was given another width by hand."""
    resized = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self._furnish_headers()
        theme.changed.connect(self._measure)
        self._measure()

    def _furnish_headers(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(NARROWEST)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._on_header_menu)
        header.sectionMoved.connect(self.columns_changed)
        header.sectionResized.connect(self._on_resized)

    def _measure(self) -> None:
        line = QFontMetrics(self._theme.type.text()).height()
        self.verticalHeader().setDefaultSectionSize(line + 12)
        self.setIconSize(QSize(line + 4, line + 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say that there is another width to share."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resized.emit()

    def _on_resized(self) -> None:
        if QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton and self.horizontalHeader().underMouse():
            self.widened.emit()
            self.columns_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as opening the row."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def fit_columns(self, wide: int) -> None:
        """Give every column the width of its words, and one of them what is left."""
        metrics, header = QFontMetrics(self._theme.type.text()), self.horizontalHeader()
        for column in range(self.model().columnCount()):
            header.resizeSection(column, self._width(column, metrics))
        header.setStretchLastSection(wide < 0)
        if wide >= 0:
            left = self.viewport().width() - sum(
                header.sectionSize(column)
                for column in range(self.model().columnCount())
                if column != wide and not header.isSectionHidden(column)
            )
            least = self._header_width(wide) if wide else self._width(wide, metrics)  # the first one names the row
            header.resizeSection(wide, max(least, left))
            self._squeeze(wide)

    def _squeeze(self, wide: int) -> None:
        """Let the other columns give way where a little is missing; where much is, the table is scrolled."""
        header = self.horizontalHeader()
        shown = [column for column in range(self.model().columnCount()) if not header.isSectionHidden(column)]
        over = sum(map(header.sectionSize, shown)) - self.viewport().width()
        slack = {column: header.sectionSize(column) - self._header_width(column) for column in shown[1:]}
        slack = {column: spare for column, spare in slack.items() if spare > 0 and column != wide}
        if 0 < over <= sum(slack.values()) * GIVING:
            for column, spare in slack.items():
                header.resizeSection(column, header.sectionSize(column) - -(-over * spare // sum(slack.values())))

    def _width(self, column: int, metrics: QFontMetrics) -> int:
        model = self.model()
        rows = range(min(model.rowCount(), FIRST_ROWS))
        words = [str(model.index(row, column).data()) for row in rows]
        icon = any(model.index(row, column).data(Qt.ItemDataRole.DecorationRole) is not None for row in rows)
        widest = max(map(metrics.horizontalAdvance, words), default=0) + (self.iconSize().width() + 10 if icon else 0)
        return min(WIDEST, max(NARROWEST, self._header_width(column), widest + 22))

    def _header_width(self, column: int) -> int:
        title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        return QFontMetrics(self._theme.type.capitals("small")).horizontalAdvance(title) + 26

    def choose(self, row: int, column: int = 0) -> None:
        """Choose one row and bring it into sight."""
        index = self.model().index(row, column) if row >= 0 else QModelIndex()
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        self.selectionModel().setCurrentIndex(index, flags)
        if index.isValid():
            self.scrollTo(index)

    def _on_menu(self, at: QPoint) -> None:
        """Ask for the menu of the rows that are chosen: where the mouse is, or by key at the current row."""
        index = self.indexAt(at)
        if not index.isValid():
            index = self.currentIndex()
            at = self.visualRect(index).center()
        if not index.isValid():
            return
        if not self.selectionModel().isRowSelected(index.row()):
            self.choose(index.row(), index.column())
        self.menu_wanted.emit(self.viewport().mapToGlobal(at))

    def _on_header_menu(self, at: QPoint) -> None:
        self.column_menu().popup(self.horizontalHeader().mapToGlobal(at))

    def column_menu(self) -> QMenu:
        """A menu with a tick for every column that is shown; the last one cannot be taken away."""
        menu, header, model = QMenu(self), self.horizontalHeader(), self.model()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown = [column for column in range(model.columnCount()) if not header.isSectionHidden(column)]
        for column in range(model.columnCount()):
            action = menu.addAction(literal(str(model.headerData(column, Qt.Orientation.Horizontal))))
            action.setCheckable(True)
            action.setChecked(column in shown)
            action.setEnabled(shown != [column])
            action.toggled.connect(lambda on, column=column: self._show_column(column, on=on))
        return menu

    def _show_column(self, column: int, *, on: bool) -> None:
        self.setColumnHidden(column, not on)
        if on and self.columnWidth(column) <= NARROWEST:
            self.setColumnWidth(column, self._width(column, QFontMetrics(self._theme.type.text())))
        self.columns_changed.emit()


KEEP_AFTER_MS = 400


class DataTable(QWidget, Generic[R]):
    """Rows of one kind; ``identity`` names a row, so that it stays chosen when the rows come anew."""

    chosen = Signal()
    """Other rows are chosen, or none."""
    opened = Signal(object)
    """A row was opened by Enter or a double click."""
    menu_wanted = Signal(object, QPoint)
    """The menu of these rows is wanted, at this place of the screen."""
    said = Signal(str)

    def __init__(
        self,
        theme: Theme,
        id_: str,
        name: str,
        columns: Sequence[Column[R]],
        identity: Callable[[R], Any],
        memory: Memory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._id, self._name, self._identity = theme, f"table-{id_}", name, identity
        self._memory = memory if memory is not None else ShortMemory()
        self._fitted, self._widths_known = False, False
        self.model = TableModel[R](columns, self)
        self.view = TableView(theme, name)
        self.view.setModel(self.model)
        self.search = QLineEdit()
        self.filters: dict[int, ChoiceBox] = {}
        self.count = PlainLabel("", "small")
        self.empty = PlainLabel(self.tr("There is nothing here yet."), "lead", wrap=True)
        self._keep_soon = QTimer(self, interval=KEEP_AFTER_MS, singleShot=True)
        self._furnish()
        self._join()
        self._restore(read_state(self._memory.recall(self._id)))

    # Rows

    def show_rows(self, rows: Sequence[R]) -> None:
        """Show these rows; those that were chosen stay chosen, and where they are gone the place is kept."""
        kept = {self._identity(row) for row in self.selected()}
        current, place = self._current_identity(), self.view.currentIndex().row()
        words = self.model.lines()[place] if place >= 0 else ()
        self.model.show(rows)
        self._fitted = False  # other rows may have longer words
        self._fill_filters()
        self._choose_again(kept, current)
        if place >= 0 and self.current() is None:
            self._stay_near(place, words)
        self._tell()

    def set_empty_text(self, text: str) -> None:
        """Say what would fill the table."""
        self.empty.setText(text)

    def selected(self) -> list[R]:
        """The rows that are chosen, in the order in which they are shown."""
        places = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        return [self.model.row(place) for place in places]

    def current(self) -> R | None:
        """The row that keys go to."""
        index = self.view.currentIndex()
        return self.model.row(index.row()) if index.isValid() else None

    def choose(self, identity: Any) -> bool:
        """Choose a row by its name, if it is shown."""
        for place, row in enumerate(self.model.shown()):
            if self._identity(row) == identity:
                self.view.choose(place)
                return True
        return False

    def export_to(self, path: Path) -> bool:
        """Write the rows that are shown, with all columns."""
        try:
            write_csv(path, [column.title for column in self.model.columns], self.model.lines())
        except OSError as error:
            reason = error.strerror or str(error)
            self.said.emit(
                self.tr("{path} could not be written: {reason}. Choose another place.").format(path=path, reason=reason)
            )
            return False
        self.said.emit(self.tr("%n row(s) written", "", self.model.rowCount()))
        return True

    def clear_search(self) -> None:
        """Show everything again."""
        self.search.clear()
        for box in self.filters.values():
            box.setCurrentIndex(0)

    # Furniture

    def _furnish(self) -> None:
        self.search.setObjectName(SEARCH)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search in {table}").format(table=self._name))
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(120)
        self.columns = _tool(self.tr("Columns"), self.tr("Choose the columns of {table}").format(table=self._name))
        self.export = _tool("CSV", self.tr("Write what is shown of {table} to a CSV file").format(table=self._name))
        first = QHBoxLayout()
        first.setSpacing(6)
        for widget, share in ((self.search, 1), (self.columns, 0), (self.export, 0)):
            first.addWidget(widget, share)
        below = Flow()
        for place, column in enumerate(self.model.columns):
            if column.choices:
                below.addWidget(self._filter(place, column))
        below.addWidget(self.count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(first)
        layout.addLayout(below)
        layout.addWidget(self._stacked(), 1)

    def _stacked(self) -> QStackedWidget:
        nothing = QWidget()
        column = QVBoxLayout(nothing)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.show_all = QPushButton(self.tr("Show a&ll"))
        self.show_all.setAccessibleName(self.tr("Clear search and filters"))
        self._unmatched = PlainLabel(self.tr("Nothing here matches search and filters."), "lead", wrap=True)
        self._unmatched.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addStretch(1)
        column.addWidget(self.empty)
        column.addWidget(self._unmatched)
        column.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(nothing)
        return self._stack

    def _filter(self, place: int, column: Column[R]) -> ChoiceBox:
        box = ChoiceBox()
        box.setProperty("compact", True)
        box.setAccessibleName(self.tr("Show only one {column}").format(column=column.title))
        box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        box.addItem(self.tr("{column}: all").format(column=column.title), "")
        box.currentIndexChanged.connect(self._on_wish)
        self.filters[place] = box
        return box

    def _join(self) -> None:
        self.search.textChanged.connect(self._on_wish)
        self.show_all.clicked.connect(self.clear_search)
        self.columns.clicked.connect(self._choose_columns)
        self.export.clicked.connect(self._ask_where)
        self.view.opened.connect(lambda place: self.opened.emit(self.model.row(place)))
        self.view.menu_wanted.connect(lambda at: self.menu_wanted.emit(self.selected(), at))
        self.view.columns_changed.connect(self._keep_soon.start)
        self.view.widened.connect(self._on_widened)
        self.view.resized.connect(self._fit)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        self.view.horizontalHeader().sectionClicked.connect(self._on_header)
        self._keep_soon.timeout.connect(self.keep)
        self._theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        ink = self._theme.tokens.ink
        self.columns.setIcon(icons.icon("columns", ink))
        self.export.setIcon(icons.icon("export", ink))
        self._fit()

    # Wishes

    def _on_wish(self) -> None:
        only = tuple((place, box.currentData()) for place, box in self.filters.items() if box.currentIndex() > 0)
        wished = self.model.wished
        self._wish(RowWish(self.search.text(), only, wished.by, wished.down))

    def _on_header(self, column: int) -> None:
        """Sort by a column, then the other way round, then not at all."""
        wished = self.model.wished
        by, down = (column, False) if wished.by != column else (column, True) if not wished.down else (-1, False)
        self._wish(RowWish(wished.search, wished.only, by, down))

    def _wish(self, wish: RowWish) -> None:
        kept, current = {self._identity(row) for row in self.selected()}, self._current_identity()
        self.model.wish(wish)
        down = Qt.SortOrder.DescendingOrder if wish.down else Qt.SortOrder.AscendingOrder
        self.view.horizontalHeader().setSortIndicator(wish.by, down)
        self._choose_again(kept, current)
        self._tell()
        self._keep_soon.start()

    def _current_identity(self) -> Any:
        row = self.current()
        return None if row is None else self._identity(row)

    def _choose_again(self, kept: set[Any], current: Any) -> None:
        """Choose what was chosen before, as far as it is still shown."""
        if not kept and current is None:
            return
        model, flags = self.view.selectionModel(), self.view.selectionModel().SelectionFlag
        for place, row in enumerate(self.model.shown()):
            identity = self._identity(row)
            if identity in kept:
                model.select(self.model.index(place, 0), flags.Select | flags.Rows)
            if identity == current:
                model.setCurrentIndex(self.model.index(place, 0), flags.NoUpdate)
                self.view.scrollTo(self.model.index(place, 0))

    def _stay_near(self, place: int, words: tuple[str, ...]) -> None:
        """Choose another of the same kind as the row that is gone; else only mark its place, and choose nothing.

        What is pressed once more must not be done to something that nobody chose.
        """
        alike = [at for at, line in enumerate(self.model.lines()) if line[:1] == words[:1]]
        if alike:
            self.view.choose(min(alike, key=lambda at: abs(at - place)))
        elif self.model.rowCount():
            index = self.model.index(min(place, self.model.rowCount() - 1), 0)
            self.view.selectionModel().setCurrentIndex(index, self.view.selectionModel().SelectionFlag.NoUpdate)
            self.view.scrollTo(index)

    def _fill_filters(self) -> None:
        for place, box in self.filters.items():
            wanted = box.currentData()
            box.blockSignals(True)
            while box.count() > 1:
                box.removeItem(1)
            for text in self.model.texts(place):
                box.addItem(text, text)
            found = box.findData(wanted)
            box.setCurrentIndex(max(found, 0))
            box.blockSignals(False)
            if found < 0:
                self._on_wish()

    def _tell(self) -> None:
        shown, there = self.model.rowCount(), len(self.model.all)
        of_all = self.tr("{shown} of {all}").format(shown=shown, all=there)
        self.count.setText(self.tr("%n row(s)", "", there) if shown == there else of_all)
        self.empty.setVisible(not there)
        self._unmatched.setVisible(bool(there))
        self.show_all.setVisible(bool(there))
        self._stack.setCurrentIndex(0 if shown else 1)
        self.export.setEnabled(bool(shown))
        if shown and not self._fitted and self.isVisible():
            self._fit()

    # Columns and memory

    def _choose_columns(self) -> None:
        self.view.column_menu().popup(self.columns.mapToGlobal(self.columns.rect().bottomLeft()))

    def _ask_where(self) -> None:
        path = ask_to_save(self, self.tr("Write a CSV file"), f"{self._name}.csv", self.tr("Tables (*.csv)"))
        if path:
            self.export_to(Path(path))

    def showEvent(self, event: QShowEvent) -> None:
        """Give the columns their width once they are seen, unless the player has done so."""
        super().showEvent(event)
        if not self._fitted and self.model.rowCount():
            QTimer.singleShot(0, self, self._fit)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember how the table stands."""
        super().hideEvent(event)
        if self._keep_soon.isActive():
            self.keep()

    def _on_widened(self) -> None:
        self._widths_known = True

    def _fit(self) -> None:
        """Give the columns the width of their words, as long as nobody has given them another."""
        self._fitted = bool(self.model.rowCount())
        if self._fitted and not self._widths_known:
            wide = next((place for place, column in enumerate(self.model.columns) if column.wide), -1)
            self.view.fit_columns(wide)

    def keep(self) -> None:
        """Write down how the table stands."""
        self._keep_soon.stop()
        header, columns, wished = self.view.horizontalHeader(), self.model.columns, self.model.wished
        order = [header.logicalIndex(place) for place in range(header.count())]
        state = TableState(
            tuple(SeenColumn(columns[at].id, self._width(at), not header.isSectionHidden(at)) for at in order),
            columns[wished.by].id if wished.by >= 0 else "",
            wished.down,
            tuple((columns[place].id, text) for place, text in wished.only),
        )
        self._memory.keep(self._id, state.as_text())

    def _width(self, column: int) -> int:
        """The width of a column, 0 while nobody has changed it."""
        return self.view.horizontalHeader().sectionSize(column) if self._widths_known else 0

    def _restore(self, state: TableState) -> None:
        header, places = self.view.horizontalHeader(), {column.id: at for at, column in enumerate(self.model.columns)}
        seen = [each for each in state.columns if each.id in places]
        self._widths_known = any(each.width for each in seen)
        hidden = {places[each.id] for each in seen if not each.shown}
        for at, column in enumerate(self.model.columns):
            known = any(each.id == column.id for each in seen)
            self.view.setColumnHidden(at, at in hidden if known else not column.shown)
        for to, each in enumerate(seen):
            header.moveSection(header.visualIndex(places[each.id]), to)
            if each.shown and each.width > 0:
                header.resizeSection(places[each.id], each.width)
        for id_, text in state.only:
            if (box := self.filters.get(places.get(id_, -1))) is not None:
                box.addItem(text, text)
                box.setCurrentIndex(1)
        wished = self.model.wished
        self._wish(RowWish("", wished.only, places.get(state.by, -1), state.down))
        self._keep_soon.stop()


def _tool(text: str, about: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    give_tip(button, about)
    button.setAccessibleName(about)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return button
