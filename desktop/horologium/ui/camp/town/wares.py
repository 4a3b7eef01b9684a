"""What lies on a counter, and what can be done about it: rows of the campaign with the faces that the town shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.offers import Cost, OfferRow, cost, done_together, many, offer_rows
from horologium.campaign.operations import Operation
from horologium.campaign.ops.story import AcceptSideMission, DeclineSideMission
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import times
from horologium.engine.core.offers import ServiceCounter
from horologium.ui.art.card_faces import PrintedCard
from horologium.ui.art.portraits import Sitter
from horologium.ui.camp.cards import face_of
from horologium.ui.camp.portraits import sitter
from horologium.ui.camp.things import button_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.session import CampaignSession

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Ingredient:
    """A part of a formula: how many it takes, and how many there are."""

    face: PrintedCard
    there: int
    needed: int


@dataclass(frozen=True, slots=True)
class CounterAction:
    """Something that can be done, ``most`` times at once; ``text`` and ``operation`` depend on how often."""

    text: Callable[[int], str]
    operation: Callable[[int], Operation]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Ware:
    """A row of a counter: something to be bought, sold, made, healed or paid for."""

    id: str
    face: PrintedCard
    kind: str
    price: int
    words: str  # the price as players say it
    count: str
    cost: Cost
    actions: tuple[CounterAction, ...]
    notes: tuple[str, ...] = ()
    ingredients: tuple[Ingredient, ...] = ()
    patient: tuple[Sitter, str] | None = None  # whom it is for
    row: OfferRow | None = None


@dataclass(frozen=True, slots=True)
class Goods:
    """All of a counter: what lies on it, and what can be done there before and after that without choosing anything."""

    counter: ServiceCounter
    wares: tuple[Ware, ...] = ()
    before: tuple[CounterAction, ...] = ()
    after: tuple[CounterAction, ...] = ()

    def actions(self, chosen: Sequence[Ware]) -> list[CounterAction]:
        """What can be done with the rows that are chosen, if any."""
        return [*self.before, *_chosen(self.counter, chosen), *self.after]


def _chosen(counter: ServiceCounter, chosen: Sequence[Ware]) -> tuple[CounterAction, ...]:
    """Several things at once, where one can do that; else the first of them."""
    rows = [ware.row for ware in chosen if ware.row is not None]
    if len(chosen) > 1 and len(rows) == len(chosen) and (deed := done_together(counter, rows)) is not None:
        return (_once(deed.many.format(count=len(rows)), many(rows)),)
    return chosen[0].actions if chosen else ()


def goods(session: CampaignSession, counter: ServiceCounter) -> Goods:
    """What a counter has now; work for the company lies before everything else."""
    rows = offer_rows(session, counter.key)
    cards = [place for place, row in enumerate(rows) if row.subject.id]
    first = cards[0] if cards else len(rows)
    loose = [(place, _action(row)) for place, row in enumerate(rows) if not row.subject.id]
    return Goods(
        counter,
        wares=(*(_work(session) if counter.work else ()), *(_ware(session, rows[place]) for place in cards)),
        before=tuple(action for place, action in loose if place < first),
        after=tuple(action for place, action in loose if place > first),
    )


def _action(row: OfferRow) -> CounterAction:
    """To take an offer, as often as one likes."""
    return CounterAction(partial(button_words, row), row.operation, row.most)


def _ware(session: CampaignSession, row: OfferRow) -> Ware:
    face = _face(session, row)
    who = session.books.find(MemberRecord, row.offer.whom)
    return Ware(
        id=f"{row.key}:{row.offer.whom}",
        face=face,
        kind=row.offer.sort or _state(row) or (row.whom_name if row.offer.whom else face.line),
        price=row.price,
        words=row.words if row.price else "–",
        count=row.offer.number or row.since or _number(session, row),
        cost=row.cost,
        actions=(_action(row),),
        notes=row.notes,
        ingredients=tuple(
            Ingredient(face_of(session, need.of.kind, need.of.id), need.there, need.needed) for need in row.needs
        ),
        patient=(sitter(session.pack, who.card, who.name, who.grade), who.name) if who else None,
        row=row,
    )


def _face(session: CampaignSession, row: OfferRow) -> PrintedCard:
    """The card that is offered: one of the pack, or one that the offer brings itself."""
    if row.face is None:
        return face_of(session, row.subject.kind, row.subject.id)
    return PrintedCard(row.face.key or row.key, row.face.label, row.face.kind, text=row.face.text)


def _state(row: OfferRow) -> str:
    """What is missing of all that it takes."""
    if not row.needs:
        return ""
    lacking = ", ".join(times(need.needed - need.there, need.name) for need in row.lacking)
    return translate("Town", "missing: {what}").format(what=lacking) if lacking else translate("Town", "all there")


def _number(session: CampaignSession, row: OfferRow) -> str:
    """How many are made of what it takes, who has the thing that it is about, or how many the company has."""
    if row.needs:
        return str(row.makes)
    if session.books.find(ThingRecord, row.key) is not None:
        return row.whom_name or translate("Town", "common stock")
    return str(row.owned) if row.owned else "–"


def _work(session: CampaignSession) -> list[Ware]:
    """The side mission that somebody offers, if anybody does."""
    side = on_offer(session)
    if side is None:
        return []
    take, leave = AcceptSideMission(side.name), DeclineSideMission(side.name)
    return [
        Ware(
            id=f"work:{side.name}",
            face=PrintedCard("contract", side.title, "key", translate("Town", "Side mission"), side.text),
            kind=translate("Town", "the company"),
            price=0,
            words="–",
            count=translate("Town", "for good"),
            cost=cost(session, take),
            actions=(_once(translate("Town", "&Accept"), take), _once(translate("Town", "&Decline"), leave)),
        )
    ]


def _once(text: str, operation: Operation) -> CounterAction:
    """Something that is done once."""
    return CounterAction(lambda _count: text, lambda _count: operation)
