"""What skills, gear, injuries and auras add: pure facts that rules, previews and bots share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.nova_aetas.effects.circumstances import Moment, holds, rolls
from horologium.engine.rulesets.nova_aetas.effects.holdings import (
    boosting,
    card_effects,
    held,
    in_force,
    item_of,
    kit_of,
    limit_key,
    used_up,
)
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, Rerolls
from horologium.engine.rulesets.nova_aetas.specs import KeywordSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero, Item

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.tally import Tally
    from horologium.engine.rulesets.nova_aetas.effects.holdings import HeldEffect
    from horologium.engine.rulesets.nova_aetas.moments import DefenceMoment, TestMoment
    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Model

PROTECTED = KeywordSpec("resistance", symbol="sun")
"""What Protection lends to allies within its reach.  [NAR-KWD-44]"""

PROTECTION_RANGE = 4


# Dice ---------------------------------------------------------------------------------------------------------------


def attack_dice(battle: Battle, m: AttackMoment, pool: Tally) -> None:
    """The dice that skills, gear, boosts and injuries add to a hero's attack.

    A Special Attack takes no bonus dice; what weakens the hero weakens it too.  [NAR-HAT-01, NAR-CBT-08]
    """
    special = m.attack.special
    for gift in _fitting(battle, m.hero, m, "dice"):
        if gift.effect.amount < 0 or not special:
            pool.add(gift.effect.amount, gift.name, _rule(gift, "NAR-HAT-01"))
    if special:
        return
    for gift in _boosts(battle, m, "dice"):
        pool.add(gift.effect.amount, gift.name, _rule(gift, "NAR-CBT-05"))
    if isinstance(m.target, Enemy):
        _add_shared_dice(battle, m.hero, m.target, pool)


def _add_shared_dice(battle: Battle, hero: Hero, target: Enemy, pool: Tally) -> None:
    """Knowledge and marks of one hero help the attacks of others.  [NAR-SQU-10, NAR-MIS-05]"""
    for other in battle.heroes:
        if other.used and not other.ko:
            pool.add(other.used.get(f"knows:{target.card}", 0), other.name, "NAR-SQU-10")
        if other.ability and not other.ko and other is not hero:
            pool.add(other.ability.get(f"prey:{target.key}", 0), other.name, "NAR-MIS-05")


def defence_dice(battle: Battle, m: DefenceMoment, pool: Tally) -> None:
    """The dice that skills, gear, auras and injuries add to a defence roll.  [NAR-DEF-02, NAR-AUR-05]"""
    for gift in _fitting(battle, m.hero, m, "dice"):
        pool.add(gift.effect.amount, gift.name, _rule(gift, "NAR-DEF-02"))


def test_dice(battle: Battle, m: TestMoment, pool: Tally) -> None:
    """The dice that skills, gear and injuries add to any other test; an aptitude that is asked for adds one.

    [NAR-TST-01, NAR-MAG-07, NAR-SKS-05, NAR-MIS-33]
    """
    for gift in _fitting(battle, m.hero, m, "dice"):
        pool.add(gift.effect.amount, gift.name, _rule(gift, "NAR-TST-01"))
    if m.tag and has_tag(battle, m.hero, m.tag):
        pool.add(1, m.tag, "NAR-SKS-05")


def has_tag(battle: Battle, hero: Hero, tag: str) -> bool:
    """Whether a pinned skill of the hero has a narrative tag.  [NAR-SKS-05]"""
    return any(battle.library.skill[skill].tag == tag for skill in hero.skills)


# Rerolls ------------------------------------------------------------------------------------------------------------


def rerolls(battle: Battle, m: Moment) -> list[Rerolls]:
    """What the hero may use to throw dice of this roll again, the Reroll token included.

    Sources are used one after another on different dice; Cover is not among them.
    [NAR-RRL-04, NAR-RRL-08, NAR-STP-01, NAR-MAG-07]
    """
    offers: list[Rerolls] = []
    hero, attack = m.hero, m if isinstance(m, AttackMoment) else None
    for do in ("reroll", "reroll-failures"):
        for gift in _fitting(battle, hero, m, do):
            if not used_up(hero, gift.effect.limit, gift.card):
                offers.append(_offer(hero, gift, battle))
        for gift in _boosts(battle, attack, do) if attack is not None else ():
            offers.append(_offer(hero, gift, battle))
    if attack is not None and attack.attack.effects:
        offers += _printed_rerolls(attack)
    if "reroll" in hero.statuses and can_use_rerolls(battle, hero):
        offers.append(Rerolls("reroll", "NAR-STP-01", 1, discards="reroll"))
    return offers


def _printed_rerolls(m: AttackMoment) -> list[Rerolls]:
    """Those that stand on the line of the attack itself.  [NAR-RRL-05]"""
    source = m.item.card if m.item else m.skill
    return [
        Rerolls(source, "NAR-RRL-05", effect.amount, failures_only=effect.do == "reroll-failures")
        for effect in m.attack.effects
        if effect.on == "always" and effect.do in ("reroll", "reroll-failures")
    ]


def _offer(hero: Hero, gift: HeldEffect, battle: Battle) -> Rerolls:
    item = item_of(hero, gift.card) if gift.origin == "item" and battle.library.item[gift.card].flip else None
    return Rerolls(
        gift.card,
        gift.rule,
        gift.effect.amount,
        failures_only=gift.effect.do == "reroll-failures",
        flips=item.key if item else "",
        uses=limit_key(gift.effect.limit, gift.card),
    )


def can_use_rerolls(battle: Battle, hero: Hero) -> bool:
    """Whether the hero can use Reroll tokens at all.  [NAR-MIS-18]"""
    return not held(battle, hero, "always", "no-reroll-tokens")


# Attacks ------------------------------------------------------------------------------------------------------------


def attack_keywords(battle: Battle, m: AttackMoment) -> tuple[KeywordSpec, ...]:
    """The keywords of an attack: those of its line, and what skills and boosts lend to it.

    [NAR-KWD-55, NAR-SQU-04, NAR-CBT-07]
    """
    lent = [*_fitting(battle, m.hero, m, "keyword"), *_boosts(battle, m, "keyword")]
    if not lent:
        return m.attack.keywords
    return (*m.attack.keywords, *(gift.effect.keyword for gift in lent if gift.effect.keyword))


def defence_value(battle: Battle, m: AttackMoment, tally: Tally) -> None:
    """By how much boosts lower the defence of the target against this attack; nobody else's.  [NAR-SQU-09]"""
    for gift in _boosts(battle, m, "defence-value") if m.main else ():
        tally.add(gift.effect.amount, gift.name, gift.rule)


