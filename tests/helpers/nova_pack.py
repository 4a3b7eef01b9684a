"""A tiny pack of Nova Aetas in memory: two heroes, their classes and gear, a guard, one tile, one mission."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from helpers.nova import enemy_spec
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    EnemyPlace,
    Goal,
    MissionCondition,
    MissionSpec,
    TilePlace,
)
from horologium.engine.rulesets.nova_aetas.specs import (
    AttackSpec,
    ClassSpec,
    Cubes,
    Diamonds,
    EffectSpec,
    EquipmentSpec,
    HeroEntry,
    HeroSpec,
    InjurySpec,
    ReagentSpec,
    SkillSpec,
    TileSpec,
)

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.state import Options

COLOURS: Any = ("attack", "attack", "defence", "defence", "support", "movement")
SWORD = AttackSpec("melee")

SKILLS = {
    f"{name}-{number}": SkillSpec(f"{name}-{number}", f"{name.title()} {number}", colour=colour)
    for name in ("squire", "knight", "captain", "hunter")
    for number, colour in enumerate(COLOURS, 1)
} | {"perfect": SkillSpec("perfect", "Perfect Strike")}


def _class(name: str, family: Any, diamonds: Diamonds, advanced: bool) -> ClassSpec:
    skills = tuple(f"{name}-{number}" for number in range(1, 7))
    return ClassSpec(name, name.title(), family, skills, diamonds, advanced)


CLASSES = {
    "squire": _class("squire", "warrior", Diamonds(), advanced=False),
    "knight": _class("knight", "warrior", Diamonds(1, 3, 1, 1), advanced=True),
    "captain": _class("captain", "warrior", Diamonds(3, 1, 1, 1), advanced=True),
    "hunter": _class("hunter", "scout", Diamonds(), advanced=False),
}

EQUIPMENT = {
    card.id: card
    for card in (
        EquipmentSpec("sword", "Sword", "hand", 1, "weapon", hero="valerio", attack=SWORD),
        EquipmentSpec("buckler", "Buckler", "hand", 1, "shield", hero="valerio", flip=True),
        EquipmentSpec("jack", "Padded Jack", "armour", category="armour"),
        EquipmentSpec("bow", "Bow", "hand", 2, "weapon", attack=AttackSpec("ranged", least=2, most=6)),
        EquipmentSpec("cloak", "Cloak", "armour", category="armour"),
        EquipmentSpec("hooks", "Hooks", "accessory"),
        EquipmentSpec("flail", "Flail", "hand", 1, "weapon", family="warrior", attack=SWORD),
        EquipmentSpec("ring", "Ring", "accessory"),
    )
}

HEROES = {
    "valerio": HeroSpec(
        "valerio", "Valerio", 5, 2, 4, 2, 8, "squire", Cubes(1, 1, 2, 1, 2), ("knight", "captain"), "perfect",
        ("hunter-5",), ("sword", "buckler", "jack"),
    ),
    "sofia": HeroSpec("sofia", "Sofia", 5, 3, 3, 3, 6, "hunter", equipment=("bow", "cloak", "hooks")),
}  # fmt: skip

INJURIES = {
    "ribs": InjurySpec(
        "ribs", "Cracked Ribs", 2, (EffectSpec("characteristic", on="always", amount=-2, name="health"),)
    ),
    "limp": InjurySpec("limp", "Limp", 2, (EffectSpec("characteristic", on="always", amount=-1, name="rapidity"),)),
}

CONTENT: dict[str, dict[str, Any]] = {
    "heroes": HEROES,
    "classes": CLASSES,
    "skills": SKILLS,
    "equipment": EQUIPMENT,
    "enemies": {
        "guard": enemy_spec("guard", keywords=()),
        "nun": enemy_spec("nun", rapidity=4),
        "captain": enemy_spec("captain", rank="leader", health=10),
    },
    "injuries": INJURIES,
    "reagents": {"ring": ReagentSpec("ring", "Copper Ring", "pecunia", 8, 2)},
    "tiles": {
        "field": TileSpec("field", "Field", ("........",) * 8),
        "house": TileSpec("house", "House", ("........", ".bt.....", "..##....", "..##....") + ("........",) * 4),
    },
}

MISSION = MissionSpec(
    id="skirmish",
    name="Skirmish",
    start="8:00",
    end="9:00",
    tiles=(TilePlace("field"),),
    heroes_at=("C8", "D8", "E8", "F8"),
    enemies=(EnemyPlace("guard", ("D2", "E2", "F2")),),
    goals=(Goal("all-slain", (MissionCondition("all-defeated"),)),),
    party=(HeroEntry("valerio"), HeroEntry("sofia")),
)


def pack(**changes: Any) -> dict[str, dict[str, Any]]:
    """The content with other entries beside or instead of its own."""
    return {kind: {**entries, **changes.get(kind, {})} for kind, entries in CONTENT.items()} | {
        kind: entries for kind, entries in changes.items() if kind not in CONTENT
    }


def skirmish(**changes: Any) -> MissionSpec:
    """The mission with other fields."""
    return replace(MISSION, **changes)


def setup(*party: HeroEntry, options: Options | None = None, **changes: Any) -> Setup:
    """The mission with a party, or with its own."""
    return Setup(skirmish(**changes), CONTENT, party, options)
