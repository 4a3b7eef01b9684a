"""The leaf beside a counter: the card that is chosen, its price, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from horologium.ui.camp.story_leaf import StoryLeaf, empty
from horologium.ui.camp.town.card import ShownCard
from horologium.ui.camp.town.coins import CoinsLine
from horologium.ui.camp.town.formula import Formula
from horologium.ui.camp.town.patient import PatientLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import Coin
    from horologium.ui.camp.town.deeds import DeedRow
    from horologium.ui.camp.town.wares import Ware
    from horologium.ui.kit.theme import Theme


class WareLeaf(StoryLeaf):
    """Shows what is chosen; what can be done stands at its foot and never scrolls away."""

    numbers_wanted = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.coins: tuple[Coin, ...] = ()
        self.rows: list[DeedRow] = []
        self._deeds = QVBoxLayout()
        self.numbers = QCheckBox(self.tr("Show n&umbers"))
        self.numbers.setAccessibleDescription(self.tr("The purse before and after, and the rules behind a price"))
        self.numbers.toggled.connect(self.numbers_wanted)
        self.body.addLayout(self._deeds)
        self.body.addWidget(self.numbers)

    def show_none(self, title: str, text: str) -> None:
        """Say what could be chosen."""
        self.begin(title)
        self.say(text, "note").setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.end()

    def show_ware(self, title: str, ware: Ware) -> None:
        """Show a card, with its price and what is to be known of it."""
        self.begin(title)
        self.column.addWidget(ShownCard(self._theme, ware.face))
        if ware.patient is not None:
            self.column.addWidget(PatientLine(self._theme, *ware.patient))
        if ware.price:
            title = self.tr("Brings") if ware.cost.coins > 0 else self.tr("Price")
            self.column.addWidget(CoinsLine(self._theme, self.coins, ware.price, title))
        if ware.parts:
            self.column.addWidget(Formula(self._theme, ware.parts))
        for note in ware.notes:
            self.say(note, "small")
        self.end()

    def show_many(self, wares: Sequence[Ware]) -> None:
        """Tell of several things at once."""
        self.begin(self.tr("%n thing(s)", "", len(wares)))
        for ware in wares:
            self.say(ware.face.label)
        if total := sum(ware.price for ware in wares if ware.cost.allowed):
            self.column.addWidget(CoinsLine(self._theme, self.coins, total, self.tr("Together")))
        self.end()

    def show_deeds(self, rows: Sequence[DeedRow]) -> None:
        """Put what can be done at the foot."""
        empty(self._deeds)
        self.rows = [*rows]
        for row in rows:
            self._deeds.addWidget(row)
        self.numbers.setVisible(bool(rows))
