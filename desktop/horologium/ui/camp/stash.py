"""The stash: everything that the company owns in one table, and what can be done with what is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.campaign.affairs import money
from horologium.campaign.cards import known_uses
from horologium.campaign.offers import many
from horologium.campaign.sheets import StashRow, stash
from horologium.engine.core.consequences import CardRef
from horologium.ui.art import card_faces
from horologium.ui.art.card_faces import PrintedCard
from horologium.ui.camp.by_hand.dialogs import AddThingDialog, PurseDialog, StrikeThingDialog
from horologium.ui.camp.cards import CardFace, carried_along, face_of
from horologium.ui.camp.things import DropTargets, ThingAction, ThingDialog, action_menu, sold_together, thing_actions
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import literal
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QMenu

    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

BESIDE = 248
ROOMY = 44
"""How many times the size of the text the section is wide when there is room beside the table."""
PICTURE = 40


@dataclass(frozen=True, slots=True)
class OwnedRow:
    """A thing in the table."""

    row: StashRow
    face: PrintedCard
    holder: str
    uses: str


def owned(camp: OpenCampaign, stock: str) -> list[OwnedRow]:
    """All that the company owns; ``stock`` is what the common stock is called."""
    session = camp.session
    seen: dict[tuple[str, str], tuple[PrintedCard, str]] = {}
    found = []
    for row in stash(session):
        if (row.ware, row.card) not in seen:
            uses = ", ".join(known_uses(session, CardRef(row.ware, row.card)))
            seen[row.ware, row.card] = face_of(session, row.ware, row.card), uses
        found.append(OwnedRow(row, seen[row.ware, row.card][0], row.holder_name or stock, seen[row.ware, row.card][1]))
    return found


class StashSection(QWidget):
    """A table, and beside it the card that is chosen with what can be done."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self._icons: dict[tuple[str, str], QIcon] = {}
        self.panel, self.surroundings = (
            Panel(theme, self.tr("The stash"), padding=18),
            Panel(theme, self.tr("In hand"), padding=16),
        )
        self.table = DataTable[OwnedRow](theme, "stash", self.tr("Stash"), self._columns(), _identity, camp.memory)
        self.table.set_empty_text(self.tr("The company owns nothing yet: win a battle, or buy something in town."))
        self.table.model.drag = _drag
        self.table.view.setDragEnabled(True)
        self.table.chosen.connect(self._show_chosen)
        self.table.opened.connect(lambda one: self._look(one.row.id))
        self.table.menu_wanted.connect(self._open_menu)
        self.table.said.connect(camp.said)
        self._purse = PlainLabel("", "lead")
        self.targets = DropTargets(theme, camp)
        self._hand = QVBoxLayout()
        self._lay_out()
        theme.changed.connect(self._forget_icons)
        self.refresh()

    def refresh(self) -> None:
        """Show what is owned now."""
        session = self._camp.session
        self._purse.setText(self.tr("Purse: {coins}").format(coins=money(session, session.books.standing.purse)))
        self.table.show_rows(owned(self._camp, self.tr("Common stock")))
        if self.table.current() is None and self.table.model.rowCount():
            self.table.view.choose(0)
        self.targets.refresh()
        self._show_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table all the room where there is little; its menu does what the cards beside it do."""
        super().resizeEvent(event)
        self.surroundings.setVisible(event.size().width() >= ROOMY * self._theme.type.sizes["body"])

    def _lay_out(self) -> None:
        self.panel.body.addWidget(self.table, 1)
        foot = Flow(6)
        foot.addWidget(self._purse)
        for button in (
            button_for(self.tr("Set the &purse by hand…"), partial(self._open_dialog, PurseDialog)),
            button_for(self.tr("Enter a &thing by hand…"), partial(self._open_dialog, AddThingDialog)),
        ):
            button.setProperty("compact", True)
            foot.addWidget(button)
        self.panel.body.addWidget(self.targets)
        self.panel.body.addLayout(foot)
        self.surroundings.setFixedWidth(BESIDE)
        self.surroundings.body.addLayout(self._hand, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.surroundings)

    def _columns(self) -> tuple[Column[OwnedRow], ...]:
        return (
            Column("name", self.tr("Name"), lambda one: one.row.name, icon=self._icon, tip=_tip),
            Column("kind", self.tr("Kind"), lambda one: one.face.line, choices=True),
            Column("holder", self.tr("With"), lambda one: one.holder, choices=True),
            Column(
                "price",
                self.tr("Brings"),
                lambda one: one.row.sale.words if one.row.sale.allowed else "–",
                lambda one: one.row.sale.coins if one.row.sale.allowed else -1,
                tip=lambda one: one.row.sale.refused,
                right=True,
            ),
            Column("text", self.tr("Effect"), lambda one: one.face.text.replace("\n", " · "), tip=_tip, wide=True),
            Column("uses", self.tr("Good for"), lambda one: one.uses, shown=False),
            Column(
                "hand",
                self.tr("By hand"),
                lambda one: self.tr("by hand") if one.row.by_hand else "",
                choices=True,
                shown=False,
            ),
            Column(
                "story", self.tr("Last event"), lambda one: one.row.history[-1] if one.row.history else "", shown=False
            ),
        )

    def _icon(self, one: OwnedRow) -> QIcon:
        key = (one.row.ware, one.row.card)
        if key not in self._icons:
            self._icons[key] = QIcon(card_faces.thumbnail(one.face, PICTURE, self._theme.tokens, 2.0))
        return self._icons[key]

    def _forget_icons(self) -> None:
        self._icons = {}
        if self._camp.is_open:
            self.table.show_rows(self.table.model.all)

    # What is chosen

    def _show_chosen(self) -> None:
        empty(self._hand)
        chosen = self.table.selected()
        if not chosen:
            about = self.tr("Choose something in the table to see its card, or several things to sell them together.")
            self._hand.addWidget(PlainLabel(about, "note", wrap=True))
        elif len(chosen) == 1:
            self._show_one(chosen[0])
        else:
            self._show_many(chosen)
        self._hand.addStretch(1)

    def _show_one(self, one: OwnedRow) -> None:
        card = CardFace(self._theme, one.face)
        card.clicked.connect(partial(self._look, one.row.id))
        self._hand.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        if one.uses:
            self._hand.addWidget(PlainLabel(self.tr("Good for: {things}").format(things=one.uses), "small", wrap=True))
        for action in thing_actions(self._camp.session, one.row.id):
            self._hand.addWidget(self._button(action))

    def _show_many(self, chosen: list[OwnedRow]) -> None:
        self._hand.addWidget(PlainLabel(self.tr("%n thing(s) chosen", "", len(chosen)), "lead"))
        for action in self._sale_of(chosen):
            self._hand.addWidget(self._button(action))

    def _sale_of(self, chosen: list[OwnedRow]) -> list[ThingAction]:
        session = self._camp.session
        if not (rows := sold_together(session, [one.row.id for one in chosen])):
            return []
        wish, total = many(rows), money(session, sum(one.row.sale.coins for one in chosen))
        return [ThingAction(self.tr("Sell all for {price}").format(price=total), wish, session.refusal(wish))]

    def _button(self, action: ThingAction) -> QPushButton:
        button = button_for(literal(action.text), partial(self._camp.do, action.operation), action.why_not)
        button.setProperty("compact", True)
        return button

    def _open_menu(self, chosen: list[OwnedRow], at: QPoint) -> None:
        self.menu_for(chosen).popup(at)

    def menu_for(self, chosen: list[OwnedRow]) -> QMenu:
        """The menu of what is chosen."""
        if len(chosen) > 1:
            return action_menu(self, self._camp, self._sale_of(chosen))
        item = chosen[0].row.id
        menu = action_menu(self, self._camp, thing_actions(self._camp.session, item))
        menu.addSeparator()
        menu.addAction(self.tr("Look at the card…"), partial(self._look, item))
        menu.addAction(self.tr("Strike out by hand…"), partial(self._strike_out, item))
        return menu

    def _look(self, item: str) -> None:
        dialog = ThingDialog(self._theme, self._camp.session, item, self.window())
        dialog.codex_wanted.connect(self._camp.rule_wanted)
        self._camp.dialog_wanted.emit(dialog)

    def _strike_out(self, item: str) -> None:
        self._camp.dialog_wanted.emit(StrikeThingDialog(self._theme, self._camp, item, self.window()))

    def _open_dialog(self, kind: type[PurseDialog | AddThingDialog]) -> None:
        self._camp.dialog_wanted.emit(kind(self._theme, self._camp, self.window()))


def _drag(rows: list[OwnedRow]) -> QMimeData:
    return carried_along(one.row.id for one in rows)


def _identity(one: OwnedRow) -> str:
    return one.row.id


def _tip(one: OwnedRow) -> str:
    return "\n".join(filter(None, [one.face.label, one.face.line, one.face.text, *one.row.history[-3:]]))
