"""Pass and play: the screen goes from one player to the next, and nobody sees the secrets of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.panels.handover import Handover
from horologium.ui.battle.panels.players import colour_of
from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import Session


class Passing(QObject):
    """Covers the page before a secret of somebody else; ``taken`` says that the right one sits there now."""

    taken = Signal()

    def __init__(self, page: BattlePage, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.cover = Handover(page.theme, page)
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
