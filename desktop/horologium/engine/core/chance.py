"""The generator behind seeded dice: the same numbers on every platform and Python version."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class SplitMix:
    """SplitMix64 (Steele, Lea and Flood): the n-th number depends on the seed and on n alone."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    @property
    def state(self) -> int:
        """Where the stream stands; a new generator with this seed goes on from here."""
        return self._state

    def next(self) -> int:
        """The next 64 bits."""
        self._state = z = (self._state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each as likely as the other (Lemire's method)."""
        self._state = z = (self._state + _GAMMA) & _MASK  # as ``next``, without a call for each die
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        product = (z ^ (z >> 31)) * count
        if product & _MASK < count:
            threshold = (1 << 64) % count
            while product & _MASK < threshold:
                product = self.next() * count
        return product >> 64

    def take(self, items: Sequence[T], count: int) -> list[T]:
        """Some of the items, each at most once, in the order drawn."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]
