"""What lies on a Monster's board: conditions in slots, and healing (ledger topics STM, HEA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import Option, Rule, pick
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.state import GONE, Monster, Summoned

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle
    from horologium.engine.rulesets.village_attacks.words import Condition


def heal(battle: Battle, monster: Monster, points: int, rule: str) -> None:
    """Remove damage from a Monster.  [VIL-HEA-01]"""
    gained = min(points, monster.damage)
    monster.damage -= gained
    life = facts.remaining(monster)
    battle.journal.note("healed", rule, figure=monster.key, wounds=gained, life=life)


def cure(battle: Battle, monster: Monster, condition: str, rule: str) -> None:
    """Remove a condition token from a Monster.  [VIL-STM-02]"""
    if condition == "burn":
        monster.burning = False
    elif condition == "break":
        monster.breaks -= 1
    elif condition == "silence":
        monster.silences -= 1
    else:
        monster.slows -= 1
    battle.journal.note("cured", rule, figure=monster.key, status=condition)


def conditions_of(monster: Monster) -> list[str]:
    """The kinds of condition tokens on a Monster's board.  [VIL-STM-01]"""
    there = {"break": monster.breaks, "silence": monster.silences, "slow": monster.slows, "burn": monster.burning}
    return [condition for condition, count in there.items() if count]


def afflict(battle: Battle, target: Monster | Summoned, condition: Condition, rule: str) -> Rule[None]:
    """Give a Monster a condition.  [VIL-STM-01 to 13, VIL-SMA-04]"""
    if isinstance(target, Summoned):
        _afflict_summoned(battle, target, condition, rule)
    elif target.zone == GONE:
        return
    elif condition == "burn":
        if not target.burning:
            target.burning = True
            battle.journal.note("afflicted", rule, "VIL-STM-09", figure=target.key, status="burn")
    elif condition == "stun":
        yield from _knock_down(battle, target, rule)
    else:
        yield from _take_slot(battle, target, condition, rule)


def _afflict_summoned(battle: Battle, summoned: Summoned, condition: Condition, rule: str) -> None:
    """Having no board, it knows Stun, Burn and Slow alone.  [VIL-SMA-04]"""
    if condition == "stun":
        summoned.stunned = True
    elif condition == "burn":
        summoned.burning = True
    elif condition == "slow":
        summoned.slow += 1
    else:
        return
    battle.journal.note("afflicted", rule, "VIL-SMA-04", figure=summoned.key, status=condition)


def _knock_down(battle: Battle, monster: Monster, rule: str) -> Rule[None]:
    """Stun: a Break token, and the miniature is laid down; its own turn ends.  [VIL-STM-11, VIL-STM-13]"""
    battle.journal.note("afflicted", rule, "VIL-STM-11", figure=monster.key, status="stun")
    monster.down = True
    yield from _take_slot(battle, monster, "break", "VIL-STM-11")
    if battle.active == monster.key:
        battle.stopped = True


def _take_slot(battle: Battle, monster: Monster, condition: Condition, rule: str) -> Rule[None]:
    """A token takes a slot of its kind, an empty one first, else that of a die.  [VIL-STM-03 to 08]"""
    if condition == "slow":
        if monster.movement_slots - monster.slows <= 1:
            return
        monster.slows += 1
        dice, room = monster.movement, monster.movement_slots - monster.slows
    elif condition == "break":
        if monster.breaks >= monster.defence_slots:
            return
        monster.breaks += 1
        dice, room = monster.defence, facts.defence_slots(monster)
    else:
        if monster.silences >= monster.reserve_slots:
            return
        monster.silences += 1
        dice, room = monster.reserve, facts.reserve_slots(monster)
    battle.journal.note("afflicted", rule, "VIL-STM-03", figure=monster.key, status=condition)
    if len(dice) > room:
        lost = yield from pick("VIL-STM-04", monster, [Option(face) for face in dict.fromkeys(dice)])
        dice.remove(lost.key)
        battle.journal.note("lost-die", "VIL-STM-04", figure=monster.key, face=lost.key)
