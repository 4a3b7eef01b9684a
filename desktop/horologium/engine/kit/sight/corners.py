"""Sight from corner to corner of squares: the viewer has the best of sixteen lines."""

from __future__ import annotations

from itertools import pairwise
from math import gcd
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.kit.sight.lines import CellShape, Lines, Span

if TYPE_CHECKING:
    from horologium.engine.kit.cells import CellSet, Point
    from horologium.engine.kit.square import SquareGrid

_CORNERS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_SQUARE: Final = CellShape(_CORNERS)


class CornerLine(NamedTuple):
    """What one line crosses, and the pairs of diagonal squares between which it slips through a corner."""

    crossed: CellSet
    pinches: tuple[CellSet, ...]


class CornerSight(Lines[tuple[CornerLine, ...]]):
    """Lines from any corner of one square to any corner of another.

    A square is crossed when the line passes through its inside or along one of its edges; a touched corner is no
    crossing, but two solid squares that meet diagonally in a touched corner block it, also at the line's ends.
    The squares of viewer and target are never in the way. Sight is mutual.
    """

    grid: SquareGrid
    shape = _SQUARE

    def clear(self, viewer: int, target: int, solid: CellSet, others: CellSet = 0) -> bool:
        """Whether one line meets neither solid squares, nor the corner of two of them, nor any of the others."""
        shift, lines = self.entry(viewer, target)
        solid >>= shift
        blockers = solid | others >> shift
        for crossed, pinches in lines:
            if not crossed & blockers and not any(solid & pair == pair for pair in pinches):
                return True
        return False

    def why(self, viewer: int, target: int, solid: CellSet, others: CellSet = 0) -> CellSet:
        """What is in the way on the least hindered line, the first of equals; nothing if one is clear."""
        shift, lines = self.entry(viewer, target)
        found = []
        for line in lines:
            met = line.crossed << shift & (solid | others)
            for pair in line.pinches:
                met |= pair << shift if solid >> shift & pair == pair else 0
            found.append(met)
        return min(found, key=int.bit_count)

    def middle(self, column: int, row: int) -> Point:
        """Squares are two units wide."""
        return 2 * column, 2 * row

    def build(self, span: Span) -> tuple[CornerLine, ...]:
        """All lines that differ, the emptiest first."""
        (x, y), (u, v) = span.start, span.end
        lines = [self._line((x + a, y + b), (u + c, v + d), span) for a, b in _CORNERS for c, d in _CORNERS]
        return tuple(sorted(dict.fromkeys(lines), key=lambda line: (line.crossed.bit_count(), len(line.pinches))))

    def _line(self, start: Point, end: Point, span: Span) -> CornerLine:
        """What lies on one line."""
        crossed = _SQUARE.entered(start, end, span.between)
        points = _crossings(start, end)
        if start[0] == end[0] or start[1] == end[1]:
            for one, other in pairwise(points):
                crossed |= _squares(span, one) & _squares(span, other)
        pinches = []
        for x, y in points:
            for rise in (1, -1):
                pair = [span.between.get((x + side, y + rise * side)) for side in (1, -1)]
                pinches += [1 << pair[0] | 1 << pair[1]] if pair[0] is not None and pair[1] is not None else []
        return CornerLine(crossed, tuple(pinches))


def _crossings(start: Point, end: Point) -> list[Point]:
    """The corners of squares that a line from corner to corner touches, its ends included."""
    across, down = (end[0] - start[0]) // 2, (end[1] - start[1]) // 2
    parts = max(1, gcd(across, down))
    step = 2 * across // parts, 2 * down // parts
    return [(start[0] + step[0] * part, start[1] + step[1] * part) for part in range(parts + (start != end))]


def _squares(span: Span, corner: Point) -> CellSet:
    """The squares that meet in a corner."""
    found = 0
    for a, b in _CORNERS:
        place = span.between.get((corner[0] + a, corner[1] + b))
        found |= 0 if place is None else 1 << place
    return found
