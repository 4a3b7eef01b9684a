"""Zone graphs: rooms joined by passages, drawn where the map says or laid out by their distance from the first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import FAR, SCALE, Board, Point
from horologium.engine.kit.grid import BadEdge

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOM: Final = "room"
"""The terrain of a zone of which nothing else is said."""

_SIDE: Final = 3 * SCALE
_PITCH: Final = 4 * SCALE


@dataclass(frozen=True, slots=True)
class Zone:
    """A room: its short name, its title, what fits in, the zones next to it, its column and row, and its terrain."""

    key: str
    title: str
    size: int
    near: tuple[str, ...]
    spot: Point | None = None
    terrain: str = ROOM


class ZoneGraph(Board):
    """Zones as cells; distance is the number of passages. Each passage is named by both of its zones."""

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.zones = tuple(zones)
        number = {zone.key: cell for cell, zone in enumerate(zones)}
        near = {}
        for cell, zone in enumerate(zones):
            self._check(zone, number)
            near[cell] = sum(1 << number[key] for key in dict.fromkeys(zone.near))
        super().__init__({cell: zone.key for cell, zone in enumerate(zones)}, near)
        self._spots = self._lay_out()

    def centre(self, cell: int) -> Point:
        """The middle of a room."""
        column, row = self._spots[cell]
        return column * _PITCH + _SIDE // 2, row * _PITCH + _SIDE // 2

    def outline(self, cell: int) -> tuple[Point, ...]:
        """The four corners of a room, from the upper left one."""
        left, top = self._spots[cell][0] * _PITCH, self._spots[cell][1] * _PITCH
        return (left, top), (left + _SIDE, top), (left + _SIDE, top + _SIDE), (left, top + _SIDE)

    def _check(self, zone: Zone, number: dict[str, int]) -> None:
        """Refuse passages that lead nowhere, back, or one way only."""
        if self.zones[number[zone.key]] is not zone:
            raise BadEdge(f"two zones are called {zone.key}", "give each zone a name of its own")
        for key in zone.near:
            if key not in number:
                raise BadEdge(f"zone {zone.key} leads to {key}, which is no zone", "name a zone of the map")
            if key == zone.key or zone.key not in self.zones[number[key]].near:
                raise BadEdge(
                    f"zone {zone.key} leads to {key}, but not back", f"add {zone.key} to the passages of {key}"
                )

    def _lay_out(self) -> list[Point]:
        """A column and row for every zone: as given, else the distance from the first zone and the next free row."""
        taken = dict.fromkeys(zone.spot for zone in self.zones if zone.spot is not None)
        apart = [self.distance(0, cell) for cell in range(len(self.zones))]
        last = 1 + max((steps for steps in apart if steps < FAR), default=0)
        found: list[Point] = []
        for cell, zone in enumerate(self.zones):
            spot = zone.spot
            if spot is None:
                spot = (min(apart[cell], last), 0)
                while spot in taken:
                    spot = (spot[0], spot[1] + 1)
                taken[spot] = None
            found.append(spot)
        return found
