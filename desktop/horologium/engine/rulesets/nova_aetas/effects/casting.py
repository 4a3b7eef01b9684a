"""Spells and prayers that are no attacks: aim, a Mind test, the effect (topics MAG, PRY)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.holdings import held
from horologium.engine.rulesets.nova_aetas.effects.outcomes import choose
from horologium.engine.rulesets.nova_aetas.effects.triggers import spell_done, spell_symbols
from horologium.engine.rulesets.nova_aetas.effects.workings import Working, work
from horologium.engine.rulesets.nova_aetas.fight import characteristic_tests
from horologium.engine.rulesets.nova_aetas.moments import TestMoment
from horologium.engine.rulesets.nova_aetas.state import Enemy
from horologium.engine.rulesets.nova_aetas.verbs import wake

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.specs import SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Model, Token

LATER = ("self", "some-heroes")
"""Targets that need no aim before the roll."""


def cast(battle: Battle, hero: Hero, skill: SkillSpec) -> Rule[None]:
    """Aim a spell or prayer, test Mind, and let it work if it succeeds; the AP are spent in any case.

    [NAR-MAG-02, NAR-MAG-03, NAR-PRY-02, NAR-PRY-03]
    """
    chosen = yield from _aim(battle, hero, skill)
    rule = "NAR-MAG-02" if skill.kind == "spell" else "NAR-PRY-02"
    target = chosen[0] if chosen else None
    moment = TestMoment(hero, "mind", skill.kind, skill.id, target)
    result = yield from characteristic_tests.test(battle, moment, threshold(battle, target), rule=rule)
    needed = needs(battle, hero, skill)
    succeeded = result.successes >= needed
    battle.journal.note(
        "cast", rule, figure=hero.key, card=skill.id, successes=result.successes, needs=needed, worked=int(succeeded)
    )
    if succeeded:
        healing = _more_healing(battle, hero) if skill.kind == "prayer" else 0
        working = Working(skill.range, result.successes, tuple(chosen), healing)
        yield from work(battle, hero, skill.effects, skill.rules[0] if skill.rules else rule, working)
    elif isinstance(target, Enemy):
        wake(battle, target, "NAR-WTG-08")
    yield from spell_symbols(battle, moment, result, succeeded=succeeded)
    if skill.kind == "spell":
        spell_done(battle, hero)


def threshold(battle: Battle, target: Model | Token | None) -> int:
    """The Mental Defense of an enemy, else 5.  [NAR-MAG-02, NAR-PRY-04]"""
    return battle.library.enemy[target.card].mental if isinstance(target, Enemy) else characteristic_tests.THRESHOLD


def needs(battle: Battle, hero: Hero, skill: SkillSpec) -> int:
    """How many successes it takes: what a spell says, one for a prayer.  [NAR-MAG-02, NAR-PRY-03]"""
    return modifiers.spell_needs(battle, hero, max(1, skill.needs)) if skill.kind == "spell" else 1


def _aim(battle: Battle, hero: Hero, skill: SkillSpec) -> Rule[list[Model | Token]]:
    """Choose the target before the roll, for its defence may count.  [NAR-MAG-02]"""
    aimed = [effect for effect in skill.effects if effect.on == "use" and effect.to not in LATER]
    if not aimed:
        return []
    rule = skill.rules[0] if skill.rules else "NAR-MAG-02"
    return (yield from choose(battle, hero, aimed, rule, reach=skill.range))


def _more_healing(battle: Battle, hero: Hero) -> int:
    """Wounds that cards add to what a prayer heals.  [NAR-MIS-16]"""
    return sum(gift.effect.amount for gift in held(battle, hero, "always", "heals-more"))
