"""The sentences of the journal and the names of options, by their keys: one mapping from those of all topics."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Texts
from horologium.engine.rulesets.nova_aetas.texts import (
    barred,
    effects,
    enemies,
    fight,
    flow,
    mission,
    movement,
    questions,
    sheets,
    statuses,
    story,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "heroes": "The company",
        "option.move": "Move",
        "option.disengage": "Disengage",
        "option.extinguish": "Put out the flames",
        "option.pass": "Pass equipment",
        "option.throw": "Throw equipment",
        "option.end": "End the activation",
        "option.use": "Use it",
        "option.keep": "Keep it",
        "option.discard": "Discard it",
        "option.take": "Take it",
        "option.refuse": "Refuse it",
        "option.hold": "Do nothing",
        "option.stay": "Stay",
        "option.none": "None",
        "intent.target": "Goes for {name}",
        "intent.tied": "A die decides: {names}",
        "intent.objective": "Goes for {order}",
        "intent.none": "Finds nobody to go for",
        "sight.clear": "In sight",
        "sight.cover": "In sight, in Cover",
        "sight.blocked": "Hidden by {what} ({cell})",
        "area.control": "Control Area {control} of {name}",
        "square.roof": "{square} on the roof",
        "terrain.open": "Open ground",
        "terrain.bridge": "Bridge",
        "terrain.ladder": "Ladder",
        "terrain.roof": "Roof",
        "terrain.building": "Building",
        "terrain.bush": "Bush",
        "terrain.tree": "Tree",
        "terrain.unknown": "Not explored yet",
    }
)

PARTS: Final[tuple[Mapping[str, str], ...]] = (
    WORDS,
    barred.TEXTS,
    effects.TEXTS,
    enemies.TEXTS,
    fight.TEXTS,
    flow.TEXTS,
    mission.TEXTS,
    movement.TEXTS,
    questions.TEXTS,
    sheets.TEXTS,
    statuses.TEXTS,
    story.TEXTS,
    words.TEXTS,
)
"""The texts of each topic; two of them may share an entry only if they say the same."""

TEXTS: Final = Texts({key: text for part in PARTS for key, text in part.items()})
