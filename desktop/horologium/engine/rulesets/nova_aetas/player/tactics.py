"""What an attack is worth at a glance, and what it costs to turn away from somebody.

Rough and quick, in whole numbers: a wound to somebody who hits hard counts some ``WOUND``. Exact chances are in
``odds``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.rulesets.nova_aetas.board.sightlines import valid_target
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.fight import attack as attacking
from horologium.engine.rulesets.nova_aetas.player.chances import FACES, at_least

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EnemyAttackSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero

WOUND: Final = 100
KILL: Final = 80
ROLLED: Final = (("melee", "physical"), ("ranged", "precision"), ("magic", "mind"), ("prayer", "mind"))
_ROLLED: Final = dict(ROLLED)
HARM: Final = ("poison", "stun", "blind", "fire", "bloody", "hinder", "critical", "pierce")
"""Keywords that do more than wound."""


class PossibleStrike(NamedTuple):
    """An attack that a hero could make: its line, its cost, its dice, and how much farther than printed it reaches."""

    attack: AttackSpec
    cost: int
    dice: int
    farther: int = 0
    easier: int = 0

    @property
    def melee(self) -> bool:
        """Whether it reaches no farther than the next square."""
        return self.attack.kind == "melee"

    @property
    def physical(self) -> bool:
        """Whether it is made against Physical Defense."""
        return self.attack.kind in ("melee", "ranged")

    @property
    def most(self) -> int:
        """How far it reaches."""
        return self.attack.most + self.farther


def strikes(battle: Battle, hero: Hero) -> Iterator[PossibleStrike]:
    """The attacks that a hero has at hand, whether or not a target is there."""
    if "blind" in hero.statuses:
        return
    for option in attacking.lines(battle, hero):
        yield strike(battle, hero, option.attack, option.cost, option.farther)


def strike(battle: Battle, hero: Hero, attack: AttackSpec, cost: int, farther: int = 0) -> PossibleStrike:
    """An attack with the dice of the characteristic behind it."""
    name = _ROLLED[attack.kind]
    dice = modifiers.characteristic(battle, hero, name) + attack.dice - ("poison" in hero.statuses)
    dice += hero.statuses.get("advantage", 0) - hero.statuses.get("disadvantage", 0)
    return PossibleStrike(attack, cost, max(0, dice), farther)


def promise(battle: Battle, found: PossibleStrike, enemy: Enemy) -> int:
    """What an attack promises against an enemy: wounds that count, and the chance to be rid of it."""
    card, attack = battle.library.enemy[enemy.card], found.attack
    left, physical = enemy.health - enemy.wounds, found.physical
    good = FACES + 1 - (card.physical if physical else card.mental) + found.easier
    spell = (max(1, attack.needs), attack.wounds) if attack.kind == "magic" else None
    shield = physical and any(word.name == "shield" for word in card.keywords)
    words = tuple([word.name for word in attack.keywords])
    return _promise(found.dice, good, left, spell, shield, words) * (3 + menace(card.attacks)) // 4


@lru_cache(maxsize=4_096)
def _promise(
    dice: int, good: int, left: int, spell: tuple[int, int] | None, shield: bool, words: tuple[str, ...]
) -> int:
    """The same for an enemy who hits as hard as most: by dice, what is good, and what is left of him."""
    if spell is not None:
        needs, wound = spell
        sure = at_least(dice, good, needs)
        wounds, killed = sure * min(left, wound), sure if wound >= left else 0
    else:
        wounds = sum(at_least(dice, good, count + shield) for count in range(1, left + 1))
        killed = at_least(dice, good, left + shield)
    if "weak" in words or "harmless" in words:
        wounds, killed = min(wounds, WOUND), killed if left == 1 else 0
    more = at_least(dice, good, 1) // 4 if any(word in HARM for word in words) else 0
    return wounds + killed * KILL // WOUND + more


def menace(attacks: tuple[EnemyAttackSpec, ...]) -> int:
    """How hard an enemy hits."""
    return max(attack.hits for attack in attacks)


def value(plan: HeroPlan, found: PossibleStrike, enemy: Enemy) -> int:
    """What an attack on an enemy is worth to the plan, with those whom its area covers as well."""
    worth = promise(plan.battle, found, enemy) * plan.weight(enemy) // WOUND
    return worth + _around(plan, found, enemy) * worth // 2 if found.attack.area and worth > 0 else worth


def _around(plan: HeroPlan, found: PossibleStrike, enemy: Enemy) -> int:
    """How many more enemies than heroes stand beside the target, for an attack with an area."""
    battle, near = plan.battle, plan.battle.terrain.board.near[enemy.cell]
    friends = 0 if found.attack.spares_heroes else (near & battle.hero_cells & ~(1 << plan.hero.cell)).bit_count()
    return max(-1, (near & battle.foes).bit_count() - friends)


def reachable(battle: Battle, hero: Hero, found: PossibleStrike) -> list[Enemy]:
    """The enemies that an attack can choose from where the hero stands."""
    least, most, melee, physical = found.attack.least, found.most, found.melee, found.physical
    return [
        enemy
        for enemy in battle.enemies
        if valid_target(battle, hero, enemy.cell, least, most, melee=melee, physical=physical)
    ]


def best_attack(plan: HeroPlan, ap: int) -> tuple[int, PossibleStrike | None]:
    """The best attack that the hero can make where he stands with so many AP, and what it is worth."""
    best, chosen = 0, None
    for found in strikes(plan.battle, plan.hero):
        if found.cost <= ap:
            for enemy in reachable(plan.battle, plan.hero, found):
                if (worth := value(plan, found, enemy)) > best:
                    best, chosen = worth, found
    return best, chosen


def blow(battle: Battle, hero: Hero, attack: EnemyAttackSpec) -> int:
    """The wounds that an enemy's attack may cost a hero."""
    dice = modifiers.characteristic(battle, hero, "mind" if attack.mental else "physical")
    good = max(0, min(FACES, FACES + 1 - attack.difficulty))
    return max(WOUND // 4, WOUND * attack.hits - WOUND * dice * good // FACES)


def reactions(battle: Battle, hero: Hero) -> int:
    """The wounds that enemies beside a hero may cost him when he turns away."""
    near = battle.terrain.board.near[hero.cell]
    beside = [enemy for enemy in battle.enemies if near >> enemy.cell & 1 and "blind" not in enemy.statuses]
    lines = [battle.library.enemy[enemy.card].attacks for enemy in beside]
    return sum(max((blow(battle, hero, line) for line in card if line.least <= 1), default=0) for card in lines)
