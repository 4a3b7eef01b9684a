"""Records that contradict each other: orphans, doubles, and numbers that cannot be."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.counts import counts
from horologium.campaign.gauges import GAUGE
from horologium.campaign.players import COLOURS
from horologium.campaign.record_rules import LIKE, impossible, possible
from horologium.campaign.records import KINDS, MISSIONS, THE_ONE, VICTORIES
from horologium.content.visible import cleaned
from horologium.engine.core.speech import say
from horologium.store.checks.campaign_rows import Finding
from horologium.store.checks.rows import DIGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.store.checks.campaign_rows import CampaignRows

NAMED: Final = ("charter", "player", "member")
_NUMBERED: Final = re.compile("|".join(like.pattern for like in LIKE.values()))


def alone(state: CampaignRows) -> Iterator[Finding]:
    """There is one charter and one standing."""
    for kind in ("charter", "standing"):
        found = [*state.records(kind)]
        if not found:
            yield Finding(say("there is no {kind}: restore a snapshot", kind=kind), None)
        elif all(each.id != THE_ONE for each in found):
            words = say("the {kind} has the id {id!r}; it gets its own", kind=kind, id=found[0].id)
            yield Finding(words, partial(state.put, replace(found[0], id=THE_ONE), found[0].id))
        else:
            for each in found:
                if each.id != THE_ONE:
                    yield Finding(
                        say("there is a second {kind} {id!r}; it goes", kind=kind, id=each.id),
                        partial(state.remove, each),
                    )


def check(state: CampaignRows) -> Iterator[Finding]:
    """Find all contradictions between records, and numbers that cannot be."""
    yield from _charter(state)
    yield from _names(state)
    yield from _values(state)
    yield from _colours(state)
    yield from _party(state)
    yield from _heroes(state)
    yield from _things(state)
    yield from _marks(state)
    yield from _fought(state)


def _charter(state: CampaignRows) -> Iterator[Finding]:
    for charter in state.records("charter"):
        row = next((row for row in state.rows["pack"] if row["id"] == charter.pack), None)
        if row and not DIGEST.fullmatch(charter.pack_digest) and DIGEST.fullmatch(row["digest"]):
            words = say("the hash of the pack in the charter is none; it is taken from the list of packs")
            yield Finding(words, partial(state.put, replace(charter, pack_digest=row["digest"])))
        if row and not charter.ruleset:
            words = say("the charter does not say by which rules is played; those of the pack are entered")
            yield Finding(words, partial(state.put, replace(charter, ruleset=row["ruleset"])))
        options = dict(charter.options)
        if tuple(options.items()) != charter.options:
            words = say("an option of the charter is there twice; one goes")
            yield Finding(words, partial(state.put, replace(charter, options=tuple(options.items()))))


def _values(state: CampaignRows) -> Iterator[Finding]:
    """Fields that hold what cannot be, by the rules for records; the nearest that can takes its place."""
    for kind in KINDS:
        for each in state.records(kind):
            wrong = [f"{found.field} {found.why}" for found in impossible(each) if found.field != "id"]
            if wrong:
                words = say("{kind} {id}: {what}; it is set right", kind=kind, id=each.id, what="; ".join(wrong))
                yield Finding(words, partial(state.put, possible(each)))


def _names(state: CampaignRows) -> Iterator[Finding]:
    for kind in NAMED:
        taken: set[str] = set()
        for each in state.records(kind):
            name = cleaned(each.name)
            if not name:
                yield Finding(
                    say("{kind} {id} has no name; it gets one", kind=kind, id=each.id),
                    _renamed(state, each, each.id, taken),
                )
            elif kind != "charter" and name.casefold() in taken:
                yield Finding(
                    say("two of the kind {kind} are called {name}; one gets a number", kind=kind, name=name),
                    _renamed(state, each, name, taken),
                )
            taken.add(name.casefold())


def _renamed(state: CampaignRows, each: Any, name: str, taken: set[str]) -> Any:
    tries = (name if number == 1 else f"{name} {number}" for number in range(1, 1_000))
    return partial(state.put, replace(each, name=next(name for name in tries if name.casefold() not in taken)))


def _colours(state: CampaignRows) -> Iterator[Finding]:
    taken: set[str] = set()
    for player in state.records("player"):
        if player.colour in taken:
            free = next((colour for colour in COLOURS if colour not in taken), player.colour)
            words = say(
                "{name} has the colour of somebody else, {colour}; it is {free} now",
                name=player.name,
                colour=player.colour,
                free=free,
            )
            if free != player.colour:
                yield Finding(words, partial(state.put, replace(player, colour=free)))
        taken.add(player.colour)


def _party(state: CampaignRows) -> Iterator[Finding]:
    heroes = state.ids("member")
    for standing in state.records("standing"):
        party = tuple(dict.fromkeys(hero for hero in standing.party if hero in heroes))
        if party != standing.party:
            words = say("somebody in the party is there twice or not in the company; the others stay")
            yield Finding(words, partial(state.put, replace(standing, party=party)))


def _heroes(state: CampaignRows) -> Iterator[Finding]:
    players = state.ids("player")
    for hero in state.records("member"):
        if hero.player and hero.player not in players:
            words = say(
                "{name} belongs to the player {player!r}, who is not there; now all play together",
                name=hero.name,
                player=hero.player,
            )
            yield Finding(words, partial(state.put, replace(hero, player="")))
        for name in ("known", "ready", "boons"):
            once = tuple(dict.fromkeys(getattr(hero, name)))
            if name != "boons" and once != getattr(hero, name):
                words = say("{name} has the same skill twice in {list}; once stays", name=hero.name, list=name)
                yield Finding(words, partial(state.put, replace(hero, **{name: once})))
        raises = tuple(dict(hero.raises).items())
        if raises != hero.raises:
            words = say("{name} has the same trait raised twice; one stays", name=hero.name)
            yield Finding(words, partial(state.put, replace(hero, raises=raises)))
        served = dict(hero.service)
        if len(served) < len(hero.service):
            words = say("{name} has the same count twice in the service record; one stays", name=hero.name)
            yield Finding(words, partial(state.put, replace(hero, service=counts(served))))
        if served.get(VICTORIES, 0) > served.get(MISSIONS, 0):
            words = say("{name} has won more missions than there were; the victories are set right", name=hero.name)
            service = counts({**served, VICTORIES: served.get(MISSIONS, 0)})
            yield Finding(words, partial(state.put, replace(hero, service=service)))


def _things(state: CampaignRows) -> Iterator[Finding]:
    bearers = state.ids("member") | state.ids("thing")
    for item in state.records("thing"):
        if item.holder and (item.holder not in bearers or item.holder == item.id):
            words = say(
                "{card} ({id}) is carried by {holder!r}, who is not there; it goes to the stock",
                card=item.card,
                id=item.id,
                holder=item.holder,
            )
            yield Finding(words, partial(state.put, replace(item, holder="")))
    for injury in state.records("condition"):
        if injury.bearer and injury.bearer not in bearers:
            words = say(
                "the injury {card} ({id}) is of {hero!r}, who is not there; it goes",
                card=injury.card,
                id=injury.id,
                hero=injury.bearer,
            )
            yield Finding(words, partial(state.remove, injury))


def _marks(state: CampaignRows) -> Iterator[Finding]:
    for mark in state.records("mark"):
        right = f"{mark.kind}:{mark.name}"
        if (mark.count < 1 and mark.kind != GAUGE) or not mark.name:
            words = say(
                "{id} is marked {count} {count:time|times}; it is not marked any more", id=mark.id, count=mark.count
            )
            yield Finding(words, partial(state.remove, mark))
        elif mark.id != right and state.find("mark", right):
            words = say("{right} is marked a second time as {id!r}; that goes", right=right, id=mark.id)
            yield Finding(words, partial(state.remove, mark))
        elif mark.id != right:
            words = say("the mark {id!r} should have the id {right!r}; it gets it", id=mark.id, right=right)
            yield Finding(words, partial(state.put, replace(mark, id=right), mark.id))


def _fought(state: CampaignRows) -> Iterator[Finding]:
    found = [*state.records("fought")]
    numbers = [each.number for each in found]
    if len(set(numbers)) < len(numbers) or any(number < 1 for number in numbers):
        for number, each in enumerate(found, 1):
            if each.number != number:
                words = say(
                    "the battle {id} has the impossible number {number}; now it is {right}",
                    id=each.id,
                    number=each.number,
                    right=number,
                )
                yield Finding(words, partial(state.put, replace(each, number=number)))


def counter(state: CampaignRows) -> Iterator[Finding]:
    """New records get numbers that none has had; what was undone gives its numbers back."""
    used = max(_numbers(state), default=0)
    for standing in state.records("standing"):
        if standing.counter < used:
            words = say(
                "the next record would get the number {number}, but {used} is in use; it goes on",
                number=standing.counter + 1,
                used=used,
            )
            yield Finding(words, partial(state.put, replace(standing, counter=used)))


def _numbers(state: CampaignRows) -> Iterator[int]:
    kept = [row["id"] for kind in KINDS for row in state.rows[kind]]
    done = {row["seq"] for row in state.rows["step"] if row["state"] == "done"}
    for id_ in (*kept, *(row["id"] for row in state.rows["change"] if row["step"] in done)):
        if _NUMBERED.fullmatch(id_):
            yield int(id_.rpartition("-")[2])
