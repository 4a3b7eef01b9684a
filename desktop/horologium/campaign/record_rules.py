"""What each field of a record may hold, whatever the game: the one door for all that comes from outside.

Operations keep within these bounds by themselves. Imports refuse what does not, and a check-up mends it: every rule
says what is wrong with a value, and which one comes nearest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.agreements import MOST_OPTION
from horologium.campaign.money import MOST as MOST_COINS
from horologium.campaign.ops.guests import MOST_EVENT
from horologium.campaign.ops.limits import MOST_BATTLES, MOST_DAYS, MOST_DEEDS, MOST_RAISES
from horologium.campaign.ops.notes import PICTURE
from horologium.campaign.own import MOST as MOST_OWN
from horologium.campaign.players import COLOURS, MOST_LETTERS
from horologium.campaign.records import KIND_OF, KINDS
from horologium.campaign.wording import MOST_NAME, MOST_TEXT, fault
from horologium.content.visible import STRANGE, cleaned, is_seen, unseen
from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.records import Record

MOST_LINE: Final = 400
MOST_KEY: Final = 120
MOST_PAGES: Final = 200_000
MOST_LISTED: Final = 1_000
MOST_NUMBER: Final = 10**9
MOST_SEED: Final = 2**63 - 1
UNKNOWN_TIME: Final = "1970-01-01T00:00:00+00:00"
TIME: Final = re.compile(r"[0-9-]{10}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,6})?(?:Z|[+-][0-9]{2}:[0-9]{2})?")
DIGEST: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Rule:
    """``wrong`` says why a value cannot be, or nothing; ``near`` gives one that can."""

    wrong: Callable[[Any], str]
    near: Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Impossible:
    """A field of a record with a value that cannot be."""

    field: str
    why: str


# Kinds of values


def number(most: int, least: int = 0) -> Rule:
    """A number within bounds."""

    def wrong(value: int) -> str:
        if least <= value <= most:
            return ""
        return say("must be from {least} to {most}, not {value}", least=least, most=most, value=value)

    return Rule(wrong, lambda value: min(max(value, least), most))


def name(most: int = MOST_NAME) -> Rule:
    """A name that somebody gave, by the rule for names."""
    return Rule(lambda value: fault(value, "", most).strip(), lambda value: cleaned(value)[:most].strip() or "?")


def line(most: int = MOST_LINE) -> Rule:
    """A title, a key or a word: on one line, or nothing."""

    def wrong(value: str) -> str:
        if len(value) > most:
            return _too_long(value, most)
        if sign := unseen(value):
            return _strange(sign)
        return say("has nothing that can be seen") if value and not is_seen(value) else ""

    return Rule(wrong, lambda value: cleaned(value)[:most].strip())


def text(most: int = MOST_TEXT) -> Rule:
    """A text of several lines, or nothing."""

    def wrong(value: str) -> str:
        if len(value) > most:
            return _too_long(value, most)
        strange = STRANGE.search(value)
        return _strange(strange[0]) if strange else ""

    return Rule(wrong, lambda value: STRANGE.sub("", value)[:most])


def time(missing: str = UNKNOWN_TIME) -> Rule:
    """A moment by somebody's clock; ``missing`` stands for one that nobody knows."""

    def wrong(value: str) -> str:
        return "" if value == missing or is_time(value) else say("{value!r} is no time", value=value[:MOST_NAME])

    return Rule(wrong, lambda _: missing)


def is_time(value: str) -> bool:
    """Whether a text is a moment, to the second, as this program writes it."""
    try:
        return TIME.fullmatch(value) is not None and datetime.fromisoformat(value) is not None
    except ValueError:
        return False


def listed(each: Rule, most: int = MOST_LISTED) -> Rule:
    """Several values of one kind."""

    def wrong(values: tuple[Any, ...]) -> str:
        if len(values) > most:
            return say("holds {count} values: {most} at most", count=len(values), most=most)
        return next((found for value in values if (found := each.wrong(value))), "")

    return Rule(wrong, lambda values: tuple(map(each.near, values[:most])))


def pairs(key: Rule, value: Rule, most: int = MOST_RAISES * 10) -> Rule:
    """Pairs of a key and a value."""
    both = (key, value)
    inner = Rule(
        lambda pair: next((found for rule, part in zip(both, pair, strict=True) if (found := rule.wrong(part))), ""),
        lambda pair: tuple(rule.near(part) for rule, part in zip(both, pair, strict=True)),
    )
    return listed(inner, most)


def one_of(known: tuple[str, ...]) -> Rule:
    """A word from a list."""

    def wrong(value: str) -> str:
        if value in known:
            return ""
        return say("{value!r} is none of {names}", value=value[:MOST_NAME], names=", ".join(known))

    return Rule(wrong, lambda _: known[0])


def matching(pattern: re.Pattern[str], instead: str, *, empty: bool = True) -> Rule:
    """A text of a given form, or nothing."""
    return Rule(
        lambda value: (
            ""
            if pattern.fullmatch(value) or (empty and not value)
            else say("{value!r} is not what it should be", value=value[:MOST_NAME])
        ),
        lambda _: instead,
    )


def _wrong_option(value: str) -> str:
    try:
        if len(value) <= MOST_OPTION:
            json.loads(value)
            return ""
    except (ValueError, RecursionError):
        pass
    return say("{value!r} is no value of an option", value=value[:MOST_NAME])


