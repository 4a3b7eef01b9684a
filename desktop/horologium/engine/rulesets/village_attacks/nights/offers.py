"""Whatever can be had in the castle, by counters: each part is in the module of its topic."""

from __future__ import annotations

from dataclasses import fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar

from horologium.engine.core.campaign import Verdict
from horologium.engine.core.offers import Offer, ServiceCounter
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.village_attacks.nights import crypt, deeds, laboratory, lessons, masons
from horologium.engine.rulesets.village_attacks.nights.counters import (
    COUNTERS,
    CRYPT,
    GATE,
    HALL,
    LABORATORY,
    LESSONS,
    MASONS,
    PEDLAR,
    STUDY,
    SUMMONING,
)
from horologium.engine.rulesets.village_attacks.nights.household import cards, rooms
from horologium.engine.rulesets.village_attacks.nights.words import (
    CRYPT as CRYPT_ROOM,
)
from horologium.engine.rulesets.village_attacks.nights.words import (
    GREAT_HALL,
    LIBRARY,
    SUMMONING_ROOM,
)
from horologium.engine.rulesets.village_attacks.nights.words import (
    LABORATORY as LABORATORY_ROOM,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState

Taken = TypeVar("Taken", Offer, ServiceCounter)

SERVICES: Final[Mapping[str, str]] = Phrases(
    {
        "gate": later("Gate"),
        "hall": later("Great Hall"),
        "masons": later("Masons"),
        "laboratory": later("Laboratory"),
        "library": later("Library"),
        "crypt": later("Crypt"),
        "summoning": later("Summoning Room"),
    }
)
"""What the castle offers, and no village.  [VIL-MIS-43, VIL-NGT-65]"""
KEPT_BY: Final[Mapping[str, str]] = MappingProxyType(
    {
        HALL.key: GREAT_HALL,
        LABORATORY.key: LABORATORY_ROOM,
        CRYPT.key: CRYPT_ROOM,
        STUDY.key: LIBRARY,
        LESSONS.key: LIBRARY,
        SUMMONING.key: SUMMONING_ROOM,
    }
)
"""The rooms to which counters belong; gate, pedlar and masons need none.  [VIL-NGT-65]"""


def counters(state: CampaignState) -> tuple[ServiceCounter, ...]:
    """All counters, those shut of which the room is ruined or not there.  [VIL-NGT-65, VIL-NGT-78]"""
    return tuple(_with(counter, closed=shut(state, counter.key)) for counter in COUNTERS)


def shut(state: CampaignState, counter: str) -> str:
    """Why a counter is shut: which room, and what it takes; nothing if it is open.  [VIL-NGT-65, VIL-NGT-78]"""
    kept_by = KEPT_BY.get(counter, "")
    spec, room = cards(state.content, "rooms").get(kept_by), rooms(state).get(kept_by)
    if not kept_by or (room is not None and room.works):
        return ""
    if counter == SUMMONING.key and crypt.missing(state):
        return ""
    name = spec.name if spec else kept_by
    if room is None:
        return say(
            "the castle has no such room: {room}; the masons build it for {dues} Dues", room=name, dues=masons.BUILDING
        )
    price = masons.repair_dues(state, masons.REPAIR)
    return say("{room} is ruined: the repair of a breach costs {dues} Dues", room=name, dues=price)


def offers(state: CampaignState, counter: str, whom: str = "") -> tuple[Offer, ...]:
    """All that a counter knows; nothing of it can be had elsewhere, or while it is shut."""
    kept = next(each for each in COUNTERS if each.key == counter)
    closed = _elsewhere(state, kept) or shut(state, counter)
    found = tuple(KEPT[counter](state, whom))
    return tuple(_closed(offer, closed) for offer in found) if closed else found


def _elsewhere(state: CampaignState, counter: ServiceCounter) -> str:
    if all(service in state.place.services for service in counter.services):
        return ""
    return say("this is done in the castle, not in {place}", place=state.place.name)


def _closed(offer: Offer, reason: str) -> Offer:
    verdict = Verdict(reason, (*offer.verdict.rules, "VIL-NGT-65"), offer.verdict.cost)
    return _with(offer, verdict=verdict, shown=False)


def _with(value: Taken, **changes: object) -> Taken:
    """The same with some fields changed."""
    values = {each.name: getattr(value, each.name) for each in fields(value)} | changes
    return type(value)(**values)


KEPT: Final[Mapping[str, Callable[[CampaignState, str], Iterator[Offer]]]] = MappingProxyType(
    {
        GATE.key: lambda state, _: deeds.at_the_gate(state),
        PEDLAR.key: lambda state, _: laboratory.wares(state),
        HALL.key: lambda state, _: deeds.in_the_hall(state),
        MASONS.key: lambda state, _: masons.at_the_masons(state),
        LABORATORY.key: lambda state, _: laboratory.brewing(state),
        STUDY.key: lambda state, _: laboratory.study(state),
        CRYPT.key: lambda state, _: crypt.in_the_crypt(state),
        SUMMONING.key: lambda state, _: crypt.calling(state),
        LESSONS.key: lessons.lessons,
    }
)
"""What lies on each counter."""
