"""Which teams fight, where a game lets every side choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.missions import TeamChoice


class TeamsBox(QWidget):
    """One list of teams for each side; hidden where nobody chooses."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lists: list[ChoiceBox] = []
        self._title = PlainLabel("", "title")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._title)

    @property
    def party(self) -> tuple[str, ...]:
        """The teams that are chosen; none where nobody chooses."""
        return tuple(box.currentData() for box in self.lists)

    def show_choice(self, choice: TeamChoice | None, party: Sequence[str]) -> None:
        """Offer teams to every side, with those of the mission chosen."""
        for box in self.lists:
            self._column.removeWidget(box)
            box.deleteLater()
        self.lists = []
        self.setVisible(choice is not None)
        if choice is not None:
            self._title.setText(choice.title)
            self.lists = [self._list(choice, side, key) for side, key in zip(choice.sides, party, strict=True)]

    def _list(self, choice: TeamChoice, side: str, key: str) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(side)
        for team in choice.teams:
            box.addItem(team.name, team.key)
        box.setCurrentIndex(box.findData(key))
        box.activated.connect(self.chosen)
        self._column.addWidget(box)
        return box
