"""What cards and skills are worth to a hero, at the rough judgement of somebody who plays without a plan."""

from __future__ import annotations

from math import comb
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.rulesets.nova_aetas.company.members import own_class, sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.campaign import Member
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, SkillSpec

CHARACTERISTIC: Final[Mapping[str, str]] = MappingProxyType({"melee": "physical", "ranged": "precision"})
"""With which characteristic weapons attack; all else attacks with the mind."""
WOUND: Final = 64
"""What a wound is worth that an attack promises, shared among its action points and one for the way."""
AREAS: Final[Mapping[str, int]] = MappingProxyType({"explosion": 4, "breath": 4, "wave": 4, "sweep": 4, "cross": 5})
"""An attack that strikes several is worth so many parts more; one that strikes two in a line, little."""
LINE: Final = 12
SYMBOLS: Final[Mapping[str, int]] = MappingProxyType({"symbols": 3, "and": 6})
"""A symbol on a die brings such a part of a wound, two symbols less."""
SELDOM: Final = 3
"""An attack that can be made twice in a mission is worth so many times less."""
OWN_KIND: Final = 12
"""What it is worth that a weapon is of the kind with which its bearer began."""
SIDE_ARM: Final = 16
"""A second attack is worth so much less."""
RELOAD: Final = 2
"""The action points that a shot costs once more."""
KEYWORDS: Final[Mapping[str, int]] = MappingProxyType({"reload": 0, "weak": 0})
KEYWORD: Final = 4
REACH: Final = 4
CONSUMABLES: Final = 2
USED_UP: Final = 3
"""What is used up is worth little, and more than so many are of no use."""
DICE: Final[Mapping[str, int]] = MappingProxyType(
    {"physical-defence": 10, "mind-defence": 3, "rapidity": 8, "attack": 4, "melee": 5, "ranged": 5}
)
GAINS: Final[Mapping[str, int]] = MappingProxyType({"recovery": 6, "start": 3, "use": 12})
VERBS: Final[Mapping[str, int]] = MappingProxyType(
    {"ignore-first-wound": 12, "heals-more": 4, "reroll": 3, "coins": 1, "heal": 1, "range": 3, "spell-needs": -10}
)
STRIDE: Final = 6
"""A limit of movement is felt below this."""
HEAVY: Final = 6
COLOURS: Final[Mapping[str, int]] = MappingProxyType({"attack": 6, "defence": 5, "support": 4, "movement": 3})
ADVANCED: Final = 4
ALWAYS: Final = 2
HEALING: Final = 2
AIDS: Final[Mapping[str, int]] = MappingProxyType({"dice": 3, "reroll": 1})
"""What a skill is worth for the attacks of its bearer; for other attacks it is worth nothing."""
IDLE: Final = -5
HARMLESS: Final = -8
GUARDS: Final[Mapping[str, int]] = MappingProxyType({"dice": 4, "reroll": 2})
DEFENCES: Final = ("physical-defence", "defence")
HELPED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "melee": ("melee", "attack", "physical-attack"),
        "ranged": ("ranged", "attack", "physical-attack"),
        "magic": ("spell", "attack"),
        "prayer": ("prayer", "attack"),
    }
)
"""By which names an attack of a kind is helped."""
ATTACKS: Final = ("melee", "ranged", "attack", "physical-attack", "spell", "prayer")


class Promise(NamedTuple):
    """What an attack promises, and of which kind it is."""

    worth: int
    kind: str


def outfit(content: Content, member: Member, cards: Sequence[str]) -> int:
    """How well a member is equipped with these cards: the best attack, defence, and what else helps.

    A second copy of a card is worth nothing beside its attack.
    """
    items: list[EquipmentSpec] = [content["equipment"][card] for card in cards]
    worn = [item for item in items if not item.used_up]
    spent = [min(USED_UP, _used_up(item)) for item in items if item.used_up]
    attacks = sorted((each.worth for each in _attacks(content, member, worn)), reverse=True)
    fighting = attacks[0] + sum(attacks[1:]) // SIDE_ARM if attacks else 0
    things = sum(_thing(content, member, item) for item in {item.id: item for item in worn}.values())
    return fighting + things + sum(sorted(spent)[-CONSUMABLES:])


def merit(content: Content, member: Member, cards: Sequence[str], skill: str) -> int:
    """What a skill is worth beside those that are pinned: attack and defence first, of an advanced class more."""
    spec: SkillSpec = content["skills"][skill]
    first = content["classes"][sheet(content, member).starting_class].skills
    worth = COLOURS[spec.colour] + (0 if skill in first else ADVANCED)
    heals = any(effect.do == "heal" for effect in spec.effects)
    worth += (ALWAYS if spec.kind == "passive" else 0) + (HEALING if heals else 0)
    items: list[EquipmentSpec] = [content["equipment"][card] for card in cards]
    best = max(_attacks(content, member, items), default=Promise(0, ""))
    return worth + _striking(content, member, spec, items, best) + _aid(spec, best)


def _striking(content: Content, member: Member, skill: SkillSpec, items: Sequence[EquipmentSpec], best: Promise) -> int:
    """By how much a skill betters the best attack; what can be done twice only is worth less."""
    if skill.attack is None:
        return 0
    more = _promise(content, member, skill, items).worth - best.worth
    return max(0, more) // (SELDOM if skill.limit else 1)


