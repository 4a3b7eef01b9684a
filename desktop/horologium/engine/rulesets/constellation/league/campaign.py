"""The rules between battles as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from horologium.engine.core.campaign import CampaignData, CampaignRules, Coin, EndStep, Noun, Words
from horologium.engine.core.speech import later
from horologium.engine.rulesets.constellation.league import (
    arms,
    faces,
    halls,
    homecoming,
    kinds,
    loadout,
    missions,
    offers,
    outset,
    roster,
)

STEPS: Final = (
    EndStep(
        "outcome",
        later("Outcome"),
        later("The result is in the books, and the chronicle tells of it."),
        ("CON-VIC-01", "CON-MIS-11"),
        shows=("account",),
        leads=("chronicle",),
        happens=halls.rested,
    ),
    EndStep(
        "clean-up",
        later("Wounds"),
        later("Whoever fell may keep a wound: some last until a healer sees them, some want one battle of rest."),
        ("CON-MIS-11",),
        shows=("hurt",),
        leads=("company",),
    ),
    EndStep(
        "experience",
        later("Experience"),
        later("Experience buys abilities, and the step from one profile to the next."),
        ("CON-MIS-11", "CON-BND-01", "CON-BND-07"),
        shows=("experience",),
        leads=("company", "hero"),
    ),
    EndStep(
        "travel",
        later("Travel"),
        later("The battle leads on to another hall, or leaves the band where it is."),
        ("CON-MIS-11",),
        shows=("travel",),
        leads=("map",),
        arrives=True,
    ),
    EndStep(
        "town",
        later("Hall"),
        later("Buy and sell weapons, see the healer, listen by the hearth."),
        ("CON-RNG-08", "CON-RNG-09"),
        leads=("town", "stash"),
    ),
    EndStep(
        "equip",
        later("Band"),
        later("Hire whom the treasury can pay, and choose abilities and weapons for the next battle."),
        ("CON-BND-01", "CON-BND-05", "CON-RNG-10"),
        leads=("company", "hero", "stash"),
    ),
)
"""What is done after a battle, in order."""

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
        member=Noun(later("Warrior"), later("Warriors")),
        company=Noun(later("Band"), later("Bands")),
        place=Noun(later("Hall"), later("Halls")),
    ),
    coins=(Coin(later("Obol"), later("Obols"), 1),),
    kinds=kinds.KINDS,
    sorts=kinds.SORTS,
    outcomes=homecoming.OUTCOME_WORDS,
    services=halls.SERVICES,
    energy=later("Cosmo"),  # abilities cost it [CON-COS-01]
    span=later("It takes about {middle} {middle:turn|turns}, mostly {short} to {long}."),  # [CON-TRN-10]
    stats=STATS,
    asked=("taken", "knocked_out", "kills"),
    difficulties=outset.DIFFICULTIES,
    opponents=outset.OPPONENTS,
    ready_names=loadout.NAMES,
)
"""A band that climbs from one battle to the next."""

LEAGUE: Final = CampaignRules(
    data=DATA,
    roster=roster,
    missions=missions,
    card=faces.card,
    steps=STEPS,
    gear=arms,
    loadout=loadout,
    offers=offers,
)