def difficulty(battle: Battle, m: DefenceMoment, tally: Tally) -> None:
    """By how much skills and auras change the Difficulty of an enemy's attack.  [NAR-MIS-06, NAR-AUR-05]"""
    for gift in _fitting(battle, m.hero, m, "difficulty"):
        tally.add(gift.effect.amount, gift.name, gift.rule)


def attack_area(battle: Battle, m: AttackMoment) -> tuple[str, int]:
    """The area of an attack and how far it reaches (0: as usual), with what boosts make of it.  [NAR-AOE-01]"""
    for gift in _boosts(battle, m, "area"):
        return gift.effect.name, 0
    return m.attack.area, m.attack.reach


def wound_cap(battle: Battle, m: AttackMoment) -> int | None:
    """The most wounds that the attack can inflict on its target, beside Weak Attack.  [NAR-MIS-07]"""
    caps = [
        effect.amount for effect in m.attack.effects if effect.do == "most-wounds" and holds(battle, m.hero, effect, m)
    ]
    return min(caps, default=None)


def ignores_cover(battle: Battle, m: AttackMoment) -> bool:
    """Whether the attack takes no notice of Cover.  [NAR-MIS-02]"""
    return bool(_boosts(battle, m, "ignore-cover"))


def may_stay(battle: Battle, hero: Hero) -> bool:
    """Whether a hero who moves an enemy by Chase may stay where he is.  [NAR-SQU-05]"""
    return bool(held(battle, hero, "always", "chase-may-stay"))


def range_bonus(battle: Battle, hero: Hero, kind: str) -> int:
    """By how much the greatest range of the hero's attacks of a kind grows.  [NAR-MIS-16]"""
    return sum(gift.effect.amount for gift in held(battle, hero, "always", "range") if gift.effect.name == kind)


def attack_cost(battle: Battle, hero: Hero, item: Item | None, attack: AttackSpec) -> int:
    """What an attack costs in AP, injuries included.  [NAR-CBT-01, NAR-INJ-02]"""
    gifts = held(battle, hero, "always", "attack-cost")
    two_handed = item is not None and battle.library.item[item.card].hands > 1
    return attack.cost + sum(gift.effect.amount for gift in gifts if two_handed or "two-handed" not in gift.effect.when)


