"""Secondary Effects: what the symbols of a roll do (topic SEC).

The symbols obtained are a pool, from which each effect takes what it asks for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.circumstances import holds, rolls
from horologium.engine.rulesets.nova_aetas.effects.holdings import card_effects, held, item_of, kit_of
from horologium.engine.rulesets.nova_aetas.effects.outcomes import carry_out, choose, take_tokens
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, DefenceMoment, TestMoment
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy, Model, Scenery, Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import Result
    from horologium.engine.rulesets.nova_aetas.moments import Hit
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

KEEP: Final = Option("keep")
OTHER_SYMBOLS: Final = (Option("moon"), Option("sun"))


@dataclass(frozen=True, slots=True)
class Secondary:
    """A Secondary Effect: where it is printed, what it is, and what happens together with it; ``target``: to whom."""

    key: str
    effects: tuple[EffectSpec, ...]
    target: Model | Scenery | Token | None = field(default=None, compare=False)

    @property
    def source(self) -> Secondary:
        """What an option shows: what it does."""
        return self

    @property
    def wasted(self) -> bool:
        """Whether it could work only on an enemy who is out of combat already.  [NAR-OUT-01]"""
        target = self.target
        gone = isinstance(target, Enemy) and target.wounds >= target.health
        return gone and all(effect.to == "target" for effect in self.effects)

    @property
    def first(self) -> EffectSpec:
        """The effect that asks for the symbols."""
        return self.effects[0]


def at_stake(battle: Battle, hero: Hero, effects: Sequence[EffectSpec]) -> bool:
    """Whether the symbols of a hero's roll can do anything: by these effects of the attack, or by his cards."""
    return bool(effects) or (hero.kit or kit_of(battle, hero)).symbolic


def secondary(
    battle: Battle, m: AttackMoment | DefenceMoment, result: Result, hits: Sequence[tuple[Model | Scenery, Hit]]
) -> Rule[None]:
    """The symbols of an attack or defence at work; tokens for them are gained even if the attack has failed.

    [NAR-SEC-01, NAR-SEC-02, NAR-SEC-03, NAR-SEC-04, NAR-EQP-08, NAR-DEF-07]
    """
    _obtained(battle, m, result)
    if not (m.attack is not None and m.attack.effects) and not held(battle, m.hero, "symbols"):
        return
    if isinstance(m, DefenceMoment):
        target: Model | Scenery | Token = m.hero
        works = True
    else:
        target = m.target
        works = _succeeded(battle, m, result, hits)
    if works:
        yield from _resolve(battle, m, result, target)


def spell_symbols(battle: Battle, m: TestMoment, result: Result, *, succeeded: bool) -> Rule[None]:
    """The symbols of a spell or prayer that is no attack.  [NAR-SEC-02, NAR-MAG-07]"""
    _obtained(battle, m, result)
    if succeeded:
        yield from _resolve(battle, m, result, m.target or m.hero)


def _obtained(battle: Battle, m: AttackMoment | DefenceMoment | TestMoment, result: Result) -> None:
    """Tokens of the own skill for symbols in a roll that it speaks of.  [NAR-MIS-02, NAR-DIE-05]"""
    for gift in held(battle, m.hero, "obtained", "tokens"):
        if gift.effect.name in rolls(m):
            lying = result.symbols
            take_tokens(battle, m.hero, "obtained", sum(lying.get(name, 0) for name in gift.effect.symbols))


def _succeeded(battle: Battle, m: AttackMoment, result: Result, hits: Sequence[tuple[Model | Scenery, Hit]]) -> bool:
    """Whether the attack has worked: the successes a spell needs, one of any other attack, whatever Shield takes.

    In an area somebody else may be wounded.  [NAR-SEC-02, NAR-HAT-06, NAR-KWD-29]
    """
    if m.attack.kind == "magic":
        return result.successes >= modifiers.spell_needs(battle, m.hero, m.attack.needs)
    return result.successes > 0 or any(hit.wounds for _, hit in hits)


def _resolve(
    battle: Battle, m: AttackMoment | DefenceMoment | TestMoment, result: Result, target: Model | Scenery | Token
) -> Rule[None]:
    """Compulsory effects first, then those the player wants; each symbol pays once.

    [NAR-EQP-09, NAR-EQP-10, NAR-EQP-11, NAR-SEC-03]
    """
    effects = list(_effects(battle, m))
    if not effects:
        return
    pool = result.symbols
    yield from _turn_star(battle, m, result, pool, effects)
    for each in effects:
        if not each.first.optional:
            times = _affordable(each.first, pool)
            yield from _do(battle, m, each, pool, target, times if each.first.each else min(1, times))
    offered = [Secondary(each.key, each.effects, target) for each in effects if each.first.optional]
    while ready := [each for each in offered if _affordable(each.first, pool)]:
        wanted: list[Secondary | Option] = [*ready, KEEP]
        chosen = yield from pick("NAR-EQP-09", m.hero, wanted, lying=result.lying)
        if not isinstance(chosen, Secondary):
            return
        yield from _do(battle, m, chosen, pool, target, 1)
        if not chosen.first.each:
            offered.remove(chosen)


