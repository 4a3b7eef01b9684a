"""The verbs: the only place that changes a battle, and writes what has changed into the journal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.goals import look_for_end, villager_gone, worth_of
from horologium.engine.rulesets.village_attacks.levels import gain_experience
from horologium.engine.rulesets.village_attacks.state import (
    GONE,
    ClosedPassage,
    Minion,
    Monster,
    Villager,
    ZoneCondition,
    nemeses,
)

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.castle import Passage
    from horologium.engine.rulesets.village_attacks.state import Battle, Summoned, Target, ZoneMark

Source: TypeAlias = Literal["attack", "power", "minion", "revenge", "summoned", "trap", "burn", "troll", "event"]

REWARDED: Final = ("attack", "power", "minion", "revenge")
"""What gives Experience for a kill.  [VIL-POW-07, VIL-TRP-08, VIL-STV-06, VIL-SMA-05, VIL-EVT-05]"""
NEVER_KEPT: Final = (facts.MAPMAKER, facts.MARSHAL, facts.CAPTIVE)
"""Who cannot be taken home as a captive.  [VIL-NGT-43]"""


@dataclass(frozen=True, slots=True)
class Blow:
    """What hurts a villager: of what kind it is, whose, and by which rule."""

    source: Source
    rule: str
    monster: Monster | None = None


# Villagers


def harm(battle: Battle, villager: Villager, points: int, blow: Blow) -> Rule[bool]:
    """Hurt a villager; give back whether it died, with all that follows.  [VIL-GEN-09, VIL-ATK-05, VIL-KIL-06]"""
    villager.damage += points
    left = max(0, villager.health - villager.damage)
    by = blow.monster.key if blow.monster is not None else ""
    battle.journal.note(f"hurt-{blow.source}", blow.rule, figure=villager.key, wounds=points, life=left, by=by)
    if left:
        return False
    yield from slay(battle, villager, blow)
    return True


def slay(battle: Battle, villager: Villager, blow: Blow) -> Rule[None]:
    """Take a killed villager away: Morale, Experience and a level at once.  [VIL-KIL-01 to 06, VIL-TRO-10]"""
    remove(battle, villager)
    battle.journal.note("died", blow.rule, figure=villager.key)
    _count(battle, villager, blow)
    if blow.source != "troll":
        morale = 0 if villager.role == facts.MAPMAKER else 2 if villager.kind == "hero" else 1
        lower_morale(battle, morale, "VIL-KIL-04" if villager.kind == "hero" else "VIL-KIL-01")
    villager_gone(battle, villager, killed=True)
    if blow.monster is not None and blow.source in REWARDED:
        points, rule = reward(battle, villager, blow)
        yield from gain_experience(battle, blow.monster, points, rule)
    look_for_end(battle)


def reward(battle: Battle, villager: Villager, blow: Blow) -> tuple[int, str]:
    """The Experience of a kill, and its rule.  [VIL-KIL-01 to 05, VIL-DEF-06, VIL-DAY-07, VIL-DAY-10]"""
    if battle.by_day:
        return 0, "VIL-DAY-07"
    dark = battle.day_night and battle.night
    if blow.source == "revenge":
        return 1 + dark, "VIL-DEF-06"
    points, rule = worth_of(battle, villager), "VIL-KIL-01"
    if villager.kind == "hero":
        own = blow.monster is not None and nemeses(villager.type, battle.type_of(blow.monster))
        points, rule = (3, "VIL-KIL-05") if own else (2, "VIL-KIL-04")
    return points + dark, rule


def _count(battle: Battle, villager: Villager, blow: Blow) -> None:
    """What the account of the night tells of the dead.  [VIL-NGT-41, VIL-NGT-43]"""
    toll = battle.toll
    toll.commoners += villager.kind == "commoner"
    toll.hunters += villager.kind == "hunter"
    toll.yunfakh += villager.yunfakh
    toll.heroes += villager.kind == "hero"
    toll.burnt += blow.source == "burn"
    monster = blow.monster
    if monster is None or blow.source not in REWARDED:
        return
    monster.kills += 1
    monster.heroes += villager.kind == "hero"
    if villager.stunned and blow.source in ("attack", "power") and villager.role not in NEVER_KEPT:
        monster.beaten[villager.kind] = monster.beaten.get(villager.kind, 0) + 1


def remove(battle: Battle, villager: Villager) -> None:
    """Take a villager off the map."""
    battle.villagers.remove(villager)
    if villager.key in battle.waiting:
        battle.waiting.remove(villager.key)


def stun(battle: Battle, villager: Villager, rule: str) -> bool:
    """Lay a villager down, if it can be; one that lies already stays so.  [VIL-STV-01]"""
    if villager.stunned or not facts.can_be_stunned(battle, villager):
        return False
    villager.stunned = True
    battle.journal.note("stunned", rule, "VIL-STV-01", figure=villager.key, status="stunned")
    return True


def rouse(battle: Battle, villager: Villager, rule: str) -> None:
    """A stunned villager stands up.  [VIL-STV-01]"""
    villager.stunned = False
    battle.journal.note("stood-up", rule, figure=villager.key, status="stunned")


def kindle(battle: Battle, villager: Villager, rule: str) -> bool:
    """Put a Burn token on a villager, one at most.  [VIL-STV-06]"""
    if villager.burning:
        return False
    villager.burning = True
    battle.journal.note("kindled", rule, "VIL-STV-06", figure=villager.key, status="burning")
    return True


def hold(battle: Battle, villager: Villager, rounds: int, by: str, rule: str) -> None:
    """A villager does not move in this round's Villagers phase, or in that of the next.  [VIL-MIS-05, VIL-MIS-32]"""
    round_ = battle.round + rounds - 1
    villager.held_from = min(villager.held_from, round_) if villager.held else round_
    villager.held, villager.held_by = max(villager.held, round_), by
    battle.journal.note("held", rule, figure=villager.key, status="held")


