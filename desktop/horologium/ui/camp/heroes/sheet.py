"""The sheet of a hero: who they are at the left, and tabs for equipment, skills and record at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from horologium.campaign.affairs import bearers
from horologium.campaign.offers import counters
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.camp.heroes.gear import EquipmentPanel
from horologium.ui.camp.heroes.identity import Identity
from horologium.ui.camp.heroes.picker import HeroPicker
from horologium.ui.camp.heroes.record import RecordPanel
from horologium.ui.camp.heroes.skills import SkillsPanel
from horologium.ui.kit.layouts import scrolled
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.heroes.picker import Looks
    from horologium.ui.kit.theme import Theme

FRONT: Final = 266


def looks_of(session: CampaignSession, bearer: str) -> tuple[Looks, bool]:
    """How the bearer of a sheet is drawn, and whether they are on the bench."""
    if hero := session.books.find(MemberRecord, bearer):
        return sitter(session.pack, hero.card, hero.name, hero.grade), hero.bench
    item = session.books.get(ThingRecord, bearer)
    return face_of(session, item.kind, item.card), False


class HeroSection(QWidget):
    """One hero at a time; the tab that is open stays open from hero to hero."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._hero = theme, camp, ""
        self.front, self.back = Panel(theme, " ", padding=20), Panel(theme, "", padding=18)
        self.picker = HeroPicker(theme)
        self.identity = Identity(theme, camp)
        self.gear, self.skills, self.record = (
            EquipmentPanel(theme, camp),
            SkillsPanel(theme, camp),
            RecordPanel(theme, camp),
        )
        self.tabs = QTabWidget()
        self._pages = self._choose_pages()
        self._lay_out()
        self.picker.chosen.connect(self._on_chosen)
        self.picker.dropped.connect(self._on_dropped)
        self.tabs.currentChanged.connect(self._on_turned)
        camp.hero_wanted.connect(self.show_hero)
        theme.changed.connect(self._on_theme_changed)
        self._widen()
        self.refresh()

    @property
    def hero(self) -> str:
        """Whose sheet is open."""
        return self._hero

    def show_hero(self, hero: str, tab: str = "") -> None:
        """Show the sheet of a hero, at one of its tabs if that is said."""
        self._hero = hero
        if tab in self._pages:
            self.tabs.setCurrentWidget(self._pages[tab])
        self.refresh()

    def refresh(self) -> None:
        """Show the hero as they are now; who has gone makes room for the first."""
        session = self._camp.session
        names = {bearer.id: bearer.name for bearer in bearers(session)}
        if self._hero not in names:
            self._hero = next(iter(names))
        self.front.set_title(names[self._hero])
        looks = [(id_, *looks_of(session, id_)) for id_ in names]
        self.picker.show_heroes(looks, self._hero)
        self.identity.show_hero(self._hero)
        if "skills" in self._pages:
            place = self.tabs.indexOf(self._pages["skills"])
            self.tabs.setTabVisible(place, session.books.find(MemberRecord, self._hero) is not None)
        self._show_tab()

    def _choose_pages(self) -> dict[str, QWidget]:
        """The tabs that a game has, by the ports that it brings; that of the equipment scrolls by itself."""
        session = self._camp.session
        pages: dict[str, QWidget] = {"gear": self.gear} if session.rules.gear else {}
        if session.rules.loadout or counters(session, "member"):
            pages["skills"] = scrolled(self.skills)
        return {**pages, "record": scrolled(self.record)}

    def _lay_out(self) -> None:
        self.front.body.addWidget(self.picker)
        self.front.body.addWidget(scrolled(self.identity), 1)
        titles = {"gear": self.tr("Equipment"), "skills": self.tr("Skills"), "record": self.tr("Record")}
        for tab, page in self._pages.items():
            self.tabs.addTab(page, titles[tab])
        self.tabs.tabBar().setAccessibleName(self.tr("Leaves of the sheet"))
        self.tabs.setAccessibleName(self.tr("Leaves of the sheet"))
        self.back.body.addWidget(self.tabs, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.front)
        beside = QVBoxLayout()
        beside.addWidget(self.back)
        layout.addLayout(beside, 1)

    def _on_theme_changed(self) -> None:
        self._widen()
        if self._camp.is_open:
            self.refresh()

    def _widen(self) -> None:
        self.front.setFixedWidth(min(340, round(FRONT * max(1.0, self._theme.type.sizes["body"] / 18))))

    def _on_turned(self) -> None:
        """Begin at the top of the tab: while it is filled, the focus may go down to its end."""
        self._show_tab()
        if isinstance(page := self.tabs.currentWidget(), QScrollArea):
            QTimer.singleShot(0, page, lambda: page.verticalScrollBar().setValue(0))

    def _show_tab(self) -> None:
        """Fill the tab in sight alone: the others are filled when they are turned to."""
        shown = self.tabs.currentWidget()
        for key, tab in (("gear", self.gear), ("skills", self.skills), ("record", self.record)):
            if self._hero and self._pages.get(key) is shown:
                tab.show_hero(self._hero)

    def _on_chosen(self, hero: str) -> None:
        if hero != self._hero:
            self.show_hero(hero)

    def _on_dropped(self, hero: str, items: list[str]) -> None:
        """Give what was dropped on a face to that hero."""
        self.gear.give_to(hero, items)
