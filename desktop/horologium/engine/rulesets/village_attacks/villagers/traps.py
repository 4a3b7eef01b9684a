"""Traps: the offer, and how they go off (ledger topic TRP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.decks import deal
from horologium.engine.rulesets.village_attacks import deeds, goals, moving
from horologium.engine.rulesets.village_attacks.coin import by_coin
from horologium.engine.rulesets.village_attacks.state import PLAYERS

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.state import Battle, PlacedTrap


def draw_trap(battle: Battle) -> Rule[None]:
    """A Trap card is laid on offer, if there is a free space and a card.  [VIL-TRP-05, VIL-SET-11]"""
    if len(battle.offer) >= battle.mission.offers:
        battle.journal.note("offer-full", "VIL-TRP-05")
        return
    for card in (yield from deal("VIL-TRP-05", PLAYERS, battle.trap_deck)):
        battle.offer.append(card)
        battle.journal.note("trap-offered", "VIL-TRP-05", card=card)


def ready(battle: Battle) -> list[PlacedTrap]:
    """The traps whose condition is met: any villager in their zone.  [VIL-TRP-06, VIL-TRP-07]"""
    return [trap for trap in battle.placed if battle.at(trap.zone)]


def next_trap(battle: Battle, waiting: list[PlacedTrap]) -> Rule[PlacedTrap]:
    """The one nearest to the Heart, ties by coin.  [VIL-TRP-06]"""
    row = battle.ways.to_heart
    least = min(row[trap.zone] for trap in waiting)
    return (yield from by_coin("VIL-TRP-06", [trap for trap in waiting if row[trap.zone] == least]))


def go_off(battle: Battle, trap: PlacedTrap, rule: str) -> Rule[None]:
    """A trap does what its card says, and is used up unless the card says that it stays.

    [VIL-TRP-06 to 10, VIL-MIS-20]
    """
    card = battle.library.trap[trap.card]
    trap.fired += 1
    battle.journal.note("trap-sprung", rule, card=trap.card, cell=battle.castle.board.name(trap.zone))
    if trap.fired >= card.times:
        battle.placed.remove(trap)
        moving.discard(battle, trap)
    yield from deeds.carry_out(battle, deeds.Use("trap", "VIL-TRP-06", trap.zone), card.deeds)
    goals.look_for_end(battle)
