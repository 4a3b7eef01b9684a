"""Rough chances in whole hundredths: what a handful of dice shows, and how a hero does in a test."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.holdings import in_force
from horologium.engine.rulesets.nova_aetas.missions.cards import test_of

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.mission_specs import TestSpec
    from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

SURE: Final = 100
FACES: Final = 8


@lru_cache(maxsize=4096)
def at_least(dice: int, good: int, needs: int) -> int:
    """In how many of a hundred cases so many dice with so many good faces show the successes needed."""
    if needs <= 0:
        return SURE
    good = max(0, min(FACES, good))
    ways_to: int = sum(
        comb(dice, hits) * good**hits * (FACES - good) ** (dice - hits) for hits in range(needs, dice + 1)
    )
    all_ways: int = FACES ** max(0, dice)
    return SURE * ways_to // all_ways


def passing(battle: Battle, hero: Hero, test: TestSpec | None) -> int:
    """How likely a hero passes a test; no test is passed for sure.  [NAR-TST-05, NAR-SKS-05]"""
    if test is None:
        return SURE
    dice = modifiers.characteristic(battle, hero, test.characteristic) - ("poison" in hero.statuses)
    dice += bool(test.tag) and modifiers.has_tag(battle, hero, test.tag)
    dice += hero.statuses.get("advantage", 0) - hero.statuses.get("disadvantage", 0)
    dice += sum(gift.effect.amount for gift in in_force(battle, hero, "dice") if gift.effect.name == test.about != "")
    return at_least(max(0, dice), FACES + 1 - test.threshold, test.successes)


def failing(battle: Battle, hero: Hero, offer: CardOption) -> int:
    """How likely a hero fails at a point or choice of a card."""
    return SURE - passing(battle, hero, test_of(offer.choice))
