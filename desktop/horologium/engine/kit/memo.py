"""A memory of limited size, for answers that are dear to work out and asked for again and again."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """Answers by all that they depend on. When it is full everything is forgotten, which changes no answer.

    Read it with ``get``, and ``keep`` what was not there.
    """

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, answer: V) -> V:
        """Remember an answer, and give it back."""
        if len(self) >= self.most:
            self.clear()
        self[key] = answer
        return answer
