"""How well the company stands: a number for bots that look ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.effects.modifiers import max_health
from horologium.engine.rulesets.nova_aetas.missions.conditions import holds
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero

WON: Final = 100_000
STANDING: Final = 60
LIFE: Final = 12
STATUS: Final = 4
FOE: Final = 25
FOE_LIFE: Final = 14
STEP: Final = 2
"""What a square nearer to the nearest goal is worth."""
MET: Final = 80
"""What one more condition of a goal that holds is worth."""


def evaluate(battle: Battle, seat: str) -> int:
    """Life on our side, less that of the enemies, and how far the mission has come."""
    if battle.ended:
        return WON if battle.won else -WON
    ours = sum(_hero(battle, hero) for hero in battle.heroes)
    theirs = sum(_enemy(enemy) for enemy in battle.enemies)
    return ours - theirs + _progress(battle) + 3 * len(battle.loot) + battle.coins - (battle.now - battle.start)


def _hero(battle: Battle, hero: Hero) -> int:
    if hero.ko:
        return 0
    ailing = sum(status in NEGATIVE for status in hero.statuses)
    helped = len(hero.statuses) - ailing
    return (
        STANDING + LIFE * (max_health(battle, hero) - hero.wounds) + STATUS * (helped - ailing) - hero.at + battle.now
    )


def _enemy(enemy: Enemy) -> int:
    return FOE + FOE_LIFE * (enemy.health - enemy.wounds) - 2 * len(enemy.statuses)


def _progress(battle: Battle) -> int:
    met = 0
    for goal in battle.goals:
        held = sum(holds(battle, condition) for condition in goal.when)
        met += MET * held if goal.won else -MET * held
    return met
