"""Boards of rooms as a plan: which boards are one, how large rooms are drawn, where doors and corridors lie."""

from __future__ import annotations

from dataclasses import replace
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from horologium.ui.battle.board.geometry import LARGEST, ROOMY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from horologium.engine.core.view import CellView

    Node = tuple[int, int]

LANE: Final = 32
"""How far apart rooms are drawn, so that walls and corridors find room between them."""
MOST_GROWTH: Final = 30
LAND: Final = 30
"""How much land is seen round the outermost rooms, with their walls."""
FACING: Final = 84
"""So near rooms that face each other are joined by a door; those farther apart by a corridor."""
DOOR: Final = 60
STEP: Final = 16
"""Two corridors go side by side through a lane."""
AROUND: Final = 3
"""How many steps beyond the outermost rooms a corridor may go."""


HEAD, LADEN = 44, 36
"""How much of a room its title takes, and what lies in it."""


class Doorway(NamedTuple):
    """An opening between two rooms that face each other; ``sideways`` if one goes through to the left or right."""

    rooms: tuple[str, str]
    opening: QRectF
    sideways: bool


class Corridor(NamedTuple):
    """A way between rooms that do not face each other, from wall to wall."""

    rooms: tuple[str, str]
    points: tuple[QPointF, ...]


class RoomPlan(NamedTuple):
    """All rooms of a board and what joins them."""

    rooms: Mapping[str, QRectF]
    doorways: tuple[Doorway, ...]
    corridors: tuple[Corridor, ...]


def is_plan(cells: Sequence[CellView], beyond: Sequence[CellView] = ()) -> bool:
    """Tell whether a board is one of rooms: large upright rectangles on one floor, of which some have names."""
    if beyond or not any(cell.label for cell in cells):
        return False
    return all(cell.level == 0 and _is_room(cell) for cell in cells)


def _is_room(cell: CellView) -> bool:
    """Tell whether a cell is a large upright rectangle."""
    across, down = {x for x, _ in cell.outline}, {y for _, y in cell.outline}
    if len(cell.outline) != 4 or len(across) != 2 or len(down) != 2:
        return False
    return min(max(across) - min(across), max(down) - min(down)) >= ROOMY * LARGEST


def widened(cells: Sequence[CellView], beyond: Sequence[CellView] = ()) -> tuple[CellView, ...]:
    """Give the cells as they are drawn: rooms that lie far apart grow until only walls are between them."""
    if not is_plan(cells, beyond):
        return tuple(cells)
    boxes = [box_of(cell) for cell in cells]
    gaps = [_gap(one, other) for place, one in enumerate(boxes) for other in boxes[place + 1 :]]
    by = min(MOST_GROWTH, max(0, round((min(gaps, default=0) - LANE) / 2)))
    return tuple(replace(cell, outline=_grown(cell, by)) for cell in cells) if by else tuple(cells)


def box_of(cell: CellView) -> QRectF:
    """Give the rectangle of a room."""
    left, top = min(x for x, _ in cell.outline), min(y for _, y in cell.outline)
    return QRectF(left, top, max(x for x, _ in cell.outline) - left, max(y for _, y in cell.outline) - top)


def _grown(cell: CellView, by: int) -> tuple[tuple[int, int], ...]:
    x, y = cell.centre
    return tuple((u + (by if u > x else -by), v + (by if v > y else -by)) for u, v in cell.outline)


def _gap(one: QRectF, other: QRectF) -> float:
    """Tell how far apart two rooms lie."""
    across = max(one.left(), other.left()) - min(one.right(), other.right())
    down = max(one.top(), other.top()) - min(one.bottom(), other.bottom())
    return max(across, down)


def standing_room(room: QRectF, *, laden: bool) -> QRectF:
    """Give the part of a room where figures stand: below its title, and above what lies there."""
    return room.adjusted(8, HEAD, -8, -LADEN if laden else -9)


def plan_of(rooms: Mapping[str, QRectF], passages: Iterable[tuple[str, str]]) -> RoomPlan:
    """Lay doors between rooms that face each other, and corridors between all others that are joined."""
    doorways, apart = [], []
    touching = [(one, other) for one in rooms for other in rooms if one < other and _gap(rooms[one], rooms[other]) <= 0]
    joined = [pair for pair in passages if pair[0] in rooms and pair[1] in rooms]
    for pair in dict.fromkeys([*joined, *touching]):
        doorway = _doorway(rooms, pair)
        if doorway is not None:
            doorways.append(doorway)
        elif pair not in touching:
            apart.append(pair)
    warren = Warren(rooms, doorways) if apart else None
    return RoomPlan(rooms, tuple(doorways), tuple(warren.dig(pair) for pair in apart) if warren else ())


def _doorway(rooms: Mapping[str, QRectF], pair: tuple[str, str]) -> Doorway | None:
    """Open the walls between two rooms that face each other with nothing between."""
    one, other = (rooms[key] for key in pair)
    left, right = max(one.left(), other.left()), min(one.right(), other.right())
    top, bottom = max(one.top(), other.top()), min(one.bottom(), other.bottom())
    if right - left >= DOOR and 0 <= top - bottom <= FACING:
        return Doorway(pair, QRectF((left + right - DOOR) / 2, bottom, DOOR, top - bottom), sideways=False)
    if bottom - top >= DOOR and 0 <= left - right <= FACING:
        low = (top + bottom - DOOR) / 2 + DOOR * 0.4
        return Doorway(pair, QRectF(right, min(low, bottom - DOOR), left - right, DOOR), sideways=True)
    return None


