"""The equipment of a hero by slots, and the common stock beside it: by mouse or by keys from one to the other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.company import gear
from horologium.campaign.ops.gear import Equip, PassItem, Swap, Unequip
from horologium.campaign.outfit import misfits
from horologium.campaign.records import ThingRecord
from horologium.ui.art import things
from horologium.ui.art.card_faces import PrintedCard
from horologium.ui.camp.cards import ThingTile, dragged, face_of
from horologium.ui.camp.things import ThingDialog, action_menu, gifts, give_to, thing_actions
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty, scrolled

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QMenu

    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

ROOMY: Final = 38
"""How many times the size of the text the tab is wide when both halves stand side by side."""
GRAND: Final = 70
"""The same for whole cards instead of tiles."""
GIVES: Final = (Equip, PassItem, Swap)


@dataclass(frozen=True, slots=True)
class CarriedRow:
    """A thing with its face; ``why_not`` says why the hero cannot carry it."""

    id: str
    face: PrintedCard
    by_hand: bool
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class SlotRow:
    """A slot with all that is carried in it; one without a limit holds what is no burden."""

    key: str
    title: str
    used: int
    limit: int
    things: tuple[CarriedRow, ...]


def slot_rows(session: CampaignSession, hero: str) -> list[SlotRow]:
    """The slots of a hero; what is no burden comes last, if there is any."""
    items, out = gear(session.books, hero), {item.id for item in misfits(session, hero)}
    by_slot: dict[str, list[CarriedRow]] = {}
    misfit = QCoreApplication.translate("Gear", "It does not fit any more: put it away, or put away something else")
    for item in items:
        slot = as_printed(session, item.kind, item.card).slot
        by_slot.setdefault(slot, []).append(_carried(session, item, misfit if item.id in out else ""))
    fitting = session.rules.gear
    slots = fitting.slots(state_with(session, hero), hero) if fitting else ()
    rows = [SlotRow(use.key, use.title, use.used, use.limit, tuple(by_slot.pop(use.key, ()))) for use in slots]
    light = [thing for things in by_slot.values() for thing in things]
    return [*rows, SlotRow("", "", 0, 0, tuple(light))]


def stock_rows(session: CampaignSession, hero: str) -> list[CarriedRow]:
    """What can be held of all that lies in the common stock: first what the hero could take."""
    kinds = [kind.key for kind in session.rules.data.kinds if kind.held]
    items = [item for item in session.books.all(ThingRecord) if item.kind in kinds and not item.holder]
    rows = [_carried(session, item, _why_not(session, item, hero)) for item in items]
    return sorted(rows, key=lambda row: bool(row.why_not))


def _why_not(session: CampaignSession, item: ThingRecord, hero: str) -> str:
    ways = gifts(session, item.id, hero)
    return "" if any(not way.why_not for way in ways) else ways[0].why_not


def _carried(session: CampaignSession, item: ThingRecord, why_not: str) -> CarriedRow:
    return CarriedRow(item.id, face_of(session, item.kind, item.card), bool(item.by_hand), why_not)


class SlotPlaces(QWidget):
    """How full a slot is, as boxes: full ones are taken."""

    def __init__(self, theme: Theme, row: SlotRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._row = theme, row
        side = theme.type.sizes["small"]
        self.setFixedSize((side + 5) * max(row.limit, row.used) + 2, side + 4)
        self.setAccessibleName(self.tr("{used} of {limit} taken").format(used=row.used, limit=row.limit))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._theme.type.sizes["small"] - 1.0
        for place in range(max(self._row.limit, self._row.used)):
            box = QRectF(place * (side + 6) + 1.5, 2.5, side, side)
            painter.setPen(QPen(QColor(tokens.rubric if place >= self._row.limit else tokens.line), 1.4))
            painter.setBrush(QColor(tokens.gilt) if place < self._row.used else Qt.BrushStyle.NoBrush)
            painter.drawRect(box)


class EmptySlot(QWidget):
    """A slot in which nothing is carried."""

    def __init__(self, theme: Theme, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._sign = theme, sign
        self.setFixedHeight(theme.type.sizes["body"] * 3)
        self.setAccessibleName(self.tr("Nothing is carried here"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.line), 1.3, Qt.PenStyle.DashLine))
        area = QRectF(self.rect()).adjusted(3, 2, -3, -3)
        painter.drawRoundedRect(area, 5, 5)
        side = area.height() * 0.62
        painter.setOpacity(0.45)
        box = QRectF(QPointF(area.left() + 12, area.center().y() - side / 2), QRectF(0, 0, side, side).size())
        things.draw(painter, self._sign, box, QColor(tokens.muted))
        painter.setOpacity(1.0)
        painter.setPen(QColor(tokens.muted))
        painter.setFont(self._theme.type.text("small", italic=True))
        painter.drawText(area.adjusted(side + 24, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.tr("free"))


class DropArea(QWidget):
    """A place where things can be dropped; while one hovers over it, it asks whether it may come."""

    hovered = Signal(list)
    left = Signal()
    dropped = Signal(list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._lit = theme, False
        self.setAcceptDrops(True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(8, 6, 8, 8)
        self.column.setSpacing(5)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome things, and say what would become of them."""
        if found := dragged(event.mimeData()):
            self._lit = True
            self.update()
            self.hovered.emit(found)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._lit = False
        self.update()
        self.left.emit()

    def dropEvent(self, event: QDropEvent) -> None:
        self._lit = False
        self.update()
        event.acceptProposedAction()
        found = dragged(event.mimeData())  # the drag must be over before its tile may go
        QTimer.singleShot(0, self, lambda: self.dropped.emit(found))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._lit:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme.tokens.accent), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 6, 6)


