"""Sight from the middle of a side to the middle of a square: one clear line of four is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.kit.sight.lines import CellShape, Lines, Span, fewest

if TYPE_CHECKING:
    from horologium.engine.kit.cells import Point
    from horologium.engine.kit.square import SquareGrid

_SQUARE: Final = CellShape(((-1, -1), (1, -1), (1, 1), (-1, 1)))
_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class SideSight(Lines[tuple[tuple[CellSet, ...], tuple[CellSet, ...]]]):
    """Lines from the four side centres of the viewer's square to the centre of the target's.

    A square is crossed when the line passes through its inside; a touched corner or edge is not. The squares of
    viewer and target are never crossed. Lines lie on the ground: give what stands on other levels by ``grid.flat``.
    Holes in the map (``grid.void``) can be among the blockers. Sight need not be mutual.
    """

    grid: SquareGrid
    shape = _SQUARE

    def sees(self, viewer: int, target: int, blockers: CellSet) -> bool:
        """Whether one of the four lines crosses no blocker."""
        shift, (lines, _) = self.entry(viewer, target)
        blockers >>= shift
        for line in lines:  # noqa: SIM110 - a generator would take twice the time
            if not line & blockers:
                return True
        return False

    def visible(self, viewer: int, blockers: CellSet, among: CellSet) -> CellSet:
        """Those of some cells that the viewer sees."""
        return sum(1 << cell for cell in each(among) if self.sees(viewer, cell, blockers))

    def lines(self, viewer: int, target: int) -> tuple[CellSet, CellSet, CellSet, CellSet]:
        """What each line crosses: from the upper, right, lower and left side."""
        shift, (_, lines) = self.entry(viewer, target)
        up, right, down, left = (line << shift for line in lines)
        return up, right, down, left

    def why(self, viewer: int, target: int, blockers: CellSet) -> CellSet:
        """The blockers on the least blocked line, the first of equals; none if there is sight."""
        return min((line & blockers for line in self.lines(viewer, target)), key=int.bit_count)

    def middle(self, column: int, row: int) -> Point:
        """Squares are two units wide."""
        return 2 * column, 2 * row

    def build(self, span: Span) -> tuple[tuple[CellSet, ...], tuple[CellSet, ...]]:
        """The lines that matter for sight, and all four."""
        x, y = span.start
        lines = [_SQUARE.entered((x + a, y + b), span.end, span.between) for a, b in _SIDES]
        return fewest(lines), tuple(lines)


def outlook(grid: SquareGrid, cell: int, building: CellSet) -> CellSet:
    """What lies beyond those sides of a building that a cell of its roof touches, on every level.

    ``building`` holds the roof cells. Beyond a side means outside the wall, however far along it.
    """
    column, row = grid.column[cell], grid.row[cell]
    steps = zip(_SIDES, (-grid.frame.stride, 1, grid.frame.stride, -1), strict=True)
    open_sides = [side for side, step in steps if not building >> cell + step & 1]
    found = 0
    for other in each(grid.cells):
        across, down = grid.column[other] - column, grid.row[other] - row
        if any(across * x + down * y > 0 for x, y in open_sides):
            found |= 1 << other
    return found
