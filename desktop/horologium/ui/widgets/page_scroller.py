"""Room for a page that is too large for the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from horologium.ui.widgets.scrolled import lay_bare

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QResizeEvent


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
