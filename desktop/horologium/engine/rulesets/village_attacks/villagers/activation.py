"""A villager's activation: Burn, attacks, and the way to the Heart (ledger topics VAT, STV, VAC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.village_attacks import facts, goals, verbs
from horologium.engine.rulesets.village_attacks.coin import by_coin, villager_by_coin, zone_by_coin
from horologium.engine.rulesets.village_attacks.moving import enter
from horologium.engine.rulesets.village_attacks.state import Minion
from horologium.engine.rulesets.village_attacks.verbs import Blow
from horologium.engine.rulesets.village_attacks.villagers.blows import strike, works
from horologium.engine.rulesets.village_attacks.villagers.targets import aim_of, is_held, steps_of

if TYPE_CHECKING:
    from collections.abc import Hashable

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.state import Battle, Target, Villager


def activate(battle: Battle, villager: Villager) -> Rule[None]:
    """A villager attacks, then moves towards the Heart; one that is stunned stands up instead.

    [VIL-VAT-01, VIL-STV-01, VIL-STV-06]
    """
    if not (yield from ready(battle, villager, "VIL-STV-01")):
        return
    yield from attack(battle, villager)
    if villager in battle.villagers and not battle.over:
        yield from advance(battle, villager)


def burns(battle: Battle, villager: Villager) -> Rule[bool]:
    """A burning villager suffers 1 damage before it acts, and the token goes; whether it died.  [VIL-STV-06]"""
    if not villager.burning:
        return False
    villager.burning = False
    return (yield from verbs.harm(battle, villager, 1, Blow("burn", "VIL-STV-06")))


def ready(battle: Battle, villager: Villager, rule: str) -> Rule[bool]:
    """What every Activation begins with, one by a Villager result too: Burn, standing up instead, a Hero's gift.

    [VIL-STV-01, VIL-STV-06, VIL-VAC-04, VIL-HER-03]
    """
    if (yield from burns(battle, villager)):
        return False
    if villager.stunned:
        verbs.rouse(battle, villager, rule)
        return False
    if villager.card and battle.hero_card(villager).gift == "rouse":
        for other in [other for other in battle.at(villager.zone) if other.stunned]:
            verbs.rouse(battle, other, "VIL-MIS-17")
    return True


def attack(battle: Battle, villager: Villager) -> Rule[None]:
    """All the attacks of a villager, the target chosen anew for each one.  [VIL-VAT-06, VIL-TGT-01, VIL-TGT-07]"""
    if villager.role == facts.MAPMAKER:
        return
    for _ in range(facts.attacks_of(battle, villager)):
        if battle.over or villager not in battle.villagers:
            return
        aim = aim_of(battle, villager)
        if aim.why == "nobody":
            return
        if aim.why == "heart":
            yield from storm(battle, villager)
            continue
        target = yield from by_coin("VIL-TGT-07", aim.targets, sameness)
        among = [other.key for other in aim.targets]
        battle.journal.note("aims", aim.rule, figure=villager.key, target=target.key, why=aim.why, among=among)
        yield from strike(battle, villager, target, aim.damage, aim.rule)


def sameness(target: Target) -> Hashable:
    """What tells a target apart: Minions of one Monster in one zone are all alike.  [VIL-GEN-04]"""
    return (target.owner, target.kind, target.zone) if isinstance(target, Minion) else target.key


def storm(battle: Battle, villager: Villager) -> Rule[None]:
    """A villager in the Heart zone attacks the Heart.  [VIL-TGT-04]"""
    battle.journal.note("storms", "VIL-TGT-04", figure=villager.key)
    if (yield from works(battle, villager.zone, villager.key)):
        verbs.hurt_heart(battle, 1, "VIL-TGT-04", villager.key)
        goals.look_for_end(battle)


def advance(battle: Battle, villager: Villager) -> Rule[None]:
    """A villager moves as far as its Movement goes, not out of the Heart zone.  [VIL-VAT-01, VIL-VAT-06]"""
    if (
        villager.role == facts.MAPMAKER
        and villager.zone in facts.spawn_points(battle)
        and not is_held(battle, villager)
    ):
        escape(battle, villager)
        return
    for _ in range(facts.movement_of(battle, villager)):
        if not (yield from go(battle, villager, "VIL-VAT-01")):
            return


def go(battle: Battle, villager: Villager, rule: str) -> Rule[bool]:
    """A villager goes one zone on its way, drawn first where several are as short; whether it went.

    [VIL-GEN-05, VIL-VAC-09]
    """
    zones = steps_of(battle, villager)
    if not zones:
        return False
    zone = yield from zone_by_coin(battle, "VIL-GEN-05", zones)
    return (yield from enter(battle, villager, zone, rule))


def may_escape(battle: Battle, villager: Villager) -> bool:
    """Whether a Mapmaker stands on a spawn point and is not Held.  [VIL-MIS-38, VIL-MIS-05]"""
    if villager.role != facts.MAPMAKER or is_held(battle, villager):
        return False
    return villager.zone in facts.spawn_points(battle)


def escape(battle: Battle, mapmaker: Villager) -> None:
    """A Mapmaker that starts its activation on a spawn point leaves the map.  [VIL-MIS-38]"""
    verbs.remove(battle, mapmaker)
    battle.journal.note("escaped", "VIL-MIS-38", figure=mapmaker.key)
    goals.villager_gone(battle, mapmaker, killed=False)
    goals.look_for_end(battle)


# Villager results


def called(battle: Battle) -> Rule[None]:
    """A Villager result: the villager farthest from the Heart moves, or attacks if all are there.

    [VIL-VAC-01, VIL-VAC-05, VIL-VAC-06, VIL-MIS-21]
    """
    done: list[Villager] = []
    for _ in range(2 if facts.effect_in_force(battle) == "drums" else 1):
        heart = battle.castle.heart
        movable = [one for one in battle.villagers if one.role != facts.MAPMAKER and one not in done]
        outside = [villager for villager in movable if villager.zone != heart]
        if battle.over or not movable:
            return
        if all(villager.zone == heart for villager in battle.villagers):
            done.append((yield from _called_to_attack(battle, movable)))
        elif outside:
            done.append((yield from _called_to_move(battle, outside)))


def _called_to_attack(battle: Battle, there: list[Villager]) -> Rule[Villager]:
    """One attacks by the normal order, first by target priority.  [VIL-VAC-06]"""
    villager = yield from _first(there)
    if (yield from ready(battle, villager, "VIL-VAC-04")):
        yield from attack(battle, villager)
    return villager


def _called_to_move(battle: Battle, outside: list[Villager]) -> Rule[Villager]:
    """The farthest one moves; of zones equally far that with fewer villagers, then the coin.  [VIL-VAC-01 to 04]"""
    zone = yield from zone_by_coin(battle, "VIL-VAC-03", called_zones(battle, outside))
    villager = yield from _first([other for other in outside if other.zone == zone])
    battle.journal.note("called", "VIL-VAC-01", figure=villager.key)
    if not (yield from ready(battle, villager, "VIL-VAC-04")):
        return villager
    held, villager.held = villager.held, 0  # Villager results move the Held too
    yield from go(battle, villager, "VIL-VAC-01")
    villager.held = held
    return villager


def called_zones(battle: Battle, outside: list[Villager]) -> list[int]:
    """The zones from which a Villager result may call somebody.  [VIL-VAC-01, VIL-VAC-02, VIL-GEN-05]"""
    row, ways = battle.ways.to_heart, battle.ways
    with_way = [one for one in outside if ways.towards(one.zone, battle.castle.heart)] or outside
    farthest = max(row[villager.zone] for villager in with_way)
    zones = list(dict.fromkeys(villager.zone for villager in with_way if row[villager.zone] == farthest))
    fewest = min(len(battle.at(zone)) for zone in zones)
    return [zone for zone in zones if len(battle.at(zone)) == fewest]


def _first(villagers: list[Villager]) -> Rule[Villager]:
    """The first by target priority, standing ones before stunned ones.  [VIL-VAC-04]"""
    tied = facts.foremost(facts.standing(villagers) or villagers)
    return (yield from villager_by_coin("VIL-VAC-04", tied))
