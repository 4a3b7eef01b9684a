"""Where cells lie: outlines, hit tests and neighbours for the keyboard, for any kind of board.

Scene units are the board's own. A cell on a higher level is drawn a little further up, so that a storey shows.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from horologium.engine.core.view import CellView

    Spot = tuple[int, int]
    Edge = tuple[Spot, Spot]
    Loop = list[Spot]

MARGIN = 20
LIFT = 9
"""How many units a level lies higher on the screen than the one below it."""
LARGEST = 60
"""Figures and texts are made for cells of this size; in larger cells they do not grow."""
ROOMY = 1.8
"""A cell of so many units holds several side by side."""
_FILL = Qt.FillRule.OddEvenFill
_BUCKET = 64
_NEAR = (QPointF(-20, 0), QPointF(20, 0), QPointF(0, -20), QPointF(0, 20))
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Geometry:
    """The cells of one board, by key; those of ``beyond`` are drawn, but nothing else is done with them.

    ``around`` is how much land is seen round the cells.
    """

    def __init__(self, cells: Iterable[CellView], beyond: Iterable[CellView] = (), *, around: int = 0) -> None:
        self.cells: Mapping[str, CellView] = {cell.key: cell for cell in cells}
        self.drawn: Mapping[str, CellView] = {**self.cells, **{cell.key: cell for cell in beyond}}
        self.corners = {key: _corners(cell) for key, cell in self.drawn.items()}
        self.polygons = {key: QPolygonF([QPointF(*spot) for spot in loop]) for key, loop in self.corners.items()}
        self.boxes = {key: polygon.boundingRect() for key, polygon in self.polygons.items()}
        self.bounds = QRectF()
        for box in self.boxes.values():
            self.bounds = self.bounds.united(box)
        self.bounds = self.bounds.adjusted(-around, -around, around, around)
        first = next(iter(self.boxes.values()), QRectF())
        self.side = max(1.0, min(first.width(), first.height()))
        self.unit = min(self.side, float(LARGEST))
        self._buckets: dict[Spot, list[str]] = defaultdict(list)
        for cell in sorted(self.cells.values(), key=lambda cell: -cell.level):
            for spot in _buckets(self.boxes[cell.key]):
                self._buckets[spot].append(cell.key)

    @property
    def frame(self) -> QRectF:
        """The board with a margin around it."""
        return self.bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    @cached_property
    def rim(self) -> Mapping[Edge, None]:
        """The sides at which the ground ends."""
        return border(self.corners[key] for key, cell in self.drawn.items() if cell.level == 0)

    def same_places(self, cells: Iterable[CellView], beyond: Iterable[CellView] = ()) -> bool:
        """Whether these cells lie where ours lie."""
        places = [(cell.key, cell.outline) for cell in (*cells, *beyond)]
        return places == [(key, cell.outline) for key, cell in self.drawn.items()]

    def centre(self, key: str) -> QPointF:
        """Give the middle of a cell."""
        cell = self.drawn[key]
        return QPointF(cell.centre[0], cell.centre[1] - LIFT * cell.level)

    def roomy(self, key: str) -> bool:
        """Whether a cell is much larger than those who stand on it: a room, an area."""
        return min(self.boxes[key].width(), self.boxes[key].height()) >= ROOMY * self.unit

    def spots(self, key: str) -> list[QPointF]:
        """Give places all over a cell for what grows there: its middle, or a grid of them in a large one."""
        box, polygon, middle = self.boxes[key], self.polygons[key], self.centre(key)
        across, down = int(box.width() // LARGEST), int(box.height() // LARGEST)
        if across < 2 or down < 2:
            return [middle]
        grid = [
            QPointF(box.left() + (x + 0.5) * box.width() / across, box.top() + (y + 0.5) * box.height() / down)
            for y in range(down)
            for x in range(across)
        ]
        inside = [spot for spot in grid if all(polygon.containsPoint(spot + near, _FILL) for near in _NEAR)]
        return inside or [middle]

    def at(self, point: QPointF, wanted: Iterable[str] = ()) -> str | None:
        """Find the cell under a point: one that is wanted before others, the highest level before lower ones."""
        near = self._buckets.get((int(point.x() // _BUCKET), int(point.y() // _BUCKET)), ())
        here = [key for key in near if self.polygons[key].containsPoint(point, _FILL)]
        if len(here) < 2:
            return here[0] if here else None
        liked = frozenset(wanted)
        return next((key for key in here if key in liked), here[0])

    def levels(self, key: str) -> list[str]:
        """List the cells at the same place, from below to above."""
        centre = self.cells[key].centre
        here = [cell for cell in self.cells.values() if cell.centre == centre]
        return [cell.key for cell in sorted(here, key=lambda cell: cell.level)]

    def neighbour(self, key: str, direction: str) -> str:
        """Find the nearest cell in a direction, on the same level if there is one; at the edge stay."""
        here, (dx, dy) = self.cells[key], DIRECTIONS[direction]
        best, best_cost = key, float("inf")
        for cell in self.cells.values():
            x, y = cell.centre[0] - here.centre[0], cell.centre[1] - here.centre[1]
            ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if ahead <= 0 or aside > ahead:
                continue
            cost = hypot(ahead, 2 * aside) + (self.side / 4) * abs(cell.level - here.level)
            if cost < best_cost:
                best, best_cost = cell.key, cost
        return best

    def loops(self, keys: Iterable[str]) -> list[Loop]:
        """Give the borders of an area: cells side by side on one level become one."""
        storeys: dict[int, list[Loop]] = defaultdict(list)
        for key in dict.fromkeys(keys):
            if key in self.corners:
                storeys[self.drawn[key].level].append(self.corners[key])
        return [loop for corners in storeys.values() for loop in chains(border(corners))]

    def area(self, keys: Iterable[str]) -> QPainterPath:
        """Unite cells into one outline."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for loop in self.loops(keys):
            path.addPolygon(QPolygonF([QPointF(*spot) for spot in straightened(loop)]))
            path.closeSubpath()
        return path

    def groups(self, keys: Iterable[str]) -> list[list[str]]:
        """Part cells of one level into those that hang together."""
        left, owners = dict.fromkeys(keys), defaultdict(list)
        for key in left:
            for edge in edges(self.corners[key]):
                owners[frozenset(edge)].append(key)
        found = []
        while left:
            waiting, group = [left.popitem()[0]], []
            while waiting:
                key = waiting.pop()
                group.append(key)
                near = [other for edge in edges(self.corners[key]) for other in owners[frozenset(edge)]]
                fresh = [other for other in dict.fromkeys(near) if other in left]
                for other in fresh:
                    del left[other]
                waiting += fresh
            found.append(sorted(group))
        return sorted(found)


