"""Village Events and their dial (ledger topic EVT, cards VIL-MIS-21 and 33)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import draw
from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.village_attacks import boards, goals, moving, verbs
from horologium.engine.rulesets.village_attacks.coin import by_coin, villager_by_coin, zone_by_coin
from horologium.engine.rulesets.village_attacks.state import PLAYERS
from horologium.engine.rulesets.village_attacks.villagers import spawning
from horologium.engine.rulesets.village_attacks.villagers.targets import is_held
from horologium.engine.rulesets.village_attacks.villagers.troll import place_troll

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.state import Battle, Villager


def advance_dial(battle: Battle) -> int:
    """The dial goes on by 1 for each Monster present; give back how many marks it reached or passed.

    After the last mark it restarts at 0 and keeps the remainder.  [VIL-EVT-01, VIL-EVT-02]
    """
    steps, marks = len(battle.present()), battle.mission.marks
    cards = int(battle.round == 1 and bool(steps) and battle.dial in marks)  # a start on a mark has reached it
    for _ in range(steps):
        battle.dial += 1
        cards += battle.dial in marks
        if battle.dial == marks[-1]:
            battle.dial = 0
    battle.journal.note("dial", "VIL-EVT-01", points=steps, dial=battle.dial)
    return cards


def draw_event(battle: Battle) -> Rule[None]:
    """A Village Event card is drawn and resolved; it ends the one in force.  [VIL-EVT-02 to 05]"""
    card = yield from _top_event(battle)
    if not card:
        return
    end_event(battle)
    spec = battle.library.event[card]
    battle.journal.note("event", "VIL-EVT-02", card=card)
    if spec.persistent:
        battle.event = card
        _begin(battle)
    else:
        yield from SINGLE[spec.effect](battle)
        battle.event_deck.discard([card])
    goals.look_for_end(battle)


def _top_event(battle: Battle) -> Rule[str]:
    """The top card; among the first three lies the Troll! card that was set aside.  [VIL-TRO-17 to 19, VIL-EVT-02]"""
    deck = battle.event_deck
    if not deck.cards and not battle.aside:
        deck.reshuffle()
    if not battle.aside:
        if not deck.cards:
            return ""
        (card,) = yield from draw("VIL-EVT-02", PLAYERS, deck.key, deck.cards)
        deck.remove(card)
        return card
    # One of the stacked cards is the one set aside, each other one any of the deck: as often as it is likely.
    others = [other for other in deck.cards for _ in range(battle.stacked - 1)]
    aside = [ASIDE] * (len(deck.cards) if others else 1)
    (card,) = yield from draw("VIL-TRO-19", PLAYERS, deck.key, [*others, *aside])
    battle.stacked -= 1
    if card == ASIDE:
        card, battle.aside = battle.aside, ""
    else:
        deck.remove(card)
    return card


def end_event(battle: Battle) -> None:
    """The persistent event in force goes to the discards, with the conditions that it made.

    [VIL-EVT-04, VIL-STZ-02]
    """
    if battle.event:
        battle.journal.note("event-over", "VIL-EVT-04", card=battle.event)
        battle.event_deck.discard([battle.event])
        battle.event = ""
        battle.conditions = [condition for condition in battle.conditions if condition.until]


def _begin(battle: Battle) -> None:
    """What takes effect at once is read off the card in force; here it is only told.  [VIL-EVT-04]"""
    battle.journal.note("event-in-force", "VIL-EVT-04", card=battle.event)


# Single events


def bells(battle: Battle) -> Rule[None]:
    """One more Spawn card at token A.  [VIL-MIS-21]"""
    yield from spawning.spawn(battle, battle.tokens[0])


def march(battle: Battle) -> Rule[None]:
    """Each Commoner moves a zone towards the Heart and does not attack for it, the nearest first.

    [VIL-MIS-21, VIL-EVT-05]
    """
    waiting = [one for one in battle.villagers if one.kind == "commoner" and _outside(battle, one)]
    start = {one.key: battle.ways.to_heart[one.zone] for one in waiting}
    while waiting:
        least = min(start[one.key] for one in waiting)
        villager = yield from villager_by_coin("VIL-MIS-21", [one for one in waiting if start[one.key] == least])
        waiting.remove(villager)
        yield from march_on(battle, villager, "VIL-MIS-21")


def march_on(battle: Battle, villager: Villager, rule: str) -> Rule[None]:
    """An event moves a villager towards the Heart, a Mapmaker too.  [VIL-MIS-21, VIL-MIS-33, VIL-EVT-05]"""
    zones = battle.ways.towards(villager.zone, battle.castle.heart)
    if zones and not is_held(battle, villager):
        zone = yield from zone_by_coin(battle, "VIL-GEN-05", zones)
        yield from moving.enter(battle, villager, zone, rule)


def hero_rides_in(battle: Battle) -> Rule[None]:
    """The top Hero enters at token A.  [VIL-MIS-21]"""
    yield from spawning.hero(battle, battle.tokens[0])


def looted(battle: Battle) -> Rule[None]:
    """All traps on offer are discarded.  [VIL-MIS-21]"""
    battle.trap_deck.discard(battle.offer)
    battle.offer = []
    yield from ()


def fire_pots(battle: Battle) -> Rule[None]:
    """Each played Monster that shares a zone with a Hunter gets Burn.  [VIL-MIS-21]"""
    for monster in battle.in_order():
        if any(villager.kind == "hunter" for villager in battle.at(monster.zone)):
            yield from boards.afflict(battle, monster, "burn", "VIL-MIS-21")


def ram(battle: Battle) -> Rule[None]:
    """With a villager at distance 0 or 1 the Heart suffers 1 damage.  [VIL-MIS-21]"""
    if any(battle.ways.to_heart[villager.zone] <= 1 for villager in battle.villagers):
        verbs.hurt_heart(battle, 1, "VIL-MIS-21")
    yield from ()


def cold_feet(battle: Battle) -> Rule[None]:
    """Morale drops by 2.  [VIL-MIS-21]"""
    verbs.lower_morale(battle, 2, "VIL-MIS-21")
    yield from ()


def sappers(battle: Battle) -> Rule[None]:
    """The placed trap farthest from the Heart is discarded.  [VIL-MIS-21]"""
    row = battle.ways.to_heart
    most = max((row[trap.zone] for trap in battle.placed), default=0)
    tied = [trap for trap in battle.placed if row[trap.zone] == most]
    if tied:
        trap = yield from by_coin("VIL-MIS-21", tied)
        battle.placed.remove(trap)
        moving.discard(battle, trap)
        battle.journal.note("trap-lost", "VIL-MIS-21", card=trap.card)


def rain(battle: Battle) -> Rule[None]:
    """All Burn tokens go.  [VIL-MIS-21]"""
    for villager in battle.villagers:
        villager.burning = False
    for monster in battle.monsters:
        if monster.burning:
            boards.cure(battle, monster, "burn", "VIL-MIS-21")
    for summoned in battle.summoned:
        summoned.burning = False
    yield from ()


def second_wind(battle: Battle) -> Rule[None]:
    """All stunned villagers stand up.  [VIL-MIS-33]"""
    for villager in battle.villagers:
        if villager.stunned:
            verbs.rouse(battle, villager, "VIL-MIS-33")
    yield from ()


def over_the_wall(battle: Battle) -> Rule[None]:
    """As many villagers as Monsters, those nearest to the Heart outside its zone, move a zone on.  [VIL-MIS-33]"""
    climbing: list[Villager] = []
    row = battle.ways.to_heart
    for _ in battle.monsters:
        outside = [one for one in battle.villagers if _outside(battle, one) and one not in climbing]
        least = min((row[one.zone] for one in outside), default=0)
        nearest = [one for one in outside if row[one.zone] == least]
        if nearest:
            climbing.append((yield from villager_by_coin("VIL-MIS-33", nearest)))
    for villager in climbing:
        yield from march_on(battle, villager, "VIL-MIS-33")


def _outside(battle: Battle, villager: Villager) -> bool:
    """Whether a villager is not in the Heart zone, and has a way there."""
    return 0 < battle.ways.to_heart[villager.zone] < FAR


SINGLE: Final[Mapping[str, Callable[[Battle], Rule[None]]]] = MappingProxyType(
    {
        "bells": bells,
        "march": march,
        "hero": hero_rides_in,
        "loot": looted,
        "fire-pots": fire_pots,
        "ram": ram,
        "cold-feet": cold_feet,
        "sappers": sappers,
        "rain": rain,
        "wind": second_wind,
        "over-the-wall": over_the_wall,
        "troll": place_troll,
    }
)

ASIDE: Final = "troll-set-aside"
"""The Troll! card that was set aside, among the three on top of the deck.  [VIL-TRO-19]"""

PERSISTENT: Final = ("fog", "hymns", "omens", "pikes", "holy-ground", "drums", "vigil", "watchfires", "silver")
"""Events whose effects are read where they matter, while their card is in force."""
