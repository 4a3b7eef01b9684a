"""What screens and bots see of all that can be had: counters, and their rows. Values only; taking is an operation.

What something costs in the end and why it is refused comes from trying it out, so that a screen never says anything
else than the operation does. That is dear, so it is done when it is asked for, once for every change.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from horologium.campaign.affairs import money
from horologium.campaign.asking import counter_of, counters_of, is_kept, offers_at
from horologium.campaign.company import member
from horologium.campaign.ops.offers import MANY, TakeOffers, earned, offer_name, pieces, sells
from horologium.campaign.records import ConditionRecord, MemberRecord, Standing, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import called
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.offers import Deed, Offer
from horologium.engine.core.speech import TONGUE, say
from horologium.engine.core.view import CardView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.books import Books
    from horologium.campaign.operations import Operation
    from horologium.campaign.records import Record
    from horologium.engine.core.campaign import Amount, Verdict
    from horologium.engine.core.offers import Scope, ServiceCounter

EVENTS = 3
"""So much of the history of a thing stands beside it."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What an operation would do to the purse and to what heroes have to spend, or why it is refused."""

    coins: int = 0  # negative: it costs
    words: str = ""
    experience: int = 0
    refused: str = ""
    rules: tuple[str, ...] = ()
    asks: bool = False  # chance or a choice decides

    @property
    def allowed(self) -> bool:
        """Whether it can be done now."""
        return not self.refused

    @classmethod
    def refusal(cls, verdict: Verdict) -> Cost:
        """What the rules refuse whoever asks, without trying it out."""
        return cls(refused=verdict.reason, rules=verdict.rules)


def _coins(record: Record | None) -> int:
    return record.purse if isinstance(record, Standing) else 0


def _experience(record: Record | None) -> int:
    return record.experience if isinstance(record, MemberRecord) else 0


def cost(session: CampaignSession, operation: Operation) -> Cost:
    """Try an operation out: what it would cost."""
    preview = session.preview(operation)
    if preview.refused:
        return Cost(refused=preview.refused.reason, rules=preview.refused.rules)
    coins = sum(_coins(change.after) - _coins(change.before) for change in preview.changes)
    experience = sum(_experience(change.after) - _experience(change.before) for change in preview.changes)
    rules = preview.told.rules if preview.told else ()
    return Cost(coins, money(session, abs(coins)), experience, "", rules, preview.asks)


@dataclass(frozen=True, slots=True)
class Need:
    """A thing that is used up: how many it takes, and how many the company has."""

    of: CardRef
    name: str
    needed: int
    there: int


@dataclass(frozen=True, slots=True)
class OfferRow:
    """A row of a counter. ``price`` is what it costs, or brings, in the smallest coin; ``left`` None is without end.

    ``known`` and ``ready`` say that a member has it already, and has it at hand.
    """

    counter: str
    key: str
    deed: Deed
    subject: CardRef
    name: str
    whom: str  # whom it is for, or who holds it
    whom_name: str
    price: int
    words: str
    experience: int
    needs: tuple[Need, ...]
    makes: int
    owned: int
    left: int | None
    most: int
    group: str
    variant: str
    title: str
    notes: tuple[str, ...]
    since: str
    face: CardView | None
    known: bool
    ready: bool
    offer: Offer
    session: CampaignSession = field(repr=False, compare=False)

    @property
    def lacking(self) -> tuple[Need, ...]:
        """What is missing."""
        return tuple(need for need in self.needs if need.there < need.needed)

    @property
    def cost(self) -> Cost:
        """What it would cost now. Of equal things one is tried, and on a sheet nothing that the rules refuse."""
        offer = self.offer
        if not offer.verdict.allowed and counter_of(self.session, self.counter).scope == "member":
            return Cost.refusal(offer.verdict)
        key = ("cost", self.counter, offer.deed, offer.subject, offer.whom, offer.variant, offer.verdict, TONGUE.get())
        return self.session.books.remembered(key, lambda: cost(self.session, self.operation(variant=offer.variant)))

    def operation(self, count: int = 1, variant: str = "") -> TakeOffers:
        """Take it, so often at once."""
        return TakeOffers(
            self.deed.name, self.counter, (self.key,), self.offer.whom, count, variant or self.offer.variant
        )


def done_together(counter: ServiceCounter, rows: Sequence[OfferRow]) -> Deed | None:
    """What is done with several rows at once, where a counter has a deed for that."""
    wanted = {f"{row.deed.key}{MANY}" for row in rows}
    return next((deed for deed in counter.deeds if {deed.key} == wanted), None)


