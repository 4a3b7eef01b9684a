"""Finds things that two states both hold and either could change."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from horologium.engine.core.journal import Journal
from horologium.engine.core.shapes import DERIVED, KEEP

if TYPE_CHECKING:
    from collections.abc import Iterator

UNCHANGEABLE = (int, str, bool, type(None))


def shared(one: Any, other: Any) -> list[str]:
    """Where the first state holds something changeable that the other holds as well."""
    theirs = {id(thing) for _, thing in changeable(other, "state")}
    return [where for where, thing in changeable(one, "state") if id(thing) in theirs]


def changeable(thing: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Everything in a state that could be changed in place; derived fields are tables that nobody changes."""
    if isinstance(thing, UNCHANGEABLE) or _is_frozen(thing):  # the codec lets nothing changeable into a frozen one
        return
    if isinstance(thing, list | dict | Journal) or dataclasses.is_dataclass(thing):
        yield where, thing
    for name, part in _parts(thing, where):
        yield from changeable(part, f"{where}.{name}")


def _parts(thing: Any, where: str) -> list[tuple[Any, Any]]:
    if isinstance(thing, Journal):
        return []
    if isinstance(thing, list | tuple):
        return list(enumerate(thing))
    if isinstance(thing, dict):
        return list(thing.items())
    if dataclasses.is_dataclass(thing):
        fields = [field for field in dataclasses.fields(thing) if field.metadata.get(KEEP) != DERIVED]
        return [(field.name, getattr(thing, field.name)) for field in fields]
    raise AssertionError(f"{where} is a {type(thing).__name__}, which a state cannot hold")


def _is_frozen(thing: Any) -> bool:
    return dataclasses.is_dataclass(thing) and bool(type(thing).__dataclass_params__.frozen)
