"""The sheet of a hero: who they are at the left, and tabs for equipment, skills and record at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from horologium.campaign.affairs import bearers, state_with
from horologium.campaign.offers import counters
from horologium.campaign.ops.heroes import AssignPlayer, Bench, ReturnFromBench
from horologium.campaign.records import MemberRecord, Player, ThingRecord
from horologium.campaign.reminders import reminders_of
from horologium.ui.camp.by_hand.hero_dialog import HeroByHandDialog
from horologium.ui.camp.cards import face_of
from horologium.ui.camp.company.reminders import badge_for
from horologium.ui.camp.member_sheet.dialogs import AdvanceDialog, rename_dialog
from horologium.ui.camp.member_sheet.equipment import EquipmentPanel
from horologium.ui.camp.member_sheet.picker import HeroPicker, called_so, paint_looks
from horologium.ui.camp.member_sheet.record import RecordPanel
from horologium.ui.camp.member_sheet.sheet_sections import add_sections
from horologium.ui.camp.member_sheet.skills import SkillsPanel
from horologium.ui.camp.portraits import sitter
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty, scrolled
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.offers import ServiceCounter
    from horologium.engine.core.sheets import BearerSheet
    from horologium.ui.camp.member_sheet.picker import Looks
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

PORTRAIT = 148
FRONT: Final = 266


class Portrait(QWidget):
    """The portrait of somebody, or the picture of a thing, alone."""

    def __init__(self, theme: Theme, who: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._who = theme, who
        self.setAccessibleName(self.tr("Portrait of {name}").format(name=called_so(who)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(PORTRAIT, PORTRAIT + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF((self.width() - PORTRAIT) / 2, 1, PORTRAIT, PORTRAIT)
        paint_looks(painter, box, self._who, self._theme.tokens)


class IdentityPanel(QWidget):
    """Who the hero is; everything that is changed here is an operation."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._hero = theme, camp, ""
        self.rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_hero(self, id_: str) -> None:
        """Show a hero, or a thing that has a sheet."""
        self._hero = id_
        session = self._camp.session
        sheet = session.rules.roster.sheet(state_with(session, id_), id_)
        empty(self._column)
        if (hero := session.books.find(MemberRecord, id_)) is None:
            self._show_thing(id_, sheet)
            return
        self._column.addWidget(Portrait(self._theme, sitter(session.pack, hero.card, hero.name, hero.grade)))
        where = self.tr("{class_name}, on the bench") if hero.bench else "{class_name}"
        line = PlainLabel(where.format(class_name=sheet.title), "note")
        line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(line)
        self._column.addWidget(self._player_box(hero))
        self._column.addSpacing(4)
        self.rows = add_sections(self._column, self._theme, self._camp, sheet.sections)
        if hero.by_hand:
            self._column.addWidget(PlainLabel(self.tr("Some of this was set by hand."), "note-small", wrap=True))
        self._add_buttons(hero)
        for reminder in reminders_of(session, id_):
            self._column.addWidget(badge_for(self._theme, self._camp, reminder))
        self._column.addStretch(1)

    def _show_thing(self, id_: str, sheet: BearerSheet) -> None:
        """Nobody plays a thing, and it never rests."""
        item = self._camp.session.books.get(ThingRecord, id_)
        self._column.addWidget(Portrait(self._theme, face_of(self._camp.session, item.kind, item.card)))
        if told := " · ".join(filter(None, [sheet.title, sheet.tag])):
            line = PlainLabel(told, "note", wrap=True)
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._column.addWidget(line)
        self._column.addSpacing(4)
        self.rows = add_sections(self._column, self._theme, self._camp, sheet.sections)
        self._column.addStretch(1)

    def _player_box(self, hero: MemberRecord) -> ElidedBox:
        box = ElidedBox()
        box.setProperty("compact", True)
        box.setAccessibleName(self.tr("Who plays {name}").format(name=hero.name))
        for player in self._camp.session.books.all(Player):
            box.addItem(self.tr("Played by {name}").format(name=player.name), player.id)
        box.addItem(self.tr("Played by all together"), "")
        box.setCurrentIndex(max(0, box.findData(hero.player)))
        box.activated.connect(lambda _place: self._assign(box.currentData()))
        return box

    def _assign(self, player: str) -> None:
        if player != self._camp.session.books.get(MemberRecord, self._hero).player:
            self._camp.do(AssignPlayer(self._hero, player))

    def _add_buttons(self, hero: MemberRecord) -> None:
        session, flow = self._camp.session, Flow(4)
        bench: Operation = ReturnFromBench(hero.id) if hero.bench else Bench(hero.id)
        text = self.tr("&Call back") if hero.bench else self.tr("To the &bench")
        opened = [counter for counter in counters(session, "member") if counter.opens]
        self.advance = [button_for(counter.opens, partial(self._advance, counter)) for counter in opened]
        self.bench = button_for(text, partial(self._camp.do, bench), session.refusal(bench))
        for button in (
            *self.advance,
            button_for(self.tr("Re&name…"), self._rename),
            self.bench,
            *([button_for(self.tr("B&y hand…"), self._set_by_hand)] if session.rules.grows else []),
        ):
            button.setProperty("compact", True)
            flow.addWidget(button)
        self._column.addSpacing(4)
        self._column.addLayout(flow)

    def _advance(self, counter: ServiceCounter) -> None:
        self._camp.dialog_wanted.emit(AdvanceDialog(self._theme, self._camp, self._hero, counter, self.window()))

    def _rename(self) -> None:
        self._camp.dialog_wanted.emit(rename_dialog(self._theme, self._camp, self._hero, self.window()))

    def _set_by_hand(self) -> None:
        self._camp.dialog_wanted.emit(HeroByHandDialog(self._theme, self._camp, self._hero, self.window()))


def looks_of(session: CampaignSession, bearer: str) -> tuple[Looks, bool]:
    """How the bearer of a sheet is drawn, and whether they are on the bench."""
    if hero := session.books.find(MemberRecord, bearer):
        return sitter(session.pack, hero.card, hero.name, hero.grade), hero.bench
    item = session.books.get(ThingRecord, bearer)
    return face_of(session, item.kind, item.card), False


class HeroSection(QWidget):
    """One hero at a time; the tab that is open stays open from hero to hero."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._hero = theme, camp, ""
        self.front, self.back = Panel(theme, " ", padding=20), Panel(theme, "", padding=18)
        self.picker = HeroPicker(theme)
        self.identity = IdentityPanel(theme, camp)
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
