"""Tables and specs are walked side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest

from helpers.packs import Figure, Mission
from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.fields import leaves, spec_at
from horologium.engine.core.specs import Least, Ref


@dataclass(frozen=True, slots=True)
class Walk:
    steps: Annotated[int, Least(1)]


@dataclass(frozen=True, slots=True)
class Shot:
    target: Annotated[str, Ref("figures")]
    dice: Annotated[int, Least(2)] = 2


@dataclass(frozen=True, slots=True)
class Orders:
    then: Walk | Shot | None
    counted: int = field(default=0, init=False)


@dataclass(frozen=True, slots=True)
class Posts:
    guards: Mapping[str, Walk]
    either: Mapping[str, Walk | Shot] = field(default_factory=dict)
    loose: Literal["none"] | Annotated[int, Least(1)] = "none"


def told(spec: type, data: dict[str, Any]) -> list[str]:
    return [f"{problem.key}: {problem.message}" for problem in read(spec, Sheet("x.toml", "kind", "x", data))[1]]


def keys(spec: Any, data: dict[str, Any]) -> list[str]:
    return [".".join(map(str, leaf.key)) for leaf in leaves(spec, data)]


def test_marked_values_are_found_in_lists_and_tables() -> None:
    data = {"name": "X", "enemies": ["a", "b"], "allies": {"c": 1}}
    assert keys(Mission, data) == ["name", "enemies", "enemies.0", "enemies.1", "allies.c"]


def test_markers_inside_a_choice_of_types_are_found() -> None:
    assert keys(Figure, {"like": "hound", "picture": None}) == ["like", "picture"]


def test_of_several_tables_the_likeliest_is_taken() -> None:
    assert keys(Orders, {"then": {"target": "a", "dice": 1}}) == ["then.target", "then.dice"]
    assert spec_at(Orders, {"then": {"steps": 0, "x": 1}}, ("then",)) is Walk


def test_a_field_that_packs_cannot_give_is_unknown() -> None:
    assert keys(Orders, {"counted": 3}) == []


def test_there_is_no_table_where_the_data_has_none() -> None:
    assert spec_at(Figure, {"name": "X"}, ("effects", 0)) is None
    assert spec_at(Figure, {"name": "X"}, ("name",)) is None


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"then": {"target": 3}}, ["then.target: must be a text (was 3)"]),
        ({"then": {"steps": 1, "stesp": 2}}, ["then.stesp: is not a known key"]),
        ({"then": 5}, ["then: must be a table (was 5)"]),
    ],
)
def test_of_several_kinds_of_table_only_the_one_that_was_meant_is_spoken_of(data: Any, words: list[str]) -> None:
    assert told(Orders, data) == words


def test_a_table_behind_a_free_name_is_known() -> None:
    assert spec_at(Posts, {"guards": {"gate": {}}}, ("guards", "gate")) is Walk
    assert told(Posts, {"guards": {}, "either": {"gate": {"dice": "x", "target": "a"}}}) == [
        "either.gate.dice: must be a whole number (was 'x')"
    ]


def test_where_nobody_knows_what_was_meant_everything_is_told() -> None:
    assert told(Posts, {"guards": {}, "loose": []})
