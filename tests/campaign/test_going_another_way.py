"""From which step a campaign could go another way."""

from __future__ import annotations

import pytest

from helpers.archives import MemoryArchive, TickingClock
from helpers.companies import pack
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.session import CampaignSession
from horologium.campaign.story_map import reached_at
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

PLAN = Plan("The Swan", "the-rehearsal", (Founder("Ada", "red"),), (Recruit("valerio", player=0),), seed=7)


@pytest.fixture
def session():
    """At the first scene of the Rehearsal."""
    archive = MemoryArchive(found(pack(), NOVA_AETAS, PLAN, "2026-01-01T00:00:00+00:00"))
    plot = pack().content["plots"]["the-rehearsal"]
    return CampaignSession(archive, pack(), NOVA_AETAS, NOVA_AETAS.campaign, plot, TickingClock())


def test_a_place_was_reached_by_the_step_that_led_there(session):
    session.do(ChooseWay(1))
    assert reached_at(session, "bagnaia") == session.steps[-1].seq


def test_the_beginning_comes_before_every_step(session):
    session.do(ChooseWay(1))
    assert reached_at(session, "the-guest-house") == 0


def test_a_step_that_was_undone_does_not_count(session):
    session.do(ChooseWay(1))
    session.undo()
    assert reached_at(session, "bagnaia") is None
