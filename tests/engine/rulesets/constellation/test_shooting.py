"""Ranged attacks, lines of sight and cover."""

from __future__ import annotations

import pytest

from helpers.stars import act, asked, mini, stars, stats
from horologium.engine.rulesets.constellation.attacks import aimed, attack_dice, shots, strikes_back
from horologium.engine.rulesets.constellation.sight import covered, sees


def line(mark, *, ally=False, foe=False):
    """A shooter in B2, a target in F2, and something in D2."""
    rows = "\n".join(["." * 8, "." * 3 + mark + "." * 4, "." * 8])
    ours = [mini("B2", weapon="short"), *([mini("D2")] if ally else [])]
    theirs = [mini("F2"), *([mini("D2")] if foe else [])]
    return stars(ours, theirs, rows)


def dice(battle, **deed):
    for name, value in deed.items():
        setattr(battle.deed, name, value)
    return attack_dice(battle, aimed(battle, "ranged", battle.figure("a1"), battle.figure("b1"))).total


@pytest.mark.rule("CON-RNG-01")
def test_without_a_weapon_nobody_shoots():
    battle = stars([mini("A1")], [mini("A5")])
    assert "shoot" not in asked(battle, "a1")


@pytest.mark.rule("CON-RNG-02")
@pytest.mark.parametrize(
    ("weapon", "at", "seen"),
    [("short", "G1", True), ("short", "H1", False), ("long", "K1", True), ("long", "L1", False)],
)
def test_the_target_must_be_within_the_range_of_the_weapon(weapon, at, seen):
    battle = stars([mini("A1", weapon=weapon)], [mini(at)])
    assert bool(shots(battle, battle.figure("a1"), battle.figure("a1").range)) is seen


@pytest.mark.rule("CON-RNG-03")
def test_beside_an_enemy_nobody_shoots():
    battle = stars([mini("A1", weapon="short")], [mini("A5"), mini("B2")])
    assert shots(battle, battle.figure("a1"), 6) == []


@pytest.mark.rule("CON-RNG-04")
@pytest.mark.parametrize(("at", "count"), [("F1", 4), ("G1", 3), ("K1", 3)])
def test_every_six_squares_cost_a_die(at, count):
    battle = stars([mini("A1", weapon="long", att=4)], [mini(at)])
    assert dice(battle) == count


@pytest.mark.rule("CON-RNG-04")
def test_no_die_left_is_no_shot_unless_an_ability_brings_one():
    bare = stars([mini("A1", weapon="long", att=1)], [mini("H1")])
    aided = stars([mini("A1", "steady-aim", weapon="long", att=1)], [mini("H1")])
    assert "shoot" not in asked(bare, "a1")
    act(aided, "a1", "shoot", "4", "333", "end")
    assert stats(aided, "b1") == (3, 1, 3)


@pytest.mark.rule("CON-EX-09", "CON-RNG-06", "CON-RNG-07")
def test_distance_and_movement_cost_two_dice_and_the_unarmed_target_only_stops():
    battle = stars([mini("A2", weapon="long", att=4)], [mini("I2")], cosmo=0)
    act(battle, "a1", "move", "B2", "shoot", "44", "256")
    assert (stats(battle, "a1"), stats(battle, "b1")) == ((4, 2, 3), (3, 1, 3))
    assert battle.sides[1].cosmo == 0


@pytest.mark.rule("CON-RNG-07")
@pytest.mark.parametrize(("weapon", "back"), [("none", False), ("short", False), ("long", True)])
def test_only_a_weapon_that_reaches_the_shooter_strikes_back(weapon, back):
    battle = stars([mini("A1", weapon="long")], [mini("I1", weapon=weapon)])
    assert strikes_back(battle, aimed(battle, "ranged", battle.figure("a1"), battle.figure("b1"))) is back


