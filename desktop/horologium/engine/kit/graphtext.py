"""Zone graphs and area maps as text.

A zone stands on one line of ``[zones]``: ``GH Great Hall [court] (8) @1,0: HE, KI`` gives key, title, terrain, size,
column and row, and the zones next to it; without a terrain it is a room, and size and place may be left out. A tile
stands on one line of ``[tiles]``: ``0,-1 A 012 plain; B 345 field`` gives its place and its areas with sectors and
terrain; ``sky:0,0`` lies on another plane. ``[interiors]`` lists buildings: ``0,0:A farmhouse``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from horologium.engine.core.errors import EngineError
from horologium.engine.kit.areas import AreaMap, Tile
from horologium.engine.kit.sections import MapError, Section, only, pairs
from horologium.engine.kit.zones import ROOM, Zone, ZoneGraph

_ZONE: Final = re.compile(
    r"(?P<key>\S+) +(?P<title>[^[(@:]*[^[(@: ])(?: *\[(?P<terrain>[^][]+)\])?(?: *\((?P<size>\d{1,4})\))?"
    r"(?: *@(?P<column>\d{1,3}),(?P<row>\d{1,3}))? *:(?P<near>.*)"
)
_TILE: Final = re.compile(r"(?:(?P<plane>[^\s:]+):)?(?P<q>-?\d{1,3}),(?P<r>-?\d{1,3}) +(?P<areas>.+)")
_AREA: Final = re.compile(r"(?P<letter>[^\s:/]+) +(?P<sectors>[0-5]+) +(?P<ground>\S.*)")
MOST: Final = 400
"""How many zones or tiles a map may have."""

INSIDE: Final = "interior"
"""The terrain of every interior."""


@dataclass(frozen=True, slots=True)
class ZoneChart:
    """A map of zones."""

    zones: tuple[Zone, ...]

    def board(self) -> ZoneGraph:
        """A new board of this map."""
        return ZoneGraph(self.zones)

    def terrain(self) -> list[tuple[str, str]]:
        """The name of each zone with its terrain."""
        return [(zone.key, zone.terrain) for zone in self.zones]

    def labels(self) -> list[tuple[str, str]]:
        """The name of each zone with its title."""
        return [(zone.key, zone.title) for zone in self.zones]

    def text(self) -> str:
        """The map, a zone to a line."""
        return "\n".join(["zones", "[zones]", *(_zone_line(zone) for zone in self.zones)]) + "\n"


@dataclass(frozen=True, slots=True)
class AreaChart:
    """A map of tiles with the terrain of their areas, and the interiors on it."""

    tiles: tuple[tuple[Tile, tuple[str, ...]], ...]
    interiors: tuple[tuple[str, str], ...] = ()

    def board(self) -> AreaMap:
        """A new board of this map."""
        return AreaMap([tile for tile, _ in self.tiles], self.interiors)

    def terrain(self) -> list[tuple[str, str]]:
        """The name of each area with its terrain."""
        found = []
        for tile, grounds in self.tiles:
            found += [
                (f"{tile.name}:{letter}", ground) for (letter, _), ground in zip(tile.areas, grounds, strict=True)
            ]
        return [*found, *((f"{area}/{key}", INSIDE) for area, key in self.interiors)]

    def labels(self) -> list[tuple[str, str]]:
        """Areas are called by their keys."""
        return []

    def text(self) -> str:
        """The map, a tile to a line."""
        parts = ["areas", "[tiles]"]
        for tile, grounds in self.tiles:
            areas = [f"{letter} {run} {ground}" for (letter, run), ground in zip(tile.areas, grounds, strict=True)]
            parts.append(f"{tile.name} {'; '.join(areas)}")
        parts += ["[interiors]", *(f"{area} {key}" for area, key in self.interiors)] if self.interiors else []
        return "\n".join(parts) + "\n"


def read_zones(sections: list[Section]) -> ZoneChart:
    """Read a map of zones."""
    only(sections, ("zones",))
    zones = []
    for number, line in _lines(sections, "zones"):
        found = _ZONE.fullmatch(line.strip())
        if found is None:
            raise MapError(number, 1, f"{line.strip()!r} is no zone", "write GH Great Hall (8): HE, KI")
        spot = (int(found["column"]), int(found["row"])) if found["column"] else None
        near = tuple(key.strip() for key in found["near"].split(",") if key.strip())
        size, terrain = int(found["size"] or 0), found["terrain"] or ROOM
        zones.append(Zone(found["key"], found["title"], size, near, spot, terrain))
    chart = ZoneChart(tuple(zones))
    _try(chart, sections)
    return chart


def read_areas(sections: list[Section]) -> AreaChart:
    """Read a map of areas."""
    only(sections, ("tiles", "interiors"))
    tiles = tuple(_tile(number, line) for number, line in _lines(sections, "tiles"))
    chart = AreaChart(tiles, pairs(sections, "interiors"))
    _try(chart, sections)
    return chart


def _lines(sections: list[Section], name: str) -> list[tuple[int, str]]:
    """The lines of all sections so called, if they are not too many."""
    found = [row for section in sections if section.name == name for row in section.filled()]
    if len(found) > MOST:
        raise MapError(found[MOST][0], 1, "the map is too large", f"give at most {MOST} {name}")
    return found


def _tile(number: int, line: str) -> tuple[Tile, tuple[str, ...]]:
    """One tile with the terrain of its areas."""
    found = _TILE.fullmatch(line.strip())
    if found is None:
        raise MapError(number, 1, f"{line.strip()!r} is no tile", "write 0,-1 A 012 plain; B 345 field")
    areas, grounds = [], []
    for part in found["areas"].split(";"):
        area = _AREA.fullmatch(part.strip())
        if area is None:
            column = line.index(part) + len(part) - len(part.lstrip()) + 1
            raise MapError(number, column, f"{part.strip()!r} is no area", "write A 012 plain")
        areas.append((area["letter"], area["sectors"]))
        grounds.append(area["ground"])
    return Tile(int(found["q"]), int(found["r"]), tuple(areas), found["plane"] or ""), tuple(grounds)


def _try(chart: ZoneChart | AreaChart, sections: list[Section]) -> None:
    """Refuse a map of which no board can be made."""
    try:
        chart.board()
    except EngineError as error:
        raise MapError(sections[0].line, 1, error.message, error.hint) from None


def _zone_line(zone: Zone) -> str:
    """One zone as text."""
    terrain = f" [{zone.terrain}]" if zone.terrain != ROOM else ""
    size = f" ({zone.size})" if zone.size else ""
    spot = f" @{zone.spot[0]},{zone.spot[1]}" if zone.spot else ""
    return f"{zone.key} {zone.title}{terrain}{size}{spot}: {', '.join(zone.near)}".rstrip()
