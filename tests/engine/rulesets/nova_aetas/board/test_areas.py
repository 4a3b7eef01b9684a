"""The squares that areas of attacks cover."""

from __future__ import annotations

import pytest

from helpers.nova import PLAIN, nova
from horologium.engine.kit.templates import EAST, NORTH, SOUTH, WEST
from horologium.engine.rulesets.nova_aetas.board.sightlines import area_cells, headings
from horologium.engine.rulesets.nova_aetas.mission_specs import TilePlace


def covers(area, user, target, heading=(0, 0), rows=PLAIN, reach=0, **more):
    battle = nova(rows, {user: "valerio"}, **more)
    board = battle.terrain.board
    return board.names(area_cells(battle, area, board.cell(user), board.cell(target), heading, reach))


def points(area, user, target, rows=PLAIN):
    battle = nova(rows, {user: "valerio"})
    board = battle.terrain.board
    return headings(battle, area, board.cell(user), board.cell(target))


@pytest.mark.rule("NAR-AOE-08", "NAR-AOE-16")
def test_an_explosion_covers_the_target_and_the_eight_squares_around_it():
    assert covers("explosion", "C3", "B2") == ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]


@pytest.mark.rule("NAR-AOE-09")
def test_a_cross_covers_the_target_and_the_four_squares_beside_it():
    assert covers("cross", "H8", "B2") == ["B1", "A2", "B2", "C2", "B3"]


@pytest.mark.rule("NAR-AOE-10", "NAR-AOE-11")
def test_a_spear_covers_three_squares_in_line_behind_the_target():
    assert covers("spear", "A1", "B1", EAST) == ["B1", "C1", "D1", "E1"]


@pytest.mark.rule("NAR-AOE-10", "NAR-MIS-15")
def test_a_short_spear_covers_as_many_squares_as_it_says():
    assert covers("spear", "A1", "B1", EAST, reach=1) == ["B1", "C1"]


@pytest.mark.rule("NAR-AOE-11", "NAR-AOE-13")
@pytest.mark.parametrize("area", ["spear", "breath"])
@pytest.mark.parametrize(
    ("target", "ways"), [("F3", (EAST,)), ("D1", (NORTH,)), ("B5", (WEST, SOUTH)), ("F6", (SOUTH,))]
)
def test_spear_and_breath_point_away_along_the_longer_axis(area, target, ways):
    assert points(area, "D3", target) == ways


@pytest.mark.rule("NAR-AOE-12", "NAR-AOE-13")
def test_a_breath_forms_a_t_behind_the_target():
    assert covers("breath", "D1", "D2", SOUTH) == ["D2", "C3", "D3", "E3"]


@pytest.mark.rule("NAR-AOE-14")
def test_a_sweep_covers_one_square_on_either_side_of_the_target():
    assert covers("sweep", "D1", "D2", SOUTH) == ["C2", "D2", "E2"]
    assert covers("sweep", "D2", "C2", WEST) == ["C1", "C2", "C3"]


@pytest.mark.rule("NAR-AOE-15")
@pytest.mark.parametrize(("target", "ways"), [("D2", (SOUTH,)), ("D3", ()), ("E2", ())])
def test_a_sweep_needs_a_main_target_beside_its_user(target, ways):
    assert points("sweep", "D1", target) == ways


@pytest.mark.rule("NAR-AOE-16")
def test_a_blast_beside_the_user_covers_his_own_square():
    assert "D4" in covers("explosion", "D4", "D5")


@pytest.mark.rule("NAR-AOE-17")
def test_an_area_stays_on_the_level_of_its_target():
    rows = ("....", ".##.", ".##.", "....")
    assert covers("explosion", "A1", "B1", rows=rows) == ["A1", "B1", "C1", "A2"]
    assert covers("explosion", "A1", "B2+1", rows=rows) == ["B2+1", "C2+1", "B3+1", "C3+1"]


@pytest.mark.rule("NAR-AOE-17", "NAR-ZON-03")
def test_an_area_skips_the_non_zone_and_goes_round_trees():
    assert covers("cross", "A1", "B1", rows=("..~", "tt.")) == ["A1", "B1", "B2"]
    assert covers("spear", "A1", "B1", EAST, rows=("..t..",)) == ["B1", "C1", "D1", "E1"]


@pytest.mark.rule("NAR-AOE-17", "NAR-ZON-03")
def test_an_area_skips_tiles_that_are_not_laid_yet():
    places = (TilePlace("map"), TilePlace("map", column=3))
    assert covers("spear", "A1", "B1", EAST, rows=("...",), mission={"tiles": places}) == ["B1", "C1"]


@pytest.mark.rule("NAR-AUR-01", "NAR-AUR-09")
def test_a_wave_covers_everything_within_its_number_but_the_user():
    assert covers("wave", "A1", "A1", rows=(".#.", "..."), reach=2) == ["C1", "A2", "B2", "B1+1"]


@pytest.mark.parametrize("area", ["", "explosion", "cross", "wave"])
def test_areas_without_a_direction_point_nowhere(area):
    assert points(area, "D1", "D3") == ((0, 0),)


def test_an_attack_without_an_area_covers_its_target():
    assert covers("", "A1", "C1") == ["C1"]
