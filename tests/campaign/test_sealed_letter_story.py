"""The story of the pack *The Sealed Letter*: what is proved of it."""

from __future__ import annotations

from functools import cache

from helpers.archives import MemoryArchive, TickingClock
from helpers.sealed_letter import content, pack, plot
from horologium.campaign.calendar import date_text
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.session import CampaignSession
from horologium.campaign.story_map import story_map
from horologium.content.checks.plot_proofs import prove
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS


@cache
def proof():
    (proved,) = prove(NOVA_AETAS, content())
    return proved


def test_the_story_has_its_missions_and_endings():
    assert (proof().missions, proof().side_missions, proof().endings) == (26, 10, 6)


def test_no_mission_lies_on_every_path():
    assert proof().unavoidable == ()


def test_every_ending_can_be_reached():
    endings = {node.name for node in plot().nodes if node.kind == "ending"}
    assert set(proof().fewest) == endings


def test_a_story_visits_eleven_to_sixteen_missions():
    assert min(proof().fewest.values()) >= 11
    assert proof().most_missions <= 16


def test_the_story_begins_in_march_1509():
    assert date_text(plot(), 0).endswith(" March 1509")


def test_every_flag_of_the_story_is_raised_somewhere():
    given = {gift.name for node in plot().nodes for way in node.ways for gift in way.gifts if gift.kind == "flag"}
    given |= {gift.name for node in plot().nodes for gift in node.gifts if gift.kind == "flag"}
    for mission in content()["missions"]:
        given |= set(NOVA_AETAS.campaign.missions.ends(content(), mission).flags)
    assert [flag.name for flag in plot().flags if flag.name not in given] == []


def test_only_achievements_of_this_story_are_listed():
    plan = Plan("Test", "the-sealed-letter", (Founder("Ada", "red"),), (Recruit("isotta"),), seed=3)
    archive = MemoryArchive(found(pack(), NOVA_AETAS, plan, "2026-01-01T00:00:00+00:00"))
    session = CampaignSession(archive, pack(), NOVA_AETAS, NOVA_AETAS.campaign, plot(), TickingClock())
    names = {prize.name for prize in story_map(session).prizes}
    assert "Four per Cent" in names
    assert "A Debt Paid" not in names
