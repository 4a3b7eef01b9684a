"""First pass: every key is known, present and of the right type, and every number within its bounds."""

from __future__ import annotations

import json
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from horologium.content.drawings import Written
from horologium.content.fields import Leaf, field_types, spec_at, written_key
from horologium.content.limits import LINK
from horologium.content.problems import MOST_SHOWN, choice, shown
from horologium.content.visible import is_seen, unseen
from horologium.engine.core.specs import Least, Most, OneLine, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from pydantic import TypeAdapter
    from pydantic_core import ErrorDetails

    from horologium.content.checks.sheet import Sheet
    from horologium.content.problems import Key, Problem

WRONG_TYPE: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "int_type": ("must be a whole number", "write digits only, without quotes or a decimal point"),
        "int_from_float": ("must be a whole number", "write digits only, without quotes or a decimal point"),
        "string_type": ("must be a text", 'put it into quotes, as "text"'),
        "bool_type": ("must be true or false", "write true or false, without quotes"),
        "tuple_type": ("must be a list", "put it into brackets, as [a, b]"),
        "list_type": ("must be a list", "put it into brackets, as [a, b]"),
        "frozen_set_type": ("must be a list", "put it into brackets, as [a, b]"),
        "dict_type": ("must be a table", "write it as { key = value }"),
        "dataclass_type": ("must be a table", "write it as { key = value }"),
    }
)


@cache
def reader(spec: type) -> TypeAdapter[tuple[Any]]:
    """Make the reader of one kind of table."""
    from pydantic import ConfigDict, TypeAdapter  # noqa: PLC0415  (slow to import; a start without packs needs none)

    # Plain dataclasses take the settings of the type around them, the nested ones too: hence the tuple.
    around: Any = tuple[spec]  # type: ignore[valid-type]
    return TypeAdapter(around, config=ConfigDict(extra="forbid", strict=True))


def read(spec: type, sheet: Sheet) -> tuple[Any, list[Problem]]:
    """Turn the tables of a file into a spec, or say everything that hinders it."""
    from pydantic import ValidationError  # noqa: PLC0415

    problems = [problem for leaf in sheet.leaves(spec) for problem in bounds(leaf, sheet)]
    try:
        # By way of JSON, where a strict reader still takes lists for tuples and words for members of an enumeration.
        value = reader(spec).validate_json(json.dumps([sheet.data]))[0]
    except ValidationError as error:
        wrong = _problems(spec, sheet, error.errors(include_url=False))
        elsewhere = [problem for problem in problems if problem.key not in {other.key for other in wrong}]
        return None, elsewhere + wrong  # whatever is of a wrong type has no bounds that mean anything
    return value, problems


def _problems(spec: type, sheet: Sheet, errors: list[ErrorDetails]) -> list[Problem]:
    """Speak of a table as its author wrote it: not of the other kinds of table that it might have been."""
    first, rest = errors[:MOST_SHOWN], errors[MOST_SHOWN:]
    keys = [written_key(spec, sheet.data, error["loc"][1:]) for error in first]
    meant = [_problem(spec, sheet, key, error) for key, error in zip(keys, first, strict=True) if key is not None]
    found = meant or [_problem(spec, sheet, error["loc"][1:], error) for error in first]
    # Nobody reads as many, but their number is told.
    return found + [sheet.problem(error["loc"][1:], "is wrong as well", "mend the others first") for error in rest]


def _problem(spec: type, sheet: Sheet, key: Key, error: ErrorDetails) -> Problem:
    kind, value = error["type"], error["input"]
    if kind in WRONG_TYPE:
        message, remedy = WRONG_TYPE[kind]
        return sheet.problem(key, f"{message} (was {shown(value)})", remedy)
    return sheet.problem(key, *ADVICE.get(kind, _other)(spec, sheet, key, error))


def _unknown(spec: type, sheet: Sheet, key: Key, _error: ErrorDetails) -> tuple[str, str]:
    table = spec_at(spec, sheet.data, key[:-1])
    known = set(field_types(table)) if table else set[str]()
    return "is not a known key", choice(key[-1], known, "remove it")


