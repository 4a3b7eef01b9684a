"""A campaign of two missions in the pack *Rehearsal*, with a story of its own, and bots who play it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from helpers.archives import MemoryArchive, TickingClock
from helpers.shipped import shipped
from horologium.campaign import battle
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.missions import BeginMission, CommitMission, FinishMission
from horologium.campaign.ops.story import ReadScene
from horologium.campaign.records import MemberRecord
from horologium.campaign.session import CampaignSession
from horologium.engine.core.answerers import Router
from horologium.engine.core.bots import bots_of
from horologium.engine.core.plots import (
    AchievementSpec,
    Clause,
    FlagSpec,
    Gift,
    Node,
    PlotSpec,
    Road,
    SideMission,
    TownSpec,
    Way,
)
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

TOLL, SMOKE, SATCHEL = "a-toll-on-the-road", "smoke-over-the-warehouses", "the-satchel-of-bagnaia"

STORY = PlotSpec(
    id="short",
    name="A Short Story",
    start="dawn",
    begins="1509-05-14",
    town="viterbo",
    nodes=(
        Node("dawn", "scene", "Dawn", "The gates open.", ways=(Way("toll"),)),
        Node(
            "toll", "mission", "The Toll", mission=TOLL, town="siena", days=2,
            ways=(Way("smoke", when=(Clause("won"),), gifts=(Gift("coins", amount=3),)), Way("night")),
        ),
        Node("smoke", "mission", "The Smoke", mission=SMOKE, town="viterbo", ways=(Way("end"),)),
        Node("night", "scene", "A Long Night", "Rain.", ways=(Way("smoke"),)),
        Node("end", "ending", "Home", "It is over."),
    ),
    flags=(FlagSpec("bridge", "The bridge stands"), FlagSpec("spy", "A spy is among us", hidden=True)),
    side=(SideMission("errand", SATCHEL, "An Errand", ("viterbo", "siena"), gifts=(Gift("coins", amount=4),)),),
)  # fmt: skip

TOWNS = {
    "viterbo": TownSpec("viterbo", "Viterbo", 100, 800, ("market", "tavern"), roads=(Road("siena", 3),)),
    "siena": TownSpec("siena", "Siena", 100, 500, ("market", "tavern", "workshop"), roads=(Road("viterbo", 3),)),
}
SEALS = {"seal": AchievementSpec("seal", "The Seal of Siena")}


@cache
def story_pack():
    """The pack with the short story in it."""
    pack = shipped("rehearsal")
    content = {**pack.content, "plots": {STORY.id: STORY}, "towns": TOWNS, "achievements": SEALS}
    return replace(pack, content=content)


def heroes_of_pack(count):
    """The first heroes of the pack."""
    return tuple(story_pack().content["heroes"])[:count]


def new_session(archive=None, heroes=2, **plan):
    """A campaign at its first scene, or as an archive has it."""
    pack = story_pack()
    if archive is None:
        players = (Founder("Ada", "red"), Founder("Bea", "blue"))
        recruits = tuple(Recruit(card, player=place % 2) for place, card in enumerate(heroes_of_pack(heroes)))
        chosen = Plan("Test", STORY.id, players, recruits, **{"seed": 7, **plan})
        archive = MemoryArchive(found(pack, NOVA_AETAS, chosen, "2026-01-01T00:00:00+00:00"))
    return CampaignSession(archive, pack, NOVA_AETAS, NOVA_AETAS.campaign, STORY, TickingClock())


def in_camp(**plan):
    """A campaign in camp before its first mission."""
    session = new_session(**plan)
    session.do(ReadScene())
    return session


def party(session):
    """All heroes who can fight."""
    return tuple(hero.id for hero in session.books.all(MemberRecord) if not hero.bench)


def in_battle(**plan):
    """A campaign whose first mission has begun, and its battle."""
    session = in_camp(**plan)
    session.do(BeginMission(party(session)))
    return session, battle.begin(session)


def bots(session):
    """The dice of the campaign, and a hero bot for everybody."""
    return Router(battle.chance(session), {}, others=bots_of(session.ruleset)["bot:hero"](5))


def play_out(session):
    """Begin the mission at hand, let bots play it, and look at the result."""
    session.do(BeginMission(party(session)))
    battle.begin(session).play_on(bots(session))
    session.do(FinishMission())
    return session


def at_review(**plan):
    """A campaign whose first battle is over and under review."""
    return play_out(in_camp(**plan))


def to_the_last_step(session):
    """Take all steps after a battle."""
    while not session.refusal(NextStep()):
        session.do(NextStep())


def whole_mission(session):
    """Play a mission from camp to the next node."""
    play_out(session)
    session.do(CommitMission())
    to_the_last_step(session)
    session.do(FinishAftermath())