def _wrong_own(value: str) -> str:
    """What a game keeps for itself is canonical JSON with a version; only the game knows more of it."""
    if len(value) > MOST_OWN:
        return _too_long(value, MOST_OWN)
    try:
        found = json.loads(value) if value else {"v": 1}
        good = isinstance(found, dict) and type(found.get("v")) is int and value in ("", canonical(found))
    except (ValueError, RecursionError):
        good = False
    return "" if good else say("{value!r} is not what it should be", value=value[:MOST_NAME])


def _too_long(value: str, most: int) -> str:
    return say("has {count} characters: {most} at most", count=len(value), most=most)


def _strange(sign: str) -> str:
    return say("holds the character U+{code:04X}, which cannot stand there", code=ord(sign))


DEEDS: Final = number(MOST_DEEDS)
ANYTHING: Final = Rule(lambda _: "", lambda value: value)  # the type says all
KEY: Final = line(MOST_KEY)
KEYS: Final = listed(KEY)
OWN: Final = Rule(_wrong_own, lambda _: "")

RULES: Final[Mapping[str, Mapping[str, Rule]]] = MappingProxyType(
    {
        "charter": {
            "id": KEY,
            "name": name(),
            "pack": KEY,
            "pack_digest": matching(DIGEST, ""),
            "ruleset": KEY,
            "plot": KEY,
            "seed": number(MOST_SEED),
            "difficulty": KEY,
            "dice": ANYTHING,
            "undo": ANYTHING,
            "options": pairs(KEY, Rule(_wrong_option, lambda _: "null")),
            "adopted": ANYTHING,
            "branch_of": line(),
            "by_hand": KEYS,
        },
        "standing": {
            "id": KEY,
            "node": KEY,
            "stage": ANYTHING,
            "day": number(MOST_DAYS),
            "town": KEY,
            "purse": number(MOST_COINS),
            "step": KEY,
            "battle": KEY,
            "mission": KEY,
            "side": KEY,
            "resume": KEY,
            "party": KEYS,
            "battles": number(MOST_BATTLES),
            "taken": pairs(KEY, number(MOST_BATTLES), MOST_LISTED),
            "last_won": ANYTHING,
            "counter": number(MOST_NUMBER),
            "by_hand": KEYS,
            "own": OWN,
        },
        "player": {"id": KEY, "name": name(MOST_LETTERS), "colour": one_of(COLOURS)},
        "member": {
            "id": KEY,
            "card": KEY,
            "name": name(),
            "player": KEY,
            "grade": KEY,
            "experience": DEEDS,
            "known": KEYS,
            "ready": KEYS,
            "raises": pairs(KEY, number(MOST_RAISES, -MOST_RAISES)),
            "boons": KEYS,
            "bench": ANYTHING,
            "service": pairs(KEY, DEEDS),
            "notes": text(),
            "by_hand": KEYS,
            "own": OWN,
        },
        "thing": {
            "id": KEY,
            "kind": KEY,
            "card": KEY,
            "holder": KEY,
            "history": listed(text(MOST_EVENT)),
            "by_hand": KEYS,
            "own": OWN,
        },
        "condition": {
            "id": KEY,
            "bearer": KEY,
            "kind": KEY,
            "card": KEY,
            "since": line(),
            "by_hand": KEYS,
            "own": OWN,
        },
        "mark": {"id": line(), "kind": KEY, "name": line(), "count": number(MOST_NUMBER), "by_hand": KEYS},
        "fought": {
            "id": KEY,
            "number": number(MOST_NUMBER, 1),
            "node": KEY,
            "mission": KEY,
            "outcome": KEY,
            "won": ANYTHING,
            "party": KEYS,
            "battle": KEY,
            "side": ANYTHING,
            "loot": pairs(KEY, KEY, MOST_LISTED),
            "coins": number(MOST_COINS, -MOST_COINS),
            "experience": DEEDS,
            "clock": line(),
            "day": number(MOST_DAYS),
            "by_hand": KEYS,
        },
        "chapter": {
            "id": KEY,
            "at": time(),
            "day": number(MOST_DAYS),
            "kind": ANYTHING,
            "title": line(),
            "text": text(MOST_PAGES),
            "town": KEY,
            "key": KEY,
            "battle": KEY,
            "picture": matching(PICTURE, ""),
            "edited": time(""),
            "remark": text(),
            "by_hand": KEYS,
        },
    }
)
"""Every field of every kind of record."""

_ONCE: Final = MappingProxyType({"member": "hero", "thing": "item", "condition": "injury"})
"""What some kinds were called once: ids stay, for others speak of them."""

LIKE: Final = MappingProxyType(
    {kind: re.compile(f"(?:{kind}|{_ONCE.get(kind, kind)})-[1-9][0-9]{{0,8}}") for kind in KINDS}
)
"""How ids are made; those that there is only once, and marks, have others."""


def impossible(record: Record) -> Iterator[Impossible]:
    """All fields of a record with values that cannot be."""
    for field, rule in RULES[KIND_OF[type(record)]].items():
        if why := rule.wrong(getattr(record, field)):
            yield Impossible(field, why)


def possible(record: Record) -> Record:
    """The record that comes nearest and can be; its id stays, for others speak of it."""
    rules = RULES[KIND_OF[type(record)]]
    nearest = {
        each.field: rules[each.field].near(getattr(record, each.field))
        for each in impossible(record)
        if each.field != "id"
    }
    return replace(record, **nearest) if nearest else record
