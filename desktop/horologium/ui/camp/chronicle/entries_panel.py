"""The list of the entries of a chronicle: searched, and read by pages so that thousands of them cost nothing."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QWidget,
)

from horologium.ui.art import frames, icons
from horologium.ui.kit.boxes import SEARCH, ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import guessed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QStyleOptionViewItem

    from horologium.ui.kit.theme import Theme

PAGE: Final = 100
ID: Final = Qt.ItemDataRole.UserRole
ROW: Final = Qt.ItemDataRole.UserRole + 1

PLATES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "story": ("scroll", "#1f3f77"),
        "battle": ("swords", "#7a2020"),
        "deed": ("deed", "#2d5f4e"),
        "note": ("quill", "#7d5a17"),
    }
)
"""Icon and colour of each kind of entry."""
AnyIndex: TypeAlias = QModelIndex | QPersistentModelIndex
AFTER_MS: Final = 120
"""So long after the last letter the search begins."""


class EntryRow(NamedTuple):
    """An entry as the list shows it."""

    id: str
    kind: str
    title: str
    when: str
    spoken: str
    picture: bool = False
    remark: bool = False


Source: TypeAlias = Callable[[int, int], tuple[list[EntryRow], int]]
"""Gives so many entries after the first few, and how many there are in all."""


class EntriesModel(QAbstractListModel):
    """Holds the entries that were read so far, and asks for more when the list is scrolled down."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[EntryRow] = []
        self._source: Source | None = None
        self.total = 0

    def read(self, source: Source) -> None:
        """Begin anew; as many as were read before are read at once, so that the list keeps its place."""
        self.beginResetModel()
        self._source = source
        self._rows, self.total = source(0, max(PAGE, len(self._rows)))
        self.endResetModel()

    def place(self, id_: str) -> int:
        """Where an entry stands among those that were read, or -1."""
        return next((at for at, row in enumerate(self._rows) if row.id == id_), -1)

    @property
    def rows(self) -> Sequence[EntryRow]:
        """The entries that were read."""
        return self._rows

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def canFetchMore(self, parent: AnyIndex) -> bool:
        return not parent.isValid() and len(self._rows) < self.total

    def fetchMore(self, parent: AnyIndex) -> None:
        """Read the next page."""
        if self._source is None or parent.isValid():
            return
        more, self.total = self._source(len(self._rows), PAGE)
        if not more:
            self.total = len(self._rows)
            return
        self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(more) - 1)
        self._rows += more
        self.endInsertRows()

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give title, id or the whole row."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None  # an index that was kept too long may point behind the end
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title
            case Qt.ItemDataRole.ToolTipRole:
                return guessed(row.title)
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case _ if role == ID:
                return row.id
            case _ if role == ROW:
                return row
        return None


class EntryDelegate(QStyledItemDelegate):
    """Draws an entry: its kind as a small plate, the title, and under it when and where."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(120, self._line("body") + self._line("small") + 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Draw it."""
        row: EntryRow = index.data(ROW)
        state = option.state
        area = QRectF(option.rect)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, QColor(self._theme.tokens.accent if chosen else self._theme.tokens.raised))
        side = area.height() - 14
        plate = QRectF(area.left() + 6, area.top() + 7, side, side)
        icon, colour = PLATES.get(row.kind, PLATES["deed"])
        if chosen and self._theme.tokens.flat:
            icons.paint(painter, icon, plate, QColor(self._theme.tokens.on_accent))
        else:
            frames.medallion(painter, plate, icon, QColor(colour), self._theme.tokens)
        room = QRectF(plate.right() + 9, area.top() + 5, area.right() - plate.right() - 15, area.height() - 10)
        self._write(painter, row, room, chosen=chosen)
        painter.restore()

    def _write(self, painter: QPainter, row: EntryRow, room: QRectF, *, chosen: bool) -> None:
        tokens, faces = self._theme.tokens, self._theme.type
        title = QRectF(room.left(), room.top(), room.width(), self._line("body"))
        below = QRectF(room.left(), title.bottom(), room.width(), self._line("small") + 2)
        for font, text, place, colour in (
            (faces.text(), row.title, title, tokens.ink),
            (faces.text("small", italic=True), row.when, below, tokens.muted),
        ):
            painter.setFont(font)
            painter.setPen(QColor(tokens.on_accent if chosen else colour))
            shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()))
            painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
        self._marks(painter, row, below, QColor(tokens.on_accent if chosen else tokens.muted))

    @staticmethod
    def _marks(painter: QPainter, row: EntryRow, below: QRectF, colour: QColor) -> None:
        """Small signs at the end of the second line: a picture, a remark."""
        right, side = below.right(), below.height() * 0.72
        for name, there in (("quill", row.remark), ("picture", row.picture)):
            if there:
                box = QRectF(right - side, below.center().y() - side / 2, side, side)
                icons.paint(painter, name, box, colour)
                right -= side + 5

    def _line(self, kind: str) -> int:
        return QFontMetrics(self._theme.type.text(kind)).height()


class EntriesPanel(Panel):
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
        self.list.setItemDelegate(EntryDelegate(theme, self.list))
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
