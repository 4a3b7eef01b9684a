"""Area maps: hex tiles cut into one to three areas, each a run of triangular sectors.

Tiles are flat-topped and have axial coordinates; sectors count clockwise 0 = N, 1 = NE, 2 = SE, 3 = S, 4 = SW,
5 = NW. Areas are adjacent when they share a stretch of border, inside a tile or across an edge; a corner is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.errors import EngineError
from horologium.engine.kit.cells import Board, CellSet, Point
from horologium.engine.kit.hexes import BROAD, LONG

if TYPE_CHECKING:
    from collections.abc import Sequence

Hex: TypeAlias = tuple[str, int, int]

TOWARDS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The neighbouring tile that each sector faces."""

FINE: Final = 10
"""The lattice of lines is ten times finer than the sectors need, so that the mean of any run of them is on it."""

RIM: Final = ((-18, -18), (18, -18), (36, 0), (18, 18), (-18, 18), (-36, 0))
"""The corners of a tile round its centre; sector d lies between corner d and the next."""

_MIDDLES: Final = ((0, -12), (18, -6), (18, 6), (0, 12), (-18, 6), (-18, -6))
_DRAWN: Final = 3


class BadTile(EngineError):
    """Tiles do not make an area map."""

    code = "bad-tile"


@dataclass(frozen=True, slots=True)
class Tile:
    """A hex with its areas as (letter, sectors), the sectors written as digits; ``plane`` sets boards apart."""

    q: int
    r: int
    areas: tuple[tuple[str, str], ...]
    plane: str = ""

    @property
    def name(self) -> str:
        """Where the tile lies: ``0,-1``, or ``sky:0,-1`` on another plane."""
        return f"{self.plane}:{self.q},{self.r}" if self.plane else f"{self.q},{self.r}"


def turned(sectors: str, turns: int) -> str:
    """The sectors of an area on a tile that is laid turned clockwise by sixths."""
    return "".join(str((int(sector) + turns) % 6) for sector in sectors)


