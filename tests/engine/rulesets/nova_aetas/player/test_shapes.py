"""The hero bot plays missions of every shape: it wins where those who choose at random do not."""

from __future__ import annotations

import pytest

from helpers.shapes import SHAPES, wins
from horologium.engine.core.bots import RandomBot
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot

LEAST = dict.fromkeys(SHAPES, 16)
"""So many of twenty games it wins at least."""


@pytest.mark.parametrize("name", SHAPES)
def test_a_sound_player_wins_a_mission_of_this_shape(name):
    assert wins(SHAPES[name], HeroBot) >= LEAST[name]


@pytest.mark.parametrize("name", [name for name in SHAPES if name != "hold"])
def test_players_who_choose_at_random_hardly_win_it(name):
    assert wins(SHAPES[name], RandomBot, 8) <= 1
