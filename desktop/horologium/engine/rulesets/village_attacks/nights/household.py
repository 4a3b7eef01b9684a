"""What rules between nights ask of a company: who is there and in which state, the rooms, the stock, what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.campaign import Amount, Thing
from horologium.engine.core.consequences import CardRef, Consequence, consequence
from horologium.engine.core.own import part
from horologium.engine.rulesets.village_attacks.nights.keeping import Household, Schooling
from horologium.engine.rulesets.village_attacks.nights.specs import RoomSpec
from horologium.engine.rulesets.village_attacks.nights.words import (
    BREACH,
    CAPTIVE,
    CAPTIVES,
    FADING,
    FALLEN,
    FURNISHING,
    OUBLIETTE,
    REAGENT,
    ROOM,
    SCAR,
    STATE,
    TRAP,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.campaign import CampaignState, Condition, Member
    from horologium.engine.core.consequences import Consequences
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec
    from horologium.engine.rulesets.village_attacks.nights.specs import FurnishingSpec, ScarSpec
    from horologium.engine.rulesets.village_attacks.nights.words import Comfort

RUINED: Final = 2
"""So many breaches ruin a room.  [VIL-NGT-56]"""
CELLS: Final = (1, 3)
"""Cells without the Oubliette and with it.  [VIL-NGT-44]"""
MORE_THAN_SEATS: Final = 4
"""So many members more than seats a company has at most.  [VIL-NGT-06]"""


def cards(content: Content, folder: str) -> Mapping[str, Any]:
    """All entries of a folder of the pack by id."""
    return content.get(folder, {})


# Members


def company(state: CampaignState) -> tuple[Member, ...]:
    """All who belong to the castle, whether they go, stay or lie in the crypt; nobody who is dust."""
    everybody = (*state.company.members, *state.company.bench)
    return tuple(member for member in everybody if not member.away)


def seats(state: CampaignState) -> int:
    """The usual number of seats.  [VIL-NGT-06]"""
    return part(state.company, Household).seats


def states(member: Member) -> tuple[str, ...]:
    """Abroad, Fallen or Fading, if it is.  [VIL-NGT-22, VIL-NGT-52]"""
    return tuple(each.of.id for each in member.conditions if each.of.kind == STATE)


def lies_low(member: Member) -> bool:
    """Whether a member lies in the crypt, Fallen or Fading.  [VIL-NGT-52]"""
    return FALLEN in states(member) or FADING in states(member)


def scars(member: Member) -> tuple[Condition, ...]:
    """The scars of a member, the oldest first.  [VIL-NGT-49]"""
    return tuple(each for each in member.conditions if each.of.kind == SCAR)


def scar_spec(content: Content, scar: Condition) -> ScarSpec | None:
    """What the pack says of a scar."""
    return cards(content, "scars").get(scar.of.id)


def tiers(member: Member) -> tuple[str, ...]:
    """The tiers that a member has bought, beyond A I.  [VIL-NGT-79]"""
    return tuple(tier for tier in member.known if tier in TIERS)


TIERS: Final = ("b1", "c1", "a2", "b2", "c2")
"""What can be bought beside A I.  [VIL-NGT-79]"""


def gained(member: Member) -> int:
    """All the Experience that a member has gained in the castle, spent or not.  [VIL-NGT-77]"""
    return member.experience + part(member, Schooling).spent


# Rooms


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the castle as it stands.  [VIL-NGT-08, VIL-NGT-56]"""

    thing: Thing
    spec: RoomSpec
    furnishing: Thing | None
    trap: Thing | None

    @property
    def breaches(self) -> tuple[Condition, ...]:
        """What was breached; more than two are never counted.  [VIL-NGT-55]"""
        return tuple(each for each in self.thing.conditions if each.of.kind == BREACH)

    @property
    def works(self) -> bool:
        """Whether it has fewer than two breaches.  [VIL-NGT-56]"""
        return len(self.breaches) < RUINED


