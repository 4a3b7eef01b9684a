"""The menu of a thing: its deeds, each greyed out with its reason where it cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from horologium.campaign.records import ThingRecord
from horologium.ui.camp.stash.handling import gifts
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.stash.handling import Deed


def give_to(parent: QWidget, camp: Camp, hero: str, items: Iterable[str], at: QPoint) -> None:
    """Give things to a hero; where something has to be put away for it in several ways, ask which at a place."""
    for id_ in items:
        if camp.session.books.get(ThingRecord, id_).holder == hero:
            continue
        ways = gifts(camp.session, id_, hero)
        able = [way for way in ways if not way.why_not]
        if len(able) > 1:
            deed_menu(parent, camp, able).popup(at)
        else:
            camp.do((able or ways)[0].operation)


def deed_menu(parent: QWidget, camp: Camp, found: Iterable[Deed]) -> QMenu:
    """A menu of deeds; what cannot be done says why in its tip."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for deed in found:
        action = menu.addAction(literal(deed.text))
        action.setEnabled(not deed.why_not)
        give_tip(action, deed.why_not)
        action.setStatusTip(deed.why_not)
        action.triggered.connect(lambda _checked=False, deed=deed: camp.do(deed.operation))
    return menu
