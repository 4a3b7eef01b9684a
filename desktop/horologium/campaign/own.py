"""The parts that games keep for themselves, between the text in a record and the value that rules see.

The text is canonical JSON with its version, ``{"until":9,"v":2,"wage":3}``; no text, no part. An older version is
lifted when it is read, and written anew when its record changes next; so undo may bring back old ones at any time.
"""

from __future__ import annotations

import json
from dataclasses import fields, replace
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from horologium.campaign.errors import Refused
from horologium.campaign.records import KIND_OF, ConditionRecord, MemberRecord, Standing, ThingRecord
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import Shape, saved_fields, shape_of
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.campaign.books import Books
    from horologium.engine.core.campaign import CampaignRules, CampaignState
    from horologium.engine.core.faults import Fault
    from horologium.engine.core.own import OwnParts, PartBearer

Bearing: TypeAlias = Standing | MemberRecord | ThingRecord | ConditionRecord
R = TypeVar("R", bound=Bearing)

BEARERS: Final[Mapping[str, str]] = MappingProxyType(
    {"standing": "company", "member": "member", "thing": "thing", "condition": "condition"}
)
"""The kinds of records that can have a part, and what games call them."""

OWN: Final = "own."
"""How the fields of a part are called where those of its record are named too."""
MOST: Final = 64 * 2**10
_VERSION: Final = "v"
_REMEDY: Final = "have the campaign checked up"


class NewerPart(BadData):
    """A part that a newer version of the game has written."""


def parts_of(rules: CampaignRules) -> OwnParts | None:
    """The parts that a game has, if it has any."""
    return rules.own


def brought_by(newcomer: PartBearer) -> object:
    """The part with which rules let somebody or something begin."""
    return newcomer.own


def text_of(record: Bearing) -> str:
    """The part of a record as it is kept."""
    return record.own


def read(parts: OwnParts | None, kind: str, text: str) -> object:
    """The part in a text, for a kind of record; None where there is none, BadData where it cannot be."""
    if not text:
        return None
    bearer = BEARERS[kind]
    if parts is None or bearer not in parts.kinds:
        raise BadData(f"in this game a {bearer} has no part of its own", _REMEDY)
    return _read(parts.version, parts.kinds[bearer], parts.lift, bearer, text)


@lru_cache(2_000)
def _read(version: int, shape: type, lift: Callable[[str, int, Any], Any] | None, bearer: str, text: str) -> object:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadData(f"what the game keeps of a {bearer} is no JSON", _REMEDY) from error
    found = data.pop(_VERSION, None) if isinstance(data, dict) else None
    if type(found) is not int or found < 1:
        raise BadData(f"what the game keeps of a {bearer} has no version", _REMEDY)
    if found > version:
        raise NewerPart(f"what the game keeps of a {bearer} has version {found} of a newer program", "update it")
    if found < version:
        if lift is None:
            raise BadData(f"what the game keeps of a {bearer} has version {found}, which nobody can lift", _REMEDY)
        data = lift(bearer, found, data)
    return _shape(shape).load(data, bearer)


@cache
def _shape(kind: type) -> Shape:
    return shape_of(kind)


def written(parts: OwnParts | None, kind: str, part: object) -> str:
    """A part as it is kept; nothing where there is none."""
    if part is None:
        return ""
    bearer = BEARERS[kind]
    if parts is None or type(part) is not parts.kinds.get(bearer):
        raise TypeError(f"a {bearer} of this game has no {type(part).__name__}")
    text = canonical({**_shape(parts.kinds[bearer]).dump(part), _VERSION: parts.version})
    if len(text) > MOST:
        raise ValueError(f"what the game keeps of a {bearer} is longer than {MOST} characters")
    return text


def part_of(books: Books, record: Bearing) -> object:
    """The part of a record as rules see it."""
    return read(books.parts, KIND_OF[type(record)], text_of(record))


def with_part(books: Books, record: R, part: object) -> R:
    """A record with another part; without one it is as it was."""
    return record if part is None else replace(record, own=written(books.parts, KIND_OF[type(record)], part))


def told(parts: OwnParts | None, kind: str, text: str) -> dict[str, Any]:
    """The fields of a part by name, as plain values, for those who compare."""
    part = read(parts, kind, text)
    return dict(_shape(parts.kinds[BEARERS[kind]]).dump(part)) if parts and part is not None else {}


def taken_in(parts: OwnParts | None, kind: str, text: str) -> str:
    """A part that comes from elsewhere, written anew; refused if the game cannot read it."""
    try:
        return written(parts, kind, read(parts, kind, text))
    except BadData as error:
        raise Refused(error.message) from error


def with_field(books: Books, record: Bearing, field: str, text: str) -> tuple[object, Any, Any]:
    """The part of a record with one field set by hand, and what was and is in it; refused if that cannot be."""
    kind, parts = KIND_OF[type(record)], books.parts
    shape = parts.kinds.get(BEARERS[kind]) if parts else None
    known = saved_fields(shape) if shape else {}
    if field not in known:
        names = ", ".join(known) or say("nothing")
        raise Refused(say("there is no {field!r}: what can be set is {names}", field=field, names=names))
    part: Any = part_of(books, record) or shape()  # type: ignore[misc]
    try:
        value = known[field].load(json.loads(text), field)
    except BadData as error:
        raise Refused(error.message) from error
    except (ValueError, RecursionError) as error:
        raise Refused(say("{text!r} is no value that can be read", text=text[:40])) from error
    return replace(part, **{field: value}), getattr(part, field), value


def other_fields(books: Books, record: Bearing, part: Any) -> list[str]:
    """The fields in which a part differs from that of a record, or from the usual one."""
    before = part_of(books, record) or type(part)()
    return [each.name for each in fields(part) if getattr(before, each.name) != getattr(part, each.name)]


def faults(parts: OwnParts | None, state: CampaignState) -> list[Fault]:
    """What contradicts in the parts of a campaign, by its game."""
    return [] if parts is None or parts.faults is None else [*parts.faults(state)]
