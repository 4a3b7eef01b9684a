"""How villagers appear: Spawn cards, Hunters and their Types, Heroes, and what happens when miniatures run out.

Ledger topics SPN, HUN, HER.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import draw
from horologium.engine.kit.cells import FAR
from horologium.engine.kit.decks import deal
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.coin import villager_by_coin
from horologium.engine.rulesets.village_attacks.goals import refresh_rank
from horologium.engine.rulesets.village_attacks.moving import shove
from horologium.engine.rulesets.village_attacks.state import PLAYERS, Villager
from horologium.engine.rulesets.village_attacks.villagers.activation import activate
from horologium.engine.rulesets.village_attacks.words import EVERY

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.specs import SpawnEntry
    from horologium.engine.rulesets.village_attacks.state import Battle
    from horologium.engine.rulesets.village_attacks.words import Kind

MOST_COMMONERS: Final = 40
MOST_OF_TYPE: Final = 5
MOST_YUNFAKH: Final = 3
MORE_HUNTERS: Final = 5
"""Hunter figures beyond five for each Type in the bag, so that Veterans fit on top.  [VIL-MIS-23]"""


def spawn(battle: Battle, zone: int) -> Rule[None]:
    """One Spawn card for a token: who appears follows from the Rank.  [VIL-SPN-01, VIL-SPN-02]"""
    entry = yield from drawn_entry(battle, zone)
    if entry is None:
        return
    for _ in range(entry.commoners):
        yield from commoner(battle, zone)
    if entry.hunters:
        yield from hunters(battle, entry.hunters, zone)
    if entry.hero:
        yield from hero(battle, zone)


def drawn_entry(battle: Battle, zone: int) -> Rule[SpawnEntry | None]:
    """The entry of the current Rank; a card with a '+' there is replaced; None if the whole deck yields nothing.

    [VIL-SPN-02, VIL-SPN-03]
    """
    deck, name = battle.spawn_deck, battle.castle.board.name(zone)
    for _ in range(len(deck.cards) + len(deck.discards)):
        cards = yield from deal("VIL-SPN-01", PLAYERS, deck)
        deck.discard(cards)
        refresh_rank(battle)
        entry = battle.library.spawn[cards[0]].ranks[battle.rank - 1]
        what = "spawn-replaced" if entry.again else "spawn-card"
        battle.journal.note(what, "VIL-SPN-03" if entry.again else "VIL-SPN-01", card=cards[0], cell=name)
        if not entry.again:
            return entry
    return None


def arrive(
    battle: Battle, kind: Kind, zone: int, *, type_: str = "", yunfakh: bool = False, card: str = "", role: str = ""
) -> Rule[Villager]:
    """Somebody new stands in a zone, shoving if it is full, above capacity if nobody can be pushed.  [VIL-SPN-01]"""
    villager = newcomer(battle, kind, zone, type_=type_, yunfakh=yunfakh, card=card, role=role)
    if facts.full(battle, zone):
        yield from shove(battle, zone, "towards", villager)
    battle.villagers.append(villager)
    battle.journal.note("appeared", "VIL-SPN-01", figure=villager.key, cell=battle.castle.board.name(zone))
    if card and battle.library.hero[card].gift == "escort":
        yield from commoner(battle, zone)
    return villager


def newcomer(
    battle: Battle, kind: Kind, zone: int, *, type_: str = "", yunfakh: bool = False, card: str = "", role: str = ""
) -> Villager:
    """A villager as its miniature or card says; the key tells what it is, so that the dead have names too."""
    battle.born += 1
    stem = card or kind
    if role in (facts.MAPMAKER, facts.MARSHAL):
        stem = role
    elif kind == "hunter":
        stem = "veteran" if type_ == EVERY else f"{'yunfakh' if yunfakh else 'hunter'}-{type_}"
    health = battle.library.hero[card].health if card else 1
    return Villager(f"{stem}-{battle.born}", kind, zone, type_, card, yunfakh, health, role=role, late=True)


# Hunters


def hunters(battle: Battle, count: int, zone: int) -> Rule[None]:
    """A group of Hunters gets one Type; those that do not fit are Veterans.  [VIL-HUN-01, VIL-HUN-03, VIL-HUN-04]"""
    type_ = ""
    if battle.bag:
        type_ = battle.bag[0]
        if len(battle.bag) > 1:
            (type_,) = yield from draw("VIL-HUN-01", PLAYERS, "types", battle.bag)
        battle.journal.note("hunters-type", "VIL-HUN-01", type=type_)
    for kind, yunfakh in grouped(battle, count, type_):
        if kind == "":
            yield from _in_place_of(battle, "hunter")
        else:
            yield from arrive(battle, "hunter", zone, type_=kind, yunfakh=yunfakh)


def grouped(battle: Battle, count: int, type_: str) -> list[tuple[str, bool]]:
    """Type of each Hunter of a group and whether it is a Yunfakh; nothing where no miniature is left.

    [VIL-HUN-03, VIL-HUN-04, VIL-SPN-04, VIL-SPN-05, VIL-MIS-23]
    """
    there = [villager for villager in battle.villagers if villager.kind == "hunter"]
    of_type = [villager for villager in there if villager.type == type_]
    wanted = (count + 1) // 2 if battle.with_yunfakh and type_ else 0
    yunfakh = max(0, min(wanted, MOST_YUNFAKH - sum(1 for hunter in of_type if hunter.yunfakh)))
    figures = MOST_OF_TYPE * len(battle.bag) + MORE_HUNTERS - sum(1 for hunter in there if not hunter.yunfakh)
    room = MOST_OF_TYPE - sum(1 for hunter in of_type if not hunter.yunfakh) if type_ else 0
    ordinary = max(0, min(count - yunfakh, room, figures))
    veterans = max(0, min(count - yunfakh - ordinary, figures - ordinary))
    missing = count - yunfakh - ordinary - veterans
    return [
        *[(type_, True)] * yunfakh,
        *[(type_, False)] * ordinary,
        *[(EVERY, False)] * veterans,
        *[("", False)] * missing,
    ]


# Commoners and Heroes


def commoner(battle: Battle, zone: int) -> Rule[None]:
    """A Commoner appears; if none is left another one activates instead.  [VIL-SPN-06, VIL-MIS-23]"""
    if sum(1 for villager in battle.villagers if villager.kind == "commoner") >= MOST_COMMONERS:
        yield from _in_place_of(battle, "commoner")
    else:
        yield from arrive(battle, "commoner", zone)


def hero(battle: Battle, zone: int, role: str = "") -> Rule[Villager | None]:
    """The top Hero enters; without one a Hero in play activates instead.  [VIL-HER-01]"""
    card = yield from top_hero(battle)
    if not card:
        yield from _in_place_of(battle, "hero")
        return None
    spec = battle.library.hero[card]
    return (yield from arrive(battle, "hero", zone, type_=spec.type, card=card, role=role))


def top_hero(battle: Battle) -> Rule[str]:
    """The top card of the Hero deck, which is taken off it; nothing from an empty deck.  [VIL-HER-01, VIL-HER-02]"""
    if battle.hero_deck.cards:
        cards = yield from deal("VIL-HER-01", PLAYERS, battle.hero_deck)
        return cards[0]
    return battle.heroes_below.pop(0) if battle.heroes_below else ""


def _in_place_of(battle: Battle, kind: Kind) -> Rule[None]:
    """One of a kind activates for each miniature that is missing: the farthest that has not done so yet.

    [VIL-SPN-06]
    """
    there = [one for one in battle.villagers if one.kind == kind and not one.late and one.role != facts.MAPMAKER]
    if not there or battle.over:
        return
    fresh = [one for one in there if one.key not in battle.acted]
    if not fresh:
        battle.acted = [key for key in battle.acted if key not in {one.key for one in there}]
        fresh = there
    tied = in_place(battle, fresh)
    villager = yield from villager_by_coin("VIL-SPN-06", tied)
    battle.acted.append(villager.key)
    battle.journal.note("instead", "VIL-SPN-06", figure=villager.key)
    yield from activate(battle, villager)


def in_place(battle: Battle, there: list[Villager]) -> list[Villager]:
    """The farthest from the Heart, standing ones first.  [VIL-SPN-06]"""
    row = battle.ways.to_heart
    ready = facts.standing(there) or there
    farthest = max(row[villager.zone] % FAR for villager in ready)
    return [villager for villager in ready if row[villager.zone] % FAR == farthest]
