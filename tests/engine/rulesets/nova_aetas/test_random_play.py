"""Whole missions by random bots: nothing breaks, time goes forward, every mission ends."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from helpers.nova_fuzz import Fuzz
from helpers.nova_pack import setup
from helpers.shipped import shipped
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas.faults import faults
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.mission_specs import EnemyPlace, TilePlace, TokenPlace
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.turns import flow

MOST_ANSWERS = 5_000
MISSIONS = ("a-toll-on-the-road", "smoke-over-the-warehouses", "the-millers-debt", "the-satchel-of-bagnaia")
seeds = some.integers(0, 2**32)
few = pytest.mark.parametrize("battles", [20, pytest.param(2_000, marks=pytest.mark.trial)])


def play_to_the_end(start, seed):
    """Play a mission with a random bot, looking for faults after every step; give back the last position."""
    battle, box, bot = set_up(start), DiceBox(seed), RandomBot(seed + 1)
    answers, now = 0, battle.now
    while flow.outcome(battle) is None:
        for request in answered(flow.step(battle), box, bot):
            answers += 1
            assert answers < MOST_ANSWERS, request.mark()
        assert not list(faults(battle))
        assert battle.now >= now
        now = battle.now
    return battle


def answered(rule, box, bot):
    """Answer a rule to its end, and tell each of its requests."""
    answer = None
    while True:
        try:
            request = rule.send(answer)
        except StopIteration:
            return
        answer = bot.choose(request) if isinstance(request, Choose) else box.throw(request)
        request.check(answer)
        yield request


@cache
def rehearsal():
    return shipped("rehearsal").content


@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_a_skirmish_breaks_nothing_and_ends_in_time(seed):
    battle = play_to_the_end(setup(), seed)
    assert battle.now <= battle.end


@given(seed=seeds)
@settings(max_examples=10, deadline=None)
def test_nothing_breaks_where_tiles_are_revealed_and_enemies_wait(seed):
    tiles = (TilePlace("field", row=8), TilePlace("house", hidden=True))
    enemies = (
        EnemyPlace("guard", ("D10", "E10")),
        EnemyPlace("nun", ("A2", "H8"), waiting=True, patrol=("A2", "A6")),
        EnemyPlace("captain", ("C3+1",), waiting=True),
    )
    tokens = (TokenPlace("loot", "A14"), TokenPlace("loot", "H1"))
    heroes_at = ("C16", "D16", "E16", "F16")
    play_to_the_end(setup(tiles=tiles, enemies=enemies, tokens=tokens, heroes_at=heroes_at, end="11:00"), seed)


@pytest.mark.parametrize("mission", MISSIONS)
@few
def test_random_companies_bring_every_mission_of_the_pack_to_an_end(mission, battles):
    content = rehearsal()
    for seed in range(battles // 2):
        play_to_the_end(Setup(content["missions"][mission], content), seed)


@few
def test_nothing_breaks_whatever_cards_come_together(battles):
    for seed in range(battles):
        play_to_the_end(Fuzz(rehearsal(), seed).setup(), seed)


def test_the_pack_has_no_flaw():
    assert not list(NOVA_AETAS.check_content(rehearsal()))
