"""Room for what is inside: lines like words in a paragraph, what scrolls, pages of which one is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent


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
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
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


LEAST = 120


class Scrolled(QWidget):
    """What is scrolled: as high as its texts are in the width that there is, and not a line more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scrolled")

    def minimumSizeHint(self) -> QSize:
        """Where texts wrap the width decides: Qt's own answer is the height in the narrowest, which leaves a blank."""
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self.hasHeightForWidth() else least


class Scroller(QScrollArea):
    """Asks for little: what does not fit is scrolled here, and never makes the whole page longer than the window."""

    def sizeHint(self) -> QSize:
        """As wide as what is inside, and not high."""
        return QSize(super().sizeHint().width(), LEAST)


def lay_bare(area: QScrollArea) -> None:
    """Let what lies behind show through; to ask for Qt's own viewport would load half of Qt's classes."""
    area.setViewport(QWidget())


def scrolled(what: QWidget | QLayout) -> QScrollArea:
    """A widget or a layout that scrolls up and down, as wide as there is room; Tab passes it over."""
    inside = Scrolled()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 6, 0)
    if isinstance(what, QWidget):
        column.addWidget(what)
    else:
        column.addLayout(what)
    area = Scroller()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    lay_bare(area)
    area.setWidget(inside)
    return area


class PageScroller(QScrollArea):
    """Fits its page to the window, and scrolls only where large text leaves no other way; Tab passes it over.

    Qt's own fitting asks for the height that a page would like, or that it needs at its narrowest; this one asks what
    it needs at the width it has.
    """

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay_bare(self)
        self.setWidget(page)
        page.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to the new room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the page anew when something on it wants another size."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        page, room = self._page, self.maximumViewportSize()
        least = page.minimumSizeHint().expandedTo(page.minimumSize())
        width, height = max(room.width(), least.width()), room.height()
        if width > room.width():
            height -= self.horizontalScrollBar().sizeHint().height()
        if _height_needed(page, width) > height:
            width = max(room.width() - self.verticalScrollBar().sizeHint().width(), least.width())
            height = _height_needed(page, width)
        page.resize(width, height)


def _height_needed(page: QWidget, width: int) -> int:
    """The least height at a width, where lines are broken as that width allows."""
    layout = page.layout()
    if layout is not None and layout.hasHeightForWidth():
        return max(layout.minimumHeightForWidth(width), page.minimumHeight())
    return max(page.minimumSizeHint().height(), page.minimumHeight())


class PageStack(QStackedWidget):
    """Asks for the room that the open page needs; Qt's own asks for that of the largest, as it was when last seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint().expandedTo(page.minimumSize())

    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint().expandedTo(page.minimumSize())

    def hasHeightForWidth(self) -> bool:
        """Whether lines of the open page are broken by its width."""
        page = self.currentWidget()
        return page is not None and page.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return -1 if page is None else page.heightForWidth(width)


def empty(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            empty(inner)