def needs_weapon(battle: Battle, skill: str) -> str:
    """The kind of weapon without which an attack skill cannot be used, or nothing.  [NAR-MIS-04]"""
    return next((effect.name for effect in battle.library.skill[skill].effects if effect.do == "needs-weapon"), "")


def spell_needs(battle: Battle, hero: Hero, needs: int) -> int:
    """How many successes a spell needs after what was armed for it, at least one.  [NAR-MAG-02, NAR-MIS-02]"""
    fewer = sum(gift.effect.amount for gift in boosting(battle, hero, "spell-needs", weapon=False))
    return max(1, needs + fewer) if needs else needs


# Bodies -------------------------------------------------------------------------------------------------------------


def characteristic(battle: Battle, hero: Hero, name: str) -> int:
    """A characteristic with cubes and injuries, never below 1.  [NAR-HER-07, NAR-HER-08, NAR-INJ-02, NAR-MIS-18]"""
    base: int = getattr(hero, name)
    changes = (hero.kit or kit_of(battle, hero)).changes
    if hero.cubes:
        changes = [*changes, *hero.cubes]
    return max(1, base + sum(amount for changed, amount in changes if changed == name)) if changes else base


def max_health(battle: Battle, model: Model) -> int:
    """How many wounds put a model out of the fight.  [NAR-KOH-01, NAR-OUT-01]"""
    return model.health if isinstance(model, Enemy) else characteristic(battle, model, "health")


def immune(battle: Battle, model: Model, status: str) -> bool:
    """Whether a model never receives a status.  [NAR-KWD-36, NAR-KWD-16, NAR-KWD-17, NAR-STN-13]"""
    if isinstance(model, Hero):
        if model.ability and f"immune:{status}" in model.ability:
            return True
        gifts = held(battle, model, "always", "immune")
        return bool(gifts) and any(gift.effect.status == status for gift in gifts)
    if status == "cursed" or (status in ("stun", "poison") and has(battle, model, "destiny")):
        return True
    return any(word.name == "immunity" and word.status == status for word in _printed(battle, model.card))


def unmovable(battle: Battle, model: Model) -> bool:
    """Whether no effect can move a model against its will.  [NAR-KWD-14, NAR-MIS-04]"""
    if isinstance(model, Hero):
        return bool(held(battle, model, "always", "unmovable"))
    return has(battle, model, "destiny") is not None


def climb(battle: Battle, model: Model) -> int:
    """How many levels a model climbs at a time; 0: none.  [NAR-KWD-03, NAR-KWD-05]"""
    return _ability(battle, model, "climb")


def jump(battle: Battle, model: Model) -> int:
    """How far a model jumps; 0: not at all.  [NAR-KWD-22]"""
    return _ability(battle, model, "jump")


def diagonal(battle: Battle, hero: Hero) -> bool:
    """Whether a card allows a hero to step over corners.  [NAR-ACN-03]"""
    return bool(held(battle, hero, "always", "diagonal"))


def movement_limit(battle: Battle, hero: Hero) -> int | None:
    """How many squares all Movement actions of one activation may cover; None: any number.  [NAR-MIS-15]"""
    gifts = held(battle, hero, "always", "movement-limit")
    return min(gift.effect.amount for gift in gifts) if gifts else None


def first_move_cost(battle: Battle, hero: Hero) -> int:
    """AP that the first Movement action of an activation costs beside its squares.  [NAR-MIS-18]"""
    gifts = held(battle, hero, "always", "first-move-cost")
    return sum(gift.effect.amount for gift in gifts) if gifts else 0


def healing(battle: Battle, model: Model, amount: int) -> int:
    """How much of a healing effect works on a model: an infected wound takes one away, never all.  [NAR-MIS-18]"""
    if isinstance(model, Enemy) or amount < 1:
        return amount
    return max(1, amount - sum(gift.effect.amount for gift in held(battle, model, "always", "heals-less")))


def wound_ward(battle: Battle, hero: Hero) -> Item | None:
    """The card that ignores the hero's first wound of the mission, unless it has done so.  [NAR-MIS-16]"""
    for gift in held(battle, hero, "always", "ignore-first-wound"):
        for item in hero.items:
            if item.card == gift.card and not item.wet:
                return item
    return None


def interposers(battle: Battle, hero: Hero) -> list[Hero]:
    """The heroes who may discard their Defense token for a hero beside them.  [NAR-MIS-04]"""
    near, found = battle.terrain.board.near[hero.cell], []
    for other in battle.heroes:
        beside = near >> other.cell & 1 and other is not hero and not other.ko
        if beside and "defense" in other.statuses and held(battle, other, "always", "interpose"):
            found.append(other)
    return found


