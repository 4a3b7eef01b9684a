"""What is broken in a state; empty for every state that play can reach."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.words import HOUR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.state import Battle, Model

MASKS: Final = (
    "hero_cells", "fallen", "characters", "enemy_cells", "foes", "taken",
    "objects", "bushes", "trees", "hidden", "room", "ledges",
)  # fmt: skip
"""What ``Battle.refresh_cells`` works out."""


def faults(battle: Battle) -> Iterator[str]:
    """Every broken promise of a state, as a sentence."""
    yield from _wounds(battle)
    yield from _places(battle)
    yield from _masks(battle)
    yield from _dial(battle)
    yield from _activation(battle)
    yield from _decks(battle)


def _wounds(battle: Battle) -> Iterator[str]:
    """Wounds never exceed Health; who has so many is down or gone.  [NAR-WND-03, NAR-KOH-01, NAR-OUT-01]"""
    for hero in battle.heroes:
        health = modifiers.max_health(battle, hero)
        if not 0 <= hero.wounds <= health:
            yield f"{hero.key} has {hero.wounds} wounds and health {health}"
        if hero.ko != (hero.wounds >= health):
            yield f"{hero.key} is {'' if hero.ko else 'not '}KO with {hero.wounds} of {health} wounds"
    for enemy in battle.enemies:
        if not 0 <= enemy.wounds < enemy.health:
            yield f"{enemy.key} is on the table with {enemy.wounds} of {enemy.health} wounds"


def _places(battle: Battle) -> Iterator[str]:
    """No two figures share a square, and all stand where one can stand.  [NAR-ACN-07, NAR-ZON-03]"""
    seen: dict[int, str] = {}
    terrain = battle.terrain
    floor = (terrain.ground | terrain.roofs) & ~battle.bushes & ~battle.trees
    models: list[Model] = [*battle.heroes, *battle.enemies]
    for model in models:
        if not floor >> max(0, model.cell) & 1 or model.cell < 0:
            yield f"{model.key} stands where nobody can stand"
        elif seen.setdefault(model.cell, model.key) != model.key:
            yield f"{model.key} and {seen[model.cell]} stand on one square"
    keys = Counter(model.key for model in models)
    yield from (f"two figures are called {key}" for key, times in keys.items() if times > 1)


def _masks(battle: Battle) -> Iterator[str]:
    """What is worked out from the places of models and scenery is up to date."""
    models: list[Model] = [*battle.heroes, *battle.enemies]
    if any(model.cell < 0 for model in models):
        return  # told among the places
    fresh = copy(battle)
    fresh.refresh_cells()
    for mask in MASKS:
        if getattr(battle, mask) != getattr(fresh, mask):
            yield f"something has moved without the mask {mask!r} of the board"


def _dial(battle: Battle) -> Iterator[str]:
    """Tokens are on the dial, less than once round ahead of the hand, or outside it; time goes forward.

    [NAR-HOR-03, NAR-KOH-04]
    """
    if not battle.start <= battle.now <= battle.end:
        yield f"it is {battle.now}, but the mission goes from {battle.start} to {battle.end}"
    tokens = [(hero.key, hero.at) for hero in battle.heroes if not hero.ko]
    tokens += [(group.card, group.at) for group in battle.groups]
    for key, at in tokens:
        if not battle.now <= at < battle.now + HOUR:
            yield f"the token of {key} is at {at}, the hand at {battle.now}"
    cards = list(dict.fromkeys(enemy.card for enemy in battle.enemies))
    if sorted(cards) != sorted(group.card for group in battle.groups):
        yield "the enemy tokens on the dial are not those of the enemies on the table"


def _activation(battle: Battle) -> Iterator[str]:
    """AP are never negative, and the phase says who acts.  [NAR-HAC-02, NAR-EAC-01]"""
    if battle.active is not None and (battle.active.ap < 0 or battle.active.spent < 0):
        yield f"{battle.active.hero} has {battle.active.ap} AP"
    if (battle.phase == "hero") != (battle.active is not None):
        yield f"the phase is {battle.phase}, the active hero {battle.active}"
    if (battle.phase == "group") != (battle.acting is not None):
        yield f"the phase is {battle.phase}, the acting group {battle.acting}"
    for key, ap in (battle.acting.ap if battle.acting else {}).items():
        if ap < 0:
            yield f"{key} has {ap} AP"


def _decks(battle: Battle) -> Iterator[str]:
    """No card is lost or made: injuries and reagents.  [NAR-INJ-04, NAR-REA-03]"""
    held = [*battle.mission.resting, *(card for hero in battle.heroes for card in hero.injuries)]
    cards = Counter([*held, *battle.injuries.cards, *battle.injuries.discards])
    for spec in battle.library.injuries:
        if cards[spec.id] != max(spec.copies, held.count(spec.id)):
            yield f"there are {cards[spec.id]} of {spec.copies} injury cards {spec.id}"
    loot = Counter(card.reagent for card in battle.loot)
    for reagent in battle.library.reagents:
        deck = battle.reagents.get(reagent.deck)
        there = max(0, reagent.copies - battle.mission.reagents.count(reagent.id))  # the company holds the others
        if deck is not None and deck.cards.count(reagent.id) + loot[reagent.id] != there:
            yield f"the reagent cards {reagent.id} in deck and loot are not {there}"
