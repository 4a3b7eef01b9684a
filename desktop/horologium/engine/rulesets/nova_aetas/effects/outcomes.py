"""What an effect does when its moment has come: whom it can be done to, and the deed itself.

Facts such as bonus dice are in ``modifiers``; deeds that move models are in ``uses``.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_some
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import forced, sightlines, ways
from horologium.engine.rulesets.nova_aetas.company.gear import suits
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed, held
from horologium.engine.rulesets.nova_aetas.missions.legend import enemy_cards
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero, Item, Scenery, Token
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Model

MOST_TOKENS: Final = 6
"""As many tokens of the own skill can be held.  [NAR-SQU-01, NAR-MIS-02]"""

BESIDE: Final = ("ko-hero", "adjacent-hero", "self-or-adjacent-hero", "adjacent-heroes")
"""Targets that have to be beside the hero."""

SELF_TOO: Final = ("self-or-hero", "self-or-adjacent-hero")
"""Targets who may be the hero himself."""

STAY: Final = Option("stay")
FAR: Final = 99


# Targets ------------------------------------------------------------------------------------------------------------


def candidates(battle: Battle, hero: Hero, effects: Sequence[EffectSpec], reach: int = 0) -> list[Model | Token]:
    """Whom effects with one target can be done to; only healing can be done to a hero who is KO, or to a Character.

    An effect that is no attack needs its range alone, unless its target must be in sight; "a hero" is another one.
    [NAR-RNG-04, NAR-GEN-07, NAR-SQU-08, NAR-KOH-10, NAR-CMP-14]
    """
    to, far = effects[0].to, effects[0].range or reach
    if to == "self":
        return [hero]
    if to in ("enemy", "enemy-in-sight"):
        return [*_enemies(battle, hero, far or FAR, to == "enemy-in-sight")]
    cells = _hero_cells(battle, hero, to, far, "heal" in [effect.do for effect in effects])
    if not cells:
        return []
    return [*(other for other in battle.heroes if cells >> other.cell & 1), *battle.characters_on(cells)]


def has_candidate(battle: Battle, hero: Hero, effect: EffectSpec, reach: int = 0) -> bool:
    """Whether there is anybody to whom an effect can be done."""
    to, far = effect.to, effect.range or reach
    if to == "self":
        return True
    if to in ("enemy", "enemy-in-sight"):
        return bool(_enemies(battle, hero, far or FAR, to == "enemy-in-sight"))
    return _hero_cells(battle, hero, to, far, effect.do == "heal") != 0


def _hero_cells(battle: Battle, hero: Hero, to: str, far: int, heals: bool) -> CellSet:
    """Where the heroes stand or lie, and Characters, to whom an effect can be done.

    [NAR-GEN-07, NAR-SQU-08, NAR-KOH-10, NAR-CMP-14]
    """
    board, down, cell = battle.terrain.board, to == "ko-hero", hero.cell
    cells = board.near[cell] if to in BESIDE else board.within(cell, far)
    found = 0 if down else battle.hero_cells
    if heals:
        found |= battle.fallen if down else battle.fallen | battle.characters
    return found & (cells | 1 << cell if to in SELF_TOO else cells & ~(1 << cell))


def _enemies(battle: Battle, hero: Hero, reach: int, seen: bool) -> list[Enemy]:
    """Enemies within range and, where it is asked for, in line of sight."""
    cells = battle.terrain.board.within(hero.cell, reach) & battle.foes
    if seen:
        cells = sightlines.seen(battle, hero, hero.cell, cells)
    return [enemy for enemy in battle.enemies if cells >> enemy.cell & 1] if cells else []


def choose(
    battle: Battle, hero: Hero, effects: Sequence[EffectSpec], rule: str, *, reach: int = 0, most: int = 1
) -> Rule[list[Model | Token]]:
    """Have the target chosen; an effect on all has no choice, one on some takes as many as it may.

    [NAR-AUR-02, NAR-STR-03]
    """
    found = candidates(battle, hero, effects, reach)
    to = effects[0].to
    if to in ("other-heroes", "adjacent-heroes"):
        return found
    if to == "some-heroes":
        return (yield from pick_some(rule, hero, found, "figure", most=most))
    return [(yield from pick(rule, hero, found, "figure"))] if found else []


# Deeds --------------------------------------------------------------------------------------------------------------


def carry_out(
    battle: Battle, hero: Hero, effect: EffectSpec, models: Sequence[Model | Scenery | Token], times: int, rule: str
) -> Rule[None]:
    """Do what an effect says to each of these, so many times over where it says *for each*.

    A Character can be healed and nothing else.  [NAR-CMP-14]
    """
    amount = effect.amount * (times if effect.each else 1)
    for model in models:
        if isinstance(model, Token):
            if effect.do == "heal":
                verbs.heal_character(battle, model, amount, rule)
        elif isinstance(model, Scenery):
            if effect.do == "wound":
                verbs.hurt_scenery(battle, model, amount)  # a status is nothing to it  [NAR-SCN-08]
        elif effect.do in AT_ONCE:
            AT_ONCE[effect.do](battle, hero, effect, model, amount, rule)
        else:
            yield from DEEDS[effect.do](battle, hero, effect, model, amount, rule)


def _gain(battle: Battle, hero: Hero, effect: EffectSpec, model: Model, _amount: int, rule: str) -> None:
    """Give a status.  [NAR-STS-03, NAR-KWD-54]"""
    if effect.status is not None:
        verbs.gain(battle, model, effect.status, effect.amount, rule)


def _cure(battle: Battle, hero: Hero, effect: EffectSpec, model: Model, amount: int, rule: str) -> Rule[None]:
    """Discard so many of the negative statuses named, or of any; the player picks which.  [NAR-STS-08, NAR-STN-07]"""
    named = effect.name.split() or NEGATIVE
    present = [Option(status) for status in named if status in model.statuses]
    if len(present) > amount:
        present = yield from pick_some(rule, hero, present, least=amount, most=amount)
    for option in present:
        verbs.lose(battle, model, option.key, rule)


def _heal(battle: Battle, hero: Hero, _effect: EffectSpec, model: Model, amount: int, rule: str) -> None:
    mend(battle, hero, model, amount, rule)


def mend(battle: Battle, hero: Hero, model: Model, amount: int, rule: str) -> None:
    """A hero heals wounds; those of another hero may feed a token of his own skill.  [NAR-WND-02, NAR-MIS-02]"""
    healed = verbs.heal(battle, model, amount, by=hero, rule=rule)
    if healed and isinstance(model, Hero) and model is not hero:
        take_tokens(battle, hero, "healed", healed)


def _wound(battle: Battle, hero: Hero, _effect: EffectSpec, model: Model, amount: int, rule: str) -> Rule[None]:
    """Inflict wounds that are no attack; those a hero does to himself are nobody's merit.  [NAR-SEC-06, NAR-SQU-07]"""
    suffered = yield from verbs.wound(battle, model, amount, by=None if model is hero else hero, rule=rule)
    if isinstance(model, Enemy):
        take_tokens(battle, hero, "inflicted", suffered)


