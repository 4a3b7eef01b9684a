"""Ways over a board: what can be reached for how many points, by which path, and how far the goals are.

A step costs the points of the cell it enters, 1 unless ``dear`` says more. Searches go layer by layer over whole
masks; ``layers[n]`` holds the cells whose cheapest way costs exactly n.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.kit.cells import each

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.kit.cells import Board, CellSet

Dear: TypeAlias = "Sequence[tuple[int, CellSet]]"
"""Terrain that costs more than 1 to enter: pairs of (cost, mask); masks do not overlap."""

Ways: TypeAlias = "Mapping[int, Sequence[tuple[int, int]]]"
"""Steps of this walker alone, from -> (to, whole cost): a climb, a jump. They stand in for the board's own."""

Terms: TypeAlias = "tuple[Board, CellSet, CellSet, Dear, Ways, bool]"

_NO_WAYS: Final[Ways] = MappingProxyType({})


class Reach:
    """What a search found.

    ``layers`` are masks by cost, ``all`` their union, ``ends`` those on which one may stop; ``rim`` may keep the
    cells beside them for whoever asks often.
    """

    __slots__ = ("_terms", "all", "ends", "layers", "rim")

    def __init__(self, layers: list[CellSet], reached: CellSet, ends: CellSet, terms: Terms) -> None:
        self.layers, self.all, self.ends, self._terms = layers, reached, ends, terms
        self.rim: CellSet | None = None

    def within(self, budget: int) -> CellSet:
        """The cells reached for at most so many points."""
        found = 0
        for layer in self.layers[: max(0, budget + 1)]:
            found |= layer
        return found

    def cost(self, cell: int) -> int | None:
        """The points of the cheapest way, or None if there is none."""
        bit = 1 << cell
        if not self.all & bit:
            return None
        cost = 0
        for layer in self.layers:
            if layer & bit:
                break
            cost += 1
        return cost

    def before(self, cell: int) -> CellSet:
        """The cells that stand directly before a cell on some cheapest way from the start.

        After ``approach`` these are the best next steps from the cell towards the goals.
        """
        cost = self.cost(cell)
        return 0 if cost is None else Search(*self._terms).before(self.layers, cell, cost)

    def path(self, cell: int) -> list[int]:
        """A cheapest way in the order of travel, both ends included; empty if there is none.

        Of several, the one that is traced back from ``cell`` by the lowest cell number at each step.
        """
        cost = self.cost(cell)
        if cost is None:
            return []
        search, found = Search(*self._terms), [cell]
        while previous := search.before(self.layers, cell, cost):
            cell = (previous & -previous).bit_length() - 1
            cost -= search.points(cell, found[-1]) if search.ways or search.classes[1:] else 1
            found.append(cell)
        return found if search.backwards else found[::-1]


class Search:
    """The terms of one search, spelt out to run it or to trace paths by."""

    __slots__ = ("_into", "backwards", "board", "classes", "halting", "start", "ways")

    def __init__(self, board: Board, start: CellSet, halting: CellSet, dear: Dear, ways: Ways, backwards: bool) -> None:
        self.board, self.start, self.halting, self.backwards = board, start, halting & ~start, backwards
        self.ways = _turned(ways) if backwards else ways
        self._into: Ways | None = None
        costly = 0
        for _, mask in dear:
            costly |= mask
        self.classes = ((1, ~costly), *dear)

    def points(self, one: int, other: int) -> int:
        """What the step costs by which the search went from one cell to another."""
        for to, points in self.ways.get(one, ()):
            if to == other:
                return points
        entered = one if self.backwards else other
        return next(points for points, mask in self.classes if mask >> entered & 1)

    def before(self, layers: list[CellSet], cell: int, cost: int) -> CellSet:
        """The cells of earlier layers from which the search came to a cell at this cost."""
        if not cost:
            return 0
        if not self.ways:
            return self._by_terrain(layers, cell, cost) & ~self.halting
        own = self._own_into(cell)
        found = self._by_terrain(layers, cell, cost) & ~sum(1 << one for one, _ in own)
        for one, points in reversed(own):  # of two that lead alike the first counts
            bit = 1 << one
            found = found | bit if points <= cost and layers[cost - points] & bit else found & ~bit
        return found & ~self.halting

    def _by_terrain(self, layers: list[CellSet], cell: int, cost: int) -> CellSet:
        """The neighbours of earlier layers from which terrain alone lets one come to a cell at this cost."""
        near, classes = self.board.near[cell], self.classes
        if len(classes) == 1:
            return near & layers[cost - 1]
        found = 0
        for points, mask in classes:
            if points <= cost:
                if self.backwards:
                    found |= near & mask & layers[cost - points]
                elif mask >> cell & 1:
                    found |= near & layers[cost - points]
        return found

    def _own_into(self, cell: int) -> Sequence[tuple[int, int]]:
        """The steps of the walker's own that lead into a cell, as (from, cost)."""
        if self._into is None:
            self._into = _turned(self.ways)
        return self._into.get(cell, ())


