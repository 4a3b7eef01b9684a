"""Harm and death, on both sides (ledger topics GEN, ATK, KIL, DTH)."""

import pytest

from helpers.night import monster, night, noted, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.village_attacks import verbs
from horologium.engine.rulesets.village_attacks.state import GONE

BELL = monster("weeping-bell", zone="GH", dice="melee melee")


def kill(battle):
    (victim, *_) = battle.villagers
    play(step(battle), [(Choose, (f"melee-{victim.key}",))])
    return battle


def gains(battle):
    return battle.morale, battle.monsters[0].experience


def killed(card, **more):
    battle = night(monster(card, **more), monster("tithe-collector"))
    (first, _) = battle.monsters
    verbs.wound(battle, first, 20, "VIL-DTH-01")
    return battle, first


@pytest.mark.rule("VIL-KIL-01")
def test_a_commoner_lowers_morale_by_1_and_gives_1_experience():
    assert gains(kill(night(BELL, villagers=("1 commoner GH",), morale=9))) == (8, 1)


@pytest.mark.rule("VIL-KIL-02")
@pytest.mark.parametrize("hunter", ["1 hunter:beast GH", "1 hunter:spectre GH", "1 veteran GH"])
def test_a_hunter_gives_1_experience_also_one_of_the_own_type(hunter):
    assert gains(kill(night(BELL, villagers=(hunter,), morale=9))) == (8, 1)


@pytest.mark.rule("VIL-KIL-03")
def test_a_yunfakh_hunter_lowers_morale_by_1_and_gives_1_experience():
    assert gains(kill(night(BELL, villagers=("1 yunfakh:beast GH",), morale=9))) == (8, 1)


@pytest.mark.rule("VIL-KIL-04")
def test_a_hero_lowers_morale_by_2_and_gives_2_experience_to_whoever_deals_the_last_point():
    battle = kill(night(BELL, monster("tithe-collector"), villagers=("1 hero:widow-garrick GH damage=2",), morale=9))
    assert (gains(battle), battle.monsters[1].experience) == ((7, 2), 0)


@pytest.mark.rule("VIL-KIL-05")
def test_a_hero_of_the_own_type_gives_3_experience():
    nun = monster("ember-nun", zone="GH", dice="melee")
    assert gains(kill(night(nun, villagers=("1 hero:widow-garrick GH damage=2",), morale=9))) == (7, 3)


@pytest.mark.rule("VIL-KIL-06")
def test_each_kill_is_an_award_of_its_own_and_a_level_comes_in_between():
    tusk = monster("old-mother-tusk", zone="GH", dice="melee melee", experience=4)
    battle = night(tusk, villagers=("2 commoner GH", "1 commoner YA"))
    rule = step(battle)
    next(rule)
    request = rule.send(("power-a1",))
    assert (request.rule, battle.morale, villagers_in(battle, "GH")) == ("VIL-EXP-05", 19, ["commoner"])


@pytest.mark.rule("VIL-ATK-05")
@pytest.mark.parametrize("villager", ["1 commoner GH", "1 hunter:fiend GH", "1 yunfakh:fiend GH", "1 veteran GH"])
def test_one_point_kills_commoners_and_hunters(villager):
    assert not kill(night(BELL, villagers=(villager,))).villagers


@pytest.mark.rule("VIL-ATK-05")
def test_a_hero_keeps_its_damage_through_rounds():
    battle = kill(night(BELL, villagers=("1 hero:widow-garrick GH",)))
    battle.active, battle.phase = "", "restore"
    play(step(battle), [])
    (hero,) = battle.villagers
    assert (battle.round, hero.health - hero.damage) == (2, 2)


@pytest.mark.rule("VIL-GEN-09")
def test_damage_beyond_what_a_target_can_take_is_lost():
    battle = night(summoned="ossuary-warden", summoned_at="GH", phase="summoned", villagers=("2 commoner GH",))
    play(step(battle), [(Choose, ("attack-commoner-1",)), (Choose, ("end",))])
    assert villagers_in(battle, "GH") == ["commoner"]


