"""Set-up as far as chance decides it: the first steps of a night (ledger topic SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import Rule, pick_from, roll
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.village_attacks import facts, goals, scenarios, verbs
from horologium.engine.rulesets.village_attacks.boards import afflict
from horologium.engine.rulesets.village_attacks.castle import passage
from horologium.engine.rulesets.village_attacks.coin import by_lot
from horologium.engine.rulesets.village_attacks.monsters.uses import lay_trap
from horologium.engine.rulesets.village_attacks.state import PLAYERS
from horologium.engine.rulesets.village_attacks.villagers import spawning, traps
from horologium.engine.rulesets.village_attacks.words import COIN, HEADS, TYPES

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle


def prepare(battle: Battle) -> Rule[None]:
    """First Player, Heroes, Troll cards, day or night, what rooms bring, scars.  [VIL-SET-01 to 09, VIL-NGT-38]"""
    battle.journal.note("begins", "VIL-SET-03", heart=battle.heart, morale=battle.morale)
    battle.first = yield from by_lot("VIL-SET-04", [monster.key for monster in battle.monsters])
    yield from _heroes(battle)
    yield from scenarios.take_captive(battle)
    yield from _troll_cards(battle)
    yield from _day_or_night(battle)
    yield from _rooms(battle)
    yield from _scars(battle)
    scenarios.lay_out(battle)
    battle.phase = "arrive"
    battle.waiting = arriving(battle)


def _heroes(battle: Battle) -> Rule[None]:
    """A Hero of each Type; of two of one Type one is drawn.  [VIL-SET-08]"""
    deck = battle.hero_deck
    for type_ in TYPES:
        pair = [card.id for card in battle.library.heroes if card.type == type_]
        if not pair:
            continue
        card = yield from by_lot("VIL-SET-08", pair)
        deck.cards = sorted([*deck.cards, card])


def _troll_cards(battle: Battle) -> Rule[None]:
    """One Troll! card is set aside, to lie among the first three events.  [VIL-SET-02, VIL-TRO-17 to 19]"""
    deck = battle.event_deck
    trolls = [card for card in deck.cards if battle.library.event[card].effect == "troll"]
    if trolls:
        deck.remove(trolls[0])  # which of them tells nothing apart
        battle.aside, battle.stacked = trolls[0], 3
    yield from ()


def _day_or_night(battle: Battle) -> Rule[None]:
    """The token is tossed, unless the scenario says which comes first.  [VIL-DAY-02, VIL-MIS-27]"""
    if not battle.day_night:
        return
    if battle.mission.starts:
        battle.night = battle.mission.starts == "night"
    else:
        (face,) = yield from roll("VIL-DAY-02", PLAYERS, (COIN,))
        battle.night = face == HEADS
    battle.journal.note("night-falls" if battle.night else "day-breaks", "VIL-DAY-02")


def _rooms(battle: Battle) -> Rule[None]:
    """Traps and furnishings of rooms that have a zone on this map.  [VIL-NGT-31, VIL-NGT-32, VIL-MIS-46]"""
    for place in battle.mission.rooms:
        if not place.zone or place.breaches >= facts.RUINED:
            continue
        zone = battle.castle.board.cell(place.zone)
        if place.trap:
            lay_trap(battle, place.trap, zone, place.key or place.room)
        if place.furnishing == "smoke-hangings":
            verbs.mark_zone(battle, zone, "dark", 2, "VIL-MIS-46")
        elif place.furnishing == "crooked-mirrors":
            verbs.mark_zone(battle, zone, "unlucky", 2, "VIL-MIS-46")
        elif place.furnishing == "iron-shutters":
            cells = Cells(battle.castle.board, battle.ways.near[zone])
            other = yield from pick_from("VIL-MIS-46", PLAYERS, cells, "cell")
            verbs.close_passage(battle, passage(zone, other), place.room, 1, "VIL-MIS-46")


def _scars(battle: Battle) -> Rule[None]:
    """Monsters begin with the tokens of their scars.  [VIL-NGT-30, VIL-NGT-49, VIL-MIS-49]"""
    for monster in battle.monsters:
        if "split-knuckle" in monster.scars:
            yield from afflict(battle, monster, "break", "VIL-MIS-49")
        if "lame" in monster.scars:
            yield from afflict(battle, monster, "slow", "VIL-MIS-49")
        if "hollow-voice" in monster.scars:
            yield from afflict(battle, monster, "silence", "VIL-MIS-49")
        if "ember-under-the-skin" in monster.scars:
            yield from afflict(battle, monster, "burn", "VIL-MIS-49")


def arriving(battle: Battle) -> list[str]:
    """The tokens that draw a card before round 1: each once, and the vanguard after that.  [VIL-SET-10, VIL-NGT-36]"""
    places = [str(place) for place in range(len(battle.tokens))]
    half = places[: (len(places) + 1) // 2]
    return places + [place for place in half for _ in range(battle.mission.vanguard)]


def first_spawn(battle: Battle) -> Rule[None]:
    """Villagers appear at every spawn point; then traps are laid on offer and round 1 begins.

    [VIL-SET-10, VIL-SET-11]
    """
    if battle.waiting:
        place = int(battle.waiting.pop(0))
        yield from spawning.spawn(battle, battle.tokens[place])
        return
    for villager in battle.villagers:
        villager.late = False
    for _ in range(battle.mission.first_traps):
        yield from traps.draw_trap(battle)
    battle.phase, battle.round = "monsters", 1
    battle.waiting = [monster.key for monster in battle.in_order()]
    battle.journal.note("round", "VIL-RND-01", round=1, figure=battle.first)
    goals.look_for_end(battle)
