"""Scenes are read, ways are chosen, side missions are accepted and declined."""

from __future__ import annotations

import pytest

from helpers.tales import fought, telling
from horologium.campaign.affairs import town
from horologium.campaign.company import show
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.ops.story import AcceptSideMission, AwaitDay, ChooseWay, DeclineSideMission, ReadScene
from horologium.campaign.ops.travel import Travel
from horologium.campaign.records import ThingRecord
from horologium.campaign.side_missions import on_offer
from horologium.campaign.visits import ACCEPTED, READ

RIDE, WAIT = 0, 1


@pytest.fixture
def session(tmp_path):
    return telling(tmp_path)


@pytest.fixture
def at_siena(tmp_path):
    """In camp before the fire, in the town that knows of a well."""
    session = telling(tmp_path)
    session.do(ChooseWay(RIDE))
    session.do(Travel("siena"))
    return session


def newest(session):
    return session.archive.chronicle().chapters[0]


def test_a_choice_is_told_in_the_chronicle(session):
    session.do(ChooseWay(RIDE))
    chapter = newest(session)
    assert (chapter.kind, chapter.title, chapter.text) == ("story", "A letter", "Come at once.\n\nRide\n\nYou ride.")
    assert session.can_undo().label == "choose Ride"


def test_an_ending_is_told_with_the_step_that_leads_to_it(session):
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    session.do(ChooseWay(0))
    assert newest(session).text == "Knock\n\nHome\n\nYou are home."


def test_a_choice_sets_its_flags(session):
    session.do(ChooseWay(WAIT))
    assert session.books.marked("flag", "doubt") == 1


def test_a_scene_with_a_choice_is_not_read_past(session):
    assert session.refusal(ReadScene()) == "the scene ends with a choice: make it"


@pytest.mark.parametrize("way", [-1, 2])
def test_a_choice_that_is_not_there_is_refused(session, way):
    assert session.refusal(ChooseWay(way)) == "'A letter' offers no such choice"


def test_a_scene_without_choices_has_none(session):
    session.do(ChooseWay(WAIT))
    assert session.refusal(ChooseWay(0)) == "'The inn' offers no such choice"


def test_a_closed_way_is_refused_with_its_reason(session):
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    session.do(ChooseWay(1))
    assert session.refusal(ChooseWay(2)) == "this way is closed: not enough: The guard was paid"


def test_in_camp_there_is_no_scene_to_read(session):
    session.do(ChooseWay(RIDE))
    assert session.refusal(ReadScene()) == "there is no scene to be read now"
    assert session.refusal(ChooseWay(0)) == "there is no scene to be read now"


def test_undo_takes_a_scene_back_with_all_that_it_gave(session):
    before = session.archive.digest()
    session.do(ChooseWay(WAIT))
    session.undo()
    assert session.archive.digest() == before


# Side missions


def test_a_town_offers_a_side_mission(at_siena):
    assert on_offer(at_siena).name == "well"


def test_other_towns_do_not_offer_it(session):
    session.do(ChooseWay(RIDE))
    assert on_offer(session) is None
    assert session.refusal(AcceptSideMission("well")) == "nobody here offers this mission now"


def test_a_side_mission_waits_until_its_clauses_hold(tmp_path):
    session = telling(tmp_path, ('holds = "visited", name = "fire"', 'holds = "flag", name = "smoke"'))
    session.do(ChooseWay(RIDE))
    session.do(Travel("siena"))
    assert on_offer(session) is None


def test_an_accepted_side_mission_is_the_mission_at_hand(at_siena):
    at_siena.do(AcceptSideMission("well"))
    standing = at_siena.books.standing
    assert (standing.stage, standing.side, standing.mission, standing.node) == ("camp", "well", "well", "fire")
    assert newest(at_siena).title == "The company accepted: The well"


def test_after_a_victory_the_reward_is_given_and_the_story_waits_where_it_was(at_siena):
    at_siena.do(AcceptSideMission("well"))
    fought(at_siena, "saved")
    standing = at_siena.books.standing
    assert (standing.stage, standing.side, standing.mission, standing.day) == ("camp", "", "fire", 3)
    assert at_siena.books.marked("achievement", "clever") == 1
    assert [item.card for item in at_siena.books.all(ThingRecord)] == ["flask"]


def test_after_a_defeat_there_is_no_reward(at_siena):
    at_siena.do(AcceptSideMission("well"))
    fought(at_siena, "burnt")
    assert (at_siena.books.marks("achievement"), at_siena.books.all(ThingRecord)) == ([], [])


def test_a_side_mission_can_be_played_once(at_siena):
    at_siena.do(AcceptSideMission("well"))
    fought(at_siena, "burnt")
    at_siena.do(Travel("trento"))
    at_siena.do(Travel("siena"))
    assert on_offer(at_siena) is None


