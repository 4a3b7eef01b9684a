"""Roads lead from town to town; days pass, and every visit is a new one."""

from __future__ import annotations

import pytest

from helpers.tales import telling
from horologium.campaign.ops.story import AcceptSideMission, ChooseWay
from horologium.campaign.ops.travel import Travel, roads


@pytest.fixture
def session(tmp_path):
    session = telling(tmp_path)
    session.do(ChooseWay(0))
    return session


def test_a_road_takes_its_days(session):
    session.do(Travel("siena"))
    standing = session.books.standing
    assert (standing.town, standing.day) == ("siena", 2)
    assert session.archive.chronicle().chapters[0].title == "The company travelled from Rome to Siena in 2 days"


def test_the_way_back_may_take_longer(session):
    session.do(Travel("siena"))
    session.do(Travel("rome"))
    assert session.books.standing.day == 5


def test_a_journey_of_one_day_is_told_as_such(session):
    session.do(Travel("siena"))
    session.do(Travel("trento"))
    assert session.archive.chronicle().chapters[0].title.endswith("in 1 day")


def test_a_town_without_a_road_is_not_reached_at_once(session):
    assert session.refusal(Travel("trento")) == "no road leads from Rome to Trento: travel by way of another town"


def test_roads_begin_where_the_company_is(session):
    assert [road.to for road in roads(session)] == ["siena"]


def test_a_visit_is_marked_and_clears_the_display(session):
    session.books.mark("shown", "ash")
    session.do(Travel("siena"))
    assert (session.books.marked("visited", "town:siena"), session.books.marks("shown")) == (1, [])


def test_each_visit_brings_a_rumour_that_was_not_heard_before(session):
    session.do(Travel("siena"))
    session.do(Travel("rome"))
    assert session.archive.chronicle().chapters[0].text == "In Rome it is said: He is not."
    session.do(Travel("siena"))
    session.do(Travel("rome"))
    assert session.archive.chronicle().chapters[0].text == ""


@pytest.mark.parametrize("stage", ["scene", "battle", "review", "aftermath", "over"])
def test_the_company_travels_only_from_camp(session, stage):
    session.books.stand(stage=stage)
    assert "only travel while it is in camp" in session.refusal(Travel("siena"))


def test_whoever_has_accepted_a_mission_stays_for_it(session):
    session.do(Travel("siena"))
    session.do(AcceptSideMission("well"))
    assert session.refusal(Travel("rome")) == "a side mission was accepted here: play it first"


def test_from_nowhere_no_road_leads(session):
    session.books.stand(town="")
    assert roads(session) == ()
    assert session.refusal(Travel("siena")) == "the company is in no town, so no road begins here"
