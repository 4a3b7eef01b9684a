"""An entry from a request is read like a file of a pack."""

from __future__ import annotations

import pytest

from helpers.packs import TOY, Figure, Mission
from horologium.content.inline import read_spec
from horologium.content.problems import ContentError


def refusal(data: object, kind: str = "figures", **known: list[str]) -> str:
    with pytest.raises(ContentError) as caught:
        read_spec(TOY, kind, data, "battle", known or None)
    return str(caught.value)


def test_good_tables_become_a_spec() -> None:
    assert read_spec(TOY, "figures", {"name": "X", "move": 2}, "battle") == Figure("inline", "X", 2)


def test_a_given_id_is_kept() -> None:
    assert read_spec(TOY, "figures", {"id": "y", "name": "X", "move": 2}, "battle").id == "y"


def test_references_are_checked_against_what_is_known() -> None:
    data = {"name": "X", "enemies": ["hound"]}
    assert read_spec(TOY, "missions", data, "battle", {"figures": ["hound"]}) == Mission("inline", "X", ("hound",))
    assert refusal(data, "missions", figures=["pup"]).startswith("battle: enemies.0: names 'hound'")


def test_effects_are_always_known() -> None:
    data = {"name": "X", "move": 1, "effects": [{"on": "moved", "do": "heal"}]}
    assert read_spec(TOY, "figures", data, "battle", {}).effects[0].do == "heal"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "battle: must be a table (was None)"),
        ([], "battle: must be a table (was a list)"),
        ({"name": "X", "move": 0}, "battle: move: must be at least 1"),
        ({"name": "X", "move": float("nan")}, "battle: move: is not a number that can be counted with"),
        ({"name": "\ud800", "move": 1}, "battle: name: holds the character U+D800"),
        ({"name": "X", "move": 2**31}, "battle: move: is too large a number"),
        ({"name": "X", "move": b"1"}, "battle: move: holds a bytes"),
        ({"name": "X", "mvoe": 1}, "battle: mvoe: is not a known key - did you mean 'move'?"),
        ({"name": None, "move": 1}, "battle: name: must be a text"),
        ({3: 4}, "battle: 3: is not a known key"),
    ],
)
def test_bad_tables_are_refused(data: object, words: str) -> None:
    assert words in refusal(data)


def test_endless_nesting_is_refused() -> None:
    data: dict[str, object] = {}
    data["x"] = data
    assert "lies more than 32 tables deep" in refusal(data)


def test_an_unknown_kind_is_refused() -> None:
    assert refusal({}, "figure") == "battle: toy has no figure - did you mean 'figures'?"
