"""The rows of a table for Qt: formatted once when they arrive, never while they are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from horologium.ui.plain_text import guessed
from horologium.ui.tables.columns import R
from horologium.ui.tables.sieve import Sieve, Wish, fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from PySide6.QtGui import QIcon

    from horologium.ui.tables.columns import Column

    Index: TypeAlias = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowsModel(QAbstractTableModel, Generic[R]):
    """Shows the rows that are wished for; ``drag`` gives what is carried along when rows are dragged away."""

    def __init__(self, columns: Sequence[Column[R]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.drag: Callable[[list[R]], QMimeData | None] | None = None
        self._rows: Sequence[R] = ()
        self._texts: list[tuple[str, ...]] = []
        self._icons: dict[tuple[int, int], QIcon | None] = {}
        self._sieve = Sieve(())
        self._wish = Wish()
        self._shown: list[int] = []

    # What is shown

    def show(self, rows: Sequence[R]) -> None:
        """Take other rows, under the same wish."""
        self.beginResetModel()
        self._rows, self._icons = rows, {}
        self._texts = [tuple(column.text(row) for column in self.columns) for row in rows]
        self._sieve = Sieve(self._texts, self._key)
        self._shown = self._sieve.rows(self._wish)
        self.endResetModel()

    def wish(self, wish: Wish) -> None:
        """Show other rows, or the same in another order."""
        self.beginResetModel()
        self._wish = wish
        self._shown = self._sieve.rows(wish)
        self.endResetModel()

    @property
    def wished(self) -> Wish:
        """What is shown, and how."""
        return self._wish

    @property
    def all(self) -> Sequence[R]:
        """All rows, shown or not."""
        return self._rows

    def shown(self) -> list[R]:
        """The rows that are shown, in order."""
        return [self._rows[row] for row in self._shown]

    def lines(self) -> list[tuple[str, ...]]:
        """All words of the rows that are shown, in order."""
        return [self._texts[row] for row in self._shown]

    def row(self, place: int) -> R:
        """The row that is shown at a place."""
        return self._rows[self._shown[place]]

    def texts(self, column: int) -> list[str]:
        """Every text of a column once."""
        return self._sieve.texts(column)

    def _key(self, row: int, column: int) -> Any:
        made = self.columns[column].key
        return fold(self._texts[row][column]) if made is None else made(self._rows[row])

    # What Qt asks

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """How many rows are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """How many columns there are, shown or not."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, icon, tip and side of a cell."""
        row, column = self._shown[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._texts[row][index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                return RIGHT if column.right else LEFT
            case Qt.ItemDataRole.ToolTipRole if column.tip is not None:
                return guessed(column.tip(self._rows[row]))
            case Qt.ItemDataRole.DecorationRole if column.icon is not None:
                return self._icon(row, index.column())
        return None

    def _icon(self, row: int, column: int) -> QIcon | None:
        paint = self.columns[column].icon
        if (row, column) not in self._icons and paint is not None:
            self._icons[row, column] = paint(self._rows[row])
        return self._icons.get((row, column))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The titles of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.right else LEFT
        return column.title if role == Qt.ItemDataRole.DisplayRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be chosen, and dragged where that means something."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsDragEnabled if self.drag is not None else flags

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """What is carried along."""
        places = sorted({index.row() for index in indexes})
        made = self.drag([self.row(place) for place in places]) if self.drag is not None else None
        return made if made is not None else QMimeData()
