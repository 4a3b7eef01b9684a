"""Cards as they are printed: skills, equipment, injuries, reagents and enemies, without a battle around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import CardView
from horologium.engine.rulesets.nova_aetas.company.gear import made_for
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.views import labels

if TYPE_CHECKING:
    from horologium.engine.core.consequences import CardRef
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EnemySpec, EquipmentSpec, SkillSpec


def face(content: Content, ref: CardRef) -> CardView:
    """A card of the pack."""
    card = ref.id
    match ref.kind:
        case "skill":
            return skill_face(content["skills"][card])
        case "equipment" | "recipe":
            return item_face(content, content["equipment"][card])
        case "injury":
            injury = content["injuries"][card]
            return CardView(card, "", injury.name, "NAR-INJ-01", "", "injury", "", injury.text)
        case "reagent":
            reagent = content["reagents"][card]
            return CardView(card, "", reagent.name, "NAR-REA-09", "", f"reagent {reagent.deck}")
        case "class":
            return CardView(card, "", content["classes"][card].name, "NAR-HER-16", kind="class")
        case "enemy":
            return enemy_face(content["enemies"][card])
        case "hero":
            hero = content["heroes"][card]
            return CardView(card, "", hero.name, "NAR-HER-01", kind="hero", text=hero.text)
        case _:
            return CardView(card, "", card, kind=ref.kind)


def skill_face(spec: SkillSpec) -> CardView:
    """A skill: its colour is part of its kind."""
    return CardView(
        key=spec.id,
        seat="",
        label=spec.name,
        rule=spec.rules[0] if spec.rules else "NAR-HER-12",
        kind=f"skill {spec.colour}",
        text=printed(spec.attack, spec.text, TEXTS[f"limit.{spec.limit}"] if spec.limit else ""),
        cost=None if spec.kind == "passive" else spec.attack.cost if spec.attack else spec.cost,
    )


def item_face(content: Content, spec: EquipmentSpec) -> CardView:
    """An equipment card; a scroll shows the spell that is written on it.  [NAR-EQP-07, NAR-EQP-12, NAR-EQP-13]"""
    attack = spec.attack or (content["skills"][spec.spell].attack if spec.spell else None)
    whom = made_for(content, spec)
    return CardView(
        key=spec.id,
        seat="",
        label=spec.name,
        rule="NAR-EQP-07",
        kind=spec.category,
        text=printed(attack, spec.text, TEXTS["card.made-for"].format(whom=whom) if whom else ""),
        slot=spec.slot,
        cost=attack.cost if attack else spec.cost or None,
    )


def enemy_face(spec: EnemySpec) -> CardView:
    """An enemy card: its numbers, attack lines, skills and loot, one below the other.  [NAR-ENY-01, NAR-DEF-09]"""
    names = ("rapidity", "control", "physical", "mental", "health")
    numbers = ", ".join(f"{labels.title(name)} {getattr(spec, name)}" for name in names)
    attacks = [labels.enemy_attack(attack) for attack in spec.attacks]
    keywords = ", ".join(labels.keyword(found) for found in spec.keywords)
    decks = {"pecunia": spec.loot.pecunia, "alchemia": spec.loot.alchemia, "elementum": spec.loot.elementum}
    loot = [TEXTS["loot"].format(count=count, deck=labels.title(deck)) for deck, count in decks.items() if count]
    skills = [labels.enemy_skill(skill) for skill in spec.skills]
    lines = [numbers, *attacks, *skills, keywords, ", ".join(loot), spec.text]
    kind = f"enemy {spec.rank} {spec.faction}"
    return CardView(spec.id, "", spec.name, "NAR-ENY-01", "", kind, "", "\n".join(filter(None, lines)))


def printed(attack: AttackSpec | None, *parts: str) -> str:
    """The attack line, then what the card says."""
    lines = (labels.hero_attack(attack) if attack else "", *parts)
    return "\n".join(line for line in lines if line)
