"""Whatever can be had in this game, by counters: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_coins
from horologium.engine.core.consequences import consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.league import growth, halls
from horologium.engine.rulesets.constellation.league.counters import (
    ABILITIES,
    BUY,
    HEALER,
    HEARTH,
    HIRE,
    PROFILES,
    SELL,
)
from horologium.engine.rulesets.constellation.league.roster import ROSTER, candidates, first_points, points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.offers import ServiceCounter

HIRING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-05", "CON-BND-06")


def counters(state: CampaignState) -> tuple[ServiceCounter, ...]:
    """Four in halls, two on a sheet, and newcomers."""
    return (BUY, SELL, HEALER, HEARTH, ABILITIES, PROFILES, HIRE)


def offers(state: CampaignState, counter: str, whom: str = "") -> tuple[Offer, ...]:
    """All that a counter knows."""
    return tuple(KEPT[counter](state, whom))


def newcomers(state: CampaignState) -> Iterator[Offer]:
    """A newcomer costs a coin for each point, while the band stays within a big battle.  [CON-BND-01, CON-BND-05]"""
    content, company = state.content, state.company
    here = {member.card for member in (*company.members, *company.bench)}
    spent = sum(points(state, member) for member in company.members)
    for card in candidates(content):
        if card not in here:
            price, joined = first_points(content, card), consequence("member", "hero", card)
            verdict = Verdict(_too_many(state, card, spent + price), HIRING, in_coins(price))
            yield Offer(card, "hire", joined.of, verdict, (joined,))


def _too_many(state: CampaignState, card: str, total: int) -> str:
    """Why nobody else may join, or nothing.  [CON-BND-05, CON-BND-06]"""
    if len(state.company.members) >= bands.MOST:
        return say("a band has {most} members at most", most=bands.MOST)
    if total <= ROSTER:
        return ""
    name = state.content["warriors"][card].name
    return say("with {name} the band would cost {total} of {limit} points", name=name, total=total, limit=ROSTER)


KEPT: Final[Mapping[str, Callable[[CampaignState, str], Iterator[Offer]]]] = MappingProxyType(
    {
        BUY.key: lambda state, _: halls.for_sale(state),
        SELL.key: lambda state, _: halls.to_sell(state),
        HEALER.key: lambda state, _: halls.cures(state),
        HEARTH.key: lambda state, _: halls.favours(state),
        ABILITIES.key: growth.lessons,
        PROFILES.key: growth.promotions,
        HIRE.key: lambda state, _: newcomers(state),
    }
)
"""What lies on each counter."""
