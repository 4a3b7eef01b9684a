"""What the effects of a skill or card do when it is used: to the target chosen for them, or in ways of their own."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import pick_from
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import movement, sightlines, ways
from horologium.engine.rulesets.nova_aetas.effects.circumstances import holds
from horologium.engine.rulesets.nova_aetas.effects.outcomes import carry_out, choose, mend
from horologium.engine.rulesets.nova_aetas.state import Aura, Enemy, Model, Token

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

    Special = Callable[[Battle, Hero, EffectSpec, str], Rule[None]]


@dataclass(frozen=True, slots=True)
class Working:
    """How a use works: its range, the successes of its test, whom it was aimed at before, and more healing."""

    reach: int = 0
    successes: int = 1
    chosen: tuple[Model | Token, ...] = ()
    healing: int = 0


def work(battle: Battle, hero: Hero, effects: Sequence[EffectSpec], rule: str, working: Working) -> Rule[None]:
    """Let the effects of a use work; those with one kind of target share the model chosen for it.

    [NAR-STS-03, NAR-PRY-03, NAR-AUR-05, NAR-AUR-08]
    """
    due = [effect for effect in effects if _due(battle, hero, effect, working.successes)]
    for effect in due:
        if effect.on == "aura":
            battle.auras.append(Aura(hero.key, effect.range, effect))
            battle.journal.note("aura", "NAR-AUR-05", figure=hero.key, range=effect.range)
        elif effect.do in SPECIAL:
            yield from SPECIAL[effect.do](battle, hero, effect, rule)
    deeds = [effect for effect in due if effect.on == "use" and effect.do not in SPECIAL]
    for to in dict.fromkeys(effect.to for effect in deeds):
        group = [effect for effect in deeds if effect.to == to]
        models = [*working.chosen]
        if not models or to == "self":
            models = yield from choose(battle, hero, group, rule, reach=working.reach, most=working.successes)
        yield from _work_on(battle, hero, group, models, rule, working)


def _due(battle: Battle, hero: Hero, effect: EffectSpec, successes: int) -> bool:
    """Whether an effect works with so many successes and as things are; an aura sees later to that.  [NAR-PRY-03]"""
    enough = successes >= effect.least and (not effect.most or successes <= effect.most)
    return enough and (effect.on == "aura" or (effect.on == "use" and holds(battle, hero, effect)))


def _work_on(
    battle: Battle,
    hero: Hero,
    effects: Sequence[EffectSpec],
    models: Sequence[Model | Token],
    rule: str,
    working: Working,
) -> Rule[None]:
    """Do everything to the models chosen; healing of one use is one healing, and waiting enemies take notice.

    [NAR-PER-06, NAR-WTG-08]
    """
    heals = [effect.amount * (working.successes if effect.each else 1) for effect in effects if effect.do == "heal"]
    for model in models:
        if heals:
            amount = sum(heals) + working.healing
            if isinstance(model, Token):
                verbs.heal_character(battle, model, amount, rule)
            else:
                mend(battle, hero, model, amount, rule)
        if isinstance(model, Enemy):
            verbs.wake(battle, model, "NAR-WTG-08")
    for effect in effects:
        if effect.do != "heal":
            yield from carry_out(battle, hero, effect, models, working.successes, rule)


def arm(battle: Battle, card: str, effects: Sequence[EffectSpec], *, boost: bool) -> None:
    """Keep what is for the next attack or spell; Boosts apart, as they need a weapon.  [NAR-SKS-06, NAR-CBT-06]"""
    active = battle.active
    if active is not None and (boost or any(effect.on == "boost" for effect in effects)):
        (active.boosts if boost else active.bonus).append(card)


# Deeds that are not done to a model --------------------------------------------------------------------------------


def blink_cells(battle: Battle, hero: Hero, reach: int) -> CellSet:
    """The free squares within reach that the hero sees.  [NAR-MIS-06]"""
    cells = sightlines.within(battle, hero.cell, reach) & ways.free(battle)
    return sightlines.seen(battle, hero, hero.cell, cells)


def _blink(battle: Battle, hero: Hero, effect: EffectSpec, _rule: str) -> Rule[None]:
    """The hero stands somewhere else; nobody can react.  [NAR-MIS-06, NAR-ENG-10]"""
    yield from movement.blink(battle, hero, blink_cells(battle, hero, effect.range))


def _slip_away(battle: Battle, hero: Hero, _effect: EffectSpec, _rule: str) -> Rule[None]:
    """Disengage without drawing any attack.  [NAR-MIS-05]"""
    yield from movement.disengage(battle, hero, free=True)


def _passage(battle: Battle, hero: Hero, _effect: EffectSpec, rule: str) -> Rule[None]:
    """The next Movement action passes through opponents and provokes nobody.  [NAR-MIS-07]"""
    if battle.active is not None:
        battle.active.free_passage = True
        battle.journal.note("passage", rule, figure=hero.key)
    yield from ()


def _rope(battle: Battle, hero: Hero, _effect: EffectSpec, _rule: str) -> Rule[None]:
    """Hang a rope between the ground and a roof beside it; heroes use it as a ladder.  [NAR-MIS-28]"""
    board, pairs = battle.terrain.board, ways.ropes(battle, hero)
    ends = {high if low == hero.cell else low: (low, high) for low, high in pairs}
    mask = sum(1 << cell for cell in ends)
    cell = yield from pick_from("NAR-MIS-28", hero, Cells(board, mask), "cell")
    low, high = ends[cell]
    number = sum(token.kind == "rope" for token in battle.tokens) + 1
    battle.tokens.append(Token(f"rope-{number}", "rope", low, "rope", use="none", to=high))
    battle.refresh_cells()
    battle.journal.note("roped", "NAR-MIS-28", figure=hero.key, low=board.name(low), high=board.name(high))


def _reckless_charge(battle: Battle, hero: Hero, _effect: EffectSpec, rule: str) -> Rule[None]:
    """Throw caution away; the move comes with the attack.  [NAR-SQU-06]"""
    verbs.lose(battle, hero, "defense", rule)
    yield from ()


SPECIAL: Final[Mapping[str, Special]] = MappingProxyType(
    {
        "blink": _blink,
        "slip-away": _slip_away,
        "passage": _passage,
        "rope": _rope,
        "reckless-charge": _reckless_charge,
    }
)
