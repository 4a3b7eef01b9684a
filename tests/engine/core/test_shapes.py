from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Annotated, Any, Literal

import pytest

from horologium.engine.core.codec import Codec, derived, fresh
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import shape_of
from horologium.engine.core.specs import Least, Most


class Mood(StrEnum):
    CALM = "calm"
    GRIM = "grim"


class Level(IntEnum):
    LOW = 1


@dataclass(frozen=True)
class Cell:
    x: int
    y: int


@dataclass(frozen=True)
class Blade:
    name: str
    reach: tuple[Cell, ...] = ()
    cells: int = derived()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", len(self.reach))


@dataclass
class Poison:
    strength: int


@dataclass(frozen=True)
class Stun:
    until: int


@dataclass
class Marker:
    pass


@dataclass(kw_only=True)
class Pack:
    items: list[str]
    weight: int = 0


@dataclass
class Satchel:
    coins: list[int]
    owner: str
    herbs: dict[str, int]
    potions: list[Poison]
    closed: bool = True


@dataclass(slots=True)
class Lair:
    foes: list[Poison]
    made: int = derived()
    notes: list[str] = fresh(list)

    def __post_init__(self) -> None:
        self.made = len(self.foes)


@dataclass
class Strong(Poison):
    extra: int = 0


@dataclass
class Holder:
    status: Poison


@dataclass(frozen=True)
class FrozenHolder:
    status: Poison


@dataclass
class Unread:
    count: int = field(init=False, default=0)


def other_stun() -> type:
    @dataclass(frozen=True)
    class Stun:
        since: int

    return Stun


SAMPLES: list[tuple[Any, Any, Any]] = [
    (int, 5, 5),
    (str, "five", "five"),
    (bool, True, True),
    (type(None), None, None),
    (Annotated[int, "at least one"], 5, 5),
    (Literal["a", "b"], "b", "b"),
    (Mood, Mood.GRIM, "grim"),
    (int | None, None, None),
    (int | None, 3, 3),
    (list[int] | None, None, None),
    (list[int] | None, [1], [1]),
    (list[str], ["a", "b"], ["a", "b"]),
    (list[Poison], [Poison(1), Poison(2)], [{"strength": 1}, {"strength": 2}]),
    (list[Cell], [Cell(1, 2)], [{"x": 1, "y": 2}]),
    (list[list[int]], [[1], []], [[1], []]),
    (tuple[int, ...], (1, 2, 3), [1, 2, 3]),
    (tuple[str, Cell], ("a", Cell(1, 2)), ["a", {"x": 1, "y": 2}]),
    (tuple[Cell, ...], (Cell(1, 2),), [{"x": 1, "y": 2}]),
    (dict[str, int], {"b": 1, "a": 2}, [["b", 1], ["a", 2]]),
    (dict[Cell, Poison], {Cell(1, 2): Poison(3)}, [[{"x": 1, "y": 2}, {"strength": 3}]]),
    (dict[Mood, int], {Mood.CALM: 1}, [["calm", 1]]),
    (Poison | Stun, Stun(2), {"is": "Stun", "until": 2}),
    (Poison | Stun, Poison(2), {"is": "Poison", "strength": 2}),
    (Poison | Stun | None, None, None),
    (Cell | Stun, Stun(2), {"is": "Stun", "until": 2}),
    (Blade, Blade("sabre", (Cell(0, 1),)), {"name": "sabre", "reach": [{"x": 0, "y": 1}]}),
    (Marker, Marker(), {}),
    (Pack, Pack(items=["rope"], weight=2), {"items": ["rope"], "weight": 2}),
    (
        Satchel,
        Satchel([1, 2], "ada", {"sage": 3}, [Poison(4)]),
        {"coins": [1, 2], "owner": "ada", "herbs": [["sage", 3]], "potions": [{"strength": 4}], "closed": True},
    ),
    (Lair, Lair([Poison(1)]), {"foes": [{"strength": 1}]}),
]


@pytest.mark.parametrize(("hint", "value", "plain"), SAMPLES)
def test_a_value_is_written_as_plain_data(hint, value, plain):
    assert shape_of(hint).dump(value) == plain


@pytest.mark.parametrize(("hint", "value", "plain"), SAMPLES)
def test_a_value_comes_back_from_plain_data_with_its_types(hint, value, plain):
    loaded = shape_of(hint).load(plain, "")
    assert (loaded, type(loaded)) == (value, type(value))


@pytest.mark.parametrize(("hint", "value", "plain"), SAMPLES)
def test_a_value_comes_back_from_its_snapshot(hint, value, plain):
    shape = shape_of(hint)
    assert value == (value if shape.freeze is None else shape.thaw(shape.freeze(value)))


