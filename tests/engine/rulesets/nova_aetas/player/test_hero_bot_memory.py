"""What the hero bot keeps from one question to the next saves time and changes nothing."""

from __future__ import annotations

import pytest

from helpers.battles import sample_setups
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import SeatBot, bots_of, seed_at
from horologium.engine.core.journal import Journal
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot


class Forgetful:
    """A hero bot made anew for every answer."""

    source, sure = HeroBot.source, False

    def reply(self, request, table):
        return HeroBot(seed_at(3, "", len(table.log))).reply(request, table)


def played(setup, bot):
    """The answers of a whole mission."""
    table = Table(NOVA_AETAS, NOVA_AETAS.set_up(setup), journal=Journal(quiet=True))
    play_on(table, Router(DiceBox(5), {}, others=bot))
    return [line.answer for line in table.log]


@pytest.mark.parametrize("mission", range(3))
def test_a_bot_with_memory_plays_the_same_mission_as_one_without(mission):
    setup = list(dict(sample_setups(NOVA_AETAS)).values())[mission]
    assert played(setup, SeatBot(bots_of(NOVA_AETAS), HeroBot.source, 3, "")) == played(setup, Forgetful())
