"""What halls on the way do for a band: an armoury, a healer, a hearth with news."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_coins
from horologium.engine.core.consequences import CardRef, coins, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.core.view import CardView
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.league.roster import ARMS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import BattleResult, CampaignState, Place
    from horologium.engine.core.consequences import Consequences

SERVICES: Final[Mapping[str, str]] = Phrases(
    {"armoury": later("Armoury"), "healer": later("Healer"), "hearth": later("Hearth")}
)
"""What halls may offer."""

NONE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "armoury": later("there is no armoury in {place}"),
        "healer": later("there is no healer in {place}"),
        "hearth": later("there is no hearth in {place}"),
    }
)
HEALING: Final = 4
NEWS: Final = 2
MOST_AT_ONCE: Final = 20
WEAPONS: Final = ("CON-RNG-08", "CON-RNG-09", "CON-MIS-11")


def _closed(place: Place, service: str) -> str:
    """Why a service is not to be had here, or nothing."""
    return "" if service in place.services else say(NONE[service], place=place.name)


def worth(card: str) -> int:
    """The points of a weapon, which are its price too.  [CON-RNG-08, CON-RNG-09]"""
    return dict(bands.WEAPONS)[ARMS[card]]


# Trade


def for_sale(state: CampaignState) -> Iterator[Offer]:
    """An armoury sells both weapons, a coin for each point.  [CON-RNG-08, CON-RNG-09]"""
    shut = _closed(state.place, "armoury")
    for card in ARMS:
        bought, verdict = consequence("thing", "equipment", card), Verdict(shut, WEAPONS, in_coins(worth(card)))
        yield Offer(f"equipment:{card}", "buy", bought.of, verdict, (bought,), most=MOST_AT_ONCE, shown=not shut)


def to_sell(state: CampaignState) -> Iterator[Offer]:
    """An armoury takes weapons back for half their price."""
    for thing in state.company.things:
        known = thing.of.id in ARMS
        reason = _closed(state.place, "armoury") if known else say("nobody buys this")
        gone = consequence("thing", thing.of.kind, thing.of.id, -1, key=thing.key)
        brings = coins(worth(thing.of.id) // 2 if known else 0)
        yield Offer(thing.key, "sell", thing.of, Verdict(reason, WEAPONS), (gone, brings))


# Care and news


def cures(state: CampaignState) -> Iterator[Offer]:
    """What a healer asks for a wound.  [CON-MIS-11]"""
    for member in (*state.company.members, *state.company.bench):
        for wound in member.conditions:
            known = wound.of.id in state.content.get("wounds", {})
            unknown = say("the pack has no wound {injury!r}", injury=wound.of.id)
            verdict = Verdict(_closed(state.place, "healer") if known else unknown, ("CON-MIS-11",), in_coins(HEALING))
            gone = consequence("condition", wound.of.kind, wound.of.id, -1, member.key, wound.key)
            yield Offer(wound.key, "surgery", wound.of, verdict, (gone,), whom=member.key)


def rested(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """Whoever has to rest is well again after one battle at home.  [CON-MIS-11]"""
    yield from ()
    fought, wounds = {each.member for each in last.members}, state.content.get("wounds", {})
    return tuple(
        consequence("condition", wound.of.kind, wound.of.id, -1, member.key, wound.key)
        for member in state.company.members
        if member.key not in fought
        for wound in member.conditions
        if wound.of.id in wounds and wounds[wound.of.id].rests
    )


def favours(state: CampaignState) -> Iterator[Offer]:
    """News by the hearth: what is told in this hall and was not heard yet."""
    place, heard, shut = state.place, state.company.knows("rumour"), _closed(state.place, "hearth")
    hall = state.content.get("towns", {}).get(place.key)
    told = {f"{place.key}:{number}": text for number, text in enumerate(hall.rumours if hall else ())}
    new = next((key for key in told if key not in heard), "")
    silent = "" if new else say("nobody in {town} has anything new to tell", town=place.name)
    about = say("Somebody knows something that you have not heard yet. It is written into the chronicle.")
    yield Offer(
        key="rumour",
        deed="rumour",
        subject=CardRef("rumour", new or "none"),
        verdict=Verdict(shut or silent, ("CON-MIS-11",), in_coins(NEWS)),
        gives=(consequence("known", "rumour", new),),
        story=told.get(new, ""),
        face=CardView("bell", "", say("A rumour"), kind="support", text=about),
        sort=say("the company"),
        number=say("for good"),
        shown=not shut and bool(new),
    )
