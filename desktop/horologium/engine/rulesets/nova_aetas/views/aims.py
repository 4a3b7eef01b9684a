"""How far the ways have come in which a mission can end: counted as things happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.view import Aim
from horologium.engine.rulesets.nova_aetas.missions.conditions import counted, holds
from horologium.engine.rulesets.nova_aetas.views import labels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionCondition
    from horologium.engine.rulesets.nova_aetas.state import Battle

COUNTED: Final = ("defeated", "collected", "interacted", "seized", "reached")
"""Conditions that ask how often something has happened."""


def aims(battle: Battle) -> Iterator[Aim]:
    """The ways in which the mission can end, and how much of their conditions is done.  [NAR-MIC-08, NAR-TIM-04]"""
    for number, goal in enumerate(battle.goals):
        done = [_progress(battle, condition) for condition in goal.when]
        label = labels.outcome(battle.mission, goal.outcome)
        value, most = sum(value for value, _ in done), sum(most for _, most in done)
        yield Aim(f"{goal.outcome}-{number}", label, goal.won, value, most, "NAR-TIM-04")


def _progress(battle: Battle, condition: MissionCondition) -> tuple[int, int]:
    """How much of a condition is done, and how much there is to do."""
    if condition.negated:
        return int(holds(battle, condition)), 1
    if condition.holds in COUNTED:
        return min(_happened(battle, condition.holds, condition.name), condition.amount), condition.amount
    if condition.holds == "flag":
        return min(battle.flags.get(condition.name, 0), condition.amount), condition.amount
    if condition.holds == "ko":
        return min(sum(hero.ko for hero in battle.heroes), condition.amount), condition.amount
    if condition.holds == "all-defeated":
        return _slain(battle, condition)
    return int(holds(battle, condition)), 1


def _slain(battle: Battle, condition: MissionCondition) -> tuple[int, int]:
    """Those who are out of combat, of all who have been met; who waits in the dark is one more.  [NAR-MIS-36]"""
    gone = _happened(battle, "defeated", condition.name)
    left = sum(condition.name in ("", enemy.card) for enemy in battle.enemies)
    unmet = not left and not holds(battle, condition)
    return gone, max(1, gone + left + unmet)


def _happened(battle: Battle, what: str, name: str) -> int:
    """How often something has happened: what the mission has heard of, and what it will hear when the deed is done."""
    news = [each.partition(":") for each in battle.news]
    return counted(battle, what, name) + sum(sort == what and name in ("", which) for sort, _, which in news)