class Warren:
    """Digs corridors round the rooms, in lanes where as few as possible share the way."""

    def __init__(self, rooms: Mapping[str, QRectF], doorways: Iterable[Doorway]) -> None:
        self._rooms = rooms
        bounds = QRectF()
        for room in rooms.values():
            bounds = bounds.united(room)
        self._origin = bounds.topLeft() - QPointF(AROUND * STEP, AROUND * STEP)
        self._wide = round(bounds.width() / STEP) + 2 * AROUND
        self._high = round(bounds.height() / STEP) + 2 * AROUND
        self._taken: dict[Node, float] = {}
        self._solid = {node for room in rooms.values() for node in self._nodes(room)}
        for doorway in doorways:
            self._taken.update(dict.fromkeys(self._nodes(doorway.opening), 6.0))

    def dig(self, pair: tuple[str, str]) -> Corridor:
        """Dig the shortest corridor between two rooms; where there is none it goes straight under everything."""
        starts, ends = (self._thresholds(self._rooms[key]) for key in pair)
        nodes = self._search(starts, ends)
        if not nodes:
            return Corridor(pair, (self._rooms[pair[0]].center(), self._rooms[pair[1]].center()))
        for node in nodes:
            self._taken[node] = self._taken.get(node, 0.0) + 4.0
        points = [starts[nodes[0]][1], *map(self._point, _bends(nodes)), ends[nodes[-1]][1]]
        return Corridor(pair, tuple(points))

    def _search(self, starts: Thresholds, ends: Thresholds) -> list[Node]:
        """Find the cheapest way; bends and company cost."""
        queue: list[tuple[float, Node, Node]] = []
        for node, (cost, _) in starts.items():
            heappush(queue, (cost, node, (0, 0)))
        before: dict[tuple[Node, Node], tuple[Node, Node]] = {}
        known: dict[tuple[Node, Node], float] = {(node, (0, 0)): cost for cost, node, _ in queue}
        best: tuple[float, tuple[Node, Node] | None] = (float("inf"), None)
        while queue:
            cost, node, way = heappop(queue)
            if cost >= best[0]:
                break
            if node in ends and cost + ends[node][0] < best[0]:
                best = (cost + ends[node][0], (node, way))
            for near, turn in self._near(node):
                price = cost + 1 + self._taken.get(near, 0.0) + (0.8 if way not in ((0, 0), turn) else 0)
                if price < known.get((near, turn), float("inf")):
                    known[near, turn], before[near, turn] = price, (node, way)
                    heappush(queue, (price, near, turn))
        return _traced(best[1], before)

    def _near(self, node: Node) -> Iterator[tuple[Node, Node]]:
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            near = (node[0] + x, node[1] + y)
            if 0 <= near[0] < self._wide and 0 <= near[1] < self._high and near not in self._solid:
                yield near, (x, y)

    def _thresholds(self, room: QRectF) -> Thresholds:
        """List the places before the walls of a room, with what they cost and the point of the wall."""
        found: Thresholds = {}
        for node in self._nodes(room.adjusted(-STEP, -STEP, STEP, STEP)):
            at = self._point(node)
            x, y = min(max(at.x(), room.left()), room.right()), min(max(at.y(), room.top()), room.bottom())
            beside = (x == at.x()) != (y == at.y())
            aside = abs(at.y() - room.center().y()) if y == at.y() else abs(at.x() - room.center().x())
            if node not in self._solid and beside and aside < min(room.width(), room.height()) * 0.42:
                found[node] = (abs(aside - 40) / 30, QPointF(x, y))
        return found

    def _nodes(self, box: QRectF) -> list[Node]:
        left, top = (box.left() - self._origin.x()) / STEP, (box.top() - self._origin.y()) / STEP
        right, bottom = left + box.width() / STEP, top + box.height() / STEP
        return [
            (x, y)
            for x in range(max(0, round(left)), min(self._wide, round(right)))
            for y in range(max(0, round(top)), min(self._high, round(bottom)))
        ]

    def _point(self, node: Node) -> QPointF:
        return self._origin + QPointF((node[0] + 0.5) * STEP, (node[1] + 0.5) * STEP)


if TYPE_CHECKING:
    Thresholds = dict[Node, tuple[float, QPointF]]


def _traced(last: tuple[Node, Node] | None, before: Mapping[tuple[Node, Node], tuple[Node, Node]]) -> list[Node]:
    """Go back along the way that was found."""
    nodes: list[Node] = []
    while last is not None:
        nodes.append(last[0])
        last = before.get(last)
    return nodes[::-1]


def _bends(nodes: list[Node]) -> list[Node]:
    """Keep the ends of a way and where it turns."""
    inner = [
        here
        for before, here, after in zip(nodes, nodes[1:], nodes[2:], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
    ]
    return [nodes[0], *inner, nodes[-1]] if len(nodes) > 1 else nodes