@pytest.mark.parametrize(
    ("hint", "wrong", "message"),
    [
        (int, "5", "life must be a whole number, not '5'"),
        (int, True, "life must be a whole number, not True"),
        (int, 5.0, "life must be a whole number, not 5.0"),
        (str, 5, "life must be a text, not 5"),
        (bool, 1, "life must be true or false, not 1"),
        (Literal["a", "b"], "c", "life must be one of a, b, not 'c'"),
        (Mood, ["calm"], "life must be one of calm, grim, not ['calm']"),
        (list[int], "abc", "life must be a list, not 'abc'"),
        (list[int], [1, "2"], "life[1] must be a whole number, not '2'"),
        (tuple[int, ...], {}, "life must be a list, not {}"),
        (tuple[int, int], [1], "life must be a list of 2, not [1]"),
        (dict[str, int], {"a": 1}, "life must be a list, not {'a': 1}"),
        (dict[str, int], [["a", 1], ["a", 2]], "life must be pairs with a key each once, not [['a', 1], ['a', 2]]"),
        (dict[str, int], [["a", "b"]], "life[0][1] must be a whole number, not 'b'"),
        (dict[str, int], [["a"]], "life[0] must be a list of 2, not ['a']"),
        (Cell, [1, 2], "life must be an object, not [1, 2]"),
        (Cell, {"x": 1}, "life.y is missing"),
        (Cell, {"x": 1, "y": 2, "z": 3}, "life.z is not known"),
        (Cell, {"x": 1, "y": None}, "life.y must be a whole number, not None"),
        (Blade, {"name": "sabre", "reach": [], "cells": 3}, "life.cells is not known"),
        (Poison | Stun, {"until": 2}, "life must be an object whose 'is' is one of Poison, Stun, not {'until': 2}"),
        (Poison | Stun, "Stun", "life must be an object whose 'is' is one of Poison, Stun, not 'Stun'"),
        (str, ["x" * 99], "life must be a text, not ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."),
    ],
)
def test_plain_data_of_another_shape_is_refused_with_its_place(hint, wrong, message):
    with pytest.raises(BadData) as caught:
        shape_of(hint).load(wrong, "life")
    assert caught.value.message == message


def test_the_top_of_the_data_has_a_name_too():
    with pytest.raises(BadData, match="the top must be an object, not 3"):
        shape_of(Cell).load(3, "")


def test_a_long_unknown_name_is_cut_short():
    with pytest.raises(BadData) as caught:
        shape_of(Cell).load({"x" * 5000: 1}, "")
    assert len(caught.value.message) < 100


@pytest.mark.parametrize(
    ("hint", "message"),
    [
        (float, "cannot be part of a battle's state"),
        (set[int], "cannot be part of a battle's state"),
        (Any, "cannot be part of a battle's state"),
        (list, "cannot be part of a battle's state"),
        (Level, "cannot be part of a battle's state"),
        (Literal[1, 2], "cannot be part of a battle's state"),
        (int | str, "only dataclasses, or one type and None"),
        (tuple[list[int], ...], "may only hold what cannot change"),
        (tuple[int, Poison], "may only hold what cannot change"),
        (dict[Poison, int], "cannot be a key"),
        (FrozenHolder, "FrozenHolder is frozen, so all that it holds must be unchangeable"),
        (Unread, r"Unread.count cannot be read back: make it derived\(\) or fresh\(\)"),
        (Stun | other_stun(), "need different names"),
    ],
)
def test_a_type_that_could_not_be_saved_is_refused_before_any_battle(hint, message):
    with pytest.raises(TypeError, match=message):
        shape_of(hint)


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (list[int], [1]),
        (list[Poison], [Poison(1)]),
        (dict[str, int], {"a": 1}),
        (dict[str, Poison], {"a": Poison(1)}),
        (Poison, Poison(1)),
        (Poison | Stun, Poison(1)),
        (list[int] | None, [1]),
    ],
)
def test_what_can_change_is_never_shared_by_a_snapshot(hint, value):
    shape = shape_of(hint)
    assert shape.thaw(shape.freeze(value)) is not value


def test_what_cannot_change_is_shared_by_a_snapshot():
    shape, stun = shape_of(list[Stun]), Stun(3)
    assert shape.thaw(shape.freeze([stun]))[0] is stun


def test_a_member_that_cannot_change_is_shared_even_beside_one_that_can():
    shape, stun = shape_of(Poison | Stun), Stun(3)
    assert shape.thaw(shape.freeze(stun)) is stun


def test_the_order_of_a_dict_is_kept():
    shape, order = shape_of(dict[str, Poison]), {"z": Poison(1), "a": Poison(2)}
    assert list(shape.thaw(shape.freeze(order))) == list(shape.load(shape.dump(order), "")) == ["z", "a"]


def test_a_derived_field_is_worked_out_on_loading_and_shared_by_snapshots():
    shape = shape_of(Lair)
    lair = shape.load({"foes": [{"strength": 1}]}, "")
    lair.foes.append(Poison(2))
    assert (lair.made, shape.thaw(shape.freeze(lair)).made) == (1, 1)


def test_a_fresh_field_is_made_anew_for_each_copy():
    shape, lair = shape_of(Lair), Lair([])
    lair.notes.append("mine")
    copy = shape.thaw(shape.freeze(lair))
    assert (copy.notes, lair.notes) == ([], ["mine"])


def test_a_subclass_where_the_state_declares_another_class_is_not_written():
    with pytest.raises(TypeError, match="a Strong stands where the state declares a Poison"):
        Codec(Holder, 1).dump(Holder(Strong(1)))


@pytest.mark.parametrize(
    ("hint", "good", "bad"),
    [
        (Annotated[int, Least(1), Most(9)], [1, 9], [0, 10]),
        (Annotated[int, Least(1)], [1, 10**6], [0]),
        (Annotated[str, Most(3)], ["", "abc"], ["abcd"]),
        (Annotated[int | None, Least(1)], [None, 1], [0]),
        (Annotated[tuple[int, ...], Least(1), Most(2)], [[1], [1, 2]], [[], [1, 2, 3]]),
    ],
)
def test_a_save_keeps_the_bounds_that_a_pack_must_keep(hint, good, bad):
    shape = shape_of(hint)
    for value in good:
        shape.load(value, "life")
    for value in bad:
        with pytest.raises(BadData, match="life must be"):
            shape.load(value, "life")
