"""The chart in a window: towns to be chosen by mouse or by arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Signal

from horologium.ui.art.chart import hand
from horologium.ui.camp.map.chart_item import ChartItem, ChartPrinter
from horologium.ui.camp.map.items import LegItem, RoadItem, TownItem, place_names
from horologium.ui.kit.pan_zoom_view import PanZoomView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QWidget

    from horologium.campaign.travels import Atlas, Leg
    from horologium.ui.kit.theme import Theme

FAR: Final = 0.5
"""Below so many pixels for a unit of the sheet towns are drawn smaller."""
AROUND: Final = 90.0
ROAD: Final = 9.0
"""How broad a road is to a name that looks for room, in pixels."""


def place_of(x: int, y: int) -> QPointF:
    """Where a town lies on the chart, from thousandths of a pack's sheet."""
    return QPointF(*hand.spot_of(x, y))


class MapView(PanZoomView):
    """Says which town is meant; it decides nothing."""

    chosen = Signal(str)
    travel_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        about = self.tr("Arrow keys go from town to town, Enter travels, plus and minus go closer and farther.")
        self.call_it(self.tr("Map"), about)
        self.towns: dict[str, TownItem] = {}
        self._roads: list[RoadItem] = []
        self.legs: list[LegItem] = []
        self._town = ""
        self._chart = ChartItem(theme)
        self.scene().addItem(self._chart)
        self.scene().setSceneRect(hand.SHEET)
        self.printer = ChartPrinter(theme, self._chart, self)
        self.printer.start_anew()
        self.add_tool("sheet", self.tr("The whole sheet"), "0", self.show_all)
        self.settled.connect(self._on_settled)
        self.stepped.connect(self._step)
        self.entered.connect(self.travel_wanted)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self._on_settled)

    def show_atlas(self, atlas: Atlas, lines: Mapping[str, str]) -> None:
        """Put towns and roads on the chart; each town has a line that says how far it is."""
        for item in (*self.towns.values(), *self._roads):
            self.scene().removeItem(item)
        places = {town.id: place_of(town.x, town.y) for town in atlas.towns}
        near = {atlas.here}
        self._roads = [
            RoadItem(self._theme, road, places[road.start], places[road.to], near=bool({road.start, road.to} & near))
            for road in atlas.roads
        ]
        self.towns = {town.id: TownItem(self._theme, town, lines.get(town.id, ""), places[town.id])
                      for town in atlas.towns}  # fmt: skip
        for item in (*self._roads, *self.towns.values()):
            self.scene().addItem(item)
        self._settle_home([*places.values()])
        self._place_names()

    def show_trail(self, legs: Sequence[Leg]) -> None:
        """Draw the way that the company has come; the towns are there already."""
        for item in self.legs:
            self.scene().removeItem(item)
        ends = [(leg, self.towns[leg.start].pos(), self.towns[leg.to].pos()) for leg in legs]
        self.legs = [LegItem(self._theme, *each) for each in ends]
        for item in self.legs:
            self.scene().addItem(item)

    def choose(self, town: str) -> None:
        """Ring a town and bring it into sight."""
        self._town = town
        for id_, item in self.towns.items():
            item.set_state(chosen=id_ == town, focused=self.hasFocus())
        if town in self.towns:
            at = self.towns[town].pos()
            if not self._in_sight(at):
                self.bring_into_sight(QRectF(at.x() - 20, at.y() - 20, 40, 40))

    def finish(self) -> None:
        """Print the chart at once."""
        super().finish()
        self.printer.finish()

    def show_all(self) -> None:
        """Show the whole sheet."""
        self.show_area(hand.SHEET)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show by a stronger ring that keys come here."""
        super().focusInEvent(event)
        self.choose(self._town)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that keys go elsewhere."""
        super().focusOutEvent(event)
        self.choose(self._town)

    def _settle_home(self, places: list[QPointF]) -> None:
        if not places:
            self.home = hand.SHEET
            return
        xs, ys = [at.x() for at in places], [at.y() for at in places]
        home = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        home = home.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        if home != self.home:
            self.home = home
            self.fit()

    def _on_settled(self) -> None:
        area = self.mapToScene(self.viewport().rect()).boundingRect()
        self.printer.want(area, self.closeness * self.devicePixelRatioF())
        self._place_names()

    def _place_names(self) -> None:
        """Find a side for each name at this closeness: where the company is comes first."""
        far = self.closeness < FAR
        for item in self.towns.values():
            item.set_far(far)
        for road in self._roads:
            road.far = far
        items = sorted(self.towns.values(), key=lambda item: (not item.town.here, item.small, item.town.id))
        boxes = [item.ringed.translated(self.viewportTransform().map(item.pos())) for item in items]
        roads = [
            QRectF(at.x() - ROAD / 2, at.y() - ROAD / 2, ROAD, ROAD)
            for road in self._roads
            for at in road.points(self.viewportTransform())
        ]
        for item, side in zip(items, place_names(boxes, [item.name_size for item in items], roads), strict=True):
            item.set_side(side)

    def _in_sight(self, at: QPointF) -> bool:
        return QRectF(self.viewport().rect()).contains(self.viewportTransform().map(at))

    def _on_clicked(self, at: QPointF) -> None:
        for item in sorted(self.towns.values(), key=lambda item: -item.zValue()):
            if item.covers(at - self.viewportTransform().map(item.pos())):
                self.chosen.emit(item.town.id)
                return

    def _step(self, x: int, y: int) -> None:
        """Go to the nearest town in a direction; what lies aside counts as farther."""
        if not self.towns:
            return
        start = self.towns[self._town].pos() if self._town in self.towns else self.home.center()
        ahead: list[tuple[float, str]] = []
        for id_, item in self.towns.items():
            by = item.pos() - start
            forth, aside = by.x() * x + by.y() * y, abs(by.x() * y) + abs(by.y() * x)
            if forth > 1:
                ahead.append((forth + 2 * aside, id_))
        if ahead:
            self.chosen.emit(min(ahead)[1])
