"""Missions of Nova Aetas in a few lines, and what happened in them."""

from __future__ import annotations

from helpers.nova import activate, nova
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    CardSpec,
    EventSpec,
    MissionCondition,
    MissionDeed,
    TokenPlace,
)
from horologium.engine.rulesets.nova_aetas.missions.laying import put_token
from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, ReagentSpec

REAGENTS = (
    ReagentSpec("ring", "Copper Ring", "pecunia", 4, 2),
    ReagentSpec("ruby", "Ruby", "pecunia", 1, 16),
    ReagentSpec("florins", "Purse of Florins", "pecunia", 1, 10, full_price=True),
    ReagentSpec("sage", "Sage", "alchemia", 3, 2),
    ReagentSpec("ember", "Ember", "elementum", 3, 5),
)
DRAUGHT = EquipmentSpec("draught", "Healing Draught", "none", category="consumable", used_up=True, price=6)
HELMET = EquipmentSpec("kettle-hat", "Kettle Hat", "helmet", category="helmet", price=10)
HOOD = EquipmentSpec("hood", "Hood", "helmet", category="helmet", price=6)


def quest(square="D4", *more, tokens=(), **mission):
    """A mission with Valerio on a square, other heroes beside the edge, full decks and the tokens that are named."""
    changes = {key: mission.pop(key) for key in ("rows", "enemies", "options", "skills") if key in mission}
    heroes = {square: "valerio", **{f"{column}8": name for column, name in zip("ABC", more, strict=False)}}
    battle = nova(
        heroes=heroes,
        reagents=REAGENTS,
        equipment=(DRAUGHT, HELMET, HOOD),
        mission={"tokens": tokens, **mission},
        **changes,
    )
    for deck in ("pecunia", "alchemia", "elementum"):
        battle.reagents[deck] = Deck(deck, [one.id for one in REAGENTS if one.deck == deck for _ in range(one.copies)])
    for place in tokens:
        put_token(battle, place, battle.terrain.board.cell(place.at))
    battle.goals = [goal for goal in battle.mission.goals if not goal.part]
    battle.refresh_cells()
    return battle, activate(battle, "valerio")


def token(kind, at, name="", **more):
    """A token on a square."""
    return TokenPlace(kind, at, name, **more)


def card(name, kind="story", **more):
    """A card that is called like its key."""
    return CardSpec(name, kind, name.title(), f"About {name}.", **more)


def holds(word, name="", amount=1, **more):
    """A condition."""
    return MissionCondition(word, name, amount, **more)


def do(word, name="", **more):
    """A deed."""
    return MissionDeed(word, name, **more)


def event(on, name="", *deeds, **more):
    """An event."""
    return EventSpec(on, name, deeds=deeds, **more)


def noted(battle, what):
    """The facts of all journal entries of a name."""
    return [entry.facts for entry in battle.journal.entries if entry.what == what]


def keys(actions):
    """The keys of actions."""
    return [action.key for action in actions]
