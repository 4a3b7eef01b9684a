"""Blows against Monsters: Defence, Minions, Revenge, and what comes with a hit (ledger topics DEF, MIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import Option, Rule, pick, pick_some
from horologium.engine.rulesets.village_attacks import facts, verbs
from horologium.engine.rulesets.village_attacks.boards import afflict
from horologium.engine.rulesets.village_attacks.coin import toss
from horologium.engine.rulesets.village_attacks.goals import look_for_end
from horologium.engine.rulesets.village_attacks.state import Minion, Monster, Summoned
from horologium.engine.rulesets.village_attacks.verbs import Blow

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Target, Villager

PARRY = 2
"""What a Defence result takes off one attack.  [VIL-DEF-02]"""


def works(battle: Battle, zone: int, by: str, rule: str = "VIL-STZ-03") -> Rule[bool]:
    """Whether an attack made within a zone works: in an Unlucky one the coin decides.  [VIL-STZ-03]"""
    if not facts.unlucky(battle, zone):
        return True
    good = yield from toss(rule)
    battle.journal.note("luck-held" if good else "luck-failed", rule, figure=by)
    return good


def strike(battle: Battle, villager: Villager, target: Target, damage: int, rule: str) -> Rule[None]:
    """A villager attacks a Monster: the coin, then Defence and Minions, damage, Revenge, and the condition of its hit.

    [VIL-VAT-07, VIL-DEF-02 to 07, VIL-MIN-04, VIL-HER-03]
    """
    battle.journal.note("attacks", rule, figure=villager.key, target=target.key, damage=damage)
    if not (yield from works(battle, villager.zone, villager.key)):
        return
    if isinstance(target, Monster):
        through = yield from suffer(battle, target, damage, rule)
        strikes = yield from _revenge(battle, villager, target, through)
        if through:
            verbs.wound(battle, target, through, rule)
        for _ in range(strikes):
            yield from _strike_back(battle, villager, target, through)
    else:
        most = battle.summon_card(target).most_hurt if isinstance(target, Summoned) else 0
        verbs.wound(battle, target, min(damage, most) if most else damage, rule)
    hit = facts.hit_of(battle, villager)
    gone = isinstance(target, Summoned) and target not in battle.summoned
    if hit and not isinstance(target, Minion) and not gone:
        yield from afflict(battle, target, hit, "VIL-HER-03")  # type: ignore[arg-type]
    look_for_end(battle)


def suffer(battle: Battle, monster: Monster, damage: int, rule: str) -> Rule[int]:
    """What of an attack gets through: less by smoke, by Defence dice, by Minions.

    [VIL-DEF-02, VIL-MIN-04, VIL-MIS-13]
    """
    if monster.smoke and damage:
        monster.smoke -= 1
        damage -= 1
        battle.journal.note("smoke", "VIL-MIS-13", figure=monster.key, damage=damage)
    damage = yield from _parry(battle, monster, damage)
    return (yield from redirect(battle, monster, damage, rule))


def _parry(battle: Battle, monster: Monster, damage: int) -> Rule[int]:
    """Any stored Defence results are spent, each lowers the damage by 2.  [VIL-DEF-02, VIL-DEF-07]"""
    dice = monster.defence.count("defence")
    useful = min(dice, (damage + PARRY - 1) // PARRY)
    if not useful:
        return damage
    options = [Option(f"parry-{count}") for count in range(useful, -1, -1)]
    spent = int((yield from pick("VIL-DEF-02", monster, options)).key.removeprefix("parry-"))
    for _ in range(spent):
        monster.defence.remove("defence")
    if spent:
        damage = max(0, damage - PARRY * spent)
        battle.journal.note("parried", "VIL-DEF-02", figure=monster.key, dice=spent, damage=damage)
    return damage


def redirect(battle: Battle, monster: Monster, damage: int, rule: str) -> Rule[int]:
    """Minions in its zone may take the damage; what is beyond them goes to the Monster.  [VIL-MIN-04, VIL-MIN-05]"""
    there = [minion for minion in battle.minions_of(monster) if minion.zone == monster.zone]
    most = min(damage, len(there))
    if not most:
        return damage
    options = [Option(f"minions-{count}") for count in range(most, -1, -1)]
    count = int((yield from pick("VIL-MIN-04", monster, options)).key.removeprefix("minions-"))
    if 0 < count < len(there) and len({minion.kind for minion in there}) > 1:
        there = yield from pick_some("VIL-MIN-04", monster, there, "figure", least=count, most=count)
    for minion in there[:count]:
        verbs.wound(battle, minion, 1, rule, "VIL-MIN-04")
    return damage - count


def _revenge(battle: Battle, villager: Villager, monster: Monster, through: int) -> Rule[int]:
    """How many Revenge results are spent, once it is known what gets through.  [VIL-DEF-04, VIL-DEF-05]"""
    dice = monster.defence.count("revenge")
    unharmed = villager.yunfakh and villager.zone != monster.zone
    if not dice or not through or unharmed:
        return 0
    left = villager.health - villager.damage
    useful = min(dice, (left + through - 1) // through)
    options = [Option(f"revenge-{count}") for count in range(useful, -1, -1)]
    spent = int((yield from pick("VIL-DEF-05", monster, options)).key.removeprefix("revenge-"))
    for _ in range(spent):
        monster.defence.remove("revenge")
    return spent


def _strike_back(battle: Battle, villager: Villager, monster: Monster, damage: int) -> Rule[None]:
    """A Revenge result deals as much to the attacker as the attack did, also if the Monster died.

    [VIL-DEF-05, VIL-DEF-06]
    """
    if villager in battle.villagers:
        yield from verbs.harm(battle, villager, damage, Blow("revenge", "VIL-DEF-05", monster))
