"""Rolls, damage, re-rolls and the order of a combat."""

from __future__ import annotations

import pytest

from helpers.script import play
from helpers.stars import act, at, mini, says, stars, stats
from horologium.engine.rulesets.constellation.attacks import Attack, attack_dice, defence_dice, melee_targets
from horologium.engine.rulesets.constellation.combat import combat, strike
from horologium.engine.rulesets.constellation.dice import read
from horologium.engine.rulesets.constellation.state import wound


def duel(ours=(), theirs=(), **more):
    return stars([mini("E5", *ours, **more)], [mini("F5", *theirs)], cosmo=0)


def melee(battle, *lines):
    play(combat(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))), says(*lines))


@pytest.mark.rule(
    "CON-EX-01",
    "CON-DMG-01",
    "CON-DMG-02",
    "CON-DMG-03",
    "CON-DMG-04",
    "CON-DMG-05",
    "CON-DMG-06",
    "CON-DMG-07",
    "CON-STA-02",
)
def test_both_roll_at_once_and_each_suffers_what_it_did_not_stop():
    battle = stars([mini("E5", ar=5)], [mini("F5", att=2, ar=5)], cosmo=0)
    melee(battle, "234", "16")
    assert (stats(battle, "a1"), stats(battle, "b1")) == ((3, 4, 3), (2, 5, 3))
    assert [side.cosmo for side in battle.sides] == [1, 2]


@pytest.mark.rule("CON-DMG-02", "CON-DMG-03", "CON-DMG-04", "CON-DMG-05", "CON-DMG-06")
@pytest.mark.parametrize(
    ("face", "said"),
    [("1", (0, 1, 1)), ("2", (0, 1, 0)), ("3", (0, 0, 1)), ("4", (1, 0, 0)), ("5", (1, 0, 0)), ("6", (2, 0, 1))],
)
def test_each_face_says_what_the_table_says(face, said):
    assert read((face,)) == said


@pytest.mark.rule("CON-EX-07", "CON-DMG-08", "CON-DMG-09", "CON-DMG-10", "CON-STA-03")
def test_three_points_on_a_soldier_run_on_from_armour_to_attack_and_speed():
    battle = duel()
    wound(battle, battle.figure("a1"), 3)
    assert stats(battle, "a1") == (2, 0, 2)


@pytest.mark.rule("CON-DMG-10")
def test_speed_stops_at_nothing_while_attack_is_left():
    battle = stars([mini("E5", att=5, ar=0, spd=2)], [mini("F5")])
    wound(battle, battle.figure("a1"), 3)
    assert stats(battle, "a1") == (2, 0, 0)


@pytest.mark.rule("CON-STA-05", "CON-VIC-02")
def test_without_attack_a_miniature_is_removed_and_its_cost_counts():
    battle = stars([mini("E5", att=4)], [mini("F5", att=2, ar=0, cost=19)])
    melee(battle, "4411", "33")
    assert at(battle, "b1") is None
    assert (battle.sides[0].destroyed, battle.sides[1].cells) == (19, 0)


@pytest.mark.rule("CON-DMG-07")
def test_both_can_die_and_a_casualty_still_gives_its_cosmo():
    battle = stars([mini("E5", att=1, ar=0)], [mini("F5", att=1, ar=0)], cosmo=0)
    melee(battle, "6", "6")
    assert (at(battle, "a1"), at(battle, "b1")) == (None, None)
    assert [side.cosmo for side in battle.sides] == [1, 1]


@pytest.mark.rule("CON-DMG-11", "CON-COS-05")
def test_without_counterattack_only_the_attacker_rolls_and_armour_still_absorbs():
    battle = duel()
    play(strike(battle, Attack("viper", battle.figure("a1"), battle.figure("b1")), "CON-ABL-09"), says("6"))
    assert stats(battle, "b1") == (3, 0, 3)


@pytest.mark.rule("CON-COS-05")
def test_a_strike_of_one_die_has_one_die_whatever_helps_or_hinders():
    battle = stars([mini("E5", att=6)], [mini("F5"), mini("D5")])
    battle.figure("a1").bonus = 1
    assert attack_dice(battle, Attack("opportunity", battle.figure("a1"), battle.figure("b1"))).total == 1


@pytest.mark.rule("CON-RRL-01", "CON-RRL-02", "CON-ABL-01")
def test_the_owner_chooses_one_of_its_dice_and_the_new_result_counts():
    battle = stars([mini("E5", "attack-re-rolls")], [mini("F5", ar=5)])
    melee(battle, "333", "333", "die-1-3", "6")
    assert stats(battle, "b1") == (3, 3, 3)
    assert battle.sides[0].cosmo == 20 - 1 + 3


@pytest.mark.rule("CON-RRL-03")
def test_both_choose_before_either_rolls_again():
    battle = stars([mini("E5", "attack-re-rolls", ar=5)], [mini("F5", "attack-re-rolls", ar=5)])
    melee(battle, "444", "444", "die-0-4", "die-2-4", "1", "1")
    assert (stats(battle, "a1")[1], stats(battle, "b1")[1]) == (4, 4)


@pytest.mark.rule("CON-COS-02", "CON-ABL-01")
def test_a_re_roll_is_not_offered_twice_in_a_turn():
    battle = stars([mini("E5", "attack-re-rolls")], [mini("F5", ar=5)])
    battle.figure("a1").used = ("attack-re-rolls",)
    melee(battle, "333", "333")


