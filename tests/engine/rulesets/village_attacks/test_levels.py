"""Experience and levels (ledger topic EXP)."""

import pytest

from helpers.night import monster, night, noted, step, villagers_in
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.village_attacks.levels import gain_experience
from horologium.engine.rulesets.village_attacks.state import GONE

ALL = "a2 b2 c2"


def learner(**more):
    battle = night(monster("tithe-collector", **more))
    return battle, battle.monsters[0]


def gain(battle, points, *answers):
    rule = gain_experience(battle, battle.monsters[0], points, "VIL-EXP-01")
    play(rule, [(Choose, (answer,)) for answer in answers])


def choices(battle):
    return next(gain_experience(battle, battle.monsters[0], 5, "VIL-EXP-01")).keys()


@pytest.mark.rule("VIL-EXP-01")
def test_fewer_tokens_than_the_value_of_the_board_give_no_level():
    battle, collector = learner(experience=3)
    gain(battle, 1)
    assert (collector.experience, collector.levels) == (4, 0)


@pytest.mark.rule("VIL-EXP-01")
def test_as_many_tokens_as_the_value_are_all_discarded_for_a_level():
    battle, collector = learner(experience=4)
    gain(battle, 1, "learn-b1")
    assert (collector.experience, collector.levels) == (0, 1)


@pytest.mark.rule("VIL-EXP-01", "VIL-EX-07", "VIL-KIL-05")
def test_the_surplus_of_an_award_goes_with_the_rest():
    collector = monster("tithe-collector", zone="GH", dice="melee", experience=3)
    battle = night(collector, villagers=("1 hero:widow-garrick GH damage=2",), morale=9)
    play(step(battle), [(Choose, ("melee-widow-garrick-1",)), (Choose, ("learn-b1",))])
    assert (battle.morale, battle.monsters[0].experience, battle.monsters[0].levels) == (7, 0, 1)


@pytest.mark.rule("VIL-EXP-01")
def test_a_level_comes_outside_the_own_turn_too():
    tusk = monster("old-mother-tusk", zone="CO", defences="revenge", experience=4)
    battle = night(tusk, villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [(Choose, ("revenge-1",)), (Choose, ("learn-c1",))])
    assert battle.monsters[0].powers == {"a": 1, "c": 1}


@pytest.mark.rule("VIL-EX-19", "VIL-KIL-06", "VIL-EXP-01", "VIL-POW-07")
def test_three_kills_of_one_power_give_a_level_at_the_first():
    tusk = monster("old-mother-tusk", zone="GH", dice="melee melee", experience=4)
    battle = night(tusk, villagers=("3 commoner GH",), morale=10)
    play(step(battle), [(Choose, ("power-a1",)), (Choose, ("learn-b1",))])
    assert (battle.monsters[0].experience, battle.monsters[0].levels, battle.morale) == (2, 1, 7)


@pytest.mark.rule("VIL-EXP-02")
def test_a_level_teaches_a_new_power_that_may_be_used_at_once():
    collector = monster("tithe-collector", zone="GH", dice="melee magic", experience=4)
    battle = night(collector, villagers=("1 commoner GH", "1 hunter:beast GH"))
    play(step(battle), [(Choose, ("melee-commoner-1",)), (Choose, ("learn-b1",))])
    play(step(battle), [(Choose, ("power-b1",))])
    assert battle.villagers[0].burning


@pytest.mark.rule("VIL-EXP-03")
def test_an_upgrade_may_be_used_in_a_round_in_which_the_lower_form_was():
    warden = monster("ossuary-warden", zone="GH", dice="defence defence melee", experience=4)
    battle = night(warden, villagers=("4 commoner GH",))
    play(step(battle), [(Choose, ("power-a1",)), (Choose, ("commoner-2",))])
    play(step(battle), [(Choose, ("melee-commoner-3",)), (Choose, ("learn-a2",))])
    play(step(battle), [(Choose, ("power-a2",))])
    assert [villager.held for villager in battle.villagers] == [1, 1, 1]


@pytest.mark.rule("VIL-EXP-03")
def test_an_upgrade_replaces_the_lower_form():
    battle, collector = learner(experience=4)
    gain(battle, 1, "learn-a2")
    assert collector.powers == {"a": 2}


@pytest.mark.rule("VIL-EXP-03", "VIL-POW-02")
def test_an_upgrade_has_its_own_limit_of_once_a_round():
    warden = monster("ossuary-warden", zone="GH", dice="defence defence", powers="a2")
    battle = night(warden, villagers=("1 commoner GH", "1 commoner CO"))
    play(step(battle), [(Choose, ("power-a2",))])
    battle.villagers[1].zone = battle.villagers[0].zone
    assert "power-a2" not in next(step(battle)).keys()  # noqa: SIM118 - a question, no mapping


@pytest.mark.rule("VIL-EXP-04")
@pytest.mark.parametrize(("what", "left"), [("damage", (1, 2)), ("break", (2, 1))])
def test_who_knows_everything_removes_one_damage_or_one_condition_anywhere(what, left):
    battle, collector = learner(powers=ALL, zone="CO", damage=2, conditions="break break", experience=4)
    gain(battle, 1, f"heal-{what}")
    assert (collector.damage, collector.breaks) == left


@pytest.mark.rule("VIL-EXP-04")
def test_all_powers_include_all_upgrades():
    battle, _ = learner(powers="a2 b2 c1", damage=2, experience=4)
    gain(battle, 1)
    assert battle.monsters[0].powers["c"] == 2


@pytest.mark.rule("VIL-EXP-05")
def test_who_has_something_to_buy_cannot_heal_instead():
    battle, _ = learner(powers="b1", damage=2, conditions="burn")
    assert choices(battle) == ["learn-a2", "learn-b2", "learn-c1"]


@pytest.mark.rule("VIL-EXP-05")
def test_who_has_everything_and_nothing_to_heal_gains_the_level_without_effect():
    battle, collector = learner(powers=ALL, experience=4)
    gain(battle, 1)
    assert (collector.experience, collector.levels, len(noted(battle, "level-lost"))) == (0, 1, 1)


@pytest.mark.rule("VIL-EXP-05")
def test_an_effect_under_way_ends_as_it_was_paid():
    tusk = monster("old-mother-tusk", zone="GH", dice="melee melee", experience=4)
    battle = night(tusk, villagers=("5 commoner GH",))
    play(step(battle), [(Choose, ("power-a1",)), (Choose, ("learn-a2",))])
    assert villagers_in(battle, "GH") == ["commoner", "commoner"]


@pytest.mark.rule("VIL-DTH-02")
def test_a_dead_monster_keeps_no_experience():
    battle, collector = learner(zone="away")
    gain(battle, 5)
    assert (collector.zone, collector.experience, collector.levels) == (GONE, 0, 0)
