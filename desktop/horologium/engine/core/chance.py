"""The generator behind seeded dice: the same numbers on every platform and Python version."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15

AHEAD: Final = 16
"""So many numbers are worked out at once, each in a lane of its own of one long integer."""

_LANE = 128
_LANES = range(0, AHEAD * _LANE, _LANE)
_EVERY = sum(1 << lane for lane in _LANES)
_LOW = _EVERY * _MASK
_STEPS = sum((AHEAD - place) * _GAMMA % (1 << 64) << lane for place, lane in enumerate(_LANES))
_WORDS = Struct(f"<{2 * AHEAD}Q")


class SplitMix:
    """SplitMix64 (Steele, Lea and Flood): the n-th number depends on the seed and on n alone."""

    __slots__ = ("_ahead", "_reached")

    def __init__(self, seed: int) -> None:
        self._reached = seed & _MASK
        self._ahead: list[int] = []

    @property
    def state(self) -> int:
        """Where the stream stands; a new generator with this seed goes on from here."""
        return (self._reached - len(self._ahead) * _GAMMA) & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        return (self._ahead or self._look_ahead()).pop()

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each as likely as the other (Lemire's method)."""
        product = (self._ahead or self._look_ahead()).pop() * count
        if product & _MASK < count:
            threshold = (1 << 64) % count
            while product & _MASK < threshold:
                product = self.next() * count
        return product >> 64

    def _look_ahead(self) -> list[int]:
        """Work out the next numbers, the last of them first: what one of them takes in a lane, all do at once."""
        z = (self._reached * _EVERY + _STEPS) & _LOW
        z = ((z ^ (z >> 30) & _LOW) * 0xBF58476D1CE4E5B9) & _LOW
        z = ((z ^ (z >> 27) & _LOW) * 0x94D049BB133111EB) & _LOW
        z = (z ^ (z >> 31)) & _LOW
        self._reached = (self._reached + AHEAD * _GAMMA) & _MASK
        self._ahead = list(_WORDS.unpack(z.to_bytes(_WORDS.size, "little"))[::2])
        return self._ahead

    def take(self, items: Sequence[T], count: int) -> list[T]:
        """Some of the items, each at most once, in the order drawn."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]
