"""Constellation: battles of random bots, against Catanatron."""

from __future__ import annotations

import time
from functools import cache

from benchmarks.engine import CAMPAIGNS
from horologium.content.library import Library
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.constellation import CONSTELLATION

ROUNDS = 8


@cache
def setups() -> tuple[Setup, ...]:
    """The missions of the pack."""
    missions = Library(RULESETS, [CAMPAIGNS]).missions(CONSTELLATION.id)
    return tuple(Setup(found.spec, found.pack.content) for found in missions)


def choices() -> float:
    """Choices per second of random bots, as forecasts run them: no journal, few snapshots."""
    count, begun = 0, time.process_time()
    for seed in range(ROUNDS):
        for setup in setups():
            table = Table(CONSTELLATION, CONSTELLATION.set_up(setup), journal=Journal(quiet=True), spacing=1_000)
            play_on(table, Router(DiceBox(seed), {}, others=RandomBot(seed)))
            count += sum(line.mark[0] == "choose" for line in table.log)
    return count / (time.process_time() - begun)
