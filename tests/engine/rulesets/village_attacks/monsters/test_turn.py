"""A Monster's turn: its beginning, coming back, its end (ledger topics RND, DTH, VAC)."""

import pytest

from helpers.night import mission, monster, night, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.mission_specs import PursesSpec
from horologium.engine.rulesets.village_attacks.state import GONE

SIX = ("melee", "melee", "ranged", "ranged", "magic", "defence")
BY_DAY = {"spec": mission(day_night=True), "night": False, "round": 2}


def told_first(battle):
    """What happened before the first question, in order."""
    request = next(step(battle))
    return [entry.what for entry in battle.journal.entries], request


@pytest.mark.rule("VIL-RND-04")
def test_a_turn_begins_with_standing_up_burn_and_the_day_before_discards():
    bell = monster("weeping-bell", zone="GH", conditions="stun burn", experience=2, reserve="magic")
    told, request = told_first(night(bell, **BY_DAY))
    assert told == ["turn", "stood-up", "wounded", "daylight"]
    assert request.rule == "VIL-RES-03"


@pytest.mark.rule("VIL-RND-04")
def test_discards_come_before_the_roll_and_the_reroll_after_it():
    battle = night(monster("weeping-bell", reserve="magic"))
    roll = ("melee", "melee", "melee", "ranged", "magic")
    play(step(battle), [(Choose, ()), (Roll, roll), (Choose, ("melee",)), (Roll, ("magic", "magic", "magic"))])
    assert battle.monsters[0].dice.count("magic") == 4


@pytest.mark.rule("VIL-RND-04")
def test_a_return_from_death_comes_first():
    told, _ = told_first(night(monster("weeping-bell", zone="away"), **BY_DAY))
    assert told == ["turn", "returned", "heart-hurt", "daylight", "wounded"]


@pytest.mark.rule("VIL-RND-04", "VIL-DTH-01")
def test_a_monster_that_dies_of_burn_rolls_nothing():
    battle = night(monster("weeping-bell", damage=4, conditions="burn"), monster("ember-nun"))
    play(step(battle), [])
    assert (battle.monsters[0].zone, battle.active, battle.waiting) == (GONE, "", ["ember-nun"])


# Coming back


@pytest.mark.rule("VIL-DTH-05")
def test_a_dead_monster_returns_in_the_heart_zone_for_2_damage_and_takes_its_turn():
    battle = night(monster("weeping-bell", zone="away"))
    play(step(battle), [(Roll, SIX)])
    bell = battle.monsters[0]
    assert (zone_of(battle, bell), battle.heart, battle.active, len(bell.dice)) == ("HE", 6, "weeping-bell", 6)


@pytest.mark.rule("VIL-DTH-05")
def test_one_that_died_before_its_own_turn_comes_back_in_that_very_turn():
    battle = night(monster("weeping-bell", damage=4, conditions="burn"), monster("ember-nun", zone="away"))
    play(step(battle), [])
    play(step(battle), [(Roll, SIX)])
    assert zone_of(battle, battle.monsters[1]) == "HE"


@pytest.mark.rule("VIL-DTH-05")
def test_one_that_died_in_its_own_turn_waits_until_the_next_round():
    battle = night(monster("weeping-bell", damage=4, conditions="burn"))
    play(step(battle), [])
    play(step(battle), [])
    assert (battle.phase, battle.monsters[0].zone, battle.heart) == ("summoned", GONE, 8)


@pytest.mark.rule("VIL-DTH-05")
def test_a_return_pushes_a_villager_out_of_a_full_heart_zone():
    battle = night(monster("weeping-bell", zone="away"), villagers=("8 commoner HE",))
    play(step(battle), [(Choose, ("GH",)), (Roll, SIX)])
    assert (len(villagers_in(battle, "HE")), villagers_in(battle, "GH")) == (7, ["commoner"])


@pytest.mark.rule("VIL-DTH-05")
def test_a_return_goes_above_capacity_where_nobody_can_be_pushed():
    full = ("8 commoner HE", "8 commoner GH", "5 commoner KI", "4 commoner CO", "10 commoner YA", "10 commoner GT")
    others = ("6 commoner GA", "4 commoner TW", "10 commoner RP", "6 commoner SR")
    battle = night(monster("weeping-bell", zone="away"), villagers=full + others)
    play(step(battle), [(Roll, SIX)])
    assert (zone_of(battle, battle.monsters[0]), len(villagers_in(battle, "HE"))) == ("HE", 8)


