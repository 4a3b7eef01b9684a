"""The Villagers phase, step by step (ledger topics RND, VAT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.village_attacks import facts, goals, scenarios
from horologium.engine.rulesets.village_attacks.coin import villager_by_coin
from horologium.engine.rulesets.village_attacks.state import GONE
from horologium.engine.rulesets.village_attacks.villagers import events, spawning, traps
from horologium.engine.rulesets.village_attacks.villagers.activation import activate
from horologium.engine.rulesets.village_attacks.villagers.troll import activate_troll

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.state import Battle, Villager


def trap_drawn(battle: Battle) -> Rule[None]:
    """A Trap card is laid on offer.  [VIL-RND-03, VIL-TRP-05]"""
    battle.journal.note("villagers-phase", "VIL-RND-03")
    for villager in battle.villagers:
        villager.late = False
    yield from traps.draw_trap(battle)
    battle.phase = "dial"


def dial(battle: Battle) -> Rule[None]:
    """The event dial advances; one card for each mark.  [VIL-RND-03, VIL-EVT-01, VIL-EVT-02]"""
    for _ in range(events.advance_dial(battle)):
        yield from events.draw_event(battle)
        if battle.over:
            return
    battle.phase = "villagers"
    line_up(battle)


def line_up(battle: Battle) -> None:
    """Who acts in this step, by how far from the Heart they are when it begins, and by kind.  [VIL-VAT-01 to 03]"""
    row = battle.ways.to_heart
    acting = [villager for villager in battle.villagers if not villager.late]
    acting.sort(key=lambda villager: (row[villager.zone], _place(villager)))
    battle.waiting = [villager.key for villager in acting]
    battle.reach = {villager.key: row[villager.zone] for villager in acting}


def _place(villager: Villager) -> int:
    """Commoners, Mapmakers among them, then Hunters, then Heroes.  [VIL-VAT-03, VIL-MIS-38]"""
    return max(0, facts.priority(villager))


def next_villagers(battle: Battle) -> list[Villager]:
    """Those who are next: the nearest to the Heart, of them Commoners, then Hunters, then Heroes.  [VIL-VAT-02, 03]"""
    if not battle.waiting:
        return []
    there = {villager.key: villager for villager in battle.villagers}
    first = there[battle.waiting[0]]
    reach, place, found = battle.reach[first.key], _place(first), []
    for key in battle.waiting:
        villager = there[key]
        if battle.reach[key] != reach or _place(villager) != place:
            break
        found.append(villager)
    return found


def villager_acts(battle: Battle) -> Rule[None]:
    """The next villager attacks and moves.  [VIL-VAT-01]"""
    tied = next_villagers(battle)
    if not tied:
        battle.phase, battle.waiting, battle.reach = "troll", [], {}
        return
    villager = yield from villager_by_coin("VIL-VAT-03", tied)
    battle.waiting.remove(villager.key)
    yield from activate(battle, villager)


def troll(battle: Battle) -> Rule[None]:
    """The Troll activates if it is on the map.  [VIL-TRO-01]"""
    battle.phase = "traps"
    if battle.troll != GONE:
        yield from activate_troll(battle)
    battle.waiting = [trap.key for trap in traps.ready(battle)]


def trap_goes_off(battle: Battle) -> Rule[None]:
    """The next trap whose condition is met goes off.  [VIL-TRP-06]"""
    waiting = [trap for trap in battle.placed if trap.key in battle.waiting and battle.at(trap.zone)]
    if not waiting:
        battle.phase = "spawn"
        for villager in battle.villagers:
            villager.late = False  # those of an event may act in place of missing ones
        battle.acted = []
        battle.waiting = [] if scenarios.spawning_stops(battle) else [str(place) for place in range(len(battle.tokens))]
        yield from scenarios.at_spawning(battle)
        return
    trap = yield from traps.next_trap(battle, waiting)
    battle.waiting.remove(trap.key)
    yield from traps.go_off(battle, trap, "VIL-TRP-06")


def token_spawns(battle: Battle) -> Rule[None]:
    """One Spawn card for the next token; after the last one the phase is over.  [VIL-SPN-01]"""
    if not battle.waiting:
        battle.acted = []
        yield from scenarios.at_villagers_end(battle)
        battle.phase = "restore"
        goals.look_for_end(battle)
        return
    token = int(battle.waiting.pop(0))
    yield from spawning.spawn(battle, battle.tokens[token])
