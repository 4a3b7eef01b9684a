"""The summoned Monster's activation (ledger topic SMA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Rule, pick
from horologium.engine.rulesets.village_attacks import facts, goals, moving, verbs
from horologium.engine.rulesets.village_attacks.coin import distinct
from horologium.engine.rulesets.village_attacks.monsters.uses import END, Spend
from horologium.engine.rulesets.village_attacks.verbs import Blow
from horologium.engine.rulesets.village_attacks.villagers.blows import works

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Summoned, Villager

REST: Final = Spend("stop", "step")


def activate(battle: Battle, summoned: Summoned) -> Rule[None]:
    """It walks and attacks in any order, the walk in one piece, by the numbers of its card.

    [VIL-SMA-03, VIL-SMA-04]
    """
    battle.journal.note("turn", "VIL-SMA-01", figure=summoned.key)
    if summoned.burning:
        verbs.wound(battle, summoned, 1, "VIL-SMA-04")
        goals.look_for_end(battle)
        if summoned not in battle.summoned:
            return
    if summoned.stunned:
        summoned.stunned = False
        battle.journal.note("stood-up", "VIL-SMA-04", figure=summoned.key, status="stunned")
        return
    attacks, steps = battle.summon_card(summoned).attacks, movement(battle, summoned)
    while not battle.over and summoned in battle.summoned:
        options = [*(_attacks(battle, summoned) if attacks else ()), *(_steps(battle, summoned) if steps else ())]
        if not options:
            return
        chosen = yield from pick("VIL-SMA-03", summoned, [*options, END])
        if chosen is END:
            return
        if chosen.kind == "step":
            yield from _walk(battle, summoned, chosen, steps)
            steps = 0
        else:
            yield from attack(battle, summoned, chosen)
            attacks -= 1


def movement(battle: Battle, summoned: Summoned) -> int:
    """Its Movement, less by Slow but never below 1.  [VIL-SMA-04]"""
    printed = battle.summon_card(summoned).movement
    return max(1, printed - summoned.slow) if printed else 0


def _attacks(battle: Battle, summoned: Summoned) -> list[Spend]:
    """Whom it can attack: zones within its Range, priority within each.  [VIL-SMA-06]"""
    found = [Spend(f"attack-{one.key}", "attack", "", one.zone, one.key) for one in _here(battle, summoned)]
    if battle.summon_card(summoned).range:
        for zone in facts.seen_beside(battle, summoned.zone):
            there = distinct(facts.eligible([one for one in battle.at(zone) if not one.yunfakh]))
            found += [Spend(f"attack-{one.key}", "attack", "", zone, one.key) for one in there]
    return found


def _here(battle: Battle, summoned: Summoned) -> list[Villager]:
    return distinct(facts.eligible(battle.at(summoned.zone)))


def _steps(battle: Battle, summoned: Summoned) -> list[Spend]:
    """Where it can go; whoever is hindered stays.  [VIL-SMA-03, VIL-MOV-03]"""
    if facts.summoned_hindered(battle, summoned):
        return []
    name = battle.castle.board.name
    return [Spend(f"step-{name(zone)}", "step", "", zone) for zone in moving.steps_open(battle, summoned)]


def _walk(battle: Battle, summoned: Summoned, first: Spend, steps: int) -> Rule[None]:
    """All its steps at once, as many as it likes.  [VIL-SMA-03]"""
    yield from moving.step(battle, summoned, first.zone, "VIL-SMA-03")
    for _ in range(steps - 1):
        onward = _steps(battle, summoned)
        if not onward:
            return
        chosen = yield from pick("VIL-SMA-03", summoned, [*onward, REST])
        if chosen is REST:
            return
        yield from moving.step(battle, summoned, chosen.zone, "VIL-SMA-03")


def attack(battle: Battle, summoned: Summoned, chosen: Spend) -> Rule[None]:
    """Its Damage goes to one target; its kills lower Morale, and nobody learns by them.

    [VIL-SMA-05, VIL-SMA-06, VIL-GEN-09]
    """
    card, zone = battle.summon_card(summoned), chosen.zone
    target = battle.villager(chosen.about)
    battle.journal.note("strikes", "VIL-SMA-06", figure=summoned.key, target=target.key)
    if not (yield from works(battle, summoned.zone, summoned.key)):
        return
    died = yield from verbs.harm(battle, target, card.damage, Blow("summoned", "VIL-SMA-06"))
    if card.scorch and not died:
        verbs.kindle(battle, target, "VIL-MIS-16")
    if card.after and not battle.over:
        yield from _after(battle, summoned, card.after, zone)
    goals.look_for_end(battle)


def _after(battle: Battle, summoned: Summoned, what: str, zone: int) -> Rule[None]:
    """After its attack one villager of that zone is Stunned or burns, by target priority.  [VIL-MIS-16]"""
    there = [one for one in battle.at(zone) if not (one.burning if what == "burn" else one.stunned)]
    if what == "stun":
        there = [one for one in there if facts.can_be_stunned(battle, one)]
    if there:
        villager = yield from pick("VIL-MIS-16", summoned, distinct(facts.eligible(there)), "figure")
        if what == "stun":
            verbs.stun(battle, villager, "VIL-MIS-16")
        else:
            verbs.kindle(battle, villager, "VIL-MIS-16")
