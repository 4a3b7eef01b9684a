"""The rules between nights as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from horologium.engine.core.campaign import CampaignData, CampaignRules, Coin, EndStep, Noun, Words
from horologium.engine.core.speech import later
from horologium.engine.rulesets.village_attacks.nights import (
    dawn,
    faces,
    gear,
    homecoming,
    keeping,
    kinds,
    missions,
    offers,
    outset,
    reckoning,
    roster,
    valley,
)
from horologium.engine.rulesets.village_attacks.nights.counters import DAY

STEPS: Final = (
    EndStep(
        "count",
        later("Count"),
        later("How the night ended, what everybody learned, and how many nights in a row were lost."),
        ("VIL-NGT-39", "VIL-NGT-40", "VIL-NGT-82", "VIL-NGT-91"),
        shows=("account", "experience", "changes"),
        leads=("chronicle",),
        happens=dawn.counted,
    ),
    EndStep(
        "salvage",
        later("Salvage"),
        later("What was left in the yard, in pockets and in cells."),
        ("VIL-NGT-41", "VIL-NGT-42", "VIL-NGT-43", "VIL-NGT-45"),
        shows=("loot",),
        leads=("stash",),
    ),
    EndStep(
        "scars",
        later("Scars"),
        later("The Fallen fade, the tired rest, and whoever was killed finds out what is left."),
        ("VIL-NGT-48", "VIL-NGT-52", "VIL-NGT-73"),
        shows=("hurt", "changes"),
        leads=("company",),
        happens=dawn.scarred,
    ),
    EndStep(
        "castle",
        later("Castle"),
        later("Walls are looked at, cells are counted, and the garden is watered."),
        ("VIL-NGT-53", "VIL-NGT-56", "VIL-NGT-57", "VIL-NGT-58"),
        shows=("changes",),
        leads=("stash",),
        happens=dawn.castle,
    ),
    EndStep(
        "valley",
        later("Valley"),
        later("Word goes along the ring road, tribute comes up it, and so does the pedlar."),
        ("VIL-NGT-16", "VIL-NGT-17", "VIL-NGT-18", "VIL-NGT-20", "VIL-NGT-71"),
        shows=("changes", "travel"),
        leads=("map",),
        arrives=True,
        wanted=dawn.is_not_over,
        happens=valley.dawn_in_the_valley,
    ),
    EndStep(
        DAY,
        later("Day"),
        later("Repair, brew, heal, learn, and see to the valley, until the next night is begun."),
        ("VIL-NGT-02",),
        shows=("work",),
        leads=("town", "company", "hero", "stash"),
        wanted=dawn.is_not_over,
    ),
)
"""The six steps of a dawn; after the last night there is no other day.  [VIL-NGT-02]"""

STATS: Final = MappingProxyType(
    {
        "levels": later("Levels gained"),
        "kills": later("Villagers killed"),
        "heroes": later("Heroes killed"),
        "falls": later("Times killed"),
        "dead": later("Lay dead at the end"),
    }
)
"""What a service record counts.  [VIL-MIS-53]"""

DATA: Final = CampaignData(
    words=Words(
        member=Noun(later("Monster"), later("Monsters")),
        company=Noun(later("Castle"), later("Castles")),
        place=Noun(later("Village"), later("Villages")),
    ),
    coins=(Coin(later("Due"), later("Dues"), 1),),
    kinds=kinds.KINDS,
    sorts=kinds.SORTS,
    gauges=valley.GAUGES,
    outcomes=reckoning.OUTCOME_WORDS,
    places=("castle", "village"),
    services=offers.SERVICES,
    energy=later("results"),
    span=later("It takes about {middle} {middle:round|rounds}, mostly {short} to {long}."),
    rehearsals=40,
    stats=STATS,
    asked=("levels", "kills", "falls", "dead"),
    counts=reckoning.COUNTS,
    difficulties=outset.DIFFICULTIES,
)
"""A castle, and the valley that would rather have none."""

NIGHTS: Final = CampaignRules(
    data=DATA,
    roster=roster,
    missions=missions,
    card=faces.card,
    steps=STEPS,
    gear=gear,
    offers=offers,
    own=keeping.OWN,
    follows=valley.derived,
    worked_out=homecoming.worked_out,
)
"""One year of eight to ten nights.  [VIL-NGT-01]"""
