"""Schemas for editors say what the checker says."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from helpers.packs import TOY, Figure, Mission
from horologium.content.rules import kinds_of
from horologium.content.schema import main, schema_of, schemas
from horologium.engine.core.specs import Least, Most
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


@dataclass(frozen=True, slots=True)
class Branch:
    """A table that holds tables like itself."""

    id: str
    twigs: Annotated[tuple[Branch, ...], Most(3)] = ()
    other: Annotated[Branch, Least(2)] | None = None
    pair: tuple[Annotated[int, Least(1)], Annotated[str, Most(5)]] = (1, "")


@dataclass(frozen=True, slots=True)
class Perhaps:
    id: str
    size: Annotated[int | None, Least(2)] = None


def test_bounds_become_those_of_json_schema() -> None:
    fields = schema_of(Figure)["properties"]
    assert (fields["move"]["minimum"], fields["move"]["maximum"]) == (1, 12)
    assert (fields["name"]["minLength"], fields["name"]["maxLength"]) == (1, 40)
    assert fields["attack"]["maxItems"] == 4
    assert fields["gear"]["additionalProperties"]["minimum"] == 1


def test_bounds_of_what_may_be_left_out_are_those_of_the_value() -> None:
    assert schema_of(Perhaps)["properties"]["size"]["anyOf"] == [{"type": "integer", "minimum": 2}, {"type": "null"}]


def test_unknown_keys_are_refused_in_nested_tables_too() -> None:
    schema = schema_of(Figure)
    assert schema["additionalProperties"] is False
    assert schema["$defs"]["Effect"]["additionalProperties"] is False


def test_references_and_texts_are_described() -> None:
    fields = schema_of(Mission)["properties"]
    assert fields["enemies"]["items"]["description"] == "The id of one of the figures."
    assert fields["next"]["anyOf"][0]["description"] == "The id of one of the missions."
    assert fields["name"]["description"] == "Players read this text."


def test_choices_are_listed() -> None:
    schema = schema_of(Figure)
    assert schema["$defs"]["Size"]["enum"] == ["small", "large"]
    assert schema["$defs"]["Effect"]["properties"]["on"]["enum"] == ["harmed", "moved"]


def test_a_table_may_hold_tables_like_itself() -> None:
    schema = schema_of(Branch)
    assert schema["properties"]["twigs"] == {
        "default": [],
        "items": {"$ref": "#/$defs/Branch"},
        "maxItems": 3,
        "title": "Twigs",
        "type": "array",
    }
    assert schema["$defs"]["Branch"]["properties"]["id"]["pattern"] == "^[a-z0-9]+(?:-[a-z0-9]+)*$"


def test_items_of_a_fixed_list_are_marked_one_by_one() -> None:
    first, second = schema_of(Branch)["properties"]["pair"]["prefixItems"]
    assert (first["minimum"], second["maxLength"]) == (1, 5)


def test_the_id_may_be_left_to_the_file_name() -> None:
    made = schemas(TOY)
    assert made["figures"]["required"] == ["name", "move"]
    assert "id" in made["pack"]["required"]
    assert made["pack"]["properties"]["ruleset"]["const"] == "toy"


def test_the_packs_that_a_pack_uses_are_a_list_that_may_be_left_out() -> None:
    pack = schemas(TOY)["pack"]
    assert (pack["properties"]["uses"]["type"], "uses" in pack["required"]) == ("array", False)


def test_each_kind_gets_a_file(tmp_path: Path) -> None:
    assert main("demo", tmp_path / "new" / "schemas") == 0
    names = {path.name for path in (tmp_path / "new" / "schemas").iterdir()}
    kinds = kinds_of(RULESETS["demo"])
    assert names == {f"{kind}.schema.json" for kind in ("pack", *kinds)}


def test_without_a_folder_everything_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("demo", None) == 0
    assert json.loads(capsys.readouterr().out)["figures"]["title"] == "FigureSpec"


def test_an_unknown_ruleset_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("dmeo", None) == 2
    assert capsys.readouterr().err == "There is no ruleset 'dmeo': did you mean 'demo'?\n"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main("demo", tmp_path / "file" / "schemas") == 2
    assert "): choose another folder" in capsys.readouterr().err


def test_a_plot_asks_and_gives_in_the_words_of_its_game() -> None:
    tables = schemas(RULESETS["nova-aetas"])["plots"]["$defs"]
    asked, given = (tables[table]["properties"][key]["enum"] for table, key in (("Clause", "holds"), ("Gift", "kind")))
    assert {"at-most", "hero", "recipe"} <= {*asked}
    assert {"gauge", "boon", "injury"} <= {*given}
    assert "enemy" not in asked + given
