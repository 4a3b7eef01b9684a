"""How each kind of value is snapshotted, written as JSON and read back.

The type hints of a state's dataclasses are turned once into ``Shape`` objects. A value that cannot
change (a number, a text, a frozen dataclass) is shared by snapshots; everything else is copied.
"""

from __future__ import annotations

import dataclasses
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from itertools import repeat, starmap
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from horologium.engine.core.errors import BadData
from horologium.engine.core.specs import Least, Most

KEEP = "codec"
DERIVED = "derived"
FRESH = "fresh"
ADDED = "added"
TAG = "is"

Convert = Callable[[Any], Any]
Load = Callable[[Any, str], Any]


class Shape(NamedTuple):
    """The four conversions of one type; ``freeze`` and ``thaw`` are None for values that cannot change.

    ``plain`` is a class whose objects are thawed by handing it what was frozen, and nothing else.
    """

    freeze: Convert | None
    thaw: Convert | None
    dump: Convert
    load: Load
    plain: type | None = None


def shape_of(hint: Any) -> Shape:
    """The shape of a type hint; a type that could not be saved is refused here, not in mid-battle."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _bounded(*get_args(hint))
    if hint in (int, str, bool, NoneType):
        return _plain(hint)
    if origin is Literal and all(type(value) is str for value in get_args(hint)):
        return _listed(get_args(hint), str)
    if origin in (Union, UnionType):
        return _union(get_args(hint))
    if origin in (list, tuple, dict):
        return _container(origin, get_args(hint))
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _listed(tuple(hint), hint)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _dataclass(hint)
    raise TypeError(f"{hint!r} cannot be part of a battle's state: use numbers, texts, lists, dicts and dataclasses")


def _bounded(hint: Any, *markers: object) -> Shape:
    """A type within the bounds that its markers set; a save must keep them as a pack must."""
    shape = shape_of(hint)
    least = max((marker.value for marker in markers if isinstance(marker, Least)), default=None)
    most = min((marker.value for marker in markers if isinstance(marker, Most)), default=None)
    if least is None and most is None:
        return shape

    def load(value: Any, where: str) -> Any:
        found = shape.load(value, where)
        if found is None:
            return None
        size = found if isinstance(found, int) else len(found)
        if (least is not None and size < least) or (most is not None and size > most):
            bounds = [f"at least {least}"] * (least is not None) + [f"at most {most}"] * (most is not None)
            raise _wrong(where, " and ".join(bounds), value)
        return found

    return shape._replace(load=load)


def _same(value: Any) -> Any:
    return value


def _wrong(where: str, wanted: str, value: object) -> BadData:
    return BadData(f"{where or 'the top'} must be {wanted}, not {_glimpse(value)}", "use a save made by this program")


def _glimpse(value: object) -> str:
    return _short(repr(value))


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."


def _plain(kind: type) -> Shape:
    wanted = {int: "a whole number", str: "a text", bool: "true or false", NoneType: "null"}[kind]

    def load(value: Any, where: str) -> Any:
        if type(value) is not kind:
            raise _wrong(where, wanted, value)
        return value

    return Shape(None, None, _same, load)


def _listed(values: tuple[Any, ...], make: Convert) -> Shape:
    wanted = "one of " + ", ".join(str(value) for value in values)

    def load(value: Any, where: str) -> Any:
        if not isinstance(value, str) or value not in values:
            raise _wrong(where, wanted, value)
        return make(value)

    return Shape(None, None, str, load)


def _container(origin: type, args: tuple[Any, ...]) -> Shape:
    if origin is list:
        return _list(shape_of(args[0]))
    if origin is dict:
        return _dict(args[0], shape_of(args[0]), shape_of(args[1]))
    if len(args) == 2 and args[1] is Ellipsis:
        return _long_tuple(shape_of(args[0]))
    return _short_tuple([shape_of(arg) for arg in args])


def _list(inner: Shape) -> Shape:
    def load(value: Any, where: str) -> list[Any]:
        return [inner.load(item, f"{where}[{place}]") for place, item in enumerate(_array(value, where))]

    def dump(value: list[Any]) -> list[Any]:
        return [inner.dump(item) for item in value]

    if inner.freeze is None or inner.thaw is None:
        return Shape(tuple, list, list if inner.dump is _same else dump, load)
    freeze, thaw, plain = inner.freeze, inner.thaw, inner.plain
    if plain is not None:
        return Shape(lambda value: tuple(map(freeze, value)), lambda value: list(starmap(plain, value)), dump, load)
    return Shape(lambda value: tuple(map(freeze, value)), lambda value: list(map(thaw, value)), dump, load)


def _long_tuple(inner: Shape) -> Shape:
    if inner.freeze is not None:
        raise TypeError("a tuple in a battle's state may only hold what cannot change: use a list")
    as_list = _list(inner)
    return Shape(None, None, as_list.dump, lambda value, where: tuple(as_list.load(value, where)))


def _short_tuple(inner: list[Shape]) -> Shape:
    if any(shape.freeze is not None for shape in inner):
        raise TypeError("a tuple in a battle's state may only hold what cannot change: use a list")

    def dump(value: tuple[Any, ...]) -> list[Any]:
        return [shape.dump(item) for shape, item in zip(inner, value, strict=True)]

    def load(value: Any, where: str) -> tuple[Any, ...]:
        if len(_array(value, where)) != len(inner):
            raise _wrong(where, f"a list of {len(inner)}", value)
        return tuple(
            shape.load(item, f"{where}[{place}]") for place, (shape, item) in enumerate(zip(inner, value, strict=True))
        )

    return Shape(None, None, dump, load)


def _dict(key_type: Any, key: Shape, inner: Shape) -> Shape:
    """Written as pairs, because the order of a dict is part of the state: rules may go through it."""
    if key.freeze is not None:
        raise TypeError(f"{key_type!r} cannot be a key")

    def dump(value: dict[Any, Any]) -> list[list[Any]]:
        return [[key.dump(name), inner.dump(item)] for name, item in value.items()]

    pair = _short_tuple([key, Shape(None, None, inner.dump, inner.load)])

    def load(value: Any, where: str) -> dict[Any, Any]:
        pairs = [pair.load(item, f"{where}[{place}]") for place, item in enumerate(_array(value, where))]
        if len(found := dict(pairs)) != len(pairs):
            raise _wrong(where, "pairs with a key each once", value)
        return found

    if inner.freeze is None or inner.thaw is None:
        return Shape(dict.copy, dict.copy, dump, load)
    freeze, thaw = inner.freeze, inner.thaw
    return Shape(
        lambda value: tuple((name, freeze(item)) for name, item in value.items()),
        lambda value: {name: thaw(item) for name, item in value},
        dump,
        load,
    )


def _array(value: Any, where: str) -> Any:
    if not isinstance(value, list):
        raise _wrong(where, "a list", value)
    return value


def _union(args: tuple[Any, ...]) -> Shape:
    members = [arg for arg in args if arg is not NoneType]
    if len(members) == 1:
        return _maybe(shape_of(members[0]))
    if not all(dataclasses.is_dataclass(member) for member in members):
        raise TypeError(f"{args!r}: only dataclasses, or one type and None, can stand side by side")
    by_name = {member.__name__: (member, shape_of(member)) for member in members}
    if len(by_name) < len(members):
        raise TypeError(f"{args!r}: dataclasses that stand side by side need different names")
    tagged = _tagged(by_name)
    return _maybe(tagged) if NoneType in args else tagged


def _maybe(inner: Shape) -> Shape:
    def load(value: Any, where: str) -> Any:
        return None if value is None else inner.load(value, where)

    def dump(value: Any) -> Any:
        return None if value is None else inner.dump(value)

    if inner.freeze is None or inner.thaw is None:
        return Shape(None, None, dump, load)
    freeze, thaw = inner.freeze, inner.thaw
    return Shape(
        lambda value: None if value is None else freeze(value),
        lambda value: None if value is None else thaw(value),
        dump,
        load,
    )


def _tagged(members: Mapping[str, tuple[type, Shape]]) -> Shape:
    """One of several dataclasses, told apart by the name of the class."""
    shapes = dict(members.values())

    def dump(value: Any) -> dict[str, Any]:
        return {TAG: type(value).__name__, **shapes[type(value)].dump(value)}

    def load(value: Any, where: str) -> Any:
        if not isinstance(value, dict) or value.get(TAG) not in members:
            raise _wrong(where, f"an object whose {TAG!r} is one of {', '.join(members)}", value)
        return members[value[TAG]][1].load({key: item for key, item in value.items() if key != TAG}, where)

    if all(shape.freeze is None for shape in shapes.values()):
        return Shape(None, None, dump, load)
    return Shape(partial(_freeze_member, shapes), partial(_thaw_member, shapes), dump, load)


def _freeze_member(shapes: Mapping[type, Shape], value: Any) -> tuple[type, Any]:
    freeze = shapes[type(value)].freeze
    return type(value), value if freeze is None else freeze(value)


def _thaw_member(shapes: Mapping[type, Shape], value: tuple[type, Any]) -> Any:
    kind, frozen = value
    thaw = shapes[kind].thaw
    return frozen if thaw is None else thaw(frozen)


def saved_fields(kind: type) -> dict[str, Shape]:
    """The shapes of the fields of a dataclass that are saved, by their names."""
    hints = get_type_hints(kind, include_extras=True)
    fields = dataclasses.fields(kind)
    return {field.name: shape_of(hints[field.name]) for field in fields if KEEP not in field.metadata}


def added_fields(kind: type) -> dict[str, object]:
    """The usual values of the fields that are written only where they differ from them, by their names."""
    return {field.name: field.default for field in dataclasses.fields(kind) if ADDED in field.metadata}


def _dataclass(kind: type) -> Shape:
    fields, saved = dataclasses.fields(kind), saved_fields(kind)
    for field in fields:
        if not field.init and field.name in saved:
            raise TypeError(f"{kind.__name__}.{field.name} cannot be read back: make it derived() or fresh()")
    dump, load = partial(_dump_fields, kind, saved, added_fields(kind)), partial(load_fields, kind, saved)
    if kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        if any(shape.freeze is not None for shape in saved.values()):
            raise TypeError(f"{kind.__name__} is frozen, so all that it holds must be unchangeable as well")
        return Shape(None, None, dump, load)
    kept = [field.name for field in fields if field.metadata.get(KEEP) != FRESH]
    changing = any(shape.thaw is not None for shape in saved.values())
    plain = kind if _in_order(kind, kept) and not changing else None
    return Shape(_freezer(kept, saved), _thawer(kind, kept, saved), dump, load, plain)


def _dump_fields(kind: type, saved: Mapping[str, Shape], added: Mapping[str, object], value: Any) -> dict[str, Any]:
    if type(value) is not kind:  # a subclass would lose its own fields on the way
        raise TypeError(f"a {type(value).__name__} stands where the state declares a {kind.__name__}")
    left_out = [name for name, usual in added.items() if getattr(value, name) == usual] if added else ()
    return {name: shape.dump(getattr(value, name)) for name, shape in saved.items() if name not in left_out}


def load_fields(kind: type, saved: Mapping[str, Shape], value: Any, where: str) -> Any:
    """The dataclass behind an object with exactly the fields that are saved; what was added may be missing."""
    if not isinstance(value, dict):
        raise _wrong(where, "an object", value)
    missing = [name for name in saved if name not in value]
    if missing:
        added = added_fields(kind)
        saved = {name: shape for name, shape in saved.items() if name in value or name not in added}
        missing = [name for name in missing if name not in added]
    strange = [name for name in value if name not in saved] or missing
    if strange:
        problem = "is not known" if strange[0] in value else "is missing"
        raise BadData(f"{_join(where, _short(str(strange[0])))} {problem}", "use a save made by this program")
    return kind(**{name: shape.load(value[name], _join(where, name)) for name, shape in saved.items()})


def _join(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _freezer(names: list[str], saved: Mapping[str, Shape]) -> Convert:
    """All fields in one call; those that can change are then copied further, each in its place."""
    read, changing = _reader(names), _changing(names, {name: shape.freeze for name, shape in saved.items()})
    if not changing:
        return read

    def freeze(value: Any) -> tuple[Any, ...]:
        values = list(read(value))
        for place, inner in changing:
            values[place] = inner(values[place])
        return tuple(values)

    return freeze


def _reader(names: list[str]) -> Convert:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])


def _changing(names: list[str], converts: Mapping[str, Convert | None]) -> list[tuple[int, Convert]]:
    """The places of the fields that have to be copied, each with its conversion."""
    found = [(place, converts.get(name)) for place, name in enumerate(names)]
    return [(place, convert) for place, convert in found if convert is not None]


def _thawer(kind: type, names: list[str], saved: Mapping[str, Shape]) -> Convert:
    """Make an equal object from what its freezer gave, without running its ``__post_init__`` again."""
    make, changing = _maker(kind, names), _changing(names, {name: shape.thaw for name, shape in saved.items()})
    if not changing:
        return make

    def thaw(frozen: tuple[Any, ...]) -> Any:
        values = list(frozen)
        for place, inner in changing:
            values[place] = inner(values[place])
        return make(values)

    return thaw


def _in_order(kind: type, names: list[str]) -> bool:
    """Whether an object is made by handing its class the values of these fields, one after the other."""
    taken = [field.name for field in dataclasses.fields(kind) if field.init and not field.kw_only]
    return taken == names and not hasattr(kind, "__post_init__")


def _maker(kind: type, names: list[str]) -> Convert:
    """Make an object from the values of the fields that are kept; the others are made fresh."""
    if _in_order(kind, names):
        return lambda values: kind(*values)
    fields = dataclasses.fields(kind)
    fresh = [(field.name, field.metadata["make"]) for field in fields if field.metadata.get(KEEP) == FRESH]

    def make(values: Sequence[Any]) -> Any:
        value: Any = object.__new__(kind)
        deque(map(setattr, repeat(value), names, values), maxlen=0)  # a loop that runs without being read
        for name, new in fresh:
            setattr(value, name, new())
        return value

    return make
