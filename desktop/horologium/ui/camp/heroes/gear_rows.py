"""What a hero carries, slot by slot, and what lies in the common stock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.affairs import state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.company import gear
from horologium.campaign.outfit import misfits
from horologium.campaign.records import ThingRecord
from horologium.ui.art.faces import Face
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.stash.handling import gifts

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing with its face; ``why_not`` says why the hero cannot carry it."""

    id: str
    face: Face
    by_hand: bool
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class SlotRow:
    """A slot with all that is carried in it; one without a limit holds what is no burden."""

    key: str
    title: str
    used: int
    limit: int
    things: tuple[Carried, ...]


def slot_rows(session: CampaignSession, hero: str) -> list[SlotRow]:
    """The slots of a hero; what is no burden comes last, if there is any."""
    items, out = gear(session.books, hero), {item.id for item in misfits(session, hero)}
    by_slot: dict[str, list[Carried]] = {}
    misfit = QCoreApplication.translate("Gear", "It does not fit any more: put it away, or put away something else")
    for item in items:
        slot = as_printed(session, item.kind, item.card).slot
        by_slot.setdefault(slot, []).append(_carried(session, item, misfit if item.id in out else ""))
    fitting = session.rules.gear
    slots = fitting.slots(state_with(session, hero), hero) if fitting else ()
    rows = [SlotRow(use.key, use.title, use.used, use.limit, tuple(by_slot.pop(use.key, ()))) for use in slots]
    light = [thing for things in by_slot.values() for thing in things]
    return [*rows, SlotRow("", "", 0, 0, tuple(light))]


def stock_rows(session: CampaignSession, hero: str) -> list[Carried]:
    """What can be held of all that lies in the common stock: first what the hero could take."""
    kinds = [kind.key for kind in session.rules.data.kinds if kind.held]
    items = [item for item in session.books.all(ThingRecord) if item.kind in kinds and not item.holder]
    rows = [_carried(session, item, _why_not(session, item, hero)) for item in items]
    return sorted(rows, key=lambda row: bool(row.why_not))


def _why_not(session: CampaignSession, item: ThingRecord, hero: str) -> str:
    ways = gifts(session, item.id, hero)
    return "" if any(not way.why_not for way in ways) else ways[0].why_not


def _carried(session: CampaignSession, item: ThingRecord, why_not: str) -> Carried:
    return Carried(item.id, face_of(session, item.kind, item.card), bool(item.by_hand), why_not)
