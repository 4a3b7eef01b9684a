"""Leagues of The Ford: founded, and fought ford by ford with the operations that players use."""

from __future__ import annotations

from helpers.archives import TickingClock
from helpers.companies import AT, everybody, settled
from helpers.shipped import library, shipped
from helpers.states import at
from horologium.campaign import battle
from horologium.campaign.affairs import active, state_of
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.opening import open_session
from horologium.campaign.ops.aftermath import FinishAftermath
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.missions import BeginMission, CommitMission, FinishMission
from horologium.campaign.ops.story import ReadScene
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.league import LEAGUE

FOUNDERS = ("sergeant", "pikeman", "bowman", "outrider")


def content():
    """What the pack holds."""
    return shipped("demo").content


def band(*cards):
    """A new band of Azure as the rules see it."""
    return at(content(), company=LEAGUE.roster.begin(content(), cards or FOUNDERS))


def set_out(mission, *cards):
    """The battle to which these go."""
    return THE_FORD.set_up(LEAGUE.missions.set_up(band(*cards), mission))


def league(shelf, cards=FOUNDERS, **more):
    """A new league in camp before its first ford."""
    recruits = tuple(Recruit(card, player=0) for card in cards)
    plan = Plan("Azure", "three-fords", (Founder("Ada", "blue"),), recruits, **{"seed": 7, **more})
    archive = shelf.create(plan.name, found(shipped("demo"), THE_FORD, plan, AT), [shipped("demo")])
    session = open_session(archive, library(), RULESETS, TickingClock())
    session.do(ReadScene())
    return session


def party(session):
    """As many as the ford has room for."""
    most = LEAGUE.roster.muster(state_of(session, ()), session.books.standing.mission).most
    return tuple(member.id for member in active(session.books))[:most]


def fight(session, bot="bot:greedy", seed=5):
    """Let a bot fight for both banks, and enter the result."""
    session.do(BeginMission(party(session)))
    battle.begin(session).play_on(everybody(session, bot, seed))
    session.do(FinishMission())
    settled(session, CommitMission())


def at_home(session, outcome):
    """Enter a ford that was fought on the table at home, and let the story go on."""
    members = tuple(MemberResult(member) for member in party(session))
    session.do(ResolveByHand(BattleResult(outcome, outcome == "held", members)))
    session.do(FinishAftermath())


def points(session):
    """The table as players read it, by the names of the bands."""
    (ranking,) = session.rules.rankings(state_of(session))
    return {name: int(cells[-1]) for name, *cells in ranking.rows}
