"""The Enemies' flow chart, step by step (NAR-MIS-23)."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, nova
from helpers.nova_enemies import act, act_group, cards, noted, run, token, where
from horologium.engine.rulesets.nova_aetas.enemies.groups import begin_group
from horologium.engine.rulesets.nova_aetas.enemies.targets import candidates, target_of
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec

pytestmark = pytest.mark.rule("NAR-MIS-23")

LONG = ("............",) * 3
GUARD_FOUR = {"objectives": (ObjectiveSpec("guard", threat=4),)}


def target(battle):
    return target_of(battle, battle.enemies[0]).target


def test_step_0_restores_the_group_before_it_fixes_the_order():
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "guard", "C1": "guard"})
    battle.enemies[0].statuses["stun"] = 1
    run(begin_group(battle, battle.groups[0]))
    told = [entry.what for entry in battle.journal.entries]
    assert told.index("restored") < told.index("order")


def test_step_0_lets_healers_heal_before_ap_are_paid():
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "nun"}, cards=cards("nun"))
    battle.enemies[0].statuses["stun"], battle.enemies[0].wounds = 1, 1
    run(begin_group(battle, battle.groups[0]))
    told = [entry.what for entry in battle.journal.entries]
    assert told.index("healed") < told.index("restored")


def test_step_1_ends_for_a_waiting_model_without_patrol():
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "guard"}, cards=(enemy_spec(control=1),))
    battle.enemies[0].waiting = True
    act(battle)
    assert (where(battle), noted(battle, "targets")) == ("A1", [])


def test_step_2_leaves_rapidity_less_what_was_paid():
    battle = nova(LONG, {"L1": "sofia"}, {"A1": "guard"})
    battle.enemies[0].statuses["stun"] = 1
    act(battle)
    assert where(battle) == "D1"


def test_step_3_lists_heroes_on_their_feet_uncharmed_and_in_reach_of_an_attack():
    heroes = {
        "A3": {"key": "sofia", "ko": True}, "B3": {"key": "rebecca", "statuses": {"charm": 1}},
        "L1": "vincenzo", "D1": "valerio",
    }  # fmt: skip
    battle = nova(("..........~.",) * 3, heroes, {"A1": "guard"})
    assert [one.hero for one in candidates(battle, battle.enemies[0])] == ["valerio"]


def test_step_4_and_5_take_the_highest_threat_in_the_control_area():
    heroes = {"C1": {"key": "sofia"}, "E1": {"key": "rebecca", "threat": 1}, "L1": {"key": "valerio", "threat": 9}}
    assert target(nova(LONG, heroes, {"A1": "guard"})) == "rebecca"


def test_step_6_compares_the_hero_with_the_objective():
    battle = nova(LONG, {"C1": {"key": "sofia", "threat": 3}}, {"A1": "guard"}, mission=GUARD_FOUR)
    token(battle, "L1")
    assert target(battle) == ""
    battle.heroes[0].threat = 4
    assert target(battle) == "sofia"


def test_step_7_takes_the_closest_hero_if_nobody_is_near_and_nothing_to_pursue():
    heroes = {"L1": {"key": "sofia", "threat": 9}, "K1": {"key": "rebecca"}}
    assert target(nova(LONG, heroes, {"A1": "guard"})) == "rebecca"


def test_step_8_pursues_and_ends():
    battle = nova(LONG, {"B1": "sofia"}, {"A1": "guard"}, mission=GUARD_FOUR)
    token(battle, "H1")
    assert act(battle).rolls == []
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.terrain.board.cell("H1")) < 7


@pytest.mark.parametrize(("square", "end", "rolls"), [("B1", "A1", 1), ("D1", "C1", 1), ("L1", "F1", 0)])
def test_step_9_attacks_or_moves_the_least_or_comes_closer(square, end, rolls):
    battle = nova(LONG, {square: "sofia"}, {"A1": "guard"})
    seen = act(battle)
    assert (where(battle), len(seen.rolls)) == (end, rolls)


def test_step_9_looks_at_charge_before_it_gives_up():
    battle = nova(LONG, {"F1": "sofia"}, {"A1": "stratiota"}, cards=cards("stratiota"))
    battle.enemies[0].statuses["stun"] = 1
    assert act(battle).rolls == ["sofia"]


def test_step_10_prefers_the_same_target():
    heroes = {"A2": "sofia", "B1": {"key": "rebecca", "threat": 1}}
    battle = nova(heroes=heroes, enemies={"A1": "war-mastiff"}, cards=cards("war-mastiff"))
    assert act(battle).rolls == ["rebecca", "rebecca"]
    assert len(noted(battle, "targets")) == 1


def test_step_10_lets_a_marksman_go_with_what_is_left():
    battle = nova(LONG, {"A1": "sofia"}, {"D1": "poacher"}, cards=cards("poacher"))
    act(battle)
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[0].cell) == 4


def test_step_11_applies_statuses_of_each_model_before_the_next_acts():
    battle = nova(LONG, {"L1": "sofia"}, {"C1": "guard", "A1": "guard"})
    for enemy in battle.enemies:
        enemy.statuses["bleed"] = 1
    act_group(battle, "guard")
    told = [entry.what for entry in battle.journal.entries if entry.what in ("targets", "wounded")]
    assert told == ["targets", "wounded", "targets", "wounded"]
