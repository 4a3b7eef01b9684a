"""Using a skill or an equipment card: what can be used now, what it costs, and what it does (topics ACN, MAG, PRY).

Attacks with weapons, skills and spells are in ``attack``; here is everything else a hero pays AP for on his cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import movement, ways
from horologium.engine.rulesets.nova_aetas.company.gear import suits
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.casting import cast
from horologium.engine.rulesets.nova_aetas.effects.circumstances import holds
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed, kit_of, limit_key, used_up
from horologium.engine.rulesets.nova_aetas.effects.outcomes import candidates, has_candidate
from horologium.engine.rulesets.nova_aetas.effects.workings import Working, arm, blink_cells, work
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Token
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.effects.holdings import Kit
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Hero, Item

NEVER: Final = 99
"""More AP than anybody has."""

PECULIAR: Final = frozenset({"slip-away", "passage", "blink", "rope", "heal", "cure"})
"""Deeds that need more, or less, than somebody to whom they can be done."""

USED_KINDS: Final = ("action", "boost", "spell", "prayer")


@dataclass(frozen=True, slots=True)
class UseOption:
    """Something to use: a skill, a card (by its id and the key of the item), or both for a card that is a spell.

    ``least`` are the AP without which it is of no use: a boost asks for an attack after it.
    """

    key: str
    cost: int
    skill: str = ""
    card: str = ""
    item: str = ""
    least: int = field(default=0, repr=False, compare=False)

    @property
    def source(self) -> UseOption:
        """What is behind it as an action: itself."""
        return self

    @property
    def run(self) -> Callable[[Battle, Hero], Rule[None]]:
        """How it is carried out."""
        return partial(use, option=self)


@dataclass(frozen=True, slots=True)
class Usable:
    """What is known of an option as long as a hero's cards stay the same: its deeds, their range, and its test.

    ``tokens`` are those of his own skill that it takes or gives, ``skill`` is one that is pinned; ``certain``: there is
    always something to work on.
    """

    option: UseOption
    deeds: tuple[EffectSpec, ...]
    tokens: int
    reach: int = 0
    tested: bool = False
    skill: SkillSpec | None = None
    certain: bool = field(init=False)

    def __post_init__(self) -> None:
        certain = [one for one in self.deeds if one.to == "self" and not one.when and one.do not in PECULIAR]
        object.__setattr__(self, "certain", bool(certain) or not self.deeds)


# What can be used ---------------------------------------------------------------------------------------------------


def use_options(battle: Battle, hero: Hero) -> list[UseOption]:
    """The skills and cards the active hero can pay for and that have somebody to work on.

    [NAR-ACN-10, NAR-ACN-12, NAR-SKS-04, NAR-HER-12, NAR-HER-14]
    """
    active = battle.active
    if active is None or active.hero != hero.key:
        return []
    kit, ap = hero.kit or kit_of(battle, hero), active.ap
    paid = kit.usable.get(ap)
    if paid is None:
        usable = usables(battle, hero, kit)
        paid = kit.usable[ap] = [one for one in usable if max(one.option.cost, one.option.least) <= ap]
    found: list[UseOption] = []
    if not paid:
        return found
    unlimited = not (hero.used or hero.statuses or active.boosts or active.bonus)  # nothing could stand against it
    for one in paid:
        may = one.tokens + hero.tokens >= 0 and (unlimited or _allowed(hero, active, one))
        if may and (one.certain or _works(battle, hero, active, one)):
            found.append(one.option)
    return found


def usables(battle: Battle, hero: Hero, kit: Kit) -> list[Usable]:
    """All that a hero's cards let him use at one time or another."""
    return [*_skills(battle, hero, kit), *_cards(battle, hero)]


def _skills(battle: Battle, hero: Hero, kit: Kit) -> Iterator[Usable]:
    for skill in kit.skills:
        if skill.kind in USED_KINDS and skill.attack is None:
            tested = skill.kind in ("spell", "prayer")
            least = skill.cost + (_attack_cost(battle, hero, skill) if skill.kind == "boost" else 0)
            option = UseOption(f"use:{skill.id}", skill.cost, skill=skill.id, least=least)
            yield Usable(option, *_deeds(skill.effects), skill.range, tested, skill)


