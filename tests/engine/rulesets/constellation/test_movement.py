"""Movement, control zones, terrain and large miniatures."""

from __future__ import annotations

import pytest

from helpers.stars import OPEN, act, asked, at, mini, stars, stats
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.constellation.actions import activate, choices
from horologium.engine.rulesets.constellation.movement import allowance, reachable
from horologium.engine.rulesets.constellation.spaces import controls, surrounded
from horologium.engine.rulesets.constellation.state import Options, wound


def ends(battle, key="a1", squares=None):
    figure = battle.figure(key)
    budget = allowance(battle, figure) if squares is None else squares
    return battle.ground.board.names(reachable(battle, figure, budget).ends)


def field(*rows):
    return "\n".join(rows)


@pytest.mark.rule("CON-EX-04", "CON-MOV-01", "CON-STA-04")
def test_speed_two_goes_four_squares():
    battle = stars([mini("A1", spd=2)], [mini("L12")])
    assert "E1" in ends(battle)
    assert "F1" not in ends(battle)


@pytest.mark.rule("CON-MOV-01")
def test_wounds_shorten_the_next_movement():
    battle = stars([mini("A1")], [mini("L12")])
    wound(battle, battle.figure("a1"), 3)
    assert allowance(battle, battle.figure("a1")) == 4


@pytest.mark.rule("CON-MOV-01")
def test_where_movement_is_split_a_second_one_costs_the_action():
    battle = stars([mini("A1")], [mini("H1")], options=Options(split_movement=True))
    act(battle, "a1", "move", "D1", "move", "G2")
    assert at(battle, "a1") == "G2"


@pytest.mark.rule("CON-ABL-05", "CON-MOV-01")
@pytest.mark.parametrize(
    "deeds", [("light-feet", "move", "G1", "move", "J1"), ("move", "D1", "light-feet", "move", "J1")]
)
def test_where_movement_is_split_light_feet_lengthen_one_of_the_two(deeds):
    battle = stars([mini("A1", "light-feet")], [mini("L12")], options=Options(split_movement=True))
    act(battle, "a1", *deeds)
    assert at(battle, "a1") == "J1"


@pytest.mark.rule("CON-MOV-02", "CON-GEN-03")
def test_diagonal_steps_cost_one_but_cut_no_corner_of_a_wall():
    battle = stars([mini("A1", spd=1)], [mini("D4")], field("....", "#...", "....", "...."))
    assert "B2" not in ends(battle, squares=1)
    assert {"B1", "B2", "C2", "C1"} <= set(ends(battle))
    assert "A2" not in ends(battle)


@pytest.mark.rule("CON-MOV-03", "CON-MOV-04")
def test_enemies_bar_the_way_and_allies_can_be_passed_but_not_shared():
    rows = field("######", "......", "######")
    blocked = stars([mini("A2")], [mini("C2")], rows)
    passed = stars([mini("A2"), mini("C2")], [mini("F2")], rows)
    assert ends(blocked) == ["A2", "B2"]
    assert ends(passed) == ["A2", "B2", "D2", "E2"]


@pytest.mark.rule("CON-TER-01", "CON-TER-05")
@pytest.mark.parametrize("ground", ["~", "o", "%"])
def test_slow_ground_costs_one_square_more_and_never_two(ground):
    battle = stars([mini("A2", spd=1)], [mini("H2")], field("########", f".{ground}......", "########"))
    assert ends(battle) == ["A2", "B2"]
    assert "B2" not in ends(battle, squares=1)


@pytest.mark.rule("CON-TER-03")
def test_nobody_enters_a_wall():
    battle = stars([mini("A1")], [mini("C3")], field("...", ".#.", "..."))
    assert "B2" not in ends(battle)


@pytest.mark.rule("CON-EX-08", "CON-CTL-02", "CON-CTL-03", "CON-CTL-01")
def test_each_step_out_of_a_controlled_square_is_struck_at():
    battle = stars([mini("A2", att=2, ar=1, spd=4)], [mini("B1")], field("#.######", "........", "########"), cosmo=0)
    act(battle, "a1", "move", "D2", "3", "5", "3")
    assert stats(battle, "a1") == (2, 0, 4)
    assert battle.sides[1].cosmo == 2


@pytest.mark.rule("CON-CTL-02")
def test_a_casualty_ends_its_movement_where_it_fell():
    battle = stars([mini("A1", att=1, ar=0)], [mini("B2")])
    act(battle, "a1", "move", "A5", "4")
    assert at(battle, "a1") is None
    assert battle.figure("a1").acted


