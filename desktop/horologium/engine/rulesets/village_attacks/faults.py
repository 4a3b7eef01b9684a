"""What is broken in a state; empty for every position that play can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.state import GONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.village_attacks.state import Battle, Monster


def faults(battle: Battle) -> Iterator[str]:
    """Counters out of their bounds, slots overfull, figures nowhere, keys there twice."""
    if not 0 <= battle.heart <= battle.most_heart:
        yield f"the Heart has {battle.heart} of {battle.most_heart}"
    if not 0 <= battle.morale <= battle.most_morale:
        yield f"Morale is {battle.morale} of {battle.most_morale}"
    if not 1 <= battle.rank <= 3:
        yield f"the Rank is {battle.rank}"
    if not 0 <= battle.dial < battle.mission.marks[-1]:
        yield f"the dial shows {battle.dial}"
    yield from _figures(battle)
    for monster in battle.monsters:
        yield from _board(battle, monster)


def _figures(battle: Battle) -> Iterator[str]:
    """What is wrong with those who stand in the castle, and what lies there."""
    zones = battle.castle.cells
    for villager in battle.villagers:
        if villager.zone not in zones or villager.damage >= villager.health:
            yield f"{villager.key} is nowhere, or dead"
    keys = [villager.key for villager in battle.villagers]
    if len(set(keys)) < len(keys):
        yield "two villagers share a key"
    if len(battle.summoned) > 1:
        yield "two Monsters are summoned at once"
    if len({trap.zone for trap in battle.placed}) < len(battle.placed):
        yield "two traps lie in one zone"
    if battle.first not in [monster.key for monster in battle.monsters]:
        yield "nobody has the First Player token"


def _board(battle: Battle, monster: Monster) -> Iterator[str]:
    """What is wrong on a Monster's board."""
    if monster.zone == GONE:
        if monster.damage or monster.experience or monster.dice or monster.defence or monster.reserve:
            yield f"{monster.key} is dead and has something on its board"
        return
    if not 0 <= monster.damage < monster.health:
        yield f"{monster.key} has {monster.damage} damage at {monster.health} health"
    if len(monster.movement) > monster.movement_slots:
        yield f"{monster.key} has too many dice in Movement slots"
    if len(monster.defence) > facts.defence_slots(monster):
        yield f"{monster.key} has too many dice in Defence slots"
    if len(monster.reserve) > facts.reserve_slots(monster):
        yield f"{monster.key} has too many dice in Reserve"
    if not 0 <= monster.experience < battle.card(monster).experience:
        yield f"{monster.key} has {monster.experience} Experience"
