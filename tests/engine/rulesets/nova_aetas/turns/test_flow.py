"""Who acts when, and groups model by model."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, nova
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec, MissionCondition, MissionDeed
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Group, Token
from horologium.engine.rulesets.nova_aetas.turns.flow import step
from horologium.engine.rulesets.nova_aetas.verbs import heal

MISS = (Roll, ("8+sun",) * 4)


def facing(*squares, hero="A1", **changes):
    """A hero far from guards whose token is in the active Quadrant; his own is one Quadrant ahead."""
    battle = nova(heroes={hero: "valerio"}, enemies=dict.fromkeys(squares, "guard"), **changes)
    battle.groups = [Group("guard", battle.now)]
    battle.hero("valerio").at = battle.now + 1
    return battle


def turn(battle, *answers):
    play(step(battle), list(answers))


def noted(battle, what):
    return [entry for entry in battle.journal.entries if entry.what == what]


@pytest.mark.rule("NAR-ACT-04", "NAR-HOR-01", "NAR-HOR-13")
def test_the_clock_alone_decides_who_acts_next_and_nobody_has_to_turn_it():
    battle = nova(heroes={"A1": "valerio", "B1": "sofia"}, enemies={"H8": "guard"}, length=60)
    battle.hero("valerio").at, battle.hero("sofia").at, battle.groups[0].at = 99, 97, 98
    order = []
    for _ in range(3):
        turn(battle)
        order.append(battle.active.hero if battle.active else battle.acting.card)
        while battle.phase == "hero":
            turn(battle, (Choose, ("wait-5",)))
        while battle.phase == "group":
            turn(battle)
    assert order == ["sofia", "guard", "valerio"]


@pytest.mark.rule("NAR-ACT-07", "NAR-EAC-05")
def test_all_models_of_a_group_act_one_after_the_other_before_anybody_else():
    battle = facing("H8", "H6")
    battle.hero("valerio").at = battle.now
    turn(battle)
    seen = []
    while battle.phase == "group":
        seen.append(list(battle.acting.left))
        turn(battle)
    assert [len(left) for left in seen] == [2, 1]
    assert battle.phase == "clock"


@pytest.mark.rule("NAR-EAC-06", "NAR-HOR-08", "NAR-EAC-01")
def test_the_token_of_a_group_moves_once_by_its_rapidity():
    battle = facing("B1", "A2")
    turn(battle)
    turn(battle, MISS)
    assert battle.groups[0].at == battle.now
    turn(battle, MISS)
    assert battle.groups[0].at == battle.now + 5


@pytest.mark.rule("NAR-EAC-08")
def test_an_enemy_attacks_as_often_as_its_ap_allow():
    quick = enemy_spec("guard", rapidity=6)
    battle = facing("B1", cards=(quick,))
    turn(battle)
    turn(battle, MISS, MISS)
    assert battle.phase == "clock"


@pytest.mark.rule("NAR-EAC-09")
def test_the_token_of_a_group_that_dies_in_its_own_activation_is_gone():
    battle = facing("H8", "H6")
    for enemy in battle.enemies:
        enemy.wounds, enemy.statuses = 2, {"burn": 1}
    for _ in range(3):
        turn(battle)
    assert (battle.enemies, battle.groups) == ([], [])
    assert not noted(battle, "group-token")


@pytest.mark.rule("NAR-EAC-05", "NAR-EAC-06")
def test_the_turn_of_a_group_is_over_when_those_left_to_act_are_gone():
    battle = facing("H8", "H6")
    turn(battle)
    turn(battle)
    (left,) = battle.acting.left
    battle.enemies = [enemy for enemy in battle.enemies if enemy.key != left]
    turn(battle)
    assert (battle.phase, battle.groups[0].at) == ("clock", battle.now + 5)


@pytest.mark.rule("NAR-WTG-04")
def test_the_token_of_a_waiting_group_moves_but_its_models_do_nothing():
    battle = facing("H8")
    battle.enemies[0].waiting = True
    turn(battle)
    turn(battle)
    assert (battle.groups[0].at, battle.terrain.board.name(battle.enemies[0].cell)) == (battle.now + 5, "H8")


@pytest.mark.rule("NAR-WTG-11")
def test_only_the_active_models_of_a_group_act():
    battle = facing("H8", "H6")
    battle.enemies[0].waiting = True
    turn(battle)
    assert battle.acting.left == ["guard-2"]


@pytest.mark.rule("NAR-WTG-05")
def test_a_waiting_enemy_on_patrol_acts():
    battle = facing("H8")
    board = battle.terrain.board
    battle.enemies[0].waiting, battle.enemies[0].patrol = True, (board.cell("H8"), board.cell("H1"))
    turn(battle)
    turn(battle)
    assert board.name(battle.enemies[0].cell) == "H3"


@pytest.mark.rule("NAR-WTG-12", "NAR-WTG-07", "NAR-HAC-10")
def test_enemies_that_wake_do_not_interrupt_the_hero():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H1": "guard"})
    battle.enemies[0].waiting = True
    turn(battle)
    turn(battle, (Choose, ("move",)), (Choose, ("D1",)))
    assert not battle.enemies[0].waiting
    assert (battle.phase, battle.active.hero, battle.active.ap) == ("hero", "valerio", 2)
    assert battle.hero("valerio").at > battle.groups[0].at


@pytest.mark.rule("NAR-ACT-05")
def test_a_token_that_enters_the_active_quadrant_takes_part_in_it():
    battle = facing("H8")
    turn(battle)
    battle.hero("valerio").at = battle.now
    turn(battle)
    turn(battle)
    assert (battle.now, battle.active.hero) == (96, "valerio")


@pytest.mark.rule("NAR-HAC-13")
def test_a_hero_whom_an_event_knocks_out_ends_his_activation():
    event = EventSpec(
        "always", when=(MissionCondition("heroes-at", at=("A2",)),), deeds=(MissionDeed("wound", amount=8, to="hero"),)
    )
    battle = nova(heroes={"A1": "valerio", "H1": "sofia"}, enemies={"H8": "guard"}, mission={"events": (event,)})
    battle.hero("sofia").at += 5
    turn(battle)
    turn(battle, (Choose, ("move",)), (Choose, ("A2",)))
    assert (battle.hero("valerio").ko, battle.active, battle.phase) == (True, None, "clock")


@pytest.mark.rule("NAR-KOH-08")
def test_a_hero_who_is_healed_stands_up_in_the_quadrant_after_the_active_one():
    battle = nova(heroes={"A1": "valerio", "B1": "sofia"}, enemies={"H8": "guard"})
    hero = battle.hero("sofia")
    hero.ko, hero.wounds, hero.at = True, 8, 90
    heal(battle, hero, 1, by=None, rule="NAR-WND-02")
    assert (hero.ko, hero.at) == (False, battle.now + 1)


@pytest.mark.rule("NAR-TIM-01", "NAR-HOR-12")
def test_a_mission_begins_with_its_first_cards_and_events():
    event = EventSpec("start", deeds=(MissionDeed("raise-flag", "begun"),))
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"}, mission={"events": (event,)})
    battle.phase = "begin"
    turn(battle)
    assert (battle.phase, battle.flags["begun"]) == ("clock", 1)


@pytest.mark.rule("NAR-HOR-05")
def test_a_hero_who_was_shifted_out_of_the_active_quadrant_does_not_act_in_it():
    battle = nova(heroes={"A1": "valerio", "B1": "sofia"}, length=60)
    battle.hero("sofia").at += 2
    turn(battle)
    assert battle.active.hero == "valerio"


def test_a_character_who_falls_to_a_reaction_attack_does_not_come_along():
    blast = EnemyAttackSpec(hits=3, difficulty=5, area="cross")
    battle = nova(heroes={"D4": "valerio"}, enemies={"D5": "guard"}, cards=(enemy_spec("guard", attacks=(blast,)),))
    battle.tokens.append(Token("envoy", "character", battle.terrain.board.cell("D3"), "envoy", wounds=5))
    battle.refresh_cells()
    turn(battle)
    miss = (Roll, ("1", "1", "1"))
    turn(battle, (Choose, ("move",)), (Choose, ("A4",)), MISS, miss)
    assert (battle.tokens, battle.terrain.board.name(battle.hero("valerio").cell)) == ([], "A4")


def test_nothing_happens_after_the_end():
    battle = nova(heroes={"A1": "valerio"})
    battle.phase = "over"
    play(step(battle), [])
    assert battle.phase == "over"
