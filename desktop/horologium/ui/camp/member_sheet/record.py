"""The other side of a sheet: what its bearer suffers from and begins with, the service record, the players' notes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QMenu, QPlainTextEdit, QVBoxLayout, QWidget

from horologium.campaign.affairs import bearer_of
from horologium.campaign.counts import count
from horologium.campaign.offers import concerning
from horologium.campaign.ops.heroes import HeroNotes
from horologium.campaign.records import MISSIONS, VICTORIES, ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.wording import kind_of
from horologium.engine.core.speech import say
from horologium.ui.camp.by_hand.dialogs import StrikeInjuryDialog
from horologium.ui.camp.cards import CardFace, face_of
from horologium.ui.camp.things import aside_words
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from horologium.campaign.offers import OfferRow
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class NotesEdit(QPlainTextEdit):
    """Says when somebody has written something and goes on to something else."""

    written = Signal(str)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hand over what was written."""
        super().focusOutEvent(event)
        if self.document().isModified():
            self.document().setModified(False)
            self.written.emit(self.toPlainText())


class RecordPanel(QWidget):
    """What a hero has gone through."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._hero = theme, camp, ""
        self.cards: list[CardFace] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 0)
        self._column.setSpacing(6)

    def show_hero(self, hero: str) -> None:
        """Show the record of a hero."""
        self._hero, self.cards = hero, []
        empty(self._column)
        if self._camp.session.rules.has("condition"):
            self._add_conditions()
        if item := self._camp.session.books.find(ThingRecord, hero):
            self._add_history(item)
        else:
            self._add_boons()
            self._add_service()
            self._add_notes()
        self._column.addStretch(1)

    def _add_conditions(self) -> None:
        session = self._camp.session
        self._column.addWidget(PlainLabel(self.tr("Injuries"), "heading-small", wrap=True))
        found = [injury for injury in session.books.all(ConditionRecord) if injury.bearer == self._hero]
        if not found:
            words = self.tr("{name} is unhurt.").format(name=bearer_of(session, self._hero).name)
            self._column.addWidget(PlainLabel(words, "note"))
        flow = Flow(8)
        for injury in found:
            flow.addWidget(self._condition(injury, concerning(session, injury.id)))
        self._column.addLayout(flow)

    def _add_history(self, item: ThingRecord) -> None:
        """Where a thing has been."""
        self._column.addWidget(PlainLabel(self.tr("Where it has been"), "heading-small", wrap=True))
        for line in item.history or (self.tr("Nobody remembers."),):
            self._column.addWidget(PlainLabel(line, wrap=True))

    def _add_boons(self) -> None:
        hero = self._camp.session.books.get(MemberRecord, self._hero)
        if hero.boons:
            names = ", ".join(boon.capitalize() for boon in hero.boons)
            self._column.addWidget(PlainLabel(self.tr("Begins the next battle with: {names}").format(names=names)))

    def _condition(self, injury: ConditionRecord, cures: list[OfferRow]) -> CardFace:
        session, price = self._camp.session, next((row.words for row in cures if row.price), "")
        face = face_of(session, kind_of(session.pack, "condition", injury.card), injury.card, ("", price))
        since = self.tr("Since {mission}").format(mission=injury.since) if injury.since else ""
        face = face._replace(text="\n\n".join(filter(None, [face.text, since])))
        card = CardFace(self._theme, face)
        give_tip(card, self.tr("Press it for what can be done about it"))
        card.clicked.connect(partial(self._open_menu, card, injury.id, cures))
        self.cards.append(card)
        return card

    def _open_menu(self, card: CardFace, injury: str, cures: list[OfferRow]) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for row in cures:
            heal = menu.addAction(literal(aside_words(row)), partial(self._camp.do, row.operation()))
            heal.setEnabled(row.cost.allowed)
            give_tip(heal, row.cost.refused)
        menu.addAction(self.tr("Strike out by hand…"), partial(self._strike_out, injury))
        menu.popup(card.mapToGlobal(QPoint(20, 60)))

    def _strike_out(self, injury: str) -> None:
        self._camp.dialog_wanted.emit(StrikeInjuryDialog(self._theme, self._camp, injury, self.window()))

    def _add_service(self) -> None:
        session = self._camp.session
        service = session.books.get(MemberRecord, self._hero).service
        self._column.addWidget(PlainLabel(self.tr("Service record"), "heading-small", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        entries = (
            (self.tr("Missions"), count(service, MISSIONS)),
            (self.tr("Victories"), count(service, VICTORIES)),
            *((say(title), count(service, key)) for key, title in session.rules.data.stats.items()),
        )
        for place, (title, value) in enumerate(entries):
            number = PlainLabel(str(value), "lead")
            number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            name = PlainLabel(title, "small")
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            number.setAccessibleName(f"{title}: {value}")
            grid.addWidget(number, place // 4 * 2, place % 4)
            grid.addWidget(name, place // 4 * 2 + 1, place % 4)
        self._column.addLayout(grid)

    def _add_notes(self) -> None:
        self._column.addWidget(PlainLabel(self.tr("Notes"), "heading-small", wrap=True))
        self.notes = NotesEdit(self._camp.session.books.get(MemberRecord, self._hero).notes)
        self.notes.setPlaceholderText(self.tr("Write what you like; it is kept when you go on to something else."))
        self.notes.setAccessibleName(self.tr("Notes"))
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(6 * self._theme.type.sizes["body"])
        self.notes.document().setModified(False)
        self.notes.written.connect(self._keep_notes)
        self._column.addWidget(self.notes)

    def _keep_notes(self, text: str) -> None:
        if text.strip() != self._camp.session.books.get(MemberRecord, self._hero).notes:
            self._camp.do(HeroNotes(self._hero, text))
