"""The counters of the castle and what is done at each, in sentences."""

from __future__ import annotations

from typing import Final

from horologium.engine.core.offers import Deed, ServiceCounter
from horologium.engine.core.speech import later

DAY: Final = "dawn"
"""The step from which on everything is open, until the night begins.  [VIL-NGT-02]"""
_PRICE: Final = later("Price")

HALL: Final = ServiceCounter(
    key="hall",
    title=later("Great Hall"),
    sign="seal",
    step=DAY,
    services=("hall",),
    headings=(later("Village"), later("Kind"), _PRICE, later("Left")),
    deeds=(
        Deed(
            "bargain",
            later("bargain with {what}"),
            later("A bargain was made with {what}"),
            text="{told}",
            button=later("&Bargain"),
        ),
    ),
    empty=later("Nobody has come to bargain."),
)
GATE: Final = ServiceCounter(
    key="gate",
    title=later("Gate"),
    sign="gate",
    step=DAY,
    services=("gate",),
    headings=(later("Village or captive"), later("Kind"), later("Brings"), later("Left")),
    deeds=(
        Deed(
            "frighten",
            later("frighten {what}"),
            later("{whom} went down and frightened {what}"),
            text="{told}",
            button=later("&Frighten"),
            aside=later("Frighten {what}"),
        ),
        Deed(
            "spare",
            later("let a captive go to {what}"),
            later("Somebody was let go to {what}"),
            text="{told}",
            button=later("&Let go"),
        ),
        Deed(
            "betray",
            later("betray {what}"),
            later("The pact with {what} was broken"),
            text="{told}",
            button=later("Bet&ray"),
        ),
        Deed(
            "ransom",
            later("give up {what} for a ransom"),
            later("{what}: ransomed for {price}"),
            button=later("Take the &ransom"),
            many=later("Take {count} &ransoms"),
        ),
    ),
    empty=later("There is nobody in the cells, and nobody in the valley who could be frightened today."),
)
PEDLAR: Final = ServiceCounter(
    key="pedlar",
    title=later("Pedlar"),
    sign="purse",
    step=DAY,
    services=("gate",),
    headings=(later("For sale"), later("Kind"), _PRICE, later("Owned")),
    deeds=(
        Deed(
            "buy",
            later("buy {what}"),
            later("{what} bought of the pedlar for {price}"),
            later("bought of the pedlar"),
            button=later("&Buy"),
        ),
    ),
    empty=later("The pedlar has sold what he had, or has not found the castle yet."),
)
MASONS: Final = ServiceCounter(
    key="masons",
    title=later("Masons"),
    sign="hammer",
    step=DAY,
    services=("masons",),
    headings=(later("Work"), later("Kind"), _PRICE, later("Owned")),
    deeds=(
        Deed(
            "mend",
            later("have a breach mended: {what}"),
            later("A breach was mended for nothing: {what}"),
            button=later("&Mend for nothing"),
            named="repair",
        ),
        Deed(
            "repair",
            later("have a breach repaired: {what}"),
            later("A breach was repaired for {price}: {what}"),
            button=later("&Repair"),
        ),
        Deed(
            "build",
            later("build: {what}"),
            later("A room was built for {price}: {what}"),
            later("built by the masons"),
            button=later("&Build"),
        ),
        Deed(
            "furnish",
            later("have {what} made"),
            later("{what} made by the masons for {price}"),
            later("made by the masons"),
            button=later("Have it ma&de"),
        ),
        Deed(
            "choose",
            later("have another room: {what}"),
            later("The castle has another room: {what}"),
            later("there from the beginning"),
            button=later("Have this &instead"),
            named="build",
        ),
    ),
    empty=later("All walls stand, and the masons want nothing but their dinner."),
)
LABORATORY: Final = ServiceCounter(
    key="laboratory",
    title=later("Laboratory"),
    sign="flask",
    step=DAY,
    services=("laboratory",),
    headings=(later("Makes"), later("Kind"), later("From"), later("Owned")),
    deeds=(
        Deed(
            "brew",
            later("make {what}"),
            later("{what} made in the laboratory"),
            later("made in the laboratory"),
            text=later("Used up: {gone}."),
            button=later("&Make"),
            many=later("&Make {count}"),
        ),
    ),
    empty=later("The castle knows no recipe yet."),
)
STUDY: Final = ServiceCounter(
    key="study",
    title=later("Library"),
    sign="scroll",
    step=DAY,
    services=("library",),
    headings=(later("Recipe"), later("Kind"), later("For"), later("Known")),
    deeds=(
        Deed(
            "study",
            later("learn the recipe {what}"),
            later("The recipe {what} was learned"),
            text=later("Used up: {gone}."),
            button=later("&Learn it"),
        ),
    ),
    empty=later("There is no recipe in the library that the castle does not know."),
)
CRYPT: Final = ServiceCounter(
    key="crypt",
    title=later("Crypt"),
    sign="skull",
    step=DAY,
    services=("crypt",),
    headings=(later("Treatment"), later("Monster"), _PRICE, later("Since")),
    deeds=(
        Deed(
            "heal",
            later("heal {what} of {whom}"),
            later("{whom} was healed: {what}"),
            button=later("&Heal"),
            aside=later("Heal it in the crypt"),
            aside_free=later("Heal it in the crypt"),
        ),
        Deed(
            "heal-all",
            later("heal all scars of {whom}"),
            later("All scars of {whom} were healed, and somebody was not seen again"),
            button=later("Heal &all"),
            named="heal",
        ),
        Deed("raise", later("raise {whom}"), later("{whom} rose again"), button=later("&Raise")),
        Deed(
            "thrall",
            later("make a thrall"),
            later("Somebody got up again in the crypt, and serves"),
            later("made in the crypt"),
            button=later("Make a &thrall"),
        ),
    ),
    empty=later("Nobody bears a scar, and nobody lies here."),
)
SUMMONING: Final = ServiceCounter(
    key="summoning",
    title=later("Summoning Room"),
    sign="mask",
    step=DAY,
    services=("summoning",),
    headings=(later("Monster"), later("Kind"), _PRICE, later("Owned")),
    deeds=(Deed("call", later("call {what}"), later("{what} was called"), text="{told}", button=later("&Call")),),
    empty=later("Whoever could be called is here already."),
)
LESSONS: Final = ServiceCounter(
    key="lessons",
    title=later("Lessons"),
    sign="book",
    scope="member",
    step=DAY,
    deeds=(
        Deed(
            "learn",
            later("learn {what}"),
            later("{whom} learned {what}"),
            text=later("{price} Experience, {left} left."),
            button=later("Learn for {price}"),
            aside=later("Learn {what} for {price} Experience"),
        ),
        Deed(
            "deepen",
            later("deepen {whom}"),
            later("{whom} was deepened"),
            text=later("{told} {price} Experience, {left} left."),
            button=later("Deepen for {price}"),
            choosing=later("What grows?"),
            choice=later("{title}"),
            named="learn",
        ),
    ),
)
COUNTERS: Final = (GATE, PEDLAR, HALL, MASONS, LABORATORY, STUDY, CRYPT, SUMMONING, LESSONS)
