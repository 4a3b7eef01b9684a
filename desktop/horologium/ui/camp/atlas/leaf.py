"""The leaf beside the map: the town that is chosen, what it offers, and the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from horologium.ui.art.townscapes import SMALL
from horologium.ui.camp.story_leaf import StoryLeaf, button_for
from horologium.ui.camp.town.banner import TownBanner
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.travels import TownSight
    from horologium.ui.kit.theme import Theme


class TownLeaf(StoryLeaf):
    """Shows one town and says what is wished. It decides nothing."""

    chosen = Signal(str)
    travel_wanted = Signal()
    visit_wanted = Signal()
    mission_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.set_title(self.tr("Towns"))
        self.picker = ElidedBox()
        self.picker.setAccessibleName(self.tr("Town"))
        self.picker.activated.connect(self._on_picked)
        self.body.insertWidget(0, self.picker)

    def show_towns(self, towns: Sequence[tuple[str, str]]) -> None:
        """List all towns, each with what is to be told of it in a line: what the map says without words."""
        self.picker.clear()
        for id_, line in towns:
            self.picker.addItem(line, id_)
        self.picker.setEnabled(bool(towns))

    def line_of(self, town: str) -> str:
        """What the list says of a town."""
        return self.picker.itemText(self.picker.findData(town))

    def show_none(self) -> None:
        """Say that there is no map in this story."""
        self.begin(self.tr("Towns"))
        self.say(
            self.tr("This story knows no towns: it goes on from mission to mission, in the section Story."), "note"
        )
        self.end()

    def show_town(self, town: TownSight, way: str) -> None:
        """Tell of a town."""
        self.picker.setCurrentIndex(self.picker.findData(town.id))
        self.begin(town.name)
        self.column.addWidget(TownBanner(self._theme, town.id, village=town.kind == SMALL))
        if town.text:
            self.say(town.text, "lead")
        self._tell_services(town)
        self._tell_visits(town)
        if way:
            self.say(way).setAccessibleDescription(self.tr("The way there"))
        if town.rumours:
            self.say(self.tr("Heard here"), "heading-small")
            for rumour in town.rumours:
                self.say(f"“{rumour}”", "note")
        self.end()
        self._offer(town)

    def _tell_services(self, town: TownSight) -> None:
        if not town.services:
            self.say(self.tr("Nobody trades here."))
            return
        self.say(self.tr("Here you find"), "heading-small")
        self.say(" · ".join(name for _, name in town.services))

    def _tell_visits(self, town: TownSight) -> None:
        if town.here:
            self.say(self.tr("The company is here."), "note")
        elif town.visits:
            self.say(self.tr("Visited %n time(s).", "", town.visits), "note")
        else:
            self.say(self.tr("The company has never been here."), "note")
        if town.side:
            self.say(self.tr("Somebody has work for you: {title}").format(title=town.side), "bad")
            self.column.addWidget(button_for(self.tr("Hear them o&ut"), self.mission_wanted.emit))

    def _offer(self, town: TownSight) -> None:
        if town.here:
            self.offer(self.tr("Into the &town"), self.visit_wanted.emit, default=True)
            return
        text = self.tr("&Travel to {town}").format(town=literal(town.name))
        self.offer(text, self.travel_wanted.emit, town.travel.refused, default=True)

    def _on_picked(self, row: int) -> None:
        self.chosen.emit(self.picker.itemData(row, Qt.ItemDataRole.UserRole))
