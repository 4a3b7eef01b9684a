"""What a story asks of gauges, the purse and the cards of a game, and what it says where a way is closed."""

from __future__ import annotations

import pytest

from helpers.tales import GAUGED, telling
from horologium.campaign.clauses import UNTOLD, Ended, holds, why_not
from horologium.campaign.gauges import gauges, move
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.engine.core.plots import Clause


@pytest.fixture
def session(tmp_path):
    """Ada is captured and the company has an ash; the people of Siena are angry, and the company leans one way."""
    session = telling(tmp_path, GAUGED)
    session.books.put(ConditionRecord("condition-1", "member-ada", "state", "captured"))
    session.books.put(ThingRecord("thing-1", "reagent", "ash"))
    move(session.books, gauges(session)["anger-siena"], 4)
    move(session.books, gauges(session)["allegiance"], 9)
    session.books.mark("flag", "paid", 2)
    return session


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        (Clause("at-most", "anger-siena", 4), True),
        (Clause("at-most", "anger-siena", 3), False),
        (Clause("at-most", "anger-siena", 3, negated=True), True),
        (Clause("at-least", "allegiance", 9), True),
        (Clause("at-least", "allegiance", 10), False),
        (Clause("at-least", "mood", 3), True),
        (Clause("at-most", "paid", 2), True),
        (Clause("at-most", "paid", 1), False),
        (Clause("coins", amount=7), True),
        (Clause("coins", amount=8), False),
        (Clause("reagent", "ash"), True),
        (Clause("reagent", "ash", 2), False),
        (Clause("state", "captured"), True),
        (Clause("vow", "fast"), False),
        (Clause("recipe", "flask"), False),
    ],
    ids=str,
)
def test_gauges_the_purse_and_cards_are_read_from_the_books(session, clause, found):
    assert holds(session, clause, Ended()) == found


def test_lessons_and_classes_are_those_of_members_who_are_there(session):
    lesson, grade = Clause("trick", "whirl"), Clause("rank", "captain")
    session.books.put(MemberRecord("member-ada", "ada", "Ada", grade="captain", known=("whirl",)))
    assert all(holds(session, each, Ended()) for each in (lesson, grade))
    session.books.put(MemberRecord("member-ada", "ada", "Ada", grade="captain", known=("whirl",), bench=True))
    assert not any(holds(session, each, Ended()) for each in (lesson, grade))


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        (Clause("at-most", "anger-siena", 3), "only while it is at 3 or less: Anger of Siena"),
        (Clause("at-least", "anger-siena", 4, negated=True), "only while it is at 3 or less: Anger of Siena"),
        (Clause("at-least", "allegiance", 10), "only while it is at +4 or more: Allegiance"),
        (Clause("at-most", "allegiance", 9, negated=True), "only while it is at +4 or more: Allegiance"),
        (Clause("at-most", "paid", 1), "no longer open: The guard was paid"),
        (Clause("coins", amount=8), "only with 1 Fiorino 3 Popolini"),
        (Clause("reagent", "ash", 3), "only with 3 × Ash"),
        (Clause("state", "captured", negated=True), "only without Captured"),
        (Clause("vow", "fast"), "only with The Long Fast"),
        (Clause("achievement", "brave"), UNTOLD),
    ],
    ids=str,
)
def test_a_closed_way_says_what_it_takes(session, clause, why):
    assert why_not(session, clause) == why
