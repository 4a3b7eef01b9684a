"""Lines of fire over an area map: one straight line between the reference points of two areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.areas import FINE, RIM, TOWARDS, tile_centre
from horologium.engine.kit.sight.lines import enters, overlaps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.kit.areas import AreaMap, Hex
    from horologium.engine.kit.cells import CellSet, Point


class FireLines:
    """What lies between the areas of a map, looked up by pair.

    An area is in the way when the line passes through the inside of one of its sectors; along a border the two
    areas beside it are in the way only together. The areas of both ends never are, nor the areas around an
    interior that is an end; interiors themselves are never crossed, and nothing lies between two planes.
    """

    def __init__(self, areas: AreaMap) -> None:
        self.areas = areas
        self._table: dict[tuple[int, int], tuple[CellSet, tuple[CellSet, ...]]] = {}

    def between(self, one: int, other: int) -> tuple[CellSet, tuple[CellSet, ...]]:
        """The areas a line crosses, and the pairs of areas between which it runs."""
        key = (one, other) if one < other else (other, one)
        found = self._table.get(key)
        if found is None:
            found = self._table[key] = self._build(*key)
        return found

    def clear(self, one: int, other: int, blockers: CellSet) -> bool:
        """Whether nothing is in the way."""
        return not self.why(one, other, blockers)

    def why(self, one: int, other: int, blockers: CellSet) -> CellSet:
        """The areas in the way."""
        crossed, borders = self.between(one, other)
        found = crossed & blockers
        for pair in borders:
            found |= pair if blockers & pair == pair else 0
        return found

    def _build(self, one: int, other: int) -> tuple[CellSet, tuple[CellSet, ...]]:
        """Follow the line over all sectors of its plane."""
        areas = self.areas
        plane = areas.hex_of(one)[0]
        if areas.hex_of(other)[0] != plane:
            return 0, ()
        start, end = areas.reference(one), areas.reference(other)
        ends = 1 << areas.container[one] | 1 << areas.container[other]
        crossed, borders = 0, []
        for (where, sector), cell in areas.owner.items():
            if where[0] != plane or ends >> cell & 1:
                continue
            ring = _triangle(where, sector)
            if enters(start, end, ring):
                crossed |= 1 << cell
            for pair, from_corner, to_corner in self._sides(where, sector, ring):
                if not pair & ends and overlaps(start, end, from_corner, to_corner):
                    borders.append(pair)
        return crossed, tuple(dict.fromkeys(borders))

    def _sides(self, where: Hex, sector: int, ring: tuple[Point, ...]) -> Iterator[tuple[int, Point, Point]]:
        """The borders of a sector with other areas: outwards and clockwise, so that each is met at least once."""
        owner = self.areas.owner
        plane, q, r = where
        cell, following = owner[where, sector], owner[where, (sector + 1) % 6]
        across = owner.get(((plane, q + TOWARDS[sector][0], r + TOWARDS[sector][1]), (sector + 3) % 6))
        if following != cell:
            yield 1 << cell | 1 << following, ring[0], ring[2]
        if across is not None:
            yield 1 << cell | 1 << across, ring[1], ring[2]


def _triangle(where: Hex, sector: int) -> tuple[Point, ...]:
    """The corners of a sector on the lattice: the tile's centre, then two of its rim."""
    x, y = tile_centre(where[1], where[2])
    one, other = RIM[sector], RIM[(sector + 1) % 6]
    return (x, y), (x + FINE * one[0], y + FINE * one[1]), (x + FINE * other[0], y + FINE * other[1])
