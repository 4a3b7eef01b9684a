"""The words of one game that another one must not say: nouns of its campaign and its coins, in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from horologium import paths
from horologium.engine.rulesets import RULESETS
from horologium.ui.languages.languages import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FOLDER = paths.resources() / "translations"
GAP = re.compile(r"\{\w+(![rs])?")
AMBIGUOUS = frozenset({"sale"})
"""Italian halls, but salt as well, and whatever goes up."""
MEANT = frozenset(
    [
        "&Build a band…", "Componi una &banda…", "Constellation Warriors",
        "For a warrior only", "Solo per un guerriero", "Village Attacks",
        "Against fewer than four heroes groups are smaller, leaders and monsters weaker.",
        "Contro meno di quattro eroi i gruppi sono più piccoli, capi e mostri più deboli.",
    ]
)  # fmt: skip
"""Where the other game is meant, and what a class and a rank of Nova Aetas are called."""
PART = re.compile(r"[·,:()\n]")


def games() -> list[str]:
    """The games that have campaigns."""
    return [game for game, ruleset in RULESETS.items() if ruleset.campaign is not None]


@cache
def strange_words(game: str, code: str) -> re.Pattern[str]:
    """Whole words of all other games, which this one does not use."""
    catalogue = Catalogue(FOLDER / f"{code}.ts")
    ours, theirs = (
        {catalogue.sentence(noun).casefold() for each in games() if (each == game) is own for noun in _nouns(each)}
        for own in (True, False)
    )
    return re.compile(rf"\b(?:{'|'.join(sorted(theirs - ours - AMBIGUOUS))})\b", re.IGNORECASE)


def _nouns(game: str) -> Iterator[str]:
    rules = RULESETS[game].campaign
    assert rules is not None
    for noun in (getattr(rules.data.words, each.name) for each in fields(rules.data.words)):
        yield from (noun.one, noun.many)
    for coin in rules.data.coins:
        yield from (coin.name, coin.plural)


def without_gaps(text: str) -> str:
    """A text without the names of its gaps; the words that a number chooses stay."""
    return GAP.sub("{", text)


def says_strange(game: str, code: str, text: str) -> bool:
    """Whether a text of the program says a word of another game."""
    return strange_words(game, code).search(without_gaps(text)) is not None


def strange_on_screen(game: str, code: str, said: Iterable[str], content: Mapping[str, Any]) -> list[str]:
    """What a screen says in words of another game, where it is not a text of the pack."""
    ours = {text for text in _texts(content) if says_strange(game, code, text)} | MEANT
    return sorted({text for text in said if any(says_strange(game, code, part) for part in _parts(text, ours))})


def _parts(text: str, ours: set[str]) -> set[str]:
    """What is left of a text without those that are ours; a single word is one only where it stands alone."""
    for each in ours:
        if " " in each:
            text = text.replace(each, "")
    return {part.strip() for part in PART.split(text)} - ours


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
        yield from value.split("\n\n")
    elif is_dataclass(value):
        for each in fields(value):
            yield from _texts(getattr(value, each.name))
    elif isinstance(value, Mapping):
        yield from (text for each in value.values() for text in _texts(each))
    elif isinstance(value, tuple | list | frozenset):
        yield from (text for each in value for text in _texts(each))