class AreaMap(Board):
    """Areas of hex tiles, and the interiors of buildings in them.

    An area is called ``q,r:A``; an interior ``q,r:A/church``: its only neighbour is the area that contains it.
    ``distance`` counts areas, ``hexes_apart`` counts tiles.
    """

    def __init__(self, tiles: Sequence[Tile], interiors: Sequence[tuple[str, str]] = ()) -> None:
        self.owner: dict[tuple[Hex, int], int] = {}
        names: dict[int, str] = {}
        self._places: list[tuple[Hex, str]] = []
        for tile in tiles:
            _check(tile)
            where = (tile.plane, tile.q, tile.r)
            if (where, 0) in self.owner:
                raise BadTile(f"two tiles lie at {tile.name}", "move one of them")
            for letter, sectors in tile.areas:
                names[len(names)] = f"{tile.name}:{letter}"
                self._places.append((where, sectors))
                self.owner.update({(where, int(sector)): len(names) - 1 for sector in sectors})
        outdoors = len(names)
        by_name = {name: cell for cell, name in names.items()}
        self.container = list(range(outdoors))
        for area, key in interiors:
            if area not in by_name:
                raise BadTile(f"the building {key} stands in {area}, which is no area", "name an area of the map")
            names[len(names)] = f"{area}/{key}"
            self._places.append(self._places[by_name[area]])
            self.container.append(by_name[area])
        super().__init__(names, self._borders(outdoors))

    def hex_of(self, cell: int) -> Hex:
        """Plane and coordinates of the tile in which a cell lies."""
        return self._places[cell][0]

    def sectors(self, cell: int) -> str:
        """The sectors of an area, or of the area around an interior."""
        return self._places[cell][1]

    def same_hex(self, cell: int) -> CellSet:
        """All areas of the tile in which a cell lies."""
        where = self.hex_of(cell)
        return sum(1 << other for other, place in enumerate(self._places) if place[0] == where)

    def hexes_apart(self, one: int, other: int) -> int | None:
        """How many tiles apart two cells lie, 0 in one tile; None between planes."""
        (plane, q, r), (facing, u, v) = self.hex_of(one), self.hex_of(other)
        return max(abs(q - u), abs(r - v), abs(q + r - u - v)) if plane == facing else None

    def within_hexes(self, cell: int, reach: int) -> CellSet:
        """The cells at most so many tiles away, on the same plane."""
        found = 0
        for other in range(len(self._places)):
            apart = self.hexes_apart(cell, other)
            if apart is not None and apart <= reach:
                found |= 1 << other
        return found

    def reference(self, cell: int) -> Point:
        """The point from and to which lines of fire run, on their lattice: the mean of the sectors' middles."""
        (_, q, r), sectors = self._places[cell]
        across, down = (sum(_MIDDLES[int(s)][axis] for s in sectors) for axis in (0, 1))
        x, y = tile_centre(q, r)
        return x + FINE * across // len(sectors), y + FINE * down // len(sectors)

    def centre(self, cell: int) -> Point:
        """The middle of an area in drawing units; an interior is drawn in the middle of its area."""
        x, y = self.reference(cell)
        return _draw(x, y, self._aside(cell))

    def outline(self, cell: int) -> tuple[Point, ...]:
        """The corners of an area; of an interior, a small house inside it."""
        (_, q, r), sectors = self._places[cell]
        aside = self._aside(cell)
        if self.container[cell] != cell:
            x, y = self.centre(cell)
            return (x - LONG, y - LONG), (x + LONG, y - LONG), (x + LONG, y + LONG), (x - LONG, y + LONG)
        first = next((s for s in map(int, sectors) if str((s - 1) % 6) not in sectors), 0)
        ring = [RIM[(first + place) % 6] for place in range(len(sectors) + 1)]
        corners = ring[:6] if len(sectors) == 6 else [(0, 0), *ring]
        x, y = tile_centre(q, r)
        return tuple(_draw(x + FINE * a, y + FINE * b, aside) for a, b in corners)

    def _borders(self, outdoors: int) -> dict[int, CellSet]:
        """The neighbours of every area and interior."""
        near = dict.fromkeys(range(len(self.container)), 0)
        for (where, sector), cell in self.owner.items():
            plane, q, r = where
            step_q, step_r = TOWARDS[sector]
            across = self.owner.get(((plane, q + step_q, r + step_r), (sector + 3) % 6))
            for other in (across, self.owner[where, (sector + 1) % 6], self.owner[where, (sector + 5) % 6]):
                if other is not None and other != cell:
                    near[cell] |= 1 << other
        for cell in range(outdoors, len(self.container)):
            near[cell] = 1 << self.container[cell]
            near[self.container[cell]] |= 1 << cell
        return near

    def _aside(self, cell: int) -> int:
        """How many tiles to the right a plane is drawn, so that planes do not cover each other."""
        planes = list(dict.fromkeys(place[0][0] for place in self._places))
        place = planes.index(self.hex_of(cell)[0])
        widths = [[where[1] for where, _ in self._places if where[0] == plane] for plane in planes]
        shift = 0
        for here, following in pairwise(widths[: place + 1]):
            shift += max(here) - min(following) + 2
        return shift


def tile_centre(q: int, r: int) -> Point:
    """The centre of a tile on the lattice of lines, y downwards."""
    return FINE * 54 * q, FINE * (36 * r + 18 * q)


def _draw(x: int, y: int, aside: int) -> Point:
    """A point of the lattice in drawing units: a tile is three times as wide as a hex of a hex grid."""
    unit = 18 * FINE
    return (x * LONG * _DRAWN) // unit + 3 * LONG * _DRAWN * aside, (y * BROAD * _DRAWN) // unit


def _check(tile: Tile) -> None:
    """Refuse a tile whose areas do not share out the six sectors in runs."""
    if sorted("".join(sectors for _, sectors in tile.areas)) != list("012345"):
        raise BadTile(f"the areas of tile {tile.name} do not share out the six sectors", "give each of 0 to 5 once")
    for letter, sectors in tile.areas:
        starts = [s for s in map(int, sectors) if str((s - 1) % 6) not in sectors]
        if len(starts) > 1:
            raise BadTile(f"area {letter} of tile {tile.name} falls apart", "its sectors must be neighbours")
    if len(dict(tile.areas)) != len(tile.areas):
        raise BadTile(f"two areas of tile {tile.name} have one letter", "give each area a letter of its own")
