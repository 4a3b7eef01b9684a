"""What the rules are asked where something is to be had: each counter once for every change of the books."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from horologium.campaign.affairs import member_of, state_of, town
from horologium.campaign.errors import Refused
from horologium.campaign.legends import look_ahead
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.engine.core.speech import TONGUE, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.offers import Offer, Scope, ServiceCounter


def asked(affairs: Affairs, whom: str = "") -> CampaignState:
    """All that the rules look at, also what lies ahead; where it is about a member, they go whether benched or not."""
    state = replace(state_of(affairs), ahead=partial(look_ahead, affairs))
    return state.having(member_of(affairs, whom)) if whom else state


def counters_of(affairs: Affairs) -> tuple[ServiceCounter, ...]:
    """All counters of the game."""
    offers = affairs.rules.offers
    if offers is None:
        return ()
    return affairs.books.remembered("counters", lambda: offers.counters(asked(affairs)))


def counter_of(affairs: Affairs, key: str) -> ServiceCounter:
    """A counter by its key; refused where the game has none of that name."""
    found = next((counter for counter in counters_of(affairs) if counter.key == key), None)
    if found is None:
        raise Refused(say("{counter!r} is not to be had in this game", counter=key))
    return found


def is_kept(affairs: Affairs, counter: ServiceCounter) -> bool:
    """Whether somebody keeps a counter where the company is; what nobody has to keep is there everywhere."""
    return not counter.services or any(service in town(affairs).services for service in counter.services)


def offers_at(affairs: Affairs, counter: str, whom: str = "") -> tuple[Offer, ...]:
    """All that a counter knows, refused or not; for a member where it stands on their sheet."""
    offers = affairs.rules.offers
    if offers is None:
        return ()

    def ask() -> tuple[Offer, ...]:
        return tuple(_in_order(affairs.books, offers.offers(asked(affairs, whom), counter, whom)))

    return affairs.books.remembered(("offers", counter, whom, TONGUE.get()), ask)


def all_at(affairs: Affairs, scope: Scope, whom: str = "") -> Iterator[tuple[str, Offer]]:
    """What all counters of a scope know, each offer with the key of its counter."""
    for counter in counters_of(affairs):
        if counter.scope == scope:
            yield from ((counter.key, offer) for offer in offers_at(affairs, counter.key, whom))


def _in_order(books: Books, offers: Iterable[Offer]) -> Iterator[Offer]:
    """Offers of one deed about members and what they suffer stand in the order in which these came."""
    came = {each.id: place for kind in (MemberRecord, ConditionRecord) for place, each in enumerate(books.all(kind))}
    for _, run in groupby(offers, key=lambda offer: offer.deed):
        yield from sorted(run, key=lambda offer: came.get(offer.key, came.get(offer.whom, 0)))
