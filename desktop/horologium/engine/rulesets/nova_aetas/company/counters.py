"""The counters of towns and of hero sheets, and what is done at each, in sentences."""

from __future__ import annotations

from typing import Final

from horologium.engine.core.offers import Deed, ServiceCounter
from horologium.engine.core.speech import later

BUY: Final = ServiceCounter(
    key="buy",
    title=later("Buy"),
    sign="coins",
    step="town",
    services=("market", "guild"),
    headings=(later("For sale"), later("Kind"), later("Price"), later("Owned")),
    deeds=(
        Deed(
            "open-market",
            later("see the market"),
            later("The market of {place} was visited"),
            text=later("On display: {come}."),
            button=later("See the &reagents of the day"),
        ),
        Deed(
            "buy",
            later("buy {what}"),
            later("{what} bought in {place} for {price}"),
            later("bought in {place}"),
            button=later("&Buy"),
            many=later("&Buy {count}"),
        ),
        Deed(
            "buy-recipe",
            later("buy recipe of {what}"),
            later("The recipe of {what} was bought in {place} for {price}"),
            button=later("&Buy the recipe"),
        ),
    ),
    empty=later("Nothing is for sale here."),
)
SELL: Final = ServiceCounter(
    key="sell",
    title=later("Sell"),
    sign="purse",
    step="town",
    services=("market",),
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


def _workshop(*services: str) -> ServiceCounter:
    return ServiceCounter(
        key="workshop",
        title=later("Workshop"),
        sign="hammer",
        step="workshop",
        services=services,
        headings=(later("Formula"), later("State"), later("Price"), later("Makes")),
        deeds=(
            Deed(
                "craft",
                later("craft {what}"),
                later("{what} crafted in {place}"),
                later("crafted in {place}"),
                later("From {gone}."),
                later("&Craft"),
            ),
            Deed(
                "exchange",
                later("exchange {gone}"),
                later("{gone} exchanged for {come}"),
                later("exchanged for {gone}"),
                button=later("E&xchange a reagent…"),
                nothing=later("nothing was exchanged"),
            ),
        ),
        empty=later("The company knows no recipe yet. Guilds sell them, and some are found on missions."),
    )


WORKSHOP: Final = _workshop("workshop")
ANYWHERE: Final = _workshop()
"""Whoever can transmute needs no workshop.  [NAR-MIS-06]"""
SURGEON: Final = ServiceCounter(
    key="surgeon",
    title=later("Surgeon"),
    sign="bandage",
    step="town",
    services=("cerusico",),
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
FAVOURS: Final = ServiceCounter(
    key="favours",
    title=later("Church and tavern"),
    sign="bell",
    step="town",
    services=("church", "tavern"),
    headings=(later("Favour"), later("For"), later("Price"), later("Lasts")),
    deeds=(
        Deed(
            "bless",
            later("bless {whom}"),
            later("{whom} was blessed in {place}"),
            button=later("&Ask for it"),
            named="favour",
        ),
        Deed(
            "rumour",
            later("hear a rumour"),
            later("A rumour was heard in {place}"),
            button=later("&Listen"),
            kind="story",
            named="favour",
        ),
        Deed(
            "legend",
            later("look at the Legend of {what}"),
            later("In {place} the company saw the Legend of {what}"),
            button=later("&Look at it"),
            kind="story",
            named="favour",
        ),
    ),
    empty=later("Nobody here does favours or has news to sell. Look at the map for a place where somebody does."),
    work=True,
)
SKILLS: Final = ServiceCounter(
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
CLASSES: Final = ServiceCounter(
    key="classes",
    title=later("A class for {name}"),
    sign="crown",
    scope="member",
    step="experience",
    opens=later("&Advance…"),
    about=later(
        "{name} is {title}. An advanced class is taken for good: it teaches other skills, changes the diamonds, and "
        "raises one characteristic."
    ),
    empty=later("{name} is {title}, and this game knows no other class for them."),
    deeds=(
        Deed(
            "take-class",
            later("take class {what}"),
            later("{whom} became {what}"),
            later("received by {whom} with the class"),
            "{told}",
            later("Become {what}"),
            choosing=later("What is raised as {what}"),
            choice=later("Raise {title}"),
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
