"""The rules between battles as the campaign sees them: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from horologium.engine.core.campaign import CampaignData, CampaignRules, Coin, EndStep, Noun, Words
from horologium.engine.core.speech import later
from horologium.engine.rulesets.constellation.league import (
    arms,
    faces,
    growth,
    halls,
    loadout,
    missions,
    outset,
    roster,
)

STEPS: Final = (
    EndStep(
        "outcome",
        later("Outcome"),
        ("CON-VIC-01", "CON-MIS-11"),
        later("The result is in the books, and the chronicle tells of it."),
    ),
    EndStep(
        "clean-up",
        later("Wounds"),
        ("CON-MIS-11",),
        later("Whoever fell may keep a wound: some last until a healer sees them, some want one battle of rest."),
    ),
    EndStep(
        "experience",
        later("Experience"),
        ("CON-MIS-11", "CON-BND-01", "CON-BND-07"),
        later("Experience buys abilities, and the step from one profile to the next."),
    ),
    EndStep(
        "travel",
        later("Travel"),
        ("CON-MIS-11",),
        later("The battle leads on to another hall, or leaves the band where it is."),
    ),
    EndStep(
        "town",
        later("Hall"),
        ("CON-RNG-08", "CON-RNG-09"),
        later("Buy and sell weapons, see the healer, listen by the hearth."),
    ),
    EndStep(
        "equip",
        later("Band"),
        ("CON-BND-01", "CON-BND-05", "CON-RNG-10"),
        later("Hire whom the treasury can pay, and choose abilities and weapons for the next battle."),
    ),
)
"""What is done after a battle, in order."""

DATA: Final = CampaignData(
    words=Words(
        member=Noun(later("Warrior"), later("Warriors")),
        company=Noun(later("Band"), later("Bands")),
        place=Noun(later("Hall"), later("Halls")),
    ),
    coins=(Coin(later("Obol"), later("Obols"), 1),),
    services=halls.SERVICES,
    counters=MappingProxyType({"buy": "", "sell": "", "surgeon": later("Healer"), "favours": later("Hearth")}),
    keepers=halls.KEEPERS,
    energy=later("Cosmo"),  # abilities cost it [CON-COS-01]
    span=later("It takes about {middle} {middle:turn|turns}, mostly {short} to {long}."),  # [CON-TRN-10]
    difficulties=outset.DIFFICULTIES,
    opponents=outset.OPPONENTS,
)
"""A band that climbs from one battle to the next."""

LEAGUE: Final = CampaignRules(
    data=DATA,
    roster=roster,
    missions=missions,
    cards=faces.cards,
    card=faces.card,
    steps=STEPS,
    gear=arms,
    loadout=loadout,
    trade=halls,
    care=halls,
    learning=growth,
    hires=roster.hires,
    mends=halls.mends,
)
