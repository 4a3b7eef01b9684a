"""Straight lines over cells, in whole numbers.

Cells of a grid all have one shape, so what a line crosses depends only on how far its ends are apart. A table of
offsets therefore serves the whole board: the line is found there, and the blockers are shifted to meet it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.kit.cells import CellSet, Point
    from horologium.engine.kit.grid import Grid

E = TypeVar("E")


def cross(origin: Point, one: Point, other: Point) -> int:
    """Twice the area of a triangle: zero if the points lie in line, its sign tells the side."""
    return (one[0] - origin[0]) * (other[1] - origin[1]) - (one[1] - origin[1]) * (other[0] - origin[0])


def enters(start: Point, end: Point, corners: Sequence[Point]) -> bool:
    """Whether a line passes through the inside of a convex shape, by looking for an axis that keeps them apart."""
    sides = [cross(start, end, corner) for corner in corners]
    if min(sides) >= 0 or max(sides) <= 0:
        return False
    for place, one in enumerate(corners):
        other = corners[place - 1]
        inner = [cross(one, other, corner) for corner in corners]
        low, high = min(inner), max(inner)
        ends = cross(one, other, start), cross(one, other, end)
        if max(ends) <= low or min(ends) >= high:
            return False
    return True


def overlaps(start: Point, end: Point, one: Point, other: Point) -> bool:
    """Whether a line runs along a stretch of an edge, not merely over a point of it."""
    if start == end or cross(start, end, one) or cross(start, end, other):
        return False
    axis = 0 if start[0] != end[0] else 1
    low, high = sorted((start[axis], end[axis]))
    first, last = sorted((one[axis], other[axis]))
    return max(low, first) < min(high, last)


def inside(start: Point, end: Point, point: Point) -> bool:
    """Whether a point lies on a line strictly between its ends."""
    if point in {start, end} or cross(start, end, point):
        return False
    return all(min(a, b) <= c <= max(a, b) for a, b, c in zip(start, end, point, strict=True))


class CellShape:
    """A cell shape that looks the same turned by half: a square or a hexagon, by its corners round the middle."""

    __slots__ = ("_axes", "corners")

    def __init__(self, corners: Sequence[Point]) -> None:
        self.corners = tuple(corners)
        self._axes: list[tuple[int, int, int]] = []
        for place in range(len(corners) // 2):
            (x, y), (u, v) = corners[place], corners[place + 1]
            across, down = v - y, x - u
            self._axes.append((across, down, abs(across * x + down * y)))

    def entered(self, start: Point, end: Point, centres: Mapping[Point, int]) -> CellSet:
        """The places whose cells a line enters, as a mask; the places are given by their centres."""
        (x, y), (u, v) = start, end
        right, down, found = u - x, v - y, 0
        breadth = self.breadth(start, end)
        checks = [(a, b, 2 * e + abs(a * right + b * down), a * (x + u) + b * (y + v)) for a, b, e in self._axes]
        for (p, q), place in centres.items():
            if abs(right * (q - y) - down * (p - x)) >= breadth:
                continue
            if all(abs(2 * (a * p + b * q) - middle) < limit for a, b, limit, middle in checks):
                found |= 1 << place
        return found

    def breadth(self, start: Point, end: Point) -> int:
        """How far the shape reaches to either side of a line in this direction, as ``cross`` measures it."""
        right, down = end[0] - start[0], end[1] - start[1]
        return max(right * b - down * a for a, b in self.corners)


class Span(NamedTuple):
    """The cells between two cells, as places relative to a shared corner, by their centres on the lattice."""

    start: Point
    end: Point
    corner: int
    between: dict[Point, int]


class Lines(ABC, Generic[E]):
    """A table of lines between the cells of a grid, filled as it is asked."""

    shape: ClassVar[CellShape]

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        wide = 2 * grid.frame.columns + 1
        self._spread_out = tuple(row * wide + column for row, column in zip(grid.row, grid.column, strict=True))
        self._ground = grid.ground
        self._table: dict[int, tuple[int, E]] = {}

    def entry(self, viewer: int, target: int) -> tuple[int, E]:
        """The lines between two cells, and the place to which masks are shifted before they meet them."""
        wide = self._spread_out
        found = self._table.get(wide[target] - wide[viewer])
        if found is None:
            span = self._span(viewer, target)
            found = self._table[wide[target] - wide[viewer]] = span.corner, self.build(span)
        return self._ground[viewer] + found[0], found[1]

    @abstractmethod
    def middle(self, column: int, row: int) -> Point:
        """The centre of a cell on the lattice of the lines."""

    @abstractmethod
    def build(self, span: Span) -> E:
        """What is kept of the lines between two cells."""

    def _span(self, viewer: int, target: int) -> Span:
        """Everything that a line between two cells may meet, with one cell to spare all round."""
        grid, stride = self.grid, self.grid.frame.stride
        across, down = grid.column[target] - grid.column[viewer], grid.row[target] - grid.row[viewer]
        left, top = min(0, across) - 1, min(0, down) - 1
        start, end = self.middle(0, 0), self.middle(across, down)
        limit = 2 * self.shape.breadth(start, end)
        between = {}
        for row in range(top, max(0, down) + 2):
            for column in range(left, max(0, across) + 2):
                centre = self.middle(column, row)
                if abs(cross(start, end, centre)) <= limit and centre not in {start, end}:
                    between[centre] = (row - top) * stride + column - left
        return Span(start, end, top * stride + left, between)


def fewest(lines: Sequence[CellSet]) -> tuple[CellSet, ...]:
    """The lines that matter to whoever may choose one: those that do not cross all that another crosses."""
    kept: list[CellSet] = []
    for line in sorted(lines, key=int.bit_count):
        if not any(line & other == other for other in kept):
            kept.append(line)
    return tuple(kept)
