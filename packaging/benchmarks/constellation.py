"""Constellation: battles of random bots, against Catanatron."""

from __future__ import annotations

import time
from functools import cache

from benchmarks.engine import CAMPAIGNS, MOST, Counted
from horologium.content.library import Library
from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.course import Course
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.constellation import CONSTELLATION

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
