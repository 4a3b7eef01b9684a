"""Ranges, lines of sight on the ground, Cover and Non-Zone."""

from __future__ import annotations

import pytest

from helpers.nova import PLAIN, enemy_spec, nova
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board.sightlines import (
    adjacent,
    adjacent_enemies,
    adjacent_heroes,
    allies,
    blockers,
    covered,
    distance,
    in_range,
    opponents,
    seen,
    sight,
    valid_target,
    within,
)
from horologium.engine.rulesets.nova_aetas.mission_specs import TilePlace
from horologium.engine.rulesets.nova_aetas.state import Token


def cell(battle, name):
    return battle.terrain.board.cell(name)


def look(battle, target, viewer=None):
    """What Valerio, or another model, sees of a square."""
    return sight(battle, viewer or battle.hero("valerio"), cell(battle, target))


def mapped(*rows, at="A1", **figures):
    """A map with Valerio on it."""
    return nova(rows, {at: "valerio"}, **figures)


def names(battle, mask):
    return battle.terrain.board.names(mask)


@pytest.mark.rule("NAR-RNG-02")
@pytest.mark.parametrize(("other", "steps"), [("A1", 0), ("B1", 1), ("B2", 2), ("D3", 5)])
def test_distance_counts_orthogonal_steps(other, steps):
    battle = nova(("....", ".tt.", "...."), {"A1": "valerio"})
    assert distance(battle, cell(battle, "A1"), cell(battle, other)) == steps


@pytest.mark.rule("NAR-RNG-02")
def test_height_adds_nothing_to_a_distance():
    battle = mapped(".##", height=3)
    assert distance(battle, cell(battle, "A1"), cell(battle, "C1+3")) == 2


@pytest.mark.rule("NAR-RNG-03")
@pytest.mark.parametrize(("least", "most", "fits"), [(1, 3, True), (3, 3, True), (1, 2, False), (4, 6, False)])
def test_a_printed_range_must_cover_the_distance(least, most, fits):
    battle = nova(heroes={"A1": "valerio"})
    target = cell(battle, "C2")
    assert in_range(battle, battle.hero("valerio"), target, least, most, physical_ranged=False) is fits


@pytest.mark.rule("NAR-RNG-01")
def test_a_target_must_be_in_range_and_in_sight():
    battle = mapped("......", "...#..", "......", at="B2")
    hero = battle.hero("valerio")
    valid = [valid_target(battle, hero, cell(battle, name), 1, 4, melee=False, physical=True) for name in ("D1", "F2")]
    assert valid == [True, False]
    assert not valid_target(battle, hero, cell(battle, "D1"), 1, 2, melee=False, physical=True)


@pytest.mark.rule("NAR-RNG-04", "NAR-AUR-01", "NAR-AUR-09")
def test_what_only_names_a_distance_reaches_behind_walls():
    battle = mapped(".#.", "...", at="A1")
    assert names(battle, within(battle, cell(battle, "A1"), 2)) == ["A1", "C1", "A2", "B2", "B1+1"]


@pytest.mark.rule("NAR-AUR-06")
def test_an_aura_ends_exactly_at_its_number():
    battle = nova(heroes={"A1": "valerio"})
    aura = within(battle, cell(battle, "A1"), 3)
    assert [aura >> cell(battle, name) & 1 for name in ("D1", "E1", "C2", "C3")] == [1, 0, 1, 0]


@pytest.mark.rule("NAR-LOS-01")
def test_one_clear_line_of_four_is_enough():
    battle = mapped("..", "..", "t.", "..")
    crossed = [
        line >> cell(battle, "A3") & 1 for line in battle.terrain.sight.lines(cell(battle, "A1"), cell(battle, "B4"))
    ]
    assert 1 in crossed
    assert look(battle, "B4").clear


@pytest.mark.rule("NAR-LOS-02", "NAR-SCN-04", "NAR-SCN-06")
@pytest.mark.parametrize("sign", ["t", "#"])
def test_trees_and_buildings_block_sight(sign):
    battle = mapped(f"..{sign}..")
    assert not look(battle, "E1").clear
    assert blockers(battle, battle.hero("valerio"), cell(battle, "E1")) == 1 << cell(battle, "C1")


