"""What heroes can carry: whether something fits, what would be in its way, what does not fit any more."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import member_of
from horologium.campaign.company import gear

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.records import Item
    from horologium.engine.core.campaign import Verdict

MOST_AWAY: Final = 4
"""No card takes the place of more than so many others."""


def may_take(affairs: Affairs, hero: str, item: Item, without: Sequence[str] = ()) -> Verdict:
    """Whether a hero may take an item after putting these away."""
    left = tuple(each.card for each in gear(affairs.books, hero) if each.id not in (item.id, *without))
    return affairs.rules.may_carry(affairs.pack.content, replace(member_of(affairs, hero), gear=left), item.card)


def in_the_way(affairs: Affairs, hero: str, item: Item) -> list[tuple[Item, ...]]:
    """What a hero could put away to take an item: the ways with the fewest things; none if it can never be taken.

    One empty way means that it fits as it is.
    """
    carried = [each for each in gear(affairs.books, hero) if each.id != item.id]
    if not may_take(affairs, hero, item, ids(carried)).allowed:
        return []
    for count in range(min(len(carried), MOST_AWAY) + 1):
        ways = [way for way in combinations(carried, count) if may_take(affairs, hero, item, ids(way)).allowed]
        if ways:
            return ways
    return []


def misfits(affairs: Affairs, hero: str) -> Iterator[Item]:
    """What a hero carries and may not carry beside what comes before it: after a change of class, or by hand."""
    who, kept = replace(member_of(affairs, hero), gear=()), list[str]()
    for item in gear(affairs.books, hero):
        if affairs.rules.may_carry(affairs.pack.content, replace(who, gear=tuple(kept)), item.card).allowed:
            kept.append(item.card)
        else:
            yield item


def ids(items: Sequence[Item]) -> tuple[str, ...]:
    """The ids of items."""
    return tuple(item.id for item in items)
