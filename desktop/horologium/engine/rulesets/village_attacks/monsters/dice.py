"""Dice on a Monster's board: the roll, the re-roll, paying with results (ledger topics DIC, RER, RES, DAY)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, Thrown, pick, pick_some, roll, roll_again
from horologium.engine.core.speech import later
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.words import DAY, FACES, GLARE, NIGHT, STANDARD, TWICE, USEFUL, WILD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.ask import Answer
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

FULL_ROLL: Final = 6
TRIPLE: Final = 3
PLACES: Final = tuple(Option(f"die-{place}") for place in range(FULL_ROLL))


def dice_pool(battle: Battle, monster: Monster, *, stood_up: bool) -> Tally:
    """How many dice a Monster rolls, with the reasons; never fewer than 1.  [VIL-DIC-04]"""
    pool = Tally(FULL_ROLL, later("a roll"), "VIL-DIC-01")
    pool.add(-len(monster.reserve), later("in Reserve"), "VIL-RES-02")
    if stood_up:
        pool.add(-1, later("stood up from Stun"), "VIL-STM-12")
    if monster.paid or monster.bound:
        pool.add(-1, later("tied to a summoning"), "VIL-SUM-06")
    watched = facts.effect_in_force(battle) == "vigil"
    if watched and any(villager.kind == "hero" for villager in battle.at(monster.zone)):
        pool.add(-1, later("a Hero keeps vigil"), "VIL-MIS-21")
    pool.at_least(1, later("at least one"), "VIL-DIC-04")
    return pool


def throw(battle: Battle, monster: Monster, *, stood_up: bool) -> Rule[None]:
    """The roll that opens a turn, and the re-roll; in the Day and Night mode one die is another.

    [VIL-DIC-01, VIL-RER-01, VIL-DAY-03, VIL-DAY-09, VIL-DAY-14]
    """
    pool = dice_pool(battle, monster, stood_up=stood_up)
    standard = pool.total - 1 if battle.day_night else pool.total
    rolled = [STANDARD] * standard
    if battle.day_night:
        rolled.append(NIGHT if battle.night else DAY)
    faces = yield from roll("VIL-DIC-01", monster, rolled)
    battle.journal.note("rolled", "VIL-DIC-01", figure=monster.key, faces=list(faces), pool=pool.reasons())
    lying = Thrown("VIL-DIC-01", monster.key, tuple(rolled[:standard]), faces[:standard])
    monster.fresh = True
    lying = yield from _reroll(battle, monster, lying)
    monster.dice = in_order(lying.faces)
    if battle.day_night:
        monster.fleeting = fleeting(faces[standard])


def in_order(faces: Sequence[str]) -> list[str]:
    """Results sorted as the rulebook names them, so that equal boards are equal."""
    return sorted(faces, key=FACES.index)


def fleeting(face: str) -> list[str]:
    """The results of the Day or Night die: two of a kind, one, or none.  [VIL-MIS-02]"""
    if face == GLARE:
        return []
    return [face.removesuffix(TWICE)] * 2 if face.endswith(TWICE) else [face]


def triples(monster: Monster, faces: Sequence[str]) -> list[str]:
    """The results that three or more standard dice show, and that may be rolled again.  [VIL-RER-01, VIL-DAY-12]"""
    known = "known-face" in monster.scars
    counted = Counter(faces)
    return [face for face in FACES if counted[face] >= TRIPLE and not (known and face == "villager")]


def _reroll(battle: Battle, monster: Monster, lying: Thrown) -> Rule[Thrown]:
    """All dice of a triple may be rolled again, once.  [VIL-RER-01, VIL-RER-02, VIL-RER-03]"""
    found = triples(monster, lying.faces)
    if not found:
        return lying
    options = [Option(face) for face in found]
    wanted = yield from pick_some("VIL-RER-01", monster, options, lying=lying)
    again = [place for place, face in enumerate(lying.faces) if Option(face) in wanted]
    lying = yield from roll_again("VIL-RER-02", monster, lying, again)
    if again:
        monster.fresh = False
        battle.journal.note("rerolled", "VIL-RER-02", figure=monster.key, faces=list(lying.faces))
    return lying


def second_face(battle: Battle, monster: Monster, rule: str) -> Rule[None]:
    """Any number of unused standard dice of this turn are rolled again, once; a re-roll may follow.  [VIL-MIS-48]"""
    there = tuple(monster.dice)
    lying = Thrown(rule, monster.key, (STANDARD,) * len(there), there)
    wanted = yield from pick_some(rule, monster, PLACES[: len(there)], "die", lying=lying)
    lying = yield from roll_again(rule, monster, lying, sorted(PLACES.index(die) for die in wanted))
    battle.journal.note("rerolled", rule, figure=monster.key, faces=list(lying.faces))
    if monster.fresh:
        lying = yield from _reroll(battle, monster, lying)
    monster.dice = in_order(lying.faces)


# Paying


def at_hand(monster: Monster) -> Counter[str]:
    """All results that a Monster could pay with, Wild ones by that name.  [VIL-GEN-08]"""
    return Counter([*monster.fleeting, *monster.dice, *monster.reserve])


def can_pay(monster: Monster, cost: Sequence[str]) -> bool:
    """Whether results of the roll, the Day or Night die and Reserve together cover a cost.  [VIL-GEN-08, VIL-POW-01]"""
    if len(cost) == 1:  # what is asked most
        face = cost[0]
        rolled = face in monster.dice or face in monster.fleeting or face in monster.reserve
        return rolled or WILD in monster.fleeting
    there, short = [*monster.fleeting, *monster.dice, *monster.reserve], 0
    for face in cost:
        if face in there:
            there.remove(face)
        else:
            short += 1
    return short <= there.count(WILD)


def pay(monster: Monster, cost: Sequence[str]) -> None:
    """Spend results: those that cannot be kept first, then the roll, then Reserve; Wild ones where the rest is short.

    A result that is used leaves the board.  [VIL-DIC-03, VIL-RES-04]
    """
    short = []
    for face in cost:
        place = next((dice for dice in (monster.fleeting, monster.dice, monster.reserve) if face in dice), None)
        if place is None:
            short.append(face)
        else:
            place.remove(face)
    for _ in short:
        monster.fleeting.remove(WILD)


def payable(monster: Monster) -> list[str]:
    """The useful results at hand, one of each kind.  [VIL-GEN-03]"""
    if WILD in monster.fleeting:
        return list(USEFUL)
    return [face for face in USEFUL if face in monster.dice or face in monster.fleeting or face in monster.reserve]


def pay_any(monster: Monster, rule: str) -> Rule[str]:
    """Spend any one useful result, which the player picks.  [VIL-MOV-01, VIL-MIS-35]"""
    face = (yield from pick(rule, monster, [Option(face) for face in payable(monster)])).key
    pay(monster, (face,))
    return face


def unspent(monster: Monster) -> Answer:
    """Useful results of the roll that would be lost at the end of the turn.  [VIL-DIC-05]"""
    return tuple(face for face in (*monster.dice, *monster.fleeting) if face != "villager")
