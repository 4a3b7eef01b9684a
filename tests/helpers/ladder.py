"""Campaigns of Constellation: founded, and climbed rung by rung with the operations that players use."""

from __future__ import annotations

from contextlib import suppress

from helpers.archives import TickingClock
from helpers.companies import AT, settled
from helpers.deeds import learn_skill, take_class
from helpers.shipped import library
from horologium.campaign import battle
from horologium.campaign.errors import Refused
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.opening import open_session
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.ops.missions import BeginMission, CommitMission, FinishMission
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.plot import here
from horologium.campaign.records import MemberRecord
from horologium.campaign.sheets import rows_of
from horologium.engine.core.answerers import Router
from horologium.engine.core.bots import bots_of
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.constellation import CONSTELLATION

STORY = "the-ladder-of-signs"
FOUNDERS = ("mira", "doran", "sela")


def pack():
    """The pack with the ladder."""
    return library().packs["constellation"]


def plan(name="The Smoking Lamp", warriors=FOUNDERS, **more):
    """A band of one player."""
    recruits = tuple(Recruit(card, player=0) for card in warriors)
    return Plan(name, STORY, (Founder("Ada", "red"),), recruits, **{"seed": 7, **more})


def climbing(shelf, **more):
    """A new band under the lamps."""
    chosen = plan(**more)
    archive = shelf.create(chosen.name, found(pack(), CONSTELLATION, chosen, AT), [pack()])
    return open_session(archive, library(), RULESETS, TickingClock())


def to_camp(session, way=0):
    """Read scenes, taking this way, until a mission or an ending is reached."""
    while session.books.standing.stage == "scene":
        labels = [each.label for each in here(session).ways]
        session.do(ChooseWay(min(way, len(labels) - 1)) if any(labels) else ReadScene())


def party(session):
    """As many of the band as may go together, in the order in which they joined."""
    chosen = ()
    for hero in session.books.all(MemberRecord):
        if not hero.bench and not session.refusal(BeginMission((*chosen, hero.id))):
            chosen = (*chosen, hero.id)
    return chosen


def fight(session, ours="bot:bronze", seed=5):
    """Fight the mission at hand with the opponents of the campaign, and enter the result."""
    session.do(BeginMission(party(session)))
    known = bots_of(CONSTELLATION)
    against = session.rules.data.opponents[session.books.charter.difficulty]
    seats = {seat: known[bot](seed) for seat, bot in against.items() if bot}
    battle.begin(session).play_on(Router(battle.chance(session), seats, others=known[ours](seed)))
    session.do(FinishMission())
    settled(session, CommitMission())


def grow(session):
    """Hire and learn whatever can be paid for, and let the story go on."""
    for operation in wishes(session):
        with suppress(Refused):
            session.do(operation)
    while not session.refusal(NextStep()):
        session.do(NextStep())
    session.do(FinishAftermath())


def wishes(session):
    """Everything that a band might want after a battle; the first step is left before."""
    while session.books.standing.step != "experience":
        session.do(NextStep())
    content = session.pack.content
    for hero in session.books.all(MemberRecord):
        taken = (row.key for row in rows_of(session, "member", "grade", hero.id))
        yield from (take_class(hero.id, grade) for grade in taken)
        yield from (learn_skill(hero.id, skill) for skill in ("step", "poison-attack"))
    yield from (Hire(card) for card in session.rules.roster.candidates(content))
