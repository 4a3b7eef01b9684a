"""What effects are told about a roll or a deed: plain values, made on the spot and never kept in the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero, Item, Scenery, Token

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.specs import KeywordSpec


@dataclass(slots=True, eq=False)
class AttackMoment:
    """A hero attacks: with which line, weapon and skill, whom, from where. ``target`` may be a bush or tree."""

    hero: Hero
    attack: AttackSpec
    target: Enemy | Scenery
    item: Item | None = None
    skill: str = ""
    cover: bool = False
    main: bool = True  # whether this is whom the attack was aimed at, not somebody else in its area

    @property
    def weapon(self) -> bool:
        """Whether a weapon card is used: only then there are critical hits.  [NAR-CRT-01]"""
        return self.item is not None

    def on(self, target: Enemy | Scenery) -> AttackMoment:
        """The same attack as it reaches somebody else in its area; Cover is the main target's alone.

        A Wave is aimed at everybody it reaches.  [NAR-AOE-04, NAR-AUR-03]
        """
        if target is self.target:
            return self
        return AttackMoment(self.hero, self.attack, target, self.item, self.skill, main=self.attack.area == "wave")


@dataclass(slots=True, eq=False)
class DefenceMoment:
    """A hero defends: against whom (None: nobody in particular), with which characteristic."""

    hero: Hero
    enemy: Enemy | None
    attack: EnemyAttackSpec | None
    mental: bool
    ranged: bool
    cover: bool = False


@dataclass(slots=True, eq=False)
class TestMoment:
    """A hero makes a test that is neither attack nor defence."""

    hero: Hero
    characteristic: str
    about: str = ""  # "spell", "prayer", "lock", "speaking", or empty
    skill: str = ""
    target: Enemy | Hero | Token | None = None
    tag: str = ""


class Rerolls(NamedTuple):
    """An offer to throw dice again: how many, only failures or any, and what it costs to take it."""

    source: str
    rule: str
    dice: int
    failures_only: bool = False
    flips: str = ""  # the key of the item that is flipped for it
    discards: str = ""  # the status that is discarded for it
    uses: str = ""  # the name in ``Hero.used`` that is counted up


class Hit(NamedTuple):
    """What an attack has done to one model, for triggers and statistics."""

    wounds: int
    killed: bool
    critical: bool
    keywords: tuple[KeywordSpec, ...]
