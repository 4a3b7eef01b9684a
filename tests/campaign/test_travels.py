"""The map as screens show it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.archives import MemoryArchive
from helpers.campaigns import NOW, PLAN, at, opened, road_pack
from helpers.companies import pack
from horologium.campaign.founding import found
from horologium.campaign.ops.travel import Travel
from horologium.campaign.travels import atlas
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS


@pytest.fixture
def session():
    """In camp at Siena, with all the towns of the Rehearsal around it."""
    road = replace(road_pack(), content={**road_pack().content, "towns": pack().content["towns"]})
    return opened(MemoryArchive(found(road, NOVA_AETAS, PLAN, NOW)), road)


def test_the_map_says_where_the_company_is(session):
    assert [town.id for town in atlas(session).towns if town.here] == ["siena"]


def test_a_road_is_told_once(session):
    roads = atlas(session).roads
    pairs = [frozenset((road.start, road.to)) for road in roads]
    assert len(pairs) == len({*pairs})


def test_a_neighbouring_town_can_be_reached_and_says_when(session):
    town = atlas(session).town("florence")
    assert (town.travel.allowed, town.way.towns, town.way.days) == (True, ("florence",), 2)
    assert "1509" in town.way.arrival


def test_the_way_to_a_far_town_leads_through_others(session):
    town = atlas(session).town("bologna")
    assert (town.way.towns, town.way.days) == (("florence", "bologna"), 5)
    assert town.travel.refused == "no road leads from Siena to Bologna: travel by way of another town"


def test_a_company_outside_all_towns_has_no_way(session):
    at(session, "camp", town="")
    assert all(town.way is None for town in atlas(session).towns)


def test_a_journey_counts_as_a_visit_and_brings_a_rumour(session):
    session.do(Travel("florence"))
    town = atlas(session).town("florence")
    assert (town.here, town.visits, len(town.rumours)) == (True, 1, 1)


def test_nobody_travels_to_where_they_are(session):
    assert atlas(session).town("siena").travel.refused == "the company is here already"


def test_looking_at_the_map_changes_nothing(session):
    before = session.books.digest()
    atlas(session)
    assert session.books.digest() == before
