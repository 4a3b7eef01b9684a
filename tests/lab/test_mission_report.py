"""The table, and what is said below it."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from helpers.labs import rehearsal
from horologium.engine.core.balance import Trial
from horologium.lab import mission_report
from horologium.lab.batches import Cell
from horologium.lab.battle_counts import BattleCounts, read_counts
from horologium.lab.mission_report import svg
from horologium.lab.packs import game_of


def tally(won, lost, used=()):
    found = BattleCounts()
    for number in range(won + lost):
        end = "goal" if number < won else "time"
        found.note(Trial(number < won, end, 5 * number, downs=number % 2, used=(("outcome", end), *used)))
    return found


TALLIES = {Cell("first-steps", 2, "normal"): tally(9, 1), Cell("a-toll-on-the-road", 4, "normal"): tally(5, 5)}


def test_the_table_has_a_row_for_each_cell():
    assert [*mission_report.table(TALLIES)] == [
        "mission             heroes  difficulty  runs  won  margin         time   KO  outcomes",
        "first-steps              2  normal        10  90%  60%-98%  high  0:25  0.5  goal 90%, time 10%",
        "a-toll-on-the-road       4  normal        10  50%  24%-76%        0:25  0.5  goal 50%, time 50%",
    ]


@pytest.mark.parametrize(("won", "said"), [(24, "low"), (25, ""), (80, ""), (81, "high")])
def test_what_is_outside_the_band_is_marked(won, said):
    assert mission_report.mark(tally(won, 100 - won)) == said


def test_only_the_printed_difficulty_is_judged():
    found = {Cell("first-steps", 2, name): tally(10, 0) for name in ("easy", "normal")}
    assert mission_report.unfair(found, "normal") == [Cell("first-steps", 2, "normal")]


def test_difficulties_are_compared():
    found = {Cell("first-steps", 2, name): tally(won, 10 - won) for name, won in (("easy", 9), ("hard", 2))}
    assert [*mission_report.shifts(found, ["easy", "hard"])] == [
        "easy: 90% of 10 battles were won",
        "hard: 20% of 10 battles were won",
    ]


def test_what_never_happened_is_named_by_mission():
    found = {Cell("first-steps", 2, "normal"): tally(1, 1)}
    never = mission_report.unused(rehearsal(), game_of(rehearsal())[2], found)
    assert "outcome knocked-out" in never["in first-steps"]
    assert "outcome time" not in never["in first-steps"]
    assert "enemies" not in never  # one mission cannot tell what a pack never uses


def test_what_a_pack_never_uses_is_told_by_all_its_missions():
    missions = rehearsal().content["missions"]
    found = {Cell(name, 2, "normal"): tally(1, 0, [("enemies", "brigand")]) for name in missions}
    enemies = mission_report.unused(rehearsal(), game_of(rehearsal())[2], found)["enemies"]
    assert "brigand" not in enemies
    assert "inquisitor" in enemies


def test_faults_are_told_once_for_each_row():
    found = tally(1, 0)
    for number in (9, 4):
        found.note_fault("a rule failed", number)
    assert [*mission_report.faults({Cell("first-steps", 2, "normal"): found})] == [
        "In 2 battles a rule or a bot failed; they count as lost:",
        "  first-steps, 2 heroes, normal, such as battle 4, 9: a rule failed",
    ]


def test_solo_play_is_told():
    lines = [*mission_report.missions(TALLIES, ["normal"], {}, "", "normal")]
    assert "Solo: one player leads all heroes by the same rules, so these are the same games." in lines
    assert lines[-1] == "1 of 2 rows at normal lies outside 25% to 80%"


def test_a_tally_can_be_written_and_read():
    assert read_counts(tally(3, 2).plain()) == tally(3, 2)


def test_the_picture_is_sound_and_has_a_dot_for_each_row():
    root = ElementTree.fromstring(svg("A < B", TALLIES))
    dots = [element for element in root.iter() if element.tag.endswith("circle")]
    assert len(dots) == len(TALLIES)
    assert "A < B" in {element.text for element in root.iter()}


def test_shares_begin_with_the_largest():
    assert mission_report.shares(Counter(a=1, b=3)) == "b 75%, a 25%"
