"""Objectives of Enemies: guard, seize, hunt, reach."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, nova
from helpers.nova_enemies import act, cards, noted, token, where
from horologium.engine.rulesets.nova_aetas.enemies.objectives import goal_cells, objective_of
from horologium.engine.rulesets.nova_aetas.enemies.pursuit import in_the_way
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import GONE, Options

LONG = ("............",) * 3
LANE = ("............",)


def ordered(order, heroes, enemies, *, rows=LONG, threat=4, name="", **changes):
    mission = {"objectives": (ObjectiveSpec(order, name, threat),)}
    return nova(rows, heroes, enemies, mission=mission, **changes)


@pytest.mark.rule("NAR-THR-02", "NAR-MIS-36")
def test_an_objective_has_the_threat_that_the_mission_gives_it():
    battle = ordered("guard", {}, {"A1": "guard"}, threat=6)
    token(battle, "C1")
    assert objective_of(battle, battle.enemies[0]).threat == 6


@pytest.mark.rule("NAR-MIS-36", "NAR-AIX-08")
def test_without_a_token_on_the_table_they_attack_the_heroes():
    battle = ordered("guard", {"D1": "sofia"}, {"A1": "guard"})
    assert objective_of(battle, battle.enemies[0]) is None
    assert act(battle).rolls == ["sofia"]


@pytest.mark.rule("NAR-MIS-36")
def test_an_objective_may_be_for_one_card_only():
    mission = {"objectives": (ObjectiveSpec("guard", enemies=("nun",)),)}
    battle = nova(enemies={"A1": "guard", "B1": "nun"}, mission=mission)
    token(battle, "C1")
    assert [objective_of(battle, enemy) is not None for enemy in battle.enemies] == [False, True]


@pytest.mark.rule("NAR-MIS-36")
def test_a_model_placed_with_an_objective_follows_that_one():
    mission = {"objectives": (ObjectiveSpec("guard", "altar"), ObjectiveSpec("seize", "chest"))}
    battle = nova(enemies={"A1": "guard"}, mission=mission)
    token(battle, "C1", name="altar")
    token(battle, "E1", name="chest")
    battle.enemies[0].objective = "chest"
    assert objective_of(battle, battle.enemies[0]).order == "seize"


@pytest.mark.rule("NAR-MIS-36", "NAR-AIX-08")
def test_the_order_to_attack_is_no_objective():
    battle = ordered("attack", {}, {"A1": "guard"})
    token(battle, "C1")
    assert objective_of(battle, battle.enemies[0]) is None


@pytest.mark.rule("NAR-MIS-36", "NAR-AIX-13")
def test_a_guard_goes_within_two_of_the_nearest_token():
    battle = ordered("guard", {"L3": "sofia"}, {"A1": "guard"})
    token(battle, "G1")
    token(battle, "L1")
    act(battle)
    assert where(battle) == "E1"
    assert noted(battle, "pursues")[0].facts["objective"] == "guard"


@pytest.mark.rule("NAR-MIS-36", "NAR-AIX-10", "NAR-AIX-13")
def test_who_seizes_goes_to_a_square_beside_the_token_that_nobody_holds():
    battle = ordered("seize", {"L3": "sofia"}, {"A1": "guard", "C1": "nun"}, cards=(enemy_spec(rapidity=4),))
    token(battle, "D1")
    act(battle)
    assert where(battle) == "E1"


@pytest.mark.rule("NAR-MIS-36")
def test_a_guard_attacks_the_hero_closest_to_a_token_without_leaving_its_area():
    heroes = {"C1": "sofia", "G1": "rebecca"}
    battle = ordered("guard", heroes, {"D1": "guard"})
    token(battle, "E1")
    battle.heroes[0].cell = battle.terrain.board.cell("B1")
    assert act(battle).rolls == ["rebecca"]
    assert where(battle) == "F1"


@pytest.mark.rule("NAR-MIS-36")
def test_a_guard_lets_heroes_outside_its_area_be():
    battle = ordered("guard", {"A1": "sofia"}, {"D1": "guard"})
    token(battle, "E1")
    assert act(battle).rolls == []
    assert where(battle) == "D1"


@pytest.mark.rule("NAR-MIS-36", "NAR-PLE-02")
def test_of_equally_close_intruders_a_guard_takes_the_one_with_more_threat():
    heroes = {"D1": "sofia", "F1": {"key": "rebecca", "threat": 2}}
    battle = ordered("guard", heroes, {"E2": "guard"})
    token(battle, "E1")
    assert act(battle).rolls == ["rebecca"]


@pytest.mark.rule("NAR-PLE-02")
def test_the_players_choose_among_equal_intruders():
    heroes = {"D2": "sofia", "F2": "rebecca"}
    battle = ordered("guard", heroes, {"E2": "guard"}, options=Options(enemy_choices="players"))
    token(battle, "E1")
    assert act(battle, choose="rebecca").rolls == ["rebecca"]


@pytest.mark.rule("NAR-AIX-03", "NAR-MIS-36")
def test_a_guard_leaves_its_area_for_a_hero_of_enough_threat():
    battle = ordered("guard", {"A1": {"key": "sofia", "threat": 4}}, {"D1": "guard"})
    token(battle, "E1")
    assert act(battle).rolls == ["sofia"]
    assert where(battle) == "B1"


@pytest.mark.rule("NAR-MIS-36", "NAR-AIX-13", "NAR-PLE-01")
def test_a_seizer_takes_the_nearest_token_away_for_one_ap():
    battle = ordered("seize", {"L3": "sofia"}, {"A1": "guard"})
    token(battle, "E1", name="relic")
    token(battle, "L1", name="icon")
    act(battle)
    assert (where(battle), battle.acting.ap["guard-1"]) == ("D1", 1)
    assert [one.name for one in battle.tokens] == ["icon"]
    assert battle.news == ["seized:relic"]


@pytest.mark.rule("NAR-MIS-36")
def test_a_seizer_without_the_last_ap_comes_back_for_it():
    battle = ordered("seize", {"L3": "sofia"}, {"A1": "guard"})
    token(battle, "G1", name="relic")
    act(battle)
    assert (where(battle), len(battle.tokens)) == ("F1", 1)
    act(battle)
    assert battle.tokens == []


@pytest.mark.rule("NAR-MIS-36", "NAR-CMP-11")
def test_a_hunter_moves_to_the_character_and_attacks_him():
    battle = ordered("hunt", {"L3": "sofia"}, {"A1": "guard"})
    envoy = token(battle, "D1", "character", "envoy")
    seen = act(battle, face="1")
    assert (where(battle), envoy.wounds, len(seen.rolls)) == ("C1", 3, 1)


@pytest.mark.rule("NAR-MIS-36")
def test_a_character_who_falls_is_told_to_the_mission():
    battle = ordered("hunt", {"L3": "sofia"}, {"C1": "war-mastiff"}, cards=cards("war-mastiff"))
    envoy = token(battle, "D1", "character", "envoy")
    envoy.wounds = 5
    act(battle, face="1")
    assert (envoy.cell, battle.news) == (GONE, ["fallen:envoy"])
    assert objective_of(battle, battle.enemies[0]) is None


@pytest.mark.rule("NAR-MIS-36")
def test_a_hunter_too_far_away_comes_closer():
    battle = ordered("hunt", {"L3": "sofia"}, {"A1": "guard"})
    token(battle, "K1", "character", "envoy")
    act(battle)
    assert where(battle) == "F1"


@pytest.mark.rule("NAR-MIS-36")
def test_who_has_to_reach_a_token_goes_there_and_the_mission_hears_of_it():
    battle = ordered("reach", {"L3": "sofia"}, {"A1": "guard"}, name="gate")
    token(battle, "D1", "lever", "gate")
    act(battle)
    assert (where(battle), battle.news) == ("D1", ["reached:gate"])


@pytest.mark.rule("NAR-MIS-36")
def test_beside_is_near_enough_where_somebody_stands_on_the_token():
    battle = ordered("reach", {"L3": "sofia"}, {"A1": "guard", "D1": "nun"}, name="gate")
    token(battle, "D1", "lever", "gate")
    act(battle)
    assert (where(battle), battle.news) == ("C1", ["reached:gate"])


@pytest.mark.rule("NAR-AIX-13")
def test_a_hero_who_blocks_the_only_way_is_attacked():
    battle = ordered("seize", {"C1": "sofia"}, {"A1": "guard"}, rows=LANE)
    token(battle, "G1")
    assert act(battle).rolls == ["sofia"]
    assert where(battle) == "B1"


@pytest.mark.rule("NAR-AIX-13")
def test_a_hero_who_can_be_passed_is_not_attacked():
    battle = ordered("seize", {"C1": "sofia"}, {"A1": "guard"})
    token(battle, "G1")
    assert in_the_way(battle, battle.enemies[0], goal_cells(battle, battle.mission.objectives[0])) is None
    assert act(battle).rolls == []


@pytest.mark.rule("NAR-AIX-14", "NAR-AIX-07", "NAR-STP-05")
@pytest.mark.parametrize(("rank", "rolls"), [("troop", []), ("elite", ["sofia"])])
@pytest.mark.parametrize("order", ["seize", "reach", "hunt"])
def test_a_troop_does_not_attack_a_charmed_hero_in_its_way(order, rank, rolls):
    charmed = {"C1": {"key": "sofia", "statuses": {"charm": 1}}}
    battle = ordered(order, charmed, {"A1": "guard"}, rows=LANE, name="goal", cards=(enemy_spec(rank=rank),))
    token(battle, "G1", "character" if order == "hunt" else "objective", "goal")
    assert act(battle).rolls == rolls
    assert where(battle) == "B1"


@pytest.mark.rule("NAR-AIX-13")
def test_a_hunter_attacks_who_blocks_the_only_way():
    battle = ordered("hunt", {"C1": "sofia"}, {"A1": "guard"}, rows=LANE)
    token(battle, "E1", "character", "envoy")
    assert act(battle).rolls == ["sofia"]


@pytest.mark.rule("NAR-AIX-13")
def test_with_no_way_at_all_it_stays():
    battle = ordered("seize", {"L1": "sofia"}, {"A1": "guard"}, rows=("..~.........",))
    token(battle, "G1")
    act(battle)
    assert where(battle) == "A1"


@pytest.mark.rule("NAR-MIS-36", "NAR-EAC-08")
def test_a_guard_with_ap_left_attacks_again():
    spec = enemy_spec(rapidity=6, attacks=(EnemyAttackSpec(),))
    battle = ordered("guard", {"E2": "sofia"}, {"D2": "guard"}, cards=(spec,))
    token(battle, "E1")
    assert act(battle).rolls == ["sofia", "sofia"]
