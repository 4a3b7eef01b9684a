"""Gauges as they stand: marks of a kind of their own; one that nothing has moved yet stands where it starts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from horologium.campaign.records import Mark, set_by_hand
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.engine.core.kinds import Gauge

GAUGE: Final = "gauge"
"""The kind of their marks."""


def gauges(affairs: Affairs) -> dict[str, Gauge]:
    """All gauges of this campaign by key: those of the game, and those of the places of the pack."""
    return affairs.books.remembered("gauges", lambda: affairs.rules.gauges(affairs.pack.content))


def stands_at(books: Books, gauge: Gauge) -> int:
    """Where a gauge stands; a scale that the pack has made shorter ends where it ends now."""
    mark = books.find(Mark, f"{GAUGE}:{gauge.key}")
    return gauge.within(mark.count) if mark else gauge.start


def all_stand_at(books: Books, known: Mapping[str, Gauge]) -> tuple[tuple[str, int], ...]:
    """Where each gauge stands, as the rules see it."""
    return tuple((key, stands_at(books, gauge)) for key, gauge in known.items())


def move(books: Books, gauge: Gauge, value: int, by_hand: tuple[str, ...] = ()) -> None:
    """Let a gauge stand at a value; 0 is kept like any other, for it need not be where it started."""
    id_ = f"{GAUGE}:{gauge.key}"
    mark = set_by_hand(books.find(Mark, id_) or Mark(id_, GAUGE, gauge.key), *by_hand)
    books.put(replace(mark, count=gauge.within(value)))


def reading(gauge: Gauge, value: int) -> str:
    """A value as players read it: counted from the middle where there is one."""
    return f"{value - gauge.middle:+}" if gauge.middle and value != gauge.middle else str(value - gauge.middle)


def shown(gauge: Gauge, value: int) -> str:
    """A value with what it is out of, where the scale begins at nothing."""
    return reading(gauge, value) if gauge.middle else say("{value} of {most}", value=value, most=gauge.most)
