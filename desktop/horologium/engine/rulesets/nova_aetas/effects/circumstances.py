"""When an effect holds: the conditions that packs may name, each a fact about a hero and the roll at hand."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, DefenceMoment, TestMoment
from horologium.engine.rulesets.nova_aetas.state import Enemy

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

Moment: TypeAlias = AttackMoment | DefenceMoment | TestMoment
Condition: TypeAlias = "Callable[[Battle, Hero, Moment | None], bool]"


def holds(battle: Battle, hero: Hero, effect: EffectSpec, moment: Moment | None = None) -> bool:
    """Whether all conditions of an effect are met."""
    for name in effect.when:  # noqa: SIM110 - a generator would take twice the time
        if not CONDITIONS[name](battle, hero, moment):
            return False
    return True


def rolls(moment: Moment) -> tuple[str, ...]:
    """What a roll counts as: effects name one of these.  [NAR-TST-04, NAR-CBT-03, NAR-CBT-04]"""
    if isinstance(moment, DefenceMoment):
        return _OF_MIND if moment.mental else _OF_BODY
    if isinstance(moment, TestMoment):
        return (moment.characteristic, moment.about) if moment.about else (moment.characteristic,)
    kind = moment.attack.kind
    return ("attack", kind, *_SORTS[kind], "weapon") if moment.weapon else ("attack", kind, *_SORTS[kind])


_OF_MIND: Final = ("defence", "mind-defence", "mind")
_OF_BODY: Final = ("defence", "physical-defence", "physical")
_SORTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "melee": ("physical-attack", "physical"),
        "ranged": ("physical-attack", "precision"),
        "magic": ("spell", "mind"),
        "prayer": ("mind",),
    }
)

ROLLS: Final = (
    "attack", "weapon", "melee", "ranged", "magic", "prayer", "physical-attack", "spell", "defence",
    "physical-defence", "mind-defence", "rapidity", "precision", "physical", "mind", "lock", "speaking",
)  # fmt: skip
"""The names of rolls that effects may speak of."""


def enemies_near(battle: Battle, cell: int) -> bool:
    """Whether an enemy stands beside a square, on the same level.  [NAR-ENG-01]"""
    return battle.terrain.board.near[cell] & battle.foes != 0


def _enemy_within_three(battle: Battle, hero: Hero, _moment: Moment | None) -> bool:
    """Whether an enemy is at most three squares away.  [NAR-SQU-11]"""
    distance = battle.terrain.board.distance
    return any(distance(hero.cell, cell) <= 3 for mask in battle.enemy_cells.values() for cell in each(mask))


def _target_wounded(_battle: Battle, _hero: Hero, moment: Moment | None) -> bool:
    return isinstance(moment, AttackMoment) and isinstance(moment.target, Enemy) and moment.target.wounds > 0


def _target_beside_hero(battle: Battle, hero: Hero, moment: Moment | None) -> bool:
    """Whether another hero stands beside the target."""
    if not isinstance(moment, AttackMoment):
        return False
    return bool(battle.terrain.board.near[moment.target.cell] & battle.hero_cells & ~(1 << hero.cell))


def _primaevi(battle: Battle, moment: Moment | None) -> bool:
    return (
        isinstance(moment, AttackMoment)
        and isinstance(moment.target, Enemy)
        and battle.library.enemy[moment.target.card].faction == "primaevi"
    )


def _not_moved(battle: Battle, hero: Hero, _moment: Moment | None) -> bool:
    """Whether the hero acts now and has stood still since his activation began.  [NAR-MIS-05]"""
    active = battle.active
    return active is not None and active.hero == hero.key and not active.walked


def _engaged(battle: Battle, hero: Hero, _moment: Moment | None) -> bool:
    """Whether the hero is Engaged, which is a state of his own activation.  [NAR-ENG-02, NAR-ENG-04]"""
    return battle.active is not None and battle.active.hero == hero.key and battle.active.engaged


def _two_handed(battle: Battle, _hero: Hero, moment: Moment | None) -> bool:
    if not isinstance(moment, AttackMoment) or moment.item is None:
        return False
    return battle.library.item[moment.item.card].hands > 1


def _kind(moment: Moment | None, kind: str) -> bool:
    return isinstance(moment, AttackMoment) and moment.attack.kind == kind


def _on_roof(battle: Battle, hero: Hero, _moment: Moment | None) -> bool:
    return bool(battle.terrain.roofs >> hero.cell & 1)


def _against_ranged(_battle: Battle, _hero: Hero, moment: Moment | None) -> bool:
    return isinstance(moment, DefenceMoment) and moment.ranged


CONDITIONS: Final[Mapping[str, Condition]] = MappingProxyType(
    {
        "against-ranged": _against_ranged,
        "enemy-adjacent": lambda battle, hero, _: enemies_near(battle, hero.cell),
        "enemy-within-3": _enemy_within_three,
        "engaged": _engaged,
        "has-defense": lambda _battle, hero, _: "defense" in hero.statuses,
        "lacks-defense": lambda _battle, hero, _: "defense" not in hero.statuses,
        "melee-attack": lambda _battle, _hero, moment: _kind(moment, "melee"),
        "no-enemy-adjacent": lambda battle, hero, _: not enemies_near(battle, hero.cell),
        "not-moved": _not_moved,
        "not-primaevi": lambda battle, _, moment: not _primaevi(battle, moment),
        "on-roof": _on_roof,
        "primaevi": lambda battle, _, moment: _primaevi(battle, moment),
        "ranged-attack": lambda _battle, _hero, moment: _kind(moment, "ranged"),
        "target-beside-hero": _target_beside_hero,
        "target-wounded": _target_wounded,
        "two-handed": _two_handed,
    }
)