def edges(loop: Loop) -> Iterator[Edge]:
    """List the sides of a loop."""
    yield from zip(loop, [*loop[1:], loop[0]], strict=True)


def border(loops: Iterable[Loop]) -> dict[Edge, None]:
    """Keep the sides of cells that no other cell shares."""
    found: dict[Edge, None] = {}
    for loop in loops:
        for start, end in edges(loop):
            if (end, start) in found:
                del found[end, start]
            else:
                found[start, end] = None
    return found


def chains(sides: Mapping[Edge, None]) -> list[Loop]:
    """Join sides into closed loops."""
    following: dict[Spot, list[Spot]] = defaultdict(list)
    for start, end in sides:
        following[start].append(end)
    loops: list[Loop] = []
    for start in list(following):
        while following[start]:
            loop, at = [start], following[start].pop()
            while at != start and following[at]:
                loop.append(at)
                at = following[at].pop()
            loops.append(loop)
    return loops


def straightened(loop: Loop) -> Loop:
    """Leave out corners that are none."""
    kept = []
    for before, at, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        turn = (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])
        if turn:
            kept.append(at)
    return kept


def _corners(cell: CellView) -> Loop:
    """Give the outline clockwise on the screen, lifted by its level."""
    loop = [(x, y - LIFT * cell.level) for x, y in cell.outline]
    doubled = sum(x * v - u * y for (x, y), (u, v) in edges(loop))
    return loop if doubled >= 0 else loop[::-1]


def _buckets(box: QRectF) -> Iterator[Spot]:
    for column in range(int(box.left() // _BUCKET), int(box.right() // _BUCKET) + 1):
        for row in range(int(box.top() // _BUCKET), int(box.bottom() // _BUCKET) + 1):
            yield column, row
