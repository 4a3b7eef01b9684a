"""Walk through tables and the spec that describes them, side by side."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from horologium.content.problems import Key

if TYPE_CHECKING:
    from collections.abc import Iterator

Part = tuple[str | int, Any, object]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A value whose field carries markers."""

    key: Key
    value: object
    marks: tuple[object, ...]


@cache
def field_types(spec: type) -> Mapping[str, Any]:
    """Give the fields of a spec with their full annotations."""
    hints = get_type_hints(spec, include_extras=True)
    return {field.name: hints[field.name] for field in fields(spec) if field.init}


def bare(annotation: Any) -> tuple[Any, tuple[object, ...]]:
    """Part a type from its markers."""
    if get_origin(annotation) is Annotated:
        base, *marks = get_args(annotation)
        return base, tuple(marks)
    return annotation, ()


def settled(annotation: Any, value: object) -> tuple[Any, tuple[object, ...]]:
    """Part a type from its markers, and choose the member of a union that the value was most likely written for."""
    base, marks = bare(annotation)
    while get_origin(base) in {Union, types.UnionType}:
        base, more = bare(_member(base, value))
        marks += more
    return base, marks


def leaves(annotation: Any, value: object, key: Key = ()) -> Iterator[Leaf]:
    """List every marked value in tables of this type; values of a wrong type are passed over."""
    base, marks = settled(annotation, value)
    if marks:
        yield Leaf(key, value, marks)
    for name, inner, part in _parts(base, value):
        yield from leaves(inner, part, (*key, name))


def _parts(base: Any, value: object) -> Iterator[Part]:
    if isinstance(value, dict):
        yield from _table_parts(base, value)
    elif isinstance(value, list) and get_origin(base) in {tuple, list, frozenset}:
        yield from ((number, item_type(base, number), item) for number, item in enumerate(value))


def _table_parts(base: Any, value: dict[str, object]) -> Iterator[Part]:
    if is_dataclass(base) and isinstance(base, type):
        hints = field_types(base)
        yield from ((name, hints[name], part) for name, part in value.items() if name in hints)
    elif get_origin(base) in {dict, Mapping}:
        names, inner = get_args(base)
        yield from ((name, names, name) for name in value)
        yield from ((name, inner, part) for name, part in value.items())


def item_type(base: Any, number: int) -> Any:
    """Give the type of one item of a list: ``tuple[int, ...]`` repeats, ``tuple[int, str]`` does not."""
    inner = get_args(base)
    if get_origin(base) is not tuple or inner[-1] is Ellipsis:
        return inner[0]
    return inner[min(number, len(inner) - 1)]


def _member(union: Any, value: object) -> Any:
    keys = set(value) if isinstance(value, dict) else set()

    def fit(member: Any) -> int:
        base, _ = bare(member)
        if is_dataclass(base) and isinstance(base, type):
            return len(keys & set(field_types(base)))
        return -1 if base is types.NoneType else 0

    return max(get_args(union), key=fit)


def _inner(base: Any, value: object, name: str | int) -> tuple[Any, object] | None:
    """Find type and value under a name; in a free table the value behind a name counts, not the name itself."""
    return {key: (kind, part) for key, kind, part in _parts(base, value)}.get(name)


def spec_at(annotation: Any, value: object, key: Key) -> type | None:
    """Find the dataclass that describes the table at this key."""
    base, _ = settled(annotation, value)
    if not key:
        return base if is_dataclass(base) and isinstance(base, type) else None
    inner = _inner(base, value, key[0])
    return spec_at(*inner, key[1:]) if inner else None


def written_key(annotation: Any, value: object, place: Key) -> Key | None:
    """Find the key that an author wrote for a place among members of unions; None if another member was meant."""
    if not place:
        return ()
    base, _ = bare(annotation)
    if get_origin(base) in {Union, types.UnionType} and len(set(get_args(base)) - {types.NoneType}) > 1:
        meant, _ = bare(_member(base, value))
        return written_key(meant, value, place[1:]) if place[0] == getattr(meant, "__name__", None) else None
    inner = _inner(settled(base, value)[0], value, place[0])
    rest = written_key(*inner, place[1:]) if inner else place[1:]
    return None if rest is None else (place[0], *rest)
