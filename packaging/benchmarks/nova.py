"""Nova Aetas: missions of random bots and of the hero bot, against Catanatron."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING

from benchmarks.engine import CAMPAIGNS, MOST, Counted, timed
from horologium.content.library import Library
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.course import Course
from horologium.engine.core.outlook import odds
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.answerers import Answerer
    from horologium.engine.rulesets.nova_aetas.state import Battle

ROUNDS = 12


@cache
def setups() -> tuple[Setup, ...]:
    """The missions of the rehearsal pack."""
    missions = Library(RULESETS, [CAMPAIGNS]).missions(NOVA_AETAS.id)
    return tuple(Setup(found.spec, found.pack.content) for found in missions if found.pack.id == "rehearsal")


def played(bot: Callable[[int], Answerer]) -> tuple[int, int, float]:
    """Choices, missions and seconds of some seeded missions, as forecasts run them: no log, no way back."""
    choices, missions, seconds = 0, 0, 0.0
    for seed in range(ROUNDS):
        for setup in setups():
            begun = time.process_time()
            asked = Counted(bot(seed))
            Course(NOVA_AETAS, NOVA_AETAS.set_up(setup)).play(Router(DiceBox(seed), {}, others=asked), MOST)
            seconds += time.process_time() - begun
            choices += asked.count
            missions += 1
    return choices, missions, seconds


def choices() -> float:
    """Choices per second of a random bot."""
    count, _, seconds = played(RandomBot)
    return count / seconds


def missions() -> float:
    """Whole missions per second of a random bot."""
    _, count, seconds = played(RandomBot)
    return count / seconds


def hero_missions() -> float:
    """Whole missions per second of the bot that plays to win."""
    _, count, seconds = played(HeroBot)
    return count / seconds


def attack_odds() -> float:
    """Milliseconds for the exact odds of an attack."""
    table, key = attack_question()
    return timed(lambda: odds(table, key), 3) / 1000


@cache
def attack_question() -> tuple[Table[Battle], str]:
    """A mission at the question whom to attack."""
    for seed in range(100):
        table = Table(NOVA_AETAS, NOVA_AETAS.set_up(setups()[0]))
        router = Router(DiceBox(seed), {}, others=HeroBot(seed))
        while play_on(table, router, 1):
            request = table.pending
            if isinstance(request, Choose) and request.rule == "NAR-HAT-08":
                return table, request.options.key_at(0)
    raise LookupError("no such position")
