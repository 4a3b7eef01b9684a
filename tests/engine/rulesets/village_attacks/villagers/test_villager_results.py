"""Villager results (ledger topic VAC)."""

import pytest

from helpers.night import CASTLE, mission, monster, night, noted, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll

LONG = CASTLE.replace("GA, RP", "GA, WA\nWA Wall (6): TW, RP").replace("Rampart (10): TW", "Rampart (10): WA")
"""RP is four zones away, as GT is."""


def called(*villagers, answers=(), **more):
    """A Villager result of a Monster in the Heart zone."""
    at = more.pop("at", "SR")
    bell = monster("weeping-bell", zone=at, dice="villager melee")
    battle = night(bell, villagers=villagers, **more)
    play(step(battle), [(Choose, ("villager",)), *answers])
    return battle


@pytest.mark.rule("VIL-VAC-01")
def test_the_farthest_villager_moves_1_zone_towards_the_heart():
    battle = called("1 commoner GH", "1 commoner YA")
    assert (villagers_in(battle, "GH"), villagers_in(battle, "CO")) == (["commoner"], ["commoner"])


@pytest.mark.rule("VIL-VAC-01")
def test_a_hero_with_movement_2_moves_1_zone_for_a_villager_result():
    assert villagers_in(called("1 hero:joss-the-tinker GT"), "YA") == ["hero"]


@pytest.mark.rule("VIL-VAC-01")
def test_distance_is_measured_anew_for_each_result():
    battle = called("1 commoner GT", "1 hunter:beast YA")
    battle.monsters[0].dice = ["villager", "melee"]
    play(step(battle), [(Choose, ("villager",))])
    assert (villagers_in(battle, "CO"), villagers_in(battle, "YA")) == (["commoner"], ["hunter"])


@pytest.mark.rule("VIL-VAC-01")
def test_villagers_in_the_heart_zone_are_no_candidates():
    battle = called("1 commoner HE", "1 commoner GH")
    assert (len(villagers_in(battle, "HE")), battle.heart) == (2, 8)


@pytest.mark.rule("VIL-VAC-02")
def test_of_zones_equally_far_that_with_fewer_villagers_is_taken_stunned_ones_counted():
    battle = called("1 commoner GT", "1 commoner GT stunned", "1 hunter:beast RP", spec=mission(map=LONG))
    assert (villagers_in(battle, "WA"), len(villagers_in(battle, "GT"))) == (["hunter"], 2)


@pytest.mark.rule("VIL-VAC-03")
@pytest.mark.parametrize(("face", "zone"), [("heads", "YA"), ("tails", "WA")])
def test_the_coin_decides_between_zones_that_are_still_tied(face, zone):
    battle = called("1 commoner GT", "1 commoner RP", spec=mission(map=LONG), answers=[(Roll, (face,))])
    assert villagers_in(battle, zone) == ["commoner"]


@pytest.mark.rule("VIL-VAC-04")
def test_within_a_zone_the_first_by_priority_moves():
    battle = called("1 hero:sexton-marl GT", "1 hunter:beast GT", "1 commoner GT")
    assert (villagers_in(battle, "YA"), len(villagers_in(battle, "GT"))) == (["commoner"], 2)


@pytest.mark.rule("VIL-VAC-04")
def test_standing_villagers_come_before_stunned_ones():
    assert villagers_in(called("1 commoner GT stunned", "1 hero:sexton-marl GT"), "YA") == ["hero"]


@pytest.mark.rule("VIL-VAC-04")
def test_where_all_lie_stunned_one_stands_up_instead():
    battle = called("2 commoner GT stunned")
    assert [(zone_of(battle, one), one.stunned) for one in battle.villagers] == [("GT", False), ("GT", True)]


@pytest.mark.rule("VIL-VAC-05", "VIL-VAT-01")
def test_a_villager_moved_by_a_result_does_not_attack():
    battle = called("1 commoner YA", at="CO")
    assert (villagers_in(battle, "CO"), battle.monsters[0].damage) == (["commoner"], 0)


@pytest.mark.rule("VIL-EX-03", "VIL-VAC-01", "VIL-VAC-02", "VIL-VAC-04", "VIL-VAC-05")
def test_the_hunter_in_the_emptier_zone_comes_and_does_not_attack():
    battle = called("2 commoner GT", "1 hunter:beast RP", "5 commoner KI", spec=mission(map=LONG), at="WA")
    assert (villagers_in(battle, "WA"), battle.monsters[0].damage, noted(battle, "attacks")) == (["hunter"], 0, [])


