"""The Troll, which nobody leads (ledger topic TRO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Rule, pick_from, roll
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.village_attacks import facts, goals, moving, verbs
from horologium.engine.rulesets.village_attacks.boards import afflict
from horologium.engine.rulesets.village_attacks.coin import toss, villager_by_coin, zone_by_coin
from horologium.engine.rulesets.village_attacks.state import GONE, PLAYERS, Minion, Monster
from horologium.engine.rulesets.village_attacks.verbs import Blow
from horologium.engine.rulesets.village_attacks.villagers.blows import suffer
from horologium.engine.rulesets.village_attacks.villagers.traps import go_off
from horologium.engine.rulesets.village_attacks.words import STANDARD

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.moving import Direction
    from horologium.engine.rulesets.village_attacks.state import Battle

MIGHT: Final = 3
MOST_STUNNED: Final = 5
NAME: Final = "troll"


def activate_troll(battle: Battle) -> Rule[None]:
    """One standard die says what the Troll does, and where it goes then.  [VIL-TRO-02 to 06]"""
    (face,) = yield from roll("VIL-TRO-02", PLAYERS, (STANDARD,))
    battle.journal.note("troll-acts", "VIL-TRO-02", figure=NAME, face=face)
    if face in ("melee", "ranged"):
        yield from _hit_monsters(battle)
        towards_heart = True
    elif face in ("magic", "villager"):
        yield from _hit_villagers(battle)
        towards_heart = False
    else:
        yield from _stun_all(battle)
        towards_heart = yield from toss("VIL-TRO-06")
    goals.look_for_end(battle)
    if battle.over or battle.troll == GONE:
        return
    if towards_heart:
        yield from _to_heart(battle)
    else:
        yield from _to_spawn(battle)


def _hit_monsters(battle: Battle) -> Rule[None]:
    """Three damage to each Monster, summoned Monster and Minion with it: one attack each, without Revenge.

    [VIL-TRO-03, VIL-GEN-10, VIL-DEF-02]
    """
    for target in battle.targets_at(battle.troll):
        if target.zone != battle.troll:
            continue
        damage = MIGHT
        battle.journal.note("attacks", "VIL-TRO-03", figure=NAME, target=target.key, damage=damage)
        if isinstance(target, Monster):
            damage = yield from suffer(battle, target, MIGHT, "VIL-TRO-03")
        elif not isinstance(target, Minion):
            damage = min(MIGHT, battle.summon_card(target).most_hurt or MIGHT)
        if damage:
            verbs.wound(battle, target, damage, "VIL-TRO-03")


def _hit_villagers(battle: Battle) -> Rule[None]:
    """Three damage to each villager with it, which lowers no Morale.  [VIL-TRO-04, VIL-TRO-10, VIL-GEN-10]"""
    for villager in sorted(battle.at(battle.troll), key=facts.priority):
        if villager in battle.villagers:
            yield from verbs.harm(battle, villager, MIGHT, Blow("troll", "VIL-TRO-04"))


def _stun_all(battle: Battle) -> Rule[None]:
    """All Monsters with it and up to five villagers are Stunned.  [VIL-TRO-05]"""
    for target in battle.targets_at(battle.troll):
        if not isinstance(target, Minion):
            yield from afflict(battle, target, "stun", "VIL-TRO-05")
    there = facts.standing(battle.at(battle.troll))
    for left in range(MOST_STUNNED, 0, -1):
        tied = facts.foremost(there)
        if not tied:
            return
        villager = tied[0] if len(tied) <= left else (yield from villager_by_coin("VIL-TRO-05", tied))
        there.remove(villager)
        verbs.stun(battle, villager, "VIL-TRO-05")


def _to_heart(battle: Battle) -> Rule[None]:
    """It moves towards the Heart; in the Heart zone it hurts the Heart instead.  [VIL-TRO-03, VIL-TRO-08]"""
    if battle.troll == battle.castle.heart:
        verbs.hurt_heart(battle, 1, "VIL-TRO-08", NAME)
        goals.look_for_end(battle)
        return
    zones = battle.ways.towards(battle.troll, battle.castle.heart)
    if zones:
        yield from _enter(battle, (yield from zone_by_coin(battle, "VIL-GEN-05", zones)))


def _to_spawn(battle: Battle) -> Rule[None]:
    """It moves towards the nearest spawn point; on one it leaves the map.  [VIL-TRO-04, VIL-TRO-07]"""
    if battle.troll in facts.spawn_points(battle):
        battle.troll = GONE
        battle.journal.note("troll-gone", "VIL-TRO-07", figure=NAME)
        return
    zones = facts.towards_spawn(battle, battle.troll)
    if zones:
        yield from _enter(battle, (yield from zone_by_coin(battle, "VIL-GEN-05", zones)))


def _enter(battle: Battle, zone: int) -> Rule[None]:
    """It shoves in a full zone, goes in all the same, and sets off the trap there.  [VIL-TRO-09, VIL-TRO-16]"""
    start, way = battle.troll, moving.direction_of(battle, battle.troll, zone)
    battle.troll = GONE
    if facts.full(battle, zone):
        yield from _shove(battle, zone, way)
    battle.troll = zone
    name = battle.castle.board.name
    battle.journal.note("moved", "VIL-TRO-09", figure=NAME, start=name(start), end=name(zone))
    for trap in [trap for trap in battle.placed if trap.zone == zone]:
        yield from go_off(battle, trap, "VIL-TRO-16")


def _shove(battle: Battle, zone: int, way: Direction) -> Rule[None]:
    """The first villager by priority is pushed on, or a Monster where there is no villager.  [VIL-TRO-09]"""
    there = battle.at(zone)
    if there:
        yield from moving.push(battle, (yield from villager_by_coin("VIL-TRO-09", facts.foremost(there))), way)
        return
    zones = [other for other in moving.onward(battle, zone, way) if moving.can_enter(battle, other, zone)]
    target = next((target for target in battle.targets_at(zone) if not isinstance(target, Minion)), None)
    if zones and target is not None:
        cells = Cells(battle.castle.board, sum(1 << other for other in zones))
        other = yield from pick_from("VIL-TRO-09", target, cells, "cell")
        yield from moving.make_way(battle, target, other, zone)
        target.zone = other
        name = battle.castle.board.name
        battle.journal.note("shoved", "VIL-TRO-09", figure=target.key, start=name(zone), end=name(target.zone))


def place_troll(battle: Battle) -> Rule[None]:
    """A Troll! card places it on the spawn point farthest from the Heart; on the map already it activates.

    [VIL-MIS-21]
    """
    if battle.troll != GONE:
        yield from activate_troll(battle)
        return
    battle.troll = yield from zone_by_coin(battle, "VIL-MIS-21", facts.farthest_spawns(battle))
    battle.journal.note("appeared", "VIL-MIS-21", figure=NAME, cell=battle.castle.board.name(battle.troll))
