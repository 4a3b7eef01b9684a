"""A Monster's turn: coming back, what hurts, the roll, one use after another, the end (ledger topics RND, DTH, DAY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick, pick_some
from horologium.engine.rulesets.village_attacks import facts, goals, moving, scenarios, verbs
from horologium.engine.rulesets.village_attacks.monsters import dice, uses
from horologium.engine.rulesets.village_attacks.state import GONE
from horologium.engine.rulesets.village_attacks.villagers.activation import called
from horologium.engine.rulesets.village_attacks.villagers.blows import redirect

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

DAY_PRICE: Final = 2


def begin(battle: Battle, monster: Monster) -> Rule[None]:
    """The start of a turn, in this order: return, standing up, Burn, the Day, discards, the roll.  [VIL-RND-04]"""
    battle.journal.note("turn", "VIL-RND-02", figure=monster.key)
    if monster.zone == GONE and not (yield from come_back(battle, monster)):
        return
    battle.active, battle.stopped, monster.moved = monster.key, False, False
    stood_up = monster.down
    if stood_up:
        monster.down = False
        battle.journal.note("stood-up", "VIL-STM-12", figure=monster.key, status="stunned")
    if monster.burning and (yield from redirect(battle, monster, 1, "VIL-STM-10")):
        verbs.wound(battle, monster, 1, "VIL-STM-10")
    if monster.zone != GONE:
        _daylight(battle, monster)
    if monster.zone == GONE:
        yield from end(battle, monster)
        return
    yield from _discard(battle, monster)
    yield from dice.throw(battle, monster, stood_up=stood_up)


def come_back(battle: Battle, monster: Monster) -> Rule[bool]:
    """A dead Monster is put in the Heart zone, and the Heart suffers for it, if it can bear it.

    [VIL-DTH-05, VIL-DTH-06]
    """
    if not facts.can_return(battle):
        battle.journal.note("stays-dead", "VIL-DTH-06", figure=monster.key)
        return False
    price, heart = facts.return_price(battle), battle.castle.heart
    battle.first_return = False
    yield from moving.make_way(battle, monster, heart, GONE)
    monster.zone = heart
    _minions_return(battle, monster)
    battle.journal.note("returned", "VIL-DTH-05", figure=monster.key, cell=battle.castle.board.name(heart))
    verbs.hurt_heart(battle, price, "VIL-DTH-05")
    return True


def _minions_return(battle: Battle, monster: Monster) -> None:
    """One Puppet comes back with its Monster, and a thrall that was left.  [VIL-MIS-30, VIL-NGT-75]"""
    puppets = [one for one in battle.minions if one.owner == monster.key and one.kind == "puppet"]
    thralls = [one for one in battle.minions if one.owner == monster.key and one.kind == "thrall"]
    for minion in (*puppets[:1], *thralls):
        minion.zone = monster.zone


def _daylight(battle: Battle, monster: Monster) -> None:
    """By day 2 Experience are discarded, and each that is lacking is 1 damage; not in the first round.

    [VIL-DAY-04, VIL-DAY-05, VIL-DAY-06]
    """
    if not battle.by_day or battle.round == 1:
        return
    lost = min(DAY_PRICE, monster.experience)
    monster.experience -= lost
    battle.journal.note("daylight", "VIL-DAY-04", figure=monster.key, points=lost)
    if lost < DAY_PRICE:
        verbs.wound(battle, monster, DAY_PRICE - lost, "VIL-DAY-05")


def _discard(battle: Battle, monster: Monster) -> Rule[None]:
    """Dice may be thrown out of Reserve before the roll.  [VIL-RES-03]"""
    options = [Option(f"{face}-{number}") for number, face in enumerate(monster.reserve)]
    gone = yield from pick_some("VIL-RES-03", monster, options)
    for option in gone:
        face = option.key.rpartition("-")[0]
        monster.reserve.remove(face)
        battle.journal.note("discarded", "VIL-RES-03", figure=monster.key, face=face)


def use(battle: Battle, monster: Monster) -> Rule[None]:
    """One use of results, or the end of the turn; a turn ends by death and by Stun too.  [VIL-DIC-02, VIL-DIC-05]"""
    chosen = yield from pick("VIL-DIC-02", monster, list(uses.spends(battle, monster)))
    if chosen is uses.END:
        yield from end(battle, monster)
        return
    monster.fresh = monster.fresh and chosen.kind == "drink"
    yield from uses.run(battle, monster, chosen)
    goals.look_for_end(battle)
    if monster.zone == GONE or battle.stopped:
        yield from end(battle, monster)


def end(battle: Battle, monster: Monster) -> Rule[None]:
    """What is left is lost, but Villager results are carried out, unless the Monster died.  [VIL-VAC-08, VIL-DIC-05]"""
    left = [*monster.dice, *monster.fleeting].count("villager")
    monster.dice, monster.fleeting, monster.fury = [], [], 0
    battle.stopped = False
    for _ in range(left):
        if not battle.over and monster.zone != GONE:
            yield from called(battle)
    if not battle.over and monster.zone != GONE:
        yield from scenarios.turn_ends(battle, monster)
    battle.active = ""
    battle.journal.note("turn-over", "VIL-DIC-05", figure=monster.key)
