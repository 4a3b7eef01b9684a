"""Counts by name, as records keep them: pairs in the order of their names, without what is zero."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Counts: TypeAlias = tuple[tuple[str, int], ...]


def counts(of: Mapping[str, int]) -> Counts:
    """Counts as a record keeps them."""
    return tuple(sorted((name, number) for name, number in of.items() if number))


def count(kept: Counts, name: str) -> int:
    """How often something was counted."""
    return dict(kept).get(name, 0)


def counted_up(kept: Counts, more: Mapping[str, int]) -> Counts:
    """Counts with more of some."""
    sums = Counter(dict(kept))
    sums.update(more)
    return counts(sums)
