"""Hero sheets and enemy cards as a screen shows them: numbers with their reasons, cards and how they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.view import CardView, Reason, Stat
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.screen import labels
from horologium.engine.rulesets.nova_aetas.state import HEROES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.specs import EnemySpec, EquipmentSpec, SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Item

CHARACTERISTICS: Final = ("rapidity", "precision", "physical", "mind", "health")
LIMITS: Final = ("activation", "mission", "mission-twice")


def hero_stats(battle: Battle, hero: Hero) -> Iterator[Stat]:
    """The five Characteristics with their reasons.  [NAR-HER-01, NAR-HER-07]"""
    spec = next((spec for spec in battle.library.heroes if spec.id == hero.key), None)
    for name in CHARACTERISTICS:
        now: int = getattr(hero, name)
        printed: int = now if spec is None else getattr(spec, name)
        health = name == "health"
        value = modifiers.max_health(battle, hero) if health else modifiers.characteristic(battle, hero, name)
        parts = (
            Reason(printed, "sheet", "NAR-HER-01"),
            Reason(now - printed, "cubes", "NAR-HER-07"),
            Reason(value - now, "injuries and equipment", "NAR-INJ-02"),
        )
        reasons = tuple(part for part in parts if part.amount)
        yield Stat(hero.key, name, labels.title(name), value, reasons, labels.CHARACTERISTIC_RULES[name])


def hero_cards(battle: Battle, hero: Hero) -> Iterator[CardView]:
    """Pinned skills, equipment and injuries.  [NAR-HER-12, NAR-EQP-17, NAR-INJ-01]"""
    library = battle.library
    for name in hero.skills:
        yield _skill(library.skill[name], hero)
    for item in hero.items:
        yield _item(library.item[item.card], item, hero)
    for name in hero.injuries:
        spec = library.injury[name]
        yield CardView(spec.id, HEROES, spec.name, "NAR-INJ-01", hero.key, "injury", "", spec.text)


def _skill(spec: SkillSpec, hero: Hero) -> CardView:
    text = spec.text or (labels.hero_attack(spec.attack) if spec.attack else "")
    rule = spec.rules[0] if spec.rules else "NAR-HER-12"
    used = spec.limit in LIMITS and hero.used.get(spec.id, 0) >= (2 if spec.limit == "mission-twice" else 1)
    return CardView(spec.id, HEROES, spec.name, rule, hero.key, f"skill {spec.colour}", "used" if used else "", text)


def _item(spec: EquipmentSpec, item: Item, hero: Hero) -> CardView:
    state = "flipped" if item.flipped else "reload" if item.reload else ""
    rule = "NAR-EQP-17" if item.flipped else "NAR-TOK-06" if item.reload else "NAR-EQP-07"
    text = spec.text or (labels.hero_attack(spec.attack) if spec.attack else "")
    return CardView(item.key, HEROES, spec.name, rule, hero.key, spec.category, state, text)


def enemy_stats(spec: EnemySpec) -> Iterator[Stat]:
    """The numbers on an enemy card.  [NAR-ENY-02, NAR-ENY-03]"""
    for name, rule in (
        ("rapidity", "NAR-ENY-02"),
        ("control", "NAR-ENY-03"),
        ("physical", "NAR-HAT-02"),
        ("mental", "NAR-HAT-02"),
        ("health", "NAR-OUT-01"),
    ):
        yield Stat(spec.id, name, labels.title(name), getattr(spec, name), (), rule)


def enemy_cards(spec: EnemySpec) -> Iterator[CardView]:
    """The attack lines and the skills of an enemy card.  [NAR-DEF-09, NAR-ENY-07]"""
    for number, attack in enumerate(spec.attacks, 1):
        text = labels.enemy_attack(attack)
        yield CardView(f"{spec.id}-attack-{number}", "", text, "NAR-DEF-09", spec.id, "attack", "", "")
    for found in spec.keywords:
        rule = labels.KEYWORD_RULES[found.name]
        yield CardView(f"{spec.id}-{found.name}", "", labels.keyword(found), rule, spec.id, "keyword", "", "")
