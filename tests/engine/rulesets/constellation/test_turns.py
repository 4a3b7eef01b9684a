"""Deployment, goes, maintenance, scoring and the end."""

from __future__ import annotations

import pytest

from helpers.script import play
from helpers.stars import at, cell, mini, says, stars, stats
from horologium.engine.rulesets.constellation.deployment import choose_sides, deploy, marker_squares, place_marker
from horologium.engine.rulesets.constellation.flow import initiative, maintenance, step, take_go, waiting, whose_go
from horologium.engine.rulesets.constellation.scoring import end_of_turn, outcome
from horologium.engine.rulesets.constellation.state import Options, bury

WIDE = "\n".join(["." * 14] * 14)


def before(**more):
    battle = stars([mini(), mini()], [mini(), mini()], WIDE, cosmo=0, **more)
    battle.phase, battle.go = "markers", ""
    for side in battle.sides:
        side.edge = ""
    return battle


def run(battle, rule, *lines):
    play(rule(battle), says(*lines))


def ended(battle, *lines):
    battle.turn = battle.mission.turns
    run(battle, end_of_turn, *lines)
    return outcome(battle)


@pytest.mark.rule("CON-GEN-04", "CON-SET-02")
def test_a_tied_roll_off_is_rolled_again_and_the_winner_lays_the_first_marker():
    battle = before()
    run(battle, place_marker, "3", "3", "2", "5", "A5")
    assert (len(battle.markers), battle.go) == (1, "dawn")


@pytest.mark.rule("CON-SET-02")
def test_each_player_lays_three_markers_in_turn_on_squares_of_their_own():
    battle = before()
    run(battle, place_marker, "5", "2", "A5")
    for square in ("B5", "C5", "D5", "E5", "F5"):
        run(battle, place_marker, square)
    run(battle, place_marker)
    assert (len(battle.markers), battle.phase) == (6, "sides")


@pytest.mark.rule("CON-SET-03")
def test_markers_lie_in_the_six_rows_in_the_middle():
    battle = before()
    rows = {battle.ground.board.name(cell)[1:] for cell in range(400) if marker_squares(battle) >> cell & 1}
    assert rows == {"5", "6", "7", "8", "9", "10"}


@pytest.mark.rule("CON-SET-04", "CON-SET-05", "CON-SET-06", "CON-SET-07", "CON-SET-01")
def test_the_winner_says_who_deploys_first_and_the_first_chooses_its_edge():
    battle = before()
    run(battle, choose_sides, "2", "6", "they", "south")
    assert [side.edge for side in battle.sides] == ["south", "north"]
    run(battle, deploy, "A12")
    run(battle, deploy, "B14")
    run(battle, deploy, "A1")
    assert [at(battle, key) for key in ("a1", "a2", "b1")] == ["A12", "B14", "A1"]


@pytest.mark.rule("CON-SET-07", "CON-SET-06")
def test_nobody_deploys_outside_three_rows_or_on_another():
    battle = before()
    run(battle, choose_sides, "6", "2", "we", "north")
    request = next(deploy(battle))
    assert len(request.keys()) == 3 * 14
    run(battle, deploy, "A1")
    assert len(next(deploy(battle)).keys()) == 3 * 14 - 1


@pytest.mark.rule("CON-SET-08")
def test_the_players_may_deploy_one_by_one():
    battle = before(options=Options(deploy_in_turn=True))
    run(battle, choose_sides, "6", "2", "we", "north")
    run(battle, deploy, "A1")
    run(battle, deploy, "A14")
    assert [at(battle, key) for key in ("a1", "a2", "b1")] == ["A1", None, "A14"]


@pytest.mark.rule("CON-GEN-01")
def test_two_sides_play():
    assert [side.key for side in before().sides] == ["dawn", "dusk"]


@pytest.mark.rule("CON-TRN-01", "CON-TRN-03", "CON-TRN-02")
def test_maintenance_gives_two_cosmo_and_comes_before_the_action_phase():
    battle = stars([mini("A1")], [mini("L12")], cosmo=0)
    battle.phase = "maintenance"
    run(battle, step)
    assert ([side.cosmo for side in battle.sides], battle.phase) == ([2, 2], "initiative")


@pytest.mark.rule("CON-TRN-04", "CON-GEN-04")
def test_the_higher_roll_acts_first():
    battle = stars([mini("A1")], [mini("L12")])
    run(battle, initiative, "4", "4", "1", "6")
    assert (battle.first, battle.go) == ("dusk", "dusk")


@pytest.mark.rule("CON-TRN-05", "CON-TRN-06", "CON-TRN-07")
def test_the_players_alternate_and_who_has_nobody_left_is_skipped():
    battle = stars([mini("A1")], [mini("L12"), mini("L10")])
    run(battle, take_go, "a1", "end")
    run(battle, take_go, "b1", "end")
    assert whose_go(battle) == "dusk"
    run(battle, take_go, "b2", "end")
    assert whose_go(battle) is None