def _missing(_spec: type, _sheet: Sheet, key: Key, error: ErrorDetails) -> tuple[str, str]:
    if isinstance(key[-1], int):
        return "is missing", f"the list has only {len(error['input'])} items; add the others"
    return "is missing", f"add a line {key[-1]} = ..."


def _one_of(_spec: type, _sheet: Sheet, _key: Key, error: ErrorDetails) -> tuple[str, str]:
    return f"cannot be {shown(error['input'])}", f"use {error['ctx']['expected']}"


def _too_long(_spec: type, _sheet: Sheet, _key: Key, error: ErrorDetails) -> tuple[str, str]:
    most, found = error["ctx"]["max_length"], error["ctx"]["actual_length"]
    return f"has too many items ({found})", f"give {most}"


def _other(_spec: type, _sheet: Sheet, _key: Key, error: ErrorDetails) -> tuple[str, str]:
    message = str(error.get("ctx", {}).get("error", error["msg"]))
    return f"is wrong: {message}", f"change it (was {shown(error['input'])})"


ADVICE: Mapping[str, Callable[[type, Sheet, Key, ErrorDetails], tuple[str, str]]] = MappingProxyType(
    {
        "unexpected_keyword_argument": _unknown,
        "missing": _missing,
        "literal_error": _one_of,
        "enum": _one_of,
        "too_long": _too_long,
    }
)


def bounds(leaf: Leaf, sheet: Sheet) -> Iterator[Problem]:
    """Say what is too small, too large, too short or too long, which text leads elsewhere and which name is unseen."""
    least, most, is_text = _limits(leaf.marks)
    if isinstance(leaf.value, str) and leaf.value and _is_name(leaf.marks):
        yield from _name(leaf, leaf.value, sheet)
    if is_text and isinstance(leaf.value, str) and (link := LINK.search(leaf.value)):
        yield sheet.problem(leaf.key, f"holds a link ({link[0]!r})", "packs cannot lead elsewhere; remove it")
    if least is not None or most is not None:
        yield from _bound(leaf, sheet, least, most)
    for mark in _written(leaf.marks):
        if isinstance(leaf.value, str) and (wrong := mark.fault(leaf.value)):
            yield sheet.problem(leaf.key, *wrong)


@cache
def _limits(marks: tuple[object, ...]) -> tuple[int | None, int | None, bool]:
    least = next((mark.value for mark in marks if isinstance(mark, Least)), None)
    most = next((mark.value for mark in marks if isinstance(mark, Most)), None)
    return least, most, Text() in marks


@cache
def _is_name(marks: tuple[object, ...]) -> bool:
    return OneLine() in marks


@cache
def _written(marks: tuple[object, ...]) -> tuple[Written, ...]:
    return tuple(mark for mark in marks if isinstance(mark, Written))


def _name(leaf: Leaf, name: str, sheet: Sheet) -> Iterator[Problem]:
    if sign := unseen(name):
        message = f"holds the character U+{ord(sign):04X}, which cannot be part of a name"
        yield sheet.problem(leaf.key, message, "remove it, and write the name on one line")
    elif not is_seen(name):
        yield sheet.problem(leaf.key, "has nothing that can be seen", "write a name that players can read")


def _bound(leaf: Leaf, sheet: Sheet, least: int | None, most: int | None) -> Iterator[Problem]:
    measured = _measure(leaf.value)
    if measured is None:
        return
    size, verb, noun, unit = measured
    if least is not None and size < least:
        remedy = f"give {noun} {_span(least, most)}{unit}"
        yield sheet.problem(leaf.key, f"must {verb} at least {least}{unit} (was {size})", remedy)
    if most is not None and size > most:
        remedy = f"give {noun} {_span(least, most)}{unit}"
        yield sheet.problem(leaf.key, f"must {verb} at most {most}{unit} (was {size})", remedy)


def _measure(value: object) -> tuple[int, str, str, str] | None:
    """Give what bounds apply to, with its words: a number itself, the length of a text or list."""
    match value:
        case bool():
            return None
        case int():
            return value, "be", "a number", ""
        case str():
            return len(value), "have", "a text", " characters"
        case list() | dict():
            return len(value), "have", "a list", " items"
        case _:
            return None


def _span(least: int | None, most: int | None) -> str:
    if least is None:
        return f"of up to {most}"
    return f"of at least {least}" if most is None else f"from {least} to {most}"
