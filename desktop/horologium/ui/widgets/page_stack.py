"""Pages of which one is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QSize


class PageStack(QStackedWidget):
    """Asks for the room that the open page needs; Qt's own asks for that of the largest, as it was when last seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        """The least room for the open page."""
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint().expandedTo(page.minimumSize())

    def sizeHint(self) -> QSize:
        """The room that the open page would like."""
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint().expandedTo(page.minimumSize())

    def hasHeightForWidth(self) -> bool:
        """Whether lines of the open page are broken by its width."""
        page = self.currentWidget()
        return page is not None and page.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """How high the open page is at a width."""
        page = self.currentWidget()
        return -1 if page is None else page.heightForWidth(width)
