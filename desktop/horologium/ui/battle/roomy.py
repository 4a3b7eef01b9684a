"""The look of the battle page: that of the window, but larger where the page is large.

A board grows with its window; clock, cards and words beside it would be lost if they did not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from horologium.ui import typography
from horologium.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from horologium.ui.art.textures import Cloth
    from horologium.ui.tokens import Tokens


class Room(NamedTuple):
    """How large things are drawn, in percent, on a page of at least such a size."""

    width: int
    height: int
    percent: int


WRITTEN = "PlainLabel, QPushButton, QToolButton, QComboBox, QLineEdit, QSpinBox, QCheckBox, QTabBar"
"""What takes its size from the application, unless the sheet says otherwise."""
ROOMS = (Room(2200, 1150, 132), Room(1800, 920, 115), Room(0, 0, 100))


class RoomyTheme(Theme):
    """Follows another theme, and takes larger faces when its page has room for them."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        QObject.__init__(self, page)
        self._theme, self._page, self._grown = theme, page, 100
        self._type = theme.type
        theme.changed.connect(self._follow)

    @property
    def tokens(self) -> Tokens:
        """The colours in use."""
        return self._theme.tokens

    @property
    def room(self) -> float:
        """How much larger than usual everything is drawn."""
        return self._grown / 100

    def cloth(self, ground: str) -> Cloth | None:
        """Give the texture of a ground."""
        return self._theme.cloth(ground)

    def fit(self, size: QSize) -> None:
        """Grow or shrink when the page passes a mark."""
        room = next(room for room in ROOMS if size.width() >= room.width and size.height() >= room.height)
        if room.percent != self._grown:
            self._grown = room.percent
            self._follow()

    def _follow(self) -> None:
        self._type = self._theme.type
        if self._grown > 100:
            self._type = typography.choose(self._theme.percent * self._grown // 100)
        self._page.setStyleSheet(self._sheet() if self._grown > 100 else "")
        self.changed.emit()

    def _sheet(self) -> str:
        usual = f"{WRITTEN} {{ font-size: {self._type.sizes['body']}px; }}"
        return f"{usual}\n{self._theme.style_sheet(self._type)}"
