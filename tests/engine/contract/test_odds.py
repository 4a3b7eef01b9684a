"""The odds that a ruleset tells are those of its rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from operator import attrgetter

import pytest

from helpers.forecasts import followed, forecasts, is_likely, thrown
from horologium.engine.rulesets import RULESETS

RUNS = 400

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=attrgetter("id"))


def various(ruleset, battles, most):
    """Some forecasts that differ from each other."""
    return list(islice({repr(found.odds): found for found in forecasts(ruleset, battles)}.values(), most))


@each_ruleset
def test_there_are_odds_to_look_at(ruleset):
    assert len(various(ruleset, 10, 3)) == 3


@each_ruleset
def test_chances_are_fractions_that_sum_to_one(ruleset):
    for forecast in forecasts(ruleset, 5):
        for told in forecast.odds.values():
            assert all(isinstance(chance, Fraction) and 0 < chance <= 1 for chance in told.chances.values())
            assert sum(told.chances.values()) == 1


@each_ruleset
def test_odds_of_small_pools_are_exact_to_the_last_digit(ruleset):
    pools = [(forecast, found) for forecast in various(ruleset, 10, 6) if (found := followed(forecast)) is not None]
    assert pools
    for forecast, found in pools:
        for about, chances in found.items():
            assert forecast.odds[about].exact
            assert forecast.odds[about].chances == {result: chances[result] for result in sorted(chances)}


@each_ruleset
def test_dice_fall_as_the_odds_say(ruleset):
    for seed, forecast in enumerate(various(ruleset, 20, 8)):
        for about, counts in thrown(forecast, RUNS, seed).items():
            chances = forecast.odds[about].chances
            assert set(counts) <= set(chances)
            assert [result for result, chance in chances.items() if not is_likely(chance, counts[result], RUNS)] == []


@each_ruleset
@pytest.mark.trial
def test_all_odds_of_many_battles_are_those_of_the_rules(ruleset):
    for seed, forecast in enumerate(various(ruleset, 60, 60)):
        for about, counts in thrown(forecast, 2_000, seed).items():
            chances = forecast.odds[about].chances
            assert all(is_likely(chance, counts[result], 2_000) for result, chance in chances.items())


def test_a_count_far_from_its_chance_is_unlikely():
    assert is_likely(Fraction(1, 2), 240, 400)
    assert not is_likely(Fraction(1, 2), 260, 400)
    assert not is_likely(Fraction(1), 399, 400)
