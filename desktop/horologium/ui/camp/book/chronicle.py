"""The chronicle section: a list of entries on the left, the open one on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QWidget,
)

from horologium.ui.camp.book.desk import ChronicleDesk
from horologium.ui.camp.book.entries import ID, EntriesModel, EntryPainter
from horologium.ui.camp.book.page import EntryPage
from horologium.ui.kit.boxes import SEARCH, ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from horologium.ui.camp.book.entries import Source
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

SHARE: Final = 0.40
"""How much of the width the list takes."""
NARROWEST, WIDEST = 250, 560
AFTER_MS: Final = 120
"""So long after the last letter the search begins."""


class ChronicleIndex(Panel):
    """Search, kinds, the list, and the ways to write and to export. It decides nothing."""

    searched = Signal()
    chosen = Signal(str)
    new_requested = Signal()
    export_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self.set_title(self.tr("Chronicle"))
        self.search, self.kind, self.list = QLineEdit(), ChoiceBox(), QListView()
        self.count = PlainLabel("", "small")
        self.model = EntriesModel(self)
        self._soon = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._furnish(theme)
        self._soon.timeout.connect(self.searched)
        self.search.textChanged.connect(lambda _text: self._soon.start())
        self.kind.currentIndexChanged.connect(lambda _place: self.searched.emit())
        self.list.selectionModel().currentChanged.connect(lambda now, _before: self.chosen.emit(now.data(ID) or ""))

    def read(self, source: Source, keep: str) -> None:
        """Show the entries of a source; one of them stays open if it is still there."""
        self.list.selectionModel().blockSignals(True)
        self.model.read(source)
        self.list.selectionModel().blockSignals(False)
        self.count.setText(self.tr("%n entry(ies)", "", self.model.total))
        at = max(self.model.place(keep), 0)
        if self.model.rowCount():
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(self.model.index(at), flag)
            self.list.scrollTo(self.model.index(at))
        else:
            self.chosen.emit("")

    def _furnish(self, theme: Theme) -> None:
        self.search.setObjectName(SEARCH)
        self.search.setPlaceholderText(self.tr("Search the chronicle"))
        self.search.setAccessibleName(self.tr("Search the chronicle"))
        self.search.setClearButtonEnabled(True)
        self.kind.setAccessibleName(self.tr("Kind of entries"))
        for kind, name in (
            ("", self.tr("All entries")),
            ("story", self.tr("The story")),
            ("battle", self.tr("Battles")),
            ("deed", self.tr("Deeds")),
            ("note", self.tr("Notes")),
        ):
            self.kind.addItem(name, kind)
        self.list.setModel(self.model)
        self.list.setItemDelegate(EntryPainter(theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Entries, the newest first"))
        theme.changed.connect(self.list.doItemsLayout)
        for widget in (self.search, self.kind):
            self.body.addWidget(widget)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.count)
        self.body.addLayout(self._buttons())

    def _buttons(self) -> Flow:
        self.new = QPushButton(self.tr("New no&te…"))
        self.new.clicked.connect(self.new_requested)
        self.export = QPushButton(self.tr("E&xport"))
        self.export.setAccessibleName(self.tr("Export the chronicle"))
        menu = QMenu(self.export)
        for kind, name in (
            ("pdf", self.tr("As a &PDF book…")),
            ("html", self.tr("As a &web page…")),
            ("md", self.tr("As &Markdown…")),
        ):
            menu.addAction(name).triggered.connect(self._exporter(kind))
        self.export.setMenu(menu)
        row = Flow(6, even=True, most=2)
        row.addWidget(self.new)
        row.addWidget(self.export)
        return row

    def _exporter(self, kind: str) -> Callable[[], None]:
        return lambda: self.export_requested.emit(kind)


class ChronicleSection(QWidget):
    """Index and page, side by side."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = ChronicleIndex(theme)
        self.page = EntryPage(theme)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.index)
        layout.addWidget(self.page, 1)
        self.desk = ChronicleDesk(theme, camp, self.index, self.page, self)
        self.refresh()

    def refresh(self) -> None:
        """Show the chronicle as it is now."""
        self.desk.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between list and page."""
        super().resizeEvent(event)
        self.index.setFixedWidth(round(min(max(event.size().width() * SHARE, NARROWEST), WIDEST)))
