"""How well the castle stands: more is better for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.state import GONE
from horologium.engine.rulesets.village_attacks.views.aims import progress

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Villager

WON = 1_000_000


def evaluate(battle: Battle, seat: str) -> int:
    """The Heart, the goals, Monsters and what they have on their boards, less the villagers and how near they are."""
    if battle.over:
        return WON if battle.won else -WON
    total = 260 * battle.heart + sum(_goal(battle, win) for win in battle.mission.wins)
    total += sum(_monster(battle, monster) for monster in battle.monsters)
    total -= sum(_villager(battle, villager) for villager in battle.villagers)
    return total + sum(40 for _ in battle.placed)


def _goal(battle: Battle, win: str) -> int:
    value, most, _ = progress(battle, win)
    return 6_000 * value // most if most else 0


def _monster(battle: Battle, monster: Monster) -> int:
    """Life, levels, Experience, and dice that are kept; a dead one costs the Heart 2."""
    tiers = sum(monster.powers.values())
    if monster.zone == GONE:
        return 90 * tiers - 520
    kept = 12 * len(monster.defence) + 8 * len(monster.reserve)
    burden = 14 * (monster.breaks + monster.silences + monster.slows) + 30 * monster.burning + 20 * monster.down
    needed = battle.card(monster).experience
    return 40 * facts.remaining(monster) + 90 * tiers + 60 * monster.experience // needed + kept - burden


def _villager(battle: Battle, villager: Villager) -> int:
    """How much of a danger a villager is: who stands in the Heart zone strikes it in this round."""
    steps = min(battle.ways.to_heart[villager.zone] % FAR, 6)
    danger = (150, 90, 60, 45, 35, 28, 22)[steps] * (2 if villager.kind == "hero" else 1)
    if villager.stunned:
        danger = danger * 2 // 3
    return danger + 10 * (villager.health - villager.damage) - 8 * villager.burning
