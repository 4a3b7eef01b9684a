"""Shapes of area effects."""

from __future__ import annotations

import pytest

from horologium.engine.kit.square import SquareGrid
from horologium.engine.kit.templates import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    breath,
    cross,
    explosion,
    headings,
    spear,
    sweep,
)

GRID = SquareGrid(7, 7, missing=["E3"], above=[(3, 3, 1), (4, 3, 1)])


def names(mask):
    return " ".join(GRID.names(mask))


@pytest.mark.rule("NAR-AOE-08", "NAR-AOE-17")
def test_an_explosion_covers_the_eight_squares_around_that_exist():
    assert names(explosion(GRID, GRID.cell("D4"))) == "C3 D3 C4 D4 E4 C5 D5 E5"


@pytest.mark.rule("NAR-AOE-17")
def test_an_area_stays_on_the_level_of_its_target():
    assert names(explosion(GRID, GRID.cell("D4+1"))) == "D4+1 E4+1"


@pytest.mark.rule("NAR-AOE-09")
def test_a_cross_covers_the_four_sides():
    assert names(cross(GRID, GRID.cell("D4"))) == "D3 C4 D4 E4 D5"


@pytest.mark.rule("NAR-AOE-10", "NAR-AOE-11")
def test_a_spear_runs_three_squares_on_away_from_the_user():
    (heading,) = headings(GRID, GRID.cell("A2"), GRID.cell("C1"))
    assert names(spear(GRID, GRID.cell("C1"), heading)) == "C1 D1 E1 F1"


@pytest.mark.rule("NAR-AOE-12", "NAR-AOE-13")
def test_a_breath_forms_a_t_behind_its_target():
    (heading,) = headings(GRID, GRID.cell("C7"), GRID.cell("C6"))
    assert names(breath(GRID, GRID.cell("C6"), heading)) == "B5 C5 D5 C6"


@pytest.mark.rule("NAR-AOE-14")
def test_a_sweep_covers_one_square_on_either_side():
    assert names(sweep(GRID, GRID.cell("C6"), NORTH)) == "B6 C6 D6"
    assert names(sweep(GRID, GRID.cell("C6"), EAST)) == "C5 C6 C7"


@pytest.mark.rule("NAR-AOE-11")
def test_with_equal_distances_the_user_has_two_headings():
    centre = GRID.cell("D4")
    assert headings(GRID, centre, GRID.cell("F6")) == (EAST, SOUTH)
    assert headings(GRID, centre, GRID.cell("B2")) == (WEST, NORTH)
    assert headings(GRID, centre, GRID.cell("D4")) == ()


def test_a_shape_at_the_rim_is_cut_off():
    assert names(spear(GRID, GRID.cell("B1"), WEST)) == "A1 B1"
    assert names(breath(GRID, GRID.cell("A7"), SOUTH)) == "A7"
