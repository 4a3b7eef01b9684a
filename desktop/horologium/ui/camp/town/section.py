"""The section of the town: its view, its counters, and the leaf of what is chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from horologium.ui.camp.town.banner import TownBanner
from horologium.ui.camp.town.coins import CoinsLine
from horologium.ui.camp.town.leaf import WareLeaf
from horologium.ui.camp.town.presenter import TownPresenter
from horologium.ui.camp.town.signs import Signs
from horologium.ui.camp.town.stall import stall
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.town.wares import Ware
    from horologium.ui.kit.table import DataTable
    from horologium.ui.kit.theme import Theme

LEAF: Final = 15
"""How many times as wide as the text is high the leaf is."""
BANNER: Final = 104
LOW: Final = 58
SMALL: Final = 20
"""With larger text there is no room for a view of the town in a low window."""
TALL: Final = 640
"""How high the section must be to have room for the view of the town."""


class TownSection(QWidget):
    """Shows counters and says what is chosen; the presenter does the rest."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.panel, self.leaf = Panel(theme, " "), WareLeaf(theme)
        self.banner = TownBanner(theme, "", village=False, height=BANNER)
        self.about = PlainLabel("", "note", wrap=True)
        self.notice = PlainLabel("", "bad", wrap=True)
        self.purse = CoinsLine(theme, camp.session.rules.data.coins, 0, self.tr("Purse"))
        self.signs, self.stack = Signs(theme), QStackedWidget()
        self.counters: tuple[ServiceCounter, ...] = ()
        self.stalls: dict[str, DataTable[Ware]] = {}
        self._set_up_for: dict[str, tuple[str, tuple[str, ...]]] = {}
        self._lay_out()
        self._presenter = TownPresenter(camp, self)
        theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the town as it is now."""
        self._presenter.refresh()

    def show_counters(self, counters: Sequence[ServiceCounter]) -> list[DataTable[Ware]]:
        """Set up the counters that are kept here, with the one open that was; gives back the stalls that are new.

        The stall of a counter that is not kept here waits for the next place where it is.
        """
        kept, was = tuple(counters), self.counter.key if self.counter is not None else ""
        if self.counters == kept:
            return []
        new = [self._set_up(each) for each in kept if self._set_up_for.get(each.key) != (each.title, each.headings)]
        self.counters = kept
        self.signs.show_counters(kept, next((place for place, each in enumerate(kept) if each.key == was), 0))
        return new

    def _set_up(self, counter: ServiceCounter) -> DataTable[Ware]:
        if (old := self.stalls.get(counter.key)) is not None:
            self.stack.removeWidget(old)
            old.deleteLater()
        self._set_up_for[counter.key] = (counter.title, counter.headings)
        self.stalls[counter.key] = table = stall(self._theme, self._camp, counter)
        table.said.connect(self._camp.said)
        self.stack.addWidget(table)
        return table

    def open_counter(self, key: str) -> None:
        """Go to a counter by its key."""
        self.signs.open([counter.key for counter in self.counters].index(key))

    @property
    def counter(self) -> ServiceCounter | None:
        """Which counter is open, if there is any."""
        return self.counters[self.signs.current] if self.counters else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the leaf its share; the view of the town gives way where there is little height."""
        super().resizeEvent(event)
        wanted = LEAF * self._theme.type.sizes["lead"]
        self.leaf.setFixedWidth(min(wanted, max(240, event.size().width() * 2 // 5)))
        roomy = event.size().height() * 18 >= TALL * self._theme.type.sizes["body"]
        self.banner.setFixedHeight(BANNER if roomy else LOW)
        self.banner.setVisible(roomy or self._theme.type.sizes["body"] <= SMALL)
        self.about.setVisible(roomy and bool(self.about.text()))

    def _lay_out(self) -> None:
        for widget in (self.banner, self.about, self.notice):
            self.panel.body.addWidget(widget)
        self.panel.body.addWidget(self.purse, 0, Qt.AlignmentFlag.AlignLeft)
        self.panel.body.addWidget(self.signs)
        self.panel.body.addWidget(self.stack, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.panel, 1)
        layout.addWidget(self.leaf)
