"""The rules between missions as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import CampaignData, CampaignRules, Coin, EndStep
from horologium.engine.core.speech import later
from horologium.engine.rulesets.nova_aetas.company import (
    carrying,
    kinds,
    missions,
    offers,
    outset,
    pinning,
    roster,
    trading,
)
from horologium.engine.rulesets.nova_aetas.company.between import FIORINO, STEPS
from horologium.engine.rulesets.nova_aetas.screen import faces

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

KEEPERS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"workshop": ("workshop",), "tavern": ("tavern",)})
"""Who keeps a step after the mission.  [NAR-END-03, NAR-END-05]"""

DATA: Final = CampaignData(
    coins=(Coin("Fiorino", "Fiorini", FIORINO), Coin("Popolino", "Popolini", 1)),
    kinds=kinds.KINDS,
    sorts=kinds.SORTS,
    boons=trading.BOONS,
    places=("village",),  # [NAR-MIS-19]
    services=trading.SERVICES,
    keepers=KEEPERS,
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
    card=faces.face,
    steps=tuple(EndStep(key, *TITLES[key]) for key in STEPS),
    gear=carrying,
    loadout=pinning,
    offers=offers,
    first_skills=roster.first_skills,
)
