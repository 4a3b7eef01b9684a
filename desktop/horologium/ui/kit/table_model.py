"""Rows of a table: searched, filtered and sorted without Qt, and shown to Qt as they were formatted when they came.

Qt's own proxy asks for every cell at every letter that is typed: ``dev.py bench`` has both in the row "a key over
10,000 rows".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon

from horologium.ui.kit.plain_text import guessed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    Index: TypeAlias = QModelIndex | QPersistentModelIndex

R = TypeVar("R")


@dataclass(frozen=True)
class Column(Generic[R]):
    """A column: its words for a row, and what else it can do.

    Rows are sorted by ``key``, else by the words. ``choices`` offers each of its texts as a filter. A column that is
    not ``shown`` waits in the list of columns. ``wide`` takes the room that the others leave.
    """

    id: str
    title: str
    text: Callable[[R], str]
    key: Callable[[R], Any] | None = None
    icon: Callable[[R], QIcon | None] | None = None
    tip: Callable[[R], str] | None = None
    right: bool = False
    choices: bool = False
    shown: bool = True
    wide: bool = False


@dataclass(frozen=True, slots=True)
class RowWish:
    """Which rows are wanted, and in which order; ``by`` is a column, -1 the order in which the rows came."""

    search: str = ""
    only: tuple[tuple[int, str], ...] = ()
    by: int = -1
    down: bool = False


def fold(text: str) -> str:
    """A text as it is compared: without capitals and accents."""
    if text.isascii():
        return text.lower()
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


class Sieve:
    """Holds the words of all rows, and their keys once they were sorted by them."""

    def __init__(self, texts: Sequence[Sequence[str]], key: Callable[[int, int], Any] | None = None) -> None:
        self._texts = texts
        self._words = [fold("\n".join(row)) for row in texts]
        self._key = key or self._text_key
        self._ranks: dict[int, list[int]] = {}

    def rows(self, wish: RowWish) -> list[int]:
        """The numbers of the rows that are wanted, in order."""
        found = [*self._order(wish.by, down=wish.down)]
        for column, text in wish.only:
            found = [row for row in found if self._texts[row][column] == text]
        for word in fold(wish.search).split():
            found = [row for row in found if word in self._words[row]]
        return found

    def texts(self, column: int) -> list[str]:
        """Every text of a column once, in order."""
        return sorted({row[column] for row in self._texts if row[column]}, key=fold)

    def _order(self, column: int, *, down: bool) -> Sequence[int]:
        """Equal rows keep the order in which they came, both ways."""
        everything = range(len(self._texts))
        if column < 0:
            return everything
        if column not in self._ranks:
            keys = [self._key(row, column) for row in everything]
            places = {key: place for place, key in enumerate(sorted(set(keys)))}
            self._ranks[column] = [places[key] for key in keys]
        return sorted(everything, key=self._ranks[column].__getitem__, reverse=down)

    def _text_key(self, row: int, column: int) -> str:
        return fold(self._texts[row][column])


NOWHERE = QModelIndex()
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TableModel(QAbstractTableModel, Generic[R]):
    """Shows the rows that are wished for; ``drag`` gives what is carried along when rows are dragged away."""

    def __init__(self, columns: Sequence[Column[R]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.drag: Callable[[list[R]], QMimeData | None] | None = None
        self._rows: Sequence[R] = ()
        self._texts: list[tuple[str, ...]] = []
        self._icons: dict[tuple[int, int], QIcon | None] = {}
        self._sieve = Sieve(())
        self._wish = RowWish()
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

    def wish(self, wish: RowWish) -> None:
        """Show other rows, or the same in another order."""
        self.beginResetModel()
        self._wish = wish
        self._shown = self._sieve.rows(wish)
        self.endResetModel()

    @property
    def wished(self) -> RowWish:
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
