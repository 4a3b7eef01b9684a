"""Widgets side by side in lines, like words in a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Lays its widgets out in lines; what does not fit begins a new one.

    With ``even`` all widgets are of one width, those of a line of one height, and the lines are filled;
    at most ``most`` stand side by side then.
    """

    def __init__(self, gap: int = 6, *, even: bool = False, most: int = 99, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._even, self._most = gap, even, most
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take something in; Qt calls it for each widget."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them, or nothing."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out, or nothing."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Grow with the width alone."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high all lines are in a width; Qt asks again and again."""
        if width not in self._heights:
            self._heights[width] = self._lay(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Measure anew: something inside has changed."""
        self._heights = {}
        super().invalidate()

    def setGeometry(self, area: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(area)
        self._lay(area, move=True)

    def sizeHint(self) -> QSize:
        """Ask for the widest of them; the height follows from the width."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """No narrower than the widest."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _lay(self, area: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        room = area.marginsRemoved(margins)
        y = room.top()
        for line in self._lines(room.width()):
            height = max(tall for _, _, tall in line)
            x = room.left()
            for item, width, tall in line:
                if move:
                    item.setGeometry(QRect(x, y, width, height if self._even else tall))
                x += width + self._gap
            y += height + self._gap
        return max(0, y - self._gap - room.top()) + margins.top() + margins.bottom()

    def _lines(self, room: int) -> list[list[tuple[QLayoutItem, int, int]]]:
        """Lines of widgets with the width and the height that each wants."""
        items = [item for item in self._items if not item.isEmpty()]
        share = self._share(items, room) if self._even else 0
        lines: list[list[tuple[QLayoutItem, int, int]]] = []
        used = 0
        for item in items:
            width = share or min(item.sizeHint().width(), room)
            height = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            if not lines or used + self._gap + width > room:
                lines.append([])
                used = -self._gap
            lines[-1].append((item, width, height))
            used += self._gap + width
        return lines

    def _share(self, items: list[QLayoutItem], room: int) -> int:
        """The width of each, if as many as can stand side by side fill a line."""
        least = max((item.minimumSize().width() for item in items), default=0)
        beside = max(1, (room + self._gap) // (least + self._gap)) if least else 1
        beside = min(beside, self._most)
        return (room - (beside - 1) * self._gap) // beside