# The counters


def lower_morale(battle: Battle, points: int, rule: str) -> None:
    """Morale drops, never below 0; nothing happens where it is not used.  [VIL-END-04, VIL-DAY-08]"""
    lost = min(points, battle.morale)
    if lost:
        battle.morale -= lost
        battle.journal.note("morale", rule, points=lost, morale=battle.morale)


def hurt_heart(battle: Battle, points: int, rule: str, by: str = "") -> None:
    """The Heart suffers damage.  [VIL-END-01, VIL-TGT-04]"""
    lost = min(points, battle.heart)
    battle.heart -= lost
    battle.journal.note("heart-hurt", rule, wounds=lost, heart=battle.heart, by=by)


def mend_heart(battle: Battle, points: int, rule: str, by: str) -> None:
    """The Heart regains health, never above its start.  [VIL-END-04, VIL-MIS-14]"""
    gained = min(points, battle.most_heart - battle.heart)
    battle.heart += gained
    battle.journal.note("heart-mended", rule, points=gained, heart=battle.heart, by=by)


# Monsters


def wound(battle: Battle, target: Target, points: int, *rules: str) -> None:
    """A Monster, summoned Monster or Minion suffers damage; what has no health left is killed.

    [VIL-DTH-01, VIL-SUM-03]
    """
    if isinstance(target, Minion):
        battle.journal.note("wounded", *rules, figure=target.key, wounds=1, life=0)
        _lose_minion(battle, target)
        return
    most = target.health if isinstance(target, Monster) else battle.summon_card(target).health
    lost = min(points, most - target.damage)
    target.damage += lost
    battle.journal.note("wounded", *rules, figure=target.key, wounds=lost, life=most - target.damage)
    if target.damage < most:
        return
    if isinstance(target, Monster):
        fall(battle, target)
    else:
        _unsummon(battle, target)


def fall(battle: Battle, monster: Monster) -> None:
    """A Monster is killed: it loses all tokens and dice, and what its powers still did.

    [VIL-DTH-01 to 04, VIL-POW-04]
    """
    battle.journal.note("fell", "VIL-DTH-01", "VIL-DTH-02", figure=monster.key)
    for purse in battle.purses:
        if purse.carrier == monster.key:
            purse.zone, purse.carrier = monster.zone, ""
    for minion in battle.minions_of(monster):
        minion.zone = GONE
    monster.zone, monster.damage, monster.experience, monster.purse = GONE, 0, 0, ""
    monster.breaks = monster.silences = monster.slows = monster.fury = monster.smoke = 0
    monster.burning = monster.down = False
    for dice in (monster.dice, monster.fleeting, monster.movement, monster.defence, monster.reserve):
        dice.clear()
    monster.falls += 1
    _end_effects_of(battle, monster)


def _end_effects_of(battle: Battle, monster: Monster) -> None:
    """Held villagers and closed passages are running effects, which end with their Monster.

    [VIL-POW-04, VIL-POW-05]
    """
    for villager in battle.villagers:
        if villager.held and villager.held_by == monster.key:
            villager.held, villager.held_by = 0, ""
    if any(closed.by == monster.key for closed in battle.closed):
        battle.closed = [closed for closed in battle.closed if closed.by != monster.key]
        battle.refresh_ways()


def _lose_minion(battle: Battle, minion: Minion) -> None:
    """A Minion that is killed is gone until something brings it back; a thrall for good.  [VIL-MIN-06, VIL-NGT-47]"""
    battle.journal.note("fell", "VIL-MIN-06", figure=minion.key)
    minion.zone = GONE
    if minion.kind == "thrall":
        battle.minions.remove(minion)
        battle.monster(minion.owner).servant = ""
        battle.spent.append(f"{minion.owner} thrall")


def _unsummon(battle: Battle, summoned: Summoned) -> None:
    """A summoned Monster that dies is gone, and those bound to it are free.  [VIL-SUM-03, VIL-SUM-08]"""
    battle.journal.note("fell", "VIL-SUM-03", figure=summoned.key)
    battle.summoned.remove(summoned)
    for monster in battle.monsters:
        monster.bound = False


# Zones and passages


def mark_zone(battle: Battle, zone: int, mark: ZoneMark, until: int, rule: str) -> None:
    """A zone becomes Dark or Unlucky; the same condition does not stack.  [VIL-STZ-01, VIL-STZ-02, VIL-MIS-33]"""
    if mark == "dark" and facts.effect_in_force(battle) == "watchfires":
        return
    for condition in battle.conditions:
        if condition.zone == zone and condition.mark == mark:
            condition.until = max(condition.until, until)
            return
    battle.conditions.append(ZoneCondition(mark, zone, until))
    battle.journal.note(f"zone-{mark}", rule, cell=battle.castle.board.name(zone))


def close_passage(battle: Battle, zones: Passage, by: str, until: int, rule: str) -> None:
    """Close a passage: it counts as absent.  [VIL-GEN-05, VIL-MIS-14, VIL-MIS-34]"""
    battle.closed.append(ClosedPassage(zones, by, until))
    battle.refresh_ways()
    board = battle.castle.board
    battle.journal.note("closed", rule, start=board.name(zones[0]), end=board.name(zones[1]))


def open_passage(battle: Battle, zones: Passage, by: str, rule: str) -> None:
    """Open a passage that somebody had closed."""
    battle.closed = [closed for closed in battle.closed if (closed.zones, closed.by) != (zones, by)]
    battle.refresh_ways()
    board = battle.castle.board
    battle.journal.note("opened", rule, start=board.name(zones[0]), end=board.name(zones[1]))
