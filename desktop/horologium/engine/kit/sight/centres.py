"""Sight from the centre of a hex to the centre of another: the simplest of the geometries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.kit.hexes import CORNERS
from horologium.engine.kit.sight.lines import CellShape, Lines, Span

if TYPE_CHECKING:
    from horologium.engine.kit.cells import Point

_HEX: Final = CellShape(CORNERS)


class CentreSight(Lines[CellSet]):
    """One line from centre to centre; a blocker stops it if the line passes through its inside."""

    shape = _HEX

    def why(self, viewer: int, target: int, blockers: CellSet) -> CellSet:
        """The blockers on the line; none if the target is seen."""
        shift, crossed = self.entry(viewer, target)
        return crossed << shift & blockers

    def seen(self, viewer: int, blockers: CellSet) -> CellSet:
        """All cells that are seen from one."""
        cells = self.grid.cells
        return sum(1 << target for target in each(cells) if not self.why(viewer, target, blockers))

    def middle(self, column: int, row: int) -> Point:
        """The lattice on which all vertices are whole numbers."""
        return 2 * column + row, 3 * row

    def build(self, span: Span) -> CellSet:
        """The cells that the line enters between its ends."""
        return _HEX.entered(span.start, span.end, span.between)
