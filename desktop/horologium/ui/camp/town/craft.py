"""The workshop: formulae, what is missing for each, and what comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.affairs import state_of
from horologium.campaign.facts import WorkshopRow, workshop
from horologium.campaign.ops.workshop import Craft, Exchange
from horologium.campaign.wording import times
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.town.wares import Deed, Part, Ware, deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.session import CampaignSession

translate = QCoreApplication.translate


class Crafting:
    """The recipes of the company."""

    id, sign = "workshop", "hammer"

    @property
    def title(self) -> str:
        """What players call it."""
        return translate("Town", "Workshop")

    @property
    def headings(self) -> tuple[str, str, str, str]:
        """The titles of the columns."""
        return (
            translate("Town", "Formula"),
            translate("Town", "State"),
            translate("Town", "Price"),
            translate("Town", "Makes"),
        )

    def wares(self, session: CampaignSession) -> list[Ware]:
        """Every recipe with what it needs."""
        return [_recipe(session, row) for row in workshop(session)]

    def empty(self, session: CampaignSession) -> str:
        """Say what would fill it."""
        return translate("Town", "The company knows no recipe yet. Guilds sell them, and some are found on missions.")

    def deeds(self, session: CampaignSession, chosen: Sequence[Ware]) -> list[Deed]:
        """Make the one thing that is chosen; exchange a reagent where somebody can."""
        deeds = [deed(translate("Town", "&Craft"), Craft(ware.id)) for ware in chosen[:1]]
        if can_exchange(session):
            deeds.append(deed(translate("Town", "E&xchange a reagent…"), Exchange()))
        return deeds


def can_exchange(session: CampaignSession) -> bool:
    """Whether somebody in the company can exchange reagents."""
    workshop = session.rules.workshop
    return workshop is not None and workshop.exchanges(state_of(session)) > 0


def _recipe(session: CampaignSession, row: WorkshopRow) -> Ware:
    lacking = ", ".join(times(need.needed - need.there, need.name) for need in row.lacking)
    return Ware(
        id=row.card,
        face=face_of(session, "equipment", row.card),
        kind=translate("Town", "missing: {what}").format(what=lacking) if lacking else translate("Town", "all there"),
        price=0,
        words="–",
        count=str(row.makes),
        cost=row.cost,
        parts=tuple(Part(face_of(session, "reagent", need.card), need.there, need.needed) for need in row.needs),
    )
