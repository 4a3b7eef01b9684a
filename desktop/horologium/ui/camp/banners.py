"""Bands with pictures: the view of a town, and a landscape like a coloured woodcut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import headpieces, townscapes

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.kit.theme import Theme

LANDSCAPE_HEIGHT: Final = 116
WIDEST: Final = 16_000


class LandscapeBanner(QWidget):
    """It says nothing to a screen reader."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._kind, self._widest = theme, "opening", WIDEST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_kind(self, kind: str) -> None:
        """Draw another one."""
        self._kind = kind
        self.update()

    def be_no_wider(self, widest: int) -> None:
        """Stand in the middle of the room where there is more of it."""
        self._widest = widest
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, LANDSCAPE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        width = min(self.width(), self._widest)
        area = QRectF((self.width() - width) / 2, 0, width, self.height())
        headpieces.paint(QPainter(self), area, self._kind, self._theme.tokens)


class TownBanner(QWidget):
    """Painted once for each size and theme."""

    def __init__(
        self, theme: Theme, town: str, *, village: bool, height: int = 110, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._town, self._village = theme, town, village
        self._picture = QPixmap()
        self._painted_for: tuple[str, ...] = ()
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_town(self, town: str, *, village: bool) -> None:
        """Show another town."""
        self._town, self._village = town, village
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = (self._town, self._theme.tokens.name, str(self.size().toTuple()), str(ratio))
        if wanted != self._painted_for:
            self._painted_for = wanted
            self._picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            self._picture.setDevicePixelRatio(ratio)
            painter = QPainter(self._picture)
            area = QRectF(0, 0, self.width(), self.height())
            townscapes.paint(painter, area, self._town, self._theme.tokens, village=self._village)
            painter.end()
        QPainter(self).drawPixmap(0, 0, self._picture)
