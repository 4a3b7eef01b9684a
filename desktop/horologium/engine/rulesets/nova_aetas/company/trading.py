"""What markets, guilds and workshops offer, and transmutation."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, get_args

from horologium.engine.core.campaign import Amount, Verdict, in_coins
from horologium.engine.core.consequences import CardRef, coins, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.nova_aetas.company import between
from horologium.engine.rulesets.nova_aetas.company import exchange as transmutation
from horologium.engine.rulesets.nova_aetas.company.between import (
    RECIPE,
    VILLAGE_PRICE,
    Service,
    Town,
)
from horologium.engine.rulesets.nova_aetas.library import library_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import CampaignState, Place, Thing
    from horologium.engine.core.consequences import Consequences
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
VILLAGE: Final = "village"
"""The kind of a place where little is to be had.  [NAR-MIS-19]"""
DRAWN: Final = CardRef("reagent")
"""What is on show once the reagents of the day were drawn."""
EXCHANGED: Final = "workshop:exchange"
MOST_AT_ONCE: Final = 20
CRAFTING: Final = ("NAR-EQP-14", "NAR-END-05", "NAR-MIS-16")

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {"equipment": "equipment", "reagent": "reagents", "recipe": "equipment"}
)
"""Where the cards of a ware lie in a pack."""


def town_of(place: Place) -> Town:
    """A place with the services that the rules know; away from towns there are none.  [NAR-CMP-01]"""
    services = tuple(service for service in get_args(Service) if service in place.services)
    return Town(place.name if place.key else say("this place"), services, place.kind == VILLAGE)


def closed(place: Place, service: Service) -> str:
    """Why a service is not to be had here, or nothing.  [NAR-MIS-19]"""
    town = town_of(place)
    return "" if town.offers(service) else say(NONE[service], town=town.name)


def _unknown(content: Content, ware: str, card: str) -> str:
    return "" if card in content.get(KINDS[ware], {}) else say("the pack has no {ware} {card!r}", ware=ware, card=card)


# The market


def buys(state: CampaignState, ware: str, card: str) -> Verdict:
    """What a ware costs here; of the reagents only those on display are for sale.  [NAR-EQP-15, NAR-REA-10]"""
    content, place = state.content, state.place
    if unknown := _unknown(content, ware, card):
        return Verdict(unknown, ("NAR-MIS-19",))
    if ware == "reagent":
        return Verdict(closed(place, "market"), ("NAR-REA-10", "NAR-MIS-19"), in_coins(content["reagents"][card].price))
    item: EquipmentSpec = content["equipment"][card]
    if ware == "recipe":
        reason = closed(place, "guild") if item.formula else say("{item} is not made from reagents", item=item.name)
        return Verdict(reason, ("NAR-MIS-16", "NAR-MIS-19"), in_coins(RECIPE))
    price = between.buys(item, town_of(place))
    reason = _not_on_sale(item, place) if price is None else ""
    return Verdict(reason, ("NAR-EQP-15", "NAR-END-02", "NAR-MIS-19"), in_coins(item.price))


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
    return closed(place, "market") or dear


def sells(state: CampaignState, ware: str, card: str) -> tuple[Verdict, int]:
    """What a market gives, and why it does not: half the price, rounded down.  [NAR-EQP-16, NAR-REA-11]"""
    content, shut = state.content, closed(state.place, "market")
    if unknown := _unknown(content, ware, card):
        return Verdict(unknown, ("NAR-MIS-19",)), 0
    if ware == "reagent":
        return Verdict(shut, ("NAR-REA-10", "NAR-REA-11")), between.reagent_brings(content["reagents"][card])
    item: EquipmentSpec = content["equipment"][card]
    price = between.sells(item)
    reason = say("{item} has no price, so nobody buys it", item=item.name) if price is None else shut
    return Verdict(reason, ("NAR-EQP-16",)), price or 0


def for_sale(state: CampaignState) -> Iterator[Offer]:
    """Equipment, reagents on display, recipes that the company does not own, and a look at the reagents of the day."""
    content, known = state.content, state.company.knows("recipe")
    yield from _display(state)
    for card in content.get("equipment", {}):
        yield _ware(state, "equipment", card)
    for card in content.get("reagents", {}):
        yield _reagent(state, card)
    for card, item in content.get("equipment", {}).items():
        if item.formula:
            yield _recipe(state, card, owned=card in known)


def _ware(state: CampaignState, ware: str, card: str) -> Offer:
    verdict = buys(state, ware, card)
    bought = consequence("thing", ware, card)
    return Offer(f"{ware}:{card}", "buy", bought.of, verdict, (bought,), most=MOST_AT_ONCE, shown=verdict.allowed)


def _reagent(state: CampaignState, card: str) -> Offer:
    """A reagent, as long as it is on display.  [NAR-REA-10]"""
    verdict, bought = buys(state, "reagent", card), consequence("thing", "reagent", card)
    left, name = state.place.shows(bought.of), state.content["reagents"][card].name
    hidden = (
        say("first see what reagents the market has")
        if not state.place.shows(DRAWN)
        else ("" if left else say("{what} is not on display", what=name))
    )
    return Offer(
        key=f"reagent:{card}",
        deed="buy",
        subject=bought.of,
        verdict=Verdict(verdict.reason or hidden, verdict.rules, verdict.cost),
        gives=(bought, consequence("shown", "reagent", card, -1)),
        most=max(1, min(MOST_AT_ONCE, left)),
        left=left,
        notes=(say("On display: {count}", count=left),),
        shown=verdict.allowed and left > 0,
    )


def _recipe(state: CampaignState, card: str, *, owned: bool) -> Offer:
    verdict, name = buys(state, "recipe", card), state.content["equipment"][card].name
    if owned:
        verdict = Verdict(say("the company owns the recipe of {what} already", what=name))
    return Offer(
        key=f"recipe:{card}",
        deed="buy-recipe",
        subject=CardRef("recipe", card),
        verdict=verdict,
        gives=(consequence("known", "recipe", card),),
        left=1,
        notes=(say("The recipe: with it your workshop can make this again and again."),),
        sort=say("Recipe"),
        shown=verdict.allowed,
    )


def _display(state: CampaignState) -> Iterator[Offer]:
    """The reagents of the day can be seen once in a visit.  [NAR-REA-10, NAR-MIS-19]"""
    if not state.content.get("reagents"):
        return
    opened = state.place.shows(DRAWN) > 0
    reason = (
        say("the market of {place} shows its reagents already", place=state.place.name)
        if opened
        else closed(state.place, "market")
    )
    yield Offer(
        key="open-market",
        deed="open-market",
        subject=DRAWN,
        verdict=Verdict(reason, ("NAR-REA-10", "NAR-MIS-19") if reason else ()),
        gives=(consequence("shown", "reagent", ""),),
        draws=display,
        shown=not opened,
    )


def display(state: CampaignState) -> Rule[Consequences]:
    """Three cards of each deck, from those that the company does not hold.  [NAR-REA-10, NAR-MIS-19]"""
    left = transmutation.decks_left(library_of(state.content), state.company.cards("reagent"))
    cards = yield from between.on_display(left)
    return tuple(consequence("shown", "reagent", card, count) for card, count in Counter(cards).items())


def to_sell(state: CampaignState) -> Iterator[Offer]:
    """All that the company owns."""
    told: dict[CardRef, tuple[Verdict, int]] = {}
    for thing in state.company.things:
        if thing.of not in told:
            told[thing.of] = sells(state, thing.of.kind, thing.of.id)
        yield _sale(thing, *told[thing.of])


def _sale(thing: Thing, verdict: Verdict, brings: int) -> Offer:
    gone = consequence("thing", thing.of.kind, thing.of.id, -1, key=thing.key)
    return Offer(thing.key, "sell", thing.of, verdict, (gone, coins(brings)))


# The workshop


def to_make(state: CampaignState) -> Iterator[Offer]:
    """Every formula, and an exchange of reagents for whoever knows how.  [NAR-EQP-14, NAR-END-05, NAR-MIS-06]"""
    content, company, town = state.content, state.company, town_of(state.place)
    names = {reagent: spec.name for reagent, spec in content.get("reagents", {}).items()}
    reagents, known = company.cards("reagent"), company.knows("recipe")
    order = {card: place for place, card in enumerate(known)}
    made: list[EquipmentSpec] = [item for item in content.get("equipment", {}).values() if item.formula]
    for item in sorted(made, key=lambda item: order.get(item.id, len(order))):
        cost = tuple(Amount(CardRef("reagent", card), count) for card, count in Counter(item.formula).items())
        verdict = Verdict(between.may_craft(item, reagents, known, town, names), CRAFTING, cost)
        makes = consequence("thing", "equipment", item.id, item.makes)
        yield Offer(item.id, "craft", makes.of, verdict, (makes,), shown=item.id in order)
    yield _exchange(state)


def exchanges(state: CampaignState) -> int:
    """One reagent for each hero who has the skill pinned.  [NAR-MIS-06, NAR-SKS-04]"""
    library = library_of(state.content)
    return sum(transmutation.exchanges(library, member.ready) for member in state.company.members)


def _exchange(state: CampaignState) -> Offer:
    """As often as the skills of the company allow after a battle.  [NAR-MIS-06]"""
    most, reason = exchanges(state), ""
    if state.taken.get(EXCHANGED, 0) >= most:
        reason = (
            say("no more than {most} can be exchanged after this battle", most=most)
            if most
            else say("nobody in the company can exchange reagents")
        )
    elif not state.company.cards("reagent"):
        reason = say("there is no reagent in the common stock")
    return Offer(
        key="exchange",
        deed="exchange",
        subject=CardRef("reagent"),
        verdict=Verdict(reason),
        draws=exchange,
        shown=most > 0,
        counts=True,
    )


def exchange(state: CampaignState) -> Rule[Consequences]:
    """Exchange a reagent for a random card of another deck, or none.  [NAR-MIS-06]"""
    library, before = library_of(state.content), state.company.cards("reagent")
    after = yield from transmutation.transmute(library, before, transmutation.decks_left(library, before))
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return (
        *(consequence("thing", "reagent", card, -count) for card, count in gone.items()),
        *(consequence("thing", "reagent", card, count) for card, count in come.items()),
    )
