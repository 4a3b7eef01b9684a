"""The skills that a hero has at hand: pins on the diamonds of the class."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import ReadyNames, SlotUse, Verdict
from horologium.engine.core.speech import later, say, say_number
from horologium.engine.rulesets.nova_aetas.company.members import own_class, sheet
from horologium.engine.rulesets.nova_aetas.company.party import COLOURS, crowded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.campaign import CampaignState

SKILLS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "attack": later("attack"),
        "defence": later("defence"),
        "support": later("support"),
        "movement": later("movement"),
    }
)
"""The kinds of skills, in the midst of a sentence."""

NAMES: Final = ReadyNames("pin-skills", "reset-pins", "pins")


def slots(state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
    """How many skills of each colour are pinned, and how many diamonds the class has.  [NAR-HER-09, NAR-HER-10]"""
    if not bearer:
        return ()
    content, member = state.content, state.member(bearer)
    skills, diamonds = content["skills"], own_class(content, member).diamonds
    colours = [skills[pin].colour for pin in member.ready if pin != sheet(content, member).personal]
    return tuple(
        SlotUse(colour, say(colour.capitalize()), colours.count(colour), getattr(diamonds, colour))
        for colour in COLOURS
    )


def allows(state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
    """Learned skills, each once, as many of a colour as the class has diamonds.  [NAR-HER-09, NAR-HER-12]"""
    content, member, pins = state.content, state.member(bearer), [*cards]
    known, now = content["skills"], own_class(content, member)
    if sheet(content, member).personal in pins:
        name = known[sheet(content, member).personal].name
        return Verdict(say("{name} is always at hand and needs no pin", name=name), ("NAR-HER-14",))
    for pin in pins:
        if pin not in member.known:
            name = known[pin].name if pin in known else pin
            return Verdict(say("{member} has not learned {name}", member=member.name, name=name), ("NAR-HER-12",))
    if len(dict.fromkeys(pins)) < len(pins):
        return Verdict(say("a skill is pinned once only"), ("NAR-HER-09",))
    if colour := crowded(now, [*pins], known):
        most = getattr(now.diamonds, colour)
        reason = say_number(
            most,
            "as {grade}, {member} pins at most {count} {colour} skill",
            "as {grade}, {member} pins at most {count} {colour} skills",
            grade=now.name,
            member=member.name,
            colour=say(SKILLS[colour]),
        )
        return Verdict(reason, ("NAR-HER-09",))
    return Verdict(rules=("NAR-HER-09", "NAR-HER-12"))
