"""The list of the journal: a model of rows with their heights, and what clicks and keys on them mean."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from horologium.ui.battle.panels.journal_rows import OPEN, ROW, RULE, Compositor, RowPainter, Spot
from horologium.ui.kit.plain_text import show_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent

    from horologium.ui.battle.telling import Row, Teller
    from horologium.ui.kit.theme import Theme


class JournalList(QListView):
    """Says which rule or place is wanted. Rows after a moment that is looked at are hidden, not forgotten."""

    rule_requested = Signal(str)
    place_requested = Signal(str)
    copy_requested = Signal()

    def __init__(self, theme: Theme, teller: Teller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._teller = teller
        self._compositor = Compositor(theme)
        self._painter = RowPainter(theme, self._compositor, self)
        self._rows: list[Row] = []
        self._hidden_from: int | None = None
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(self._painter)
        self.setAccessibleName(self.tr("Journal"))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._measuring = QTimer(self, singleShot=True, interval=0)
        self._measuring.timeout.connect(self._measure)
        theme.changed.connect(self._on_theme_changed)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows that can be seen."""
        return tuple(self._rows[: self._hidden_from])

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows, and the last of them."""
        self._rows, self._hidden_from = list(rows), None
        self._model.clear()
        self._model.invisibleRootItem().appendRows([self._item(row) for row in self._rows])
        self.scrollToBottom()

    def put(self, rows: Sequence[Row], changed: Sequence[Row]) -> None:
        """Write rows at the end in place of those that ``changed`` has anew."""
        first = changed[0].number if changed else 0
        while self._rows and changed and self._rows[-1].number >= first and not _is_remark(self._rows[-1]):
            self._model.removeRow(len(self._rows) - 1)
            self._rows.pop()
        self._rows += rows
        if rows:
            self._model.invisibleRootItem().appendRows([self._item(row) for row in rows])
            self.scrollToBottom()

    def cut(self, entries: int | None) -> None:
        """Hide what was written after so many entries; None shows everything."""
        place = None if entries is None else bisect_left(self._rows, entries, key=lambda row: row.number)
        before = len(self._rows) if self._hidden_from is None else self._hidden_from
        after = len(self._rows) if place is None else place
        for row in range(min(before, after), max(before, after)):
            self.setRowHidden(row, after < before)
        self._hidden_from = place
        if after:
            self.scrollTo(self._model.index(after - 1, 0))

    def chosen(self) -> list[Row]:
        """Give the rows that are chosen, in their order, if there are several."""
        places = sorted(index.row() for index in self.selectedIndexes())
        return [self._rows[place] for place in places] if len(places) > 1 else []

    def seek(self, text: str, *, again: bool) -> tuple[int, int]:
        """Go to a row with this text: how many have it, and which of them it is."""
        sought = text.strip().casefold()
        self._painter.sought = sought
        self.viewport().update()
        hits = [place for place, row in enumerate(self.rows) if sought and sought in row.text.casefold()]
        if not hits:
            return 0, 0
        now = self.currentIndex().row()
        place = next((hit for hit in hits if hit > now or (hit == now and not again)), hits[0])
        self.setCurrentIndex(self._model.index(place, 0))
        return len(hits), hits.index(place) + 1

    def toggle(self, index: QModelIndex) -> None:
        """Open or close the reasons of a row."""
        item, row = self._model.itemFromIndex(index), self._rows[index.row()]
        if not row.has_reasons:
            return
        item.setData(self._teller.reasons(row) if item.data(OPEN) is None else None, OPEN)
        self._size(item, row)

    # What clicks and keys mean

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open rule or reasons where it is clicked, else show the place."""
        super().mouseReleaseEvent(event)
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        index = self.indexAt(event.position().toPoint())
        if not plain or not index.isValid():
            return
        spot = self._spot(index, event.position())
        if spot is None:
            self._show_place(index)
        elif spot.does == RULE:
            self.rule_requested.emit(spot.rule)
        else:
            self.toggle(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over what can be clicked."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        spot = self._spot(index, event.position()) if index.isValid() else None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if spot else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right and Left open and close the reasons, Enter shows the place, Shift+Enter the rule."""
        index = self.currentIndex()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif not index.isValid():
            super().keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._on_enter(index, rule=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() in {Qt.Key.Key_Right, Qt.Key.Key_Left}:
            if (index.data(OPEN) is None) == (event.key() == Qt.Key.Key_Right):
                self.toggle(index)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what a mark does before it is clicked."""
        if isinstance(event, QHelpEvent) and event.type() == QHelpEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            spot = self._spot(index, QPointF(event.pos())) if index.isValid() else None
            show_tip(event.globalPos(), self._tip(index, spot), self)
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the rows anew at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measuring.start()

    def _on_enter(self, index: QModelIndex, *, rule: bool) -> None:
        row = self._rows[index.row()]
        if rule and row.rules:
            self.rule_requested.emit(row.rules[0])
        elif not rule:
            self._show_place(index)

    def _show_place(self, index: QModelIndex) -> None:
        if place := self._rows[index.row()].place:
            self.place_requested.emit(place)

    def _tip(self, index: QModelIndex, spot: Spot | None) -> str:
        if spot is not None:
            return self.tr("Open {rule}").format(rule=spot.rule) if spot.does == RULE else self.tr("Why?")
        if index.isValid() and self._rows[index.row()].typed:
            return self.tr("These dice were typed")
        return self.tr("Show where it happened") if index.isValid() and self._rows[index.row()].place else ""

    def _spot(self, index: QModelIndex, at: QPointF) -> Spot | None:
        box = self.visualRect(index)
        laid = self._compositor.lay(self._rows[index.row()], box.width(), index.data(OPEN))
        return laid.at(at - QPointF(box.topLeft()))

    # Measures

    def _item(self, row: Row) -> QStandardItem:
        item = QStandardItem()
        item.setEditable(False)
        item.setData(row, ROW)
        item.setData(self._spoken(row), Qt.ItemDataRole.AccessibleTextRole)
        if row.heading:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self._size(item, row)
        return item

    def _spoken(self, row: Row) -> str:
        typed = self.tr("typed") if row.typed else ""
        return ", ".join(part for part in (row.text, row.when, typed) if part)

    def _size(self, item: QStandardItem, row: Row) -> None:
        width, reasons = self._width(), item.data(OPEN)
        high = (
            self._compositor.height(row, width)
            if reasons is None
            else round(self._compositor.lay(row, width, reasons).height)
        )
        item.setSizeHint(QSize(10, high))

    def _width(self) -> int:
        return max(120, self.viewport().width())

    def _measure(self) -> None:
        blocked = self._model.blockSignals(True)
        for place, row in enumerate(self._rows):
            self._size(self._model.item(place), row)
        self._model.blockSignals(blocked)
        self.doItemsLayout()
        self.scrollToBottom()

    def _on_theme_changed(self) -> None:
        self._compositor.refresh()
        self._measuring.start()


def _is_remark(row: Row) -> bool:
    return not row.what and not row.heading
