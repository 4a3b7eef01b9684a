"""The sentences of the journal about what Enemies do."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "group": Sentence("turn", "{card}: {models} to act"),
        "order": Sentence("plan", "{card} act in this order: {order}"),
        "targets": Sentence("plan", "{figure} goes for {target}"),
        "pursues": Sentence("plan", "{figure} goes for {objective} (Threat {threat})"),
        "stands": Sentence("plan", "{figure} finds nobody to fight"),
        "enemy-moved": Sentence("move", "{figure} goes to {square} for {ap} AP"),
        "assailed": Sentence("attack", "{figure} attacks {target}, who loses {wounds} life and has {left} left"),
        "character-fallen": Sentence("death", "{target} is out of combat"),
        "enemy-used": Sentence("card", "{figure} uses {skill} for {ap} AP on {whom}"),
        "seized": Sentence("story", "{figure} takes {token} away"),
        "reached": Sentence("story", "{figure} arrives at {token}"),
        "placed": Sentence("arrive", "{figure} enters at {square}"),
        "token-placed": Sentence("clock", "The token of {card} is put on the dial"),
        "drafted": Sentence("arrive", "The Enemy Draft brings {card}"),
        "group-token": Sentence("clock", "The token of {card} moves on"),
        "reason.candidates": "{0}: Threat {1}, distance {2}, Wounds {3}{4}",
        "reason.candidates.yes": ", in its Control Area",
        "reason.by_die": "A die decided",
        "reason.hits": "Hits",
        "reason.at_first": "Its card says: first of all, if it serves somebody",
        "reason.at_last": "Its card says: last, with the AP that are left, if it serves somebody",
        "skill.first": "first of all",
        "skill.last": "last, with AP that are left",
        "skill.heal.self": "heals itself by {amount}",
        "skill.heal.allies": "heals its own within {range} by {amount}",
        "skill.status.self": "receives {status}",
        "skill.status.allies": "gives {status} to its own within {range}",
        "skill.status.heroes": "gives {status} to heroes within {range}",
        "intent.skill": "{intent}; before that {skill} ({ap} AP)",
    }
)