@pytest.mark.rule("VIL-DTH-05")
def test_one_that_lay_stunned_comes_back_without_the_penalty():
    battle = night(monster("weeping-bell", damage=4, conditions="stun burn"))
    play(step(battle), [])
    battle.phase, battle.waiting = "monsters", ["weeping-bell"]
    play(step(battle), [(Roll, SIX)])
    assert not battle.monsters[0].down


@pytest.mark.rule("VIL-DTH-06")
@pytest.mark.parametrize(("heart", "left", "zone"), [(3, 1, "HE"), (2, 2, "")])
def test_a_return_needs_a_heart_of_3(heart, left, zone):
    battle = night(monster("weeping-bell", zone="away"), heart=heart)
    play(step(battle), [(Roll, SIX)] if zone else [])
    bell = battle.monsters[0]
    assert (battle.heart, zone_of(battle, bell) if bell.zone != GONE else "") == (left, zone)


@pytest.mark.rule("VIL-EX-11", "VIL-DTH-05", "VIL-DTH-06")
def test_of_two_dead_monsters_the_first_returns_and_the_heart_cannot_bear_the_second():
    battle = night(monster("weeping-bell", zone="away"), monster("ember-nun", zone="away"), heart=4)
    play(step(battle), [(Roll, SIX)])
    play(step(battle), [(Choose, ("end",))])
    play(step(battle), [])
    assert (zone_of(battle, battle.monsters[0]), battle.monsters[1].zone, battle.heart) == ("HE", GONE, 2)


# The end of a turn


@pytest.mark.rule("VIL-VAC-08")
def test_villager_results_that_are_left_are_carried_out_when_the_turn_ends():
    battle = night(monster("weeping-bell", dice="villager villager melee"), villagers=("1 commoner GT",))
    play(step(battle), [(Choose, ("end",))])
    assert villagers_in(battle, "CO") == ["commoner"]


@pytest.mark.rule("VIL-VAC-08")
def test_villager_results_lapse_when_the_monster_dies():
    bell = monster("weeping-bell", damage=4, dice="villager villager melee")
    battle = night(bell, villagers=("1 hunter:spectre HE", "1 hunter:beast HE"))
    play(step(battle), [(Choose, ("end",)), (Roll, ("heads",))])
    assert (battle.monsters[0].zone, battle.heart) == (GONE, 8)


@pytest.mark.rule("VIL-VAC-08")
def test_villager_results_are_carried_out_also_when_a_stun_ended_the_turn():
    bell = monster("weeping-bell", zone="GH", dice="villager melee magic")
    battle = night(bell, villagers=("1 commoner GT",), troll="GH")
    play(step(battle), [(Choose, ("melee-troll",)), (Roll, ("defence",)), (Roll, ("heads",))])
    assert (battle.active, battle.monsters[0].down, villagers_in(battle, "YA")) == ("", True, ["commoner"])


@pytest.mark.rule("VIL-VAC-08")
def test_villager_results_cannot_be_put_in_reserve():
    request = next(step(night(monster("weeping-bell", dice="villager magic"))))
    assert [key for key in request.keys() if key.startswith("keep")] == ["keep-magic"]  # noqa: SIM118


@pytest.mark.rule("VIL-VAC-08", "VIL-MIS-35")
def test_a_carrier_that_dies_of_left_over_villager_results_brings_no_purse_home():
    battle = night(
        monster("weeping-bell", damage=4, dice="villager melee"),
        spec=mission(purses=PursesSpec(("KI",))),
        villagers=("1 hunter:spectre HE",),
    )
    bell, purse = battle.monsters[0], battle.purses[0]
    bell.purse, purse.carrier, purse.zone = purse.key, bell.key, GONE
    play(step(battle), [(Choose, ("end",))])
    assert (bell.zone, purse.home, purse.zone) == (GONE, False, battle.castle.heart)
