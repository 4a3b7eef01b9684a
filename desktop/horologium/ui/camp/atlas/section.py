"""The section of the map: the chart, the leaf of the chosen town, and the presenter that joins both to the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.campaign.ops.travel import Travel
from horologium.campaign.trail import trail
from horologium.campaign.travels import Atlas, atlas
from horologium.ui.battle.speech import announce
from horologium.ui.camp.atlas.leaf import TownLeaf
from horologium.ui.camp.atlas.trail import Legend
from horologium.ui.camp.atlas.view import AtlasView
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from horologium.campaign.travels import TownSight
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

ITALY: Final = "italy"
"""The map that is drawn here; the towns of other stories lie on an empty sheet."""
translate = QCoreApplication.translate
LEAF: Final = 15
"""How many times as wide as the text is high the leaf is."""


class AtlasSection(QWidget):
    """Map and leaf side by side."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.view, self.leaf, self.legend = AtlasView(theme), TownLeaf(theme), Legend(theme)
        frame = Panel(theme, padding=12)
        frame.setAccessibleName(self.tr("Map"))
        frame.body.addWidget(self.view, 1)
        frame.body.addWidget(self.legend)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(frame, 1)
        layout.addWidget(self.leaf)
        self._presenter = AtlasPresenter(camp, self)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the map as it is now."""
        self._presenter.refresh()

    def days(self, count: int) -> str:
        """Some days in words."""
        return self.tr("%n day(s)", "", count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the leaf its share."""
        super().resizeEvent(event)
        wanted = LEAF * self._theme.type.sizes["lead"]
        self.leaf.setFixedWidth(min(wanted, max(230, event.size().width() * 2 // 5)))


class AtlasPresenter:
    """Knows page and campaign; turns towns into lines and wishes into journeys."""

    def __init__(self, camp: Camp, page: AtlasSection) -> None:
        self._camp, self._page = camp, page
        self._town, self._here = "", ""
        page.view.chosen.connect(self.choose)
        page.leaf.chosen.connect(self.choose)
        page.view.travel_wanted.connect(self.travel)
        page.leaf.travel_wanted.connect(self.travel)
        page.leaf.visit_wanted.connect(self._visit)
        page.leaf.mission_wanted.connect(self._hear)

    def refresh(self) -> None:
        """Read the map; who has arrived somewhere looks at that town."""
        if not self._camp.is_open:
            return
        session = self._camp.session
        self._atlas: Atlas = atlas(session)
        self._page.view.press.set_drawn(session.rules.data.chart == ITALY)
        lines = {town.id: _far(town, self._page.days) for town in self._atlas.towns}
        self._page.view.show_atlas(self._atlas, lines)
        legs = trail(session)
        self._page.view.show_trail(legs)
        self._page.legend.show_for(towns=bool(self._atlas.towns), travelled=bool(legs))
        ordered = sorted(self._atlas.towns, key=lambda town: (town.way.days if town.way else 999, town.name))
        self._page.leaf.show_towns(
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
            self._page.leaf.show_none()
            return
        self._town = id_
        self._page.view.choose(id_)
        announce(self._page.view, self._page.leaf.line_of(id_))
        self._page.leaf.show_town(self._atlas.town(id_), self._way(self._atlas.town(id_)))

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
            return translate("Atlas", "No road leads there from here.")
        days = self._page.days(town.way.days)
        text = translate("Atlas", "{days} on the road: you would arrive on {date}. It costs nothing but time.").format(
            days=days, date=town.way.arrival
        )
        between = [self._atlas.town(name).name for name in town.way.towns[:-1]]
        if between:
            text = translate("Atlas", "{way} The way leads through {towns}: travel from town to town.").format(
                way=text, towns=", ".join(between)
            )
        return text


def _far(town: TownSight, days: Callable[[int], str]) -> str:
    """How far away a town is."""
    if town.here:
        return translate("Atlas", "you are here")
    if town.way is None:
        return ""
    if len(town.way.towns) > 1 and not town.travel.allowed:
        return ""
    return days(town.way.days)
