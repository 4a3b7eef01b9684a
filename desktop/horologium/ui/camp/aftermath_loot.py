"""The loot of a battle, card by card: pressed, each says what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from horologium.campaign.affairs import bearer_of
from horologium.campaign.spoils import spoils
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.cards.tile import ItemTile
from horologium.ui.camp.stash.handling import deeds
from horologium.ui.camp.stash.menu import deed_menu
from horologium.ui.kit.layouts import Flow

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from horologium.campaign.records import ThingRecord
    from horologium.ui.art.faces import Face
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class LootTiles(QWidget):
    """Shows who has what of it; the rest lies in the common stock."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.tiles: list[ItemTile] = []
        flow = Flow(6, even=True, most=3)
        self.setLayout(flow)
        for item in spoils(camp.session):
            tile = ItemTile(theme, item.id, self._face(item), by_hand=bool(item.by_hand))
            tile.menu_wanted.connect(self._open_menu)
            flow.addWidget(tile)
            self.tiles.append(tile)

    def _face(self, item: ThingRecord) -> Face:
        """The card, with the name of the hero who has it already."""
        face = face_of(self._camp.session, item.kind, item.card)
        if not item.holder:
            return face
        name = bearer_of(self._camp.session, item.holder).name
        return face._replace(line=f"{face.line} · " + self.tr("carried by {name}").format(name=name))

    def _open_menu(self, item: str, at: QPoint) -> None:
        deed_menu(self, self._camp, deeds(self._camp.session, item)).popup(at)