@pytest.mark.rule("VIL-GEN-09")
def test_excess_damage_on_a_minion_that_is_attacked_itself_is_lost():
    puppets = monster("marionettist", minions="CO away")
    battle = night(puppets, villagers=("1 hero:examiner-halm CO",), phase="villagers")
    play(step(battle), [])
    assert ([minion.zone for minion in battle.minions], battle.monsters[0].damage) == ([GONE, GONE], 0)


@pytest.mark.rule("VIL-DTH-01")
def test_a_monster_is_killed_when_its_damage_equals_its_health():
    bell = monster("weeping-bell", zone="CO", damage=3)
    battle = night(bell, villagers=("2 commoner CO",), phase="villagers")
    play(step(battle), [])
    assert (battle.monsters[0].damage, zone_of(battle, battle.monsters[0])) == (4, "CO")
    play(step(battle), [])
    assert battle.monsters[0].zone == GONE


@pytest.mark.rule("VIL-DTH-01")
def test_a_turn_in_progress_ends_with_death():
    bell = monster("weeping-bell", damage=4, dice="villager villager magic")
    battle = night(bell, monster("old-mother-tusk", zone="GH"), villagers=("2 hunter:spectre HE",))
    play(step(battle), [(Choose, ("villager",))])
    assert (battle.active, battle.monsters[0].zone, battle.heart) == ("", GONE, 8)


@pytest.mark.rule("VIL-DTH-02")
def test_a_killed_monster_loses_all_that_lies_on_its_board():
    more = {"dice": "melee", "defences": "defence", "reserve": "magic", "conditions": "stun silence slow burn"}
    _, tusk = killed("weeping-bell", damage=1, experience=2, **more)
    assert (tusk.damage, tusk.experience, tusk.dice, tusk.defence, tusk.reserve) == (0, 0, [], [], [])
    assert (tusk.breaks, tusk.silences, tusk.slows, tusk.burning, tusk.down) == (0, 0, 0, False, False)


@pytest.mark.rule("VIL-DTH-02")
def test_a_die_in_a_movement_slot_goes_with_a_killed_monster():
    battle = night(monster("weeping-bell", zone="GH", dice="magic", damage=4))
    (bell,) = battle.monsters
    play(step(battle), [(Choose, ("step-CO",))])
    verbs.wound(battle, bell, 1, "VIL-DTH-01")
    assert bell.movement == []


@pytest.mark.rule("VIL-DTH-02")
def test_the_reminder_of_a_summoning_outlasts_death():
    battle = night(monster("weeping-bell", zone="CO"), monster("ember-nun"), paid=("weeping-bell",))
    verbs.wound(battle, battle.monsters[0], 5, "VIL-DTH-01")
    assert battle.monsters[0].paid


@pytest.mark.rule("VIL-DTH-03")
def test_a_killed_monster_keeps_its_powers():
    _, bell = killed("weeping-bell", powers="a2 b1")
    assert bell.powers == {"a": 2, "b": 1}


@pytest.mark.rule("VIL-DTH-04")
def test_a_killed_monster_leaves_the_map_with_its_minions():
    battle, player = killed("marionettist")
    assert (player.zone, [minion.zone for minion in battle.minions]) == (GONE, [GONE, GONE])
    assert [one.key for one in battle.present()] == ["tithe-collector"]


@pytest.mark.rule("VIL-DTH-04")
def test_a_dead_monster_is_no_target_and_not_counted_by_the_dial():
    party = (monster("weeping-bell", zone="away"), monster("tithe-collector", zone="KI"))
    battle = night(*party, villagers=("1 hunter:spectre CO",), phase="dial")
    play(step(battle), [])
    assert battle.dial == 1
    play(step(battle), [])
    assert [facts["target"] for facts in noted(battle, "attacks")] == ["tithe-collector"]


@pytest.mark.rule("VIL-KIL-01")
def test_who_kills_gains_the_experience_and_nobody_else():
    battle = kill(night(BELL, monster("tithe-collector", zone="GH"), villagers=("1 commoner GH",)))
    assert [one.experience for one in battle.monsters] == [1, 0]
