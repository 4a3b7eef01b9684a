"""The bots play every game, by its rules, and the greedy one plays it better."""

from __future__ import annotations

from operator import attrgetter

import pytest

from helpers.battles import new_table, sample, sample_setups
from helpers.contract import position
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import GreedyBot, RandomBot
from horologium.engine.rulesets import RULESETS

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=attrgetter("id"))


def duel(ruleset, name, seed, greedy_place):
    """A game of the greedy bot, at one place of the table, against random ones or alone; whether it won."""
    table = new_table(ruleset, name)
    seats = [seat.key for seat in ruleset.seats(table.state)]
    greedy = seats[greedy_place % len(seats)]
    bots = {seat: RandomBot(seed) for seat in seats} | {greedy: GreedyBot(seed)}
    play_on(table, Router(DiceBox(seed), bots))
    assert table.outcome is not None
    return table.outcome.winner == greedy


def greedy_wins(ruleset, games) -> int:
    """How many games the greedy bot wins, from each side in turn, over all battles."""
    names = [name for name, _ in sample_setups(ruleset)]
    return sum(duel(ruleset, names[number // 2 % len(names)], number, number % 2) for number in range(games))


@each_ruleset
@pytest.mark.parametrize("games", [10, pytest.param(100, marks=pytest.mark.trial)])
def test_the_greedy_bot_beats_the_random_one(ruleset, games):
    assert greedy_wins(ruleset, games) * 100 >= games * sample(ruleset).GREEDY_WINS


@each_ruleset
def test_greedy_bots_play_each_other_to_the_end_the_same_way_each_time(ruleset):
    name = sample_setups(ruleset)[0][0]
    tables = [new_table(ruleset, name) for _ in range(2)]
    for table in tables:
        play_on(table, Router(DiceBox(5), {}, others=GreedyBot(6, breadth=(6, 2), samples=1)))
    assert tables[0].outcome is not None
    assert tables[0].log == tables[1].log


@each_ruleset
def test_a_bot_that_thinks_leaves_the_table_as_it_is(ruleset):
    table = new_table(ruleset, sample_setups(ruleset)[0][0])
    play_on(table, Router(DiceBox(3), {}))
    before = position(table)
    assert GreedyBot(4).reply(table.pending, table) is not None
    assert position(table) == before
