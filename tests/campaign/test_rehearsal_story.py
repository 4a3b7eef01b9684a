"""The story of the pack *Rehearsal*: its towns are those of the ledger, and however it is played it ends."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.archives import MemoryArchive, TickingClock
from helpers.shipped import shipped
from helpers.tales import EndMission
from horologium.campaign.calendar import date_text
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.ops.story import AcceptSideMission, ChooseWay, DeclineSideMission, ReadScene
from horologium.campaign.ops.travel import Travel, roads
from horologium.campaign.plot import here, passages
from horologium.campaign.session import CampaignSession
from horologium.campaign.side_missions import on_offer
from horologium.campaign.story_map import story_map
from horologium.content.checks.plot_proofs import prove
from horologium.engine.rulesets.nova_aetas.company.between import TOWNS
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

TRAVELS = 5


@cache
def pack():
    return shipped("rehearsal")


def told(*cards):
    """A campaign at its first scene."""
    plan = Plan("Test", "the-rehearsal", (Founder("Ada", "red"),), tuple(Recruit(card) for card in cards), seed=3)
    plot = pack().content["plots"]["the-rehearsal"]
    archive = MemoryArchive(found(pack(), NOVA_AETAS, plan, "2026-01-01T00:00:00+00:00"))
    return CampaignSession(archive, pack(), NOVA_AETAS, NOVA_AETAS.campaign, plot, TickingClock())


def steps(session, travels):
    """All that can be done next in the story."""
    standing = session.books.standing
    if standing.stage == "scene":
        ways = [passage for passage in passages(session) if passage.is_open]
        return [ChooseWay(passage.number) for passage in ways if passage.way.label] or [ReadScene()]
    known = session.rules.missions.ends(session.pack.content, standing.mission)
    ends = [EndMission(outcome, some) for outcome in known.outcomes for some in ((), known.flags)]
    offer = on_offer(session)
    offers = [AcceptSideMission(offer.name), DeclineSideMission(offer.name)] if offer else []
    return ends + offers + ([] if standing.side or not travels else [Travel(road.to) for road in roads(session)])


def walk(session, draw):
    """Go through the story until it is over."""
    travels = TRAVELS
    while session.books.standing.stage != "over":
        step = draw(steps(session, travels))
        travels -= isinstance(step, Travel)
        session.do(step)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sets(st.sampled_from(["valerio", "sofia", "rebecca", "vincenzo"]), min_size=1))
def test_every_walk_comes_to_an_ending_and_back(data, cards):
    session = told(*sorted(cards))
    start = session.archive.digest()
    walk(session, lambda options: data.draw(st.sampled_from(options)))
    assert (here(session).kind, story_map(session).endings_found) == ("ending", 1)
    while session.can_undo():
        session.undo()
    assert session.archive.digest() == start


@pytest.mark.parametrize(
    ("steps", "ending"),
    [
        ([0, "road-open", 0, "time"], "the-letter-delivered"),
        ([0, "time", 0, "time"], "an-empty-court"),
        ([1, "satchel-and-envoy", "road-open", 1, "time", 1], "a-price-in-ducats"),
        ([0, "road-open", 0, "grain-burnt", 0, "grain-burnt", 2], "the-road-home"),
    ],
)
def test_all_endings_can_be_found(steps, ending):
    session = told("valerio", "sofia")
    for step in steps:
        while session.books.standing.stage == "scene" and not here(session).ways[0].label:
            session.do(ReadScene())
        session.do(ChooseWay(step) if isinstance(step, int) else EndMission(step))
    while session.books.standing.stage == "scene":
        session.do(ReadScene())
    assert session.books.standing.node == ending


def test_the_second_ferry_is_offered_once():
    session = told("valerio")
    for step in (ChooseWay(0), EndMission("road-open"), ChooseWay(0), EndMission("grain-burnt"), ChooseWay(0)):
        session.do(step)
    session.do(EndMission("grain-burnt"))
    assert [passage.is_open for passage in passages(session)] == [False, True, True]


def test_the_story_is_proved_with_all_its_conditions():
    (proof,) = prove(NOVA_AETAS, pack().content)
    assert (proof.complete, proof.endings, proof.missions) == (True, 4, 3)


def test_the_story_begins_in_may_1509():
    session = told("valerio")
    assert date_text(session.plot, session.books.standing.day) == "2 May 1509"


@pytest.mark.rule("NAR-MIS-19", "NAR-END-01")
@pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.name)
def test_the_towns_are_those_of_the_ledger(town):
    spec = pack().content["towns"][town.name.lower()]
    assert (spec.name, spec.services, spec.kind == "village") == (town.name, town.services, town.village)
    assert spec.rumours
    assert spec.text


def test_there_are_no_other_towns():
    assert len(pack().content["towns"]) == len(TOWNS)


@pytest.mark.rule("NAR-MIS-22")
def test_the_miller_pays_ten_popolini_and_thanks_for_ever():
    session = told("valerio", "sofia")
    for step in (ChooseWay(0), Travel("bolsena"), AcceptSideMission("the-millers-debt")):
        session.do(step)
    purse = session.books.standing.purse
    session.do(EndMission("debt-settled"))
    assert (session.books.standing.purse - purse, session.books.marked("achievement", "a-debt-paid")) == (10, 1)