@pytest.mark.rule("CON-CTL-02")
def test_the_way_with_the_fewest_strikes_is_taken():
    battle = stars([mini("A4", spd=4)], [mini("D4")])
    act(battle, "a1", "move", "G4")
    assert at(battle, "a1") == "G4"


@pytest.mark.rule("CON-CTL-02")
def test_enemies_strike_in_the_order_of_their_band_until_the_miniature_has_died():
    battle = stars([mini("B2", att=1, ar=0)], [mini("C2"), mini("A2")], cosmo=0)
    act(battle, "a1", "move", "B6", "3", "5")
    assert (at(battle, "a1"), battle.sides[1].cosmo) == (None, 1)
    battle = stars([mini("B2", att=1, ar=0)], [mini("C2"), mini("A2")], cosmo=0)
    act(battle, "a1", "move", "B6", "5")
    assert [entry.facts["figure"] for entry in battle.journal.entries if entry.what == "struck"] == ["b1"]


@pytest.mark.rule("CON-CTL-02", "CON-ABL-07")
def test_whoever_has_stepped_aside_is_not_struck_by_the_rest():
    battle = stars([mini("B2", "cautious")], [mini("C2"), mini("A2")])
    act(battle, "a1", "move", "B6", "5", "yes", "B1", "B1", "end")
    assert (at(battle, "a1"), stats(battle, "a1")) == ("B1", (3, 1, 3))


@pytest.mark.rule("CON-CTL-03")
@pytest.mark.parametrize("lines", [("move", "B4", "3"), ("way", "B3", "3", "B4", "3", "B4")])
def test_a_player_may_choose_another_way_than_the_one_with_the_fewest_strikes(lines):
    battle = stars([mini("B2")], [mini("A2")])
    act(battle, "a1", *lines)
    assert at(battle, "a1") == "B4"


@pytest.mark.rule("CON-CTL-03", "CON-MOV-01")
def test_a_chosen_way_costs_the_squares_it_has_and_may_end_anywhere():
    battle = stars([mini("A1", spd=2)], [mini("D3")])
    rule = activate(battle, battle.figure("a1"))
    next(rule)
    rule.send(("way",))
    request = rule.send(("A3",))
    assert sorted(request.keys()) == sorted(ends(battle, squares=2))
    with pytest.raises(StopIteration):
        rule.send(("A3",))
    assert at(battle, "a1") == "A3"


@pytest.mark.rule("CON-CTL-03")
def test_the_way_is_asked_for_only_where_somebody_could_strike():
    far = stars([mini("A1")], [mini("L12")])
    stepping = stars([mini("A1", "step")], [mini("C3")])
    assert "way" not in asked(far, "a1")
    assert "way" in asked(stepping, "a1")
    stepping.deed.stepping = True
    assert "way" not in [option.key for option in choices(stepping, stepping.figure("a1"))]


@pytest.mark.rule("CON-CTL-01")
def test_no_zone_reaches_across_a_corner_between_two_walls():
    battle = stars([mini("A1")], [mini("B2")], field(".#.", "#..", "..."))
    assert "A1" not in battle.ground.board.names(controls(battle, battle.figure("b1")))


@pytest.mark.rule("CON-CTL-01", "CON-ABL-27")
def test_a_paralysed_enemy_controls_nothing():
    battle = stars([mini("A1")], [mini("B2")])
    battle.figure("b1").paralysed = True
    act(battle, "a1", "move", "A5")
    assert at(battle, "a1") == "A5"


@pytest.mark.rule("CON-CTL-04")
def test_being_pushed_out_of_a_zone_is_not_struck_at():
    battle = stars([mini("E5", "push-attack")], [mini("F5")])
    act(battle, "a1", "strike", "push-attack", "333", "333", "end")
    assert (at(battle, "b1"), stats(battle, "b1")) == ("H5", (3, 2, 3))


@pytest.mark.rule("CON-ABL-02")
def test_step_leaves_a_zone_unharmed():
    battle = stars([mini("A1", "step")], [mini("B2")])
    act(battle, "a1", "step", "move", "A5")
    assert (at(battle, "a1"), battle.sides[0].cosmo) == ("A5", 18)


@pytest.mark.rule("CON-ABL-05")
def test_light_feet_go_three_squares_more_and_do_not_attack():
    battle = stars([mini("A1", "light-feet")], [mini("J2")])
    act(battle, "a1", "light-feet", "move", "I1")
    assert at(battle, "a1") == "I1"


@pytest.mark.rule("CON-ABL-05")
def test_light_feet_are_declared_before_the_movement():
    battle = stars([mini("A1", "light-feet", "holy-man")], [mini("L12")])
    rule = activate(battle, battle.figure("a1"))
    offered = next(rule).keys()
    assert "light-feet" in offered
    rule.send(("move",))
    assert rule.send(("D1",)).keys() == ["end", "holy-man"]


