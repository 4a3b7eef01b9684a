"""Hex grids: neighbours, distances, outlines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.hexes import DIRECTIONS, HexGrid, hex_name, hexagon, rectangle

SPOTS = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=40)


@given(SPOTS, st.booleans())
def test_the_kernel_finds_exactly_the_six_hexes_around(spots, flat):
    grid = HexGrid(spots, flat=flat)
    for q, r in spots:
        expected = [grid.at(q + x, r + y) for x, y in DIRECTIONS]
        assert each(grid.neighbours(grid.at(q, r))) == sorted(cell for cell in expected if cell is not None)


@given(SPOTS, st.data())
def test_spreading_a_mask_unites_the_neighbours(spots, data):
    grid = HexGrid(spots)
    mask = grid.cells & data.draw(st.integers(0, (1 << 150) - 1))
    united = 0
    for cell in each(mask):
        united |= grid.near[cell]
    assert grid.spread(mask) == united


@given(SPOTS, st.data())
def test_distance_is_a_metric(spots, data):
    grid = HexGrid(spots)
    a, b, c = (data.draw(st.sampled_from(each(grid.cells))) for _ in range(3))
    assert grid.distance(a, b) == grid.distance(b, a) <= grid.distance(a, c) + grid.distance(c, b)
    assert (grid.distance(a, b) == 0) == (a == b)


@given(SPOTS, st.integers(0, 9))
def test_within_agrees_with_distance(spots, reach):
    grid = HexGrid(spots)
    for cell in each(grid.cells):
        expected = [other for other in each(grid.cells) if grid.distance(cell, other) <= reach]
        assert each(grid.within(cell, reach)) == expected


@given(SPOTS)
def test_names_are_axial_coordinates_and_lead_back(spots):
    grid = HexGrid(spots)
    assert {grid.axial(grid.cell(hex_name(q, r))) for q, r in spots} == spots
    assert len(grid.names(grid.cells)) == len(spots)


@given(SPOTS, st.booleans())
def test_adjacent_hexes_share_exactly_two_corners(spots, flat):
    grid = HexGrid(spots, flat=flat)
    for one in each(grid.cells):
        for other in each(grid.cells & ~(1 << one)):
            shared = set(grid.outline(one)) & set(grid.outline(other))
            assert (len(shared) == 2) == bool(grid.near[one] >> other & 1)


@pytest.mark.rule("ARI-ADJ-01", "ARI-ADJ-02")
def test_hexes_are_adjacent_by_a_side_and_at_range_one():
    grid = HexGrid(hexagon(2))
    centre = grid.cell("0,0")
    assert grid.names(grid.neighbours(centre)) == ["0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1"]
    assert grid.within(centre, 1) == grid.neighbours(centre) | 1 << centre


def test_a_hexagon_of_radius_six_has_127_hexes():
    assert HexGrid(hexagon(6)).cells.bit_count() == 127


def test_rectangles_stand_upright_in_both_orientations():
    pointy, flat = HexGrid(rectangle(4, 3)), HexGrid(rectangle(4, 3, flat=True), flat=True)
    assert (pointy.cells.bit_count(), flat.cells.bit_count()) == (12, 12)
    assert pointy.bounds == (-26, -30, 208, 120)
    assert flat.bounds == (-30, -26, 165, 156)


def test_walls_and_links_change_neighbours():
    grid = HexGrid(hexagon(1), walls=[("0,0", "1,0")], links=[("1,0", "-1,0")])
    assert grid.names(grid.neighbours(grid.cell("1,0"))) == ["1,-1", "-1,0", "0,1"]


def test_a_ray_runs_straight_to_the_rim():
    grid = HexGrid(hexagon(2))
    assert [grid.name(cell) for cell in grid.ray(grid.cell("-1,0"), 0)] == ["0,0", "1,0", "2,0"]
    assert grid.ray(grid.cell("2,0"), 0) == []


def test_corners_run_clockwise_from_the_top_or_the_right():
    spot = [(0, 0)]
    assert HexGrid(spot).outline(HexGrid(spot).cell("0,0"))[:2] == ((0, -30), (26, -15))
    flat = HexGrid(spot, flat=True)
    assert flat.outline(flat.cell("0,0"))[:2] == ((30, 0), (15, 26))


def test_a_board_without_hexes_is_empty():
    assert HexGrid([]).cells == 0
