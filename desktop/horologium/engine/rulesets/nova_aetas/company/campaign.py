"""The rules between missions as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import CampaignData, CampaignRules, Coin, EndStep, Noun, Words
from horologium.engine.core.folders import filed
from horologium.engine.core.speech import later
from horologium.engine.rulesets.nova_aetas.company import (
    carrying,
    learning,
    missions,
    outset,
    pinning,
    roster,
    trading,
)
from horologium.engine.rulesets.nova_aetas.company.between import FIORINO, STEPS
from horologium.engine.rulesets.nova_aetas.screen import faces, story

if TYPE_CHECKING:
    from collections.abc import Mapping

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


DATA: Final = CampaignData(
    words=Words(
        member=Noun(later("Hero"), later("Heroes")),
        company=Noun(later("Company"), later("Companies")),
        place=Noun(later("Town"), later("Towns")),
    ),
    coins=(Coin("Fiorino", "Fiorini", FIORINO), Coin("Popolino", "Popolini", 1)),
    services=trading.SERVICES,
    counters=MappingProxyType(dict.fromkeys(("buy", "sell", "workshop", "surgeon", "favours"), "")),
    keepers=trading.KEEPERS,
    energy=later("AP"),  # action points [NAR-HER-02]
    span=later("It takes about {middle} {middle:step|steps} of the clock, mostly {short} to {long}."),  # [NAR-TIM-01]
    chart="italy",
    rehearsals=300,
    difficulties=outset.DIFFICULTIES,
    variants=outset.VARIANTS,
)
"""A company on its way from Viterbo to the northern border."""

NOVA_CAMPAIGN: Final = CampaignRules(
    data=DATA,
    roster=roster,
    missions=missions,
    cards=filed,
    card=faces.face,
    steps=tuple(EndStep(key, *TITLES[key]) for key in STEPS),
    gear=carrying,
    loadout=pinning,
    trade=trading,
    workshop=trading,
    care=trading,
    learning=learning,
    first_skills=roster.first_skills,
    legend=story.legend_lines,
)
