"""The section of the map: the chart, the panel of the chosen town, and the presenter of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.campaign.ops.travel import Travel
from horologium.campaign.travels import Atlas, atlas, trail
from horologium.content.drawings import CHARTS, shipped_chart
from horologium.ui.art.townscapes import SMALL
from horologium.ui.battle.screen_reader import announce
from horologium.ui.camp.banners import TownBanner
from horologium.ui.camp.map.items import MapKey
from horologium.ui.camp.map.view import MapView
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import literal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from horologium.campaign.session import CampaignSession
    from horologium.campaign.travels import TownSight
    from horologium.content.drawings import ChartEntry
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

translate = QCoreApplication.translate
PANEL_WIDTH: Final = 15
"""How many times as wide as the text is high the panel is."""


class TownPanel(StoryPanel):
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


class MapSection(QWidget):
    """Map and panel side by side."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.view, self.town_panel, self.key = MapView(theme), TownPanel(theme), MapKey(theme)
        frame = Panel(theme, padding=12)
        frame.setAccessibleName(self.tr("Map"))
        frame.body.addWidget(self.view, 1)
        frame.body.addWidget(self.key)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(frame, 1)
        layout.addWidget(self.town_panel)
        self._presenter = MapPresenter(camp, self)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the map as it is now."""
        self._presenter.refresh()

    def days(self, count: int) -> str:
        """Some days in words."""
        return self.tr("%n day(s)", "", count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel its share."""
        super().resizeEvent(event)
        wanted = PANEL_WIDTH * self._theme.type.sizes["lead"]
        self.town_panel.setFixedWidth(min(wanted, max(230, event.size().width() * 2 // 5)))


def chart_of(session: CampaignSession) -> ChartEntry | None:
    """The chart of a story: one that its pack brings, or one of our own; none for an empty sheet."""
    name = session.plot.chart or session.rules.data.chart
    brought: ChartEntry | None = session.pack.content.get(CHARTS, {}).get(name)
    return brought or (shipped_chart(name) if name else None)


class MapPresenter:
    """Knows page and campaign; turns towns into lines and wishes into journeys."""

    def __init__(self, camp: OpenCampaign, page: MapSection) -> None:
        self._camp, self._page = camp, page
        self._town, self._here = "", ""
        page.view.chosen.connect(self.choose)
        page.town_panel.chosen.connect(self.choose)
        page.view.travel_wanted.connect(self.travel)
        page.town_panel.travel_wanted.connect(self.travel)
        page.town_panel.visit_wanted.connect(self._visit)
        page.town_panel.mission_wanted.connect(self._hear)

    def refresh(self) -> None:
        """Read the map; who has arrived somewhere looks at that town."""
        if not self._camp.is_open:
            return
        session = self._camp.session
        self._atlas: Atlas = atlas(session)
        self._page.view.printer.show_chart(chart_of(session))
        lines = {town.id: _far(town, self._page.days) for town in self._atlas.towns}
        self._page.view.show_atlas(self._atlas, lines)
        legs = trail(session)
        self._page.view.show_trail(legs)
        self._page.key.show_for(towns=bool(self._atlas.towns), travelled=bool(legs))
        ordered = sorted(self._atlas.towns, key=lambda town: (town.way.days if town.way else 999, town.name))
        self._page.town_panel.show_towns(
            [(town.id, " – ".join(filter(None, (town.name, lines[town.id])))) for town in ordered]
        )
        known = [town.id for town in ordered]
        if self._here != self._atlas.here or self._town not in known:
            self._town = self._atlas.here if self._atlas.here in known else next(iter(known), "")
        self._here = self._atlas.here
        self.choose(self._town)

    def choose(self, id_: str) -> None:
        """Look at a town."""
        if not id_:
            self._page.town_panel.show_none()
            return
        self._town = id_
        self._page.view.choose(id_)
        announce(self._page.view, self._page.town_panel.line_of(id_))
        self._page.town_panel.show_town(self._atlas.town(id_), self._way(self._atlas.town(id_)))

    def travel(self) -> None:
        """Go to the chosen town; in the town where the company is this means to walk in."""
        if self._town == self._atlas.here:
            self._visit()
        elif self._town:
            self._camp.do(Travel(self._town))

    def _visit(self) -> None:
        self._camp.section_wanted.emit("town")

    def _hear(self) -> None:
        self._camp.section_wanted.emit("story")

    def _way(self, town: TownSight) -> str:
        """The way to a town in words: days, arrival, and what lies between."""
        if town.here:
            return ""
        if town.way is None:
            return translate("Map", "No road leads there from here.")
        days = self._page.days(town.way.days)
        text = translate("Map", "{days} on the road: you would arrive on {date}. It costs nothing but time.").format(
            days=days, date=town.way.arrival
        )
        between = [self._atlas.town(name).name for name in town.way.towns[:-1]]
        if between:
            text = translate("Map", "{way} The way leads through {towns}: travel from town to town.").format(
                way=text, towns=", ".join(between)
            )
        return text


def _far(town: TownSight, days: Callable[[int], str]) -> str:
    """How far away a town is."""
    if town.here:
        return translate("Map", "you are here")
    if town.way is None:
        return ""
    if len(town.way.towns) > 1 and not town.travel.allowed:
        return ""
    return days(town.way.days)