@pytest.mark.rule("CON-EX-15", "CON-LOS-01", "CON-LOS-02", "CON-LOS-03", "CON-LOS-04", "CON-TER-04", "CON-RNG-05")
@pytest.mark.parametrize(
    ("battle", "count"),
    [(line("o"), 2), (line(".", foe=True), 2), (line(".", ally=True), 3), (line("#"), None)],
    ids=["obstacle", "enemy", "ally", "wall"],
)
def test_what_stands_between_gives_cover_or_not(battle, count):
    targets = shots(battle, battle.figure("a1"), 6)
    assert (dice(battle) if battle.figure("b1") in targets else None) == count


@pytest.mark.rule("CON-EX-16", "CON-LOS-01", "CON-LOS-02")
def test_one_clear_line_is_enough():
    aslant = stars([mini("B2", weapon="short")], [mini("F3")], "........\n...o....\n........\n........")
    between = stars([mini("B2", weapon="short")], [mini("F2")], "...o....\n........\n...o....\n........")
    assert [covered(one, one.figure("a1"), one.figure("b1")) for one in (aslant, between)] == [False, False]


@pytest.mark.rule("CON-EX-06", "CON-LOS-04", "CON-RNG-05")
def test_a_shot_that_every_obstacle_crosses_is_allowed_with_cover():
    battle = line("o")
    act(battle, "a1", "shoot", "44", "333", "end")
    assert stats(battle, "b1") == (3, 0, 3)


@pytest.mark.rule("CON-LOS-05", "CON-LOS-06")
def test_standing_in_an_obstacle_gives_cover_once():
    battle = stars([mini("B2", weapon="short")], [mini("F2")], "........\n...o.o..\n........")
    assert covered(battle, battle.figure("a1"), battle.figure("b1"))
    assert dice(battle) == 2


@pytest.mark.rule("CON-LOS-01")
def test_two_walls_that_meet_in_a_corner_leave_no_line_between_them():
    battle = stars([mini("B1")], [mini("A2")], "#.\n.#")
    assert not sees(battle, battle.space(battle.figure("a1")), battle.space(battle.figure("b1")))


@pytest.mark.rule("CON-ABL-08")
def test_a_hawk_eye_looks_past_obstacles_but_not_past_enemies():
    battle = line("o")
    battle.figure("a1").abilities = ("hawk-eye",)
    act(battle, "a1", "shoot", "hawk-eye", "444", "333", "end")
    blocked = line(".", foe=True)
    blocked.deed.aids = ("hawk-eye",)
    assert stats(battle, "b1") == (2, 0, 2)
    assert dice(blocked) == 2


@pytest.mark.rule("CON-ABL-19")
def test_steady_aim_adds_a_die_to_shots():
    battle = stars([mini("B2", weapon="short")], [mini("F2")])
    assert dice(battle, aids=("steady-aim",)) == 4


@pytest.mark.rule("CON-ABL-14", "CON-COS-04")
def test_a_swift_shooter_shoots_twice_and_aims_once_for_both():
    battle = stars([mini("B2", "swift-shooter", "steady-aim", weapon="long")], [mini("F2", ar=9), mini("F4", ar=9)])
    act(battle, "a1", "swift-shooter", "b1", "steady-aim", "4444", "333", "b2", "4444", "333", "end")
    assert (stats(battle, "b1")[1], stats(battle, "b2")[1]) == (5, 5)
    assert battle.sides[0].cosmo == 20 - 4 - 2


@pytest.mark.rule("CON-ABL-14")
def test_a_swift_shooter_reaches_six_squares_whatever_the_weapon():
    battle = stars([mini("A1", "swift-shooter", weapon="long")], [mini("I1")])
    assert "swift-shooter" not in asked(battle, "a1")


@pytest.mark.rule("CON-RNG-07")
def test_neither_enemies_beside_the_target_nor_cover_keep_it_from_striking_back():
    ours, theirs = [mini("A2", weapon="short"), mini("E3")], [mini("E2", weapon="short")]
    battle = stars(ours, theirs, "........\n..o.....\n........")
    assert strikes_back(battle, aimed(battle, "ranged", battle.figure("a1"), battle.figure("b1")))
