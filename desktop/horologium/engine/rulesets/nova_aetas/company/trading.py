"""What towns do for the company: markets, workshops, care, churches, taverns, guilds; and transmutation."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, get_args

from horologium.engine.core.campaign import Verdict
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.nova_aetas.company import between
from horologium.engine.rulesets.nova_aetas.company import exchange as transmutation
from horologium.engine.rulesets.nova_aetas.company.between import (
    CHURCH,
    LEGEND,
    RECIPE,
    RUMOUR,
    VILLAGE_PRICE,
    Service,
    Town,
)
from horologium.engine.rulesets.nova_aetas.library import library_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import CampaignState, Place, Ware
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec

SERVICES: Final[Mapping[str, str]] = Phrases(
    {
        "market": later("Market"),
        "cerusico": later("Surgeon"),
        "workshop": later("Workshop"),
        "tavern": later("Tavern"),
        "church": later("Church"),
        "guild": later("Guild"),
    }
)
"""What towns may offer.  [NAR-MIS-19]"""

KEEPERS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "buy": ("market", "guild"),
        "sell": ("market",),
        "workshop": ("workshop",),
        "surgeon": ("cerusico",),
        "favours": ("church", "tavern"),
        "tavern": ("tavern",),
    }
)
"""Who keeps a counter, or a step after the battle.  [NAR-MIS-19, NAR-END-03, NAR-END-05]"""

NONE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "market": later("there is no market in {town}"),
        "cerusico": later("there is no surgeon in {town}"),
        "workshop": later("there is no workshop in {town}"),
        "tavern": later("there is no tavern in {town}"),
        "church": later("there is no church in {town}"),
        "guild": later("there is no guild in {town}"),
    }
)

BOONS: Final[Mapping[str, str]] = MappingProxyType({"bless": later("Blessing")})
"""What a hero can begin the next mission with.  [NAR-MIS-19]"""

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {"equipment": "equipment", "reagent": "reagents", "recipe": "equipment"}
)
"""Where the cards of a ware lie in a pack."""


def town_of(place: Place) -> Town:
    """A place with the services that the rules know; away from towns there are none.  [NAR-CMP-01]"""
    services = tuple(service for service in get_args(Service) if service in place.services)
    return Town(place.name if place.key else say("this place"), services, place.kind == "village")


def _closed(place: Place, service: Service) -> str:
    """Why a service is not to be had here, or nothing.  [NAR-MIS-19]"""
    town = town_of(place)
    return "" if town.offers(service) else say(NONE[service], town=town.name)


def _unknown(content: Content, ware: Ware, card: str) -> str:
    return "" if card in content.get(KINDS[ware], {}) else say("the pack has no {ware} {card!r}", ware=ware, card=card)


# The market


def buys(state: CampaignState, ware: Ware, card: str) -> Verdict:
    """What a ware costs here; of the reagents only those on display are for sale.  [NAR-EQP-15, NAR-REA-10]"""
    content, place = state.content, state.place
    if unknown := _unknown(content, ware, card):
        return Verdict(unknown, ("NAR-MIS-19",))
    if ware == "reagent":
        return Verdict(_closed(place, "market"), ("NAR-REA-10", "NAR-MIS-19"), content["reagents"][card].price)
    item: EquipmentSpec = content["equipment"][card]
    if ware == "recipe":
        reason = _closed(place, "guild") if item.formula else say("{item} is not made from reagents", item=item.name)
        return Verdict(reason, ("NAR-MIS-16", "NAR-MIS-19"), RECIPE)
    price = between.buys(item, town_of(place))
    reason = _not_on_sale(item, place) if price is None else ""
    return Verdict(reason, ("NAR-EQP-15", "NAR-END-02", "NAR-MIS-19"), item.price)


def _not_on_sale(item: EquipmentSpec, place: Place) -> str:
    """Why a market does not have a card.  [NAR-EQP-15, NAR-MIS-16, NAR-MIS-19]"""
    if item.formula:
        return say("{item} is made in a workshop and never on sale", item=item.name)
    if item.class_change:
        return say("{item} comes with a class and is never on sale", item=item.name)
    if not item.price:
        return say("{item} has no price and is not on sale", item=item.name)
    dear = say(
        "in the village {place} nothing is dearer than {price} {price:Popolino|Popolini}, and {item} is",
        place=place.name,
        price=VILLAGE_PRICE,
        item=item.name,
    )
    return _closed(place, "market") or dear


def sells(state: CampaignState, ware: Ware, card: str) -> Verdict:
    """What a market gives: half the price, rounded down.  [NAR-EQP-16, NAR-REA-11]"""
    content, place = state.content, state.place
    if unknown := _unknown(content, ware, card):
        return Verdict(unknown, ("NAR-MIS-19",))
    if ware == "recipe":
        return Verdict(say("a recipe is kept for good"), ("NAR-MIS-16",))
    closed = _closed(place, "market")
    if ware == "reagent":
        return Verdict(closed, ("NAR-REA-10", "NAR-REA-11"), between.reagent_brings(content["reagents"][card]))
    item: EquipmentSpec = content["equipment"][card]
    price = between.sells(item)
    reason = say("{item} has no price, so nobody buys it", item=item.name) if price is None else closed
    return Verdict(reason, ("NAR-EQP-16",), price or 0)


def display(state: CampaignState) -> Rule[list[str]]:
    """Three cards of each deck, from those that the company does not hold.  [NAR-REA-10, NAR-MIS-19]"""
    if _closed(state.place, "market"):
        return []
    left = transmutation.decks_left(library_of(state.content), state.company.reagents)
    return (yield from between.on_display(left))


# The workshop


def crafts(state: CampaignState, card: str) -> Verdict:
    """Whether the company has recipe and reagents, and there is a workshop.  [NAR-EQP-14, NAR-END-05, NAR-MIS-16]"""
    content, company, rules = state.content, state.company, ("NAR-EQP-14", "NAR-END-05", "NAR-MIS-16")
    if unknown := _unknown(content, "equipment", card):
        return Verdict(unknown, rules)
    names = {reagent: spec.name for reagent, spec in content["reagents"].items()}
    item: EquipmentSpec = content["equipment"][card]
    return Verdict(between.may_craft(item, company.reagents, company.recipes, town_of(state.place), names), rules)


def formula(content: Content, card: str) -> tuple[tuple[str, ...], int]:
    """The reagents of a formula and how many pieces it makes.  [NAR-EQP-14]"""
    item: EquipmentSpec | None = content["equipment"].get(card)
    return (item.formula, item.makes) if item is not None and item.formula else ((), 0)


# Care and favours


def heals(state: CampaignState, injury: str) -> Verdict:
    """What the Cerusico asks for an injury: more in a village.  [NAR-INJ-03, NAR-END-04, NAR-MIS-19]"""
    place, known = state.place, injury in state.content["injuries"]
    reason = _closed(place, "cerusico") if known else say("the pack has no injury {injury!r}", injury=injury)
    return Verdict(reason, ("NAR-INJ-03", "NAR-END-04", "NAR-MIS-19"), between.surgery(town_of(place)) or 0)


def favours(state: CampaignState) -> tuple[tuple[str, Verdict], ...]:
    """A blessing for one hero in a church, rumours and the Legend of the next mission in a tavern.  [NAR-MIS-19]"""
    place = state.place
    return (
        (later("bless"), Verdict(_closed(place, "church"), ("NAR-MIS-19",), CHURCH)),
        (later("rumour"), Verdict(_closed(place, "tavern"), ("NAR-MIS-19", "NAR-END-03"), RUMOUR)),
        ("legend", Verdict(_closed(place, "tavern"), ("NAR-MIS-19", "NAR-MIC-04"), LEGEND)),
    )


# Transmutation


def exchanges(state: CampaignState) -> int:
    """One reagent for each hero who has the skill pinned.  [NAR-MIS-06, NAR-SKS-04]"""
    library = library_of(state.content)
    return sum(transmutation.exchanges(library, member.pins) for member in state.company.members)


def exchange(state: CampaignState) -> Rule[list[str]]:
    """Exchange a reagent for a random card of another deck.  [NAR-MIS-06]"""
    library, reagents = library_of(state.content), state.company.reagents
    return (yield from transmutation.transmute(library, reagents, transmutation.decks_left(library, reagents)))
