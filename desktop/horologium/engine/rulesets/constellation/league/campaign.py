"""The rules between battles as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Coin, EndStep
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.constellation.league import (
    faces,
    growth,
    halls,
    homecoming,
    outset,
    reports,
    roster,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.campaign import CampaignRules

STEPS: Final[Mapping[str, tuple[str, str, tuple[str, ...]]]] = MappingProxyType(
    {
        "outcome": (
            later("Outcome"),
            later("The result is in the books, and the chronicle tells of it."),
            ("CON-VIC-01", "CON-MIS-11"),
        ),
        "clean-up": (
            later("Wounds"),
            later("Whoever fell may keep a wound: some last until a healer sees them, some want one battle of rest."),
            ("CON-MIS-11",),
        ),
        "experience": (
            later("Experience"),
            later("Experience buys abilities, and the step from one profile to the next."),
            ("CON-MIS-11", "CON-BND-01", "CON-BND-07"),
        ),
        "travel": (
            later("Travel"),
            later("The battle leads on to another hall, or leaves the band where it is."),
            ("CON-MIS-11",),
        ),
        "town": (
            later("Hall"),
            later("Buy and sell weapons, see the healer, listen by the hearth."),
            ("CON-RNG-08", "CON-RNG-09"),
        ),
        "equip": (
            later("Band"),
            later("Hire whom the treasury can pay, and choose abilities and weapons for the next battle."),
            ("CON-BND-01", "CON-BND-05", "CON-RNG-10"),
        ),
    }
)
"""What is done after a battle: title, what it is about, rules."""


class League:
    """A band that climbs from one battle to the next."""

    coins = (Coin(later("Obol"), later("Obols"), 1),)
    company_sizes = roster.SIZES
    services = halls.SERVICES
    keepers = halls.KEEPERS
    difficulties = outset.DIFFICULTIES
    chart = ""
    rehearsals = 60

    @property
    def counters(self) -> Mapping[str, str]:
        """Nothing is made in a hall."""
        return {"buy": "", "sell": "", "surgeon": say("Healer"), "favours": say("Hearth")}

    @property
    def energy(self) -> str:
        """Abilities cost Cosmo.  [CON-COS-01]"""
        return say("Cosmo")

    @property
    def span(self) -> str:
        """Battles are counted in turns.  [CON-TRN-10]"""
        return say("It takes about {middle} {middle:turn|turns}, mostly {short} to {long}.")

    @property
    def end_steps(self) -> tuple[EndStep, ...]:
        """What is done after a battle, in order."""
        return tuple(EndStep(key, say(title), rules, say(about)) for key, (title, about, rules) in STEPS.items())

    cards = staticmethod(faces.cards)
    card = staticmethod(faces.card)

    may_begin = staticmethod(roster.may_begin)
    beginning = staticmethod(roster.beginning)
    first_skills = staticmethod(roster.first_skills)
    recruits = staticmethod(roster.recruits)
    hires = staticmethod(roster.hires)
    first_grade = staticmethod(roster.first_grade)
    traits = staticmethod(roster.traits)
    tag = staticmethod(roster.tag)

    lessons = staticmethod(growth.lessons)
    promotions = staticmethod(growth.promotions)
    promotion_gifts = staticmethod(growth.promotion_gifts)
    raises = staticmethod(growth.raises)
    pin_slots = staticmethod(growth.pin_slots)
    may_pin = staticmethod(growth.may_pin)

    gear_slots = staticmethod(halls.gear_slots)
    may_carry = staticmethod(halls.may_carry)
    buys = staticmethod(halls.buys)
    sells = staticmethod(halls.sells)
    display = staticmethod(halls.display)
    crafts = staticmethod(halls.crafts)
    formula = staticmethod(halls.formula)
    heals = staticmethod(halls.heals)
    mends = staticmethod(halls.mends)
    favours = staticmethod(halls.favours)
    legend = staticmethod(halls.legend)
    exchanges = staticmethod(halls.exchanges)
    exchange = staticmethod(halls.exchange)

    set_up = staticmethod(outset.set_up)
    party_sizes = staticmethod(outset.party_sizes)
    muster = staticmethod(outset.muster)
    figures = staticmethod(outset.figures)
    opponents = staticmethod(outset.opponents)
    ended = staticmethod(homecoming.ended)
    give_up = staticmethod(homecoming.give_up)
    bring_home = staticmethod(homecoming.bring_home)
    outcomes = staticmethod(homecoming.outcomes)
    keepsakes = staticmethod(homecoming.keepsakes)
    check_result = staticmethod(reports.check_result)


LEAGUE: Final[CampaignRules] = League()