def rooms(state: CampaignState) -> dict[str, Room]:
    """The rooms that are there, by their ids; one that a hand has entered twice counts once.  [VIL-NGT-08]"""
    known: Mapping[str, RoomSpec] = cards(state.content, "rooms")
    there = {thing.of.id: thing for thing in reversed(state.company.things) if thing.of.kind == ROOM}
    return {id_: room_of(state, there[id_]) for id_ in known if id_ in there}


def room_of(state: CampaignState, thing: Thing) -> Room:
    """A room with what it holds."""
    held = {each.of.kind: each for each in state.company.held(thing.key)}
    return Room(thing, cards(state.content, "rooms")[thing.of.id], held.get(FURNISHING), held.get(TRAP))


def works(state: CampaignState, room: str) -> bool:
    """Whether a room is there and not ruined.  [VIL-NGT-56, VIL-NGT-65]"""
    found = rooms(state).get(room)
    return found is not None and found.works


def comforts(state: CampaignState, effect: Comfort) -> int:
    """How much the furnishings with this effect come to, in rooms that work.  [VIL-NGT-33]"""
    known: Mapping[str, FurnishingSpec] = cards(state.content, "furnishings")
    held = [room.furnishing for room in rooms(state).values() if room.works and room.furnishing]
    specs = [known[thing.of.id] for thing in held if thing.of.id in known]
    return sum(spec.amount for spec in specs if spec.effect == effect)


def cells(state: CampaignState) -> int:
    """How many captives the castle can keep.  [VIL-NGT-44, VIL-MIS-46]"""
    without, with_it = CELLS
    return with_it + comforts(state, "chained-floor") if works(state, OUBLIETTE) else without


def captives(state: CampaignState) -> tuple[Thing, ...]:
    """Who sits in the castle, Commoners first.  [VIL-NGT-44]"""
    held = [thing for thing in state.company.things if thing.of.kind == CAPTIVE]
    return tuple(sorted(held, key=lambda thing: CAPTIVES.index(thing.of.id)))


# What was done, what it costs, what it brings


def done(state: CampaignState, counter: str, *deeds: str) -> int:
    """How often something was done at a counter since the last night, by the first words of its key."""
    begins = tuple(f"{counter}:{deed}:" for deed in deeds)
    return sum(times for key, times in state.taken.items() if key.startswith(begins))


def pieces(kind: str, ids: Iterable[str]) -> tuple[Amount, ...]:
    """Things that are used up, each as often as it is named."""
    found: dict[str, int] = {}
    for id_ in ids:
        found[id_] = found.get(id_, 0) + 1
    return tuple(Amount(CardRef(kind, id_), count) for id_, count in found.items())


def reagents(*ids: str) -> tuple[Amount, ...]:
    """Reagents as a price."""
    return pieces(REAGENT, ids)


def captive(kind: str) -> tuple[Amount, ...]:
    """A captive as a price."""
    return pieces(CAPTIVE, (kind,))


def in_stock(state: CampaignState, card: CardRef) -> int:
    """How many of a card lie in the common stock."""
    return state.company.cards(card.kind).count(card.id)


def gauge(key: str, amount: int) -> Consequence:
    """A gauge rises or falls."""
    return consequence("gauge", "gauge", key, amount)


def gone(thing: Thing) -> Consequence:
    """This one thing is gone."""
    return consequence("thing", thing.of.kind, thing.of.id, -1, thing.holder, thing.key)


def cured(member: Member, conditions: Iterable[Condition]) -> Consequences:
    """These conditions of a member go."""
    return tuple(consequence("condition", each.of.kind, each.of.id, -1, member.key, each.key) for each in conditions)


def mission_of(state: CampaignState, mission: str = "") -> MissionSpec | None:
    """The scenario of a night, or that of the night whose evening it is."""
    return cards(state.content, "missions").get(mission or state.mission)
