"""The leaf beside the graph: the place that is chosen, what was found so far, and what the story remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from horologium.ui.camp.plot.prizes import PrizeRow
from horologium.ui.camp.story_leaf import StoryLeaf, button_for
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.story_map import Place, StoryMap
    from horologium.ui.kit.theme import Theme


class PlotLeaf(StoryLeaf):
    """Shows a place and the sum of the story. It decides nothing."""

    chosen = Signal(str)
    story_wanted = Signal()
    fork_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.set_title(self.tr("The story"))
        self.picker = ElidedBox()
        self.picker.setAccessibleName(self.tr("Place of the story"))
        self.picker.activated.connect(self._on_picked)
        self.body.insertWidget(0, self.picker)

    def show_places(self, places: Sequence[tuple[str, str]]) -> None:
        """List all places: what the graph shows, in words."""
        self.picker.clear()
        for key, line in places:
            self.picker.addItem(line, key)

    def show_place(self, place: Place, line: str, text: str, story: StoryMap) -> None:
        """Tell of a place, then of the story as a whole."""
        self.picker.setCurrentIndex(self.picker.findData(place.key))
        self.begin(self.tr("The story"), place.chapter)
        heading = self.say(place.title or self.tr("Not yet told"), "heading")
        heading.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        if line:
            self.say(line, "note")
        if text:
            self.say(text)
        if place.state == "visited":
            what_if = button_for(self.tr("&What if… from here"), self.fork_wanted.emit)
            about = self.tr("A second campaign begins at this place of the story. This one stays as it is.")
            give_tip(what_if, about)
            what_if.setAccessibleDescription(about)
            self.column.addWidget(what_if)
        self._sum_up(story)
        self.end()
        if place.state == "here":
            self.offer(self.tr("Go &on with the story"), self.story_wanted.emit, default=True)

    def _sum_up(self, story: StoryMap) -> None:
        self.say(self.tr("Found so far"), "heading-small")
        self.say(self.tr("{found} of %n ending(s)", "", story.endings).format(found=story.endings_found))
        self.say(
            self.tr("%n fork(s) where another way would have led elsewhere", "", story.forks)
            if story.forks
            else self.tr("No fork has been passed yet.")
        )
        if story.prizes or story.secrets:
            self.say(self.tr("Achievements"), "heading-small")
        for prize in story.prizes:
            self.column.addWidget(PrizeRow(self._theme, prize))
        if story.secrets:
            self.say(self.tr("and %n more that nobody names yet", "", story.secrets), "note")
        if story.told:
            self.say(self.tr("What the story remembers"), "heading-small")
        for told in story.told:
            self.say(f"• {told}")

    def _on_picked(self, row: int) -> None:
        self.chosen.emit(self.picker.itemData(row, Qt.ItemDataRole.UserRole))
