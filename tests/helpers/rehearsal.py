"""Positions with the real heroes, skills and equipment of the pack *Rehearsal*."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from helpers.nova import PLAIN, activate, enemy_spec, nova
from helpers.script import play
from helpers.shipped import shipped
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.uses import use, use_options
from horologium.engine.rulesets.nova_aetas.fight import strikes
from horologium.engine.rulesets.nova_aetas.fight.attack import at, attack_options, hero_attack, lines, moment
from horologium.engine.rulesets.nova_aetas.moments import DefenceMoment, TestMoment
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.rulesets.nova_aetas.moments import AttackMoment
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero

GUARD = {"physical": 5, "mental": 5, "health": 9}
"""A patient enemy: hit on 5, hard to kill."""


@cache
def content() -> Any:
    """The content of the pack as it is shipped."""
    return shipped("rehearsal").content


def sheet(key: str, *skills: str, items: Sequence[str] = (), **changes: Any) -> dict[str, Any]:
    """A hero of the pack with these skills pinned and these cards; ``changes`` are other fields of ``Hero``."""
    spec = content()["heroes"][key]
    values = {name: getattr(spec, name) for name in ("rapidity", "precision", "physical", "mind", "health")}
    home = content()["classes"][spec.starting_class]
    known = {"key": key, "name": spec.name, "hero_class": home.id, "family": home.family, **values}
    return {**known, "skills": list(skills), "items": tuple(items), **changes}


def field(
    heroes: dict[str, dict[str, Any]],
    enemies: dict[str, str] | None = None,
    rows: tuple[str, ...] = PLAIN,
    guard: dict[str, Any] | None = None,
    **changes: Any,
) -> Battle:
    """A battle of such heroes against guards."""
    pack = content()
    kinds = {
        "skills": "skills", "equipment": "equipment", "injuries": "injuries", "reagents": "reagents",
        "hero_specs": "heroes",
    }  # fmt: skip
    specs = {name: tuple(pack[kind].values()) for name, kind in kinds.items()}
    cards = (enemy_spec("guard", **{**GUARD, **(guard or {})}),)
    return nova(rows, heroes, enemies or {}, **{"cards": cards, **specs, **changes})


def alone(
    key: str, *skills: str, items: Sequence[str] = (), foe: str = "B1", guard: dict[str, Any] | None = None, **more: Any
) -> tuple[Battle, Hero, Enemy]:
    """One hero on A1 in the middle of an activation of 9 AP, and a guard (by default beside him)."""
    battle = field({"A1": sheet(key, *skills, items=items, **more)}, {foe: "guard"}, guard=guard)
    return battle, activate(battle, key, 9), battle.enemies[0]


def pair(
    one: dict[str, Any], other: dict[str, Any], at_square: str = "A2", foe: str = "H8"
) -> tuple[Battle, Hero, Hero]:
    """Two heroes, the first of them active on A1, and a guard somewhere."""
    battle = field({"A1": one, at_square: other}, {foe: "guard"})
    activate(battle, one["key"], 9)
    return battle, battle.heroes[0], battle.heroes[1]


def offered(battle: Battle, hero: Hero) -> list[str]:
    """The keys of what a hero can use."""
    return [option.key for option in use_options(battle, hero)]


def uses(battle: Battle, hero: Hero, name: str, script: Sequence[Any] = ()) -> None:
    """Let a hero use a skill or card."""
    option = next(option for option in use_options(battle, hero) if option.key == f"use:{name}")
    play(use(battle, hero, option), script)


def attacks(battle: Battle, hero: Hero, name: str, script: Sequence[Any]) -> None:
    """Let a hero attack with a skill or card."""
    option = next(option for option in attack_options(battle, hero) if option.key.endswith(name))
    play(hero_attack(battle, hero, option), script)


def attack_moment(battle: Battle, hero: Hero, name: str, enemy: Enemy | None = None) -> AttackMoment:
    """The moment of an attack, as a fact."""
    option = next(option for option in lines(battle, hero) if option.key.endswith(name))
    return moment(battle, hero, option, enemy or at(battle, battle.enemies[0].cell))


def attack_pool(battle: Battle, hero: Hero, name: str, enemy: Enemy | None = None) -> int:
    """How many dice an attack rolls."""
    return strikes.attack_pool(battle, attack_moment(battle, hero, name, enemy)).total


def words(battle: Battle, hero: Hero, name: str) -> list[str]:
    """The keywords of an attack, with their values where they have one."""
    found = modifiers.attack_keywords(battle, attack_moment(battle, hero, name))
    return [word.name + (f" {word.value}" if word.value else "") for word in found]


def defence(battle: Battle, hero: Hero, *, mental: bool = False, ranged: bool = False) -> DefenceMoment:
    """A hero defends against the first enemy."""
    return DefenceMoment(hero, battle.enemies[0], EnemyAttackSpec(), mental, ranged)


def defence_bonus(battle: Battle, hero: Hero, *, mental: bool = False, ranged: bool = False) -> int:
    """The dice that cards add to a defence."""
    pool = Tally()
    modifiers.defence_dice(battle, defence(battle, hero, mental=mental, ranged=ranged), pool)
    return pool.total


def bonus_in_test(battle: Battle, hero: Hero, characteristic: str, about: str = "", tag: str = "") -> int:
    """The dice that cards add to a test."""
    pool = Tally()
    modifiers.test_dice(battle, TestMoment(hero, characteristic, about, tag=tag), pool)
    return pool.total
