"""The kinds of cards of the game, and the words that stand on them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.kinds import ACHIEVEMENT, CardKind, Prompts, Word
from horologium.engine.core.speech import later

if TYPE_CHECKING:
    from collections.abc import Mapping

KINDS: Final = (
    CardKind("enemy", Word(later("Enemy"), later("Enemies")), "swords", "foe", "enemies"),
    CardKind(
        "equipment",
        Word(later("Equipment"), later("Equipment")),
        "shield",
        "ware",
        "equipment",
        held=True,
        prompts=Prompts(
            owned=later("Add equipment…"),
            found=later("Add equipment for the common stock…"),
            borne=later("Add equipment of {name}…"),
            stock_title=later("Equipment in stock"),
        ),
    ),
    CardKind(
        "reagent",
        Word(later("Reagent"), later("Reagents")),
        "crate",
        "ware",
        "reagents",
        idle=later("No recipe of yours needs it."),
        stays=later("{item} is a reagent: it stays in the common stock"),
        prompts=Prompts(owned=later("Add a reagent…"), found=later("Add a reagent that was kept…")),
    ),
    CardKind(
        "skill",
        Word(later("Skill"), later("Skills")),
        "book",
        "lesson",
        "skills",
        prompts=Prompts(
            borne=later("Add a skill of {name}…"),
            ready=later("Add a pinned skill of {name}…"),
            ready_title=later("Pinned"),
        ),
    ),
    CardKind(
        "injury",
        Word(later("Injury"), later("Injuries")),
        "bandage",
        "condition",
        "injuries",
        prompts=Prompts(found=later("Add an injury…"), borne=later("Add an injury of {name}…")),
    ),
    CardKind(
        "recipe",
        Word(later("Recipe"), later("Recipes")),
        "scroll",
        "knowledge",
        "equipment",
        meant=lambda spec: bool(spec.formula),  # [NAR-EQP-14]
        told=later("the recipe {name}"),
        new=Word(later("New recipe: {cards}."), later("New recipes: {cards}.")),
        prompts=Prompts(owned=later("Add a recipe…"), found=later("Add a recipe…")),
    ),
    ACHIEVEMENT,
    CardKind("hero", Word(later("Hero"), later("Heroes")), "person", "member", "heroes"),
    CardKind("class", Word(later("Class"), later("Classes")), "seal", "grade", "classes"),
)

SORTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "weapon": later("Weapon"),
        "shield": later("Shield"),
        "armour": later("Armour"),
        "helmet": later("Headgear"),
        "accessory": later("Accessory"),
        "scroll": later("Scroll"),
        "consumable": later("Consumable"),
        "key": later("Keepsake"),
        "injury": later("Injury"),
        "reagent pecunia": later("Reagent · Pecunia"),
        "reagent alchemia": later("Reagent · Alchemia"),
        "reagent elementum": later("Reagent · Elementum"),
        "skill attack": later("Skill · Attack"),
        "skill defence": later("Skill · Defence"),
        "skill support": later("Skill · Support"),
        "skill movement": later("Skill · Movement"),
        "troop": later("Troop"),
        "elite": later("Elite"),
        "leader": later("Leader"),
        "monster": later("Monster"),
        "rome": later("Rome"),
        "venice": later("Venice"),
        "primaevi": later("Primaevi"),
        "mercenaries": later("Mercenaries"),
    }
)
"""What stands below the name of a card, and the ranks and factions of enemies."""
