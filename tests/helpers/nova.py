"""Small positions of Nova Aetas, set by hand: a map in rows, heroes and enemies on named squares."""

from __future__ import annotations

from typing import Any

from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.fight.dice import D8
from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec, TilePlace
from horologium.engine.rulesets.nova_aetas.specs import (
    EnemyAttackSpec,
    EnemySpec,
    EquipmentSpec,
    HeroSpec,
    InjurySpec,
    KeywordSpec,
    ReagentSpec,
    SkillSpec,
    TileSpec,
)
from horologium.engine.rulesets.nova_aetas.state import (
    Activation,
    Battle,
    Enemy,
    Group,
    Hero,
    Item,
    Options,
    Scenery,
)

PLAIN = ("........", "........", "........", "........", "........", "........", "........", "........")


def faces(*numbers: int) -> tuple[str, ...]:
    """The faces with these numbers, symbols included."""
    return tuple(D8.faces[number - 1] for number in numbers)


def keyword(name: str, value: int = 0, symbol: Any = None, status: Any = None) -> KeywordSpec:
    """A keyword."""
    return KeywordSpec(name, value, symbol, status)  # type: ignore[arg-type]


def enemy_spec(card: str = "guard", **changes: Any) -> EnemySpec:
    """An enemy card: by default a plain melee troop."""
    values: dict[str, Any] = {
        "id": card, "name": card.title(), "faction": "rome", "rank": "troop", "rapidity": 5, "control": 5,
        "physical": 5, "mental": 5, "health": 3, "attacks": (EnemyAttackSpec(hits=3, difficulty=5),),
    }  # fmt: skip
    return EnemySpec(**{**values, **changes})


def nova(
    rows: tuple[str, ...] = PLAIN,
    heroes: dict[str, Any] | None = None,
    enemies: dict[str, str] | None = None,
    *,
    cards: tuple[EnemySpec, ...] = (),
    skills: tuple[SkillSpec, ...] = (),
    equipment: tuple[EquipmentSpec, ...] = (),
    injuries: tuple[InjurySpec, ...] = (),
    reagents: tuple[ReagentSpec, ...] = (),
    hero_specs: tuple[HeroSpec, ...] = (),
    tiles: tuple[TileSpec, ...] = (),
    options: Options | None = None,
    mission: dict[str, Any] | None = None,
    start: int = 96,
    length: int = 36,
    height: int = 1,
) -> Battle:
    """A battle in mid-mission.

    ``heroes`` maps a square to a hero's key, or to a dict of ``Hero`` fields with ``key``; ``enemies`` maps a square to
    a card. The clock stands at 8 o'clock; hero tokens are in that Quadrant, enemy tokens one ahead.
    """
    tile = TileSpec("map", "Map", rows, height)
    spec = MissionSpec(
        **{
            "id": "test", "name": "Test", "start": "8:00", "end": "11:00",
            "tiles": (TilePlace("map"),), "heroes_at": ("A1",), **(mission or {}),
        }
    )  # fmt: skip
    names = dict.fromkeys((enemies or {}).values())
    known = {card.id for card in cards}
    library = SpecLibrary(
        heroes=hero_specs, classes=(), skills=skills, equipment=equipment,
        enemies=(*cards, *(enemy_spec(name) for name in names if name not in known)),
        injuries=injuries, reagents=reagents, tiles=(tile, *tiles),
    )  # fmt: skip
    battle = Battle(
        mission=spec, library=library, options=options or Options(), now=start, start=start, end=start + length,
        phase="clock", heroes=[], enemies=[], groups=[Group(name, start + 1) for name in names], scenery=[], tokens=[],
        revealed=[0], goals=[], injuries=Deck("injuries", [card.id for card in injuries for _ in range(card.copies)]),
        draft=Deck("draft", []), reagents={}, crates=Deck("crates", []), seen=start,
    )  # fmt: skip
    board = battle.terrain.board
    for square, who in (heroes or {}).items():
        battle.heroes.append(hero(battle, square, **({"key": who} if isinstance(who, str) else who)))
    for number, (square, card) in enumerate((enemies or {}).items(), 1):
        found = library.enemy[card]
        battle.enemies.append(
            Enemy(f"{card}-{number}", f"{found.name} {number}", card, found.faction, board.cell(square), found.health)
        )
    for kind, mask in (("bush", battle.terrain.bushes), ("tree", battle.terrain.trees)):
        battle.scenery += [Scenery(kind, cell) for cell in range(mask.bit_length()) if mask >> cell & 1]  # type: ignore[arg-type]
    battle.made = len(battle.enemies)
    battle.refresh_cells()
    return battle


def hero(battle: Battle, square: str, key: str = "valerio", items: tuple[str, ...] = (), **changes: Any) -> Hero:
    """A hero with the characteristics of Valerio unless others are given."""
    values: dict[str, Any] = {
        "name": key.title(), "hero_class": "squire", "family": "warrior", "rapidity": 5, "precision": 2, "physical": 4,
        "mind": 2, "health": 8, "skills": [], "injuries": [], "at": battle.now,
    }  # fmt: skip
    cards = [Item(f"{key}-{card}", card) for card in items]
    return Hero(key=key, cell=battle.terrain.board.cell(square), items=cards, **{**values, **changes})


def activate(battle: Battle, key: str, ap: int | None = None, **changes: Any) -> Hero:
    """Put a hero into the middle of his activation."""
    found = battle.hero(key)
    battle.phase = "hero"
    battle.active = Activation(key, found.rapidity if ap is None else ap, found.at, engaged=False, **changes)
    return found
