"""The market: what is for sale, and what the company could sell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.facts import Offer, StashRow, market, stash
from horologium.campaign.ops.trade import MOST_AT_ONCE, Buy, BuyRecipe, OpenMarket, Sell, SellMany, is_open
from horologium.campaign.wording import entries
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.town.wares import Deed, Ware, deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession

translate = QCoreApplication.translate


class Buying:
    """Equipment, reagents on display, and recipes."""

    id, sign = "buy", "coins"

    @property
    def title(self) -> str:
        """What players call it."""
        return translate("Town", "Buy")

    @property
    def headings(self) -> tuple[str, str, str, str]:
        """The titles of the columns."""
        return (
            translate("Town", "For sale"),
            translate("Town", "Kind"),
            translate("Town", "Price"),
            translate("Town", "Owned"),
        )

    def wares(self, session: CampaignSession) -> list[Ware]:
        """All that is for sale here."""
        return [_for_sale(session, offer) for offer in market(session)]

    def empty(self, session: CampaignSession) -> str:
        """Say why there is nothing."""
        closed = session.refusal(OpenMarket()) if entries(session.pack, "reagent") else ""
        return closed or translate("Town", "Nothing is for sale here.")

    def deeds(self, session: CampaignSession, chosen: Sequence[Ware]) -> list[Deed]:
        """Look at the reagents of the day, or buy the one thing that is chosen."""
        deeds = []
        if not is_open(session.books) and entries(session.pack, "reagent"):
            deeds.append(deed(translate("Town", "See the &reagents of the day"), OpenMarket()))
        return [*deeds, *(_purchase(session, ware) for ware in chosen[:1])]


def _for_sale(session: CampaignSession, offer: Offer) -> Ware:
    face = face_of(session, "reagent" if offer.ware == "reagent" else "equipment", offer.card)
    notes = []
    if offer.ware == "recipe":
        notes.append(translate("Town", "The recipe: with it your workshop can make this again and again."))
    if offer.ware == "reagent" and offer.left is not None:
        notes.append(translate("Town", "On display: {count}").format(count=offer.left))
    return Ware(
        id=f"{offer.ware}:{offer.card}",
        face=face,
        kind=translate("Town", "Recipe") if offer.ware == "recipe" else face.line,
        price=offer.price,
        words=offer.words,
        count=str(offer.owned) if offer.owned else "–",
        cost=offer.cost,
        notes=tuple(notes),
    )


def _purchase(session: CampaignSession, ware: Ware) -> Deed:
    what, _, card = ware.id.partition(":")
    if what == "recipe":
        return deed(translate("Town", "&Buy the recipe"), BuyRecipe(card))
    left = session.books.marked("display", card) if what == "reagent" else MOST_AT_ONCE

    def buy(count: int) -> Operation:
        return Buy("reagent" if what == "reagent" else "equipment", card, count)

    def text(count: int) -> str:
        return translate("Town", "&Buy") if count == 1 else translate("Town", "&Buy {count}").format(count=count)

    return Deed(text, buy, max(1, min(MOST_AT_ONCE, left)))


class Selling:
    """Everything that the company owns, for those who take it."""

    id, sign = "sell", "purse"

    @property
    def title(self) -> str:
        """What players call it."""
        return translate("Town", "Sell")

    @property
    def headings(self) -> tuple[str, str, str, str]:
        """The titles of the columns."""
        return (
            translate("Town", "Yours"),
            translate("Town", "Kind"),
            translate("Town", "Brings"),
            translate("Town", "Carried by"),
        )

    def wares(self, session: CampaignSession) -> list[Ware]:
        """All that the company owns: first what somebody takes and nobody carries."""
        rows = sorted(stash(session), key=lambda row: (not row.sale.allowed, bool(row.holder)))
        return [_owned(session, row) for row in rows]

    def empty(self, session: CampaignSession) -> str:
        """Say what would fill it."""
        return translate("Town", "The company owns nothing that could be sold. Loot and purchases come here.")

    def deeds(self, session: CampaignSession, chosen: Sequence[Ware]) -> list[Deed]:
        """Sell what is chosen, one thing or many."""
        ids = tuple(ware.id for ware in chosen)
        if not ids:
            return []
        if len(ids) == 1:
            return [deed(translate("Town", "&Sell"), Sell(ids[0]))]
        return [deed(translate("Town", "&Sell %n thing(s)", "", len(ids)), SellMany(ids))]


def _owned(session: CampaignSession, row: StashRow) -> Ware:
    face = face_of(session, row.ware, row.card)
    return Ware(
        id=row.id,
        face=face,
        kind=face.line,
        price=row.sale.coins,
        words=row.sale.words if row.sale.allowed else "–",
        count=row.holder_name or translate("Town", "common stock"),
        cost=row.sale,
        notes=row.history[-3:],
    )