# Enemies ------------------------------------------------------------------------------------------------------------


def keywords(battle: Battle, enemy: Enemy) -> tuple[KeywordSpec, ...]:
    """The passive skills of an enemy, with Destiny for its rank and what Protection lends.

    [NAR-ENY-07, NAR-ENY-10, NAR-KWD-44]
    """
    printed = _printed(battle, enemy.card)
    return (*printed, PROTECTED) if protected(battle, enemy) else printed


def has(battle: Battle, enemy: Enemy, name: str) -> KeywordSpec | None:
    """The passive skill of that name, if the enemy has it.  [NAR-ENY-07]"""
    words = keywords(battle, enemy) if name == "resistance" else _printed(battle, enemy.card)
    for word in words:
        if word.name == name:
            return word
    return None


def bears(battle: Battle, enemy: Enemy, name: str) -> bool:
    """Whether a passive skill is printed on an enemy's card.  [NAR-ENY-07]"""
    return enemy.card in battle.library.bearers.get(name, ())


def protected(battle: Battle, enemy: Enemy) -> bool:
    """Whether a model of the same faction with Protection is within its reach; it protects itself.  [NAR-KWD-44]"""
    protectors = battle.library.bearers.get("protection")
    if protectors is None:
        return False
    near = battle.terrain.board.within(enemy.cell, PROTECTION_RANGE)
    for other in battle.enemies:
        if other.card in protectors and other.faction == enemy.faction and near >> other.cell & 1:
            return True
    return False


def _printed(battle: Battle, card: str) -> tuple[KeywordSpec, ...]:
    """The keywords of a card; Leaders and Monsters have Destiny even if it is not printed.  [NAR-ENY-10]"""
    known = battle.library.known.keywords
    if card not in known:
        spec = battle.library.enemy[card]
        fated = spec.rank in ("leader", "monster") and all(word.name != "destiny" for word in spec.keywords)
        known[card] = (*spec.keywords, KeywordSpec("destiny")) if fated else spec.keywords
    return known[card]


def _ability(battle: Battle, model: Model, do: str) -> int:
    if isinstance(model, Hero):
        gifts = held(battle, model, "always", do)
        return max(gift.effect.amount for gift in gifts) if gifts else 0
    word = has(battle, model, do)
    return word.value if word else 0


def _fitting(battle: Battle, hero: Hero, m: Moment, do: str) -> Sequence[HeldEffect]:
    """Lasting effects that speak of this roll and whose conditions hold."""
    own = do in (hero.kit or kit_of(battle, hero)).lasting
    if not own and do not in battle.library.lent and not battle.auras and not battle.shrines:
        return ()
    gifts = in_force(battle, hero, do)
    if not gifts:
        return ()
    names, found = rolls(m), []
    for gift in gifts:
        effect = gift.effect
        if (not effect.name or effect.name in names) and holds(battle, hero, effect, m):
            found.append(gift)
    return found


def _boosts(battle: Battle, m: AttackMoment, do: str) -> Sequence[HeldEffect]:
    """Effects armed for this attack that speak of it.  [NAR-CBT-06, NAR-CBT-07]"""
    active = battle.active
    if active is None or not (active.boosts or active.bonus):
        return ()
    names = ("", *rolls(m))
    armed = boosting(battle, m.hero, do, weapon=m.weapon, special=m.attack.special)
    fitting = [gift for gift in armed if do == "area" or gift.effect.name in names]
    return [gift for gift in fitting if holds(battle, m.hero, gift.effect, m)]


def boost_fits(battle: Battle, m: AttackMoment, card: str) -> bool:
    """Whether a boost or armed skill speaks of this attack, so that it is used up by it.  [NAR-SKS-06]"""
    words = dict.fromkeys(effect.do for effect in _card(battle, card) if effect.on == "boost")
    charge = any(effect.do == "reckless-charge" for effect in _card(battle, card)) and m.weapon and not m.attack.special
    return charge or any(gift.card == card for do in words for gift in _boosts(battle, m, do))


def _card(battle: Battle, card: str) -> tuple[EffectSpec, ...]:
    return tuple(gift.effect for gift in card_effects(battle.library, card))


def _rule(gift: HeldEffect, usual: str) -> str:
    """The rule of the card itself, or the one by which such things count."""
    return usual if gift.rule.startswith("NAR-ACN") else gift.rule
