"""Sight from corner to corner, held against a slow search in fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.sight.corners import CornerSight
from horologium.engine.kit.square import SquareGrid

GRID = SquareGrid(6, 6, diagonal=True)
SIGHT = CornerSight(GRID)
CELLS = st.sampled_from(each(GRID.cells))
BITS = st.integers(0, (1 << 60) - 1)


def stretch(start, end, column, row):
    """The part of the line inside the closed unit square, as two fractions of its length, or None."""
    low, high = Fraction(0), Fraction(1)
    for here, there, side in ((start[0], end[0], column), (start[1], end[1], row)):
        if here == there:
            if not side <= here <= side + 1:
                return None
            continue
        cuts = sorted((Fraction(side - here, there - here), Fraction(side + 1 - here, there - here)))
        low, high = max(low, cuts[0]), min(high, cuts[1])
    return (low, high) if low <= high else None


def slow_blocked(start, end, ends, solid, others):
    """The rule word by word: crossed squares block, and so do two solid squares diagonal at a touched corner."""
    touched = {}
    for cell in each(solid | others):
        spot = GRID.column[cell], GRID.row[cell]
        part = None if cell in ends else stretch(start, end, *spot)
        if part is None:
            continue
        if part[0] < part[1] and start != end:
            return True
        touched[cell] = spot
    for one, (x, y) in touched.items():
        for other, (u, v) in touched.items():
            common = (max(x, u), max(y, v))
            near = abs(x - u) == abs(y - v) == 1
            if near and solid >> one & 1 and solid >> other & 1 and on_line(start, end, common):
                return True
    return False


def on_line(start, end, point):
    return stretch(start, end, *point) is not None and (
        (end[0] - start[0]) * (point[1] - start[1]) == (end[1] - start[1]) * (point[0] - start[0])
        and min(start[0], end[0]) <= point[0] <= max(start[0], end[0])
        and min(start[1], end[1]) <= point[1] <= max(start[1], end[1])
    )


def corners(cell):
    return [(GRID.column[cell] + x, GRID.row[cell] + y) for x in (0, 1) for y in (0, 1)]


@given(CELLS, CELLS, BITS, BITS, BITS)
def test_sight_is_clear_exactly_when_the_slow_search_says_so(viewer, target, walls, more, enemies):
    solid, others = GRID.cells & walls & more, GRID.cells & enemies & more & ~walls
    pairs = [(start, end) for start in corners(viewer) for end in corners(target)]
    slow = any(not slow_blocked(start, end, {viewer, target}, solid, others) for start, end in pairs)
    assert SIGHT.clear(viewer, target, solid, others) == slow


@given(CELLS, CELLS, BITS, BITS)
def test_sight_is_mutual(viewer, target, solid, others):
    assert SIGHT.clear(viewer, target, solid, others) == SIGHT.clear(target, viewer, solid, others)


@given(CELLS, CELLS, BITS, BITS)
def test_something_is_in_the_way_exactly_when_no_line_is_clear(viewer, target, solid, others):
    reason = SIGHT.why(viewer, target, solid, others)
    assert (reason == 0) == SIGHT.clear(viewer, target, solid, others)
    assert not reason & ~(solid | others)


def clear(viewer, target, walls=(), others=()):
    return SIGHT.clear(GRID.cell(viewer), GRID.cell(target), GRID.mask(walls), GRID.mask(others))


@pytest.mark.rule("CON-LOS-01")
def test_every_line_to_a_square_straight_ahead_meets_what_stands_between():
    """CON-EX-15, with the squares of row 2."""
    assert not clear("A2", "E2", others=["C2"])
    assert clear("A2", "E2")
    assert not clear("A2", "E2", walls=["C2"])


@pytest.mark.rule("CON-LOS-01")
def test_one_clear_line_is_enough():
    """CON-EX-16: past the square from corner to corner, and between two squares through the gap."""
    assert clear("A2", "E3", others=["C2"])
    assert clear("A2", "E2", others=["C1", "C3"])


@pytest.mark.rule("CON-LOS-01")
def test_two_walls_that_meet_in_a_corner_block_the_line_through_it():
    assert not clear("B2", "C3", walls=["C2", "B3"])
    assert clear("B2", "C3", walls=["C2"])
    assert clear("B2", "C3", others=["C2", "B3"])


@given(CELLS, BITS)
def test_neighbours_that_no_walls_cut_off_always_see_each_other(viewer, walls):
    pinched = GRID.pinched(walls & GRID.cells)
    for target in each(GRID.near[viewer]):
        names = sorted((viewer, target))
        cut = (GRID.name(names[0]), GRID.name(names[1])) in pinched
        assert SIGHT.clear(viewer, target, walls) != cut


def test_the_obstacle_on_the_best_line_is_named():
    viewer, target = GRID.cell("A2"), GRID.cell("E2")
    assert GRID.names(SIGHT.why(viewer, target, 0, GRID.mask(["C2", "C3"]))) == ["C2"]
    pair = GRID.mask(["C2", "B3"])
    assert SIGHT.why(GRID.cell("B2"), GRID.cell("C3"), pair).bit_count() >= 1
