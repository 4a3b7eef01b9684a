"""Decks as multisets: what is left is known, what comes next is chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from horologium.engine.core.ask import draw

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.ask import Asked, Rule


@dataclass(slots=True)
class Deck:
    """The cards left, in sorted order, and the discard pile, in the order discarded."""

    key: str
    cards: list[str]
    discards: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cards.sort()

    def discard(self, cards: Iterable[str]) -> None:
        """Put cards on the discard pile."""
        self.discards.extend(cards)

    def reshuffle(self) -> None:
        """Take the discard pile back in."""
        self.cards = sorted(self.cards + self.discards)
        self.discards = []

    def remove(self, card: str) -> None:
        """Take one card out, wherever it lies in the deck."""
        self.cards.remove(card)


def deal(rule: str, by: Asked, deck: Deck, count: int = 1, *, secret: bool = False) -> Rule[list[str]]:
    """Draw cards one by one; an empty deck takes its discards back first, and an exhausted one gives no more."""
    hand: list[str] = []
    for _ in range(count):
        if not deck.cards:
            deck.reshuffle()
        if not deck.cards:
            break
        (card,) = yield from draw(rule, by, deck.key, deck.cards, secret=secret)
        deck.remove(card)
        hand.append(card)
    return hand
