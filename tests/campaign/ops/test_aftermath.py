"""The steps after a battle: one after the other, left and taken up again, until the story goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.missions import STORY, at_review, in_battle, in_camp, new_session, play_out, to_the_last_step
from horologium.campaign.errors import Refused
from horologium.campaign.evening import steps
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep, following, no_way_back, step_back
from horologium.campaign.ops.missions import AbandonMission, CommitMission
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.ops.story import AcceptSideMission
from horologium.campaign.session import CampaignSession


@pytest.fixture
def session():
    after = at_review()
    after.do(CommitMission())
    return after


def step(session):
    return session.books.standing.step


def go_to(session, key):
    while step(session) != key:
        session.do(NextStep())


def test_the_steps_come_in_the_order_of_the_rules(session):
    seen = [step(session)]
    while not session.refusal(NextStep()):
        session.do(NextStep())
        seen.append(step(session))
    assert seen == [each.key for each in session.rules.steps]


@pytest.mark.parametrize(("town", "there"), [("viterbo", False), ("siena", True)])
def test_a_town_without_a_workshop_has_no_step_for_one(session, town, there):
    session.books.stand(town=town, step="town")
    assert ("workshop" in [each.key for each in steps(session)]) == there
    assert following(session).key == ("workshop" if there else "tavern")


def test_who_was_left_at_a_step_that_the_town_has_not_goes_on_from_there(session):
    session.books.stand(town="viterbo", step="workshop")
    assert following(session).key == "tavern"


def test_after_the_last_step_there_is_none(session):
    to_the_last_step(session)
    assert "last step" in session.refusal(NextStep())


def test_the_steps_are_taken_up_again_where_they_were_left(session):
    session.do(NextStep())
    session.do(NextStep())
    again = new_session(session.archive)
    assert step(again) == step(session)
    again.do(NextStep())
    assert step(again) == session.rules.steps[3].key


def test_outside_the_aftermath_there_are_no_steps():
    session = in_camp()
    assert session.refusal(NextStep()) == session.refusal(FinishAftermath()) == "no battle was just fought"
    assert no_way_back(session) == "no battle was just fought"


def test_the_company_travels_at_its_step(session):
    assert (session.books.standing.town, session.books.standing.day) == ("viterbo", 0)
    go_to(session, "travel")
    assert (session.books.standing.town, session.books.standing.day) == ("siena", 2)
    assert session.archive.chronicle(count=1).chapters[0].title == "The company came to Siena"


def test_a_company_that_was_there_before_has_not_come_from_anywhere(session):
    session.books.stand(town="siena")
    go_to(session, "travel")
    assert session.archive.chronicle(count=1).chapters[0].title == "The company stayed in Siena"


def test_in_a_game_without_travelling_the_company_is_there_at_once():
    session = at_review()
    rules = replace(session.rules, steps=session.rules.steps[:2])
    other = CampaignSession(session.archive, session.pack, session.ruleset, rules, session.plot, session.clock)
    other.do(CommitMission())
    assert (other.books.standing.town, other.books.standing.day) == ("siena", 2)


def test_a_step_in_which_nothing_was_done_can_be_left_backwards(session):
    first = step(session)
    session.do(NextStep())
    session.do(NextStep())
    step_back(session)
    step_back(session)
    assert step(session) == first
    assert no_way_back(session) == "this is the first step"


def test_a_step_in_which_something_was_done_is_not_left_backwards(session):
    session.do(NextStep())
    session.do(AddNote("A quiet evening"))
    with pytest.raises(Refused, match="first undo 'note A quiet evening'"):
        step_back(session)


def test_the_story_does_not_go_on_before_the_last_step(session):
    assert "there is more to do after the battle: Loot" in session.refusal(FinishAftermath())


def test_after_a_victory_the_story_follows_its_way(session):
    purse = session.books.standing.purse
    to_the_last_step(session)
    session.do(FinishAftermath())
    standing = session.books.standing
    assert (standing.node, standing.stage, standing.battle, standing.party) == ("smoke", "camp", "", ())
    assert standing.purse == purse + 3


def test_after_a_defeat_the_story_goes_another_way():
    session, fight = in_battle()
    fight.answer((fight.table.pending.options.key_at(0),))
    session.do(AbandonMission())
    session.do(CommitMission())
    to_the_last_step(session)
    session.do(FinishAftermath())
    assert (session.books.standing.node, session.books.standing.stage) == ("night", "scene")


def test_undo_of_the_last_step_returns_to_the_aftermath(session):
    to_the_last_step(session)
    before = session.archive.digest()
    session.do(FinishAftermath())
    session.undo()
    assert session.archive.digest() == before


def test_a_side_mission_leads_to_no_other_town():
    session = in_camp()
    session.do(AcceptSideMission("errand"))
    play_out(session)
    session.do(CommitMission())
    assert "travel" not in [each.key for each in steps(session)]
    to_the_last_step(session)
    assert session.books.standing.town == STORY.town


def test_steps_that_a_game_no_longer_has_begin_anew(session):
    session.books.put(replace(session.books.standing, step="feast"))
    session.books.close()
    session.do(NextStep())
    assert step(session) == session.rules.steps[0].key
