"""The section of the story's graph, and the presenter that joins it to the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.campaign.forks import reached_at
from horologium.campaign.plot import node
from horologium.campaign.story_map import StoryMap, story_map
from horologium.ui.battle.speech import announce
from horologium.ui.camp.plot.leaf import PlotLeaf
from horologium.ui.camp.plot.view import PlotView
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from horologium.campaign.story_map import Line, Place
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

LEAF: Final = 15
"""How many times as wide as the text is high the leaf is."""
translate = QCoreApplication.translate


class PlotSection(QWidget):
    """Graph and leaf side by side."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.view, self.leaf = PlotView(theme), PlotLeaf(theme)
        self.panel = Panel(theme, " ", padding=14)
        self.panel.body.addWidget(self.view)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.leaf)
        self._presenter = PlotPresenter(camp, self)
        self.refresh()

    def refresh(self) -> None:
        """Show the story as it is now."""
        self._presenter.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the leaf its share."""
        super().resizeEvent(event)
        wanted = LEAF * self._theme.type.sizes["lead"]
        self.leaf.setFixedWidth(min(wanted, max(230, event.size().width() * 2 // 5)))


class PlotPresenter:
    """Knows page and campaign; only what was visited is read from the plot itself."""

    def __init__(self, camp: Camp, page: PlotSection) -> None:
        self._camp, self._page = camp, page
        self._place = self._here = ""
        page.view.chosen.connect(self.choose)
        page.leaf.chosen.connect(self.choose)
        page.view.entered.connect(self._go_on)
        page.leaf.story_wanted.connect(self._go_on)
        page.leaf.fork_wanted.connect(self._fork)

    def refresh(self) -> None:
        """Read the story; when it has gone on, its new place is chosen."""
        session = self._camp.session
        self._story: StoryMap = story_map(session)
        self._page.panel.set_title(session.plot.name)
        self._page.view.show_story(self._story)
        self._page.leaf.show_places([(place.key, _named(place, self._way(place))) for place in self._story.places])
        here = session.books.standing.node
        if here != self._here or self._place not in self._page.view.places:
            self._place = here
        self._here = here
        self.choose(self._place)

    def choose(self, key: str) -> None:
        """Look at a place."""
        self._place = key
        place = next(each for each in self._story.places if each.key == key)
        known = place.state != "unknown"
        text = node(self._camp.session.plot, key).text if known else ""
        self._page.leaf.show_place(place, _line(place, self._way(place)), text, self._story)
        self._page.view.choose(key)
        announce(self._page.view, " ".join(filter(None, (place.title, _line(place, self._way(place))))))

    def _go_on(self) -> None:
        if self._place == self._here:
            self._camp.section_wanted.emit("story")

    def _fork(self) -> None:
        """Wish for a campaign that begins where the story reached the chosen place."""
        seq = reached_at(self._camp.session, self._place)
        if seq is None:
            reason = translate("Plot", "the history does not go back so far: fork the campaign as it stands now")
            self._camp.refused.emit(reason, ())
        else:
            self._camp.fork_wanted.emit(seq)

    def _way(self, place: Place) -> Line | None:
        return next((line for line in self._story.lines if line.to == place.key), None)


def _named(place: Place, way: Line | None) -> str:
    """A place in one line of the list."""
    if place.state == "here":
        return translate("Plot", "{title} – here").format(title=place.title)
    if place.title:
        return place.title
    return translate("Plot", "? {label}").format(label=way.label if way else "").strip()


def _line(place: Place, way: Line | None) -> str:
    """What is to be told of a place in a sentence."""
    if place.state == "here":
        return translate("Plot", "This is where the story stands.")
    if place.state == "visited":
        return {
            "scene": translate("Plot", "A scene that was read."),
            "mission": translate("Plot", "A mission that was fought."),
            "ending": translate("Plot", "An ending that was found."),
        }.get(place.kind, "")
    label = f"“{way.label}”. " if way and way.label else ""
    if way and way.state == "open":
        return label + translate("Plot", "This way is open now. Nobody knows where it leads.")
    if way and way.reasons:
        return label + translate("Plot", "Closed: {reasons}").format(reasons="; ".join(way.reasons))
    return label + translate("Plot", "A way that was not taken. Nobody knows where it would have led.")
