"""Sight from side centres to square centres, held against a slow search in fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.paths import approach
from horologium.engine.kit.sight.sides import SideSight, outlook
from horologium.engine.kit.square import SquareGrid

GRID = SquareGrid(8, 7, missing=["D4", "H1"])
SIGHT = SideSight(GRID)
CELLS = st.sampled_from(each(GRID.cells))


def clipped(start, end, column, row):
    """Whether the open unit square at (column, row) holds a point of the line, by clipping the line to it."""
    low, high = Fraction(0), Fraction(1)
    for here, there, side in ((start[0], end[0], column), (start[1], end[1], row)):
        if here == there:
            if not side < here < side + 1:
                return False
            continue
        cuts = sorted(((side - here) / (there - here), (side + 1 - here) / (there - here)))
        low, high = max(low, cuts[0]), min(high, cuts[1])
    return low < high


def slow_line(viewer, target, side):
    half = Fraction(1, 2)
    column, row = GRID.column[viewer], GRID.row[viewer]
    start = (column + half + side[0] * half, row + half + side[1] * half)
    end = (GRID.column[target] + half, GRID.row[target] + half)
    return {
        GRID.frame.place(c, r)
        for c in range(8)
        for r in range(7)
        if clipped(start, end, c, r) and GRID.frame.place(c, r) not in {viewer, target}
    }


@pytest.mark.rule("NAR-LOS-05")
@given(CELLS, CELLS)
def test_each_line_crosses_what_the_slow_search_finds(viewer, target):
    slow = [slow_line(viewer, target, side) for side in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    assert [set(each(line)) for line in SIGHT.lines(viewer, target)] == slow


@given(CELLS, CELLS, st.integers(0, (1 << 90) - 1))
def test_there_is_sight_if_one_of_the_four_lines_is_clear(viewer, target, blockers):
    clear = [not line & blockers for line in SIGHT.lines(viewer, target)]
    assert SIGHT.sees(viewer, target, blockers) == any(clear)
    assert (SIGHT.why(viewer, target, blockers) == 0) == any(clear)


def look(viewer, target, *blockers):
    return SIGHT.sees(GRID.cell(viewer), GRID.cell(target), GRID.mask(blockers))


def test_diagonal_neighbours_see_each_other_past_one_square_but_not_between_two():
    assert look("A1", "B2", "A2")
    assert not look("A1", "B2", "B1", "A2")


@pytest.mark.rule("NAR-LOS-01")
def test_a_square_straight_between_blocks_all_four_lines():
    assert not look("B6", "F6", "D6")
    assert look("B6", "F6", "D5", "D7")


@pytest.mark.rule("NAR-LOS-06")
def test_sight_need_not_be_mutual():
    assert look("A1", "C2", "B1", "C1")
    assert not look("C2", "A1", "B1", "C1")


@pytest.mark.rule("NAR-LOS-04")
def test_a_line_over_a_hole_in_the_map_meets_the_void():
    viewer, target = GRID.cell("D3"), GRID.cell("D5")
    assert SIGHT.sees(viewer, target, 0)
    assert not SIGHT.sees(viewer, target, GRID.void)


def test_the_blockers_of_the_best_line_are_named():
    viewer, target = GRID.cell("B6"), GRID.cell("F6")
    assert GRID.names(SIGHT.why(viewer, target, GRID.mask(["C6", "D6", "A1"]))) == ["C6", "D6"]


def test_what_is_visible_is_what_is_seen_one_by_one():
    viewer, wall = GRID.cell("B6"), GRID.mask(["C5", "C6", "C7"])
    seen = SIGHT.visible(viewer, wall, GRID.mask(["A1", "D6", "F6", "B1"]))
    assert GRID.names(seen) == ["A1", "B1"]


def house():
    roof = [(c, r, 1) for c in (1, 2, 3) for r in (1, 2, 3)]
    grid = SquareGrid(6, 6, above=roof)
    return grid, approach(grid, grid.mask(["B2+1"])).all


def test_a_building_is_its_joined_roof():
    grid, building = house()
    assert building == grid.plane(1)


@pytest.mark.rule("NAR-BLD-04")
def test_a_corner_of_a_roof_looks_out_over_two_sides():
    grid, building = house()
    seen = outlook(grid, grid.cell("D2+1"), building)
    assert seen == sum(1 << c for c in each(grid.cells) if grid.column[c] > 3 or grid.row[c] < 1)


@pytest.mark.rule("NAR-BLD-04")
def test_the_middle_of_a_roof_looks_out_nowhere():
    grid, building = house()
    assert outlook(grid, grid.cell("C3+1"), building) == 0


def test_sight_between_levels_runs_over_the_ground():
    grid, _ = house()
    sight = SideSight(grid)
    roof, ground = grid.cell("B2+1"), grid.cell("F2")
    assert sight.lines(roof, ground) == sight.lines(grid.cell("B2"), ground)
