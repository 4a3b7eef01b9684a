"""What the company has come across so far: enemies it has fought, things and skills it has seen; no more is told."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.asking import all_at
from horologium.campaign.company import shown
from horologium.campaign.records import Fought, Hero, Injury, Item
from horologium.campaign.wording import called, entries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.campaign import CardKind

KINDS: Final[tuple[CardKind, ...]] = ("enemy", "equipment", "reagent", "skill", "injury")


def discovered(session: CampaignSession) -> dict[CardKind, tuple[str, ...]]:
    """The cards that the players know, by kind and in the order of their names."""
    found: dict[CardKind, Iterable[str]] = {
        "enemy": _enemies(session),
        "equipment": _equipment(session),
        "reagent": _reagents(session),
        "skill": _skills(session),
        "injury": (each.card for each in session.books.all(Injury)),
    }
    return {kind: _sorted(session, kind, found[kind]) for kind in KINDS}


def _sorted(session: CampaignSession, kind: CardKind, cards: Iterable[str]) -> tuple[str, ...]:
    there = [card for card in dict.fromkeys(cards) if card in entries(session.pack, kind)]
    return tuple(sorted(there, key=lambda card: called(session.pack, kind, card).casefold()))


def _enemies(session: CampaignSession) -> Iterator[str]:
    """Whoever a mission that was fought names."""
    missions, known = entries(session.pack, "mission"), entries(session.pack, "enemy")
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


def _equipment(session: CampaignSession) -> Iterator[str]:
    """What the company has, has had, or could make."""
    yield from (item.card for item in session.books.all(Item) if item.ware == "equipment")
    yield from (mark.name for mark in session.books.marks("recipe"))
    yield from _handled(session)


def _reagents(session: CampaignSession) -> Iterator[str]:
    """What was found, seen on a market, or is needed by a recipe."""
    books = session.books
    yield from (item.card for item in books.all(Item) if item.ware == "reagent")
    yield from (card for each in books.all(Fought) for card in each.loot)
    yield from (amount.of.id for amount in shown(books) if amount.of.kind == "reagent")
    offered = (offer for _, offer in all_at(session, "place") if offer.shown)
    yield from (need.of.id for offer in offered for need in offer.verdict.things)
    yield from _handled(session)


def _handled(session: CampaignSession) -> Iterator[str]:
    """Cards that a step of the history names."""
    for step in session.steps:
        if step.state == "done":
            yield from _texts(json.loads(step.params).get("with", {}))


def _skills(session: CampaignSession) -> Iterator[str]:
    """All that stands on the sheets of the heroes."""
    for hero in session.books.all(Hero):
        yield from hero.learned
        offered = (offer for _, offer in all_at(session, "member", hero.id) if offer.left != 0)
        yield from (offer.subject.id for offer in offered if offer.subject.kind == "skill")