@pytest.mark.rule("CON-TRN-06", "CON-TRN-02")
def test_a_miniature_acts_once_a_turn_and_then_the_turn_ends():
    battle = stars([mini("A1"), mini("C1")], [mini("L12")])
    run(battle, take_go, "a1", "end")
    assert [figure.key for figure in waiting(battle, "dawn")] == ["a2"]


@pytest.mark.rule("CON-EX-17", "CON-TRN-09")
def test_a_delayed_miniature_is_the_last_of_its_band():
    battle = stars([mini("A1"), mini("C1")], [mini("L12"), mini("J12"), mini("H12")])
    run(battle, take_go, "delay-a1")
    run(battle, take_go, "b1", "end")
    run(battle, take_go, "end")
    run(battle, take_go, "b2", "end")
    assert (whose_go(battle), [figure.key for figure in waiting(battle, "dawn")]) == ("dawn", ["a1"])
    run(battle, take_go, "end")
    run(battle, take_go, "b3", "end")
    assert whose_go(battle) is None


@pytest.mark.rule("CON-TRN-09")
def test_two_delayed_miniatures_act_in_the_order_of_the_turn():
    battle = stars([mini("A1")], [mini("L12")])
    battle.first = "dusk"
    run(battle, take_go, "delay-a1")
    run(battle, take_go, "delay-b1")
    assert whose_go(battle) == "dusk"


@pytest.mark.rule("CON-TRN-09")
def test_only_one_delay_a_turn():
    battle = stars([mini("A1"), mini("C1")], [mini("L12")])
    battle.sides[0].has_delayed = True
    assert next(take_go(battle)).keys() == ["a1", "a2"]


@pytest.mark.rule("CON-TRN-10", "CON-VIC-01")
def test_the_game_ends_with_the_tenth_turn_and_the_higher_score_wins():
    battle = stars([mini("A1")], [mini("L12")], "\n".join(["." * 14] * 14))
    battle.sides[1].points = 3
    run(battle, end_of_turn)
    assert (battle.turn, outcome(battle)) == (2, None)
    assert ended(battle).winner == "dusk"


def last_stand(*, early_end=False, **mission):
    """Dawn alone on a marker, Dusk wiped out with more points, in the middle of a turn."""
    battle = stars(
        [mini("E6"), mini("A1")], [mini("L12")], markers=("E6",), options=Options(early_end=early_end), **mission
    )
    battle.sides[1].points = 30
    bury(battle, battle.figure("b1"), None)
    return battle


@pytest.mark.rule("CON-VIC-01")
def test_a_side_left_alone_acts_and_scores_on():
    battle = last_stand()
    run(battle, take_go, "a1", "end")
    assert whose_go(battle) == "dawn"
    run(battle, take_go, "a2", "end")
    run(battle, take_go)
    run(battle, end_of_turn, "3")
    assert (battle.turn, battle.phase, battle.sides[0].points, outcome(battle)) == (2, "maintenance", 1, None)


@pytest.mark.rule("CON-VIC-01")
def test_points_decide_after_the_last_turn_even_for_those_who_are_gone():
    battle = last_stand(turns=1)
    run(battle, end_of_turn, "3")
    assert (outcome(battle).winner, outcome(battle).why) == ("dusk", "points")


@pytest.mark.rule("CON-VIC-01")
@pytest.mark.parametrize("early_end", [False, True])
def test_a_game_without_miniatures_ends_with_the_turn_and_points_are_compared(early_end):
    battle = last_stand(early_end=early_end)
    for key in ("a1", "a2"):
        bury(battle, battle.figure(key), None)
    assert whose_go(battle) is None
    run(battle, end_of_turn)
    assert (outcome(battle).winner, outcome(battle).why, battle.sides[1].points) == ("dusk", "points", 35)


@pytest.mark.rule("CON-VIC-01", "CON-ABL-06")
def test_a_hidden_miniature_is_still_left():
    battle = last_stand(early_end=True)
    hidden = battle.figure("b1")
    hidden.att, hidden.vanished = 1, cell(battle, "L12")
    run(battle, end_of_turn, "3")
    assert outcome(battle) is None


@pytest.mark.rule("CON-VIC-09")
def test_where_the_early_end_is_agreed_a_side_without_miniatures_loses_with_the_turn():
    battle = last_stand(early_end=True)
    run(battle, take_go)
    assert battle.phase == "scoring"
    run(battle, end_of_turn, "3")
    ended = outcome(battle)
    assert (ended.winner, ended.why, ended.rules) == ("dawn", "alone", ("CON-VIC-09",))


