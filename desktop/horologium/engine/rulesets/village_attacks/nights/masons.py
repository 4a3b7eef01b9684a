"""Masons: breaches mended, rooms built, furnishings made; and what rooms hold (ledger topic NGT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_coins
from horologium.engine.core.consequences import CardRef, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.household import cards, done, reagents, rooms
from horologium.engine.rulesets.village_attacks.nights.valley import helped, stands
from horologium.engine.rulesets.village_attacks.nights.words import (
    BREACH,
    FURNISHING,
    HEARTWOOD,
    QUICKLIME,
    ROOM,
    SETBACKS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import Amount, CampaignState
    from horologium.engine.rulesets.village_attacks.nights.household import Room
    from horologium.engine.rulesets.village_attacks.nights.specs import FurnishingSpec, RoomSpec

MASONS: Final = "masons"
A_DAY: Final = (2, 4)
"""Breaches that are mended a day without the pact that helps the masons, and with it.  [VIL-NGT-61]"""
REPAIR, WITH_STUFF = 3, 1
BUILDING: Final = 6
GENTLE: Final = "easy"


def at_the_masons(state: CampaignState) -> Iterator[Offer]:
    """Everything that masons do."""
    for room in rooms(state).values():
        if room.breaches:
            yield from repairs(state, room)
    yield from buildings(state)
    yield from furnishings(state)
    yield from first_rooms(state)


# Breaches


def repair_dues(state: CampaignState, dues: int) -> int:
    """The Dues of a repair: 1 less on Gentle, but 1 at least.  [VIL-NGT-60, VIL-NGT-90]"""
    return max(1, dues - 1) if state.carried.difficulty == GENTLE else dues


def repairs(state: CampaignState, room: Room) -> Iterator[Offer]:
    """One breach for nothing after a defeat, for Dues, or for fewer Dues and a piece of wood or lime.

    [VIL-NGT-60, VIL-NGT-61, VIL-NGT-91]
    """
    left = stands(state, SETBACKS) - done(state, MASONS, "free")
    free = Verdict("" if left > 0 else say("nobody mends anything for nothing today"), ("VIL-NGT-91",))
    yield _repair(room, "free", free, "")
    usual, more = A_DAY
    most = more if helped(state, MASONS) else usual
    enough = done(state, MASONS, "repair") >= most
    busy = say("the masons mend {most} {most:breach|breaches} a day", most=most) if enough else ""
    dear, cheap = in_coins(repair_dues(state, REPAIR)), in_coins(repair_dues(state, WITH_STUFF))
    prices: tuple[tuple[str, tuple[Amount, ...]], ...] = (
        ("dues", dear),
        (HEARTWOOD, (*cheap, *reagents(HEARTWOOD))),
        (QUICKLIME, (*cheap, *reagents(QUICKLIME))),
    )
    for what, cost in prices:
        yield _repair(room, "repair", Verdict(busy, ("VIL-NGT-60", "VIL-NGT-61", "VIL-NGT-90"), cost), what)


def _repair(room: Room, how: str, verdict: Verdict, what: str) -> Offer:
    breach = room.breaches[-1]
    return Offer(
        f"{how}:{room.spec.id}:{what}",
        "mend" if how == "free" else "repair",
        room.thing.of,
        verdict,
        (consequence("condition", BREACH, breach.of.id, -1, room.thing.key, breach.key),),
        counts=True,
        shown=verdict.allowed,
    )


# Rooms


def buildings(state: CampaignState) -> Iterator[Offer]:
    """A room that is not there, also one that was lost; one a day.  [VIL-NGT-62]"""
    known: Mapping[str, RoomSpec] = cards(state.content, "rooms")
    there = rooms(state)
    busy = say("the masons build one room a day") if done(state, MASONS, "build") else ""
    cost = (*in_coins(BUILDING), *reagents(HEARTWOOD, QUICKLIME))
    for id_ in known:
        if id_ not in there:
            built = consequence("thing", ROOM, id_)
            verdict = Verdict(busy, ("VIL-NGT-62",), cost)
            yield Offer(f"build:{id_}:", "build", built.of, verdict, (built,), counts=True)


def first_rooms(state: CampaignState) -> Iterator[Offer]:
    """Before the first night one of three rooms may be chosen instead of another.  [VIL-NGT-08]"""
    known: Mapping[str, RoomSpec] = cards(state.content, "rooms")
    choices = [id_ for id_, spec in known.items() if spec.founding == "choice"]
    there = [room for id_, room in rooms(state).items() if id_ in choices]
    if state.company.battles or len(there) != 1:
        return
    (chosen,) = there
    leaves = consequence("thing", ROOM, chosen.spec.id, -1, key=chosen.thing.key)
    for id_ in choices:
        if id_ != chosen.spec.id:
            comes = consequence("thing", ROOM, id_)
            yield Offer(f"choose:{id_}:", "choose", comes.of, Verdict(rules=("VIL-NGT-08",)), (leaves, comes))


# Furnishings


def furnishings(state: CampaignState) -> Iterator[Offer]:
    """Each once in the castle, those for any room once for each room.  [VIL-NGT-63, VIL-MIS-46]"""
    known: Mapping[str, FurnishingSpec] = cards(state.content, "furnishings")
    owned = [thing.of.id for thing in state.company.things if thing.of.kind == FURNISHING]
    for spec in known.values():
        most = len(rooms(state)) if spec.any else 1
        enough = say("the castle has enough of these") if owned.count(spec.id) >= most else ""
        cost = (*in_coins(spec.dues), *reagents(*spec.reagents))
        made = consequence("thing", FURNISHING, spec.id)
        verdict = Verdict(enough, ("VIL-NGT-63", "VIL-MIS-46"), cost)
        yield Offer(f"furnish:{spec.id}:", "furnish", made.of, verdict, (made,), shown=not enough)


def fits(spec: FurnishingSpec, room: CardRef) -> bool:
    """Whether a furnishing may stand in a room.  [VIL-NGT-64]"""
    return room.id not in spec.never and (spec.any or room.id in spec.fits)
