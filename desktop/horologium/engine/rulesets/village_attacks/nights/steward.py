"""How bots keep the castle by day: what they have done at each counter, and who holds what (for balance runs)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.consequences import CardRef
from horologium.engine.rulesets.village_attacks.nights.crypt import able, missing
from horologium.engine.rulesets.village_attacks.nights.gear import has_minions
from horologium.engine.rulesets.village_attacks.nights.household import (
    TIERS,
    cards,
    in_stock,
    mission_of,
    scars,
    seats,
    states,
    tiers,
)
from horologium.engine.rulesets.village_attacks.nights.masons import fits
from horologium.engine.rulesets.village_attacks.nights.outset import zone_of
from horologium.engine.rulesets.village_attacks.nights.roster import MORE_THAN_SEATS
from horologium.engine.rulesets.village_attacks.nights.valley import village
from horologium.engine.rulesets.village_attacks.nights.words import (
    FURNISHING,
    GRAVE_EARTH,
    NAME_THREAD,
    REAGENT,
    ROOM,
    SPARE_PUPPET,
    TRAP,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.core.campaign import CampaignState, Member
    from horologium.engine.core.offers import Offer
    from horologium.engine.core.ruleset import Content

    Wish: TypeAlias = Callable[[CampaignState, Offer, int], int]

__all__ = ["founders", "holds", "merit", "outfit", "seats", "worth"]

MOST_SEATS: Final = 5
WAYS: Final = ("fear", "pacts", "mercy")
"""How a castle deals with the valley, as bots see it: one of these for a whole year."""
ENOUGH: Final = 2
"""So many of a kind of brewed things are kept for each seat."""
SPARE: Final = 6
"""Dues that are left for repairs when something is bought that can wait."""
LATE: Final = 6
"""From this night on a pact may be broken by who rules by fear."""


def founders(number: int) -> int:
    """One to five seats in turn, and two Monsters more.  [VIL-NGT-06]"""
    return number % MOST_SEATS + 1 + MORE_THAN_SEATS


def outfit(content: Content, member: Member, held: Sequence[str]) -> int:
    """Whatever is held is better than nothing."""
    return len(held)


def merit(content: Content, member: Member, held: Sequence[str], skill: str) -> int:
    """New powers before better ones."""
    return len(TIERS) - TIERS.index(skill)


def holds(state: CampaignState, bearer: str, card: CardRef) -> int:
    """Draughts and servants go with the party; traps and furnishings where the villagers will be.

    [VIL-NGT-31, VIL-NGT-32, VIL-NGT-64]
    """
    room = next((thing for thing in state.company.things if thing.key == bearer and thing.of.kind == ROOM), None)
    if room is None:
        return _of_member(state, bearer, card)
    spec = mission_of(state)
    near = bool(spec and zone_of(spec, room.of.id))
    if card.kind == TRAP:
        return 2 if near else 0
    return 0 if card.kind != FURNISHING else 2 if near else 1


def _of_member(state: CampaignState, bearer: str, card: CardRef) -> int:
    member = next((each for each in state.company.members if each.key == bearer), None)
    if member is None or card.kind in (TRAP, FURNISHING):
        return 0
    return 1 if card.id != SPARE_PUPPET or has_minions(state.content, member) else 0


# What is wanted by day


def worth(state: CampaignState, offer: Offer, taste: int) -> int:
    """How much an offer is wanted: who lies low first, then walls, lessons, scars, and what helps in the night."""
    wanted = WANTED.get(offer.deed)
    if wanted is None or not offer.verdict.allowed:
        return 0
    return wanted(state, offer, taste) if offer.verdict.price <= state.company.purse else 0


def _way(taste: int) -> str:
    return WAYS[taste % len(WAYS)]


def _turn(state: CampaignState, taste: int, among: int) -> int:
    """Another number for each day."""
    return (taste // len(WAYS) + state.company.battles) % among


def _repair(state: CampaignState, offer: Offer, taste: int) -> int:
    """The cheapest first, where wood or lime is left over."""
    return 80 - 2 * offer.verdict.price - sum(need.count for need in offer.verdict.things)


def _lesson(state: CampaignState, offer: Offer, taste: int) -> int:
    """Everybody learns what comes next; with what the year begins differs."""
    member = state.member(offer.whom)
    if offer.verdict.experience > member.experience:
        return 0
    place = TIERS.index(offer.subject.id)
    return 60 + (place + taste + len(member.name)) % len(TIERS)


def _deepen(state: CampaignState, offer: Offer, taste: int) -> int:
    """Once all tiers but one are known, Health or slots by turns."""
    member = state.member(offer.whom)
    ready = len(tiers(member)) >= len(TIERS) - 1 and offer.verdict.experience <= member.experience
    return 58 + (taste % 2 == (offer.variant == "health")) if ready else 0


def _heal(state: CampaignState, offer: Offer, taste: int) -> int:
    """Whoever bears most, if earth is left for the Fallen."""
    if in_stock(state, CardRef(REAGENT, GRAVE_EARTH)) <= ENOUGH:
        return 0
    return 40 + len(scars(state.member(offer.whom)))


def _heal_all(state: CampaignState, offer: Offer, taste: int) -> int:
    bears = len(scars(state.member(offer.whom)))
    return 41 + bears if bears > 1 and _way(taste) == "fear" else 0


def _brew(state: CampaignState, offer: Offer, taste: int) -> int:
    """Draughts and traps as far as somebody will use them, now these, now those."""
    kind, card = offer.subject.kind, offer.subject.id
    owned = [thing.of.id for thing in state.company.things if thing.of.kind == kind]
    if card in owned or len(owned) >= ENOUGH * seats(state):
        return 0
    known = sorted(recipe.card for recipe in cards(state.content, "recipes").values())
    return 30 + (known.index(card) + _turn(state, taste, len(known))) % len(known)


def _study(state: CampaignState, offer: Offer, taste: int) -> int:
    """From books if thread is left for the Fallen, from captives where nobody is let go."""
    if offer.key.endswith(":books"):
        return 64 if in_stock(state, CardRef(REAGENT, NAME_THREAD)) > taste % 2 else 0
    return 64 if _way(taste) == "fear" else 0


def _furnish(state: CampaignState, offer: Offer, taste: int) -> int:
    """One of each that has a room, by turns."""
    known = cards(state.content, "furnishings")
    things = state.company.things
    owned = [thing.of.id for thing in things if thing.of.kind == FURNISHING]
    rooms = [thing.of for thing in things if thing.of.kind == ROOM]
    free = [room for room in rooms if fits(known[offer.subject.id], room)]
    if offer.subject.id in owned or not free or len(owned) >= len(rooms):
        return 0
    return 44 + (list(known).index(offer.subject.id) + taste + len(owned)) % len(known)


def _build(state: CampaignState, offer: Offer, taste: int) -> int:
    return 43 if state.company.purse >= offer.verdict.price + ENOUGH else 0


def _choose(state: CampaignState, offer: Offer, taste: int) -> int:
    """Before the first night one of the rooms of choice, another in each year."""
    choices = [id_ for id_, spec in cards(state.content, "rooms").items() if spec.founding == "choice"]
    return int(bool(choices) and choices[taste % len(choices)] == offer.subject.id)


def _call(state: CampaignState, offer: Offer, taste: int) -> int:
    """For nothing where seats are empty, for Dues where nobody could be spared; whom, by turns."""
    known = list(cards(state.content, "monsters"))
    turn = (known.index(offer.subject.id) + _turn(state, taste, len(known))) % len(known)
    if missing(state):
        return 110 + turn
    return 20 + turn if able(state) <= seats(state) and state.company.purse >= offer.verdict.price else 0


def _frighten(state: CampaignState, offer: Offer, taste: int) -> int:
    """Who can be spared goes to a village that is up, now and then."""
    found = village(state, offer.subject.id)
    here = sum(not states(member) for member in state.company.members)
    if found is None or not found.up or here <= seats(state) or _way(taste) != "fear":
        return 0
    return 26 if _turn(state, taste, 2) else 0


def _bargain(state: CampaignState, offer: Offer, taste: int) -> int:
    """Dues for calm: always for who wants pacts, for others where much is left."""
    found = village(state, offer.subject.id)
    if found is None or offer.verdict.things:
        return 0
    if _way(taste) == "pacts":
        return 70 - found.anger + found.up
    return 22 if found.up and state.company.purse >= offer.verdict.price + SPARE else 0


def _spare(state: CampaignState, offer: Offer, taste: int) -> int:
    found = village(state, offer.subject.id)
    return 50 + found.anger if found is not None and found.anger and _way(taste) == "mercy" else 0


def _ransom(state: CampaignState, offer: Offer, taste: int) -> int:
    return 0 if _way(taste) == "mercy" else 24


def _betray(state: CampaignState, offer: Offer, taste: int) -> int:
    late = state.company.battles >= LATE and _way(taste) == "fear"
    return 10 if late and _turn(state, taste, 2) else 0


def _thrall(state: CampaignState, offer: Offer, taste: int) -> int:
    return 28 if _way(taste) == "fear" else 0


def _buy(state: CampaignState, offer: Offer, taste: int) -> int:
    """Of the pedlar what the castle has not, if Dues are left."""
    has = in_stock(state, offer.subject)
    return 12 if not has and state.company.purse >= offer.verdict.price + SPARE else 0


def _always(value: int) -> Wish:
    return lambda state, offer, taste: value


WANTED: Final[Mapping[str, Wish]] = MappingProxyType(
    {
        "raise": _always(100),
        "mend": _always(95),
        "repair": _repair,
        "learn": _lesson,
        "deepen": _deepen,
        "heal": _heal,
        "heal-all": _heal_all,
        "brew": _brew,
        "study": _study,
        "furnish": _furnish,
        "build": _build,
        "choose": _choose,
        "call": _call,
        "frighten": _frighten,
        "bargain": _bargain,
        "spare": _spare,
        "ransom": _ransom,
        "betray": _betray,
        "thrall": _thrall,
        "buy": _buy,
    }
)
"""What is thought of each deed."""