@pytest.mark.rule("CON-ABL-05")
def test_light_feet_carry_even_without_speed():
    battle = stars([mini("A1", "light-feet", spd=3)], [mini("L12")])
    battle.figure("a1").spd = 0
    assert "move" not in asked(battle, "a1")
    act(battle, "a1", "light-feet", "move", "D1")
    assert at(battle, "a1") == "D1"


@pytest.mark.rule("CON-ABL-07")
def test_who_steps_aside_in_its_movement_goes_on_from_there():
    battle = stars([mini("B1", "cautious")], [mini("C1")])
    act(battle, "a1", "move", "B6", "4", "yes", "A1", "A7")
    assert (at(battle, "a1"), stats(battle, "a1")) == ("A7", (3, 1, 3))


@pytest.mark.rule("CON-ABL-10")
def test_perfect_defense_strikes_once_at_whoever_steps_in():
    battle = stars([mini("A5", ar=9)], [mini("D5")])
    battle.figure("b1").guarding = True
    act(battle, "a1", "move", "C5", "6", "end")
    assert stats(battle, "a1") == (3, 7, 3)


@pytest.mark.rule("CON-ABL-10", "CON-ABL-02")
def test_perfect_defense_does_not_see_who_uses_step():
    battle = stars([mini("A5", "step")], [mini("D5")])
    battle.figure("b1").guarding = True
    act(battle, "a1", "step", "move", "C5", "end")
    assert stats(battle, "a1") == (3, 2, 3)


@pytest.mark.rule("CON-ABL-10")
def test_perfect_defense_lasts_until_the_next_activation():
    battle = stars([mini("A5", "perfect-defense")], [mini("L5")])
    act(battle, "a1", "perfect-defense", "end")
    assert battle.figure("a1").guarding
    act(battle, "a1", "end")
    assert not battle.figure("a1").guarding


@pytest.mark.rule("CON-LRG-01", "CON-LRG-02")
def test_every_square_of_a_large_space_must_be_legal():
    battle = stars([mini("A1", size=2, spd=2)], [mini("H4")], field("...#....", "........", "........", "........"))
    found = ends(battle)
    assert battle.space(battle.figure("a1")).bit_count() == 4
    assert "B1" in found
    assert "C1" not in found
    assert "G1" not in found
    assert all(not name.endswith("4") for name in found)


@pytest.mark.rule("CON-LRG-02")
def test_a_large_miniature_cuts_no_corner_of_a_wall():
    battle = stars([mini("A1", size=2)], [mini("F4")], field("..#...", "......", "......", "......"))
    assert "B2" not in ends(battle, squares=1)


@pytest.mark.rule("CON-LRG-02", "CON-CTL-01")
def test_the_zone_of_a_large_miniature_goes_round_its_space():
    battle = stars([mini("C3", size=2)], [mini("L12")])
    assert len(each(controls(battle, battle.figure("a1")))) == 12


@pytest.mark.rule("CON-LRG-02", "CON-MEL-03")
@pytest.mark.parametrize(("one", "other", "closed"), [("B3", "E4", True), ("B2", "E5", True), ("B3", "C2", False)])
def test_a_large_miniature_is_surrounded_from_opposite_sides_or_corners(one, other, closed):
    battle = stars([mini("C3", size=2)], [mini(one), mini(other)])
    assert surrounded(battle, battle.figure("a1")) is closed


@pytest.mark.rule("CON-TER-02")
def test_a_large_miniature_pays_once_for_slow_ground():
    rows = field("..~..", "..~..", "..~..", "..~..")
    battle = stars([mini("A1", size=2, spd=2)], [mini("E4")], rows)
    reached = reachable(battle, battle.figure("a1"), 9)
    name = battle.ground.board.cell
    assert [reached.cost(name(square)) for square in ("B1", "C1")] == [2, 3]


@pytest.mark.rule("CON-ACT-03", "CON-ACT-01")
def test_a_movement_is_not_resumed_after_the_action():
    battle = stars([mini("A1")], [mini("C1")], OPEN)
    act(battle, "a1", "move", "B1", "strike", "333", "333")
    assert battle.figure("a1").acted


@pytest.mark.rule("CON-ACT-01", "CON-ACT-02")
def test_action_and_movement_come_in_either_order_and_neither_must():
    first = stars([mini("A1")], [mini("B1")])
    act(first, "a1", "strike", "333", "333", "move", "A4", "3", "3")
    second = stars([mini("A1")], [mini("B1")])
    act(second, "a1", "end")
    assert (at(first, "a1"), at(second, "a1")) == ("A4", "A1")
