"""Walk through tables and the spec that describes them, side by side."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from horologium.content.problems import Key

UNIONS = frozenset([Union, types.UnionType])


class Leaf(NamedTuple):
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
    while get_origin(base) in UNIONS:
        base, more = bare(_member(base, value))
        marks += more
    return base, marks


def leaves(annotation: Any, value: object, key: Key = ()) -> list[Leaf]:
    """List every marked value in tables of this type; values of a wrong type are passed over."""
    found: list[Leaf] = []
    _gather(_form(annotation), value, key, found)
    return found


class _Form:
    """What leaves need to know of a type, found out once: its markers, and its parts in which there are any."""

    def __init__(self, annotation: Any) -> None:
        self._base, self.marks = bare(annotation)
        self._origin = get_origin(self._base)
        self.is_union = self._origin in UNIONS
        self.is_table = is_dataclass(self._base)
        self.is_free = self._origin in {dict, Mapping} and _bears(self._base)
        self.is_list = self._origin in {tuple, list, frozenset} and _bears(self._base)

    @cached_property
    def fields(self) -> dict[str, _Form]:
        """The marked fields of a table."""
        return {name: _form(hint) for name, hint in field_types(self._base).items() if _bears(hint)}

    @cached_property
    def free(self) -> tuple[_Form, _Form]:
        """Names and values of a free table."""
        names, inner = get_args(self._base)
        return _form(names), _form(inner)

    @cached_property
    def _items(self) -> tuple[_Form, ...]:
        inner = get_args(self._base)
        return tuple(_form(item_type(self._base, number)) for number in range(len(inner)))

    def item(self, number: int) -> _Form:
        """One item of a list."""
        return self._items[min(number, len(self._items) - 1)]

    @cached_property
    def _plain(self) -> _Form:
        return _form(_member(self._base, None))

    def member(self, value: object) -> _Form:
        """The member of a union that the value was most likely written for; only tables tell members apart."""
        return _form(_member(self._base, value)) if isinstance(value, dict) else self._plain


@cache
def _form(annotation: Any) -> _Form:
    return _Form(annotation)


def _bears(annotation: Any, within: tuple[Any, ...] = ()) -> bool:
    """Tell whether there are markers in a type or anywhere in its parts."""
    base, marks = bare(annotation)
    if marks or base in within:
        return bool(marks)
    inner = field_types(base).values() if is_dataclass(base) and isinstance(base, type) else get_args(base)
    return any(_bears(part, (*within, base)) for part in inner)


def _gather(form: _Form, value: object, key: Key, found: list[Leaf]) -> None:
    marks = form.marks
    while form.is_union:
        form = form.member(value)
        marks += form.marks
    if marks:
        found.append(Leaf(key, value, marks))
    if isinstance(value, dict):
        _gather_table(form, value, key, found)
    elif form.is_list and isinstance(value, list):
        for number, item in enumerate(value):
            _gather(form.item(number), item, (*key, number), found)


def _gather_table(form: _Form, value: dict[str, object], key: Key, found: list[Leaf]) -> None:
    if form.is_table:
        for name, part in value.items():
            if (inner := form.fields.get(name)) is not None:
                _gather(inner, part, (*key, name), found)
    elif form.is_free:
        names, inner = form.free
        for name in value:
            _gather(names, name, (*key, name), found)
        for name, part in value.items():
            _gather(inner, part, (*key, name), found)


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
    if isinstance(value, dict):
        kind = _type_behind(base, name) if name in value else None
        return None if kind is None else (kind, value[name])
    if not (isinstance(value, list) and isinstance(name, int) and get_origin(base) in {tuple, list, frozenset}):
        return None
    return (item_type(base, name), value[name]) if name < len(value) else None


def _type_behind(base: Any, name: str | int) -> Any | None:
    """Give the type of what stands behind a name of a table."""
    if is_dataclass(base) and isinstance(base, type):
        return field_types(base).get(str(name))
    return get_args(base)[1] if get_origin(base) in {dict, Mapping} else None


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
    if get_origin(base) in UNIONS and len(set(get_args(base)) - {types.NoneType}) > 1:
        meant, _ = bare(_member(base, value))
        return written_key(meant, value, place[1:]) if place[0] == getattr(meant, "__name__", None) else None
    inner = _inner(settled(base, value)[0], value, place[0])
    rest = written_key(*inner, place[1:]) if inner else place[1:]
    return None if rest is None else (place[0], *rest)
