"""Who is asked: the portrait of the figure on the player's colour, both names beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import emblems
from horologium.ui.battle.panels.gallery import Gallery

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

    from horologium.engine.core.view import FigureView
    from horologium.ui.theme import Theme

SIDE, GAP = 46, 10
BAND = 4
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)


class Asked(NamedTuple):
    """Who decides: a player in their colour, and for whom; ``figure`` is None when that is nobody on the board."""

    player: str
    who: str
    colour: str = ""
    figure: FigureView | None = None


class AskedHead(QWidget):
    """Shows who is asked; a notice has words alone."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._gallery = theme, Gallery(theme)
        self._asked = Asked("", "")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    @property
    def asked(self) -> Asked:
        """Who is shown."""
        return self._asked

    def show_asked(self, asked: Asked) -> None:
        """Show somebody."""
        self._asked = asked
        same = asked.player == asked.who
        self.setAccessibleName(asked.who if same else ", ".join(name for name in (asked.player, asked.who) if name))
        self.setVisible(bool(asked.player or asked.who))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the portrait and some words."""
        return QSize(220, self.heightForWidth(220))

    def hasHeightForWidth(self) -> bool:
        """Be as high as the names need."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Count the lines beside the portrait."""
        words = self._name_height(width - self._left()) + self._player_height()
        return max(SIDE + BAND if self._asked.colour else 0, words) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the portrait, a band of the player's colour, and the names."""
        painter, tokens, asked = QPainter(self), self._theme.tokens, self._asked
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if asked.colour:
            self._plate(painter, QRectF(0, 1, SIDE, SIDE))
        left, player = self._left(), self._player_height()
        name = self._name_height(self.width() - left)
        top = max(0, (self.height() - name - player) // 2)
        if player:
            painter.setFont(self._small())
            painter.setPen(QColor(tokens.muted))
            painter.drawText(QRect(left, top, self.width() - left, player), _WRAP, asked.player)
        painter.setFont(self._title())
        painter.setPen(QColor(tokens.ink))
        painter.drawText(QRect(left, top + player, self.width() - left, name), _WRAP, asked.who)

    def _plate(self, painter: QPainter, box: QRectF) -> None:
        tokens, asked, colour = self._theme.tokens, self._asked, QColor(self._asked.colour)
        if asked.figure is not None:
            painter.drawPixmap(box.topLeft(), self._gallery.portrait(asked.figure, SIDE, self.devicePixelRatioF()))
        else:
            painter.setBrush(QColor(tokens.field) if tokens.flat else colour)
            painter.setPen(QPen(QColor(tokens.line), 1.4))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
            ink = QColor(tokens.ink if tokens.flat else "#fbeecb")
            emblems.draw(painter, "banner", box.adjusted(10, 9, -10, -9), ink)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(colour)
        painter.drawRect(QRectF(box.left() + 0.5, box.bottom(), box.width() - 1, BAND))

    def _left(self) -> int:
        return SIDE + GAP if self._asked.colour else 0

    def _player_height(self) -> int:
        shown = self._asked.player and self._asked.player != self._asked.who
        return QFontMetrics(self._small()).height() if shown else 0

    def _name_height(self, width: int) -> int:
        room = QRect(0, 0, max(1, width), 10_000)
        return QFontMetrics(self._title()).boundingRect(room, _WRAP, self._asked.who).height()

    def _small(self) -> QFont:
        return self._theme.type.text("small", italic=True)

    def _title(self) -> QFont:
        return self._theme.type.capitals("title")
