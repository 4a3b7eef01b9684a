"""The cover between two players at one screen: nothing is to be seen until the right one sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.art import textures
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.theme import Theme

WIDTH = 460


class Handover(QWidget):
    """Lies over a page; ``taken`` is said by the one who was waited for."""

    taken = Signal()

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._colour = ""
        self.name = PlainLabel("", "heading")
        self.about = PlainLabel(
            self.tr("A secret choice comes next. Hand the screen over; the others look away."), "lead", wrap=True
        )
        self.take = QPushButton()
        self.take.setDefault(True)
        self.take.clicked.connect(self._on_taken)
        self._build()
        page.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    def cover(self, player: str, colour: str) -> None:
        """Hide everything until this player is here."""
        self._colour = colour
        self.name.setText(self.tr("Hand over to {player}").format(player=player))
        self.take.setText(self.tr("I am {player}: &show it").format(player=player))
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self.take.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the whole page covered."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._page.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw leather over everything, with a band of the player's colour."""
        painter, tokens, area = QPainter(self), self._theme.tokens, QRectF(self.rect())
        cloth, window = self._theme.cloth("desk"), self.window()
        painter.fillRect(area, QColor(tokens.desk))
        if cloth is not None:
            origin = self.mapTo(window, QPoint())
            textures.spread(painter, cloth, QRectF(window.rect()).translated(-origin.x(), -origin.y()))
        band = QRectF(0, area.center().y() - 8, area.width(), 16)
        painter.setBrush(QColor(self._colour))
        painter.setPen(QPen(QColor(tokens.gilt), 1.4))
        painter.drawRect(band.adjusted(-2, 0, 2, 0))

    def _build(self) -> None:
        panel = Panel(self._theme)
        panel.setMaximumWidth(WIDTH)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.about.setAlignment(Qt.AlignmentFlag.AlignCenter)
        panel.body.addWidget(self.name)
        panel.body.addWidget(self.about)
        panel.body.addSpacing(6)
        panel.body.addWidget(self.take, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(panel, 4)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addLayout(row)
        layout.addStretch(1)

    def _on_taken(self) -> None:
        self.hide()
        self.taken.emit()
