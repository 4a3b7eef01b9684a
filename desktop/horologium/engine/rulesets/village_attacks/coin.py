"""The coin: what is still tied after all tie-breaks, and what falls to chance (ledger topic GEN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from horologium.engine.core.ask import Option, Rule, draw, roll
from horologium.engine.rulesets.village_attacks.state import PLAYERS
from horologium.engine.rulesets.village_attacks.words import COIN, HEADS

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from horologium.engine.core.ask import Asked, Keyed
    from horologium.engine.rulesets.village_attacks.state import Battle, Villager

K = TypeVar("K", bound="Keyed")

TIES = "ties"
"""The deck from which one of more than two is drawn."""


def toss(rule: str, by: Asked = PLAYERS) -> Rule[bool]:
    """Flip the coin; true for heads.  [VIL-GEN-04]"""
    (face,) = yield from roll(rule, by, (COIN,))
    return face == HEADS


def by_coin(rule: str, tied: Sequence[K], alike: Callable[[K], Hashable] | None = None) -> Rule[K]:
    """One of those that are tied, each with the same chance; nothing is drawn where nothing tells them apart.

    Of two the coin decides, heads for the first; one of more is drawn.  [VIL-GEN-04]
    """
    if len(tied) == 1:
        return tied[0]
    faces: dict[Hashable, K] = {}
    for one in tied:
        faces.setdefault(one.key if alike is None else alike(one), one)
    if len(faces) == 1:
        return tied[0]
    if len(tied) == 2:
        return tied[0] if (yield from toss(rule)) else tied[1]
    cards = [(faces[one.key if alike is None else alike(one)]).key for one in tied]
    (key,) = yield from draw(rule, PLAYERS, TIES, cards)
    return next(one for one in tied if one.key == key)


def by_lot(rule: str, keys: Sequence[str]) -> Rule[str]:
    """One of several cards that were shuffled: it is drawn, also of two."""
    if len(keys) == 1:
        return keys[0]
    (key,) = yield from draw(rule, PLAYERS, TIES, keys)
    return key


def villager_by_coin(rule: str, tied: Sequence[Villager]) -> Rule[Villager]:
    """One of several villagers, of whom those that nothing tells apart are one to the coin.  [VIL-GEN-04]"""
    return (yield from by_coin(rule, tied, likeness))


def zone_by_coin(battle: Battle, rule: str, zones: Sequence[int]) -> Rule[int]:
    """One of several zones.  [VIL-GEN-04, VIL-GEN-05]"""
    if len(zones) == 1:
        return zones[0]
    board = battle.castle.board
    chosen = yield from by_coin(rule, [Option(board.name(zone)) for zone in zones])
    return board.cell(chosen.key)


def likeness(villager: Villager) -> Hashable:
    """All that tells a villager apart from others.  [VIL-GEN-04]"""
    return (
        villager.zone,
        villager.kind,
        villager.type,
        villager.card,
        villager.yunfakh,
        villager.health,
        villager.damage,
        villager.stunned,
        villager.burning,
        villager.held,
        villager.held_from,
        villager.role,
    )


def distinct(villagers: Sequence[Villager]) -> list[Villager]:
    """One of each of those that nothing tells apart, for players to choose among."""
    if len(villagers) < 2:
        return list(villagers)
    return list({likeness(villager): villager for villager in reversed(villagers)}.values())[::-1]