@pytest.mark.rule("NAR-LOS-02")
def test_a_destroyed_tree_blocks_nothing():
    battle = mapped("..t..")
    battle.scenery.clear()
    battle.refresh_cells()
    assert look(battle, "E1").clear


@pytest.mark.rule("NAR-LOS-03")
def test_opponents_block_sight_and_allies_do_not():
    battle = nova(("......",), {"A1": "valerio", "B1": "sofia"}, {"D1": "guard", "F1": "guard"})
    assert look(battle, "D1").clear
    assert blockers(battle, battle.hero("valerio"), cell(battle, "F1")) == 1 << cell(battle, "D1")
    assert look(battle, "B1", battle.enemies[1]).clear
    assert not look(battle, "A1", battle.enemies[1]).clear


@pytest.mark.rule("NAR-LOS-03", "NAR-GEN-08", "NAR-GEN-09")
def test_enemies_of_another_faction_block_an_enemy():
    wolf = enemy_spec("wolf", faction="primaevi")
    battle = nova(("....",), {"A1": "valerio"}, {"B1": "wolf", "D1": "guard"}, cards=(wolf,))
    assert not look(battle, "A1", battle.enemies[1]).clear


@pytest.mark.rule("NAR-LOS-01")
@pytest.mark.parametrize("at", ["A1", "C1+1", "B2", "F3"])
def test_what_is_seen_at_one_go_is_what_is_seen_square_by_square(at):
    battle = nova(("..##..", "..t.b.", "......"), {at: "valerio"}, {"B1": "guard", "E2": "guard", "D3": "guard"})
    hero, squares = battle.hero("valerio"), battle.terrain.ground | battle.terrain.roofs
    found = seen(battle, hero, hero.cell, squares & ~(1 << hero.cell))
    assert found == sum(
        1 << there for there in each(squares) if sight(battle, hero, there).clear and there != hero.cell
    )
    assert 0 < found < squares


@pytest.mark.rule("NAR-KOH-03")
def test_a_ko_hero_does_not_block_sight():
    battle = nova(("....",), {"A1": "valerio", "B1": {"key": "sofia", "ko": True}}, {"D1": "guard"})
    assert look(battle, "A1", battle.enemies[0]).clear


@pytest.mark.rule("NAR-LOS-03")
def test_a_character_blocks_the_sight_of_enemies_alone():
    battle = nova(("....",), {"A1": "valerio"}, {"D1": "guard"})
    battle.tokens.append(Token("girolamo", "character", cell(battle, "B1"), "girolamo"))
    battle.refresh_cells()
    assert [look(battle, "A1", battle.enemies[0]).clear, look(battle, "D1").clear] == [False, True]


@pytest.mark.rule("NAR-LOS-04")
def test_a_line_through_the_non_zone_is_blocked():
    assert not look(mapped("..~.."), "E1").clear


@pytest.mark.rule("NAR-LOS-04", "NAR-ZON-03")
def test_tiles_that_are_not_laid_yet_are_non_zone():
    places = (TilePlace("map"), TilePlace("map", column=3))
    battle = nova(("...",), {"A1": "valerio"}, mission={"tiles": places})
    hero, target = battle.hero("valerio"), cell(battle, "E1")
    assert battle.hidden == battle.terrain.tiles[1]
    assert not valid_target(battle, hero, target, 1, 9, melee=False, physical=True)
    assert not within(battle, hero.cell, 9) & battle.terrain.tiles[1]
    battle.revealed.append(1)
    battle.refresh_cells()
    assert valid_target(battle, hero, target, 1, 9, melee=False, physical=True)


@pytest.mark.rule("NAR-ZON-01", "NAR-ZON-02")
def test_a_roof_belongs_to_the_tile_of_its_building():
    places = (TilePlace("map"), TilePlace("map", column=3))
    battle = nova((".#.",), {"A1": "valerio"}, mission={"tiles": places})
    assert [battle.terrain.tile_of(cell(battle, name)) for name in ("A1", "B1+1", "E1+1")] == [0, 0, 1]


@pytest.mark.rule("NAR-LOS-05")
def test_a_line_that_starts_on_an_edge_does_not_cross_the_square_beyond():
    battle = nova(PLAIN, {"C3": "valerio"}, {"C2": "guard"})
    upper = battle.terrain.sight.lines(cell(battle, "C3"), cell(battle, "C6"))[0]
    assert names(battle, upper) == ["C4", "C5"]


