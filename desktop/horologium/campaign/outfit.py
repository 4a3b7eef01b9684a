"""What heroes can carry: whether something fits, what would be in its way, what does not fit any more."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import state_with
from horologium.campaign.company import gear
from horologium.campaign.records import ThingRecord
from horologium.engine.core.campaign import Verdict
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import SlotUse

MOST_AWAY: Final = 4
"""No card takes the place of more than so many others."""


def is_held(affairs: Affairs, kind: str) -> bool:
    """Whether things of a kind may be in somebody's hands."""
    return any(each.held for each in affairs.rules.data.kinds if each.key == kind)


def to_carry(affairs: Affairs) -> list[ThingRecord]:
    """What lies in the common stock and may be in somebody's hands."""
    return [item for item in affairs.books.all(ThingRecord) if not item.holder and is_held(affairs, item.kind)]


def may_take(affairs: Affairs, hero: str, item: ThingRecord, without: Sequence[str] = ()) -> Verdict:
    """Whether a hero may take an item after putting these away."""
    left = [each.card for each in gear(affairs.books, hero) if each.id not in (item.id, *without)]
    return _allowed(affairs, hero, [*left, item.card])


def may_carry(affairs: Affairs, hero: str, card: str) -> Verdict:
    """Whether a hero may take one more card beside what is carried already."""
    return _allowed(affairs, hero, [*(each.card for each in gear(affairs.books, hero)), card])


def _allowed(affairs: Affairs, hero: str, cards: Sequence[str]) -> Verdict:
    """Whether a hero may take the last of these cards beside the others."""
    if affairs.rules.gear is None:
        return Verdict(say("nothing is carried in this game"))
    return affairs.rules.gear.allows(state_with(affairs, hero), hero, cards)


def common_places(affairs: Affairs) -> tuple[SlotUse, ...]:
    """The places for what the company itself brings into the next battle; none in most games."""
    return affairs.rules.loadout.slots(state_with(affairs, ""), "") if affairs.rules.loadout else ()


def may_bring(affairs: Affairs, hero: str, cards: Sequence[str]) -> Verdict:
    """Whether a hero, or the company, may have exactly these cards at hand in the next battle."""
    if affairs.rules.loadout is None or (not hero and not common_places(affairs)):
        return Verdict(say("nothing is chosen for a battle in this game") if cards else "")
    return affairs.rules.loadout.allows(state_with(affairs, hero), hero, cards)


def in_the_way(affairs: Affairs, hero: str, item: ThingRecord) -> list[tuple[ThingRecord, ...]]:
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


def misfits(affairs: Affairs, hero: str) -> Iterator[ThingRecord]:
    """What a hero carries and may not carry beside what comes before it: after a change of class, or by hand."""
    kept = list[str]()
    for item in gear(affairs.books, hero):
        if _allowed(affairs, hero, [*kept, item.card]).allowed:
            kept.append(item.card)
        else:
            yield item


def ids(items: Sequence[ThingRecord]) -> tuple[str, ...]:
    """The ids of items."""
    return tuple(item.id for item in items)
