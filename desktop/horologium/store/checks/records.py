"""Records that contradict each other: orphans, doubles, and numbers that cannot be."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.ops.notes import PICTURE
from horologium.campaign.ops.trade import OPENED
from horologium.campaign.records import KINDS, THE_ONE, Service
from horologium.store.checks.rows import DIGEST
from horologium.store.checks.state import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.store.checks.state import State

COUNTS: Final = (
    ("standing", ("day", "purse", "battles", "exchanged", "counter")),
    ("hero", ("experience",)),
    ("fought", ("coins", "experience", "day")),
    ("chapter", ("day",)),
    ("charter", ("seed",)),
)
NAMED: Final = ("charter", "player", "hero")
A_MARKET: Final = f"display:{OPENED}"


def alone(state: State) -> Iterator[Finding]:
    """There is one charter and one standing."""
    for kind in ("charter", "standing"):
        found = [*state.records(kind)]
        if not found:
            yield Finding(f"there is no {kind}: restore a snapshot", None)
        elif all(each.id != THE_ONE for each in found):
            words = f"the {kind} has the id {found[0].id!r}; it gets its own"
            yield Finding(words, partial(state.put, replace(found[0], id=THE_ONE), found[0].id))
        else:
            for each in found:
                if each.id != THE_ONE:
                    yield Finding(f"there is a second {kind} {each.id!r}; it goes", partial(state.remove, each))


def check(state: State) -> Iterator[Finding]:
    """Find all contradictions between records, and numbers that cannot be."""
    yield from _charter(state)
    yield from _counts(state)
    yield from _names(state)
    yield from _party(state)
    yield from _heroes(state)
    yield from _things(state)
    yield from _marks(state)
    yield from _fought(state)
    yield from _pictures(state)
    yield from _counter(state)


def _charter(state: State) -> Iterator[Finding]:
    for charter in state.records("charter"):
        row = next((row for row in state.rows["pack"] if row["id"] == charter.pack), None)
        if row and not DIGEST.fullmatch(charter.pack_digest) and DIGEST.fullmatch(row["digest"]):
            words = "the hash of the pack in the charter is none; it is taken from the list of packs"
            yield Finding(words, partial(state.put, replace(charter, pack_digest=row["digest"])))
        if row and not charter.ruleset:
            words = "the charter does not say by which rules is played; those of the pack are entered"
            yield Finding(words, partial(state.put, replace(charter, ruleset=row["ruleset"])))
        options = {key: value for key, value in charter.options if _is_json(value)}
        if tuple(options.items()) != charter.options:
            words = "an option of the charter is there twice or cannot be read; it goes"
            yield Finding(words, partial(state.put, replace(charter, options=tuple(options.items()))))


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _counts(state: State) -> Iterator[Finding]:
    for kind, names in COUNTS:
        for each in state.records(kind):
            below = {name: 0 for name in names if getattr(each, name) < 0}
            if below:
                words = f"{kind} {each.id}: {', '.join(below)} cannot be below zero; set to 0"
                yield Finding(words, partial(state.put, replace(each, **below)))


def _names(state: State) -> Iterator[Finding]:
    for kind in NAMED:
        taken: set[str] = set()
        for each in state.records(kind):
            name = each.name.strip()
            if not name:
                yield Finding(f"{kind} {each.id} has no name; it gets one", _renamed(state, each, each.id, taken))
            elif kind != "charter" and name.casefold() in taken:
                yield Finding(
                    f"two of the kind {kind} are called {name}; one gets a number", _renamed(state, each, name, taken)
                )
            taken.add(name.casefold())


def _renamed(state: State, each: Any, name: str, taken: set[str]) -> Any:
    tries = (name if number == 1 else f"{name} {number}" for number in range(1, 1_000))
    return partial(state.put, replace(each, name=next(name for name in tries if name.casefold() not in taken)))


def _party(state: State) -> Iterator[Finding]:
    heroes = state.ids("hero")
    for standing in state.records("standing"):
        party = tuple(dict.fromkeys(hero for hero in standing.party if hero in heroes))
        if party != standing.party:
            words = "somebody in the party is there twice or not in the company; the others stay"
            yield Finding(words, partial(state.put, replace(standing, party=party)))


def _heroes(state: State) -> Iterator[Finding]:
    players = state.ids("player")
    for hero in state.records("hero"):
        if hero.player and hero.player not in players:
            words = f"{hero.name} belongs to the player {hero.player!r}, who is not there; now all play together"
            yield Finding(words, partial(state.put, replace(hero, player="")))
        for name in ("learned", "pins", "boons"):
            once = tuple(dict.fromkeys(getattr(hero, name)))
            if name != "boons" and once != getattr(hero, name):
                words = f"{hero.name} has the same skill twice in {name}; once stays"
                yield Finding(words, partial(state.put, replace(hero, **{name: once})))
        cubes = tuple(dict(hero.cubes).items())
        if cubes != hero.cubes:
            words = f"{hero.name} has cubes on the same trait twice; one stays"
            yield Finding(words, partial(state.put, replace(hero, cubes=cubes)))
        if (service := _possible(hero.service)) != hero.service:
            words = f"the service record of {hero.name} has numbers that cannot be; they are set right"
            yield Finding(words, partial(state.put, replace(hero, service=service)))


def _possible(service: Service) -> Service:
    counts = {field.name: max(getattr(service, field.name), 0) for field in fields(service)}
    return Service(**{**counts, "victories": min(counts["victories"], counts["missions"])})


def _things(state: State) -> Iterator[Finding]:
    heroes = state.ids("hero")
    for item in state.records("item"):
        if item.holder and item.holder not in heroes:
            words = f"{item.card} ({item.id}) is carried by {item.holder!r}, who is not there; it goes to the stock"
            yield Finding(words, partial(state.put, replace(item, holder="")))
        elif item.holder and item.ware == "reagent":
            words = f"the reagent {item.card} ({item.id}) is carried by somebody; it goes to the stock"
            yield Finding(words, partial(state.put, replace(item, holder="")))
    for injury in state.records("injury"):
        if injury.hero not in heroes:
            words = f"the injury {injury.card} ({injury.id}) is of {injury.hero!r}, who is not there; it goes"
            yield Finding(words, partial(state.remove, injury))


def _marks(state: State) -> Iterator[Finding]:
    for mark in state.records("mark"):
        right = f"{mark.kind}:{mark.name}"
        if mark.count < 1 or (not mark.name and right != A_MARKET):
            words = f"{mark.id} is marked {mark.count} times; it is not marked any more"
            yield Finding(words, partial(state.remove, mark))
        elif mark.id != right and state.find("mark", right):
            words = f"{right} is marked a second time as {mark.id!r}; that goes"
            yield Finding(words, partial(state.remove, mark))
        elif mark.id != right:
            words = f"the mark {mark.id!r} should have the id {right!r}; it gets it"
            yield Finding(words, partial(state.put, replace(mark, id=right), mark.id))


def _fought(state: State) -> Iterator[Finding]:
    found = [*state.records("fought")]
    numbers = [each.number for each in found]
    if len(set(numbers)) < len(numbers) or any(number < 1 for number in numbers):
        for number, each in enumerate(found, 1):
            if each.number != number:
                words = f"the battle {each.id} has the impossible number {each.number}; now it is {number}"
                yield Finding(words, partial(state.put, replace(each, number=number)))


def _pictures(state: State) -> Iterator[Finding]:
    for chapter in state.records("chapter"):
        if chapter.picture and not PICTURE.fullmatch(chapter.picture):
            words = f"the picture of {chapter.title!r} has an impossible name; the entry has none now"
            yield Finding(words, partial(state.put, replace(chapter, picture="")))


def _counter(state: State) -> Iterator[Finding]:
    """New records get numbers that none has had; what was undone gives its numbers back."""
    used = max(_numbers(state), default=0)
    for standing in state.records("standing"):
        if standing.counter < used:
            words = f"the next record would get the number {standing.counter + 1}, but {used} is in use; it goes on"
            yield Finding(words, partial(state.put, replace(standing, counter=used)))


def _numbers(state: State) -> Iterator[int]:
    kept = [row["id"] for kind in KINDS for row in state.rows[kind]]
    done = {row["seq"] for row in state.rows["step"] if row["state"] == "done"}
    for id_ in (*kept, *(row["id"] for row in state.rows["change"] if row["step"] in done)):
        number = id_.rpartition("-")[2]
        if number.isdecimal() and id_.rpartition("-")[0] in KINDS and len(number) < 10:
            yield int(number)
