"""A battle's state as a snapshot, as JSON, as a digest and as one line of text."""

from __future__ import annotations

import base64
import dataclasses
import hashlib
import json
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import ADDED, DERIVED, FRESH, KEEP, Shape, load_fields, saved_fields, shape_of

S = TypeVar("S")

Json: TypeAlias = Any
Snapshot: TypeAlias = tuple[Any, ...]
Migration: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]

CODE_PREFIX = "HORO1"
REMEMBERED = 4
LONGEST_CODE = 1_000_000


def derived() -> Any:
    """A field worked out in ``__post_init__`` from the others: shared by snapshots, never saved."""
    return dataclasses.field(init=False, repr=False, compare=False, metadata={KEEP: DERIVED})


def fresh(make: Callable[[], object]) -> Any:
    """A field that each copy gets anew, such as the journal: never saved, never shared."""
    return dataclasses.field(
        init=False, repr=False, compare=False, default_factory=make, metadata={KEEP: FRESH, "make": make}
    )


def added(usual: Any) -> Any:
    """A field that came later: saved only where it is not as usual, so that older saves and digests stay as they are.

    It serves everything within a state, but not the state itself, whose fields are all written.
    """
    return dataclasses.field(default=usual, metadata={ADDED: True})


class Codec(Generic[S]):
    """Turns the state of one ruleset into other forms and back.

    ``snapshot`` and ``restore`` are quick and stay in memory; ``dump`` and ``load`` go through JSON and
    check everything. ``migrations`` maps an old version to the function that lifts a dump to the next.
    """

    def __init__(self, root: type[S], version: int, migrations: Mapping[int, Migration] | None = None) -> None:
        shape = shape_of(root)
        if shape.freeze is None or shape.thaw is None:
            raise TypeError(f"{root.__name__} is frozen and cannot be a battle's state")
        self.version = version
        self.snapshot: Callable[[S], Snapshot] = shape.freeze
        self.restore: Callable[[Snapshot], S] = shape.thaw
        self.dump: Callable[[S], dict[str, Json]] = shape.dump
        saved = saved_fields(root)
        self._load = partial(load_fields, root, {name: _remembering(field) for name, field in saved.items()})
        self._texts = [_FieldText(name, field) for name, field in sorted(saved.items())]
        self._migrations = dict(migrations or {})

    def clone(self, state: S) -> S:
        """An equal state that shares nothing that can change."""
        return self.restore(self.snapshot(state))

    def load(self, data: Json) -> S:
        """The state behind a dump of this version; anything else is refused."""
        try:
            state: S = self._load(data, "")
        except BadData:
            raise
        except Exception as error:
            raise BadData(f"the state does not hold together ({error})", "use a save made by this program") from error
        return state

    def migrate(self, data: dict[str, Json], version: int) -> dict[str, Json]:
        """Lift the dump of an older version to this one, step by step; the dump given stays as it is."""
        if type(version) is not int:
            raise BadData("the version of the save is not a whole number", "use a save made by this program")
        data = json.loads(canonical(data))
        while version < self.version:
            if version not in self._migrations:
                raise BadData(f"saves of version {version} can no longer be read", "finish it with the older program")
            data, version = self._migrations[version](data), version + 1
        if version > self.version:
            raise BadData(f"the save is of the newer version {version}", "update Horologium")
        return data

    def digest(self, state: S) -> str:
        """The same for equal states on every machine and in every process."""
        return hashlib.sha256(self.text(state).encode()).hexdigest()

    def text(self, state: S) -> str:
        """``canonical(dump(state))``, without writing again what cannot have changed since the last time."""
        return "{" + ",".join([text.of(state) for text in self._texts]) + "}"


def _remembering(shape: Shape) -> Shape:
    """A shape that reads what cannot change only once: equal data, told by its text, give the same object again."""
    if shape.freeze is not None or not isinstance(shape.dump, partial):  # only dataclasses are worth it
        return shape
    last: list[tuple[str, Any]] = []

    def load(value: Any, where: str) -> Any:
        text = repr(value)
        for other, found in last:
            if other == text:
                return found
        found = shape.load(value, where)
        last[:] = ((text, found), *last[: REMEMBERED - 1])
        return found

    return shape._replace(load=load)


class _FieldText:
    """The canonical text of one field of a state, its name included.

    What cannot change, such as the cards of a pack, is told apart by being the very same object: the last few are
    kept beside their texts.
    """

    __slots__ = ("_dump", "_get", "_last", "_lasts", "_name")

    def __init__(self, name: str, shape: Shape) -> None:
        self._name, self._get = canonical(name), attrgetter(name)
        self._dump, self._lasts = shape.dump, shape.freeze is None
        self._last: tuple[tuple[object, str], ...] = ()

    def of(self, state: object) -> str:
        """The text of the field as it is now."""
        value = self._get(state)
        for other, text in self._last:
            if other is value:
                return text
        text = f"{self._name}:{canonical(self._dump(value))}"
        if self._lasts:
            self._last = ((value, text), *self._last[: REMEMBERED - 1])
        return text


def canonical(data: Json) -> str:
    """The one JSON text of some data: sorted, dense, plain ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def battle_code(ruleset: str, version: int, text: str) -> str:
    """A position, told by its canonical text, as one line: for tests and bug reports."""
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()
    return f"{CODE_PREFIX}:{ruleset}:{version}:{packed}"


def read_battle_code(code: str) -> tuple[str, int, Json]:
    """The ruleset, its version and the dump behind a battle code."""
    try:
        prefix, ruleset, version, packed = code.strip().split(":")
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(base64.urlsafe_b64decode(packed), LONGEST_CODE)
        if prefix != CODE_PREFIX or not unpacker.eof:
            raise ValueError(prefix)
        return ruleset, int(version), json.loads(text)
    except (ValueError, zlib.error, RecursionError) as error:
        raise BadData("that is not a battle code", f"copy the whole line that begins with {CODE_PREFIX}:") from error
