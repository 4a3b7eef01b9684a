"""The grid of a table: a header to sort by and to choose columns from, rows of one height, keys and drags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from horologium.ui.plain_text import literal

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from horologium.ui.theme import Theme

WIDEST = 420
NARROWEST = 48
FIRST_ROWS = 60
"""How many rows are measured for the width of a column."""
GIVING = 0.4
"""The share of what columns are wider than their titles that they give up, so that a table need not be scrolled."""


class RowsView(QTableView):
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
