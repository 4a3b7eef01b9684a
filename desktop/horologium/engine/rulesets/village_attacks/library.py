"""The cards of a pack as one unchangeable value: a battle carries them along."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from horologium.engine.core.codec import derived
from horologium.engine.rulesets.village_attacks.specs import (
    DraughtSpec,
    MonsterSpec,
    SpawnSpec,
    TrapSpec,
    VillageEventSpec,
    VillageHeroSpec,
)

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import Content


@dataclass(frozen=True, slots=True)
class CastleCards:
    """All cards by kind; what is looked up by id is worked out once."""

    monsters: tuple[MonsterSpec, ...]
    heroes: tuple[VillageHeroSpec, ...]
    spawns: tuple[SpawnSpec, ...]
    traps: tuple[TrapSpec, ...]
    events: tuple[VillageEventSpec, ...]
    draughts: tuple[DraughtSpec, ...]
    monster: dict[str, MonsterSpec] = derived()
    hero: dict[str, VillageHeroSpec] = derived()
    spawn: dict[str, SpawnSpec] = derived()
    trap: dict[str, TrapSpec] = derived()
    event: dict[str, VillageEventSpec] = derived()
    draught: dict[str, DraughtSpec] = derived()
    names: dict[Hashable, Mapping[str, str]] = derived()  # what is called how, by language and night

    def __post_init__(self) -> None:
        for name, cards in (
            ("monster", self.monsters),
            ("hero", self.heroes),
            ("spawn", self.spawns),
            ("trap", self.traps),
            ("event", self.events),
            ("draught", self.draughts),
        ):
            object.__setattr__(self, name, {card.id: card for card in cards})
        object.__setattr__(self, "names", {})

    def __hash__(self) -> int:
        raise TypeError("a library is looked into, not looked up")


class _Same:
    """A pack's content, told apart by being the very same object."""

    __slots__ = ("content",)

    def __init__(self, content: Content) -> None:
        self.content = content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.content is other.content

    def __hash__(self) -> int:
        return 0  # few are ever compared


def library_of(content: Content) -> CastleCards:
    """The cards of a pack's content: one for all nights of a pack, which cannot change, else a new one."""
    return _known(_Same(content)) if isinstance(content, MappingProxyType) else _library(content)


@lru_cache(maxsize=8)
def _known(same: _Same) -> CastleCards:
    return _library(same.content)


def _library(content: Content) -> CastleCards:
    def of(kind: str) -> tuple[Any, ...]:
        return tuple(content.get(kind, {}).values())

    return CastleCards(
        monsters=of("monsters"),
        heroes=of("heroes"),
        spawns=of("spawns"),
        traps=of("traps"),
        events=of("events"),
        draughts=of("draughts"),
    )
