"""Who needs healing, and which of a hero's cards could give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.effects.holdings import kit_of, used_up
from horologium.engine.rulesets.nova_aetas.effects.modifiers import max_health
from horologium.engine.rulesets.nova_aetas.effects.uses import usables
from horologium.engine.rulesets.nova_aetas.player.chances import FACES, at_least

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.effects.uses import Usable
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

RAISED: Final = 700
"""To bring a friend back to his feet is worth more than any attack."""
HEALED: Final = 80
"""What a wound healed is worth, and half as much again for one who is badly hurt."""
NEEDY: Final = 120
"""Below this nobody walks to a patient."""


def need(battle: Battle, other: Hero, wounds: int) -> int:
    """What it is worth to heal so many wounds of a hero."""
    if other.ko:
        return RAISED if wounds > 0 else 0
    healed = min(wounds, other.wounds) * HEALED
    health = max_health(battle, other)
    if 3 * other.wounds >= 2 * health:
        return healed * 3 // 2
    return healed if 2 * other.wounds >= health else healed // 3


def healing(battle: Battle, hero: Hero, usable: Usable) -> int:
    """The wounds that a card heals on the whole; prayers heal for each success."""
    effects = [effect for effect in usable.deeds if effect.do == "heal"]
    if not effects:
        return 0
    dice = hero.mind if usable.tested else 1
    chance = at_least(dice, FACES // 2, 1) if usable.tested else 100
    wounds = max(effect.amount * (max(1, dice // 2) if effect.each else 1) for effect in effects)
    return wounds if chance >= 50 else 0


def patients(battle: Battle, hero: Hero) -> Iterator[tuple[Hero, int, int]]:
    """Other heroes whom this one could heal if he were near enough: who, how near, and what that is worth."""
    hurt = [other for other in battle.heroes if other is not hero and (other.ko or other.wounds)]
    if not hurt:
        return
    kit = hero.kit or kit_of(battle, hero)
    if kit.healing is None:
        usable = usables(battle, hero, kit)
        kit.healing = [one for one in usable if any(deed.do == "heal" for deed in one.deeds)]
    for one in kit.healing:
        if one.skill is not None and used_up(hero, one.skill.limit, one.skill.id):
            continue
        wounds = healing(battle, hero, one)
        for effect in one.deeds:
            if effect.do == "heal" and effect.to != "self":
                reach = 1 if "adjacent" in effect.to or effect.to == "ko-hero" else effect.range or one.reach
                for other in hurt:
                    worth = need(battle, other, wounds) if other.ko or effect.to != "ko-hero" else 0
                    if worth >= NEEDY:
                        yield other, max(1, reach), worth