@pytest.mark.rule("CON-VIC-01", "CON-VIC-03")
def test_equal_points_fall_to_the_higher_destroyed_cost_and_equal_costs_to_nobody():
    tied = stars([mini("A1")], [mini("L12")], zone_points=0)
    tied.sides[0].points, tied.sides[1].points, tied.sides[0].destroyed = 0, 5, 8
    even = stars([mini("A1")], [mini("L12")], zone_points=0)
    assert ended(tied).winner == "dawn"
    assert ended(even).winner is None


@pytest.mark.rule("CON-EX-14", "CON-VIC-02", "CON-VIC-03", "CON-VIC-04", "CON-VIC-08")
def test_marker_zone_and_destroyed_points_add_up():
    battle = stars([mini("E6")], [mini("G6")])
    dawn, dusk = battle.sides
    dawn.destroyed, dawn.points, dusk.destroyed, dusk.points = 19, 2, 16, 6
    assert ended(battle).winner == "dawn"
    assert (dawn.points, dusk.points) == (7, 6)


@pytest.mark.rule("CON-VIC-04", "CON-VIC-05", "CON-VIC-06", "CON-VIC-07")
@pytest.mark.parametrize(
    ("face", "bonus", "left"),
    [
        ("1", 1, (1, 0, 1)),
        ("2", 1, (1, 0, 1)),
        ("3", 0, (2, 0, 1)),
        ("4", 0, (2, 0, 1)),
        ("5", 0, (1, 1, 1)),
        ("6", 0, (1, 1, 1)),
    ],
)
def test_a_marker_scores_and_gives_what_the_die_says(face, bonus, left):
    battle = stars([mini("E6")], [mini("L12")], markers=("E6",))
    figure = battle.figure("a1")
    figure.att, figure.ar, figure.spd = 1, 0, 1
    run(battle, end_of_turn, face)
    assert (battle.sides[0].points, figure.bonus, stats(battle, "a1")) == (1, bonus, left)


@pytest.mark.rule("CON-VIC-06", "CON-VIC-07", "CON-VIC-05")
def test_a_marker_restores_nothing_above_the_start_and_its_die_lasts_one_turn():
    battle = stars([mini("E6")], [mini("L12")], markers=("E6",))
    run(battle, end_of_turn, "1")
    run(battle, end_of_turn, "4")
    assert (stats(battle, "a1"), battle.figure("a1").bonus) == ((3, 2, 3), 0)


@pytest.mark.rule("CON-VIC-04", "CON-TRN-04")
def test_who_acted_first_rolls_first_for_markers():
    battle = stars([mini("E6")], [mini("G6")], markers=("E6", "G6"))
    battle.first = "dusk"
    assert next(end_of_turn(battle)).by == "b1"


@pytest.mark.rule("CON-VIC-08")
def test_the_enemy_zone_gives_one_point_however_many_stand_there():
    battle = stars([mini("A12"), mini("C11")], [mini("L6")])
    run(battle, end_of_turn)
    assert [side.points for side in battle.sides] == [1, 0]


@pytest.mark.rule("CON-VIC-08", "CON-VIC-04")
def test_zones_score_in_the_last_turn_too_and_after_the_markers():
    battle = stars([mini("A12"), mini("E6")], [mini("L6")], markers=("E6",), turns=1)
    run(battle, end_of_turn, "3")
    told = [entry.rules[0] for entry in battle.journal.entries if entry.what == "scored"]
    assert (told, battle.phase) == (["CON-VIC-04", "CON-VIC-08"], "over")


def test_a_spent_marker_is_gone():
    battle = stars([mini("E6")], [mini("L12")], markers=("E6",), spent=1)
    run(battle, end_of_turn, "3")
    assert battle.markers == []


def test_a_waning_battle_loses_markers_and_gives_more_cosmo():
    battle = stars([mini("A6")], [mini("L6")], markers=("E6", "F6"), waning=1, cosmo=0)
    run(battle, end_of_turn, "2")
    run(battle, maintenance)
    assert [marker.key for marker in battle.markers] == ["marker-1"]
    assert battle.sides[0].cosmo == 3


def test_in_the_sanctuary_only_the_defender_scores_markers():
    battle = stars([mini("A6")], [mini("L6")], markers=("L6",), defender="dawn", zone_points=0)
    battle.sides[0].edge = "centre"
    run(battle, end_of_turn, "3")
    assert [side.points for side in battle.sides] == [0, 1]


def test_the_dearest_miniature_is_worth_points_in_a_duel():
    battle = before(champion=3)
    run(battle, choose_sides, "6", "2", "we", "north")
    for square in ("A1", "B1", "A14", "B14"):
        run(battle, deploy, square)
    run(battle, deploy, "a2", "b1")
    assert [side.champion for side in battle.sides] == ["a2", "b1"]