class EquipmentPanel(QWidget):
    """Slots on one side, the common stock on the other; what is refused is said in the line above them."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._hero, self._grand = theme, camp, "", False
        self.tiles: dict[str, ThingTile] = {}
        self.told = PlainLabel("", "note", wrap=True)
        self.worn, self.stock = DropArea(theme), DropArea(theme)
        self.worn.dropped.connect(self.give)
        self.worn.hovered.connect(self._on_hover)
        self.stock.dropped.connect(self.put_away)
        for area in (self.worn, self.stock):
            area.left.connect(self._say_usual)
            area.dropped.connect(self._say_usual)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(10)
        self._halves.addWidget(self.worn, 3)
        self._halves.addWidget(self.stock, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.addWidget(self.told)
        self._scroller = scrolled(self._halves)
        layout.addWidget(self._scroller, 1)
        camp.refused.connect(self._on_refused)

    def show_hero(self, hero: str) -> None:
        """Show what a hero carries."""
        focused = next((item for item, tile in self.tiles.items() if tile.hasFocus()), "")
        if hero != self._hero:
            self._scroller.verticalScrollBar().setValue(0)
        self._hero, self.tiles = hero, {}
        session = self._camp.session
        empty(self.worn.column)
        empty(self.stock.column)
        for row in slot_rows(session, hero):
            self._add_slot(row)
        self.worn.column.addStretch(1)
        self.stock.column.addWidget(PlainLabel(self.tr("Common stock"), "heading-small", wrap=True))
        self._add_tiles(self.stock, stock_rows(session, hero))
        if not any(tile.parent() is self.stock for tile in self.tiles.values()):
            nothing = self.tr("Nothing lies here. Buy something in town, or let a hero put something away.")
            self.stock.column.addWidget(PlainLabel(nothing, "note", wrap=True))
        self.stock.column.addStretch(1)
        if focused in self.tiles:
            self.tiles[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        self._say_usual()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the halves below one another where there is little room."""
        super().resizeEvent(event)
        beside = event.size().width() >= ROOMY * self._theme.type.sizes["body"]
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(way)
        grand = event.size().width() >= GRAND * self._theme.type.sizes["body"]
        if grand != self._grand:
            self._grand = grand
            QTimer.singleShot(0, self, self._show_again)

    def _show_again(self) -> None:
        if self._hero and self._camp.is_open:
            self.show_hero(self._hero)

    def _add_slot(self, row: SlotRow) -> None:
        if not row.limit and not row.things:
            return
        head = QHBoxLayout()
        head.addWidget(PlainLabel(row.title or self.tr("No burden"), "heading-small"))
        if row.limit:
            head.addWidget(SlotPlaces(self._theme, row))
        head.addStretch(1)
        self.worn.column.addLayout(head)
        if row.things:
            self._add_tiles(self.worn, row.things)
        else:
            self.worn.column.addWidget(EmptySlot(self._theme, things.choose(row.key)))

    def _add_tiles(self, area: DropArea, rows: list[CarriedRow] | tuple[CarriedRow, ...]) -> None:
        flow = Flow(4, even=not self._grand)
        for row in rows:
            tile = ThingTile(self._theme, row.id, row.face, row.why_not, by_hand=row.by_hand, whole=self._grand)
            tile.menu_wanted.connect(self._open_menu)
            tile.setParent(area)
            flow.addWidget(tile)
            self.tiles[row.id] = tile
        area.column.addLayout(flow)

    # Wishes

    def give(self, items: list[str]) -> None:
        """Give things to the hero of this sheet."""
        self.give_to(self._hero, items)

    def give_to(self, hero: str, items: list[str]) -> None:
        """Give things to any hero."""
        give_to(self, self._camp, hero, items, self.worn.mapToGlobal(QPoint(20, 20)))

    def put_away(self, items: list[str]) -> None:
        """Put things into the common stock; what lies there already stays."""
        for id_ in items:
            if self._camp.session.books.get(ThingRecord, id_).holder:
                self._camp.do(Unequip(id_))

    def _open_menu(self, item: str, at: QPoint) -> None:
        self.menu_for(item).popup(at)

    def menu_for(self, item: str) -> QMenu:
        """What can be done with a thing, first for the hero of this sheet."""
        found = thing_actions(self._camp.session, item)
        found.sort(key=lambda action: not isinstance(action.operation, GIVES) or action.operation.hero != self._hero)
        menu = action_menu(self, self._camp, found)
        menu.addSeparator()
        menu.addAction(self.tr("Look at the card…"), partial(self._look, item))
        return menu

    def _look(self, item: str) -> None:
        dialog = ThingDialog(self._theme, self._camp.session, item, self.window())
        dialog.codex_wanted.connect(self._camp.rule_wanted)
        self._camp.dialog_wanted.emit(dialog)

    # What is said

    def _on_hover(self, items: list[str]) -> None:
        session = self._camp.session
        for id_ in items:
            if session.books.get(ThingRecord, id_).holder == self._hero:
                continue
            ways = gifts(session, id_, self._hero)
            able = [way.text for way in ways if not way.why_not]
            self._tell(able[0] if able else _sentence(ways[0].why_not), bad=not able)

    def _on_refused(self, reason: str, _rules: tuple[str, ...]) -> None:
        if self.isVisible():
            self._tell(_sentence(reason), bad=True)

    def _say_usual(self) -> None:
        self._tell(self.tr("Drag things from one side to the other, or press one for what can be done with it."))

    def _tell(self, text: str, *, bad: bool = False) -> None:
        self.told.setProperty("role", "bad" if bad else "note")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.told.setText(text)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
