"""The table of a counter: every counter has the same columns, under headings of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon

from horologium.campaign.money import in_short
from horologium.ui.art import faces
from horologium.ui.camp.town.wares import Ware
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column

if TYPE_CHECKING:
    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

translate = QCoreApplication.translate


def stall(theme: Theme, camp: Camp, counter: ServiceCounter) -> DataTable[Ware]:
    """A table for what lies on a counter."""
    name, kind, price, count = counter.headings

    def icon(ware: Ware) -> QIcon:
        return QIcon(faces.thumbnail(ware.face, theme.type.sizes["body"] + 8, theme.tokens, 2.0))

    def short(ware: Ware) -> str:
        return in_short(camp.session.rules.data.coins, ware.price) if ware.price else "–"

    columns = (
        Column[Ware]("name", name, lambda ware: ware.face.label, icon=icon, tip=lambda ware: ware.face.text, wide=True),
        Column[Ware]("kind", kind, lambda ware: ware.kind, choices=True),
        Column[Ware]("price", price, short, key=lambda ware: ware.price, tip=lambda ware: ware.words, right=True),
        Column[Ware]("words", translate("Town", "In words"), lambda ware: ware.words, shown=False),
        Column[Ware]("count", count, lambda ware: ware.count),
        Column[Ware]("now", translate("Town", "Now"), _now, tip=lambda ware: ware.cost.refused, choices=True),
    )
    return DataTable(theme, f"town-{counter.key}", counter.title, columns, lambda ware: ware.id, camp.memory)


def _now(ware: Ware) -> str:
    return translate("Town", "yes") if ware.cost.allowed else translate("Town", "not now")
