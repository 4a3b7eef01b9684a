"""What can be done with a thing of the company: words, menu, the dialog that shows it, and where it can be dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from horologium.campaign.affairs import bearer_of, bearers, item_name
from horologium.campaign.cards import known_uses
from horologium.campaign.offers import concerning, many
from horologium.campaign.ops.gear import Equip, PassItem, Swap, Unequip
from horologium.campaign.ops.offers import sells
from horologium.campaign.outfit import ids, in_the_way, is_held, may_take
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.campaign.sheets import sales
from horologium.campaign.wording import counted
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.speech import say
from horologium.ui.camp.cards import CardFace, dragged, face_of
from horologium.ui.camp.member_sheet.picker import FACE_SIDE, FaceButton
from horologium.ui.camp.portraits import sitter
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from horologium.campaign.offers import OfferRow
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


def button_words(row: OfferRow, count: int = 1) -> str:
    """What stands on the button that takes an offer, so often at once."""
    text = row.deed.many if count > 1 else row.deed.button
    return text.format(what=literal(row.name), price=row.experience or row.words, count=count)


def aside_words(row: OfferRow) -> str:
    """What it is called away from its counter: in the menu of the card that it concerns, or read aloud."""
    unsold = sells(row.offer) and not row.cost.allowed
    text = row.deed.aside if (row.price or row.experience) and not unsold else row.deed.aside_free
    return text.format(what=row.name, price=row.experience or row.words)


class ThingAction(NamedTuple):
    """Something that can be done: what it is called, the operation, and why it cannot be done now."""

    text: str
    operation: Operation
    why_not: str = ""


def thing_actions(session: CampaignSession, id_: str) -> list[ThingAction]:
    """All that can be done with a thing."""
    item, found = session.books.get(ThingRecord, id_), list[ThingAction]()
    if item.holder:
        text = QCoreApplication.translate("Handling", "Put away")
        found.append(ThingAction(text, Unequip(id_), session.refusal(Unequip(id_))))
    if is_held(session, item.kind):
        for bearer in bearers(session):
            if bearer.id not in (item.holder, id_):
                found += gifts(session, id_, bearer.id)
    offered = (ThingAction(aside_words(row), row.operation(), row.cost.refused) for row in concerning(session, id_))
    return [*found, *offered]


def sells_things(session: CampaignSession) -> bool:
    """Whether things can be sold somewhere in this game."""
    return bool(sales(session)) or not session.books.all(ThingRecord)


def sold_together(session: CampaignSession, ids_: Iterable[str]) -> list[OfferRow]:
    """The sales of several things, of those that can be sold at all."""
    known = sales(session)
    return [known[id_] for id_ in ids_ if id_ in known]


def gifts(session: CampaignSession, id_: str, hero: str) -> list[ThingAction]:
    """The ways to give a thing to a hero: as it is, or in place of something else; one that says why not, if none."""
    item, who = session.books.get(ThingRecord, id_), bearer_of(session, hero)
    plain: Operation = PassItem(id_, hero) if item.holder else Equip(id_, hero)
    give = QCoreApplication.translate("Handling", "Give to {hero}").format(hero=who.name)
    reason = session.refusal(plain)
    if not reason or not is_held(session, item.kind) or may_take(session, hero, item).allowed:
        return [ThingAction(give, plain, reason)]
    ways = {tuple(each.card for each in way): way for way in in_the_way(session, hero, item)}
    found = []
    for way in ways.values():
        names = counted([item_name(session, each) for each in way])
        text = QCoreApplication.translate("Handling", "Give to {hero} for {things}").format(hero=who.name, things=names)
        swap = Swap(id_, hero, ids(way))
        found.append(ThingAction(text, swap, session.refusal(swap)))
    return found or [ThingAction(give, plain, reason)]


def give_to(parent: QWidget, camp: OpenCampaign, hero: str, items: Iterable[str], at: QPoint) -> None:
    """Give things to a hero; where something has to be put away for it in several ways, ask which at a place."""
    for id_ in items:
        if camp.session.books.get(ThingRecord, id_).holder == hero:
            continue
        ways = gifts(camp.session, id_, hero)
        able = [way for way in ways if not way.why_not]
        if len(able) > 1:
            action_menu(parent, camp, able).popup(at)
        else:
            camp.do((able or ways)[0].operation)


def action_menu(parent: QWidget, camp: OpenCampaign, found: Iterable[ThingAction]) -> QMenu:
    """A menu of what can be done; what cannot be done says why in its tip."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for each in found:
        action = menu.addAction(literal(each.text))
        action.setEnabled(not each.why_not)
        give_tip(action, each.why_not)
        action.setStatusTip(each.why_not)
        action.triggered.connect(lambda _checked=False, each=each: camp.do(each.operation))
    return menu