def _aid(skill: SkillSpec, best: Promise) -> int:
    """What a skill does for the best attack, or in defence; nothing if it is made for other weapons."""
    aimed = [effect for effect in skill.effects if effect.do in (*AIDS, "keyword") and effect.name in ATTACKS]
    mine = [effect for effect in aimed if effect.name in HELPED.get(best.kind, ())]
    if aimed and not mine:
        return IDLE
    if any(effect.keyword is not None and effect.keyword.name == "harmless" for effect in skill.effects):
        return HARMLESS
    guards = sum(GUARDS.get(effect.do, 0) * effect.amount for effect in skill.effects if effect.name in DEFENCES)
    return sum(AIDS.get(effect.do, 0) * effect.amount for effect in mine) + guards


def _attacks(content: Content, member: Member, items: Sequence[EquipmentSpec]) -> Iterator[Promise]:
    """What the weapons and the attacking spells and prayers of a member promise."""
    kinds = [content["equipment"][card].attack for card in sheet(content, member).equipment]
    own = [attack.kind for attack in kinds if attack is not None]
    for item in items:
        if item.attack is not None and not item.used_up:
            worth = _attack(content, member, item.attack, 0) + (OWN_KIND if item.attack.kind in own else 0)
            yield Promise(worth, item.attack.kind)
    for skill in _pinned(content, member):
        if skill.attack is not None and skill.kind in ("spell", "prayer"):
            yield _promise(content, member, skill, items)


def _promise(content: Content, member: Member, skill: SkillSpec, items: Sequence[EquipmentSpec]) -> Promise:
    """What the attack of a skill promises with the help of these cards."""
    assert skill.attack is not None
    different = {item.id: item for item in items}.values()
    helped = sum(effect.amount for item in different for effect in item.effects if _helps(effect, skill))
    own = OWN_KIND if skill.kind in ("spell", "prayer") else 0
    return Promise(_attack(content, member, skill.attack, helped) + own, skill.attack.kind)


def _attack(content: Content, member: Member, attack: AttackSpec, more: int) -> int:
    name = CHARACTERISTIC.get(attack.kind, "mind")
    printed: int = getattr(sheet(content, member), name)
    dice = printed + dict(member.raises).get(name, 0) + attack.dice + more
    keywords = sum(KEYWORDS.get(keyword.name, KEYWORD) for keyword in attack.keywords)
    slow = RELOAD if _has(attack, "reload") else 0
    worth = _wounds(attack, max(1, dice)) // (attack.cost + slow + 1) + keywords + (REACH if attack.most > 1 else 0)
    return worth + (worth // AREAS.get(attack.area, LINE) if attack.area else 0)


def _has(attack: AttackSpec, keyword: str) -> bool:
    return any(each.name == keyword for each in attack.keywords)


def _wounds(attack: AttackSpec, dice: int) -> int:
    """The wounds that so many dice promise, if every second one is a success; symbols of a spell bring some more."""
    caps = [effect.amount for effect in attack.effects if effect.do == "most-wounds"]
    most = min([dice, *caps, *([1] if _has(attack, "weak") else [])])
    total = sum(comb(dice, hits) * min(most, _dealt(attack, hits)) for hits in range(1, dice + 1))
    bonus = [effect.on for effect in attack.effects if effect.do == "wound" and effect.on in SYMBOLS]
    return (WOUND * total >> dice) + sum(WOUND // SYMBOLS[on] for on in bonus)


def _dealt(attack: AttackSpec, hits: int) -> int:
    """A spell has fixed wounds if it has the successes it needs; other attacks count theirs.  [NAR-MAG-02]"""
    if attack.kind == "magic":
        return attack.wounds if hits >= max(1, attack.needs) else 0
    return -(-hits // attack.every) * attack.per_success


def _pinned(content: Content, member: Member) -> list[SkillSpec]:
    return [content["skills"][skill] for skill in member.ready]


def _helps(effect: EffectSpec, skill: SkillSpec) -> bool:
    return effect.do == "dice" and effect.name == skill.kind


def _used_up(item: EquipmentSpec) -> int:
    """What a card is worth that serves once: wounds that it heals, or an attack."""
    return sum(effect.amount for effect in item.effects if effect.do == "heal") + (USED_UP if item.attack else 0)


def _thing(content: Content, member: Member, item: EquipmentSpec) -> int:
    """What a card does beside attacking; a little for its price."""
    kinds = [skill.kind for skill in _pinned(content, member)]
    mine = item.class_change == own_class(content, member).id
    return sum(_effect(effect, kinds) for effect in item.effects) + item.price // 20 + (ADVANCED if mine else 0)


def _effect(effect: EffectSpec, kinds: Sequence[str]) -> int:
    match effect.do:
        case "dice" | "reroll" if effect.name in ("spell", "prayer"):
            return kinds.count(effect.name) * 2
        case "dice":
            return DICE.get(effect.name, 0) * effect.amount
        case "gain":
            return GAINS.get(effect.on, 2)
        case "movement-limit":
            return HEAVY * min(0, effect.amount - STRIDE)
        case _:
            return VERBS.get(effect.do, 0) * effect.amount
