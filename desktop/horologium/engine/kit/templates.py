"""Shapes of area effects on squares: which squares a blast, a spear or a breath covers round its main target.

A shape covers only squares of the board on the level of the main target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.kit.cells import CellSet
    from horologium.engine.kit.square import SquareGrid

Heading: TypeAlias = tuple[int, int]

NORTH: Final = (0, -1)
EAST: Final = (1, 0)
SOUTH: Final = (0, 1)
WEST: Final = (-1, 0)


def headings(grid: SquareGrid, user: int, target: int) -> tuple[Heading, ...]:
    """The ways a shape may point: away from the user along the longer axis, both if they are equal."""
    across, down = grid.column[target] - grid.column[user], grid.row[target] - grid.row[user]
    found = []
    if across and abs(across) >= abs(down):
        found.append(EAST if across > 0 else WEST)
    if down and abs(down) >= abs(across):
        found.append(SOUTH if down > 0 else NORTH)
    return tuple(found)


def explosion(grid: SquareGrid, target: int) -> CellSet:
    """The target and the eight squares around it."""
    return _cover(grid, target, [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)])


def cross(grid: SquareGrid, target: int) -> CellSet:
    """The target and the four squares at its sides."""
    return _cover(grid, target, [(0, 0), NORTH, EAST, SOUTH, WEST])


def spear(grid: SquareGrid, target: int, heading: Heading) -> CellSet:
    """The target and the three squares in line behind it."""
    x, y = heading
    return _cover(grid, target, [(x * far, y * far) for far in range(4)])


def breath(grid: SquareGrid, target: int, heading: Heading) -> CellSet:
    """The target and the row of three right behind it."""
    x, y = heading
    return _cover(grid, target, [(0, 0), (x, y), (x - y, y + x), (x + y, y - x)])


def sweep(grid: SquareGrid, target: int, heading: Heading) -> CellSet:
    """The target and one square on either side of it, across the heading."""
    x, y = heading
    return _cover(grid, target, [(0, 0), (y, x), (-y, -x)])


def _cover(grid: SquareGrid, target: int, offsets: Iterable[tuple[int, int]]) -> CellSet:
    """The squares at these offsets from the target, as far as they exist."""
    column, row, level = grid.column[target], grid.row[target], grid.level(target)
    found = 0
    for across, down in offsets:
        cell = grid.at(column + across, row + down, level)
        found |= 0 if cell is None else 1 << cell
    return found
