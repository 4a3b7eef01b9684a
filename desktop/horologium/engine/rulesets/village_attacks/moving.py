"""Moving about: entering zones, full ones too, and shoving (ledger topics MOV, SHV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.engine.core.ask import Option, Rule, pick, pick_from
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.coin import distinct, villager_by_coin, zone_by_coin
from horologium.engine.rulesets.village_attacks.state import GONE, Monster
from horologium.engine.rulesets.village_attacks.words import KINDS

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Minion, PlacedTrap, Summoned, Villager

Direction: TypeAlias = Literal["towards", "away"]

COME: Final = Option("come-along")
STAY: Final = Option("stay-behind")


def direction_of(battle: Battle, start: int, end: int) -> Direction:
    """Which way somebody who goes from zone to zone pushes: as it travels, and towards the Heart if sideways.

    [VIL-SHV-04]
    """
    row = battle.ways.to_heart
    return "away" if row[end] > row[start] else "towards"


def onward(battle: Battle, zone: int, direction: Direction) -> list[int]:
    """The next zones in a direction; none at the Heart or in a dead end.  [VIL-SHV-04]"""
    heart = battle.castle.heart
    ways = battle.ways
    return ways.towards(zone, heart) if direction == "towards" else ways.away(zone, heart)


# Villagers


def enter(battle: Battle, villager: Villager, zone: int, rule: str) -> Rule[bool]:
    """A villager moves into a zone, shoving if it is full; it stays where nobody can be pushed.

    [VIL-SHV-02, VIL-SHV-03, VIL-VAC-09]
    """
    if facts.full(battle, zone):
        way = direction_of(battle, villager.zone, zone)
        if not (yield from shove(battle, zone, way, villager)):
            battle.journal.note("stays", "VIL-VAC-09", figure=villager.key, cell=battle.castle.board.name(zone))
            return False
    place(battle, villager, zone, rule)
    return True


def shove(battle: Battle, zone: int, direction: Direction, by: Villager) -> Rule[bool]:
    """Push a villager of the same kind, or else of the next, out of a full zone; whether that could be done.

    [VIL-SHV-02, VIL-SHV-03, VIL-SHV-04]
    """
    there = [villager for villager in in_shoving_order(battle, zone, by) if villager is not by]
    further = onward(battle, zone, direction)
    if not there or not any(_has_room(battle, other, direction, GONE) for other in further):
        return False  # and no coin is flipped for it
    one = yield from villager_by_coin("VIL-SHV-02", [other for other in there if other.kind == there[0].kind])
    return (yield from push(battle, one, direction))


def in_shoving_order(battle: Battle, zone: int, by: Villager) -> list[Villager]:
    """Those whom a villager may push: its own kind first, then the next ones, wrapping round.  [VIL-SHV-03]"""
    first = KINDS.index(by.kind)
    return sorted(battle.at(zone), key=lambda villager: (KINDS.index(villager.kind) - first) % len(KINDS))


def push(battle: Battle, villager: Villager, direction: Direction) -> Rule[bool]:
    """A villager is pushed into a next zone that has room, or passes the push on; the coin decides among them.

    [VIL-SHV-02, VIL-SHV-04]
    """
    zones = [zone for zone in onward(battle, villager.zone, direction) if _has_room(battle, zone, direction, GONE)]
    if not zones:
        return False
    zone = yield from zone_by_coin(battle, "VIL-SHV-02", zones)
    if facts.full(battle, zone):
        yield from shove(battle, zone, direction, villager)
    place(battle, villager, zone, "VIL-SHV-02", shoved=True)
    return True


def place(battle: Battle, villager: Villager, zone: int, rule: str, *, shoved: bool = False) -> None:
    """Set a villager into a zone that it enters by its own movement or by being shoved."""
    name = battle.castle.board.name
    battle.journal.note(
        "shoved" if shoved else "moved", rule, figure=villager.key, start=name(villager.zone), end=name(zone)
    )
    villager.zone = zone
    if villager.card and battle.hero_card(villager).gift == "disarm":
        for trap in [trap for trap in battle.placed if trap.zone == zone]:
            disarm(battle, trap, villager.key)


def disarm(battle: Battle, trap: PlacedTrap, by: str) -> None:
    """A trap is discarded without effect.  [VIL-MIS-17]"""
    battle.placed.remove(trap)
    battle.journal.note("disarmed", "VIL-MIS-17", figure=by, card=trap.card)
    discard(battle, trap)


def discard(battle: Battle, trap: PlacedTrap) -> None:
    """A used or lost trap goes to the discards, unless it was brewed; one of a room is gone.

    [VIL-TRP-10, VIL-NGT-68]
    """
    if not battle.library.trap[trap.card].brewed:
        battle.trap_deck.discard([trap.card])
    if trap.room:
        battle.spent.append(f"{trap.room} {trap.card}")


def put(battle: Battle, villager: Villager, zone: int, rule: str) -> None:
    """Put a villager somewhere, capacity ignored; it does not enter.  [VIL-MIS-20]"""
    name = battle.castle.board.name
    battle.journal.note("moved", rule, figure=villager.key, start=name(villager.zone), end=name(zone))
    villager.zone = zone


# Monsters


def makes_room(battle: Battle, zone: int, direction: Direction, leaving: int) -> list[int]:
    """The zones into which a Monster that enters a full one could push a villager; none: it may not enter.

    The mover's own place counts as left.  [VIL-SHV-05]
    """
    if not battle.at(zone):
        return []
    outwards = zone == battle.castle.heart and direction == "towards"
    return [
        other
        for other in onward(battle, zone, "away" if outwards else direction)
        if _has_room(battle, other, "away" if outwards else direction, leaving)
    ]


def _has_room(battle: Battle, zone: int, direction: Direction, leaving: int) -> bool:
    """Whether somebody pushed into a zone finds a place, or can pass the push on.  [VIL-SHV-04]"""
    if battle.crowd(zone) - (zone == leaving) < facts.capacity(battle, zone):
        return True
    if not battle.at(zone):
        return False
    return any(_has_room(battle, other, direction, leaving) for other in onward(battle, zone, direction))


def can_enter(battle: Battle, zone: int, start: int) -> bool:
    """Whether a Monster may step into a zone: there is room, or room can be made.  [VIL-SHV-05]"""
    return not facts.full(battle, zone) or bool(makes_room(battle, zone, direction_of(battle, start, zone), start))


def step(battle: Battle, mover: Monster | Summoned | Minion, zone: int, rule: str) -> Rule[None]:
    """A Monster steps into a zone; out of a full one it pushes the first villager by priority.

    [VIL-MOV-01, VIL-SHV-05]
    """
    start = mover.zone
    mover.zone = GONE
    yield from make_way(battle, mover, zone, start)
    mover.zone = zone
    name = battle.castle.board.name
    battle.journal.note("moved", rule, figure=mover.key, start=name(start), end=name(zone))
    if isinstance(mover, Monster):
        mover.moved = True


def make_way(battle: Battle, mover: Monster | Summoned | Minion, zone: int, start: int) -> Rule[None]:
    """Push somebody out of a full zone, if that can be done; the player chooses where to.  [VIL-SHV-05, VIL-DTH-05]"""
    if not facts.full(battle, zone):
        return
    direction: Direction = "towards" if start == GONE else direction_of(battle, start, zone)
    zones = makes_room(battle, zone, direction, GONE)
    if not zones:
        return
    pushed = yield from pick("VIL-SHV-05", mover, distinct(facts.foremost(battle.at(zone))), "figure")
    cells = Cells(battle.castle.board, sum(1 << other for other in zones))
    other = yield from pick_from("VIL-SHV-05", mover, cells, "cell")
    onwards: Direction = "away" if battle.ways.to_heart[other] > battle.ways.to_heart[zone] else "towards"
    if facts.full(battle, other):
        yield from shove(battle, other, onwards, pushed)
    place(battle, pushed, other, "VIL-SHV-05", shoved=True)


def steps_open(battle: Battle, mover: Monster | Summoned | Minion, *, walls: bool = False) -> list[int]:
    """The zones into which a step could lead, hindrance left aside.  [VIL-MOV-01, VIL-MIS-05, VIL-MIS-11]"""
    near = each(battle.castle.board.near[mover.zone]) if walls else battle.ways.beside[mover.zone]
    return [zone for zone in near if can_enter(battle, zone, mover.zone)]


def walk(battle: Battle, mover: Monster | Minion, zone: int, rule: str) -> Rule[None]:
    """A Monster takes a step, by a die or free; a thrall that stands with it may go along.  [VIL-NGT-75]"""
    start = mover.zone
    yield from step(battle, mover, zone, rule)
    if not isinstance(mover, Monster):
        return
    for minion in battle.minions_of(mover):
        if minion.kind == "thrall" and minion.zone == start and not facts.full(battle, zone):
            choice = yield from pick("VIL-NGT-75", mover, (COME, STAY))
            if choice is COME:
                yield from step(battle, minion, zone, "VIL-NGT-75")
