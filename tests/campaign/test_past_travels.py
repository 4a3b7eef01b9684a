"""The way that the company has come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.archives import MemoryArchive
from helpers.campaigns import NOW, PLAN, opened, road_pack
from helpers.companies import pack
from horologium.campaign.founding import found
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.ops.travel import Travel
from horologium.campaign.travels import trail
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS


@pytest.fixture
def session():
    """In camp at Siena, with all the towns of the Rehearsal around it."""
    road = replace(road_pack(), content={**road_pack().content, "towns": pack().content["towns"]})
    return opened(MemoryArchive(found(road, NOVA_AETAS, PLAN, NOW)), road)


def test_who_has_not_moved_has_no_trail(session):
    session.do(AddNote("In Siena", "It rains."))
    assert trail(session) == ()


def test_the_trail_follows_the_order_of_travel(session):
    for town in ("florence", "siena", "bolsena"):
        session.do(Travel(town))
    assert [(leg.start, leg.to) for leg in trail(session)] == [
        ("siena", "florence"),
        ("florence", "siena"),
        ("siena", "bolsena"),
    ]


def test_a_stretch_travelled_twice_is_told_once_with_both_days(session):
    for town in ("florence", "siena", "florence"):
        session.do(Travel(town))
    first, last = trail(session)[0].journeys
    assert first.startswith("1. From Siena to Florence, arrived on ")
    assert last.startswith("3. ")
    assert first.removeprefix("1.") != last.removeprefix("3.")


def test_a_journey_that_was_undone_leaves_no_trail(session):
    session.do(Travel("florence"))
    session.undo()
    assert trail(session) == ()
