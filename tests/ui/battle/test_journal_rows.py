"""The journal as it is read: headings, joined moves, reasons, text to be pasted."""

from __future__ import annotations

import pytest

from horologium.ui.battle.journal_rows import JournalTeller, plain
from horologium.ui.battle.questions import JournalLine

TEXTS = {
    "moved": "{figure} goes from {start} to {end}",
    "reason.pool": "Dice",
    "reason.weighed": "{0}: Threat {1}{2}",
    "reason.weighed.yes": ", near",
    "reason.by_die": "A die decided",
}
NAMES = {"ada": "Ada", "bo": "Bo"}
KINDS = {"moved": "move", "activated": "turn", "round": "turn"}


def line(number, what, text="", rules=(), **facts):
    places = tuple(fact for fact in facts.values() if isinstance(fact, str))
    return JournalLine(number, what, KINDS.get(what, "note"), text or what, tuple(rules), facts, places)


@pytest.fixture
def teller():
    made = JournalTeller(TEXTS)
    made.names = NAMES
    return made


def step(number, start, end, figure="ada"):
    return line(number, "moved", f"{start} {end}", figure=figure, start=start, end=end)


def test_an_activation_begins_a_chapter_with_its_time(teller):
    teller.add([line(0, "hand", time="6:05"), line(1, "activated", figure="ada")])
    heading = teller.rows[1]
    assert (heading.heading, heading.text, heading.when) == (True, "Ada", "6:05")


def test_a_round_is_a_heading_itself_and_tells_when(teller):
    teller.add([line(0, "round", "Round 2"), line(1, "activated", figure="bo")])
    assert [(row.text, row.when) for row in teller.rows if row.heading] == [("Round 2", ""), ("Bo", "Round 2")]


def test_steps_of_one_move_are_one_row(teller):
    teller.add([step(0, "A1", "A2")])
    assert teller.add([step(1, "A2", "A3")]) == 0
    assert [(row.text, row.last) for row in teller.rows] == [("Ada goes from A1 to A3", 1)]


def test_moves_of_two_figures_stay_apart(teller):
    teller.add([step(0, "A1", "A2"), step(1, "A2", "A3", "bo")])
    assert len(teller.rows) == 2


def test_a_sum_is_told_part_by_part(teller):
    teller.add([line(0, "rolled", rules=["R-1"], pool=[[3, "mind", "R-2"], [-1, "rain", ""]])])
    told = [(because.text, because.rule) for because in teller.reasons(teller.rows[0])]
    assert told == [("Dice: 2", ""), ("+3 mind", "R-2"), ("-1 rain", ""), ("", "R-1")]


def test_those_who_were_weighed_are_told_and_the_chosen_one_is_marked(teller):
    teller.add([line(0, "targets", target="bo", weighed=[["ada", 1, False], ["bo", 4, True]], by_die=True)])
    told = [(because.text, because.chosen) for because in teller.reasons(teller.rows[0])]
    assert told == [("Ada: Threat 1", False), ("Bo: Threat 4, near", True), ("A die decided", False)]


def test_a_line_without_rules_and_sums_has_no_reasons(teller):
    teller.add([line(0, "story")])
    assert not teller.rows[0].has_reasons


def test_a_place_is_where_it_ended(teller):
    teller.add([step(0, "A1", "A2"), line(1, "wounded", figure="bo", by="ada")])
    assert [row.place for row in teller.rows] == ["A2", "bo"]


def test_a_remark_stands_behind_its_entry(teller):
    teller.add([line(0, "story"), line(1, "event")])
    teller.mark(0, "Taken back: Move")
    assert [row.text for row in teller.rows] == ["story", "Taken back: Move", "event"]


def test_the_text_names_rules_and_typed_dice(teller):
    teller.add([line(0, "activated", "Ada acts", ["R-1"], figure="ada")])
    typed = JournalLine(1, "rolled", "dice", "Ada rolls", (), {}, (), typed=True)
    teller.add([typed])
    assert plain(teller.rows) == "Ada\nAda acts [R-1]\nAda rolls (typed)\n"
