"""Effects that run by themselves when their moment comes: start, Recovery, kills, the end of an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.nova_aetas.board.sightlines import adjacent
from horologium.engine.rulesets.nova_aetas.effects.circumstances import holds
from horologium.engine.rulesets.nova_aetas.effects.holdings import boosting, card_effects, held, limit_key, used_up
from horologium.engine.rulesets.nova_aetas.effects.modifiers import boost_fits
from horologium.engine.rulesets.nova_aetas.effects.outcomes import carry_out, take_tokens
from horologium.engine.rulesets.nova_aetas.effects.symbols import secondary, spell_symbols
from horologium.engine.rulesets.nova_aetas.state import Enemy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.effects.holdings import HeldEffect
    from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, Hit
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Model

__all__ = [
    "activation_end",
    "attack_done",
    "defence_used",
    "killed",
    "mission_start",
    "recovery",
    "secondary",
    "spell_done",
    "spell_symbols",
    "victory",
]

EVERY_ACTIVATION = "activation:"


def mission_start(battle: Battle) -> Rule[None]:
    """What cards bring or do when the mission starts, hero by hero.  [NAR-SQU-10, NAR-MIS-16, NAR-MIS-18]"""
    for hero in battle.heroes:
        yield from _run(battle, hero, "start", [hero])


def recovery(battle: Battle, hero: Hero) -> Rule[None]:
    """The Recovery step: what lasted until now is over, then skills and equipment grant their tokens.

    [NAR-HAC-06, NAR-STS-02, NAR-SQU-11, NAR-PRY-06, NAR-AUR-05]
    """
    if hero.ability:
        hero.ability.clear()
    for name in [*hero.used] if hero.used else ():
        if name.startswith(EVERY_ACTIVATION):
            del hero.used[name]
    if battle.auras:
        _end_auras(battle, hero)
    if gifts := held(battle, hero, "recovery"):
        yield from _carry_out(battle, hero, gifts, [hero])


def _end_auras(battle: Battle, hero: Hero) -> None:
    """Auras last until the owner's next activation, unless they are for good.  [NAR-AUR-05]"""
    ended = [aura for aura in battle.auras if aura.owner == hero.key and not aura.lasting]
    if ended:
        battle.auras = [aura for aura in battle.auras if aura not in ended]
        battle.journal.note("aura-ended", "NAR-AUR-05", figure=hero.key)


def killed(battle: Battle, hero: Hero, enemy: Enemy) -> Rule[None]:
    """What a hero's cards do when he has killed an enemy; its loot has been drawn.  [NAR-MIS-04, NAR-REA-08]"""
    return _run(battle, hero, "kill", [enemy])


def defence_used(battle: Battle, hero: Hero, enemy: Enemy) -> Rule[None]:
    """A Defense token has cancelled a wound of an attack; an adjacent attacker may have to pay for it.

    The wound dealt back is no attack: nothing shields from it.  [NAR-SQU-07]
    """
    if hero.ko or enemy not in battle.enemies or not adjacent(battle, hero.cell, enemy.cell):
        return
    yield from _run(battle, hero, "defended", [enemy])
    if enemy not in battle.enemies:
        yield from killed(battle, hero, enemy)


def attack_done(battle: Battle, m: AttackMoment, hits: Sequence[tuple[Model, Hit]]) -> Rule[None]:
    """A hero's attack is over: tokens for its wounds, what follows a wound, and the boosts it used up.

    [NAR-SQU-01, NAR-SKS-06, NAR-MIS-05]
    """
    hero = m.hero
    inflicted = sum(hit.wounds for model, hit in hits if isinstance(model, Enemy))
    take_tokens(battle, hero, "inflicted", inflicted)
    spent = _spend_boosts(battle, m)
    for gift in spent:
        if gift.effect.on == "after":
            yield from carry_out(battle, hero, gift.effect, [hero], 1, gift.rule)
    if inflicted and not hero.ko:
        yield from _run(battle, hero, "wounding", [hero])


def _spend_boosts(battle: Battle, m: AttackMoment) -> list[HeldEffect]:
    """Take away the boosts that spoke of this attack, and give back their effects.  [NAR-SKS-06, NAR-CBT-07]"""
    active = battle.active
    if active is None or active.hero != m.hero.key or not (active.boosts or active.bonus):
        return []
    used = [card for card in (*active.boosts, *active.bonus) if boost_fits(battle, m, card)]
    active.boosts = [card for card in active.boosts if card not in used]
    active.bonus = [card for card in active.bonus if card not in used]
    return [gift for card in used for gift in card_effects(battle.library, card)]


def spell_done(battle: Battle, hero: Hero) -> None:
    """A spell that is no attack was cast: what was armed for the next spell is used up.  [NAR-MIS-02, NAR-MIS-16]"""
    active = battle.active
    if active is not None and active.hero == hero.key:
        used = [gift.card for gift in boosting(battle, hero, "spell-needs", weapon=False)]
        active.bonus = [card for card in active.bonus if card not in used]


def activation_end(battle: Battle, hero: Hero) -> None:
    """Boosts and armed skills that were not used are lost.  [NAR-SKS-06]"""
    active = battle.active
    if active is not None and (active.boosts or active.bonus):
        battle.journal.note("boosts-lost", "NAR-SKS-06", figure=hero.key)
        active.boosts, active.bonus = [], []


def victory(battle: Battle) -> int:
    """The Popolini that cards of the heroes add to a victory.  [NAR-MIS-16]"""
    return sum(gift.effect.amount for hero in battle.heroes for gift in held(battle, hero, "victory", "coins"))


def _run(battle: Battle, hero: Hero, on: str, others: Sequence[Model]) -> Rule[None]:
    """Carry out a hero's effects of a moment."""
    return _carry_out(battle, hero, held(battle, hero, on), others)


def _carry_out(battle: Battle, hero: Hero, gifts: Sequence[HeldEffect], others: Sequence[Model]) -> Rule[None]:
    """Carry out those effects whose conditions hold, as often as they may be used."""
    due = []
    for gift in gifts:
        if holds(battle, hero, gift.effect):
            due.append(gift)
    for gift in due:
        effect, stood = gift.effect, hero.cell
        if used_up(hero, effect.limit, gift.card):
            continue
        targets = others if effect.to == "attacker" or effect.do == "reveal-loot" else [hero]
        yield from carry_out(battle, hero, effect, targets, 1, gift.rule)
        if effect.limit and (effect.do != "free-move" or hero.cell != stood):
            key = limit_key(effect.limit, gift.card)
            hero.used[key] = hero.used.get(key, 0) + 1
