"""Companies of the pack *Rehearsal* on a road of three towns, for everything that is done between battles."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

from helpers.archives import MemoryArchive, TickingClock
from helpers.shipped import shipped
from horologium.campaign.errors import Refused
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.offers import counters
from horologium.campaign.ops.overrides import AddInjuryByHand, AddItemByHand, MarkByHand, SetByHand
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.engine.core.plots import AchievementSpec, FlagSpec, Node, PlotSpec, TownSpec, Way
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

EVERYTHING = ("market", "cerusico", "workshop", "tavern", "church", "guild")
NOW = "2026-01-01T00:00:00+00:00"

PLOT = PlotSpec(
    id="road",
    name="The Road",
    start="camp",
    begins="1509-05-12",
    town="siena",
    nodes=(
        Node("camp", "mission", "The Toll", mission="a-toll-on-the-road", town="siena", ways=(Way("scene"),)),
        Node("scene", "scene", "The Letter", "It is sealed.", ways=(Way("end"),)),
        Node("end", "ending", "Home"),
    ),
    flags=(FlagSpec("bridge", "The bridge stands"),),
)
TOWNS = {
    "siena": TownSpec("siena", "Siena", 100, 500, EVERYTHING, rumours=("Bells.", "A spy.", "Rain.")),
    "bolsena": TownSpec("bolsena", "Bolsena", 200, 700, ("market", "tavern"), "village"),
    "wood": TownSpec("wood", "The Wood", 300, 700),
}
PLAN = Plan(
    name="The Siena Company",
    plot="road",
    players=(Founder("Ada", "red"), Founder("Bea", "blue")),
    heroes=(Recruit("valerio", player=0), Recruit("sofia", player=1)),
    seed=7,
)


@cache
def road_pack():
    """The pack with the road in it."""
    pack = shipped("rehearsal")
    seals = {"seal": AchievementSpec("seal", "The Seal of Siena")}
    return replace(pack, content={**pack.content, "plots": {PLOT.id: PLOT}, "towns": TOWNS, "achievements": seals})


def opened(archive, pack=None):
    """The campaign that an archive holds."""
    return CampaignSession(archive, pack or road_pack(), NOVA_AETAS, NOVA_AETAS.campaign, PLOT, TickingClock())


def founded(**changes):
    """A campaign in camp at Siena before its first mission, with 20 Popolini, Valerio and Sofia."""
    return opened(MemoryArchive(found(road_pack(), NOVA_AETAS, replace(PLAN, **changes), NOW)))


def at(session, stage, **standing):
    """The same campaign at another stage, without a step in its history."""
    session.books.stand(stage=stage, **standing)
    session.books.close()
    session.archive.kept["standing", "one"] = session.books.standing
    return session


def hero(session, card):
    """A hero by card."""
    return next(each for each in session.books.all(MemberRecord) if each.card == card)


def items(session, card):
    """All items of a card."""
    return [each for each in session.books.all(ThingRecord) if each.card == card]


def given(session, *cards, ware="equipment", holder=""):
    """Put things into the common stock, or into a hero's hands; gives back their ids."""
    for card in cards:
        session.do(AddItemByHand(ware, card, "for the test", holder))
    return [item.id for item in session.books.all(ThingRecord)][-len(cards) :]


def hurt(session, card, injury="limp"):
    """Injure a hero; gives back the id of the injury."""
    session.do(AddInjuryByHand(hero(session, card).id, injury, "for the test"))
    return session.books.all(ConditionRecord)[-1].id


def set_hero(session, card, **values):
    """Set fields of a hero by hand."""
    for field, value in values.items():
        session.do(SetByHand("member", hero(session, card).id, field, json.dumps(value), "for the test"))


def set_standing(session, **values):
    """Set fields of the company by hand."""
    for field, value in values.items():
        session.do(SetByHand("standing", "one", field, json.dumps(value), "for the test"))


def sheet_counter(session):
    """The counter of a sheet that opens as a sheet of its own."""
    return next(counter for counter in counters(session, "member") if counter.opens)


def marked(session, kind, what, count=1):
    """Mark something by hand."""
    session.do(MarkByHand(kind, what, count, "for the test"))


def told(session):
    """The newest title of the chronicle."""
    return session.archive.chronicle().chapters[0].title


def refused(session, operation, answers=()):
    """Why an operation is refused, with its rules; nothing may have changed."""
    before, steps = session.archive.digest(), session.steps
    try:
        session.do(operation, answers)
    except Refused as error:
        assert (session.archive.digest(), session.steps, session.books.changes()) == (before, steps, ())
        return error.reason, error.rules
    raise AssertionError("it was not refused")


def refusal(session, operation, answers=()):
    """Why an operation is refused."""
    return refused(session, operation, answers)[0]