class ThingDialog(Dialog):
    """The card at the left, its story at the right."""

    codex_wanted = Signal(str)

    def __init__(self, theme: Theme, session: CampaignSession, id_: str, parent: QWidget | None = None) -> None:
        item = session.books.get(ThingRecord, id_)
        face = face_of(session, item.kind, item.card)
        super().__init__(theme, face.label, parent)
        self.card = CardFace(theme, face)
        self.card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row, story = QHBoxLayout(), QVBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(story, 1)
        self.body.addLayout(row, 1)
        holder = bearer_of(session, item.holder).name if item.holder else self.tr("the common stock")
        self._add(story, self.tr("Where it is"), [self.tr("With {holder}").format(holder=holder)])
        idle = next((kind.idle for kind in session.rules.data.kinds if kind.key == item.kind), "")
        if uses := known_uses(session, CardRef(item.kind, item.card)) or ([say(idle)] if idle else []):
            self._add(story, self.tr("What it is good for"), uses)
        self._add(story, self.tr("Where it has been"), list(item.history) or [self.tr("Nobody remembers.")])
        if item.by_hand:
            story.addWidget(PlainLabel(self.tr("It was entered or changed by hand."), "note", wrap=True))
        story.addStretch(1)
        self._page = f"{item.kind}/{item.card}"
        self.add_button(self.tr("In the Code&x"), self._open_codex)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(560, 440)

    def _open_codex(self) -> None:
        self.accept()
        self.codex_wanted.emit(self._page)

    def _add(self, column: QVBoxLayout, title: str, lines: list[str]) -> None:
        column.addWidget(PlainLabel(title, "heading-small"))
        for line in lines:
            column.addWidget(PlainLabel(line, wrap=True))


class DropLabel(PlainLabel):
    """A framed word on which things can be dropped."""

    dropped = Signal(list)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent=parent)
        self.setObjectName("spot")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedHeight(FACE_SIDE)
        self.setAcceptDrops(True)
        self.setAccessibleDescription(self.tr("Things can be dropped here; the menu of a thing does the same"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome things."""
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        found = dragged(event.mimeData())
        QTimer.singleShot(0, self, lambda: self.dropped.emit(found))


class DropTargets(QWidget):
    """Heroes, common stock and sale in a row; a press on a hero opens the sheet."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.faces: dict[str, FaceButton] = {}
        self._flow = Flow(6)
        self.setLayout(self._flow)
        self.stock, self.sale = DropLabel(self.tr("Put away")), DropLabel(self.tr("Sell"))

    def refresh(self) -> None:
        """Show the heroes as they are now."""
        session = self._camp.session
        heroes = [(hero.id, hero.name, hero.bench) for hero in session.books.all(MemberRecord)]
        if heroes == [(face.hero, face.text(), face.bench) for face in self.faces.values()]:
            return
        empty(self._flow)
        self.stock, self.sale, self.faces = DropLabel(self.tr("Put away")), DropLabel(self.tr("Sell")), {}
        for hero in session.books.all(MemberRecord):
            looks = sitter(session.pack, hero.card, hero.name, hero.grade)
            self.faces[hero.id] = face = FaceButton(self._theme, hero.id, looks, bench=hero.bench)
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