@pytest.mark.rule("VIL-EX-04", "VIL-VAC-06", "VIL-TGT-04")
def test_when_all_are_in_the_heart_zone_one_attacks():
    battle = called("2 commoner HE", at="HE", heart=5)
    assert (battle.heart, battle.monsters[0].damage) == (4, 0)


@pytest.mark.rule("VIL-VAC-06")
def test_the_one_that_attacks_is_the_first_by_priority():
    battle = called("1 hunter:spectre HE", "1 commoner HE", at="HE")
    assert (battle.heart, battle.monsters[0].damage) == (7, 0)


@pytest.mark.rule("VIL-VAC-06")
def test_it_attacks_its_nemesis_first():
    battle = called("1 hunter:spectre HE", at="HE")
    assert (battle.heart, battle.monsters[0].damage) == (8, 2)


@pytest.mark.rule("VIL-VAC-06")
def test_a_hero_makes_all_the_attacks_of_its_card():
    assert called("1 hero:widow-garrick HE").heart == 6


@pytest.mark.rule("VIL-VAC-06")
def test_where_all_lie_stunned_in_the_heart_zone_one_stands_up():
    battle = called("1 commoner HE stunned")
    assert (battle.heart, battle.villagers[0].stunned) == (8, False)


@pytest.mark.rule("VIL-VAC-06")
def test_with_no_villager_in_play_a_result_does_nothing():
    battle = called()
    assert (battle.monsters[0].dice, battle.heart) == (["melee"], 8)


@pytest.mark.rule("VIL-VAC-09")
def test_a_villager_before_a_full_zone_stays_and_nobody_moves_for_it():
    crowded = monster("marionettist", zone="TW", minions="TW TW", dice="villager melee")
    battle = night(crowded, monster("ember-nun", zone="TW"), villagers=("1 commoner RP", "1 commoner GA"))
    play(step(battle), [(Choose, ("villager",))])
    assert (villagers_in(battle, "RP"), villagers_in(battle, "GA")) == (["commoner"], ["commoner"])
    assert battle.monsters[0].dice == ["melee"]


@pytest.mark.rule("VIL-VAC-09")
def test_the_way_is_drawn_first_full_or_not():
    fork = CASTLE.replace("HE Heart (8): ", "HE Heart (8): KI, ").replace("Kitchen (5): ", "Kitchen (2): HE, ")
    party = (monster("weeping-bell", zone="KI", dice="villager melee"), monster("ember-nun", zone="KI"))
    battle = night(*party, villagers=("1 commoner CO",), spec=mission(map=fork))
    play(step(battle), [(Choose, ("villager",)), (Roll, ("tails",))])
    assert villagers_in(battle, "CO") == ["commoner"]


@pytest.mark.rule("VIL-STV-06")
def test_a_move_by_a_result_is_an_activation_and_burns():
    battle = called("1 commoner GT burning")
    assert (battle.villagers, battle.morale, battle.monsters[0].experience) == ([], 19, 0)


@pytest.mark.rule("VIL-STV-06", "VIL-HER-03")
def test_a_hero_that_is_called_does_what_it_does_at_its_activation():
    battle = called("1 hero:maud-bellfounder GT", "1 hunter:beast GT stunned")
    play(step(battle), [(Choose, ("end",))])
    assert (villagers_in(battle, "YA"), [one.stunned for one in battle.villagers]) == (["hero"], [False, False])


@pytest.mark.rule("VIL-EX-12", "VIL-TGT-01", "VIL-TGT-02", "VIL-TGT-04", "VIL-TGT-07")
def test_in_the_heart_zone_a_commoner_storms_and_a_hunter_shoots_its_nemesis():
    party = (monster("old-mother-tusk"), monster("ossuary-warden", zone="SR"))
    battle = night(*party, villagers=("1 hunter:undead HE", "1 commoner HE"), phase="villagers")
    play(step(battle), [])
    play(step(battle), [])
    assert (battle.heart, [one.damage for one in battle.monsters]) == (7, [0, 2])
    assert villagers_in(battle, "HE") == ["hunter", "commoner"]
