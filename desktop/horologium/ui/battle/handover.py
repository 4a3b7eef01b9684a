"""Pass and play: the screen goes from one player to the next behind a cover, and nobody sees another's secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.art import emblems, metal, plates, textures
from horologium.ui.battle.panels.player_strip import colour_of
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import literal

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import BattleSession
    from horologium.ui.kit.theme import Theme

WIDTH = 520
BAND = 120
"""How broad the band in the player's colour is."""


class PlayerShield(QWidget):
    """The shield of the player who is waited for."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._colour = theme, ""
        self.setFixedHeight(92)

    def show_colour(self, colour: str) -> None:
        """Show whose it is."""
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        what = plates.Plate(friend=True, colour=self._colour, emblem=emblems.named("banner"))
        middle = QRectF(self.rect()).center()
        plates.plate(painter, middle, 40, what, self._theme.tokens, self._theme.type.text("small"))


class HandoverCover(QWidget):
    """Lies over a page; ``taken`` is said by the one who was waited for."""

    taken = Signal()

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._colour = ""
        self.blazon = PlayerShield(theme)
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
        self.blazon.show_colour(colour)
        self.name.setText(self.tr("Hand over to {player}").format(player=player))
        self.take.setText(self.tr("I am {player}: &show it").format(player=literal(player)))
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
        middle = area.center().y()
        painter.fillRect(QRectF(0, middle - BAND / 2, area.width(), BAND), QColor(self._colour))
        for y in (middle - BAND / 2, middle + BAND / 2):
            bar = QRectF(0, y - 2, area.width(), 4)
            painter.fillRect(bar, metal.bar(tokens, bar))

    def _build(self) -> None:
        panel = Panel(self._theme)
        panel.setMaximumWidth(WIDTH)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.about.setAlignment(Qt.AlignmentFlag.AlignCenter)
        panel.body.addWidget(self.blazon)
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


class HandoverPresenter(QObject):
    """Covers the page before a secret of somebody else; ``taken`` says that the right one sits there now."""

    taken = Signal()

    def __init__(self, page: BattlePage, session: BattleSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.cover = HandoverCover(page.theme, page)
        self.cover.taken.connect(self._on_taken)

    def may_ask(self) -> bool:
        """Tell whether the question may be shown now; if not, the cover waits for its player."""
        session, player = self._session, self._session.player
        if player is None or not player.is_person:
            return True
        if session.must_hand_over:
            self.cover.cover(player.name, colour_of(player, session.seating.players))
            announce(self.cover, self.cover.name.text())
            return False
        self.cover.hide()
        session.look_on(player.key)
        return True

    def close(self) -> None:
        """Take the cover away for good."""
        self.cover.hide()
        self.cover.deleteLater()

    def _on_taken(self) -> None:
        player = self._session.player
        if player is not None:
            self._session.sit_down(player.key)
        self.taken.emit()
