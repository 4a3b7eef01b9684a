"""The company: its heroes at a glance, what they might have forgotten, the treasury, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from horologium.campaign.affairs import money, state_of, today
from horologium.campaign.cards import as_printed
from horologium.campaign.offers import OfferRow, counters, offer_rows
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.ops.learning import MakeReady
from horologium.campaign.outfit import common_places, may_bring
from horologium.campaign.plot import here
from horologium.campaign.records import MemberRecord
from horologium.campaign.reminders import Reminder, reminders
from horologium.campaign.results import title_of
from horologium.campaign.wording import called
from horologium.engine.core.campaign import SlotUse
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.sheets import BearerSheet
from horologium.engine.core.speech import say
from horologium.ui.camp.company.hero_card import HeroCard, HeroRow, hero_row
from horologium.ui.camp.company.reminders import badge_for
from horologium.ui.camp.member_sheet.dialogs import HireDialog, newcomers
from horologium.ui.camp.member_sheet.sheet_sections import add_sections
from horologium.ui.camp.member_sheet.skills import ReadyPlaces, SkillCard, offer_card, take_button
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty, scrolled
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QPushButton

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

BESIDE: Final = 270
ROOMY: Final = 50
"""How many times the size of the text the section is wide when there is room beside the heroes."""
GRAND: Final = 95
"""The same for whole cards of what the heroes carry."""


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


class CompanySection(QWidget):
    """Cards of the heroes in a panel that scrolls; beside them treasury, next step and common reminders."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._narrow, self._grand = theme, camp, False, False
        self._shown: tuple[CompanyRow, bool, bool] | None = None
        self.cards: list[HeroCard] = []
        self.panel, self.surroundings = Panel(theme, " "), Panel(theme, self.tr("Affairs"), padding=20)
        self._heroes, self._affairs = QVBoxLayout(), QVBoxLayout()
        for panel, column in ((self.panel, self._heroes), (self.surroundings, self._affairs)):
            panel.body.addWidget(scrolled(column), 1)
        self.surroundings.setFixedWidth(BESIDE)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.surroundings)
        self.refresh()

    def refresh(self) -> None:
        """Show the company as it is now."""
        row = company_row(self._camp.session)
        if (row, self._narrow, self._grand) == self._shown:
            return
        self._shown = (row, self._narrow, self._grand)
        self.panel.set_title(self.tr("The company"))
        empty(self._heroes)
        empty(self._affairs)
        self.cards = [HeroCard(self._theme, self._camp, hero, grand=self._grand) for hero in row.heroes]
        self._fill(row)
        self._fill_affairs(row, self._heroes if self._narrow else self._affairs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything below the heroes where there is little room beside them."""
        super().resizeEvent(event)
        room = event.size().width() // self._theme.type.sizes["body"]
        narrow, grand = room < ROOMY, room >= GRAND
        if (narrow, grand) != (self._narrow, self._grand):
            self._narrow, self._grand = narrow, grand
            self.surroundings.setVisible(not narrow)
            self.refresh()

    def _fill(self, row: CompanyRow) -> None:
        most = 2 if self._grand else max(1, sum(not hero.bench for hero in row.heroes))
        groups: dict[str, Flow] = {}
        for card in self.cards:
            title = self.tr("On the bench") if card.head.row.bench else card.head.row.group
            groups.setdefault(title, Flow(6, even=True, most=most)).addWidget(card)
        for title, flow in groups.items():
            if title:
                self._heroes.addWidget(PlainLabel(title, "heading-small", wrap=True))
            self._heroes.addLayout(flow)
        if newcomers(self._camp.session):
            button = button_for(self.tr("&Let somebody join…"), self._hire)
            self._heroes.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        for title, rows in row.offered:
            self._add_offers(title, rows)
        if row.places:
            self._add_places(row)
        if not self._narrow:
            self._heroes.addStretch(1)

    def _add_offers(self, title: str, rows: Sequence[OfferRow]) -> None:
        """What the company can have wherever it is."""
        self._heroes.addWidget(PlainLabel(title, "heading-small", wrap=True))
        flow = Flow(4, even=True, most=2)
        for row in rows:
            flow.addWidget(offer_card(self._theme, self._camp, row, take_button(self._camp, row), row.cost.refused))
        self._heroes.addLayout(flow)

    def _add_places(self, row: CompanyRow) -> None:
        """What the company itself brings into the next battle, and what else it could bring."""
        self._heroes.addWidget(PlainLabel(self.tr("At hand in the next battle"), "heading-small", wrap=True))
        used, flow = Flow(8), Flow(4, even=True, most=2)
        for use in row.places:
            used.addWidget(ReadyPlaces(self._theme, use))
        for card, ready in row.choices:
            printed = as_printed(self._camp.session, card.kind, card.id)
            button = self._ready_button(row, card.id, printed.label)
            why = button.accessibleDescription()
            note = "" if ready else f"{why[:1].upper()}{why[1:]}"
            unit = say(self._camp.session.rules.data.energy)
            flow.addWidget(SkillCard(self._theme, printed, button, unit, note))
        self._heroes.addLayout(used)
        self._heroes.addLayout(flow)

    def _ready_button(self, row: CompanyRow, card: str, name: str) -> QPushButton:
        session, now = self._camp.session, tuple(each.id for each, ready in row.choices if ready)
        ready = card in now
        wish = MakeReady(tuple(each for each in now if each != card) if ready else (*now, card))
        text = self.tr("Leave behind") if ready else self.tr("Bring along")
        button = button_for(text, partial(self._camp.do, wish), session.refusal(wish))
        button.setAccessibleName(f"{text}: {name}")
        button.setProperty("compact", True)
        button.setCheckable(True)
        button.setChecked(ready)
        return button

    def _fill_affairs(self, row: CompanyRow, column: QVBoxLayout) -> None:
        for title, text in (
            (self.tr("Treasury"), row.purse),
            (self.tr("Where and when"), row.where),
            (self.tr("Next"), row.next),
        ):
            if not text:
                continue
            column.addWidget(PlainLabel(title, "heading-small"))
            column.addWidget(PlainLabel(text, "lead", wrap=True))
        if row.sheet.title:
            column.addWidget(PlainLabel(" · ".join(filter(None, [row.sheet.title, row.sheet.tag])), "lead", wrap=True))
        add_sections(column, self._theme, self._camp, row.sheet.sections)
        on = button_for(self.tr("Go to the stor&y"), partial(self._camp.section_wanted.emit, "story"))
        column.addWidget(on)
        column.addSpacing(8)
        column.addWidget(PlainLabel(self.tr("Do not forget"), "heading-small", wrap=True))
        if not row.reminders:
            column.addWidget(PlainLabel(self.tr("Nothing is left lying about."), "note", wrap=True))
        for reminder in row.reminders:
            column.addWidget(badge_for(self._theme, self._camp, reminder))
        column.addStretch(1)

    def _hire(self) -> None:
        self._camp.dialog_wanted.emit(HireDialog(self._theme, self._camp, self.window()))
