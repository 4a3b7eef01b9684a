"""What halls on the way do for a band: an armoury, a healer, a hearth with news."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import SlotUse, Verdict
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.league.roster import ARMS, weapon_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import Company, Member, Place, Ware
    from horologium.engine.core.ruleset import Content
    from horologium.engine.core.view import SceneLine

SERVICES: Final[Mapping[str, str]] = Phrases(
    {"armoury": later("Armoury"), "healer": later("Healer"), "hearth": later("Hearth")}
)
"""What halls may offer."""

KEEPERS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"buy": ("armoury",), "sell": ("armoury",), "surgeon": ("healer",), "favours": ("hearth",)}
)
"""Who keeps a counter."""

NONE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "armoury": later("there is no armoury in {place}"),
        "healer": later("there is no healer in {place}"),
        "hearth": later("there is no hearth in {place}"),
    }
)
HEALING: Final = 4
NEWS: Final = 2
WEAPONS: Final = ("CON-RNG-08", "CON-RNG-09", "CON-MIS-11")


def _closed(place: Place, service: str) -> str:
    """Why a service is not to be had here, or nothing."""
    return "" if service in place.services else say(NONE[service], place=place.name)


def worth(card: str) -> int:
    """The points of a weapon, which are its price too.  [CON-RNG-08, CON-RNG-09]"""
    return dict(bands.WEAPONS)[ARMS[card]]


# Weapons


def gear_slots(content: Content, member: Member) -> tuple[SlotUse, ...]:
    """One ranged weapon for each miniature; most have none.  [CON-RNG-09, CON-RNG-10]"""
    return (SlotUse("hand", say("Ranged weapon"), int(weapon_of(member) != "none"), 1, wanted=False),)


def may_carry(content: Content, member: Member, card: str) -> Verdict:
    """One weapon, and no second.  [CON-RNG-09]"""
    if card not in ARMS:
        return Verdict(say("the game knows no weapon {card!r}", card=card), WEAPONS)
    if weapon_of(member) != "none":
        return Verdict(say("{member} carries a ranged weapon already", member=member.name), ("CON-RNG-09",))
    return Verdict(rules=("CON-RNG-09",))


def buys(content: Content, place: Place, ware: Ware, card: str) -> Verdict:
    """An armoury sells both weapons, a coin for each point.  [CON-RNG-08, CON-RNG-09]"""
    if ware != "equipment" or card not in ARMS:
        return Verdict(say("nobody sells this"), WEAPONS)
    return Verdict(_closed(place, "armoury"), WEAPONS, worth(card))


def sells(content: Content, place: Place, ware: Ware, card: str) -> Verdict:
    """An armoury takes weapons back for half their price."""
    if ware != "equipment" or card not in ARMS:
        return Verdict(say("nobody buys this"), WEAPONS)
    return Verdict(_closed(place, "armoury"), WEAPONS, worth(card) // 2)


# Care and news


def heals(content: Content, place: Place, injury: str) -> Verdict:
    """What a healer asks for a wound.  [CON-MIS-11]"""
    known = injury in content.get("wounds", {})
    reason = _closed(place, "healer") if known else say("the pack has no wound {injury!r}", injury=injury)
    return Verdict(reason, ("CON-MIS-11",), HEALING)


def mends(content: Content, injury: str) -> bool:
    """Whoever has to rest is well again after one battle at home.  [CON-MIS-11]"""
    spec = content.get("wounds", {}).get(injury)
    return bool(spec and spec.rests)


def favours(content: Content, place: Place) -> tuple[tuple[str, Verdict], ...]:
    """News by the hearth."""
    return ((later("rumour"), Verdict(_closed(place, "hearth"), ("CON-MIS-11",), NEWS)),)


def legend(content: Content, mission: str) -> tuple[SceneLine, ...]:
    """No battle has a Legend: the whole field lies open."""
    return ()


# What this game does not know: reagents, recipes, and the exchange of one for the other


def display(content: Content, place: Place, company: Company) -> Rule[list[str]]:
    """Nothing is drawn for a visit."""
    yield from ()
    return []


def crafts(content: Content, place: Place, company: Company, card: str) -> Verdict:
    """Nothing is made from anything."""
    return Verdict(say("nothing is crafted in this game"))


def formula(content: Content, card: str) -> tuple[tuple[str, ...], int]:
    """Nothing is made from anything."""
    return (), 0


def exchanges(content: Content, company: Company) -> int:
    """Nothing is exchanged."""
    return 0


def exchange(content: Content, reagents: Sequence[str]) -> Rule[list[str]]:
    """Nothing is exchanged."""
    yield from ()
    return list(reagents)
