"""Sight from one vertex of a hex to the vertices of another, counted for each of the six."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.kit.hexes import CORNERS
from horologium.engine.kit.sight.lines import CellShape, Lines, Span, inside, overlaps

if TYPE_CHECKING:
    from horologium.engine.kit.cells import CellSet, Point
    from horologium.engine.kit.hexes import HexGrid

_HEX: Final = CellShape(CORNERS)
_ALL: Final = (6, 6, 6, 6, 6, 6)


class VertexLine(NamedTuple):
    """What one line crosses, and the pairs of hexes along whose common edge it runs."""

    crossed: CellSet
    edges: tuple[CellSet, ...]


class Fan(NamedTuple):
    """All lines between two hexes by viewer's vertex, and everything that any of them meets."""

    lines: tuple[tuple[VertexLine, ...], ...]
    meets: CellSet


class VertexSight(Lines[Fan]):
    """Lines from each vertex of the viewer's hex to the six vertices of the target's.

    A hex obstructs a line that passes through its inside, or that passes two of its vertices strictly between
    its ends; two hexes obstruct a line along their common edge, ends included. The hexes of viewer and target
    never obstruct. Vertices are numbered clockwise from the top (on a flat grid from the right). What the counts
    mean is for the rules to say; from A to B they may differ from B to A.
    """

    grid: HexGrid
    shape = _HEX

    def counts(self, viewer: int, target: int, blockers: CellSet) -> tuple[int, ...]:
        """How many vertices of the target are reached from each vertex of the viewer."""
        shift, fan = self.entry(viewer, target)
        blockers >>= shift
        if not fan.meets & blockers:
            return _ALL
        found = []
        for lines in fan.lines:
            reached = 0
            for crossed, edges in lines:
                if not crossed & blockers and not (edges and any(blockers & pair == pair for pair in edges)):
                    reached += 1
            found.append(reached)
        return tuple(found)

    def most(self, viewer: int, target: int, blockers: CellSet) -> int:
        """The vertices reached from the best vertex."""
        return max(self.counts(viewer, target, blockers))

    def obstructing(self, viewer: int, target: int, blockers: CellSet, vertex: int) -> CellSet:
        """The blockers that obstruct some line from a vertex of the viewer."""
        shift, fan = self.entry(viewer, target)
        found = 0
        for line in fan.lines[vertex]:
            found |= line.crossed << shift & blockers
            for pair in line.edges:
                found |= pair << shift if blockers >> shift & pair == pair else 0
        return found

    def why(self, viewer: int, target: int, blockers: CellSet) -> CellSet:
        """What obstructs lines from the best vertex, the first of equals."""
        counts = self.counts(viewer, target, blockers)
        return self.obstructing(viewer, target, blockers, counts.index(max(counts)))

    def middle(self, column: int, row: int) -> Point:
        """The lattice on which all vertices are whole numbers."""
        return 2 * column + row, 3 * row

    def build(self, span: Span) -> Fan:
        """All thirty-six lines."""
        (x, y), (u, v) = span.start, span.end
        lines = tuple(tuple(self._line((x + a, y + b), (u + c, v + d), span) for c, d in CORNERS) for a, b in CORNERS)
        meets = 0
        for line in (line for row in lines for line in row):
            meets |= line.crossed
            for pair in line.edges:
                meets |= pair
        return Fan(lines, meets)

    def _line(self, start: Point, end: Point, span: Span) -> VertexLine:
        """What lies on one line."""
        crossed = _HEX.entered(start, end, span.between)
        across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
        if across not in {0, down}:  # no edge has this direction
            return VertexLine(crossed, ())
        edges = []
        for (one, other), beside in _edges(start, end, span).items():
            if inside(start, end, one) and inside(start, end, other):
                crossed |= beside
            elif beside.bit_count() == 2:
                edges.append(beside)
        return VertexLine(crossed, tuple(edges))


def _edges(start: Point, end: Point, span: Span) -> dict[tuple[Point, Point], CellSet]:
    """The edges along which a line runs, each with the hexes beside it."""
    found: dict[tuple[Point, Point], CellSet] = {}
    for (x, y), place in span.between.items():
        ring = [(x + a, y + b) for a, b in CORNERS]
        for side in range(6):
            one, other = sorted((ring[side - 1], ring[side]))
            if overlaps(start, end, one, other):
                found[one, other] = found.get((one, other), 0) | 1 << place
    return found
