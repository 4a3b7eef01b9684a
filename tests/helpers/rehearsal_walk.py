"""A company of the pack *Rehearsal* some weeks on its way: two battles, a full purse, wounds, and a camp at Siena."""

from __future__ import annotations

from helpers.deeds import buy, craft, favour, learn_skill, open_market, sell
from helpers.results import brings
from horologium.campaign.affairs import active
from horologium.campaign.company import stock
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.heroes import HeroNotes
from horologium.campaign.ops.learning import readying
from horologium.campaign.ops.notes import AddNote, Remark
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.sample import attempt, go_on_for, hand_out, leave
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.results import report

PLAN = Plan(
    name="The Company of the Swan",
    plot="the-rehearsal",
    players=(Founder("Ada", "red"), Founder("Ben", "blue")),
    heroes=tuple(
        Recruit(card, player=place % 2) for place, card in enumerate(("valerio", "sofia", "rebecca", "vincenzo"))
    ),
    seed=1509,
)
"""Four heroes of two players."""


def walk(session):
    """From the first scene to the camp at Siena."""
    attempt(session, AddNote("At the table", "Ada plays Valerio and Rebecca, Ben plays Sofia and Vincenzo."))
    session.do(ChooseWay(1))
    for card in ("healing-draught", "bandages", "rope"):
        attempt(session, buy("equipment", card))
    session.do(ResolveByHand(at_bagnaia(session)))
    attempt(session, Remark(session.archive.chronicle(count=1).chapters[0].id, "Never again without a rope."))
    go_on_for(session, "skills")
    learn(session, ("gust", "counterattack", "evasive", "ward"))
    leave(session)
    session.do(ReadScene())
    prepare(session)
    session.do(ResolveByHand(at_the_bridge(session)))
    go_on_for(session, "buy")
    attempt(session, open_market())
    attempt(session, buy("equipment", "round-shield"))
    leave(session)
    session.do(ChooseWay(1))
    in_siena(session)


def at_bagnaia(session):
    """The first battle."""
    valerio, sofia, rebecca, vincenzo = (hero.id for hero in active(session.books))
    return BattleResult(
        outcome="satchel-and-envoy",
        won=True,
        members=(
            report(valerio, taken=5, knocked_out=1, kills=3, dealt=11),
            report(sofia, taken=2, kills=2, dealt=7, found=2),
            report(rebecca, taken=1, kills=1, dealt=4, found=1),
            report(vincenzo, taken=4, knocked_out=1, dealt=3),
        ),
        consequences=(
            *brings(valerio, injuries=("deep-cut",)),
            *brings(vincenzo, injuries=("concussion",)),
            *brings(loot=("sage", "ember", "clear-water", "silver-chain", "sulphur"), coins=38, experience=4),
        ),
    )


def at_the_bridge(session):
    """The second one."""
    valerio, sofia, rebecca, vincenzo = (hero.id for hero in active(session.books))
    return BattleResult(
        outcome="road-open",
        won=True,
        members=(
            report(valerio, taken=3, kills=4, dealt=13),
            report(sofia, taken=6, kills=2, dealt=8, knocked_out=1),
            report(rebecca, kills=1, dealt=5, found=2),
            report(vincenzo, taken=2, kills=2, dealt=9, found=1),
        ),
        consequences=(
            *brings(sofia, injuries=("limp",)),
            *brings(
                loot=("mandrake", "ember", "sage", "clay-of-earth", "quicksilver", "saltpetre", "venetian-glass"),
                coins=64,
                experience=5,
                stock=("throwing-knives", "lantern", "kettle-hat"),
            ),
        ),
    )


def prepare(session):
    """In camp before the bridge: notes, and what was bought goes to those who carry it."""
    valerio = active(session.books)[0]
    attempt(session, HeroNotes(valerio.id, "Wants the flail. Must not have the flail."))
    attempt(session, AddNote("What the envoy says at night", "Girolamo talks in his sleep, and he talks in numbers."))
    hand_out(session)


def in_siena(session):
    """A day in town: trade, work, and the church."""
    attempt(session, open_market())
    attempt(session, craft("fire-flask"))
    for item in [item for item in stock(session.books, "reagent") if item.card == "silver-chain"]:
        attempt(session, sell(item.id))
    attempt(session, favour("bless", active(session.books)[2].id))
    attempt(session, AddNote("Siena", "The room has two doors. Sofia sleeps in front of one."))


def learn(session, wanted):
    """Everybody learns and pins the first of these skills that they can."""
    for hero in active(session.books):
        for skill in wanted:
            if attempt(session, learn_skill(hero.id, skill)):
                attempt(session, readying(session, hero.id, (*hero.ready, skill)))
                break
