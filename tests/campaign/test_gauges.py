"""Gauges stand where they start until something moves them, and never beyond their ends."""

from __future__ import annotations

import pytest

from helpers.tales import GAUGED, TALE, telling
from horologium.campaign.affairs import state_of
from horologium.campaign.compare import compare, differing
from horologium.campaign.consequences import enter
from horologium.campaign.gauges import gauges, move, reading, shown, stands_at
from horologium.campaign.operations import Chance, Work
from horologium.campaign.ops.overrides import MarkByHand
from horologium.campaign.ops.story import ChooseWay
from horologium.engine.core.consequences import consequence


@pytest.fixture
def session(tmp_path):
    return telling(tmp_path, GAUGED, heroes=())


@pytest.fixture
def work(session):
    return Work(session.books, TALE, TALE.campaign, session.pack, session.plot, Chance("seed"))


def test_the_rules_see_gauges_of_the_game_and_of_the_towns(session):
    company = state_of(session).company
    assert company.gauges == (("mood", 3), ("allegiance", 6), ("anger-siena", 1))
    assert company.gauge("anger-siena") == 1


@pytest.mark.parametrize(("amount", "value"), [(2, 5), (9, 6), (-3, 0), (-9, 0)])
def test_a_gauge_moves_to_its_ends_and_no_further(work, amount, value):
    enter(work, [consequence("gauge", "gauge", "mood", amount)])
    assert state_of(work).company.gauge("mood") == value


def test_a_change_is_told_as_players_read_it(work):
    entry = enter(work, [consequence("gauge", "gauge", "mood", 2), consequence("gauge", "gauge", "allegiance", -4)])
    assert entry.told() == "Mood: 5 of 6. Allegiance: -4."


def test_a_change_beyond_the_end_is_not_told(work):
    enter(work, [consequence("gauge", "gauge", "mood", 9)])
    assert enter(work, [consequence("gauge", "gauge", "mood", 1)]).told() == ""


def test_what_moved_a_gauge_is_taken_back(session):
    session.do(MarkByHand("gauge", "mood", 0, "a bad night"))
    assert state_of(session).company.gauge("mood") == 0
    session.undo()
    assert state_of(session).company.gauge("mood") == 3


def test_a_scale_that_became_shorter_ends_where_it_ends_now(work):
    mood = gauges(work)["mood"]
    move(work.books, mood, 6)
    assert stands_at(work.books, type(mood)("mood", "Mood", 4)) == 4


@pytest.mark.parametrize(("value", "text"), [(6, "0"), (9, "+3"), (2, "-4")])
def test_a_gauge_with_a_middle_is_read_from_there(work, value, text):
    allegiance = gauges(work)["allegiance"]
    assert reading(allegiance, value) == shown(allegiance, value) == text


@pytest.mark.parametrize(
    ("what", "count", "why"),
    [("moood", 1, "did you mean 'mood'"), ("mood", 7, "it can be 0 to 6"), ("mood", 3, "Mood: it is 3 already")],
)
def test_by_hand_a_gauge_is_set_on_its_scale(session, what, count, why):
    assert why in session.refusal(MarkByHand("gauge", what, count, "why not"))


def test_what_was_set_by_hand_stays_marked(session):
    session.do(MarkByHand("gauge", "mood", 0, "a bad night"))
    assert [mark.by_hand for mark in session.books.marks("gauge")] == [("count",)]


def test_two_campaigns_are_compared_by_their_gauges(session, tmp_path):
    other = telling(tmp_path / "other", GAUGED, heroes=())
    other.do(MarkByHand("gauge", "anger-siena", 4, "they heard of it"))
    (row,) = [row for row in differing(compare(session, other.books)) if row.section == "Gauges"]
    assert (row.what, row.left, row.right) == ("Anger of Siena", "1 of 5", "4 of 5")


def test_a_story_moves_gauges(tmp_path):
    vow = ('label = "Ride"', 'label = "Ride", gifts = [{ kind = "gauge", name = "allegiance", amount = 2 }]')
    session = telling(tmp_path, vow)
    session.do(ChooseWay(0))
    assert state_of(session).company.gauge("allegiance") == 8
    assert session.archive.chronicle().chapters[0].text.endswith("Allegiance: +2.")
