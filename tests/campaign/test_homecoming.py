"""What the steps after a battle came to."""

from __future__ import annotations

import pytest

from helpers.campaigns import founded
from helpers.missions import at_review
from horologium.campaign.homecoming import homecoming, spoils
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.missions import CommitMission
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord


@pytest.fixture
def session():
    after = at_review()
    after.do(CommitMission())
    return after


def test_before_the_first_battle_nobody_comes_home():
    assert homecoming(founded()) is None


def test_everybody_who_was_there_comes_home_with_experience(session):
    (fought,) = session.books.all(Fought)
    home = homecoming(session)
    assert [each.id for each in home.heroes] == [
        hero.id for hero in session.books.all(MemberRecord) if hero.id in fought.party
    ]
    assert {each.gained for each in home.heroes} == {fought.experience}


def test_injuries_of_the_battle_are_told_of_their_hero(session):
    suffered = [each.bearer for each in session.books.all(ConditionRecord)]
    assert [each.id for each in homecoming(session).heroes for _ in each.injuries] == suffered


def test_injuries_from_before_are_told_as_not_healed(session):
    hero = homecoming(session).heroes[0]
    session.books.put(ConditionRecord("condition-99", hero.id, "injury", "limp", since="an older battle"))
    again = homecoming(session).heroes[0]
    assert (again.injuries, again.older) == (hero.injuries, (*hero.older, "Limp"))


def test_loot_and_wounds_do_not_hang_on_the_language(session):
    before = (spoils(session), homecoming(session).heroes)
    session.books.stand(mission="the-millers-debt")  # called otherwise, as in another language
    assert (spoils(session), homecoming(session).heroes) == before


def test_the_outcome_is_told_in_a_line(session):
    (line,) = homecoming(session).done["outcome"]
    assert line.startswith("A Toll on the Road was " + ("won" if homecoming(session).won else "lost"))


def test_what_was_done_in_a_step_is_told_there(session):
    first, second = (step.key for step in session.rules.steps[:2])
    session.do(NextStep())
    session.do(AddNote("Shared out", "Ben takes the sage."))
    done = homecoming(session).done
    assert "Done: note Shared out." in done[second]
    assert not any("Shared out" in line for line in done[first])
