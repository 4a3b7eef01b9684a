"""What a Monster can spend its results on, one use at a time (ledger topics ATK, DEF, RES, POW, TRP, OBJ, SUM, HEA)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Rule, pick, pick_some
from horologium.engine.kit.decks import deal
from horologium.engine.rulesets.village_attacks import boards, deeds, facts, goals, moving, verbs
from horologium.engine.rulesets.village_attacks.castle import passage
from horologium.engine.rulesets.village_attacks.coin import distinct
from horologium.engine.rulesets.village_attacks.levels import LINES, gain_experience
from horologium.engine.rulesets.village_attacks.monsters import dice
from horologium.engine.rulesets.village_attacks.state import GONE, PlacedTrap, Summoned
from horologium.engine.rulesets.village_attacks.verbs import Blow
from horologium.engine.rulesets.village_attacks.villagers.activation import called
from horologium.engine.rulesets.village_attacks.villagers.blows import works
from horologium.engine.rulesets.village_attacks.villagers.troll import activate_troll
from horologium.engine.rulesets.village_attacks.words import USEFUL, WILD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.engine.rulesets.village_attacks.specs import TierSpec
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Purse, Villager

COSTS: Final = ("magic", "magic", "revenge", "defence", "melee")
"""The cost spaces of the Summoning Room; one Monster each.  [VIL-SUM-04, VIL-MIS-16]"""
BOUND: Final = 2
TROLL: Final = "troll"


@dataclass(frozen=True, slots=True)
class Spend:
    """One way to spend: its kind, the result it needs, and what it is about."""

    key: str
    kind: str
    face: str = ""
    zone: int = GONE
    about: str = ""  # a villager, a trap, an objective, a condition, a tier …


END: Final = Spend("end", "end")


def spends(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """Everything that a Monster may do now; it may always end its turn.  [VIL-DIC-02, VIL-DIC-05, VIL-GEN-08]"""
    if "villager" in (*monster.dice, *monster.fleeting):
        yield Spend("villager", "villager", "villager")
    yield from _attacks(battle, monster)
    yield from _steps(battle, monster)
    yield from _powers(battle, monster)
    yield from _slots(monster)
    yield from _traps(battle, monster)
    yield from _objectives(battle, monster)
    yield from _summonings(battle, monster)
    yield from _healings(battle, monster)
    yield from _draughts(battle, monster)
    if WILD in monster.fleeting:
        yield from (Spend(f"wild-{face}", "wild", face) for face in USEFUL)
    yield END


# Attacks


def _attacks(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """Melee in the own zone, Ranged into an adjacent one.  [VIL-ATK-01, VIL-ATK-02, VIL-TRO-12]"""
    if dice.can_pay(monster, ("melee",)):
        for villager in melee_targets(battle, monster.zone):
            yield Spend(f"melee-{villager.key}", "melee", "melee", monster.zone, villager.key)
        if battle.troll == monster.zone:
            yield Spend("melee-troll", "melee", "melee", monster.zone, TROLL)
    if dice.can_pay(monster, ("ranged",)) and "milky-eye" not in monster.scars:
        for zone in facts.seen_beside(battle, monster.zone):
            for villager in ranged_targets(battle, zone):
                yield Spend(f"ranged-{villager.key}", "ranged", "ranged", zone, villager.key)
            if battle.troll == zone:
                yield Spend("ranged-troll", "ranged", "ranged", zone, TROLL)


def melee_targets(battle: Battle, zone: int) -> list[Villager]:
    """Whom a Melee result may hit.  [VIL-ATK-01, VIL-ATK-03]"""
    return distinct(facts.eligible(battle.at(zone)))


def ranged_targets(battle: Battle, zone: int) -> list[Villager]:
    """Whom a Ranged result may hit in an adjacent zone: no Yunfakh.  [VIL-ATK-02, VIL-ATK-04]"""
    return distinct(facts.eligible([villager for villager in battle.at(zone) if not villager.yunfakh]))


def _attack(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """One die, one attack, resolved to the end.  [VIL-ATK-01 to 03, VIL-STZ-03, VIL-TRO-12, VIL-TRO-13]"""
    dice.pay(monster, (spend.face,))
    furious = spend.face == "melee" and monster.fury > 0
    monster.fury -= furious
    battle.journal.note("strikes", f"VIL-ATK-0{1 + (spend.face == 'ranged')}", figure=monster.key, target=spend.about)
    if not (yield from works(battle, monster.zone, monster.key)):
        return
    if spend.about == TROLL:
        battle.journal.note("troll-woken", "VIL-TRO-13", figure=monster.key)
        yield from activate_troll(battle)
        return
    blow = Blow("attack", "VIL-ATK-01" if spend.face == "melee" else "VIL-ATK-02", monster)
    yield from verbs.harm(battle, battle.villager(spend.about), 1, blow)
    if furious and not battle.over:
        there = distinct(facts.eligible(battle.at(spend.zone)))
        if there:
            second = yield from pick("VIL-MIS-09", monster, there, "figure")
            yield from verbs.harm(battle, second, 1, blow)


# Movement


def _steps(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """A step for each adjacent zone that can be entered.  [VIL-MOV-01, VIL-MOV-02, VIL-MOV-03]"""
    if len(monster.movement) >= facts.movement_slots(monster) or facts.hindered(battle, monster):
        return
    if dice.payable(monster):
        for zone in moving.steps_open(battle, monster):
            yield Spend(f"step-{battle.castle.board.name(zone)}", "step", "", zone)


def _step(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """Any useful die goes into a Movement slot and buys one step.  [VIL-MOV-01]"""
    monster.movement.append((yield from dice.pay_any(monster, "VIL-MOV-01")))
    yield from moving.walk(battle, monster, spend.zone, "VIL-MOV-01")


# Powers


def _powers(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """Each power that it knows, has not used in this round, can pay, and that could do something.  [VIL-POW-01, 02]"""
    for line in LINES:
        tier = monster.powers.get(line, 0)
        key = f"{line}{tier}"
        if tier and key not in monster.used and power_fits(battle, monster, tier_of(battle, monster, key)):
            yield Spend(f"power-{key}", "power", "", monster.zone, key)


def tier_of(battle: Battle, monster: Monster, key: str) -> TierSpec:
    """What stands on a Monster's card for a tier such as ``b2``."""
    power = next(power for power in battle.card(monster).powers if power.line == key[0])
    return power.first if key[1] == "1" else power.second


