"""Attacks, guards and wounds (ledger topic CMB)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Thrown, pick, pick_some, roll, roll_again
from horologium.engine.core.speech import later
from horologium.engine.core.tally import Tally
from horologium.engine.kit.dice import count, symbol_die
from horologium.engine.rulesets.demo.state import Battle, Figure, harm

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer, Rule

ATTACK: Final = symbol_die("attack", miss=2, hit=3, double=1)
GUARD: Final = symbol_die("guard", open=3, block=2, block_and_riposte=1)
HITS: Final = MappingProxyType({"miss": 0, "hit": 1, "double": 2})
HOLD: Final = Option("hold")
DICE: Final = tuple(Option(f"die-{place}") for place in range(12))


def fight(battle: Battle, figure: Figure, foes: list[Figure]) -> Rule[None]:
    """The active figure attacks one of its targets, or holds.  [DEMO-ACT-01, DEMO-CMB-01]"""
    offered: list[Figure | Option] = [*foes, HOLD]
    choice = yield from pick("DEMO-CMB-01", figure, offered, "figure")
    if isinstance(choice, Figure):
        yield from attack(battle, figure, choice)


def targets(battle: Battle, figure: Figure) -> list[Figure]:
    """The enemies within range and sight.  [DEMO-CMB-01, DEMO-CMB-08]"""
    ground = battle.ground
    near = ground.board.within(figure.cell, figure.range) & battle.foe(figure.seat).cells
    if not near:
        return []
    foes = [foe for foe in battle.figures if foe.life and near >> foe.cell & 1]
    return [foe for foe in foes if ground.sees(figure.cell, foe.cell)]


def attack(battle: Battle, attacker: Figure, target: Figure) -> Rule[int]:
    """Resolve one attack; give back the wounds it dealt.  [DEMO-CMB-01, DEMO-CMB-03]"""
    pool = attack_pool(battle, attacker, target)
    battle.journal.note("attacked", "DEMO-CMB-01", figure=attacker.key, target=target.key, pool=pool.reasons())
    dice = (ATTACK,) * pool.total
    faces = yield from roll("DEMO-CMB-01", attacker, dice)
    if battle.aim:
        faces = yield from aim_again(battle, attacker, Thrown("DEMO-CMB-01", attacker.key, dice, faces))
    near = battle.ground.board.distance(attacker.cell, target.cell) == 1
    wounds, ripostes = yield from suffer(battle, target, faces, near=near)
    if ripostes and near and target.life:
        harm(battle, attacker, ripostes, "DEMO-CMB-07")
    return wounds


def attack_pool(battle: Battle, attacker: Figure, target: Figure) -> Tally:
    """Count the attack dice, each with its reason.  [DEMO-CMB-01, DEMO-CMB-02]"""
    pool = Tally()
    pool.add(attacker.attack, later("weapon"), "DEMO-CMB-01")
    hills = battle.ground.hills
    if hills >> attacker.cell & 1 and not hills >> target.cell & 1:
        pool.add(1, later("hill"), "DEMO-CMB-02")
    return pool


def aim_again(battle: Battle, figure: Figure, lying: Thrown) -> Rule[Answer]:
    """Steady aim: throw any dice that missed once more.  [DEMO-ACT-03]"""
    missed = [DICE[place] for place, face in enumerate(lying.faces) if face == "miss"]
    again = yield from pick_some("DEMO-ACT-03", figure, missed, "die", lying=lying)
    if not again:
        return lying.faces
    lying = yield from roll_again("DEMO-ACT-03", figure, lying, [DICE.index(die) for die in again])
    battle.journal.note("aimed", "DEMO-ACT-03", figure=figure.key, dice=len(again))
    return lying.faces


def suffer(battle: Battle, target: Figure, faces: Answer, *, near: bool) -> Rule[tuple[int, int]]:
    """Guard against the hits; give back wounds and ripostes.  [DEMO-CMB-03, DEMO-CMB-04, DEMO-CMB-06]"""
    hits = sum([HITS[face] for face in faces])
    if not hits:
        battle.journal.note("missed", "DEMO-CMB-03", figure=target.key)
        return 0, 0
    pool = guard_pool(battle, target, near=near)
    guards = yield from roll("DEMO-CMB-04", target, (GUARD,) * pool.total)
    blocks = count(guards, "block")
    battle.journal.note(
        "guarded", "DEMO-CMB-04", figure=target.key, hits=hits, blocks=min(hits, blocks), pool=pool.reasons()
    )
    wounds = min(max(0, hits - blocks), target.life)
    if wounds:
        harm(battle, target, wounds, "DEMO-CMB-04")
    return wounds, count(guards, "riposte")


def guard_pool(battle: Battle, target: Figure, *, near: bool) -> Tally:
    """Count the guard dice, each with its reason.  [DEMO-CMB-04, DEMO-CMB-05, DEMO-ACT-04]"""
    pool = Tally()
    pool.add(target.guard, later("guard"), "DEMO-CMB-04")
    if not near and battle.ground.woods >> target.cell & 1:
        pool.add(1, later("wood"), "DEMO-CMB-05")
    if battle.band(target.seat).shielded:
        pool.add(1, later("shield wall"), "DEMO-ACT-04")
    return pool
