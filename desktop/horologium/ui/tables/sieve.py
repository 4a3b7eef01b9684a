"""Searches, filters and sorts rows of text: no Qt, so that ten thousand rows take a moment."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@dataclass(frozen=True, slots=True)
class Wish:
    """Which rows are wanted, and in which order; ``by`` is a column, -1 the order in which the rows came."""

    search: str = ""
    only: tuple[tuple[int, str], ...] = ()
    by: int = -1
    down: bool = False


def fold(text: str) -> str:
    """A text as it is compared: without capitals and accents."""
    if text.isascii():
        return text.lower()
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))


class Sieve:
    """Holds the words of all rows, and their keys once they were sorted by them."""

    def __init__(self, texts: Sequence[Sequence[str]], key: Callable[[int, int], Any] | None = None) -> None:
        self._texts = texts
        self._words = [fold("\n".join(row)) for row in texts]
        self._key = key or self._text_key
        self._ranks: dict[int, list[int]] = {}

    def rows(self, wish: Wish) -> list[int]:
        """The numbers of the rows that are wanted, in order."""
        found = [*self._order(wish.by, down=wish.down)]
        for column, text in wish.only:
            found = [row for row in found if self._texts[row][column] == text]
        for word in fold(wish.search).split():
            found = [row for row in found if word in self._words[row]]
        return found

    def texts(self, column: int) -> list[str]:
        """Every text of a column once, in order."""
        return sorted({row[column] for row in self._texts if row[column]}, key=fold)

    def _order(self, column: int, *, down: bool) -> Sequence[int]:
        """Equal rows keep the order in which they came, both ways."""
        everything = range(len(self._texts))
        if column < 0:
            return everything
        if column not in self._ranks:
            keys = [self._key(row, column) for row in everything]
            places = {key: place for place, key in enumerate(sorted(set(keys)))}
            self._ranks[column] = [places[key] for key in keys]
        return sorted(everything, key=self._ranks[column].__getitem__, reverse=down)

    def _text_key(self, row: int, column: int) -> str:
        return fold(self._texts[row][column])
