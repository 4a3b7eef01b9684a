"""The cards that a mission refers to, as one unchangeable value: a save carries them along."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from horologium.engine.core.codec import derived
from horologium.engine.kit.memo import Memo
from horologium.engine.rulesets.nova_aetas.specs import (
    ClassSpec,
    EnemySpec,
    EquipmentSpec,
    HeroSpec,
    InjurySpec,
    KeywordSpec,
    ReagentSpec,
    SkillSpec,
    TileSpec,
)

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import Content
    from horologium.engine.core.view import CardView, Stat
    from horologium.engine.rulesets.nova_aetas.board.ways import Gait
    from horologium.engine.rulesets.nova_aetas.effects.holdings import HeldEffect, Kit
    from horologium.engine.rulesets.nova_aetas.enemies.stances import Nature


MOST_KITS: Final = 5_000
MOST_SAID: Final = 1_000
"""So much is remembered of one kind before it is forgotten."""


class KnownCards:
    """What others have worked out from the cards of a library; it fills up as they ask.

    ``natures`` and ``gaits`` are how the models of an enemy card fight and walk, ``keywords`` what it has; ``effects``
    are those of a hero's cards, ``kits`` these cards taken together; ``stats`` and ``faces`` are enemy cards in words,
    by language.
    """

    __slots__ = ("effects", "faces", "gaits", "keywords", "kits", "natures", "stats")

    def __init__(self) -> None:
        self.natures: dict[str, Nature] = {}
        self.gaits: dict[str, Gait] = {}
        self.keywords: dict[str, tuple[KeywordSpec, ...]] = {}
        self.effects: dict[str, tuple[HeldEffect, ...]] = {}
        self.kits: Memo[tuple[object, ...], Kit] = Memo(MOST_KITS)
        self.stats: Memo[tuple[object, ...], tuple[Stat, ...]] = Memo(MOST_SAID)
        self.faces: Memo[tuple[object, ...], tuple[CardView, ...]] = Memo(MOST_SAID)


@dataclass(frozen=True, slots=True)
class SpecLibrary:
    """All specs of a pack by kind; look-ups by id are worked out once."""

    heroes: tuple[HeroSpec, ...]
    classes: tuple[ClassSpec, ...]
    skills: tuple[SkillSpec, ...]
    equipment: tuple[EquipmentSpec, ...]
    enemies: tuple[EnemySpec, ...]
    injuries: tuple[InjurySpec, ...]
    reagents: tuple[ReagentSpec, ...]
    tiles: tuple[TileSpec, ...]
    hero: dict[str, HeroSpec] = derived()
    skill: dict[str, SkillSpec] = derived()
    item: dict[str, EquipmentSpec] = derived()
    enemy: dict[str, EnemySpec] = derived()
    injury: dict[str, InjurySpec] = derived()
    tile: dict[str, TileSpec] = derived()
    shared: tuple[str, ...] = derived()  # the verbs of all cards that do something for heroes beside: they are few
    around: tuple[str, ...] = derived()  # the verbs of all cards with an aura that needs no use: they are few
    lent: tuple[str, ...] = derived()  # the verbs of both
    bearers: dict[str, tuple[str, ...]] = derived()  # the enemy cards on which each keyword is printed
    known: KnownCards = derived()

    def __post_init__(self) -> None:
        for name, specs in (
            ("hero", self.heroes),
            ("skill", self.skills),
            ("item", self.equipment),
            ("enemy", self.enemies),
            ("injury", self.injuries),
            ("tile", self.tiles),
        ):
            object.__setattr__(self, name, {spec.id: spec for spec in specs})
        cards: tuple[SkillSpec | EquipmentSpec | InjurySpec, ...] = (*self.skills, *self.equipment, *self.injuries)
        effects = [effect for card in cards for effect in card.effects]
        shared = dict.fromkeys(effect.do for effect in effects if effect.to == "adjacent-heroes")
        object.__setattr__(self, "shared", (*shared,))
        around = dict.fromkeys(effect.do for effect in effects if effect.on == "around")
        object.__setattr__(self, "around", (*around,))
        object.__setattr__(self, "lent", (*shared, *around))
        printed = [(word.name, card.id) for card in self.enemies for word in card.keywords]
        bearers = {name: tuple(card for other, card in printed if other == name) for name, _ in printed}
        object.__setattr__(self, "bearers", bearers)
        object.__setattr__(self, "known", KnownCards())

    def __hash__(self) -> int:
        raise TypeError("a library is looked into, not looked up")


T = TypeVar("T")


class Same(Generic[T]):
    """Something that cannot change, told apart by being the very same object: a quick key for what is known of it."""

    __slots__ = ("it",)

    def __init__(self, it: T) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.it is other.it

    def __hash__(self) -> int:
        return 0  # few are ever compared


def library_of(content: Content) -> SpecLibrary:
    """The library of a pack's content: one for all missions of a pack, which cannot change, else a new one."""
    return _known_library(Same(content)) if isinstance(content, MappingProxyType) else _library(content)


@lru_cache(maxsize=8)
def _known_library(content: Same[Content]) -> SpecLibrary:
    return _library(content.it)


def _library(content: Content) -> SpecLibrary:
    def of(kind: str) -> tuple[Any, ...]:
        return tuple(content.get(kind, {}).values())

    return SpecLibrary(
        heroes=of("heroes"),
        classes=of("classes"),
        skills=of("skills"),
        equipment=of("equipment"),
        enemies=of("enemies"),
        injuries=of("injuries"),
        reagents=of("reagents"),
        tiles=of("tiles"),
    )
