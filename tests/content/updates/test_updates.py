"""Old packs are rewritten step by step while they are read."""

from __future__ import annotations

import pytest

from horologium.content.problems import ContentError
from horologium.content.updates import FORMAT, STEPS, Tables, update


def first(tables: Tables) -> Tables:
    return {**tables, "steps": {"taken": [1]}}


def second(tables: Tables) -> Tables:
    return {**tables, "steps": {"taken": [*tables["steps"]["taken"], 2]}}


def test_an_old_pack_goes_through_every_step_in_order() -> None:
    tables = update({"pack.toml": {"format": 1}}, {1: first, 2: second}, newest=3)
    assert tables["steps"] == {"taken": [1, 2]}


def test_a_pack_of_the_newest_format_stays_as_it_is() -> None:
    tables: Tables = {"pack.toml": {"format": FORMAT}}
    assert update(tables) is tables


def test_a_newer_pack_is_refused() -> None:
    with pytest.raises(ContentError, match="is made for a newer Horologium"):
        update({"pack.toml": {"format": FORMAT + 1}})


@pytest.mark.parametrize("format_", [None, 0, -1, "1", 1.0, True])
def test_a_wrong_format_is_refused(format_: object) -> None:
    with pytest.raises(ContentError, match="format: is missing or wrong"):
        update({"pack.toml": {"format": format_}})


def test_there_is_a_step_from_every_older_format() -> None:
    assert list(STEPS) == list(range(1, FORMAT))


@pytest.mark.parametrize(
    ("before", "after"),
    [({"village": True, "x": 1}, {"x": 1, "kind": "village"}), ({"village": False}, {}), ({"village": "yes"},) * 2],
)
def test_a_village_of_the_first_format_is_a_place_of_that_kind(
    before: dict[str, object], after: dict[str, object]
) -> None:
    tables: Tables = {"pack.toml": {"format": 1}, "towns/bolsena.toml": before, "heroes/x.toml": {"village": True}}
    found = update(tables)
    assert (found["towns/bolsena.toml"], found["heroes/x.toml"]) == (after, {"village": True})
