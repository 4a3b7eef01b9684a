"""Constellation: battles of random bots, against Catanatron."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

from benchmarks.engine import CAMPAIGNS, MOST, Counted
from horologium.content.library import Library
from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.course import Course
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.bots import Gold

if TYPE_CHECKING:
    from horologium.engine.core.answerers import Scene
    from horologium.engine.core.ask import Answer, Request

ROUNDS = 8


@cache
def setups() -> tuple[Setup, ...]:
    """The missions of the pack."""
    missions = Library(RULESETS, [CAMPAIGNS]).missions(CONSTELLATION.id)
    return tuple(Setup(found.spec, found.pack.content) for found in missions)


def choices() -> float:
    """Choices per second of random bots, as forecasts run them: no log, no way back."""
    count, begun = 0, time.process_time()
    for seed in range(ROUNDS):
        for setup in setups():
            asked = Counted(RandomBot(seed))
            Course(CONSTELLATION, CONSTELLATION.set_up(setup)).play(Router(DiceBox(seed), {}, others=asked), MOST)
            count += asked.count
    return count / (time.process_time() - begun)


def activation() -> float:
    """Milliseconds that Gold thinks in one activation, over a battle against itself."""
    bot, begun = Acting(1), time.process_time()
    for setup in setups():
        Course(CONSTELLATION, CONSTELLATION.set_up(setup)).play(Router(DiceBox(1), {}, others=bot), MOST)
    return (time.process_time() - begun) * 1000 / bot.activations


class Acting(Gold):
    """Gold, counting how often another miniature acts."""

    activations = 0
    _acting = ""

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """What Gold says."""
        if (key := table.state.deed.key) != self._acting:
            self._acting = key
            self.activations += 1
        return super().reply(request, table)
