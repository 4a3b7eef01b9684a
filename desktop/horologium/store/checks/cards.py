"""Cards that the pack does not have (any more): the rules could not work with them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from horologium.campaign.wording import entries
from horologium.store.checks.state import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.packs import Pack
    from horologium.store.checks.state import State


def check(state: State, pack: Pack) -> Iterator[Finding]:
    """Find everything that the pack does not have. Heroes stay: without their card the campaign says so itself."""
    yield from _items(state, pack)
    yield from _skills(state, pack)
    for injury in state.records("injury"):
        if injury.card not in entries(pack, "injury"):
            words = f"the pack has no injury {injury.card!r}; {injury.id} goes"
            yield Finding(words, partial(state.remove, injury))
    for mark in state.records("mark"):
        if mark.kind == "recipe" and mark.name not in entries(pack, "recipe"):
            yield Finding(
                f"the pack has nothing to make of the recipe {mark.name!r}; it goes", partial(state.remove, mark)
            )
    for standing in state.records("standing"):
        if standing.town and standing.town not in entries(pack, "town"):
            words = f"the pack has no town {standing.town!r}; the company is on the road"
            yield Finding(words, partial(state.put, replace(standing, town="")))


def _items(state: State, pack: Pack) -> Iterator[Finding]:
    for item in state.records("item"):
        other: Any = "reagent" if item.ware == "equipment" else "equipment"
        if item.card in entries(pack, item.ware):
            continue
        if item.card in entries(pack, other):
            words = f"{item.card} ({item.id}) is entered as {item.ware}, but it is {other}"
            yield Finding(words, partial(state.put, replace(item, ware=other, holder="")))
        else:
            words = f"the pack has no {item.ware} {item.card!r}; {item.id} goes"
            yield Finding(words, partial(state.remove, item))


def _skills(state: State, pack: Pack) -> Iterator[Finding]:
    known = entries(pack, "skill")
    for hero in state.records("hero"):
        for name in ("learned", "pins"):
            kept = tuple(skill for skill in getattr(hero, name) if skill in known)
            if kept != getattr(hero, name):
                words = f"{hero.name} has a skill in {name} that the pack does not have; it goes"
                yield Finding(words, partial(state.put, replace(hero, **{name: kept})))
        if hero.grade and hero.grade not in entries(pack, "class"):
            words = f"the pack has no class {hero.grade!r}; {hero.name} is of the first class again"
            yield Finding(words, partial(state.put, replace(hero, grade="")))
