"""Square grids: neighbours, distances, levels, walls, outlines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.grid import BadEdge
from horologium.engine.kit.square import SquareGrid, square_name

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]
ROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


@st.composite
def grids(draw):
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    spots = [(c, r) for c in range(columns) for r in range(rows)]
    missing = draw(st.lists(st.sampled_from(spots), max_size=6))
    above = [(c, r, 1) for c, r in draw(st.lists(st.sampled_from(spots), max_size=6, unique=True))]
    return SquareGrid(
        columns, rows, diagonal=draw(st.booleans()), missing=[square_name(*spot) for spot in missing], above=above
    )


def spot(grid, cell):
    return grid.column[cell], grid.row[cell], grid.level(cell)


@given(grids())
def test_the_kernel_finds_exactly_the_squares_beside(grid):
    offsets = ROUND if grid.diagonal else SIDES
    for cell in each(grid.cells):
        column, row, level = spot(grid, cell)
        expected = [grid.at(column + x, row + y, level) for x, y in offsets]
        assert each(grid.neighbours(cell)) == sorted(found for found in expected if found is not None)


@given(grids(), st.data())
def test_spreading_a_mask_unites_the_neighbours_and_never_leaks(grid, data):
    mask = grid.cells & data.draw(st.integers(0, (1 << 200) - 1))
    united = 0
    for cell in each(mask):
        united |= grid.near[cell]
    assert grid.spread(mask) == united
    assert not united & ~grid.cells


@given(grids(), st.data())
def test_distance_is_symmetric_and_keeps_the_triangle(grid, data):
    cells = each(grid.cells) or [None]
    a, b, c = (data.draw(st.sampled_from(cells)) for _ in range(3))
    if a is None:
        return
    assert grid.distance(a, b) == grid.distance(b, a) <= grid.distance(a, c) + grid.distance(c, b)
    assert (grid.distance(a, b) == 0) == (spot(grid, a)[:2] == spot(grid, b)[:2])


@given(grids(), st.integers(0, 8))
def test_within_agrees_with_distance(grid, reach):
    for cell in each(grid.cells):
        expected = [other for other in each(grid.cells) if grid.distance(cell, other) <= reach]
        assert each(grid.within(cell, reach)) == expected


@given(grids())
def test_a_row_of_distances_says_the_same_as_each_of_them(grid):
    for cell in each(grid.cells):
        row = grid.distances(cell)
        assert all(row[other] == grid.distance(cell, other) for other in each(grid.cells))


@given(grids())
def test_names_are_unique_and_lead_back(grid):
    names = grid.names(grid.cells)
    assert len(set(names)) == len(names)
    assert [grid.cell(name) for name in names] == each(grid.cells)


def test_columns_count_on_in_double_letters():
    assert [square_name(column, 0) for column in (0, 25, 26, 51, 52, 701, 702)] == [
        "A1", "Z1", "AA1", "AZ1", "BA1", "ZZ1", "AAA1",
    ]  # fmt: skip


def test_a_roof_is_named_after_the_square_below():
    grid = SquareGrid(3, 4, above=[(2, 3, 1)])
    assert grid.names(grid.plane(1)) == ["C4+1"]
    assert grid.level(grid.cell("C4+1")) == 1


@pytest.mark.rule("NAR-RNG-02")
def test_height_and_obstacles_do_not_lengthen_a_distance():
    grid = SquareGrid(5, 5, above=[(3, 3, 1)], missing=["B1"])
    assert grid.distance(grid.cell("A1"), grid.cell("D4+1")) == 6
    assert grid.distance(grid.cell("A1"), grid.cell("C1")) == 2


@pytest.mark.rule("NAR-ENG-01")
def test_squares_that_touch_at_a_corner_only_are_not_adjacent_over_sides():
    grid = SquareGrid(3, 3)
    assert grid.names(grid.neighbours(grid.cell("B2"))) == ["B1", "A2", "C2", "B3"]


@pytest.mark.rule("CON-GEN-03")
def test_with_diagonals_corners_count_and_distance_is_in_kings_moves():
    grid = SquareGrid(6, 6, diagonal=True)
    assert grid.neighbours(grid.cell("B2")).bit_count() == 8
    assert grid.distance(grid.cell("A1"), grid.cell("D2")) == 3


def test_levels_are_joined_by_links_alone():
    grid = SquareGrid(3, 1, above=[(1, 0, 1), (2, 0, 1)], links=[("A1", "B1+1")])
    assert grid.names(grid.neighbours(grid.cell("B1+1"))) == ["A1", "C1+1"]
    assert grid.names(grid.neighbours(grid.cell("A1"))) == ["B1", "B1+1"]


def test_a_cell_may_have_several_links():
    grid = SquareGrid(2, 2, above=[(0, 0, 1), (1, 1, 1)], links=[("A1", "A1+1"), ("A1", "B2+1")])
    assert grid.names(grid.spread(grid.mask(["A1"]))) == ["B1", "A2", "A1+1", "B2+1"]


def test_a_wall_on_an_edge_cuts_the_step_both_ways():
    grid = SquareGrid(3, 3, walls=[("B2", "C2"), ("B2", "B1")])
    assert grid.names(grid.neighbours(grid.cell("B2"))) == ["A2", "B3"]
    assert grid.names(grid.neighbours(grid.cell("C2"))) == ["C1", "C3"]
    assert grid.names(grid.spread(grid.mask(["C2", "A1"]))) == ["B1", "C1", "A2", "C3"]


def test_walls_do_not_lengthen_the_straight_distance():
    grid = SquareGrid(3, 1, walls=[("A1", "B1")])
    assert grid.distance(grid.cell("A1"), grid.cell("B1")) == 1


def test_a_diagonal_is_cut_when_both_ways_round_the_corner_are_walled():
    grid = SquareGrid(2, 2, diagonal=True, walls=[("A1", "B1"), ("A1", "A2")])
    assert grid.neighbours(grid.cell("A1")) == 0
    assert grid.names(grid.neighbours(grid.cell("B1"))) == ["A2", "B2"]


def test_a_diagonal_stays_open_while_one_way_round_the_corner_is():
    grid = SquareGrid(2, 2, diagonal=True, walls=[("A1", "B1")])
    assert grid.names(grid.neighbours(grid.cell("A1"))) == ["A2", "B2"]


@pytest.mark.parametrize(
    ("walls", "links", "message"),
    [
        ([("A1", "C1")], [], "no wall can stand between A1 and C1"),
        ([], [("A1", "A1")], "joins A1 with itself"),
    ],
)
def test_edges_that_cannot_be_are_refused(walls, links, message):
    with pytest.raises(BadEdge, match=message):
        SquareGrid(3, 1, walls=walls, links=links)


def test_diagonal_neighbours_between_two_solid_squares_are_cut_off():
    grid = SquareGrid(3, 3, diagonal=True)
    pairs = grid.pinched(grid.mask(["B1", "A2", "C3"]))
    cut = SquareGrid(3, 3, diagonal=True, walls=pairs)
    assert pairs == (("A1", "B2"),)
    assert not cut.neighbours(cut.cell("A1")) >> cut.cell("B2") & 1


def test_diagonal_steps_beside_a_single_solid_square_can_be_cut_too():
    grid = SquareGrid(3, 3, diagonal=True)
    pairs = grid.pinched(grid.mask(["B2"]), either=True)
    assert pairs == (("B1", "A2"), ("B1", "C2"), ("A2", "B3"), ("C2", "B3"))


def test_outside_the_board_there_is_no_cell():
    grid = SquareGrid(2, 2, missing=["B2"], above=[(0, 0, 1)])
    spots = [(-1, 0), (0, 2), (2, 0), (1, 1), (0, 0, 2), (1, 0, 1)]
    assert [grid.at(*place) for place in spots] == [None] * 6
    assert each(grid.void) == [grid.frame.place(1, 1)]


def test_outlines_lie_on_a_scale_of_sixty_and_share_corners():
    grid = SquareGrid(2, 2, above=[(1, 1, 1)])
    assert grid.outline(grid.cell("B2")) == ((60, 60), (120, 60), (120, 120), (60, 120))
    assert grid.centre(grid.cell("B2+1")) == (90, 90)
    assert grid.bounds == grid.bounds == (0, 0, 120, 120)


def test_masks_of_other_levels_are_flattened_to_the_ground():
    grid = SquareGrid(3, 3, above=[(1, 1, 1), (2, 2, 2)])
    assert grid.names(grid.flat(grid.mask(["A1", "B2+1", "C3+2"]))) == ["A1", "B2", "C3"]
