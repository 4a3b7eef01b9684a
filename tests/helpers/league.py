"""A band between battles for tests: the warriors of the pack, their battles, and rules whose questions are answered."""

from __future__ import annotations

from dataclasses import replace

from helpers.ladder import FOUNDERS, pack
from helpers.states import at
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.campaign import Carried
from horologium.engine.core.table import Table
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.bots import Bronze

RULES = CONSTELLATION.campaign


def content():
    """What the pack holds."""
    return pack().content


def band(*cards, **changes):
    """A new band."""
    return replace(RULES.roster.begin(content(), cards or FOUNDERS), **changes)


def one(card="mira", **changes):
    """A member of it, changed as wanted."""
    return replace(band(card).members[0], **changes)


def set_up(company=None, mission="first-light", **carried):
    """The battle of a band at its first question."""
    setup = RULES.missions.set_up(at(content(), company=company or band(), carried=Carried(**carried)), mission)
    return CONSTELLATION.set_up(setup)


def fought(company=None, mission="first-light", seed=3):
    """A battle that two bots have fought to its end."""
    table = Table(CONSTELLATION, set_up(company, mission), spacing=1_000)
    play_on(table, Router(DiceBox(seed), {}, others=Bronze(seed)))
    return table.state


def answered(rule, *faces):
    """The end of a rule that throws dice: these faces in order."""
    thrown = iter(faces)
    try:
        next(rule)
        while True:
            rule.send((str(next(thrown)),))
    except StopIteration as end:
        return end.value


def home(battle, company=None, *faces, plot=True):
    """What a battle brings home when the fallen throw these faces."""
    return answered(RULES.missions.bring_home(at(content(), company=company or band()), battle, plot=plot), *faces)
