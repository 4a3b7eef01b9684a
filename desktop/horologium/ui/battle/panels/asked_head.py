"""Who is asked: the portrait of the figure over a band of the player's colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from horologium.ui.art import emblems

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.engine.core.view import FigureView
    from horologium.ui.battle.panels.gallery import Gallery
    from horologium.ui.theme import Theme

SIDE = 48
BAND = 5


class Asked(NamedTuple):
    """Who decides: a player in their colour, and for whom; ``figure`` is None when that is nobody on the board."""

    player: str
    who: str
    colour: str = ""
    figure: FigureView | None = None


class AskedPlate(QWidget):
    """Shows who is asked; a player who decides for nobody on the board has a banner."""

    def __init__(self, theme: Theme, gallery: Gallery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._gallery = theme, gallery
        self._asked = Asked("", "")
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    @property
    def asked(self) -> Asked:
        """Who is shown."""
        return self._asked

    def show_asked(self, asked: Asked) -> None:
        """Show somebody; without a colour nobody is asked."""
        self._asked = asked
        self.setAccessibleName(", ".join(dict.fromkeys(name for name in (asked.player, asked.who) if name)))
        self.setVisible(bool(asked.colour))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw portrait or banner, and the band."""
        painter, tokens, asked = QPainter(self), self._theme.tokens, self._asked
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width()
        box, colour = QRectF(0, 0, side, side), QColor(asked.colour)
        if asked.figure is not None:
            painter.drawPixmap(box.topLeft(), self._gallery.portrait(asked.figure, side, self.devicePixelRatioF()))
        else:
            painter.setBrush(QColor(tokens.field) if tokens.flat else colour)
            painter.setPen(QPen(QColor(tokens.line), 1.4))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
            ink = QColor(tokens.ink if tokens.flat else "#fbeecb")
            inset = side * 0.22
            emblems.draw(painter, "banner", box.adjusted(inset, inset, -inset, -inset), ink)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(colour)
        painter.drawRect(QRectF(0.5, side, side - 1, BAND))

    def _on_theme_changed(self) -> None:
        side = round(SIDE * self._theme.room)
        self.setFixedSize(QSize(side, side + BAND + 2))
        self.update()
