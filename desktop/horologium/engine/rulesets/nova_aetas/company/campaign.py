"""The rules between missions as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from horologium.engine.core.campaign import CampaignData, CampaignRules, Coin, EndStep, Noun, Words
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
from horologium.engine.rulesets.nova_aetas.company.between import FIORINO
from horologium.engine.rulesets.nova_aetas.views import faces

STEPS: Final = (
    EndStep(
        "outcome",
        later("Outcome"),
        later("The result is in the books, and the chronicle tells of it."),
        ("NAR-CAM-01", "NAR-CMP-13", "NAR-MIS-20"),
        shows=("account",),
        leads=("chronicle",),
    ),
    EndStep(
        "loot",
        later("Loot"),
        later("What was kept of the loot lies in the stash."),
        ("NAR-REA-05", "NAR-REA-06", "NAR-REA-07"),
        shows=("loot",),
        leads=("stash",),
    ),
    EndStep(
        "clean-up",
        later("Clean-up"),
        later("Wounds heal by themselves. Injuries stay until a surgeon treats them."),
        ("NAR-END-06", "NAR-INJ-01", "NAR-MIS-20"),
        shows=("hurt",),
        leads=("company",),
    ),
    EndStep(
        "experience",
        later("Experience"),
        later("Heroes learn skills and take classes with the experience they have."),
        ("NAR-SKS-01", "NAR-HER-16", "NAR-MIS-08"),
        shows=("experience",),
        leads=("company", "hero"),
    ),
    EndStep(
        "travel",
        later("Travel"),
        later("The mission leads on to another town, or leaves the company where it is."),
        ("NAR-END-01", "NAR-MIS-20"),
        shows=("travel",),
        leads=("map",),
        arrives=True,
    ),
    EndStep(
        "town",
        later("Town"),
        later("Buy and sell, see the surgeon, ask for a blessing or for news."),
        ("NAR-END-02", "NAR-END-04", "NAR-MIS-19"),
        leads=("town", "stash"),
    ),
    EndStep(
        "workshop",
        later("Workshop"),
        later("Make equipment from the recipes and reagents that you have."),
        ("NAR-END-05", "NAR-EQP-14"),
        leads=("town", "stash"),
        services=("workshop",),
    ),
    EndStep(
        "tavern",
        later("Tavern"),
        later("Somebody may have work for people like you."),
        ("NAR-END-03", "NAR-MIS-22"),
        shows=("work",),
        services=("tavern",),
    ),
    EndStep(
        "equip",
        later("Equip"),
        later("Share out what the company carries, and pin skills for the next mission."),
        ("NAR-EQP-05", "NAR-HER-12"),
        leads=("company", "hero", "stash"),
    ),
    EndStep(
        "save",
        later("Put away"),
        later("Everything is kept already: put the box away, or play on."),
        ("NAR-REA-03", "NAR-MIS-20"),
    ),
)
"""What is done after a mission, in this order.  [NAR-END-01, NAR-END-03, NAR-END-05, NAR-MIS-20]"""

STATS: Final = MappingProxyType(
    {
        "kills": later("Foes felled"),
        "dealt": later("Wounds dealt"),
        "taken": later("Wounds taken"),
        "knocked_out": later("Times knocked out"),
        "found": later("Things found"),
    }
)
"""What a service record counts."""

DATA: Final = CampaignData(
    words=Words(
        member=Noun(later("Hero"), later("Heroes")),
        company=Noun(later("Company"), later("Companies")),
        place=Noun(later("Town"), later("Towns")),
    ),
    coins=(Coin("Fiorino", "Fiorini", FIORINO), Coin("Popolino", "Popolini", 1)),
    kinds=kinds.KINDS,
    sorts=kinds.SORTS,
    boons=trading.BOONS,
    places=("village",),  # [NAR-MIS-19]
    services=trading.SERVICES,
    energy=later("AP"),  # action points [NAR-HER-02]
    span=later("It takes about {middle} {middle:step|steps} of the clock, mostly {short} to {long}."),  # [NAR-TIM-01]
    chart="italy",
    rehearsals=300,
    stats=STATS,
    asked=("taken", "knocked_out", "kills"),
    difficulties=outset.DIFFICULTIES,
    variants=outset.VARIANTS,
    ready_names=pinning.NAMES,
)
"""A company on its way from Viterbo to the northern border."""

NOVA_CAMPAIGN: Final = CampaignRules(
    data=DATA,
    roster=roster,
    missions=missions,
    card=faces.face,
    steps=STEPS,
    gear=carrying,
    loadout=pinning,
    offers=offers,
    first_skills=roster.first_skills,
)
