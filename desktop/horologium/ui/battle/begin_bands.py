"""Which bands fight, where a game lets both sides choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.missions import Named


class BandsBox(QWidget):
    """One list of bands for each side; hidden where nobody chooses."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lists = (ChoiceBox(), ChoiceBox())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(PlainLabel(self.tr("Bands"), "title"))
        for box, name in zip(self.lists, (self.tr("First band"), self.tr("Second band")), strict=True):
            box.setAccessibleName(name)
            box.activated.connect(self.chosen)
            layout.addWidget(box)

    @property
    def party(self) -> tuple[str, ...]:
        """The bands that are chosen; none where nobody chooses."""
        return tuple(box.currentData() for box in self.lists if box.count())

    def show_bands(self, bands: Sequence[Named], party: Sequence[str]) -> None:
        """Offer these bands, with those of the mission chosen."""
        for place, box in enumerate(self.lists):
            with QSignalBlocker(box):
                box.clear()
                for band in bands:
                    box.addItem(band.name, band.key)
                box.setCurrentIndex(box.findData(party[place]) if bands and place < len(party) else -1)
        self.setVisible(bool(bands))
