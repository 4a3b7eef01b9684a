"""The sentences of the journal about what Enemies do."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "group": "{card}: {models} to act",
        "order": "{card} act in this order: {order}",
        "targets": "{figure} goes for {target}",
        "pursues": "{figure} goes for {objective} (Threat {threat})",
        "stands": "{figure} finds nobody to fight",
        "enemy-moved": "{figure} goes to {square} for {ap} AP",
        "assailed": "{figure} attacks {target}, who loses {wounds} life and has {left} left",
        "character-fallen": "{target} is out of combat",
        "enemy-used": "{figure} uses {skill} for {ap} AP on {whom}",
        "seized": "{figure} takes {token} away",
        "reached": "{figure} arrives at {token}",
        "placed": "{figure} enters at {square}",
        "token-placed": "The token of {card} is put on the dial",
        "drafted": "The Enemy Draft brings {card}",
        "group-token": "The token of {card} moves on",
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
