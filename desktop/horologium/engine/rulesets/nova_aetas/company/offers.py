"""Whatever can be had in this game, by counters: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.consequences import consequence
from horologium.engine.core.offers import Offer
from horologium.engine.rulesets.nova_aetas.company import care, learning, trading
from horologium.engine.rulesets.nova_aetas.company.counters import (
    ANYWHERE,
    BUY,
    CLASSES,
    FAVOURS,
    HIRE,
    SELL,
    SKILLS,
    SURGEON,
    WORKSHOP,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.offers import ServiceCounter


def counters(state: CampaignState) -> tuple[ServiceCounter, ...]:
    """In towns, on sheets, and newcomers; whoever can transmute needs no workshop.  [NAR-MIS-06, NAR-MIS-19]"""
    workshop = ANYWHERE if trading.exchanges(state) else WORKSHOP
    return (BUY, SELL, workshop, SURGEON, FAVOURS, SKILLS, CLASSES, HIRE)


def offers(state: CampaignState, counter: str, whom: str = "") -> tuple[Offer, ...]:
    """All that a counter knows."""
    return tuple(KEPT[counter](state, whom))


def newcomers(state: CampaignState) -> Iterator[Offer]:
    """The heroes of the pack who are not in the company; they cost nothing.  [NAR-GEN-01]"""
    here = {member.card for member in (*state.company.members, *state.company.bench)}
    for card in state.content.get("heroes", {}):
        if card not in here:
            joined = consequence("member", "hero", card)
            yield Offer(card, "hire", joined.of, gives=(joined,))


KEPT: Final[Mapping[str, Callable[[CampaignState, str], Iterator[Offer]]]] = MappingProxyType(
    {
        BUY.key: lambda state, _: trading.for_sale(state),
        SELL.key: lambda state, _: trading.to_sell(state),
        WORKSHOP.key: lambda state, _: trading.to_make(state),
        SURGEON.key: lambda state, _: care.cures(state),
        FAVOURS.key: lambda state, _: care.favours(state),
        SKILLS.key: learning.lessons,
        CLASSES.key: learning.promotions,
        HIRE.key: lambda state, _: newcomers(state),
    }
)
"""What lies on each counter."""
