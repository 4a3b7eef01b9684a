"""What the company has come across so far: enemies it has fought, things and skills it has seen; no more is told."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.asking import all_at
from horologium.campaign.company import shown
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.campaign.wording import called, entries, kinds, of_role

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from horologium.campaign.session import CampaignSession


def discovered(session: CampaignSession) -> dict[str, tuple[str, ...]]:
    """The cards that the players know, by kind and in the order of their names."""
    kinds = [kind for kind in session.rules.data.kinds if kind.role in MET]
    return {kind.key: _sorted(session, kind.key, MET[kind.role](session)) for kind in kinds}


def _sorted(session: CampaignSession, kind: str, cards: Iterable[str]) -> tuple[str, ...]:
    there = [card for card in dict.fromkeys(cards) if card in entries(session.pack, kind)]
    return tuple(sorted(there, key=lambda card: called(session.pack, kind, card).casefold()))


def _foes(session: CampaignSession) -> Iterator[str]:
    """Whoever a mission that was fought names."""
    missions, known = entries(session.pack, "mission"), of_role(session.pack, "foe")
    for each in session.books.all(Fought):
        if each.mission in missions:
            yield from (text for text in _texts(missions[each.mission]) if text in known)


def _texts(value: Any) -> Iterator[str]:
    """Every text in a card of the pack."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for each in fields(value):
            yield from _texts(getattr(value, each.name))
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from _texts(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)


def _wares(session: CampaignSession) -> Iterator[str]:
    """What the company has, has had or found, has seen on a market, could make, or needs for that."""
    books = session.books
    yield from (item.card for item in books.all(ThingRecord))
    yield from (card for each in books.all(Fought) for _, card in each.loot)
    yield from (amount.of.id for amount in shown(books) if amount.of.id)
    yield from (mark.name for kind in kinds(session.pack, "knowledge") for mark in books.marks(kind))
    offered = (offer for _, offer in all_at(session, "place") if offer.shown)
    yield from (need.of.id for offer in offered for need in offer.verdict.things)
    yield from _handled(session)


def _handled(session: CampaignSession) -> Iterator[str]:
    """Cards that a step of the history names."""
    for step in session.steps:
        if step.state == "done":
            yield from _texts(json.loads(step.params).get("with", {}))


def _lessons(session: CampaignSession) -> Iterator[str]:
    """All that stands on the sheets of the heroes."""
    for hero in session.books.all(MemberRecord):
        yield from hero.known
        yield from (offer.subject.id for _, offer in all_at(session, "member", hero.id) if offer.left != 0)


def _conditions(session: CampaignSession) -> Iterator[str]:
    return (each.card for each in session.books.all(ConditionRecord))


MET: Final[Mapping[str, Callable[[CampaignSession], Iterator[str]]]] = MappingProxyType(
    {"foe": _foes, "ware": _wares, "lesson": _lessons, "condition": _conditions}
)
"""How cards of a role are met."""
