"""The surgeon; and the church and the tavern, where blessings and news are to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from horologium.campaign.facts import FavourRow, SurgeonRow, cost, favours, surgeon
from horologium.campaign.legends import known_legend
from horologium.campaign.ops.care import LEGEND, RUMOUR, Favour, Surgery
from horologium.campaign.ops.story import AcceptSideMission, DeclineSideMission
from horologium.campaign.records import Hero
from horologium.campaign.side_missions import on_offer
from horologium.ui.art.faces import Face
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.camp.legend import look_told
from horologium.ui.camp.town.wares import Deed, Ware, deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.session import CampaignSession
    from horologium.ui.art.portraits import Sitter

WORK: Final = "work"
"""The row of those who offer a side mission."""
translate = QCoreApplication.translate


class Healing:
    """All injuries, with what it costs to be rid of them."""

    id, sign = "surgeon", "bandage"

    @property
    def title(self) -> str:
        """What players call it."""
        return translate("Town", "Surgeon")

    @property
    def headings(self) -> tuple[str, str, str, str]:
        """The titles of the columns."""
        return (
            translate("Town", "Injury"),
            translate("Town", "Hero"),
            translate("Town", "Price"),
            translate("Town", "Since"),
        )

    def wares(self, session: CampaignSession) -> list[Ware]:
        """Every injury."""
        return [_injury(session, row) for row in surgeon(session)]

    def empty(self, session: CampaignSession) -> str:
        """Say that all is well."""
        return translate("Town", "Everybody is in good health. Who is hurt in a mission can be treated here.")

    def deeds(self, session: CampaignSession, chosen: Sequence[Ware]) -> list[Deed]:
        """Have the chosen injury treated."""
        return [deed(translate("Town", "Have it &treated"), Surgery(ware.id)) for ware in chosen[:1]]


def _injury(session: CampaignSession, row: SurgeonRow) -> Ware:
    return Ware(
        id=row.injury,
        face=face_of(session, "injury", row.card),
        kind=row.hero_name,
        price=row.price,
        words=row.words if row.price else "–",
        count=row.since,
        cost=row.cost,
        patient=_patient(session, row.hero),
    )


class Favours:
    """Whoever else can be paid: priests and people who know something."""

    id, sign = "favours", "bell"

    @property
    def title(self) -> str:
        """What players call it."""
        return translate("Town", "Church and tavern")

    @property
    def headings(self) -> tuple[str, str, str, str]:
        """The titles of the columns."""
        return (
            translate("Town", "Favour"),
            translate("Town", "For"),
            translate("Town", "Price"),
            translate("Town", "Lasts"),
        )

    def wares(self, session: CampaignSession) -> list[Ware]:
        """Work for the company, and every favour for every hero."""
        return [*_work(session), *(_favour(session, row) for row in favours(session))]

    def empty(self, session: CampaignSession) -> str:
        """Say what would fill it."""
        return translate(
            "Town", "Nobody here does favours or has news to sell. Look at the map for a place where somebody does."
        )

    def deeds(self, session: CampaignSession, chosen: Sequence[Ware]) -> list[Deed]:
        """Pay for the chosen favour, or answer those who have work."""
        if not chosen:
            return []
        boon, _, whom = chosen[0].id.partition(":")
        if boon == WORK:
            return [
                deed(translate("Town", "&Accept"), AcceptSideMission(whom)),
                deed(translate("Town", "&Decline"), DeclineSideMission(whom)),
            ]
        texts = {RUMOUR: translate("Town", "&Listen"), LEGEND: translate("Town", "&Look at it")}
        return [deed(texts.get(boon, translate("Town", "&Ask for it")), Favour(boon, whom))]


def _work(session: CampaignSession) -> list[Ware]:
    """The side mission that somebody offers, if anybody does."""
    side = on_offer(session)
    if side is None:
        return []
    return [
        Ware(
            id=f"{WORK}:{side.name}",
            face=Face("contract", side.title, "key", translate("Town", "Side mission"), side.text),
            kind=translate("Town", "the company"),
            price=0,
            words="–",
            count=translate("Town", "for good"),
            cost=cost(session, AcceptSideMission(side.name)),
        )
    ]


def _favour(session: CampaignSession, row: FavourRow) -> Ware:
    return Ware(
        id=f"{row.boon}:{row.hero}",
        face=_favour_face(row.boon),
        kind=row.hero_name or translate("Town", "the company"),
        price=row.price,
        words=row.words,
        count=translate("Town", "one battle") if row.hero else translate("Town", "for good"),
        cost=row.cost,
        notes=_legend_lines(session) if row.boon == LEGEND else (),
        patient=_patient(session, row.hero) if row.hero else None,
    )


def _favour_face(boon: str) -> Face:
    """What is written on the card of a favour."""
    if boon == RUMOUR:
        told = translate(
            "Town", "Somebody knows something that you have not heard yet. It is written into the chronicle."
        )
        return Face("bell", translate("Town", "A rumour"), "support", text=told)
    if boon == LEGEND:
        told = translate("Town", "Which enemies, tiles and tokens the next mission of the story brings.")
        return Face("contract", translate("Town", "A look at the Legend"), "key", text=f"{told} {look_told()}")
    told = translate("Town", "The hero begins the next battle blessed.")
    return Face("cross", translate("Town", "A blessing"), "support", text=told)


def _legend_lines(session: CampaignSession) -> tuple[str, ...]:
    """What the company has seen of the next mission."""
    legend = known_legend(session)
    return () if legend is None else (legend.title, *legend.text.splitlines())


def _patient(session: CampaignSession, id_: str) -> tuple[Sitter, str]:
    hero = session.books.get(Hero, id_)
    return sitter(session.pack, hero.card, hero.name, hero.grade), hero.name
