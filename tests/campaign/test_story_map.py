"""The map of the story shows what was, and keeps to itself what is still to be found out."""

from __future__ import annotations

import pytest

from helpers.tales import fought, telling
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.story_map import story_map

RIDE, WAIT = 0, 1


@pytest.fixture
def session(tmp_path):
    return telling(tmp_path)


def drawn(session):
    return [(line.start, line.to, line.state, line.label) for line in story_map(session).lines]


def test_at_the_beginning_there_are_two_choices_into_the_unknown(session):
    assert drawn(session) == [("letter", "letter?0", "open", "Ride"), ("letter", "letter?1", "open", "Wait")]


def test_a_choice_that_was_made_leads_to_a_place_with_a_title(session):
    session.do(ChooseWay(WAIT))
    assert drawn(session) == [
        ("letter", "inn", "taken", "Wait"),
        ("letter", "letter?0", "closed", "Ride"),
        ("inn", "inn?0", "open", ""),
    ]
    here = next(place for place in story_map(session).places if place.state == "here")
    assert (here.key, here.title, here.kind) == ("inn", "The inn", "scene")


def test_a_mission_shows_how_many_ways_lead_on_and_not_where(session):
    session.do(ChooseWay(RIDE))
    assert [line[1:] for line in drawn(session) if line[0] == "fire"] == [
        ("fire?0", "open", ""),
        ("fire?1", "open", ""),
    ]


def test_nothing_that_was_not_visited_has_a_name(session):
    session.do(ChooseWay(RIDE))
    text = repr(story_map(session))
    assert not any(secret in text for secret in ("inn", "gate", "home", "ruin", "The gate", "Ruin", "brave", "Brave"))


def test_a_choice_that_asks_for_something_hidden_is_not_shown(session):
    session.do(ChooseWay(WAIT))
    session.do(ReadScene())
    fought(session, "saved")
    assert [line[3] for line in drawn(session) if line[0] == "gate"] == ["Pay"]


def test_a_choice_that_is_closed_for_a_known_reason_is_shown_with_it(session):
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    session.do(ChooseWay(1))
    walk_in = next(line for line in story_map(session).lines if line.label == "Walk in")
    assert (walk_in.state, walk_in.reasons) == ("closed", ("not enough: The guard was paid",))


def test_a_loop_is_a_line_that_leads_back(session):
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    session.do(ChooseWay(1))
    assert ("gate", "gate", "taken", "Pay") in drawn(session)
    assert next(place.visits for place in story_map(session).places if place.key == "gate") == 2


def test_layers_follow_the_story_and_no_two_places_lie_upon_each_other(session):
    session.do(ChooseWay(WAIT))
    session.do(ReadScene())
    fought(session, "burnt")
    places = story_map(session).places
    layers = {place.key: place.layer for place in places if place.state != "unknown"}
    assert layers == {"letter": 0, "inn": 1, "fire": 2, "ruin": 3}
    assert {place.key: place.layer for place in places}["letter?0"] == 1
    assert len({(place.layer, place.lane) for place in places}) == len(places)


def test_endings_and_forks_are_counted(session):
    session.do(ChooseWay(RIDE))
    fought(session, "burnt")
    found = story_map(session)
    assert (found.endings_found, found.endings, found.forks) == (1, 2, 2)


def test_a_hidden_achievement_is_named_only_when_it_is_won(session):
    before = story_map(session)
    assert ([prize.name for prize in before.prizes], before.secrets) == (["Clever"], 1)
    session.do(ChooseWay(RIDE))
    fought(session, "saved", achievements=("brave",))
    after = story_map(session)
    assert [(prize.name, prize.won) for prize in after.prizes] == [("Brave", True), ("Clever", False)]
    assert after.secrets == 0


def test_the_map_tells_what_the_players_may_remember(session):
    for flag in ("smoke", "doubt"):
        session.books.mark("flag", flag)
    assert story_map(session).told == ("Smoke was seen",)


def test_a_story_taken_up_from_paper_is_drawn_with_its_gaps(session):
    session.books.mark("visited", "fire")
    session.books.stand(node="gate", stage="scene")
    places = [place for place in story_map(session).places if place.title]
    assert [(place.key, place.layer) for place in places] == [("letter", 0), ("fire", 1), ("gate", 2)]
