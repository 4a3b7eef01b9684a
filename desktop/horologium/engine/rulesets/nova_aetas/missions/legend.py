"""The legend of a mission: everything it can bring to the table, read from its cards and events (topic MIC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionDeed, MissionSpec


@dataclass(frozen=True, slots=True)
class Legend:
    """The special material of a mission: what to have at hand before its first card is read.  [NAR-MIC-04]"""

    tiles: tuple[str, ...]
    enemies: tuple[str, ...]
    tokens: tuple[str, ...]
    cards: int


def legend(mission: MissionSpec, library: SpecLibrary) -> Legend:
    """The legend card of a mission; dice, dials, heroes and their gear are not on it.  [NAR-MIC-04, NAR-MIC-05]"""
    deeds = list(all_deeds(mission))
    tokens = [token.kind for token in (*mission.tokens, *(token for deed in deeds for token in deed.tokens))]
    return Legend(
        tiles=tuple(library.tile[place.tile].name for place in mission.tiles),
        enemies=tuple(library.enemy[card].name for card in enemy_cards(mission)),
        tokens=tuple(sorted(tokens)),
        cards=len(mission.cards),
    )


def enemy_cards(mission: MissionSpec) -> list[str]:
    """The enemy cards that a mission is known to use, whatever brings them.  [NAR-MIC-04, NAR-SQU-10]"""
    brought = [deed.name for deed in all_deeds(mission) if deed.do in ("place", "reinforce")]
    return list(dict.fromkeys([*(place.enemy for place in mission.enemies), *mission.draft, *brought]))


def all_deeds(mission: MissionSpec) -> Iterator[MissionDeed]:
    """Every deed that a mission can do."""
    for event in mission.events:
        yield from event.deeds
    for card in mission.cards:
        yield from card.deeds
        for choice in (*card.points, *card.choices):
            yield from choice.then
            yield from choice.otherwise
