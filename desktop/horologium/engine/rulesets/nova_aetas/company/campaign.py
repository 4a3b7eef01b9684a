"""The rules between missions as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Coin, EndStep
from horologium.engine.core.folders import filed
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.nova_aetas.company import (
    homecoming,
    learning,
    members,
    outset,
    reports,
    trading,
)
from horologium.engine.rulesets.nova_aetas.company.between import FIORINO, STEPS
from horologium.engine.rulesets.nova_aetas.screen import faces, story

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.campaign import CampaignRules

TITLES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = MappingProxyType(
    {
        "outcome": (later("Outcome"), ("NAR-CAM-01", "NAR-CMP-13", "NAR-MIS-20")),
        "loot": (later("Loot"), ("NAR-REA-05", "NAR-REA-06", "NAR-REA-07")),
        "clean-up": (later("Clean-up"), ("NAR-END-06", "NAR-INJ-01", "NAR-MIS-20")),
        "experience": (later("Experience"), ("NAR-SKS-01", "NAR-HER-16", "NAR-MIS-08")),
        "travel": (later("Travel"), ("NAR-END-01", "NAR-MIS-20")),
        "town": (later("Town"), ("NAR-END-02", "NAR-END-04", "NAR-MIS-19")),
        "workshop": (later("Workshop"), ("NAR-END-05", "NAR-EQP-14")),
        "tavern": (later("Tavern"), ("NAR-END-03", "NAR-MIS-22")),
        "equip": (later("Equip"), ("NAR-EQP-05", "NAR-HER-12")),
        "save": (later("Put away"), ("NAR-REA-03", "NAR-MIS-20")),
    }
)


class NovaCampaign:
    """A company on its way from Viterbo to the northern border."""

    coins = (Coin("Fiorino", "Fiorini", FIORINO), Coin("Popolino", "Popolini", 1))
    company_sizes = members.SIZES
    services = trading.SERVICES
    keepers = trading.KEEPERS
    counters: Mapping[str, str] = MappingProxyType(dict.fromkeys(("buy", "sell", "workshop", "surgeon", "favours"), ""))
    chart = "italy"
    rehearsals = 300
    difficulties = outset.DIFFICULTIES
    variants = outset.VARIANTS

    @property
    def energy(self) -> str:
        """Action points.  [NAR-HER-02]"""
        return say("AP")

    @property
    def span(self) -> str:
        """The clock goes in steps of five minutes.  [NAR-TIM-01]"""
        return say("It takes about {middle} {middle:step|steps} of the clock, mostly {short} to {long}.")

    @property
    def end_steps(self) -> tuple[EndStep, ...]:
        """What is done after a battle, in order.  [NAR-MIS-20]"""
        return tuple(EndStep(key, say(title), rules) for key, (title, rules) in ((key, TITLES[key]) for key in STEPS))

    cards = staticmethod(filed)
    may_begin = staticmethod(members.may_begin)
    beginning = staticmethod(members.beginning)
    first_skills = staticmethod(members.first_skills)
    recruits = staticmethod(members.recruits)
    hires = staticmethod(members.hires)
    first_grade = staticmethod(members.first_grade)

    traits = staticmethod(members.traits)
    tag = staticmethod(members.tag)
    gear_slots = staticmethod(members.gear_slots)
    may_carry = staticmethod(members.may_carry)
    pin_slots = staticmethod(members.pin_slots)
    may_pin = staticmethod(members.may_pin)
    lessons = staticmethod(learning.lessons)
    promotions = staticmethod(learning.promotions)
    promotion_gifts = staticmethod(learning.promotion_gifts)
    raises = staticmethod(learning.raises)
    card = staticmethod(faces.face)

    buys = staticmethod(trading.buys)
    sells = staticmethod(trading.sells)
    display = staticmethod(trading.display)
    crafts = staticmethod(trading.crafts)
    formula = staticmethod(trading.formula)
    heals = staticmethod(trading.heals)
    mends = staticmethod(trading.mends)
    favours = staticmethod(trading.favours)
    legend = staticmethod(story.legend_lines)
    exchanges = staticmethod(trading.exchanges)
    exchange = staticmethod(trading.transmute)

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


NOVA_CAMPAIGN: Final[CampaignRules] = NovaCampaign()
