"""Every game brings what packs ask of it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from horologium.content.drawings import DRAWN
from horologium.content.fields import field_types
from horologium.content.reading import PICTURE_FOLDER, TEXT_FOLDER
from horologium.content.rules import Rules, kinds_of
from horologium.content.schema import schemas
from horologium.engine.rulesets import RULESETS


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_a_ruleset_has_what_packs_need(rules: Rules) -> None:
    assert isinstance(rules, Rules)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_specs_are_frozen_tables_with_an_id(rules: Rules) -> None:
    for spec in rules.specs.values():
        assert is_dataclass(spec)
        assert spec.__dataclass_params__.frozen  # type: ignore[attr-defined]
        assert "id" in {field.name for field in fields(spec)}
        assert field_types(spec)["id"] is str


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_no_kind_takes_the_name_of_another_folder(rules: Rules) -> None:
    assert not {PICTURE_FOLDER, TEXT_FOLDER, "pack", "effects", *DRAWN} & set(rules.specs)


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.id)
def test_every_kind_can_be_described_to_editors(rules: Rules) -> None:
    assert set(schemas(rules)) == {"pack", *kinds_of(rules)}