def power_fits(battle: Battle, monster: Monster, tier: TierSpec) -> bool:
    """Whether a power can be paid and would do anything now.  [VIL-POW-01, VIL-GEN-08, VIL-MIS-08, VIL-MIS-14]"""
    if not dice.can_pay(monster, tier.cost) or not needs_met(battle, monster, tier.needs):
        return False
    use = deeds.Use("power", "VIL-POW-01", monster.zone, monster)
    return deeds.any_useful(battle, use, tier.deeds)


def needs_met(battle: Battle, monster: Monster, needs: str) -> bool:
    """Whether a power or draught may be used here and now.  [VIL-MIS-08, VIL-MIS-14, VIL-MIS-48]"""
    if needs == "moved":
        return monster.moved
    return needs != "heart" or monster.zone == battle.castle.heart


def _power(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A power is paid and does what its card says, once a round.  [VIL-POW-01, VIL-POW-02, VIL-EXP-03]"""
    tier = tier_of(battle, monster, spend.about)
    dice.pay(monster, tier.cost)
    monster.used.append(spend.about)
    battle.journal.note("power", "VIL-POW-01", figure=monster.key, card=f"{monster.card} {spend.about[0]}")
    yield from deeds.carry_out(battle, deeds.Use("power", "VIL-POW-01", monster.zone, monster), tier.deeds)


# Slots


def _slots(monster: Monster) -> Iterator[Spend]:
    """Results that can be stored.  [VIL-DEF-01, VIL-RES-01, VIL-RES-04, VIL-DAY-13]"""
    if len(monster.defence) < facts.defence_slots(monster):
        yield from (
            Spend(f"guard-{face}", "guard", face) for face in ("defence", "revenge") if dice.can_pay(monster, (face,))
        )
    if len(monster.reserve) < facts.reserve_slots(monster):
        yield from (Spend(f"keep-{face}", "keep", face) for face in USEFUL if face in monster.dice)


def _guard(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A Defence or Revenge result goes into a Defence slot.  [VIL-DEF-01]"""
    dice.pay(monster, (spend.face,))
    monster.defence = dice.in_order([*monster.defence, spend.face])
    battle.journal.note("stored", "VIL-DEF-01", figure=monster.key, face=spend.face)
    yield from ()


def _keep(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A result of the roll goes into Reserve.  [VIL-RES-01]"""
    monster.dice.remove(spend.face)
    monster.reserve = dice.in_order([*monster.reserve, spend.face])
    battle.journal.note("kept", "VIL-RES-01", figure=monster.key, face=spend.face)
    yield from ()


def _wild(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A Wild result becomes a useful one.  [VIL-MIS-02]"""
    monster.fleeting.remove(WILD)
    monster.fleeting.append(spend.face)
    battle.journal.note("wild", "VIL-MIS-02", figure=monster.key, face=spend.face)
    yield from ()


def _villager(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A Villager result is carried out.  [VIL-VAC-01, VIL-VAC-08]"""
    (monster.dice if "villager" in monster.dice else monster.fleeting).remove("villager")
    yield from called(battle)


# Traps


def _traps(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """The face-up traps that it can pay, if its zone has none.  [VIL-TRP-01, VIL-TRP-03]"""
    if any(trap.zone == monster.zone for trap in battle.placed):
        return
    for card in dict.fromkeys(battle.offer):
        if dice.can_pay(monster, battle.library.trap[card].cost):
            yield Spend(f"trap-{card}", "trap", "", monster.zone, card)


def _trap(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A trap is bought and placed where the Monster stands; its space stays empty.

    [VIL-TRP-01, VIL-TRP-02, VIL-TRP-10]
    """
    dice.pay(monster, battle.library.trap[spend.about].cost)
    battle.offer.remove(spend.about)
    lay_trap(battle, spend.about, monster.zone)
    zone = battle.castle.board.name(monster.zone)
    battle.journal.note("trap-laid", "VIL-TRP-02", figure=monster.key, card=spend.about, cell=zone)
    yield from ()


def lay_trap(battle: Battle, card: str, zone: int, room: str = "") -> None:
    """A trap lies in a zone."""
    battle.placed.append(PlacedTrap(f"{card}-{battle.castle.board.name(zone)}", card, zone, room=room))


# Objectives


def _objectives(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """Progress on what stands in its zone, and purses.  [VIL-OBJ-01, VIL-MIS-26, 34, 35, 37]"""
    name = battle.castle.board.name(monster.zone)
    for work in battle.works:
        spec = goals.work_spec(battle, work)
        if spec.zone == name and work.progress < goals.most_progress(battle, spec) and (spec.undoes or not work.done):
            for face in spec.spends:
                if dice.can_pay(monster, (face,)):
                    yield Spend(f"work-{work.key}-{face}", "work", face, monster.zone, work.key)
    if monster.purse:
        yield Spend("lay-down", "purse", "", monster.zone, monster.purse)
    elif dice.payable(monster) and (purse := _purse_at(battle, monster.zone)) is not None:
        yield Spend(f"take-{purse.key}", "purse", "", monster.zone, purse.key)


def _purse_at(battle: Battle, zone: int) -> Purse | None:
    return next((purse for purse in battle.purses if purse.zone == zone and not purse.home), None)


def _work(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """One progress; what is done closes its passage and gives Experience, once.  [VIL-OBJ-01, VIL-MIS-26, 34, 37]"""
    dice.pay(monster, (spend.face,))
    work = next(work for work in battle.works if work.key == spend.about)
    spec = goals.work_spec(battle, work)
    work.progress += 1
    needed = goals.needed(battle, spec)
    battle.journal.note("progress", "VIL-OBJ-01", figure=monster.key, what=spec.key, there=work.progress, needed=needed)
    if work.done or work.progress < needed:
        return
    work.done = True
    battle.journal.note("work-done", "VIL-OBJ-01", figure=monster.key, what=spec.key)
    if spec.passage:
        zones = passage(monster.zone, battle.castle.board.cell(spec.passage))
        verbs.close_passage(battle, zones, spec.key, 0, "VIL-MIS-34")
    if not work.rewarded:
        work.rewarded = True
        yield from gain_experience(battle, monster, spec.experience, "VIL-OBJ-01")


def _purse(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A purse is taken up for any useful result, or laid down for nothing.  [VIL-MIS-35]"""
    purse = next(purse for purse in battle.purses if purse.key == spend.about)
    if monster.purse:
        monster.purse, purse.carrier, purse.zone = "", "", monster.zone
        battle.journal.note("purse-laid", "VIL-MIS-35", figure=monster.key)
        return
    yield from dice.pay_any(monster, "VIL-MIS-35")
    monster.purse, purse.carrier, purse.zone = purse.key, monster.key, GONE
    battle.journal.note("purse-taken", "VIL-MIS-35", figure=monster.key)


# Summoning


def _summonings(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """The costs that are left, in the Summoning Room.  [VIL-SUM-01, VIL-SUM-02, VIL-SUM-04, VIL-SUM-07]"""
    if monster.zone != battle.castle.room or battle.summoned or monster.paid or not battle.summon_deck.cards:
        return
    if not facts.room_for_summoning(battle):
        return
    left = costs_left(battle)
    for face in dict.fromkeys(left):
        if dice.can_pay(monster, (face,)):
            yield Spend(f"summon-{face}", "summon", face, monster.zone, face)
    if not battle.ever_paid and facts.furnished(battle, "drawn-circle") and dice.payable(monster):
        yield from (Spend(f"circle-{face}", "circle", "", monster.zone, face) for face in dict.fromkeys(left))


def costs_left(battle: Battle) -> list[str]:
    """The cost spaces that nobody has taken.  [VIL-SUM-04, VIL-SUM-05]"""
    left = list(COSTS)
    for monster in battle.monsters:
        if monster.paid in left:
            left.remove(monster.paid)
    return left


def _summon(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """One cost is paid; when all have paid the Monster appears at that moment.  [VIL-SUM-04 to 08, VIL-MIS-29]"""
    if spend.kind == "circle":
        yield from dice.pay_any(monster, "VIL-MIS-46")
    else:
        dice.pay(monster, (spend.face,))
    monster.paid, battle.ever_paid = spend.about, True
    battle.journal.note("summoning", "VIL-SUM-05", figure=monster.key, face=spend.about)
    yield from gain_experience(battle, monster, battle.mission.payment_experience, "VIL-MIS-29")
    if all(one.paid for one in battle.monsters):
        yield from summoned_appears(battle, monster)


def summoned_appears(battle: Battle, payer: Monster) -> Rule[None]:
    """A card is drawn, the Monster stands in the Summoning Room, and two stay bound.  [VIL-SUM-07, VIL-SUM-08]"""
    (card,) = yield from deal("VIL-SUM-07", payer, battle.summon_deck)
    summoned = Summoned(f"summoned-{card}", battle.library.monster[card].name, card, GONE)
    yield from moving.make_way(battle, summoned, battle.castle.room, GONE)
    summoned.zone = battle.castle.room
    battle.summoned.append(summoned)
    battle.ever_summoned = True
    name = battle.castle.board.name(battle.castle.room)
    battle.journal.note("summoned", "VIL-SUM-07", figure=summoned.key, cell=name)
    bound = battle.monsters
    if len(bound) > BOUND:
        bound = yield from pick_some("VIL-SUM-08", battle.leader, battle.monsters, "figure", least=BOUND, most=BOUND)
    for monster in battle.monsters:
        monster.paid, monster.bound = "", monster in bound
    battle.journal.note("bound", "VIL-SUM-08", figures=[monster.key for monster in bound])


# Healing and draughts


def _healings(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """Magic in the Heart zone removes a damage or a condition.  [VIL-HEA-01, VIL-STM-02, VIL-MIS-21]"""
    if monster.zone != battle.castle.heart or not dice.can_pay(monster, ("magic",)):
        return
    if monster.damage:
        yield Spend("heal-damage", "heal", "magic", monster.zone, "damage")
    if facts.effect_in_force(battle) != "holy-ground":
        for condition in boards.conditions_of(monster):
            yield Spend(f"heal-{condition}", "heal", "magic", monster.zone, condition)


def _heal(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """One Magic, one damage or condition.  [VIL-HEA-01]"""
    dice.pay(monster, ("magic",))
    if spend.about == "damage":
        boards.heal(battle, monster, 1, "VIL-HEA-01")
    else:
        boards.cure(battle, monster, spend.about, "VIL-HEA-01")
    yield from ()


def _draughts(battle: Battle, monster: Monster) -> Iterator[Spend]:
    """A draught that could do something.  [VIL-NGT-69]"""
    use = deeds.Use("event", "VIL-NGT-69", monster.zone, monster)
    for card in monster.draughts:
        spec = battle.library.draught[card]
        if needs_met(battle, monster, spec.needs) and deeds.any_useful(battle, use, spec.deeds):
            yield Spend(f"drink-{card}", "drink", "", monster.zone, card)


def _drink(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """A draught is drunk for no die, and works once.  [VIL-NGT-69]"""
    monster.draughts.remove(spend.about)
    battle.spent.append(f"{monster.key} {spend.about}")
    battle.journal.note("drank", "VIL-NGT-69", figure=monster.key, card=spend.about)
    use = deeds.Use("event", "VIL-NGT-69", monster.zone, monster)
    yield from deeds.carry_out(battle, use, battle.library.draught[spend.about].deeds)


RUNS: Final[Mapping[str, Callable[[Battle, Monster, Spend], Rule[None]]]] = MappingProxyType(
    {
        "villager": _villager,
        "melee": _attack,
        "ranged": _attack,
        "step": _step,
        "power": _power,
        "guard": _guard,
        "keep": _keep,
        "trap": _trap,
        "work": _work,
        "purse": _purse,
        "summon": _summon,
        "circle": _summon,
        "heal": _heal,
        "drink": _drink,
        "wild": _wild,
    }
)


def run(battle: Battle, monster: Monster, spend: Spend) -> Rule[None]:
    """Do one of them."""
    return RUNS[spend.kind](battle, monster, spend)
