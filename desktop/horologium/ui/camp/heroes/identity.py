"""The front of a hero's sheet: portrait, name, class, player, characteristics, and what can be changed about them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.offers import counters
from horologium.campaign.ops.heroes import AssignPlayer, Bench, RenameHero, ReturnFromBench
from horologium.campaign.records import MemberRecord, Player, ThingRecord
from horologium.campaign.reminders import reminders_of
from horologium.campaign.wording import MOST_NAME
from horologium.ui.camp.by_hand.hero import HeroByHandSheet
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.camp.heroes.advance import AdvanceDialog
from horologium.ui.camp.heroes.leading import badge_for
from horologium.ui.camp.heroes.picker import called_so, paint_looks
from horologium.ui.camp.heroes.sheet_rows import add_sections
from horologium.ui.camp.story.panel import button_for, empty
from horologium.ui.kit.ask_dialog import AskDialog, DialogWords, LineField
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.operations import Operation
    from horologium.engine.core.offers import ServiceCounter
    from horologium.engine.core.sheets import BearerSheet
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.heroes.picker import Looks
    from horologium.ui.kit.theme import Theme

PORTRAIT = 148


class Portrait(QWidget):
    """The portrait of somebody, or the picture of a thing, alone."""

    def __init__(self, theme: Theme, who: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._who = theme, who
        self.setAccessibleName(self.tr("Portrait of {name}").format(name=called_so(who)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square, with room around it."""
        return QSize(PORTRAIT, PORTRAIT + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF((self.width() - PORTRAIT) / 2, 1, PORTRAIT, PORTRAIT)
        paint_looks(painter, box, self._who, self._theme.tokens)


class Identity(QWidget):
    """Who the hero is; everything that is changed here is an operation."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
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
        self._camp.sheet_wanted.emit(AdvanceDialog(self._theme, self._camp, self._hero, counter, self.window()))

    def _rename(self) -> None:
        self._camp.sheet_wanted.emit(rename_dialog(self._theme, self._camp, self._hero, self.window()))

    def _set_by_hand(self) -> None:
        self._camp.sheet_wanted.emit(HeroByHandSheet(self._theme, self._camp, self._hero, self.window()))


def rename_dialog(theme: Theme, camp: Camp, hero: str, parent: QWidget | None = None) -> AskDialog:
    """Ask for another name; what cannot be a name says why at once."""
    translate = QCoreApplication.translate
    about = translate("Rename", "The new name stands from now on; older entries of the chronicle keep the old one.")
    words = DialogWords(translate("Rename", "Another name"), about, translate("Rename", "&Rename"))
    field = LineField(
        camp.session.books.get(MemberRecord, hero).name,
        translate("Rename", "Name"),
        MOST_NAME,
        lambda text: camp.session.refusal(RenameHero(hero, text)),
    )
    return AskDialog(theme, words, lambda text: camp.do(RenameHero(hero, text)), field, parent)
