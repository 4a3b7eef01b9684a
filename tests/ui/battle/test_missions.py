"""Variants of games as they are offered."""

from __future__ import annotations

import pytest

from horologium.engine.rulesets import RULESETS
from horologium.ui.battle.missions import options_of, variants_of


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_variant_has_a_name_and_an_explanation(game):
    for variant in variants_of(game):
        assert f"variant.{variant.name}" in game.texts
        assert variant.note
        assert all(f"variant.{variant.name}.{value}" in game.texts for value, _ in variant.choices)


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_without_a_wish_the_printed_rules_hold(game):
    assert options_of(game, {}) == game.options()


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_what_is_chosen_is_in_the_options(game):
    first = variants_of(game)[0]
    other = first.choices[-1][0] if first.choices else not first.usual
    assert getattr(options_of(game, {first.name: other, "unknown": 1}), first.name) == other
