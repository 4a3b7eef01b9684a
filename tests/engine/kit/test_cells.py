"""Masks of cells, and options made of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.core.ask import Choose
from horologium.engine.core.errors import IllegalAnswer
from horologium.engine.kit.cells import FAR, Cells, NoSuchCell, each, kth
from horologium.engine.kit.square import SquareGrid
from horologium.engine.kit.zones import Zone, ZoneGraph

MASKS = st.integers(min_value=0, max_value=(1 << 500) - 1)


@given(MASKS)
def test_each_lists_the_set_bits_in_rising_order(mask):
    assert each(mask) == [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


@given(st.sets(st.integers(0, 450)))
def test_each_serves_thin_masks_as_well(bits):
    assert each(sum(1 << bit for bit in bits)) == sorted(bits)


@given(MASKS)
def test_the_kth_cell_is_the_kth_of_each(mask):
    assert [kth(mask, place) for place in range(mask.bit_count())] == each(mask)


@pytest.mark.parametrize("place", [-1, 3])
def test_a_place_beyond_the_mask_is_refused(place):
    with pytest.raises(IndexError):
        kth(0b10110, place)


def test_cells_are_options_by_name_in_reading_order():
    grid = SquareGrid(4, 3)
    options = Cells(grid, grid.mask(["C3", "A1", "D2"]))
    assert [options.key_at(place) for place in range(len(options))] == ["A1", "D2", "C3"]


def test_a_cell_is_found_only_if_it_is_offered():
    grid = SquareGrid(4, 3)
    options = Cells(grid, grid.mask(["A1"]))
    assert [options.get(name) for name in ("A1", "B1", "Z9")] == [grid.cell("A1"), None, None]


def test_a_choice_of_cells_checks_its_answers():
    grid = SquareGrid(4, 3)
    question = Choose("DEMO", "ada", "one", "cell", Cells(grid, grid.mask(["A1", "B1"])))
    question.check(("B1",))
    with pytest.raises(IllegalAnswer):
        question.check(("C1",))


def test_an_unknown_name_is_refused_with_an_example():
    with pytest.raises(NoSuchCell, match="called 'Q7': names look like A1"):
        SquareGrid(2, 2).cell("Q7")


def test_an_empty_board_has_no_cells_and_no_extent():
    board = ZoneGraph([])
    assert (board.cells, board.bounds, board.find("A")) == (0, (0, 0, 0, 0), None)
    with pytest.raises(NoSuchCell, match="the board is empty"):
        board.cell("A")


def test_cells_that_nothing_joins_are_far_apart():
    board = ZoneGraph([Zone("A", "Hall", 1, ()), Zone("B", "Yard", 1, ())])
    assert board.distance(0, 1) == FAR
    assert board.within(0, 9) == 1


def test_nothing_is_nearer_than_the_cell_itself():
    grid = SquareGrid(3, 3)
    centre = grid.cell("B2")
    assert (grid.within(centre, -1), grid.ring(centre, 0)) == (0, 1 << centre)
    assert grid.names(grid.ring(centre, 1)) == ["B1", "A2", "C2", "B3"]
