"""What can be done with a thing: give it to somebody, put it away, take what is offered for it; or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData

from horologium.campaign.affairs import bearer_of, bearers, item_name
from horologium.campaign.offers import concerning
from horologium.campaign.ops.gear import Equip, PassItem, Swap, Unequip
from horologium.campaign.outfit import ids, in_the_way, is_held, may_take
from horologium.campaign.records import ThingRecord
from horologium.campaign.sheets import sales
from horologium.campaign.wording import counted
from horologium.ui.camp.offer_words import aside_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.campaign.offers import OfferRow
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession

MIME = "application/x-horologium-items"


class Deed(NamedTuple):
    """Something that can be done: what it is called, the operation, and why it cannot be done now."""

    text: str
    operation: Operation
    why_not: str = ""


def carried_along(ids_: Iterable[str]) -> QMimeData:
    """What is dragged: the ids of things."""
    data = QMimeData()
    data.setData(MIME, "\n".join(ids_).encode())
    return data


def dragged(data: QMimeData) -> list[str]:
    """The ids of the things that are dragged, or none."""
    return bytes(data.data(MIME).data()).decode().split("\n") if data.hasFormat(MIME) else []


def deeds(session: CampaignSession, id_: str) -> list[Deed]:
    """All that can be done with a thing."""
    item, found = session.books.get(ThingRecord, id_), list[Deed]()
    if item.holder:
        text = QCoreApplication.translate("Handling", "Put away")
        found.append(Deed(text, Unequip(id_), session.refusal(Unequip(id_))))
    if is_held(session, item.kind):
        for bearer in bearers(session):
            if bearer.id not in (item.holder, id_):
                found += gifts(session, id_, bearer.id)
    offered = (Deed(aside_words(row), row.operation(), row.cost.refused) for row in concerning(session, id_))
    return [*found, *offered]


def sells_things(session: CampaignSession) -> bool:
    """Whether things can be sold somewhere in this game."""
    return bool(sales(session)) or not session.books.all(ThingRecord)


def sold_together(session: CampaignSession, ids_: Iterable[str]) -> list[OfferRow]:
    """The sales of several things, of those that can be sold at all."""
    known = sales(session)
    return [known[id_] for id_ in ids_ if id_ in known]


def gifts(session: CampaignSession, id_: str, hero: str) -> list[Deed]:
    """The ways to give a thing to a hero: as it is, or in place of something else; one that says why not, if none."""
    item, who = session.books.get(ThingRecord, id_), bearer_of(session, hero)
    plain: Operation = PassItem(id_, hero) if item.holder else Equip(id_, hero)
    give = QCoreApplication.translate("Handling", "Give to {hero}").format(hero=who.name)
    reason = session.refusal(plain)
    if not reason or not is_held(session, item.kind) or may_take(session, hero, item).allowed:
        return [Deed(give, plain, reason)]
    ways = {tuple(each.card for each in way): way for way in in_the_way(session, hero, item)}
    found = []
    for way in ways.values():
        names = counted([item_name(session, each) for each in way])
        text = QCoreApplication.translate("Handling", "Give to {hero} for {things}").format(hero=who.name, things=names)
        swap = Swap(id_, hero, ids(way))
        found.append(Deed(text, swap, session.refusal(swap)))
    return found or [Deed(give, plain, reason)]
