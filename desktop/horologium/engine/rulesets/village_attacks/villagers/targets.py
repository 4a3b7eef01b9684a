"""Whom a villager attacks (ledger topic TGT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.state import Target, nemeses

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Villager

Why: TypeAlias = Literal["nemesis", "heart", "here", "beside", "nobody"]
"""The steps of the villagers' priority, in order.  [VIL-TGT-01]"""


@dataclass(frozen=True, slots=True)
class VillagerAim:
    """What a villager attacks: at which step of its priority, whom of several, for how much, by which rule.

    Without targets it is the Heart, or nothing.
    """

    why: Why
    rule: str
    targets: tuple[Target, ...] = ()
    damage: int = 0


def aim_of(battle: Battle, villager: Villager) -> VillagerAim:
    """What a villager would attack: its nemesis, the Heart, Monsters with it, Monsters beside it.  [VIL-TGT-01]"""
    here = battle.targets_at(villager.zone)
    beside = _beside(battle, villager)
    for targets in (here, beside):
        if nemesis := tuple(target for target in targets if nemeses(villager.type, battle.type_of(target))):
            return VillagerAim("nemesis", "VIL-TGT-02", nemesis, nemesis_damage(battle, villager))
    if villager.zone == battle.castle.heart:
        return VillagerAim("heart", "VIL-TGT-04", (), 1)
    damage = facts.damage_of(battle, villager)
    if here:
        return VillagerAim("here", "VIL-TGT-05", tuple(here), damage)
    if beside:
        return VillagerAim("beside", "VIL-TGT-06", tuple(beside), damage)
    return VillagerAim("nobody", "VIL-TGT-01")


def nemesis_damage(battle: Battle, villager: Villager) -> int:
    """What an attack on a nemesis deals.  [VIL-TGT-03, VIL-VAT-05, VIL-MIS-33]"""
    silver = villager.kind == "hero" and facts.effect_in_force(battle) == "silver"
    return facts.damage_of(battle, villager) + 1 + silver


def _beside(battle: Battle, villager: Villager) -> list[Target]:
    """Those in adjacent zones whom a villager sees and reaches.  [VIL-TGT-01, VIL-STZ-06]"""
    if not facts.reach_of(battle, villager):
        return []
    zones = facts.seen_beside(battle, villager.zone)
    return [target for target in battle.all_targets() if target.zone in zones]


def threatens(battle: Battle, villager: Villager) -> list[int]:
    """The zones that a villager's attacks reach, for screens.  [VIL-VAT-04, VIL-VAT-05]"""
    beside = facts.seen_beside(battle, villager.zone) if facts.reach_of(battle, villager) else []
    return [villager.zone, *beside]


def is_held(battle: Battle, villager: Villager) -> bool:
    """Whether a villager does not move in this round's Villagers phase.  [VIL-MIS-05, VIL-MIS-32]"""
    return villager.held_from <= battle.round <= villager.held


def steps_of(battle: Battle, villager: Villager) -> list[int]:
    """The zones into which a villager may go next.  [VIL-VAT-01, VIL-GEN-05, VIL-MIS-38]"""
    if is_held(battle, villager):
        return []
    if villager.role != facts.MAPMAKER:
        return battle.ways.towards(villager.zone, battle.castle.heart)
    return facts.towards_spawn(battle, villager.zone)
