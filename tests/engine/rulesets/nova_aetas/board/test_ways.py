"""Where models can go and what it costs."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.mission_specs import TilePlace
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec, InjurySpec
from horologium.engine.rulesets.nova_aetas.state import Token

HOOKS = EquipmentSpec("hooks", "Hooks", "accessory", effects=(EffectSpec("climb", "always", amount=1),))
BOOTS = EquipmentSpec("boots", "Boots", "accessory", effects=(EffectSpec("jump", "always", amount=2),))
TOWER = EquipmentSpec(
    "tower", "Tower", "hand", 1, "shield", effects=(EffectSpec("movement-limit", "always", amount=3),)
)
KNEE = InjurySpec("knee", "Knee", effects=(EffectSpec("first-move-cost", "always", amount=1),))


def cell(battle, name):
    return battle.terrain.board.cell(name)


def scene(*rows, at="A1", items=(), statuses=None, others=None, foes=None, **more):
    """A map with Valerio in his activation, and others on it."""
    valerio = {"key": "valerio", "items": items, "statuses": dict.fromkeys(statuses or (), 1)}
    heroes = {at: valerio, **(others or {})}
    battle = nova(rows, heroes, foes, equipment=(HOOKS, BOOTS, TOWER), **more)
    activate(battle, "valerio")
    return battle


def beast(*rows, at="A1", heroes=None, height=1, **words):
    """A map with an enemy on it that has keywords."""
    card = enemy_spec("beast", keywords=tuple(keyword(name, value) for name, value in words.items()))
    battle = nova(rows, heroes or {}, {at: "beast"}, cards=(card,), height=height)
    return battle, battle.enemies[0]


def ends(battle, ap=5, model=None, **more):
    found = ways.reach(battle, model or battle.hero("valerio"), ap, **more)
    return battle.terrain.board.names(found.ends)


def cost(battle, name, ap=12, model=None):
    return ways.reach(battle, model or battle.hero("valerio"), ap).cost(cell(battle, name))


@pytest.mark.rule("NAR-ACN-02", "NAR-ACN-03")
def test_each_ap_is_a_step_to_the_side_and_never_over_a_corner():
    battle = scene("...", "...", "...", at="B2")
    assert ends(battle, 1) == ["B1", "A2", "C2", "B3"]
    assert cost(battle, "A1") == 2


@pytest.mark.rule("NAR-ACN-05", "NAR-ACN-07")
def test_allies_can_be_passed_but_not_stood_upon():
    assert ends(scene("....", others={"B1": "sofia"}), 3) == ["C1", "D1"]


@pytest.mark.rule("NAR-ACN-06")
def test_opponents_cannot_be_passed():
    assert ends(scene("....", foes={"C1": "guard"})) == ["B1"]


@pytest.mark.rule("NAR-ACN-05", "NAR-ACN-06", "NAR-GEN-09")
def test_an_enemy_passes_its_own_faction_and_no_other():
    wolf = enemy_spec("wolf", faction="primaevi")
    where = {"C1": "guard", "B1": "guard", "E1": "wolf"}
    battle = nova(("......",), {}, where, cards=(wolf,))
    assert ends(battle, model=battle.enemies[0]) == ["A1", "D1"]


@pytest.mark.rule("NAR-ACN-06", "NAR-MIS-07")
def test_with_free_passage_opponents_can_be_passed_but_not_stood_upon():
    battle = scene("....", foes={"B1": "guard"})
    assert ends(battle) == []
    assert ends(battle, passage=True) == ["C1", "D1"]
    battle.active.free_passage = True
    assert ends(battle) == ["C1", "D1"]


@pytest.mark.rule("NAR-KOH-09", "NAR-KOH-02")
def test_a_ko_hero_can_be_passed_by_everybody_and_stood_upon_by_nobody():
    fallen = {"B1": {"key": "sofia", "ko": True}}
    battle = scene("....", others=fallen, foes={"D1": "guard"})
    assert ends(battle) == ["C1"]
    assert ends(battle, model=battle.enemies[0]) == ["C1"]
    assert not ways.free(battle) >> cell(battle, "B1") & 1


@pytest.mark.rule("NAR-ACN-08")
def test_bushes_trees_and_buildings_are_obstacles_and_crates_are_not():
    assert ends(scene("b#.", "..c", "t..", at="B2"), 2) == ["C1", "A2", "C2", "B3", "C3"]


@pytest.mark.rule("NAR-ACN-08")
def test_a_destroyed_bush_leaves_a_free_square():
    battle = scene(".b.")
    assert ends(battle) == []
    battle.scenery.clear()
    battle.refresh_cells()
    assert ends(battle) == ["B1", "C1"]


@pytest.mark.rule("NAR-ZON-03", "NAR-ZON-04")
def test_nobody_walks_into_the_non_zone():
    assert ends(scene("..~.")) == ["B1"]


@pytest.mark.rule("NAR-ZON-03")
def test_nobody_walks_onto_a_tile_that_is_not_laid_yet():
    places = (TilePlace("map"), TilePlace("map", column=3))
    battle = scene("...", mission={"tiles": places})
    assert ends(battle) == ["B1", "C1"]
    battle.revealed.append(1)
    battle.refresh_cells()
    assert ends(battle) == ["B1", "C1", "D1", "E1", "F1"]


@pytest.mark.rule("NAR-STP-10")
def test_speed_gives_two_squares_for_each_ap():
    battle = scene("......", statuses=["speed"])
    assert [cost(battle, name) for name in ("B1", "C1", "D1", "E1")] == [1, 1, 2, 2]
    assert ends(battle, 1) == ["B1", "C1"]


@pytest.mark.rule("NAR-STN-04")
def test_an_entangled_model_pays_two_ap_for_each_square():
    battle = scene("....", statuses=["entangled"])
    assert [cost(battle, name) for name in ("B1", "C1")] == [2, 4]
    assert ends(battle, 3) == ["B1"]


@pytest.mark.rule("NAR-STN-04", "NAR-STP-10")
def test_entangled_with_speed_two_ap_buy_two_squares():
    battle = scene("......", statuses=["entangled", "speed"])
    assert [cost(battle, name) for name in ("B1", "C1", "D1")] == [2, 2, 4]
    assert ends(battle, 3) == ["B1", "C1"]


@pytest.mark.rule("NAR-KWD-50", "NAR-STN-04")
def test_a_runner_moves_two_squares_for_each_ap():
    battle, enemy = beast("......", runner=0)
    assert [cost(battle, name, model=enemy) for name in ("B1", "C1", "D1")] == [1, 1, 2]
    enemy.statuses["entangled"] = 1
    assert cost(battle, "C1", model=enemy) == 2


@pytest.mark.rule("NAR-STP-07", "NAR-STP-08")
def test_a_flying_hero_passes_over_everything():
    battle = scene(".#tb..", statuses=["flying"], foes={"E1": "guard"})
    assert ends(battle) == ["F1", "B1+1"]
    assert [cost(battle, name) for name in ("B1+1", "F1", "C1")] == [1, 5, 2]


@pytest.mark.rule("NAR-STP-08")
def test_a_flying_hero_comes_down_from_a_high_roof_for_one_square():
    battle = scene("#..", at="A1+3", statuses=["flying"], height=3)
    found = ways.reach(battle, battle.hero("valerio"), 1)
    assert battle.terrain.board.names(found.ends) == ["B1"]
    assert battle.terrain.board.name(found.path(cell(battle, "B1"))[0]) == "A1+3"


@pytest.mark.rule("NAR-STP-08")
def test_a_flying_hero_does_not_stop_on_scenery_or_models():
    battle = scene(".tb.", statuses=["flying"], others={"D1": "sofia"})
    assert ends(battle) == []


@pytest.mark.rule("NAR-STP-07")
def test_a_flight_over_a_building_is_told_by_its_roofs():
    battle = scene(".#.", statuses=["flying", "speed"])
    found = ways.reach(battle, battle.hero("valerio"), 1)
    assert [battle.terrain.board.name(place) for place in found.path(cell(battle, "C1"))] == ["A1", "B1+1", "C1"]
    assert (found.cost(cell(battle, "C1")), found.within(0), found.squares(cell(battle, "C1"))) == (1, 0, 2)


@pytest.mark.rule("NAR-ZON-04", "NAR-STP-07")
def test_nobody_flies_over_the_non_zone():
    assert ends(scene(".~.", statuses=["flying"])) == []


@pytest.mark.rule("NAR-BLD-11", "NAR-BLD-12")
def test_without_help_nobody_gets_onto_a_roof_or_off_it():
    assert ends(scene(".#")) == []
    assert ends(scene(".##", at="B1+1")) == ["C1+1"]


@pytest.mark.rule("NAR-MIS-28", "NAR-BLD-11")
@pytest.mark.parametrize(("height", "points"), [(1, 2), (2, 4)])
def test_a_ladder_costs_two_ap_for_each_level_both_ways(height, points):
    up, down = scene("L#", height=height), scene("L#", at=f"B1+{height}", height=height)
    assert (cost(up, f"B1+{height}"), cost(down, "A1")) == (points, points)


@pytest.mark.rule("NAR-MIS-28")
def test_enemies_use_ladders_too():
    battle, enemy = beast("L#")
    assert cost(battle, "B1+1", model=enemy) == 2


@pytest.mark.rule("NAR-MIS-28")
def test_a_ladder_is_shut_while_somebody_stands_at_its_end():
    assert ends(scene("L##", others={"B1+1": "sofia"})) == []
    assert ends(scene("L##")) == ["B1+1", "C1+1"]


@pytest.mark.rule("NAR-MIS-28")
def test_a_rope_serves_heroes_between_its_two_squares_alone():
    battle = scene(".#.", foes={"C1": "guard"})
    battle.tokens.append(Token("rope-1", "rope", cell(battle, "A1"), "rope", to=cell(battle, "B1+1")))
    assert cost(battle, "B1+1") == 2
    assert ends(battle, model=battle.enemies[0]) == []
    battle.tokens[0].to = cell(battle, "C1")
    assert cost(battle, "B1+1") == FAR


@pytest.mark.rule("NAR-MIS-28")
def test_a_ladder_token_leads_to_every_adjoining_roof_square():
    battle = scene("#.#", at="B1")
    battle.tokens.append(Token("ladder-1", "ladder", cell(battle, "B1"), "ladder"))
    assert ends(battle, 2) == ["A1+1", "C1+1"]


@pytest.mark.rule("NAR-MIS-28")
def test_a_rope_can_be_fixed_from_the_ground_and_from_the_roof():
    battle = scene(".#.")
    pairs = [
        tuple(battle.terrain.board.name(end) for end in pair) for pair in ways.ropes(battle, battle.hero("valerio"))
    ]
    assert pairs == [("A1", "B1+1")]
    battle.hero("valerio").cell = cell(battle, "B1+1")
    assert len(ways.ropes(battle, battle.hero("valerio"))) == 2
    battle.tokens.append(Token("rope-1", "rope", cell(battle, "A1"), "rope", to=cell(battle, "B1+1")))
    assert len(ways.ropes(battle, battle.hero("valerio"))) == 1


@pytest.mark.rule("NAR-EX-22", "NAR-KWD-04", "NAR-KWD-03")
@pytest.mark.parametrize("levels", [1, 2])
def test_climb_two_goes_up_one_level_for_one_ap_and_two_for_two(levels):
    battle, enemy = beast(".#", height=levels, climb=2)
    assert cost(battle, f"B1+{levels}", model=enemy) == levels


@pytest.mark.rule("NAR-KWD-03")
def test_nobody_climbs_more_levels_than_his_climb():
    battle, enemy = beast(".#.", height=2, climb=1)
    assert ends(battle, model=enemy) == []


@pytest.mark.rule("NAR-KWD-03")
def test_who_climbs_up_climbs_down_as_well():
    battle, enemy = beast(".#.", climb=1)
    assert cost(battle, "C1", model=enemy) == 2


@pytest.mark.rule("NAR-KWD-05")
def test_equipment_grants_climb():
    assert [cost(scene(".#", items=items), "B1+1") for items in ((), ("hooks",))] == [FAR, 1]


@pytest.mark.rule("NAR-KWD-06")
def test_nobody_climbs_to_a_square_that_an_opponent_holds():
    battle, enemy = beast(".##", heroes={"B1+1": "valerio"}, climb=1)
    assert ends(battle, model=enemy) == []


@pytest.mark.rule("NAR-KWD-07")
def test_a_climb_passes_an_ally_but_does_not_stop_there():
    assert ends(scene(".##", items=("hooks",), others={"B1+1": "sofia"})) == ["C1+1"]


@pytest.mark.rule("NAR-KWD-22", "NAR-KWD-24")
def test_a_jump_leads_over_a_bush_and_costs_its_length():
    battle = scene(".b.", items=("boots",))
    assert (ends(battle, 1), cost(battle, "C1")) == ([], 2)


@pytest.mark.rule("NAR-KWD-22")
def test_a_jump_goes_no_farther_than_its_number_and_never_round_a_corner():
    assert ends(scene(".bb.", items=("boots",))) == []
    battle, enemy = beast(".bb.", jump=3)
    assert cost(battle, "D1", model=enemy) == 3
    assert ends(scene(".b", "b.", items=("boots",))) == []


@pytest.mark.rule("NAR-KWD-23", "NAR-KWD-27")
def test_a_jump_neither_passes_an_opponent_nor_ends_on_one():
    battle, enemy = beast(".b..", heroes={"C1": "valerio"}, jump=3)
    assert ends(battle, model=enemy) == []


@pytest.mark.rule("NAR-KWD-24")
@pytest.mark.parametrize("sign", ["t", "#", "~"])
def test_trees_buildings_and_gaps_in_the_map_stop_a_jump(sign):
    assert ends(scene(f".{sign}.", items=("boots",))) == []


@pytest.mark.rule("NAR-KWD-25", "NAR-KWD-24")
def test_a_jump_joins_roofs_of_one_height_over_models_on_the_ground():
    battle = scene("#.#", at="A1+1", items=("boots",), foes={"B1": "guard"})
    assert (ends(battle), cost(battle, "C1+1")) == (["C1+1"], 2)


@pytest.mark.rule("NAR-KWD-24")
def test_a_tree_stops_a_jump_from_roof_to_roof():
    assert ends(scene("#t#", at="A1+1", items=("boots",))) == []


@pytest.mark.rule("NAR-KWD-26", "NAR-BLD-12")
def test_a_jump_ends_on_the_level_where_it_began():
    assert ends(scene("#..", at="A1+1", items=("boots",))) == []
    assert ends(scene(".b#", items=("boots",))) == []


@pytest.mark.rule("NAR-KWD-28")
def test_a_jump_crosses_an_ally_but_does_not_end_on_one():
    battle, enemy = beast(".b..", jump=3)
    battle.enemies.append(type(enemy)("ally", "Ally", "beast", "rome", cell(battle, "C1"), 3))
    battle.refresh_cells()
    assert ends(battle, model=enemy) == ["D1"]


@pytest.mark.rule("NAR-MIS-15")
def test_a_tower_shield_limits_the_squares_of_an_activation():
    battle = scene("......", items=("tower",))
    assert ends(battle) == ["B1", "C1", "D1"]
    battle.active.moved = 2
    assert ends(battle) == ["B1"]


@pytest.mark.rule("NAR-MIS-18")
def test_a_shattered_knee_makes_the_first_move_dearer():
    battle = nova(("......",), {"A1": {"key": "valerio", "injuries": ["knee"]}}, injuries=(KNEE,))
    activate(battle, "valerio")
    assert (cost(battle, "B1"), ends(battle, 2)) == (2, ["B1"])
    battle.active.moved = 1
    assert (cost(battle, "B1"), ends(battle, 2)) == (1, ["B1", "C1"])


@pytest.mark.rule("NAR-ENG-10", "NAR-BLD-12")
def test_a_move_that_is_no_movement_action_is_counted_in_plain_squares():
    battle = scene("....L#", items=("hooks",), statuses=["speed", "entangled"])
    found = ways.stroll(battle, battle.hero("valerio"), 3)
    assert battle.terrain.board.names(found.ends) == ["B1", "C1", "D1"]


@pytest.mark.rule("NAR-ACN-07", "NAR-BLD-12")
def test_free_squares_beside_a_roof_square_are_on_that_roof():
    battle = scene(".##", at="B1+1", foes={"A1": "guard"})
    assert battle.terrain.board.names(ways.free_beside(battle, cell(battle, "B1+1"))) == ["C1+1"]


def test_a_character_can_be_passed_by_heroes_and_not_by_enemies():
    battle = scene(".....", foes={"E1": "guard"})
    battle.tokens.append(Token("girolamo", "character", cell(battle, "C1"), "girolamo"))
    battle.refresh_cells()
    assert (ends(battle), ends(battle, model=battle.enemies[0])) == (["B1", "D1"], ["D1"])


def test_a_path_leads_over_the_ladder():
    battle = scene("L.", "#.", at="B2")
    found = ways.reach(battle, battle.hero("valerio"), 5)
    assert [battle.terrain.board.name(place) for place in found.path(cell(battle, "A2+1"))] == [
        "B2",
        "B1",
        "A1",
        "A2+1",
    ]


def test_the_squares_to_avoid_are_gone_round():
    battle = scene("...", "...")
    found = ways.reach(battle, battle.hero("valerio"), 5, avoid=battle.terrain.board.mask(["B1", "C2"]))
    assert battle.terrain.board.names(found.ends) == ["A2", "B2"]


@pytest.mark.parametrize(("through", "steps"), [(True, 5), (False, 9)])
def test_the_way_to_a_goal_is_counted_with_ladders_and_round_opponents(through, steps):
    battle = nova(("......", "......", "L#...."), {"F1": "valerio", "C1": "sofia", "D2": "rebecca"}, {"A1": "guard"})
    found = ways.walk_distance(battle, battle.enemies[0], 1 << cell(battle, "F1"), through_models=through)
    assert found.cost(cell(battle, "A1")) == steps


def test_far_off_squares_cost_more_than_anything():
    battle = scene("..~.")
    found = ways.reach(battle, battle.hero("valerio"), 5)
    assert (found.cost(cell(battle, "D1")), found.squares(cell(battle, "D1")), found.path(cell(battle, "D1"))) == (
        FAR,
        FAR,
        [],
    )


def test_the_ends_can_be_narrowed_to_some_ap():
    battle = scene("....", statuses=["speed"])
    found = ways.reach(battle, battle.hero("valerio"), 2)
    assert battle.terrain.board.names(found.within(1)) == ["B1", "C1"]


def test_no_goal_is_near_to_nobody_even_where_there_are_ladders():
    battle = nova(("......", "......", "L#...."), {"F1": "valerio"}, {"A1": "guard"})
    assert ways.walk_distance(battle, battle.enemies[0], 0).cost(battle.enemies[0].cell) is None
