"""Where things from the table can be dropped: on a hero, on the common stock, or on the scales of the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from horologium.campaign.offers import many
from horologium.campaign.ops.gear import Unequip
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.camp.heroes.picker import SIDE, Face
from horologium.ui.camp.stash.handling import dragged, sells_things, sold_together
from horologium.ui.camp.stash.menu import give_to
from horologium.ui.camp.story.panel import empty
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class Spot(PlainLabel):
    """A framed word on which things can be dropped."""

    dropped = Signal(list)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent=parent)
        self.setObjectName("spot")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedHeight(SIDE)
        self.setAcceptDrops(True)
        self.setAccessibleDescription(self.tr("Things can be dropped here; the menu of a thing does the same"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome things."""
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take them when the drag is over."""
        event.acceptProposedAction()
        found = dragged(event.mimeData())
        QTimer.singleShot(0, self, lambda: self.dropped.emit(found))


class Targets(QWidget):
    """Heroes, common stock and sale in a row; a press on a hero opens the sheet."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.faces: dict[str, Face] = {}
        self._flow = Flow(6)
        self.setLayout(self._flow)
        self.stock, self.sale = Spot(self.tr("Put away")), Spot(self.tr("Sell"))

    def refresh(self) -> None:
        """Show the heroes as they are now."""
        session = self._camp.session
        heroes = [(hero.id, hero.name, hero.bench) for hero in session.books.all(MemberRecord)]
        if heroes == [(face.hero, face.text(), face.bench) for face in self.faces.values()]:
            return
        empty(self._flow)
        self.stock, self.sale, self.faces = Spot(self.tr("Put away")), Spot(self.tr("Sell")), {}
        for hero in session.books.all(MemberRecord):
            looks = sitter(session.pack, hero.card, hero.name, hero.grade)
            self.faces[hero.id] = face = Face(self._theme, hero.id, looks, bench=hero.bench)
            face.setCheckable(False)
            face.clicked.connect(lambda _checked=False, id_=hero.id: self._camp.show_hero(id_, "gear"))
            face.dropped.connect(self._give)
            self._flow.addWidget(face)
        self.stock.dropped.connect(self.put_away)
        self.sale.dropped.connect(self.sell)
        self._flow.addWidget(self.stock)
        if sells_things(session):
            self._flow.addWidget(self.sale)

    def _give(self, hero: str, items: list[str]) -> None:
        give_to(self, self._camp, hero, items, self.mapToGlobal(QPoint(0, 0)))

    def put_away(self, items: list[str]) -> None:
        """Put things into the common stock; what lies there already stays."""
        for id_ in items:
            if self._camp.session.books.get(ThingRecord, id_).holder:
                self._camp.do(Unequip(id_))

    def sell(self, items: list[str]) -> None:
        """Sell things together."""
        if rows := sold_together(self._camp.session, items):
            self._camp.do(many(rows))
