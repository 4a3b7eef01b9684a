"""The strip of players above the board."""

from __future__ import annotations

import pytest

from horologium.ui.battle.panels.player_strip import PlayerStrip, SeatedPlayerRow
from horologium.ui.battle.seating import SeatedPlayer

BOTS = {"bot:bronze": "Bronze, a bot that overlooks things"}


@pytest.mark.parametrize(
    ("name", "shown"), [(BOTS["bot:bronze"], BOTS["bot:bronze"]), ("Twin Orbit", "Twin Orbit (bot)")]
)
def test_a_player_is_called_a_bot_once(qtbot, theme, name, shown):
    strip = PlayerStrip()
    qtbot.addWidget(strip)
    strip.show_players([SeatedPlayerRow(SeatedPlayer("b", name, "bot:bronze"), "#204080")], BOTS)
    assert strip.buttons["b"].text() == shown
