"""Village Attacks: nights of random players, against Catanatron; a Villagers phase with sixty villagers."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from typing import Final

from benchmarks.engine import CAMPAIGNS, MOST, Counted
from horologium.content.library import Library
from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.course import Course
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import PositionSpec, VillagerPlace

ROUNDS: Final = 4
CROWD: Final = (
    VillagerPlace("commoner", "HE", 4),
    VillagerPlace("commoner", "GH", 6),
    VillagerPlace("hunter", "GH", 2, "undead"),
    VillagerPlace("commoner", "KI", 4),
    VillagerPlace("commoner", "CH", 5),
    VillagerPlace("hunter", "CY", 4, "every"),
    VillagerPlace("commoner", "CY", 6),
    VillagerPlace("commoner", "GT", 8),
    VillagerPlace("hunter", "RP", 5, "beast"),
    VillagerPlace("commoner", "WG", 8),
    VillagerPlace("commoner", "OR", 8),
)
"""Sixty villagers in the castle of the first night."""


@cache
def setups() -> tuple[Setup, ...]:
    """The nights of the shipped pack."""
    missions = Library(RULESETS, [CAMPAIGNS]).missions(VILLAGE_ATTACKS.id)
    return tuple(Setup(found.spec, found.pack.content) for found in missions)


def choices() -> float:
    """Choices per second of a random player."""
    count, seconds = 0, 0.0
    for seed in range(ROUNDS):
        for setup in setups():
            begun = time.process_time()
            asked = Counted(RandomBot(seed))
            Course(VILLAGE_ATTACKS, VILLAGE_ATTACKS.set_up(setup)).play(Router(DiceBox(seed), {}, others=asked), MOST)
            seconds += time.process_time() - begun
            count += asked.count
    return count / seconds


@cache
def crowded() -> Setup:
    """The first night, as its villagers begin to act: there are sixty of them."""
    setup = next(each for each in setups() if each.mission.id == "first-torches")
    position = PositionSpec(round=3, phase="villagers", villagers=CROWD, morale=40)
    return Setup(replace(setup.mission, position=position), setup.content)


def villagers_phase() -> float:
    """Milliseconds until sixty villagers have acted, at a table where everything can be undone."""
    table = Table(VILLAGE_ATTACKS, VILLAGE_ATTACKS.set_up(crowded()))
    router = Router(DiceBox(7), {}, others=RandomBot(7))
    begun = time.process_time()
    while table.pending is not None and table.state.phase == "villagers":
        table.answer(router.answerer(table.pending).reply(table.pending, table) or ())
    return (time.process_time() - begun) * 1000