@pytest.mark.rule("NAR-LOS-06")
def test_sight_need_not_be_mutual():
    battle = nova((".#..", "...."), {"A1": "valerio"}, {"C2": "guard"})
    assert look(battle, "C2").clear
    assert not look(battle, "A1", battle.enemies[0]).clear


@pytest.mark.rule("NAR-LOS-07")
def test_mental_attacks_need_sight_too():
    battle = mapped("..#..")
    assert not valid_target(battle, battle.hero("valerio"), cell(battle, "E1"), 1, 9, melee=False, physical=False)


@pytest.mark.rule("NAR-COV-01", "NAR-SCN-02")
@pytest.mark.parametrize("sign", ["b", "t"])
def test_a_bush_or_tree_beside_the_target_gives_cover(sign):
    battle = mapped(f"...{sign}.")
    assert look(battle, "E1")[:2] == (True, True)


@pytest.mark.rule("NAR-COV-01")
def test_a_bush_away_from_the_target_neither_blocks_nor_covers():
    assert look(mapped("..b..."), "F1")[:2] == (True, False)


@pytest.mark.rule("NAR-COV-01")
def test_a_tree_beside_the_target_blocks_if_it_is_not_the_only_scenery():
    assert not look(mapped("..bt."), "E1").clear
    assert not look(mapped(".t.t."), "E1").clear


@pytest.mark.rule("NAR-COV-01", "NAR-SCN-06")
def test_a_building_beside_the_target_blocks():
    assert look(mapped("...#."), "E1")[:2] == (False, False)


@pytest.mark.rule("NAR-COV-01", "NAR-LOS-03")
def test_cover_does_not_open_a_line_that_somebody_blocks():
    battle = mapped("...b.", enemies={"C1": "guard"})
    assert look(battle, "E1")[:2] == (False, False)


@pytest.mark.rule("NAR-COV-02")
def test_a_line_free_of_scenery_ends_cover():
    battle = mapped("..", "..", "b.", "..")
    bottom = battle.terrain.sight.lines(cell(battle, "A1"), cell(battle, "B4"))[2]
    assert bottom >> cell(battle, "A3") & 1
    assert look(battle, "B4")[:2] == (True, False)


@pytest.mark.rule("NAR-COV-05", "NAR-COV-06")
@pytest.mark.parametrize(
    ("melee", "physical", "counts"), [(False, True, True), (False, False, False), (True, True, False)]
)
def test_cover_counts_against_physical_ranged_attacks_only(melee, physical, counts):
    battle = mapped("...b.")
    hero = battle.hero("valerio")
    assert covered(battle, hero, cell(battle, "E1"), melee=melee, physical=physical) is counts


@pytest.mark.rule("NAR-ENG-01")
def test_models_are_adjacent_over_a_side_and_not_over_a_corner():
    battle = nova(PLAIN, {"B2": "valerio", "A2": "sofia"}, {"B1": "guard", "C3": "guard"})
    hero = battle.hero("valerio")
    assert [enemy.key for enemy in adjacent_enemies(battle, hero)] == ["guard-1"]
    assert [other.key for other in adjacent_heroes(battle, hero)] == ["sofia"]


@pytest.mark.rule("NAR-ENG-01")
def test_models_on_different_levels_are_not_adjacent():
    battle = mapped(".##")
    assert adjacent(battle, cell(battle, "B1+1"), cell(battle, "C1+1"))
    assert not adjacent(battle, cell(battle, "A1"), cell(battle, "B1+1"))


@pytest.mark.rule("NAR-GEN-07", "NAR-GEN-09")
def test_everybody_of_another_faction_is_an_opponent():
    wolf = enemy_spec("wolf", faction="primaevi")
    where = {"C1": "wolf", "D1": "guard", "E1": "guard"}
    battle = nova(("......",), {"A1": "valerio", "B1": "sofia"}, where, cards=(wolf,))
    hero, guard = battle.hero("valerio"), battle.enemies[1]
    assert [names(battle, side(battle, hero)) for side in (allies, opponents)] == [["B1"], ["C1", "D1", "E1"]]
    assert [names(battle, side(battle, guard)) for side in (allies, opponents)] == [["E1"], ["A1", "B1", "C1"]]
