"""A candidate to be taken: the card with the portrait, how often, and a box for each of them who is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.engine.core.teams import TeamMember, TeamPool
from horologium.ui.kit.boxes import NumberBox
from horologium.ui.teams.member_box import MemberBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QAbstractButton

    from horologium.engine.core.teams import Candidate


class CandidateBox(QWidget):
    """Who can be there once is ticked on the card; of others it is said how many come.

    What was chosen for somebody is kept while they stay at home.
    """

    changed = Signal()

    def __init__(self, tile: QAbstractButton, candidate: Candidate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tile, self._candidate = tile, candidate
        self.number, self._boxes = NumberBox(self), list[MemberBox]()
        self._players: Sequence[tuple[QIcon, str]] = ()
        self._first = 0
        self.number.setRange(0, candidate.copies)
        self.number.setAccessibleName(self.tr("How many of {name}").format(name=candidate.name))
        self.number.setVisible(candidate.copies > 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        for widget in (tile, self.number):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self.number.setValue(int(tile.isChecked()))
        self._on_number()
        tile.toggled.connect(lambda ticked: self.number.setValue(max(1, self.number.value()) if ticked else 0))
        self.number.valueChanged.connect(self._on_number)

    @property
    def boxes(self) -> list[MemberBox]:
        """Those who are taken."""
        return self._boxes[: self.number.value()]

    def deal(self, players: Sequence[tuple[QIcon, str]], first: int) -> None:
        """Share them out among players in turn, beginning with one of these."""
        self._first = first
        self.show_players(players, [first + place for place in range(len(self._boxes))])

    def show_players(self, players: Sequence[tuple[QIcon, str]], chosen: Sequence[int] = ()) -> None:
        """Offer these players, with those chosen who were, or others."""
        self._players = players
        for place, box in enumerate(self._boxes):
            box.show_players(players, (chosen[place] if chosen else box.player.currentIndex()) % len(players))

    def _on_number(self) -> None:
        """Have a box for everybody who is taken, and the card ticked if somebody is."""
        while len(self._boxes) < self.number.value():
            self._add()
        for place, box in enumerate(self._boxes):
            box.setVisible(place < self.number.value())
        self.tile.setChecked(self.number.value() > 0)
        self.changed.emit()

    def _add(self) -> None:
        box = MemberBox(TeamPool((), (self._candidate,)))
        box.show_member(TeamMember(self._candidate.key))
        number, name = len(self._boxes) + 1, self._candidate.name
        box.name.setPlaceholderText(f"{name} {number}" if number > 1 else name)
        box.changed.connect(lambda _member: self.changed.emit())
        if self._players:
            box.show_players(self._players, (self._first + len(self._boxes)) % len(self._players))
        self._boxes.append(box)
        self._column.insertWidget(self._column.count() - 1, box)
