"""Using a skill or an equipment card: what can be used now, what it costs, and what it does (topics ACN, MAG, PRY).

Attacks with weapons, skills and spells are in ``attack``; here is everything else a hero pays AP for on his cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas import modifiers, movement, verbs, ways
from horologium.engine.rulesets.nova_aetas.casting import cast
from horologium.engine.rulesets.nova_aetas.circumstances import holds
from horologium.engine.rulesets.nova_aetas.holdings import limit_key, skills_of, used_up
from horologium.engine.rulesets.nova_aetas.outcomes import candidates
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE
from horologium.engine.rulesets.nova_aetas.workings import Working, arm, blink_cells, work

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec, SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Hero, Item

USED_KINDS: Final = ("action", "boost", "spell", "prayer")


@dataclass(frozen=True, slots=True)
class UseOption:
    """Something to use: a skill, a card (by its id and the key of the item), or both for a card that is a spell."""

    key: str
    cost: int
    skill: str = ""
    card: str = ""
    item: str = ""


# What can be used ---------------------------------------------------------------------------------------------------


def use_options(battle: Battle, hero: Hero) -> list[UseOption]:
    """The skills and cards the active hero can pay for and that have somebody to work on.

    [NAR-ACN-10, NAR-ACN-12, NAR-SKS-04, NAR-HER-12, NAR-HER-14]
    """
    active = battle.active
    if active is None or active.hero != hero.key:
        return []
    found = [*_skills(battle, hero, active), *_cards(battle, hero, active)]
    return [option for option in found if option.cost <= active.ap]


def _skills(battle: Battle, hero: Hero, active: Activation) -> Iterator[UseOption]:
    for name in skills_of(battle, hero):
        skill = battle.library.skill[name]
        if skill.kind in USED_KINDS and skill.attack is None and _usable(battle, hero, active, skill):
            yield UseOption(f"use:{name}", skill.cost, skill=name)


def _usable(battle: Battle, hero: Hero, active: Activation, skill: SkillSpec) -> bool:
    """Whether a skill may be used again, is not armed already, and does something.  [NAR-ACN-10, NAR-CBT-07]"""
    if used_up(hero, skill.limit, skill.id) or skill.id in (*active.boosts, *active.bonus):
        return False
    if skill.kind == "boost" and not _can_attack(battle, hero, active.ap - skill.cost, skill):
        return False
    return _works(battle, hero, active, skill.effects, skill.range, tested=skill.kind in ("spell", "prayer"))


def _can_attack(battle: Battle, hero: Hero, ap: int, skill: SkillSpec) -> bool:
    """Whether the hero has a weapon that the boost speaks of and the AP left to use it.  [NAR-CBT-06]"""
    names = {effect.name for effect in skill.effects if effect.on == "boost" and effect.do != "area"} - {""}
    names |= {"ranged" for effect in skill.effects if "ranged-attack" in effect.when}
    if "blind" in hero.statuses:
        return False
    for item in hero.items:
        line = battle.library.item[item.card].attack
        if line is None or item.flipped or item.reload or line.special:
            continue
        fits = not names or names & {line.kind, "physical-attack", "weapon", "attack"}
        if fits and modifiers.attack_cost(battle, hero, item, line) <= ap:
            return True
    return False


def _cards(battle: Battle, hero: Hero, active: Activation) -> Iterator[UseOption]:
    for item in hero.items:
        card = battle.library.item[item.card]
        if item.flipped or (card.family or hero.family) != hero.family:
            continue
        option = (
            _spell_card(battle, hero, active, item, card) if card.spell else _plain_card(battle, hero, active, item)
        )
        if option:
            yield option


def _spell_card(battle: Battle, hero: Hero, active: Activation, item: Item, card: EquipmentSpec) -> UseOption | None:
    """A card that is itself a spell is used like a skill and needs no pin.  [NAR-MAG-08]"""
    skill = battle.library.skill[card.spell]
    if skill.attack is not None or not _works(battle, hero, active, skill.effects, skill.range, tested=True):
        return None
    return UseOption(f"use:{item.key}", skill.cost, skill=skill.id, card=card.id, item=item.key)


def _plain_card(battle: Battle, hero: Hero, active: Activation, item: Item) -> UseOption | None:
    card = battle.library.item[item.card]
    used = any(effect.on in ("use", "boost") for effect in card.effects)
    if not used or card.id in active.bonus or not _works(battle, hero, active, card.effects, 0):
        return None
    return UseOption(f"use:{item.key}", card.cost, card=card.id, item=item.key)


def _works(
    battle: Battle, hero: Hero, active: Activation, effects: Sequence[EffectSpec], reach: int, *, tested: bool = False
) -> bool:
    """Whether every deed can be paid for and at least one has an object."""
    deeds = [effect for effect in effects if effect.on == "use"]
    if sum(effect.amount for effect in deeds if effect.do == "tokens") + hero.tokens < 0:
        return False
    if not deeds:
        return True
    return any(_has_object(battle, hero, active, effect, reach, tested=tested) for effect in deeds)


def _has_object(
    battle: Battle, hero: Hero, active: Activation, effect: EffectSpec, reach: int, *, tested: bool
) -> bool:
    """Whether an effect has something to work on where the hero stands; a spell may be cast for its symbols alone."""
    if not holds(battle, hero, effect):
        return False
    match effect.do:
        case "slip-away":
            return active.engaged and bool(movement.disengage_cells(battle, hero))
        case "passage":
            return not active.free_passage
        case "blink":
            return bool(blink_cells(battle, hero, effect.range))
        case "rope":
            return bool(ways.ropes(battle, hero))
        case "heal" if not tested:
            return any(model.wounds for model in candidates(battle, hero, [effect], reach))
        case "cure" if not tested:
            names = effect.name.split() or NEGATIVE
            found = candidates(battle, hero, [effect], reach)
            return any(name in model.statuses for model in found for name in names)
        case _:
            return bool(candidates(battle, hero, [effect], reach))


# Using it -----------------------------------------------------------------------------------------------------------


def use(battle: Battle, hero: Hero, option: UseOption) -> Rule[None]:
    """Pay for a skill or card, let it work, move the token; single-use cards are flipped, consumables are gone.

    [NAR-ACN-10, NAR-ACN-12, NAR-HAC-07, NAR-EQP-17]
    """
    item = next((item for item in hero.items if item.key == option.item), None)
    verbs.pay(battle, option.cost)
    skill = battle.library.skill[option.skill] if option.skill else None
    _note(battle, hero, option)
    if item is not None:
        _use_card(battle, hero, item)
    if skill is not None:
        yield from _use_skill(battle, hero, skill)
    elif item is not None:
        card = battle.library.item[item.card]
        yield from work(battle, hero, card.effects, "NAR-ACN-12", Working())
        arm(battle, card.id, card.effects, boost=False)
    if not hero.ko:
        verbs.advance(battle, option.cost)


def _note(battle: Battle, hero: Hero, option: UseOption) -> None:
    what = option.skill if not option.card else option.card
    rule = "NAR-ACN-12" if option.card else "NAR-ACN-10"
    battle.journal.note("uses", rule, figure=hero.key, card=what, ap=option.cost)


def _use_card(battle: Battle, hero: Hero, item: Item) -> None:
    """A consumable leaves the company, a single-use card is flipped, a rope stays where it hangs.

    [NAR-EQP-17, NAR-MIS-15, NAR-MIS-28]
    """
    card = battle.library.item[item.card]
    if any(effect.do == "rope" for effect in card.effects):
        hero.items.remove(item)
        battle.stock.append(item.card)
    elif card.used_up:
        hero.items.remove(item)
        battle.journal.note("used-up", "NAR-MIS-15", figure=hero.key, item=card.name)
    elif card.flip:
        verbs.flip(battle, hero, item)


def _use_skill(battle: Battle, hero: Hero, skill: SkillSpec) -> Rule[None]:
    """Count a limited skill, cast it if it is a spell or prayer, arm it if it is for later, else let it work."""
    if skill.limit:
        key = limit_key(skill.limit, skill.id)
        hero.used[key] = hero.used.get(key, 0) + 1
    rule = skill.rules[0] if skill.rules else "NAR-ACN-10"
    if skill.kind in ("spell", "prayer"):
        yield from cast(battle, hero, skill)
        return
    yield from work(battle, hero, skill.effects, rule, Working(reach=skill.range))
    arm(battle, skill.id, skill.effects, boost=skill.kind == "boost")
