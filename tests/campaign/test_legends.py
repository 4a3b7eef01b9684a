"""The next mission of the plot, as far as it is fixed, and its Legend."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.archives import MemoryArchive, TickingClock
from helpers.campaigns import NOW, PLAN, PLOT, at, founded, road_pack
from horologium.campaign.errors import Refused
from horologium.campaign.founding import found
from horologium.campaign.legends import SEEN, known_legend, next_mission
from horologium.campaign.records import Fought
from horologium.campaign.session import CampaignSession
from horologium.engine.core.plots import Clause, FlagSpec, Gift, Node, Way
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

FIRST = Node("camp", "mission", "The Toll", mission="a-toll-on-the-road", town="siena", ways=(Way("scene"),))
FERRY = Node("ferry", "mission", "The Ferry", mission="smoke-over-the-warehouses", ways=(Way("end"),))
BRIDGE = Node("bridge", "mission", "The Bridge", mission="the-millers-debt", ways=(Way("end"),))
END = Node("end", "ending", "Home")


def after_the_toll(*nodes, won=True):
    """In the town after the first mission, which was won or lost, of a story that goes on so."""
    plot = replace(PLOT, nodes=(*nodes, END), flags=(FlagSpec("paid"),))
    pack = replace(road_pack(), content={**road_pack().content, "plots": {PLOT.id: plot}})
    archive = MemoryArchive(found(pack, NOVA_AETAS, PLAN, NOW))
    session = CampaignSession(archive, pack, NOVA_AETAS, NOVA_AETAS.campaign, plot, TickingClock())
    session.books.put(Fought("fought-9", 1, "camp", FIRST.mission, "saved" if won else "burnt", won, ()))
    return at(session, "aftermath", step="tavern")


def why_not(session):
    with pytest.raises(Refused) as caught:
        next_mission(session)
    return caught.value.reason


def test_in_camp_the_mission_at_hand_comes_next():
    assert next_mission(founded()).title == "The Toll"


def test_a_side_mission_that_is_on_does_not_hide_what_comes_after_it():
    assert next_mission(at(founded(), "aftermath", side="the-well", step="town")).title == "The Toll"


@pytest.mark.parametrize(("won", "title"), [(True, "The Ferry"), (False, "The Bridge")])
def test_after_a_battle_its_outcome_says_which_mission_comes_next(won, title):
    ways = (Way("ferry", when=(Clause("won"),)), Way("bridge"))
    session = after_the_toll(replace(FIRST, ways=ways), FERRY, BRIDGE, won=won)
    assert next_mission(session).title == title


def test_a_scene_without_a_choice_is_looked_past_with_all_that_it_brings():
    gift = Gift("flag", "paid")
    ways = (Way("ferry", when=(Clause("flag", "paid"),)), Way("bridge"))
    scene = Node("scene", "scene", "The Letter", gifts=(gift,), ways=ways)
    session = after_the_toll(FIRST, scene, FERRY, BRIDGE)
    before = session.books.digest()
    assert next_mission(session).title == "The Ferry"
    assert session.books.digest() == before


def test_before_a_choice_is_made_the_next_mission_is_not_known():
    ways = (Way("ferry", label="By water"), Way("ferry", label="On foot"))
    session = after_the_toll(FIRST, Node("scene", "scene", "The Fork", ways=ways), FERRY)
    assert why_not(session).startswith("the story leaves you a choice before the next mission: make it, ")


def test_where_the_story_ends_no_mission_comes():
    session = after_the_toll(FIRST, Node("scene", "scene", "The Letter", ways=(Way("end"),)))
    assert why_not(session) == "no other mission comes: the story ends"


@pytest.mark.rule("NAR-MIS-19", "NAR-MIC-04")
def test_only_the_legend_of_a_mission_that_was_seen_is_known():
    session = founded()
    assert known_legend(session) is None
    session.books.mark(SEEN, "smoke-over-the-warehouses")
    assert known_legend(session) is None
    session.books.mark(SEEN, "a-toll-on-the-road")
    legend = known_legend(session)
    assert (legend.title, legend.text.partition(":")[0]) == ("The Toll", "Enemies")
