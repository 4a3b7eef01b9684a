"""The sentences of missions: cards, events, tokens, and what happens between missions."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "story": "{text}",
        "card": "{card}: {text}",
        "left": "The company leaves {card}",
        "chose": "{figure}: {choice} ({card}, {ap} AP)",
        "event": "Something happens",
        "revealed": "A new tile lies on the table: {tile}",
        "objective": "The enemies ({enemies}) now go for {objective}",
        "token-put": "{token} is put on {square}",
        "token-gone": "{token} is taken off the table",
        "clock-set": "The Horologium is set to {time}; the mission ends at {end}",
        "end-set": "The mission now ends at {end}",
        "goals": "New goals: {goals}",
        "coins": "{coins} Popolini; {purse} found so far",
        "achievement": "The company wins the achievement {achievement}",
        "found": "{item} goes to the stock of the company",
        "oriented": "The Orientation card points {heading}",
        "collected": "{figure} picks up {token}",
        "interacted": "{figure} uses {token}",
        "tries-chest": "{figure} tries to open {token}",
        "opened": "{figure} opens {token}",
        "test-passed": "{figure} succeeds with {successes} of {needs}",
        "test-failed": "{figure} fails with {successes} of {needs}",
        "loot-kept": "{cards} of {loot} loot cards are kept",
    }
)
