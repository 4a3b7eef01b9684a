"""Years of The Hollow Hour: founded in memory, and led from night to night by results of the table."""

from __future__ import annotations

from dataclasses import replace

from helpers.archives import MemoryArchive, TickingClock
from helpers.companies import AT
from helpers.shipped import shipped
from horologium.campaign.errors import Question
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.gauges import gauges, stands_at
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.plot import here, passages
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.engine.core.ask import Choose
from horologium.engine.core.results import report
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS

STORY = "the-year"
FIVE = ("gatehouse-golem", "ossuary-warden", "weeping-bell", "ember-nun", "marionettist")


def pack():
    """The pack with the year."""
    return shipped("the-hollow-hour")


def plot():
    """The story of the year."""
    return pack().content["plots"][STORY]


def founded(cards=FIVE, **more):
    """A new castle, before its first scene is read."""
    recruits = tuple(Recruit(card, player=0) for card in cards)
    plan = Plan("Vesper", STORY, (Founder("Ada", "red"),), recruits, **{"seed": 7, **more})
    archive = MemoryArchive(found(pack(), VILLAGE_ATTACKS, plan, AT))
    return CampaignSession(archive, pack(), VILLAGE_ATTACKS, VILLAGE_ATTACKS.campaign, plot(), TickingClock())


def done(session, operation):
    """Do something; of what is asked the first is chosen."""
    answers = ()
    while True:
        try:
            return session.do(operation, answers)
        except Question as asked:
            request = asked.request
            assert isinstance(request, Choose)
            answers = (*asked.given, tuple(request.options.key_at(place) for place in range(max(1, request.least))))


def party(session):
    """Three who may go together: the first Guardian and others."""
    here = {hero.card: hero.id for hero in session.books.all(MemberRecord)}
    return [here[card] for card in ("gatehouse-golem", "weeping-bell", "ember-nun")]


def night(session, end="stood", members=None, **counts):
    """Enter a night of the table; ``members`` are statistics by card."""
    told = {card.replace("_", "-"): stats for card, stats in (members or {}).items()}
    cards = {hero.id: hero.card for hero in session.books.all(MemberRecord)}
    whole = pack().content["missions"][session.books.standing.mission].heart
    heart = {"stood": whole, "bled": 1, "slipped": 3, "broken": 0}[end]
    reports = tuple(report(key, **told.get(cards[key], {})) for key in party(session))
    counted = tuple((what.replace("_", "-"), number) for what, number in {"heart": heart, **counts}.items())
    result = replace(blank(session, party(session), end), members=reports, counts=counted)
    return done(session, ResolveByHand(result, worked_out=True))


def dawn(session):
    """All steps after a night, to the last."""
    while session.books.standing.stage == "aftermath":
        if session.refusal(NextStep()):
            return
        done(session, NextStep())


def go_on(session, *labels):
    """Let the story go on to the next night or the ending; ways are chosen by the beginnings of their labels."""
    if session.books.standing.stage == "aftermath":
        done(session, FinishAftermath())
    while session.books.standing.stage == "scene":
        if not any(way.label for way in here(session).ways):
            session.do(ReadScene())
            continue
        ways = passages(session)
        meant = [each.number for each in ways for label in labels if each.way.label.startswith(label) and each.is_open]
        session.do(ChooseWay(meant[0] if meant else ways[-1].number))


def gauge(session, key):
    """Where a gauge stands."""
    return stands_at(session.books, gauges(session)[key])


def owned(session, kind):
    """The things of a kind, by card."""
    return [thing.card for thing in session.books.all(ThingRecord) if thing.kind == kind]


def suffered(session, kind):
    """Conditions of a kind: who or what bears which."""
    return [(each.bearer, each.card) for each in session.books.all(ConditionRecord) if each.kind == kind]