def _threat(battle: Battle, _hero: Hero, _effect: EffectSpec, model: Model, amount: int, rule: str) -> None:
    """Turn the Perilium.  [NAR-PER-02, NAR-PER-08]"""
    if isinstance(model, Hero):
        verbs.raise_threat(battle, model, amount, rule)


def _cube(battle: Battle, _hero: Hero, effect: EffectSpec, model: Model, amount: int, rule: str) -> None:
    """Lay cubes on a characteristic for this mission.  [NAR-HER-07]"""
    if isinstance(model, Hero):
        verbs.lay_cubes(battle, model, effect.name, amount, rule)


def _tokens(battle: Battle, hero: Hero, _effect: EffectSpec, _model: Model, amount: int, rule: str) -> None:
    """Pay with tokens of the own skill.  [NAR-SQU-02]"""
    hero.tokens += amount
    battle.journal.note("own-tokens", rule, figure=hero.key, change=amount, tokens=hero.tokens)


def _immune(battle: Battle, _hero: Hero, effect: EffectSpec, model: Model, _amount: int, rule: str) -> None:
    """An immunity until the hero's next activation.  [NAR-KWD-36]"""
    if isinstance(model, Hero):
        model.ability[f"immune:{effect.status}"] = 1
        battle.journal.note("immunity", rule, figure=model.key, status=effect.status)


def _mark(battle: Battle, hero: Hero, _effect: EffectSpec, model: Model, amount: int, rule: str) -> None:
    """Mark an enemy for the other heroes until the hero's next activation.  [NAR-MIS-05]"""
    hero.ability[f"prey:{model.key}"] = amount
    battle.journal.note("marked", rule, figure=hero.key, target=model.key, dice=amount)