def test_a_declined_side_mission_is_offered_again_at_the_next_visit(at_siena):
    at_siena.do(DeclineSideMission("well"))
    assert on_offer(at_siena) is None
    at_siena.do(Travel("trento"))
    at_siena.do(Travel("siena"))
    assert on_offer(at_siena).name == "well"


def test_a_side_mission_accepted_after_a_battle_leads_back_to_the_same_step(at_siena):
    at_siena.books.stand(stage="aftermath", step="tavern")
    at_siena.do(AcceptSideMission("well"))
    assert (at_siena.books.standing.stage, at_siena.books.standing.resume) == ("camp", "tavern")
    fought(at_siena, "saved")
    assert (at_siena.books.standing.stage, at_siena.books.standing.step) == ("aftermath", "tavern")


def test_before_the_step_of_the_tavern_nothing_is_offered(at_siena):
    at_siena.books.stand(stage="aftermath", step="outcome")
    assert at_siena.refusal(AcceptSideMission("well")) == "this comes later, at the step 'Tavern'"


def test_two_side_missions_at_once_are_refused(at_siena):
    at_siena.do(AcceptSideMission("well"))
    assert at_siena.refusal(AcceptSideMission("well")) == "one side mission is on already: play it first"
    assert at_siena.refusal(DeclineSideMission("well")) == "one side mission is on already: play it first"


@pytest.mark.rule("NAR-MIS-19", "NAR-END-03")
def test_who_had_a_look_at_a_legend_is_offered_no_work_before_the_next_visit(at_siena):
    show(at_siena.books, READ, 1)
    assert on_offer(at_siena) is None
    assert "work is offered again at the next visit" in at_siena.refusal(AcceptSideMission("well"))
    at_siena.do(Travel("trento"))
    at_siena.do(Travel("siena"))
    assert on_offer(at_siena).name == "well"


def test_work_that_was_accepted_is_remembered_until_the_visit_ends(at_siena):
    at_siena.do(AcceptSideMission("well"))
    fought(at_siena, "burnt")
    assert town(at_siena).shows(ACCEPTED)
    at_siena.do(Travel("trento"))
    assert not town(at_siena).shows(ACCEPTED)


def test_work_that_was_declined_leaves_the_look_at_a_legend_open(at_siena):
    at_siena.do(DeclineSideMission("well"))
    assert not town(at_siena).shows(ACCEPTED)


# A place that waits for its day

WAITING = ('title = "A letter"', 'title = "A letter"\nuntil = "1509-05-20"')
LATER = "the story waits for 20 May 1509: let the days pass until then"


@pytest.fixture
def waiting(tmp_path):
    return telling(tmp_path, WAITING)


def test_a_scene_is_not_left_before_its_day(waiting):
    assert waiting.refusal(ChooseWay(RIDE)) == f"this way is closed: {LATER}"


def test_the_days_are_let_pass_and_the_story_goes_on(waiting):
    waiting.do(AwaitDay())
    assert (waiting.books.standing.day, newest(waiting).title) == (6, "The company waited until 20 May 1509")
    assert waiting.refusal(ChooseWay(RIDE)) == ""


def test_in_a_town_waiting_is_another_visit(waiting):
    waiting.do(AwaitDay())
    assert (waiting.books.marked("visited", "town:rome"), newest(waiting).text) == (2, "In Rome it is said: He is not.")


def test_waiting_is_taken_back(waiting):
    waiting.do(AwaitDay())
    waiting.undo()
    assert (waiting.books.standing.day, waiting.refusal(AwaitDay())) == (0, "")


def test_there_is_nothing_to_wait_for_where_the_day_has_come(session, waiting):
    waiting.do(AwaitDay())
    assert session.refusal(AwaitDay()) == waiting.refusal(AwaitDay()) == "there is nothing to wait for now"


def test_a_scene_that_is_only_read_waits_too(tmp_path):
    session = telling(tmp_path, ('title = "The inn"', 'title = "The inn"\nuntil = "1509-05-20"'))
    session.do(ChooseWay(WAIT))
    assert session.refusal(ReadScene()) == LATER
    session.do(AwaitDay())
    assert (session.books.standing.day, session.refusal(ReadScene())) == (6, "")


def test_a_mission_is_not_begun_before_its_day(tmp_path):
    session = telling(tmp_path, ('title = "The fire"', 'title = "The fire"\nuntil = "1509-05-20"'))
    session.do(ChooseWay(RIDE))
    assert session.refusal(BeginMission(("member-ada",))) == LATER
    session.do(Travel("siena"))
    session.do(AwaitDay())
    assert session.books.standing.day == 6


def test_a_side_mission_can_be_played_while_the_story_waits(tmp_path):
    session = telling(tmp_path, ('title = "The fire"', 'title = "The fire"\nuntil = "1509-05-20"'))
    session.do(ChooseWay(RIDE))
    session.do(Travel("siena"))
    session.do(AcceptSideMission("well"))
    assert session.refusal(AwaitDay()) == "there is nothing to wait for now"
