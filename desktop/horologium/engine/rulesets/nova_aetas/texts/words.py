"""What players call the words of the game: characteristics, statuses, keywords, ranks, signs."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, get_args

from horologium.engine.rulesets.nova_aetas import words
from horologium.engine.rulesets.nova_aetas.turns.clock import SIGNS

if TYPE_CHECKING:
    from collections.abc import Mapping


def readable(word: str) -> str:
    """A word with capital and spaces: ``all-defeated`` is All defeated."""
    return word.replace("-", " ").replace("_", " ").capitalize()


LISTS: Final = (
    words.Characteristic, words.Colour, words.Symbol, words.Faction, words.Rank, words.Family, words.Slot, words.Deck,
    words.Tag, words.Area, words.Kind, words.Status, words.Keyword,
)  # fmt: skip
MARKS: Final = (
    "ko", "active", "engaged", "tokens", "waiting", "reload", "objective", "wait", "use", "control", "mental", "loot",
    "crate", "crates", "chest", "bucket", "lever", "reinforcement", "ladder", "rope", "character",
    "wound", "heal", "threat",
)  # fmt: skip
"""Marks on models, numbers on cards, and tokens."""
PRINTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "combined": "Combined Attack",
        "insidious": "Insidious Strike",
        "weak": "Weak Attack",
        "ko": "KO",
        "crates": "the crates",
    }
)
"""Words whose cards say more than the word itself."""

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        f"word.{word}": PRINTED.get(word) or readable(word)
        for word in (*(word for kind in LISTS for word in get_args(kind) if word), *MARKS, *SIGNS)
    }
)
