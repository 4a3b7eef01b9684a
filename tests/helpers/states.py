"""What rules between battles look at, put together for tests, and ports asked about somebody who is in no company."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

from horologium.engine.core.campaign import CampaignState, Carried, Company, Condition, Place, Thing
from horologium.engine.core.consequences import CardRef

NOWHERE = Place()
NOBODY = Company(())


def at(content, place=NOWHERE, company=NOBODY, carried=None, options=None):
    """A company somewhere."""
    return CampaignState(content, company, place, carried or Carried(), options)


def of(content, member, held=()):
    """Somebody alone, with these cards of equipment."""
    things = [Thing(f"thing-{number}", CardRef("equipment", card), member.key) for number, card in enumerate(held)]
    return at(content, company=Company((member,), tuple(things)))


def suffering(*cards):
    """Conditions of somebody: these injuries."""
    return tuple(Condition(CardRef("injury", card), f"condition-{number}") for number, card in enumerate(cards))


def stock(kind, *cards):
    """Things in the common stock."""
    return tuple(Thing(f"{kind}-{number}", CardRef(kind, card)) for number, card in enumerate(cards))


def knowing(kind, *cards):
    """What a company knows."""
    return tuple(CardRef(kind, card) for card in cards)


def offered(offers, state, counter, key, whom=""):
    """One offer of a counter."""
    return next(each for each in offers.offers(state, counter, whom) if each.key == key)


def sheet(roster, content, member, held=()):
    """The sheet of somebody."""
    return roster.sheet(of(content, member, held), member.key)


def slots(fitting, content, member, held=()):
    """How full the places of somebody are."""
    return fitting.slots(of(content, member, held), member.key)


def allows(fitting, content, member, cards):
    """Whether somebody may have these cards."""
    return fitting.allows(at(content).having(member), member.key, cards)


def takes(fitting, content, member, card, held=()):
    """Whether somebody may have one more card beside what is carried."""
    return allows(fitting, content, member, (*held, card))


def lessons(learning, content, company, member):
    """What somebody of a company could still learn, the verdicts by skill."""
    found = learning.lessons(at(content, company=company).having(member), member.key)
    return {each.key: each.verdict for each in found if each.key not in member.known and each.left != 0}


def promotions(learning, content, company, member):
    """What somebody of a company could become, by class: what is offered for each choice."""
    ranks = {}
    for each in learning.promotions(at(content, company=company).having(member), member.key):
        ranks.setdefault(each.key, []).append(each)
    return ranks


def bent(port, **functions):
    """A port of which some functions answer otherwise."""
    found = {name: getattr(port, name) for name in dir(port) if not name.startswith("_")}
    return SimpleNamespace(**found | functions)


def with_ports(session, **ports):
    """Let a session play by rules of which some parts are others."""
    session.rules = replace(session.rules, **ports)
    return session
