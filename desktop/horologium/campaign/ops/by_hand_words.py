"""What was set by hand, in words: fields of records and marks as players know them, and their values."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.affairs import bearers, money, state_with
from horologium.campaign.calendar import date_text
from horologium.campaign.company import SHOWN
from horologium.campaign.gauges import GAUGE, gauges
from horologium.campaign.records import MISSIONS, VICTORIES
from horologium.campaign.wording import called, called_as, listing, named
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.campaign.operations import Work

TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "purse": later("Purse"),
        "day": later("Date"),
        "node": later("Place in the story"),
        "battles": later("Battles of the plot"),
        "taken": later("Taken since the last battle"),
        "last_won": later("The last battle"),
        "experience": later("Experience"),
        "known": later("Learned"),
        "ready": later("At hand in the next battle"),
        "grade": later("Class"),
        "raises": later("Raised by"),
        "boons": later("At the beginning of the next battle"),
        "bench": later("On the bench"),
        "service": later("Service record"),
        "card": later("Card"),
        "holder": later("Carried by"),
        "flag": later("Flag of the story"),
        "visited": later("Visited"),
        SHOWN: later("On show"),
        GAUGE: later("Gauge"),
    }
)
"""Fields that can be set by hand and kinds of marks; what only a game knows is named by that game."""


def title(work: Work, field: str) -> str:
    """What players call a field or a kind of marks; what a game keeps for itself by the name that it has there."""
    if field == "town":
        return say(work.rules.data.words.place.one)
    kind = next((each.word.one for each in work.pack.kinds if each.key == field), field.rpartition(".")[2])
    return say(TITLES.get(field, kind))


def marked(work: Work, kind: str, what: str) -> str:
    """What players call something that is marked: a card, a flag, a place of the story or in it, a gauge."""
    if kind == GAUGE:
        return say(gauges(work)[what].title)
    if kind == SHOWN:
        return called(work.pack, *what.split(":", 1))
    told = {"flag": {each.name: each.label for each in work.plot.flags}, "visited": _places(work)}
    return told[kind].get(what) or what if kind in told else called(work.pack, kind, what)


def shown(work: Work, record: Any, field: str, value: Any) -> str:
    """A value in words."""
    words = _WORDS[field](work, record, value) if field in _WORDS else _any(value)
    return words or say("nothing")


def _any(value: Any) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return listing(map(_any, value)) if isinstance(value, tuple) else str(value)


def _places(work: Work) -> dict[str, str]:
    return {each.name: each.title for each in work.plot.nodes}


def _lessons(work: Work, _record: Any, value: tuple[str, ...]) -> str:
    return listing(called_as(work.pack, "lesson", card) for card in value)


def _raises(work: Work, hero: Any, value: tuple[tuple[str, int], ...]) -> str:
    titles = {each.key: each.title for each in work.rules.roster.sheet(state_with(work, hero.id), hero.id).traits}
    return listing(f"{titles.get(trait, trait)} {count:+}" for trait, count in value)


def _service(work: Work, _record: Any, value: tuple[tuple[str, int], ...]) -> str:
    known = {MISSIONS: later("Missions"), VICTORIES: later("Victories"), **work.rules.data.stats}
    return listing(f"{say(known.get(stat, stat))} {count}" for stat, count in value)


def _holder(work: Work, _record: Any, value: str) -> str:
    """Also somebody who is gone by now: that may be what is set right."""
    names = {each.id: each.name for each in bearers(work)}
    return names.get(value, value) or say("the common stock")


def _taken(work: Work, _record: Any, value: tuple[tuple[str, int], ...]) -> str:
    return listing(f"{_offered(work, key)} {count}" for key, count in value)


def _offered(work: Work, key: str) -> str:
    """What lies on a counter, as far as it is a card."""
    offer = key.rpartition(":")[2]
    return named(work.pack, offer) or offer


_WORDS: Final[Mapping[str, Callable[[Work, Any, Any], str]]] = MappingProxyType(
    {
        "purse": lambda work, _, value: money(work, value),
        "day": lambda work, _, value: date_text(work.plot, value),
        "town": lambda work, _, value: called(work.pack, "town", value) if value else "",
        "node": lambda work, _, value: _places(work).get(value, value),
        "taken": _taken,
        "last_won": lambda _work, _, value: {"won": say("won"), "lost": say("lost")}.get(value, ""),
        "known": _lessons,
        "ready": _lessons,
        "grade": lambda work, _, value: called_as(work.pack, "grade", value) if value else say("First class"),
        "raises": _raises,
        "boons": lambda work, _, value: listing(say(work.rules.data.boons.get(boon, boon)) for boon in value),
        "service": _service,
        "card": lambda work, thing, value: called(work.pack, thing.kind, value),
        "holder": _holder,
    }
)
"""How the values of a field are said; any other is said as it is."""
