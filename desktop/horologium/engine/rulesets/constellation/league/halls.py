"""What halls on the way do for a band: an armoury, a healer, a hearth with news."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict
from horologium.engine.core.consequences import consequence
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.league.roster import ARMS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import BattleResult, CampaignState, Place, Ware
    from horologium.engine.core.consequences import Consequences

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


# Trade


def buys(state: CampaignState, ware: Ware, card: str) -> Verdict:
    """An armoury sells both weapons, a coin for each point.  [CON-RNG-08, CON-RNG-09]"""
    if ware != "equipment" or card not in ARMS:
        return Verdict(say("nobody sells this"), WEAPONS)
    return Verdict(_closed(state.place, "armoury"), WEAPONS, worth(card))


def sells(state: CampaignState, ware: Ware, card: str) -> Verdict:
    """An armoury takes weapons back for half their price."""
    if ware != "equipment" or card not in ARMS:
        return Verdict(say("nobody buys this"), WEAPONS)
    return Verdict(_closed(state.place, "armoury"), WEAPONS, worth(card) // 2)


# Care and news


def heals(state: CampaignState, injury: str) -> Verdict:
    """What a healer asks for a wound.  [CON-MIS-11]"""
    known = injury in state.content.get("wounds", {})
    reason = _closed(state.place, "healer") if known else say("the pack has no wound {injury!r}", injury=injury)
    return Verdict(reason, ("CON-MIS-11",), HEALING)


def rested(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """Whoever has to rest is well again after one battle at home.  [CON-MIS-11]"""
    yield from ()
    fought, wounds = {each.member for each in last.members}, state.content.get("wounds", {})
    return tuple(
        consequence("condition", "injury", wound, -1, member.key)
        for member in state.company.members
        if member.key not in fought
        for wound in member.injuries
        if wound in wounds and wounds[wound].rests
    )


def favours(state: CampaignState) -> tuple[tuple[str, Verdict], ...]:
    """News by the hearth."""
    return ((later("rumour"), Verdict(_closed(state.place, "hearth"), ("CON-MIS-11",), NEWS)),)
