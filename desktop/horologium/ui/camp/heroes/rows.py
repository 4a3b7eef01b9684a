"""The company at a glance, as values: what a card of a hero shows, and what stands beside the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.campaign.affairs import money, state_of, state_with, today
from horologium.campaign.cards import as_printed
from horologium.campaign.company import gear
from horologium.campaign.offers import OfferRow, counters, offer_rows
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.outfit import common_places, may_bring
from horologium.campaign.plot import here
from horologium.campaign.records import ConditionRecord, MemberRecord, Player
from horologium.campaign.reminders import Reminder, reminders
from horologium.campaign.results import title_of
from horologium.campaign.wording import called, kind_of
from horologium.engine.core.campaign import SlotUse
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.sheets import BearerSheet, Trait
from horologium.ui.art.faces import Face
from horologium.ui.art.portraits import Sitter
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.hero_tile import sitter

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.session import CampaignSession


@dataclass(frozen=True, slots=True)
class AtHand:
    """A skill at hand: its name, and its kind, which tells the colour."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class HeroRow:
    """A hero at a glance."""

    id: str
    name: str
    class_name: str
    group: str
    player: str
    sitter: Sitter
    experience: int | None  # None where nobody can spend any
    traits: tuple[Trait, ...]
    ready: tuple[AtHand, ...]
    injuries: tuple[str, ...]
    gear: tuple[Face, ...]
    bench: bool
    by_hand: bool
    reminders: tuple[Reminder, ...]


@dataclass(frozen=True, slots=True)
class CompanyRow:
    """The company: who is in it, what it owns in coins, where it is and what comes next."""

    heroes: tuple[HeroRow, ...]
    purse: str
    where: str
    next: str
    reminders: tuple[Reminder, ...]
    sheet: BearerSheet
    offered: tuple[tuple[str, tuple[OfferRow, ...]], ...]
    places: tuple[SlotUse, ...]
    choices: tuple[tuple[CardRef, bool], ...]  # what the company could bring, and whether it does


def company_row(affairs: CampaignSession) -> CompanyRow:
    """All that the company's screen shows."""
    urged, standing = reminders(affairs), affairs.books.standing
    town = called(affairs.pack, "town", standing.town) if standing.town else ""
    heroes = sorted(affairs.books.all(MemberRecord), key=lambda hero: hero.bench)
    return CompanyRow(
        heroes=tuple(hero_row(affairs, hero, urged) for hero in heroes),
        purse=money(affairs, standing.purse),
        where=" · ".join(filter(None, [town, today(affairs)])),
        next=title_of(affairs) if standing.mission else here(affairs).title,
        reminders=tuple(each for each in urged if not each.hero),
        sheet=affairs.rules.roster.sheet(state_of(affairs), ""),
        offered=tuple(_offered(affairs)),
        places=common_places(affairs),
        choices=tuple(_choices(affairs)),
    )


def _choices(affairs: Affairs) -> Iterator[tuple[CardRef, bool]]:
    """What the company knows and may have at hand, alone or beside other cards."""
    company = state_of(affairs).company
    for each in company.known if common_places(affairs) else ():
        if each.id in company.ready or may_bring(affairs, "", [each.id]).allowed:
            yield each, each.id in company.ready


def _offered(session: CampaignSession) -> Iterator[tuple[str, tuple[OfferRow, ...]]]:
    """What the company can have wherever it is, by counters; newcomers have a sheet of their own."""
    for counter in counters(session, "company"):
        rows = tuple(row for row in offer_rows(session, counter.key) if row.deed.name != Hire.name)
        if rows:
            yield counter.title, rows


def hero_row(affairs: Affairs, hero: MemberRecord, urged: list[Reminder]) -> HeroRow:
    """A hero at a glance, with what could be done for them."""
    player = affairs.books.find(Player, hero.player) if hero.player else None
    sheet = affairs.rules.roster.sheet(state_with(affairs, hero.id), hero.id)
    injuries = [injury for injury in affairs.books.all(ConditionRecord) if injury.bearer == hero.id]
    return HeroRow(
        id=hero.id,
        name=hero.name,
        class_name=sheet.title,
        group=sheet.group,
        player=player.name if player else "",
        sitter=sitter(affairs.pack, hero.card, hero.name, hero.grade),
        experience=hero.experience if affairs.rules.grows else None,
        traits=sheet.traits,
        ready=tuple(_at_hand(affairs, card) for card in hero.ready),
        injuries=tuple(called(affairs.pack, injury.kind, injury.card) for injury in injuries),
        gear=tuple(face_of(affairs, item.kind, item.card) for item in gear(affairs.books, hero.id)),
        bench=hero.bench,
        by_hand=bool(hero.by_hand),
        reminders=tuple(each for each in urged if each.hero == hero.id),
    )


def _at_hand(affairs: Affairs, skill: str) -> AtHand:
    card = as_printed(affairs, kind_of(affairs.pack, "lesson", skill), skill)
    return AtHand(card.label, card.kind)
