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
    for variant in variants_of(game):
        other = variant.choices[-1][0] if variant.choices else not variant.usual
        assert getattr(options_of(game, {variant.name: other, "unknown": 1}), variant.name) == other


def test_there_are_variants_to_choose():
    assert [game.id for game in RULESETS.values() if variants_of(game)]
