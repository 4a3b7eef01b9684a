"""What can be done with a thing: give it to somebody, put it away, sell it; each with its price or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QMimeData

from horologium.campaign.affairs import item_name
from horologium.campaign.facts import cost
from horologium.campaign.ops.gear import Equip, PassItem, Swap, Unequip
from horologium.campaign.ops.trade import Sell
from horologium.campaign.outfit import ids, in_the_way, may_take
from horologium.campaign.records import Hero, Item
from horologium.campaign.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    item, found = session.books.get(Item, id_), list[Deed]()
    if item.holder:
        text = QCoreApplication.translate("Handling", "Put away")
        found.append(Deed(text, Unequip(id_), session.refusal(Unequip(id_))))
    if item.ware == "equipment":
        for hero in session.books.all(Hero):
            if hero.id != item.holder:
                found += gifts(session, id_, hero.id)
    return [*found, sale(session, id_)]


def sale(session: CampaignSession, id_: str) -> Deed:
    """To sell a thing, with what it would bring."""
    price = cost(session, Sell(id_))
    text = QCoreApplication.translate("Handling", "Sell for {price}").format(price=price.words)
    plain = QCoreApplication.translate("Handling", "Sell")
    return Deed(text if price.allowed else plain, Sell(id_), price.refused)


def gifts(session: CampaignSession, id_: str, hero: str) -> list[Deed]:
    """The ways to give a thing to a hero: as it is, or in place of something else; one that says why not, if none."""
    item, who = session.books.get(Item, id_), session.books.get(Hero, hero)
    plain: Operation = PassItem(id_, hero) if item.holder else Equip(id_, hero)
    give = QCoreApplication.translate("Handling", "Give to {hero}").format(hero=who.name)
    reason = session.refusal(plain)
    if not reason or item.ware != "equipment" or may_take(session, hero, item).allowed:
        return [Deed(give, plain, reason)]
    ways = {tuple(each.card for each in way): way for way in in_the_way(session, hero, item)}
    found = []
    for way in ways.values():
        names = counted([item_name(session, each) for each in way])
        text = QCoreApplication.translate("Handling", "Give to {hero} for {things}").format(hero=who.name, things=names)
        swap = Swap(id_, hero, ids(way))
        found.append(Deed(text, swap, session.refusal(swap)))
    return found or [Deed(give, plain, reason)]