def _know_enemy(battle: Battle, hero: Hero, _effect: EffectSpec, _model: Model, amount: int, rule: str) -> Rule[None]:
    """Name one of the enemy cards of the mission, or of those on the table.  [NAR-SQU-10, NAR-MIC-04]"""
    known = [*enemy_cards(battle.mission), *(enemy.card for enemy in battle.enemies)]
    cards = [Option(card) for card in dict.fromkeys(known)]
    if cards:
        card = yield from pick(rule, hero, cards, "card")
        hero.used[f"knows:{card.key}"] = amount
        battle.journal.note("knows", rule, figure=hero.key, card=battle.library.enemy[card.key].name)


def _reveal_loot(battle: Battle, hero: Hero, _effect: EffectSpec, model: Model, amount: int, rule: str) -> Rule[None]:
    """Turn reagents face up that the enemy just killed has left.  [NAR-REA-08, NAR-MIS-05]"""
    loot = battle.library.enemy[model.card].loot if isinstance(model, Enemy) else None
    drawn = loot.pecunia + loot.alchemia + loot.elementum if loot else 0
    for _ in range(amount):
        hidden = [card for card in battle.loot[max(0, len(battle.loot) - drawn) :] if not card.face_up]
        if not hidden:
            return
        deck = yield from pick(rule, hero, [Option(name) for name in dict.fromkeys(card.deck for card in hidden)])
        found = next(card for card in hidden if card.deck == deck.key)
        found.face_up = True
        name = next((card.name for card in battle.library.reagents if card.id == found.reagent), found.reagent)
        battle.journal.note("revealed-loot", rule, figure=hero.key, reagent=name)


def _receive(battle: Battle, hero: Hero, effect: EffectSpec, _model: Model, _amount: int, rule: str) -> None:
    """Bring a card along; one that is made for others waits in the stock.  [NAR-MIS-16, NAR-EQP-13]"""
    card = battle.library.item[effect.name]
    if not suits(hero, card):
        battle.stock.append(card.id)
        battle.journal.note("found", "NAR-EQP-13", item=card.name)
        return
    copies = sum(item.card == effect.name for item in hero.items)
    hero.items.append(Item(f"{hero.key}-{effect.name}-{copies + 1}", effect.name))
    cards_changed(hero)
    battle.journal.note("brought", rule, figure=hero.key, item=card.name)


def _free_step(battle: Battle, hero: Hero, _effect: EffectSpec, model: Model, amount: int, rule: str) -> Rule[None]:
    """Move square by square, free of AP and of Reaction Attacks, as far as one likes.  [NAR-ENG-10, NAR-MIS-05]"""
    board = battle.terrain.board
    for _ in range(amount):
        cells = board.names(ways.free_beside(battle, model.cell))
        step = yield from pick(rule, hero, [*map(Option, cells), STAY], "cell")
        if step is STAY:
            return
        verbs.put(battle, model, board.cell(step.key))


def _push(battle: Battle, hero: Hero, _effect: EffectSpec, model: Model, amount: int, _rule: str) -> Rule[None]:
    """Move an enemy up to so many squares.  [NAR-MIS-06]"""
    yield from forced.push(battle, model, amount, hero)


AT_ONCE: Final[Mapping[str, Callable[[Battle, Hero, EffectSpec, Model, int, str], None]]] = MappingProxyType(
    {
        "gain": _gain,
        "heal": _heal,
        "threat": _threat,
        "cube": _cube,
        "tokens": _tokens,
        "immune": _immune,
        "mark": _mark,
        "receive": _receive,
    }
)
"""Deeds that ask nobody anything."""

DEEDS: Final[Mapping[str, Callable[[Battle, Hero, EffectSpec, Model, int, str], Rule[None]]]] = MappingProxyType(
    {
        "cure": _cure,
        "wound": _wound,
        "know-enemy": _know_enemy,
        "reveal-loot": _reveal_loot,
        "free-move": _free_step,
        "push": _push,
    }
)


def take_tokens(battle: Battle, hero: Hero, on: str, count: int) -> None:
    """The tokens of a hero's own skill for what he has just done.  [NAR-SQU-01, NAR-MIS-02]"""
    for gift in held(battle, hero, on, "tokens"):
        gained = min(MOST_TOKENS, hero.tokens + count * gift.effect.amount) - hero.tokens
        if gained > 0:
            hero.tokens += gained
            if not battle.journal.quiet:
                battle.journal.note("own-tokens", gift.rule, figure=hero.key, change=gained, tokens=hero.tokens)
