"""The company in a row: a plate for everybody whom a seat plays, always in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from horologium.ui.battle.panels.figure_plate import FigurePlate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.panels.figure_plate import PlateRow
    from horologium.ui.battle.panels.gallery import Gallery
    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme

WIDE = 6
"""More than so many stand in two rows."""


class CompanyStrip(QWidget):
    """Shows rows and says who was chosen."""

    figure_chosen = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, gallery: Gallery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips, self._gallery = theme, tips, gallery
        self.plates: list[FigurePlate] = []
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)
        self.setAccessibleName(self.tr("The company"))

    def show_rows(self, rows: Sequence[PlateRow]) -> None:
        """Show these figures; plates are kept from one view to the next."""
        across = len(rows) if len(rows) <= WIDE else -(-len(rows) // 2)
        while len(self.plates) < len(rows):
            self._add()
        for place, plate in enumerate(self.plates):
            plate.setVisible(place < len(rows))
            self._layout.removeWidget(plate)
            if place < len(rows):
                self._layout.addWidget(plate, place // across, place % across)
                plate.show_row(rows[place])
        self.setVisible(bool(rows))

    def _add(self) -> None:
        plate = FigurePlate(self._theme, self._tips, self._gallery, self)
        plate.clicked.connect(partial(self._on_clicked, len(self.plates)))
        self.plates.append(plate)

    def _on_clicked(self, place: int) -> None:
        row = self.plates[place].row
        if row is not None:
            self.figure_chosen.emit(row.figure.key)
