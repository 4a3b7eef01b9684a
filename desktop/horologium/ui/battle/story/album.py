"""The album beside the board: every page of the story that was read, to be opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.ui.art import headpieces
from horologium.ui.battle.story.pages import kind_words
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.story.pages import StoryPage
    from horologium.ui.theme import Theme

ICON = QSize(50, 32)


class StoryAlbum(QWidget):
    """Lists pages, the newest first, and says which one is wanted."""

    page_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.pages: tuple[StoryPage, ...] = ()
        self.empty = PlainLabel(self.tr("No card has been drawn yet."), "note", wrap=True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Cards of the story"))
        self.list.setIconSize(ICON)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSpacing(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_item)
        self.list.itemClicked.connect(self._on_item)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self.empty)
        layout.addWidget(self.list, 1)
        theme.changed.connect(self._redraw)
        self._redraw()

    def show_pages(self, pages: Sequence[StoryPage]) -> None:
        """Show what has been read so far."""
        if tuple(pages) != self.pages:
            self.pages = tuple(pages)
            self._redraw()

    def page(self, key: str) -> StoryPage | None:
        """Find a page."""
        return next((page for page in self.pages if page.key == key), None)

    def _redraw(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        for page in reversed(self.pages):
            self.list.addItem(self._item(page))
        self.list.setCurrentRow(row)
        self.empty.setVisible(not self.pages)
        self.list.setVisible(bool(self.pages))

    def _item(self, page: StoryPage) -> QListWidgetItem:
        open_ = sum(point.state == "open" for point in page.points)
        how = self.tr("%n open", "", open_) if open_ else self.tr("put away") if page.away else ""
        kind = kind_words(page.kind)
        item = QListWidgetItem(f"{page.title}\n{' · '.join(part for part in (kind, how) if part)}")
        item.setIcon(self._icon(page.kind))
        item.setData(Qt.ItemDataRole.UserRole, page.key)
        if page.away:
            item.setForeground(QColor(self._theme.tokens.muted))
        return item

    def _icon(self, kind: str) -> QIcon:
        picture = QPixmap(ICON * 2)
        picture.setDevicePixelRatio(2)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setClipRect(0, 0, ICON.width(), ICON.height())
        headpieces.paint(
            painter, picture.rect().toRectF().adjusted(0, 0, -ICON.width(), -ICON.height()), kind, self._theme.tokens
        )
        painter.end()
        return QIcon(picture)

    def _on_item(self, item: QListWidgetItem) -> None:
        self.page_requested.emit(item.data(Qt.ItemDataRole.UserRole))
