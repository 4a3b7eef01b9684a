"""Whole missions: random bots break nothing, the hero bot wins, and a mission always ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.battles import sample_setups
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.game import NovaAetas
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot
from horologium.engine.rulesets.nova_aetas.state import Options

SETUPS = dict(sample_setups(NOVA_AETAS))
REHEARSAL = [name for name in SETUPS if name.startswith("rehearsal/")]
MOST_ANSWERS = 3_000


class Watched(NovaAetas):
    """The same game, looked at whenever a step begins."""

    def step(self, battle):  # type: ignore[override]
        """Nothing may be broken at a quiet moment."""
        assert list(self.faults(battle)) == []
        return NOVA_AETAS.step(battle)


def new_mission(name, ruleset=NOVA_AETAS, options=None) -> Table:
    setup = SETUPS[name]
    battle = ruleset.set_up(Setup(setup.mission, setup.content, setup.party, options or setup.options))
    return Table(ruleset, battle, journal=Journal(quiet=True), spacing=100)


def outcome(name, seed, bot):
    """How a mission ends that a bot plays alone."""
    table = new_mission(name)
    play_on(table, Router(DiceBox(seed), {}, others=bot(seed + 1)), MOST_ANSWERS)
    assert table.outcome is not None
    return table.outcome


def watched(name, seed, options=None) -> Table:
    """A random mission in which every quiet moment is looked at; no AP are spent that are not there."""
    table, router = new_mission(name, Watched(), options), Router(DiceBox(seed), {}, others=RandomBot(~seed))
    while play_on(table, router, 1):
        assert table.state.active is None or table.state.active.ap >= 0
        assert len(table.log) < MOST_ANSWERS
    assert list(NOVA_AETAS.faults(table.state)) == []
    return table


@pytest.mark.parametrize("missions", [60, pytest.param(2_400, marks=pytest.mark.trial)])
def test_random_missions_break_nothing_and_end(missions):
    names = list(SETUPS)
    for seed in range(missions):
        assert watched(names[seed % len(names)], seed).outcome is not None


@given(st.integers(0, 1 << 32), st.sampled_from(list(SETUPS)), st.sampled_from(["worst", "players"]))
@settings(max_examples=15, deadline=None)
def test_no_promise_of_a_state_is_ever_broken(seed, name, decider):
    assert watched(name, seed, Options(enemy_choices=decider)).outcome is not None


@pytest.mark.rule("NAR-HOR-10", "NAR-TIM-03")
@given(st.integers(0, 1 << 32), st.sampled_from(REHEARSAL))
@settings(max_examples=10, deadline=None)
def test_time_never_runs_backwards_and_never_past_the_end(seed, name):
    table, router = new_mission(name), Router(DiceBox(seed), {}, others=RandomBot(seed))
    now = table.state.now
    while play_on(table, router, 1):
        assert now <= table.state.now <= table.state.end
        now = table.state.now


def wins(bot, missions) -> list[int]:
    """How many of so many missions of each kind a bot wins."""
    return [sum(outcome(name, seed, bot).winner == "heroes" for seed in range(missions)) for name in REHEARSAL]


@pytest.mark.parametrize("missions", [10, pytest.param(300, marks=pytest.mark.trial)])
def test_the_hero_bot_wins_more_often_than_not_and_far_more_often_than_chance(missions):
    clever, random = wins(HeroBot, missions), wins(RandomBot, missions)
    assert sum(clever) * 2 > missions * len(REHEARSAL)
    assert sum(clever) > 4 * sum(random)


def test_the_hero_bot_plays_the_same_mission_twice_the_same_way():
    tables = [new_mission(REHEARSAL[0]) for _ in range(2)]
    for table in tables:
        play_on(table, Router(DiceBox(7), {}, others=HeroBot(8)))
    assert tables[0].log == tables[1].log
