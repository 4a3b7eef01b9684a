"""Ranged attacks, lines of sight and cover."""

from __future__ import annotations

import pytest

from helpers.stars import act, asked, mini, stars, stats
from horologium.engine.rulesets.constellation.attacks import aimed, attack_dice, shots, strikes_back


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
    ours, theirs = [mini("A2", weapon="short"), mini("E3")], [mini("E2", weapon="short")]
    battle = stars(ours, theirs, "........\n..o.....\n........")
    attack = aimed(battle, "ranged", battle.figure("a1"), battle.figure("b1"))
    assert strikes_back(battle, attack)