def many(rows: Sequence[OfferRow]) -> TakeOffers:
    """Take one thing, or all of several."""
    if len(rows) == 1:
        return rows[0].operation()
    return TakeOffers(f"{rows[0].deed.name}{MANY}", rows[0].counter, tuple(row.key for row in rows))


# Counters


def counters(session: CampaignSession, scope: Scope) -> list[ServiceCounter]:
    """The counters that somebody keeps here, or where something can be done without anybody; in words."""
    work = on_offer(session) is not None
    return [
        _said(counter)
        for counter in counters_of(session)
        if counter.scope == scope and (is_kept(session, counter) or (counter.work and work))
    ]


def _said(counter: ServiceCounter) -> ServiceCounter:
    return replace(
        counter,
        title=say(counter.title),
        headings=tuple(map(say, counter.headings)),
        deeds=tuple(map(_said_deed, counter.deeds)),
        empty=say(counter.empty),
        closed=say(counter.closed),
        opens=say(counter.opens),
        about=say(counter.about),
    )


def _said_deed(deed: Deed) -> Deed:
    return replace(
        deed,
        button=say(deed.button),
        many=say(deed.many),
        aside=say(deed.aside),
        aside_free=say(deed.aside_free),
        choosing=say(deed.choosing),
        choice=say(deed.choice),
    )


# Rows


class Things(NamedTuple):
    """How many things of each card the company has, and how many of them lie in the common stock."""

    owned: Counter[CardRef]
    stock: Counter[CardRef]

    @classmethod
    def of(cls, books: Books) -> Things:
        """Count them."""
        things = books.all(ThingRecord)
        return cls(
            Counter(CardRef(item.kind, item.card) for item in things),
            Counter(CardRef(item.kind, item.card) for item in things if not item.holder),
        )


def offer_rows(session: CampaignSession, counter: str, whom: str = "") -> list[OfferRow]:
    """What lies on a counter now; of what can be sold first what somebody takes and nobody carries."""
    kept = counter_of(session, counter)
    known = offers_at(session, counter, whom if kept.scope == "member" else "")
    rows = rows_about(session, kept, [offer for offer in known if offer.shown and (not whom or offer.whom == whom)])
    if not any(sells(row.offer) for row in rows):
        return rows
    return sorted(rows, key=lambda row: (not row.cost.allowed, bool(row.whom)))


def concerning(session: CampaignSession, key: str) -> list[OfferRow]:
    """What places could do about one thing or condition, whether somebody keeps that counter here or not."""
    found = list[OfferRow]()
    for counter in counters_of(session):
        if counter.scope == "place":
            meant = [offer for offer in offers_at(session, counter.key) if offer.key == key]
            found += rows_about(session, counter, meant) if meant else []
    return found


def rows_about(session: CampaignSession, counter: ServiceCounter, meant: Sequence[Offer]) -> list[OfferRow]:
    """The rows of some offers of a counter, in their order."""
    things, deeds = Things.of(session.books), {deed.key: _said_deed(deed) for deed in counter.deeds}
    return [_row(session, counter.key, offer, deeds[offer.deed], things) for offer in meant]


def _need(session: CampaignSession, need: Amount, things: Things) -> Need:
    return Need(need.of, called(session.pack, need.of.kind, need.of.id), need.count, things.stock[need.of])


def _row(
    session: CampaignSession,
    counter: str,
    offer: Offer,
    deed: Deed,
    things: Things,
) -> OfferRow:
    books, verdict = session.books, offer.verdict
    thing, suffered = books.find(ThingRecord, offer.key), books.find(ConditionRecord, offer.key)
    whom = offer.whom or (thing.holder if thing else "")
    hero, bearing = books.find(MemberRecord, whom), books.find(ThingRecord, whom)
    who, price = member(books, hero) if hero else None, verdict.price or earned(offer)
    return OfferRow(
        counter=counter,
        key=offer.key,
        deed=deed,
        subject=offer.subject,
        name=offer.face.label if offer.face else offer_name(session, offer),
        whom=whom if hero or bearing else "",
        whom_name=hero.name if hero else called(session.pack, bearing.kind, bearing.card) if bearing else "",
        price=price,
        words=money(session, price),
        experience=verdict.experience,
        needs=tuple(_need(session, need, things) for need in verdict.things),
        makes=pieces(offer),
        owned=things.owned[offer.subject],
        left=offer.left,
        most=offer.most,
        group=offer.group,
        variant=offer.variant,
        title=offer.title,
        notes=thing.history[-EVENTS:] if thing else offer.notes,
        since=suffered.since if suffered else "",
        face=offer.face,
        known=who is not None and offer.subject.id in who.known,
        ready=who is not None and offer.subject.id in who.ready,
        offer=offer,
        session=session,
    )