def reach(
    board: Board,
    start: int,
    budget: int,
    blocked: CellSet = 0,
    *,
    no_stop: CellSet = 0,
    halting: CellSet = 0,
    dear: Dear = (),
    ways: Ways = _NO_WAYS,
) -> Reach:
    """Where a walker on the cell ``start`` can go for at most ``budget`` points.

    ``blocked`` cells cannot be entered, ``no_stop`` cells only be passed, and who enters a ``halting`` cell goes
    no further. The start is reached for nothing, whatever it is and however little is left to spend.
    """
    first, free, budget = 1 << start, board.cells & ~blocked, max(budget, 0)
    terms = (board, first, halting, dear, ways, False)
    if ways:
        _dearest(dear, ways)
        layers, reached = _search(Search(*terms), budget, free)
    elif dear:
        layers, reached = _trudge(board, first, budget, free, halting, dear)
    else:
        layers, reached = _walk(board, first, budget, free, halting)
    return Reach(layers, reached, reached & ~no_stop, terms)


def approach(board: Board, goals: CellSet, blocked: CellSet = 0, *, dear: Dear = (), ways: Ways = _NO_WAYS) -> Reach:
    """How far every cell is from the nearest of the goals, for one who walks towards them.

    Goals count even when blocked, so that one may walk up to a figure; ``before`` then names the best steps.
    """
    free, size = board.cells & ~blocked, board.cells.bit_count()
    terms = (board, goals, 0, dear, ways, True)
    if dear or ways:
        layers, reached = _search(Search(*terms), _dearest(dear, ways) * size, free)
    else:
        layers, reached = _walk(board, goals, size, free, 0)
    return Reach(layers, reached, reached, terms)


def joined(board: Board, start: CellSet, ends: CellSet, free: CellSet) -> bool:
    """Whether plain steps through free cells lead from some cells of a mask to some of the ends."""
    found, spread = start, board.spread
    while start and not start & ends:
        start = spread(start) & free & ~found
        found |= start
    return start != 0


def _walk(board: Board, start: CellSet, budget: int, free: CellSet, halting: CellSet) -> tuple[list[CellSet], CellSet]:
    """Layers when every step costs 1: the frequent case, kept free of everything else."""
    spread, layers = board.spread, [start]
    free &= ~start
    unreached, going = free, ~halting
    for _ in range(budget):
        start = spread(start) & unreached
        if not start:
            break
        layers.append(start)
        unreached ^= start
        start &= going
    return layers, layers[0] | free ^ unreached


def _trudge(
    board: Board, start: CellSet, budget: int, free: CellSet, halting: CellSet, dear: Dear
) -> tuple[list[CellSet], CellSet]:
    """Layers when terrain differs in cost: as frequent as ``_walk``, so it has no queue either."""
    spread, plain, dearest = board.spread, free, 1
    for points, mask in dear:
        plain &= ~mask
        dearest = max(dearest, _whole(points))
    going = ~halting | start
    free |= start
    waiting = [start, *[0] * (budget + dearest)]
    unreached, layers = free, []
    for cost in range(budget + 1):
        layer = waiting[cost] & unreached
        layers.append(layer)
        if layer:
            unreached ^= layer
            entered = spread(layer & going) & unreached
            waiting[cost + 1] |= entered & plain
            for points, mask in dear:
                waiting[cost + points] |= entered & mask
    while not layers[-1]:
        layers.pop()
    return layers, free ^ unreached


def _search(search: Search, budget: int, free: CellSet) -> tuple[list[CellSet], CellSet]:
    """Layers when steps differ in cost: a queue of masks by cost."""
    waiting = {0: search.start}
    layers: list[CellSet] = []
    reached = 0
    for cost in range(budget + 1):
        if not waiting:
            break
        layer = waiting.pop(cost, 0) & ~reached
        layers.append(layer)
        reached |= layer
        if going := layer & ~search.halting:
            _push(search, waiting, cost, going, free & ~reached)
    while layers and not layers[-1]:
        layers.pop()
    return layers, reached


def _push(search: Search, waiting: dict[int, CellSet], cost: int, going: CellSet, free: CellSet) -> None:
    """Put what can be entered from a layer into the queue."""
    own = going & sum(1 << cell for cell in search.ways)
    spread, plain = search.board.spread, going & ~own
    for points, mask in search.classes:
        entered = spread(plain & mask) if search.backwards else spread(plain) & mask
        _wait(waiting, cost + points, entered & free)
    for cell in each(own):
        others = search.board.near[cell] & ~sum(1 << to for to, _ in search.ways[cell])
        for to in each(others & free):
            _wait(waiting, cost + search.points(cell, to), 1 << to)
        for to, points in search.ways[cell]:
            _wait(waiting, cost + points, 1 << to & free)


def _dearest(dear: Dear, ways: Ways) -> int:
    """The highest cost of a step."""
    costs = [cost for cost, _ in dear] + [cost for steps in ways.values() for _, cost in steps]
    return max([1, *(_whole(cost) for cost in costs)])


def _whole(cost: int) -> int:
    """A cost, after a look that it is one."""
    if cost < 1:
        raise ValueError("every step costs at least 1")
    return cost


def _wait(waiting: dict[int, CellSet], cost: int, cells: CellSet) -> None:
    """Have cells entered later."""
    if cells:
        waiting[cost] = waiting.get(cost, 0) | cells


def _turned(ways: Ways) -> Ways:
    """The same steps, read from their ends."""
    found: dict[int, list[tuple[int, int]]] = {}
    for start, steps in ways.items():
        for end, points in steps:
            found.setdefault(end, []).append((start, points))
    return found
