"""What rules between battles look at, put together for tests, and ports asked about somebody who is in no company."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

from horologium.engine.core.campaign import CampaignState, Carried, Company, Place

NOWHERE = Place("", "")
NOBODY = Company(())


def at(content, place=NOWHERE, company=NOBODY, carried=None, options=None):
    """A company somewhere."""
    return CampaignState(content, company, place, carried or Carried(), options)


def sheet(roster, content, member):
    """The sheet of somebody."""
    return roster.sheet(at(content).having(member), member.key)


def slots(fitting, content, member):
    """How full the places of somebody are."""
    return fitting.slots(at(content).having(member), member.key)


def allows(fitting, content, member, cards):
    """Whether somebody may have these cards."""
    return fitting.allows(at(content).having(member), member.key, cards)


def takes(fitting, content, member, card):
    """Whether somebody may have one more card beside what is carried."""
    return allows(fitting, content, member, (*member.gear, card))


def lessons(learning, content, company, member):
    """What somebody of a company could learn, by skill."""
    return dict(learning.lessons(at(content, company=company).having(member), member.key))


def promotions(learning, content, company, member):
    """What somebody of a company could become, by class."""
    found = learning.promotions(at(content, company=company).having(member), member.key)
    return {each.grade: each for each in found}


def bent(port, **functions):
    """A port of which some functions answer otherwise."""
    found = {name: getattr(port, name) for name in dir(port) if not name.startswith("_")}
    return SimpleNamespace(**found | functions)


def with_ports(session, **ports):
    """Let a session play by rules of which some parts are others."""
    session.rules = replace(session.rules, **ports)
    return session
