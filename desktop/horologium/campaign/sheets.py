"""What screens show of a company: sheets and the stash. Values only; every change is an operation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.campaign.affairs import bearers, item_name, state_with
from horologium.campaign.asking import counters_of, offers_at
from horologium.campaign.company import gear
from horologium.campaign.offers import Cost, OfferRow, rows_about
from horologium.campaign.ops.offers import sells
from horologium.campaign.records import MemberRecord, Player, ThingRecord
from horologium.campaign.reminders import Reminder, reminders_of
from horologium.campaign.wording import called_as
from horologium.engine.core.campaign import SlotUse
from horologium.engine.core.sheets import Trait
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.offers import Offer, Scope


# The stash


@dataclass(frozen=True, slots=True)
class StashRow:
    """One thing that the company owns."""

    id: str
    ware: str
    card: str
    name: str
    holder: str
    holder_name: str
    sale: Cost  # what it would bring here and now
    history: tuple[str, ...]
    by_hand: bool


def stash(session: CampaignSession) -> list[StashRow]:
    """Everything that the company owns, in the order in which it came."""
    return _stash_rows(session, session.books.all(ThingRecord))


def sales(session: CampaignSession) -> dict[str, OfferRow]:
    """What can be sold in any place, by the id of the thing."""
    return {row.key: row for row in _wanted(session, "place", sells)}


def _stash_rows(session: CampaignSession, items: Iterable[ThingRecord]) -> list[StashRow]:
    names = {each.id: each.name for each in bearers(session)}
    there = list(items)
    ids = {item.id for item in there}
    sold = {row.key: row for row in _wanted(session, "place", lambda offer: offer.key in ids and sells(offer))}
    nobody = Cost(refused=say("nothing is bought or sold in this game"))
    return [
        StashRow(
            id=item.id,
            ware=item.kind,
            card=item.card,
            name=item_name(session, item),
            holder=item.holder,
            holder_name=names.get(item.holder, ""),
            sale=sold[item.id].cost if item.id in sold else nobody,
            history=item.history,
            by_hand=bool(item.by_hand),
        )
        for item in there
    ]


def rows_of(session: CampaignSession, scope: Scope, verb: Verb, whom: str = "") -> Iterator[OfferRow]:
    """The rows of all counters of a scope that change something of a kind."""
    return _wanted(session, scope, lambda offer: any(gift.verb == verb for gift in offer.gives), whom)


def _wanted(
    session: CampaignSession, scope: Scope, wanted: Callable[[Offer], bool], whom: str = ""
) -> Iterator[OfferRow]:
    """The rows of just those offers that are wanted."""
    for counter in counters_of(session):
        if counter.scope == scope:
            known = offers_at(session, counter.key, whom if scope == "member" else "")
            here = [offer for offer in known if offer.shown and (not whom or offer.whom == whom)]
            yield from rows_about(session, counter, [offer for offer in here if wanted(offer)])


# A hero


@dataclass(frozen=True, slots=True)
class HeroSheet:
    """All that a hero's sheet shows."""

    hero: MemberRecord
    card_name: str
    class_name: str
    player: Player | None
    traits: tuple[Trait, ...]
    slots: tuple[SlotUse, ...]
    gear: tuple[StashRow, ...]
    lessons: tuple[OfferRow, ...]
    promotions: tuple[OfferRow, ...]
    injuries: tuple[OfferRow, ...]
    reminders: tuple[Reminder, ...]


def hero_sheet(session: CampaignSession, id_: str) -> HeroSheet:
    """The sheet of one hero."""
    hero, rules, state = session.books.get(MemberRecord, id_), session.rules, state_with(session, id_)
    return HeroSheet(
        hero=hero,
        card_name=called_as(session.pack, "member", hero.card),
        class_name=class_name(session, hero),
        player=session.books.find(Player, hero.player) if hero.player else None,
        traits=rules.roster.sheet(state, id_).traits,
        slots=rules.gear.slots(state, id_) if rules.gear else (),
        gear=tuple(_stash_rows(session, gear(session.books, id_))),
        lessons=tuple(rows_of(session, "member", "known", id_)),
        promotions=tuple(rows_of(session, "member", "grade", id_)),
        injuries=tuple(rows_of(session, "place", "condition", id_)),
        reminders=tuple(reminders_of(session, id_)),
    )


def class_name(affairs: Affairs, hero: MemberRecord) -> str:
    """What players call the class of a hero; nothing in a game without classes."""
    return affairs.rules.roster.sheet(state_with(affairs, hero.id), hero.id).title


def class_line(affairs: Affairs, hero: MemberRecord) -> str:
    """The class of a hero, and what the rules would have stand beside it."""
    sheet = affairs.rules.roster.sheet(state_with(affairs, hero.id), hero.id)
    return " · ".join(filter(None, [sheet.title, sheet.tag]))
