"""Whole battles by random bots: nothing breaks, and every battle ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from helpers.battles import sample_setups
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.rulesets.constellation import CONSTELLATION as GAME

MOST_ANSWERS = 3_000
seeds = some.integers(0, 2**32)
few = pytest.mark.parametrize("battles", [15, pytest.param(2_000, marks=pytest.mark.trial)])


def play_to_the_end(start, seed, look):
    """Play a battle with random bots, looking at each quiet moment; give back the last position."""
    battle, box, bot = GAME.set_up(start), DiceBox(seed), RandomBot(seed + 1)
    battle.journal.quiet = True
    answers = 0
    while GAME.outcome(battle) is None:
        answers += answered(GAME.step(battle), box, bot)
        assert answers < MOST_ANSWERS
        look(battle)
    return battle


def answered(rule, box, bot):
    """Answer a rule to its end, and count its requests."""
    answer, count = None, 0
    while True:
        try:
            request = rule.send(answer)
        except StopIteration:
            return count
        answer = bot.choose(request) if isinstance(request, Choose) else box.throw(request)
        request.check(answer)
        count += 1


def unbroken(battle):
    """Nothing is broken in a position."""
    assert not list(GAME.faults(battle))


def apart(battle):
    """No two miniatures share a square, and nobody stands in a wall.  [CON-MOV-04]"""
    spaces = [battle.space(figure) for figure in battle.figures]
    together = 0
    for space in spaces:
        together |= space
    assert sum(space.bit_count() for space in spaces) == together.bit_count()
    assert not together & battle.ground.walls


def within_bounds(battle):
    """Attributes never leave their bounds, and nobody owes Cosmo.  [CON-DMG-10, CON-COS-01]"""
    for figure in battle.figures:
        assert 0 <= figure.att <= figure.most_att
        assert 0 <= figure.ar <= figure.most_ar
        assert 0 <= figure.spd <= figure.most_spd
    assert all(side.cosmo >= 0 and side.points >= 0 for side in battle.sides)


@few
def test_random_battles_end_without_a_broken_position(battles):
    setups = sample_setups(GAME)
    for seed in range(battles):
        last = play_to_the_end(setups[seed % len(setups)][1], seed, unbroken)
        assert last.turn <= last.mission.turns


@pytest.mark.rule("CON-MOV-04")
@settings(max_examples=10, deadline=None)
@given(some.sampled_from(sample_setups(GAME)[:3]), seeds)
def test_no_two_miniatures_ever_share_a_square(named, seed):
    play_to_the_end(named[1], seed, apart)


@pytest.mark.rule("CON-DMG-10", "CON-COS-01")
@settings(max_examples=10, deadline=None)
@given(some.sampled_from(sample_setups(GAME)[:3]), seeds)
def test_attributes_keep_their_bounds_and_cosmo_is_never_owed(named, seed):
    play_to_the_end(named[1], seed, within_bounds)


@pytest.mark.rule("CON-VIC-02")
@settings(max_examples=8, deadline=None)
@given(some.sampled_from(sample_setups(GAME)[:5]), seeds)
def test_what_was_destroyed_is_the_cost_of_the_fallen(named, seed):
    last = play_to_the_end(named[1], seed, unbroken)
    for side in last.sides:
        enemy = last.other(side.key).key
        fallen = [figure.cost for figure in last.figures if figure.seat == enemy and not figure.alive]
        assert side.destroyed == sum(fallen)
