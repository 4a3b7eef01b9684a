"""Cards of the campaign: what is printed on them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import say
from horologium.engine.core.view import CardView
from horologium.engine.rulesets.village_attacks.nights.household import cards
from horologium.engine.rulesets.village_attacks.nights.kinds import (
    BREACHES,
    CAPTIVE_CARDS,
    DEEPENINGS,
    PACKED,
    POWERS,
    SERVANTS,
    STATES,
    GameCard,
)
from horologium.engine.rulesets.village_attacks.nights.sheets import ROLES, TYPES
from horologium.engine.rulesets.village_attacks.nights.words import (
    BREACH,
    CAPTIVE,
    DEEPENING,
    DRAUGHT,
    FURNISHING,
    HERO,
    MONSTER,
    POWER,
    REAGENT,
    RECIPE,
    ROOM,
    SCAR,
    SERVANT,
    STATE,
    TRAP,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.consequences import CardRef
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.nights.specs import FurnishingSpec, RecipeSpec
    from horologium.engine.rulesets.village_attacks.specs import MonsterSpec

PRINTED: Final[Mapping[str, Mapping[str, GameCard]]] = MappingProxyType(
    {
        POWER: POWERS,
        DEEPENING: DEEPENINGS,
        SERVANT: SERVANTS,
        CAPTIVE: CAPTIVE_CARDS,
        STATE: STATES,
        BREACH: BREACHES,
    }
)
RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        MONSTER: "VIL-MIS-04",
        ROOM: "VIL-MIS-44",
        FURNISHING: "VIL-MIS-46",
        REAGENT: "VIL-MIS-47",
        TRAP: "VIL-MIS-48",
        DRAUGHT: "VIL-MIS-48",
        RECIPE: "VIL-MIS-48",
        SCAR: "VIL-MIS-49",
        HERO: "VIL-MIS-17",
        "town": "VIL-MIS-43",
    }
)
"""Which rule a card stands for."""


def card(content: Content, ref: CardRef) -> CardView:
    """A card as players read it.  [VIL-MIS-53]"""
    own = PRINTED.get(ref.kind, {}).get(ref.id)
    if own is not None:
        return CardView(own.id, "", own.name, own.rule, kind=ref.kind, text=own.text)
    folder = "towns" if ref.kind == "town" else PACKED.get(ref.kind, "")
    spec = cards(content, folder).get(ref.id)
    if spec is None:
        return CardView(ref.id, "", ref.id, kind=ref.kind)
    text = "\n".join(filter(None, (*_facts(content, ref.kind, spec), getattr(spec, "text", ""))))
    return CardView(ref.id, "", spec.name, RULES.get(ref.kind, ""), kind=ref.kind, text=text)


def _facts(content: Content, kind: str, spec: object) -> tuple[str, ...]:
    """What a card says in numbers and names."""
    match kind:
        case "monster":
            return (_monster(spec),)  # type: ignore[arg-type]
        case "furnishing":
            return (_furnishing(content, spec),)  # type: ignore[arg-type]
        case "recipe":
            return (_recipe(content, spec),)  # type: ignore[arg-type]
    return ()


def _monster(spec: MonsterSpec) -> str:
    return say(
        "{role}, {type}: Health {health}, Movement {movement}, Defence {defence}, Reserve {reserve}",
        role=ROLES[spec.role],
        type=TYPES[spec.type],
        health=spec.health,
        movement=spec.movement,
        defence=spec.defence,
        reserve=spec.reserve,
    )


def _furnishing(content: Content, spec: FurnishingSpec) -> str:
    """Where it fits.  [VIL-NGT-64]"""
    if spec.any:
        return say("It fits any room.") if not spec.never else say("It fits almost any room.")
    known = cards(content, "rooms")
    names = [known[room].name for room in spec.fits if room in known]
    return say("It fits: {names}.", names=", ".join(names))


def _recipe(content: Content, spec: RecipeSpec) -> str:
    """What goes into it.  [VIL-MIS-48]"""
    known = cards(content, "reagents")
    counted = {id_: spec.reagents.count(id_) for id_ in dict.fromkeys(spec.reagents) if id_ in known}
    names = [f"{count} × {known[id_].name}" for id_, count in counted.items()]
    return say("Made of: {names}.", names=", ".join(names))