def _effects(battle: Battle, m: AttackMoment | DefenceMoment | TestMoment) -> Iterator[Secondary]:
    """The Secondary Effects of the attack line, and of gear and skills that take part in the roll.  [NAR-EQP-08]"""
    if not isinstance(m, TestMoment) and m.attack is not None:
        yield from _grouped("line", m.attack.effects)
    gifts = held(battle, m.hero, "symbols")
    names = rolls(m) if gifts else ()
    for card in dict.fromkeys(gift.card for gift in gifts) if gifts else ():
        found = _grouped(card, (gift.effect for gift in card_effects(battle.library, card)))
        yield from (each for each in found if each.first.name in names and holds(battle, m.hero, each.first, m))


def _grouped(source: str, effects: Iterable[EffectSpec]) -> list[Secondary]:
    """Secondary Effects with those that go together with them."""
    found: list[list[EffectSpec]] = []
    for effect in effects:
        if effect.on == "symbols":
            found.append([effect])
        elif effect.on == "and" and found:
            found[-1].append(effect)
    return [Secondary(f"{source}-{number}", tuple(each)) for number, each in enumerate(found, 1)]


def _affordable(effect: EffectSpec, pool: dict[str, int]) -> int:
    """How often the symbols left pay for an effect.  [NAR-EQP-11]"""
    return min((pool.get(name, 0) // effect.symbols.count(name) for name in effect.symbols), default=0)


def _do(
    battle: Battle,
    m: AttackMoment | DefenceMoment | TestMoment,
    each: Secondary,
    pool: dict[str, int],
    target: Model | Scenery | Token,
    times: int,
) -> Rule[None]:
    """Pay for a Secondary Effect and let it work.  [NAR-SEC-04, NAR-SEC-05, NAR-MAG-06]"""
    if times < 1:
        return
    for name in each.first.symbols:
        pool[name] -= times
    rule = "NAR-EQP-09" if each.first.optional else "NAR-EQP-10"
    for effect in each.effects:
        if effect.do == "wound" and effect.to == "target" and _bloodless(battle, m, target):
            continue
        models: Sequence[Model | Scenery | Token] = [target]
        if effect.to != "target":
            models = yield from choose(battle, m.hero, [effect], rule)
        yield from carry_out(battle, m.hero, effect, models, times, rule)


def _bloodless(battle: Battle, m: AttackMoment | DefenceMoment | TestMoment, target: Model | Scenery | Token) -> bool:
    """Whether the attack can do no more wounds: Harmless never, Weak Attack one in all.  [NAR-KWD-29, NAR-KWD-38]"""
    return isinstance(m, AttackMoment) and (_has(battle, m, "harmless") or _has(battle, m, "weak"))


def _turn_star(
    battle: Battle,
    m: AttackMoment | DefenceMoment | TestMoment,
    result: Result,
    pool: dict[str, int],
    effects: list[Secondary],
) -> Rule[None]:
    """A card may let one Star of a spell count as another symbol that is wanted.  [NAR-MIS-16]"""
    if "spell" not in rolls(m) or not pool.get("star"):
        return
    wanted = [option for option in OTHER_SYMBOLS if any(option.key in each.first.symbols for each in effects)]
    for gift in held(battle, m.hero, "always", "star-as-any"):
        item = item_of(m.hero, gift.card)
        if item is not None and wanted and pool["star"]:
            chosen = yield from pick(gift.rule, m.hero, [*wanted, KEEP], lying=result.lying)
            if chosen is not KEEP:
                pool["star"] -= 1
                pool[chosen.key] = pool.get(chosen.key, 0) + 1
                verbs.flip(battle, m.hero, item)


def _has(battle: Battle, m: AttackMoment, name: str) -> bool:
    return any(word.name == name for word in modifiers.attack_keywords(battle, m))


def useful(battle: Battle, m: AttackMoment) -> list[str]:
    """The symbols that feed an effect of the hero's attack; enemies take those dice first.  [NAR-RRL-06]"""
    return [*dict.fromkeys(name for each in _effects(battle, m) for name in each.first.symbols)]