def _attack_cost(battle: Battle, hero: Hero, skill: SkillSpec) -> int:
    """What the cheapest attack costs with a weapon that a boost speaks of.  [NAR-CBT-06]"""
    names = {effect.name for effect in skill.effects if effect.on == "boost" and effect.do != "area"} - {""}
    names |= {"ranged" for effect in skill.effects if "ranged-attack" in effect.when}
    costs = [NEVER]
    for item in hero.items:
        line = battle.library.item[item.card].attack
        if line is None or item.flipped or item.reload or line.special:
            continue
        if not names or names & {line.kind, "physical-attack", "weapon", "attack"}:
            costs.append(modifiers.attack_cost(battle, hero, item, line))
    return min(costs)


def _cards(battle: Battle, hero: Hero) -> Iterator[Usable]:
    """Cards that lie face up; one that is itself a spell is used like a skill and needs no pin.  [NAR-MAG-08]"""
    for item in hero.items:
        card = battle.library.item[item.card]
        if item.flipped or not suits(hero, card):
            continue
        if card.spell:
            skill = battle.library.skill[card.spell]
            option = UseOption(f"use:{item.key}", skill.cost, skill=skill.id, card=card.id, item=item.key)
            if skill.attack is None:
                yield Usable(option, *_deeds(skill.effects), skill.range, tested=True)
        elif any(effect.on in ("use", "boost") for effect in card.effects):
            option = UseOption(f"use:{item.key}", card.cost, card=card.id, item=item.key)
            yield Usable(option, *_deeds(card.effects))


def _deeds(effects: Sequence[EffectSpec]) -> tuple[tuple[EffectSpec, ...], int]:
    """What a use does, and how many tokens of the own skill that takes or gives."""
    deeds = tuple(effect for effect in effects if effect.on == "use")
    return deeds, sum(effect.amount for effect in deeds if effect.do == "tokens")


def _allowed(hero: Hero, active: Activation, one: Usable) -> bool:
    """Whether something may be used again, is not armed already, and a boost has an attack to join.

    [NAR-ACN-10, NAR-CBT-06, NAR-CBT-07]
    """
    skill = one.skill
    if skill is None:
        return one.tested or one.option.card not in active.bonus
    if skill.id in active.boosts or skill.id in active.bonus:
        return False
    if skill.limit and used_up(hero, skill.limit, skill.id):
        return False
    return skill.kind != "boost" or "blind" not in hero.statuses


def _works(battle: Battle, hero: Hero, active: Activation, one: Usable) -> bool:
    """Whether at least one deed has an object."""
    for effect in one.deeds:
        if effect.when and not holds(battle, hero, effect):
            continue
        if effect.do not in PECULIAR:
            found = has_candidate(battle, hero, effect, one.reach)
        else:
            found = _has_object(battle, hero, active, effect, one.reach, tested=one.tested)
        if found:
            return True
    return False


def _has_object(
    battle: Battle, hero: Hero, active: Activation, effect: EffectSpec, reach: int, *, tested: bool
) -> bool:
    """Whether a deed of these has something to work on; a spell may be cast for its symbols alone."""
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
            return any(name in model.statuses for model in found if not isinstance(model, Token) for name in names)
        case _:
            return has_candidate(battle, hero, effect, reach)


# Using it -----------------------------------------------------------------------------------------------------------


def use(battle: Battle, hero: Hero, option: UseOption) -> Rule[None]:
    """Pay for a skill or card, let it work, move the token; single-use cards are flipped, consumables are gone.

    [NAR-ACN-10, NAR-ACN-12, NAR-HAC-07, NAR-EQP-17]
    """
    item = next((item for item in hero.items if item.key == option.item), None)
    verbs.pay(battle, option.cost)
    skill = battle.library.skill[option.skill] if option.skill else None
    if not battle.journal.quiet:
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
        verbs.advance(battle, option.cost, hero)


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
        cards_changed(hero)
        battle.stock.append(item.card)
    elif card.used_up:
        hero.items.remove(item)
        cards_changed(hero)
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
