"""The counters of halls and of sheets, and what is done at each, in sentences."""

from __future__ import annotations

from typing import Final

from horologium.engine.core.offers import Deed, ServiceCounter
from horologium.engine.core.speech import later

BUY: Final = ServiceCounter(
    key="buy",
    title=later("Buy"),
    sign="coins",
    step="town",
    services=("armoury",),
    headings=(later("For sale"), later("Kind"), later("Price"), later("Owned")),
    deeds=(
        Deed(
            "buy",
            later("buy {what}"),
            later("{what} bought in {place} for {price}"),
            later("bought in {place}"),
            button=later("&Buy"),
            many=later("&Buy {count}"),
        ),
    ),
    empty=later("Nothing is for sale here."),
)
SELL: Final = ServiceCounter(
    key="sell",
    title=later("Sell"),
    sign="purse",
    step="town",
    services=("armoury",),
    headings=(later("Yours"), later("Kind"), later("Brings"), later("Carried by")),
    deeds=(
        Deed(
            "sell",
            later("sell {what}"),
            later("{what} sold in {place} for {price}"),
            button=later("&Sell"),
            aside=later("Sell for {price}"),
            aside_free=later("Sell"),
        ),
        Deed(
            "sell-many",
            later("sell {what}"),
            later("{what} sold in {place} for {price}"),
            button=later("&Sell"),
            many=later("&Sell {count} {count:thing|things}"),
        ),
    ),
    empty=later("The company owns nothing that could be sold. Loot and purchases come here."),
)
HEALER: Final = ServiceCounter(
    key="surgeon",
    title=later("Healer"),
    sign="bandage",
    step="town",
    services=("healer",),
    headings=(later("Injury"), later("Hero"), later("Price"), later("Since")),
    deeds=(
        Deed(
            "surgery",
            later("cure {what} of {whom}"),
            later("{whom} was cured of {what} in {place} for {price}"),
            button=later("Have it &treated"),
            aside=later("See the surgeon for {price}"),
            aside_free=later("See the surgeon"),
        ),
    ),
    empty=later("Everybody is in good health. Who is hurt in a mission can be treated here."),
)
HEARTH: Final = ServiceCounter(
    key="favours",
    title=later("Hearth"),
    sign="bell",
    step="town",
    services=("hearth",),
    headings=(later("Favour"), later("For"), later("Price"), later("Lasts")),
    deeds=(
        Deed(
            "rumour",
            later("hear a rumour"),
            later("A rumour was heard in {place}"),
            button=later("&Listen"),
            kind="story",
            named="favour",
        ),
    ),
    empty=later("Nobody here does favours or has news to sell. Look at the map for a place where somebody does."),
    work=True,
)
ABILITIES: Final = ServiceCounter(
    key="skills",
    title=later("Skills"),
    sign="book",
    scope="member",
    step="experience",
    deeds=(
        Deed(
            "learn-skill",
            later("learn {what}"),
            later("{whom} learned {what}"),
            text=later("{price} experience, {left} left."),
            button=later("Learn for {price}"),
            aside=later("Learn {what} for {price} experience"),
        ),
    ),
)
PROFILES: Final = ServiceCounter(
    key="classes",
    title=later("A class for {name}"),
    sign="crown",
    scope="member",
    step="experience",
    opens=later("&Advance…"),
    about=later("{name} is {title}. Who rises keeps all that was learned, and never steps down again."),
    empty=later("{name} is {title}, and this game knows no other class for them."),
    deeds=(
        Deed(
            "take-class",
            later("take class {what}"),
            later("{whom} became {what}"),
            text="{told}",
            button=later("Become {what}"),
        ),
    ),
)
HIRE: Final = ServiceCounter(
    key="hire",
    title=later("Newcomers"),
    sign="door",
    scope="company",
    deeds=(Deed("hire", later("hire {what}"), button=later("&Join")),),
)
