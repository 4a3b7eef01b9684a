"""Cards that the pack does not have (any more): the rules could not work with them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from horologium.campaign.legends import SEEN
from horologium.campaign.records import MARKS
from horologium.campaign.wording import entries, kinds, of_role
from horologium.engine.core.speech import say
from horologium.store.checks.campaign_rows import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.records import ThingRecord
    from horologium.content.packs import Pack
    from horologium.store.checks.campaign_rows import CampaignRows


def check(state: CampaignRows, pack: Pack) -> Iterator[Finding]:
    """Find everything that the pack does not have. Heroes stay: without their card the campaign says so itself."""
    yield from _items(state, pack)
    yield from _held(state, pack)
    yield from _skills(state, pack)
    for injury in state.records("condition"):
        if injury.card not in entries(pack, injury.kind):
            words = say("the pack has no {ware} {card!r}; {id} goes", ware=injury.kind, card=injury.card, id=injury.id)
            yield Finding(words, partial(state.remove, injury))
    yield from _marks(state, pack)
    for standing in state.records("standing"):
        if standing.town and standing.town not in entries(pack, "town"):
            words = say("the pack has no town {town!r}; the company is on the road", town=standing.town)
            yield Finding(words, partial(state.put, replace(standing, town="")))


def _marks(state: CampaignRows, pack: Pack) -> Iterator[Finding]:
    """What the company knows is of a kind that the game has; the rest is marked in every game."""
    for mark in state.records("mark"):
        if mark.kind == SEEN and mark.name not in entries(pack, "mission"):
            words = say("the pack has no mission {name!r}, of which a Legend could be seen; it goes", name=mark.name)
            yield Finding(words, partial(state.remove, mark))
        if mark.kind not in MARKS and mark.name not in entries(pack, mark.kind):
            yield Finding(_gone(mark.kind, mark.name, mark.id), partial(state.remove, mark))


def _items(state: CampaignRows, pack: Pack) -> Iterator[Finding]:
    for item in state.records("thing"):
        if item.card in entries(pack, item.kind):
            yield from _in_hands(state, pack, item)
            continue
        other: Any = next((ware for ware in kinds(pack, "ware") if item.card in entries(pack, ware)), "")
        if other:
            words = say(
                "{card} ({id}) is entered as {ware}, but it is {other}",
                card=item.card,
                id=item.id,
                ware=item.kind,
                other=other,
            )
            yield Finding(words, partial(state.put, replace(item, kind=other, holder="")))
        else:
            yield Finding(_gone(item.kind, item.card, item.id), partial(state.remove, item))


def _held(state: CampaignRows, pack: Pack) -> Iterator[Finding]:
    """Things are held by members, and by things of a kind that bears others."""
    bearing = {kind.key for kind in pack.kinds if kind.bears}
    others = {item.id for item in state.records("thing") if item.kind not in bearing}
    for item in state.records("thing"):
        if item.holder in others:
            words = say(
                "{card} ({id}) is carried by {holder!r}, who is not there; it goes to the stock",
                card=item.card,
                id=item.id,
                holder=item.holder,
            )
            yield Finding(words, partial(state.put, replace(item, holder="")))


def _in_hands(state: CampaignRows, pack: Pack, item: ThingRecord) -> Iterator[Finding]:
    if item.holder and not any(kind.held for kind in pack.kinds if kind.key == item.kind):
        words = say("{card} ({id}) is carried by somebody; it goes to the stock", card=item.card, id=item.id)
        yield Finding(words, partial(state.put, replace(item, holder="")))


def _gone(kind: str, card: str, id_: str) -> str:
    return say("the pack has no {ware} {card!r}; {id} goes", ware=kind, card=card, id=id_)


def _skills(state: CampaignRows, pack: Pack) -> Iterator[Finding]:
    known, grades = of_role(pack, "lesson"), of_role(pack, "grade")
    for hero in state.records("member"):
        for name in ("known", "ready"):
            kept = tuple(skill for skill in getattr(hero, name) if skill in known)
            if kept != getattr(hero, name):
                words = say(
                    "{name} has a skill in {list} that the pack does not have; it goes", name=hero.name, list=name
                )
                yield Finding(words, partial(state.put, replace(hero, **{name: kept})))
        if hero.grade and hero.grade not in grades:
            words = say(
                "the pack has no class {grade!r}; {name} is of the first class again", grade=hero.grade, name=hero.name
            )
            yield Finding(words, partial(state.put, replace(hero, grade="")))