@pytest.mark.rule("CON-DMG-12", "CON-ABL-28", "CON-COS-02")
def test_the_target_of_a_melee_attack_may_surge_and_pays_with_blood_first():
    battle = stars([mini("E5")], [mini("F5", "reckless-rush-2")])
    melee(battle, "yes", "222", "33333")
    assert stats(battle, "b1") == (3, 1, 3)
    assert battle.sides[1].cosmo == 20 - 1 + 5


@pytest.mark.rule("CON-DMG-12")
def test_a_rush_that_kills_ends_the_combat_before_the_dice():
    battle = stars([mini("E5", "reckless-rush-1", "push-attack", att=1, ar=0)], [mini("F5")])
    act(battle, "a1", "strike", "push-attack", "reckless-rush-1")
    assert (at(battle, "a1"), stats(battle, "b1")) == (None, (3, 2, 3))
    assert battle.sides[0].cosmo == 20 - 3


@pytest.mark.rule("CON-DMG-12", "CON-ABL-07")
def test_cosmo_of_the_dice_may_pay_for_stepping_aside():
    battle = stars([mini("E5", att=2)], [mini("F5", "cautious", att=2)], cosmo=0)
    melee(battle, "44", "13", "yes", "G6")
    assert (at(battle, "b1"), battle.sides[1].cosmo) == ("G6", 0)


@pytest.mark.rule("CON-DMG-12")
def test_the_active_player_steps_aside_first():
    battle = stars([mini("E5", "cautious")], [mini("F5", "cautious")])
    battle.go = "dusk"
    melee(battle, "433", "433", "yes", "G5", "no")
    assert (at(battle, "a1"), at(battle, "b1")) == ("E5", "G5")


@pytest.mark.rule("CON-EX-05", "CON-MEL-03", "CON-MEL-04", "CON-MEL-05")
def test_surrounded_and_outnumbered_cost_a_die_each():
    battle = stars([mini("E5", att=4)], [mini("D5"), mini("F5"), mini("E4")])
    attack = Attack("melee", battle.figure("b1"), battle.figure("a1"))
    assert defence_dice(battle, attack).total == 2


@pytest.mark.rule("CON-MEL-03")
@pytest.mark.parametrize(("one", "other"), [("D5", "F5"), ("E4", "E6"), ("D4", "F6"), ("D6", "F4")])
def test_every_opposite_pair_surrounds(one, other):
    battle = stars([mini("E5", att=4)], [mini(one), mini(other)])
    assert attack_dice(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))).total == 3


@pytest.mark.rule("CON-MEL-03")
def test_neighbours_that_are_not_opposite_do_not_surround():
    battle = stars([mini("E5", att=4)], [mini("D5"), mini("F4")])
    assert attack_dice(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))).total == 4


@pytest.mark.rule("CON-MEL-04")
def test_an_ally_beside_keeps_three_enemies_from_outnumbering():
    battle = stars([mini("E5", att=4), mini("F6")], [mini("D4"), mini("E4"), mini("F4")])
    assert attack_dice(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))).total == 4


@pytest.mark.rule("CON-MEL-05")
def test_one_die_is_always_left_in_melee():
    battle = stars([mini("E5", att=1)], [mini("D5"), mini("F5"), mini("E4")])
    assert attack_dice(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))).total == 1


@pytest.mark.rule("CON-MEL-03", "CON-MEL-04")
def test_a_paralysed_enemy_still_surrounds():
    battle = stars([mini("E5", att=4)], [mini("D5"), mini("F5")])
    battle.figure("b2").paralysed = True
    assert attack_dice(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))).total == 3


@pytest.mark.rule("CON-EX-11", "CON-ABL-03", "CON-ABL-28")
@pytest.mark.parametrize(("ability", "dice"), [("reckless-rush-1", 3), ("reckless-rush-2", 2)])
def test_one_rush_adds_dice_after_penalties_the_other_before(ability, dice):
    battle = stars([mini("E5", ability, att=2, ar=0)], [mini("D5"), mini("F5")])
    act(battle, "a1", "strike", "b1", ability, "3" * dice, "333", "end")
    assert stats(battle, "a1")[0] == 1


@pytest.mark.rule("CON-ABL-28")
def test_only_one_of_the_two_rushes_goes_with_an_attack():
    battle = stars([mini("E5", "reckless-rush-1", "reckless-rush-2")], [mini("F5")])
    act(battle, "a1", "strike", "reckless-rush-1", "33333", "333", "end")
    assert battle.sides[0].cosmo == 20 - 1 + 5


@pytest.mark.rule("CON-MEL-01", "CON-MEL-02", "CON-STA-01", "CON-STA-02")
def test_everybody_strikes_at_neighbours_with_its_attack_in_dice():
    battle = stars([mini("E5", att=4)], [mini("F6"), mini("G5")])
    assert [foe.key for foe in melee_targets(battle, battle.figure("a1"))] == ["b1"]
    assert attack_dice(battle, Attack("melee", battle.figure("a1"), battle.figure("b1"))).total == 4


@pytest.mark.rule("CON-MEL-02")
def test_two_walls_at_the_corner_part_diagonal_neighbours_and_one_does_not():
    parted = stars([mini("A1")], [mini("B2")], ".#.\n#..\n...")
    joined = stars([mini("A1")], [mini("B2")], ".#.\n...\n...")
    assert [len(melee_targets(one, one.figure("a1"))) for one in (parted, joined)] == [0, 1]
