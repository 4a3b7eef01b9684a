"""Sight from hex centre to hex centre, held against points of the line taken one by one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.hexes import HexGrid, hexagon
from horologium.engine.kit.sight.centres import CentreSight

GRID = HexGrid(hexagon(4))
SIGHT = CentreSight(GRID)
CELLS = st.sampled_from(each(GRID.cells))
PARTS = 67


def middle(cell):
    q, r = GRID.axial(cell)
    return 2 * q + r, 3 * r


def holds(cell, x, y):
    """Whether the inside of a hex holds a point, all enlarged by the parts of the line."""
    across, down = (abs(a - PARTS * b) for a, b in zip((x, y), middle(cell), strict=True))
    return across < PARTS and across + down < 2 * PARTS


@given(CELLS, CELLS)
def test_every_hex_that_holds_a_point_of_the_line_is_crossed(viewer, target):
    (x, y), (u, v) = middle(viewer), middle(target)
    points = [(x * (PARTS - k) + u * k, y * (PARTS - k) + v * k) for k in range(1, PARTS)]
    found = {cell for cell in each(GRID.cells) if any(holds(cell, *point) for point in points)}
    assert set(each(SIGHT.why(viewer, target, GRID.cells))) == found - {viewer, target}


@given(CELLS, CELLS, st.integers(0, (1 << 110) - 1))
def test_sight_is_mutual(viewer, target, blockers):
    assert SIGHT.why(viewer, target, blockers) == SIGHT.why(target, viewer, blockers)


def test_what_is_seen_leaves_out_what_lies_behind_a_blocker():
    seen = SIGHT.seen(GRID.cell("0,0"), GRID.mask(["1,0"]))
    assert GRID.names(GRID.cells & ~seen) == ["3,-1", "4,-1", "2,0", "3,0", "4,0", "2,1", "3,1"]


def test_a_line_along_the_edge_of_two_hexes_passes_between_them():
    assert not SIGHT.why(GRID.cell("0,0"), GRID.cell("1,1"), GRID.mask(["1,0", "0,1"]))
