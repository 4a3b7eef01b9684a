"""Bitboards and tables against the straightforward way."""

from __future__ import annotations

from collections import deque
from functools import cache

from benchmarks.engine import timed
from horologium.engine.kit import paths
from horologium.engine.kit.cells import each
from horologium.engine.kit.hexes import CORNERS, DIRECTIONS, HexGrid, rectangle
from horologium.engine.kit.sight.lines import enters
from horologium.engine.kit.sight.vertices import VertexSight

RADIUS = 5


@cache
def board() -> HexGrid:
    """A board of twenty by twenty hexes."""
    return HexGrid(rectangle(20, 20))


@cache
def blockers() -> int:
    """Every seventh hex."""
    return sum(1 << cell for cell in each(board().cells)[::7])


def reach() -> float:
    """Microseconds to find what can be reached in five steps."""
    grid, start, blocked = board(), _middle(), blockers()
    return timed(lambda: paths.reach(grid, start, RADIUS, blocked), 2_000)


def naive_reach() -> float:
    """The same with coordinates, a dict and a queue."""
    grid = board()
    places = frozenset(grid.axial(cell) for cell in each(grid.cells & ~blockers()))
    start = grid.axial(_middle())
    return timed(lambda: _breadth_first(start, places), 200)


def sight() -> float:
    """Microseconds for the vertices of a hex seen from another, by the table."""
    table, one, other, blocked = VertexSight(board()), *_pair(), blockers()
    table.most(one, other, blocked)
    return timed(lambda: table.most(one, other, blocked), 2_000)


def traced_sight() -> float:
    """The same by tracing each of the thirty-six lines past every blocker."""
    one, other = _pair()
    return timed(lambda: _trace(one, other), 3)


def _middle() -> int:
    return each(board().cells)[210]


def _pair() -> tuple[int, int]:
    cells = each(board().cells)
    return cells[43], cells[151]


def _breadth_first(start: tuple[int, int], places: frozenset[tuple[int, int]]) -> dict[tuple[int, int], int]:
    found, queue = {start: 0}, deque([start])
    while queue:
        q, r = here = queue.popleft()
        if found[here] < RADIUS:
            for step_q, step_r in DIRECTIONS:
                there = (q + step_q, r + step_r)
                if there in places and there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
    return found


def _trace(one: int, other: int) -> int:
    shapes = [_corners(cell) for cell in each(blockers()) if cell not in {one, other}]
    ends, goals = _corners(one), _corners(other)
    return max(sum(not any(enters(start, end, shape) for shape in shapes) for end in goals) for start in ends)


def _corners(cell: int) -> list[tuple[int, int]]:
    q, r = board().axial(cell)
    return [(2 * q + r + a, 3 * r + b) for a, b in CORNERS]
