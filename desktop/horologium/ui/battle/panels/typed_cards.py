"""Cards drawn from a real deck: each is picked from a list of those that can still be there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.ui.battle.throws import card_name
from horologium.ui.kit.boxes import ChoiceBox

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class TypedCards(QWidget):
    """One list for each card; a card that lies in one list and is there only once is not in the others."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: list[ChoiceBox] = []
        self._cards: Counter[str] = Counter()
        self._names: Mapping[str, str] = {}
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that were picked, in order; an empty text where none is yet."""
        return tuple(box.currentData() or "" for box in self.boxes)

    @property
    def complete(self) -> bool:
        """Whether all cards are named."""
        return bool(self.boxes) and all(self.cards)

    def ask(self, cards: Sequence[str], count: int, names: Mapping[str, str]) -> None:
        """Ask for so many of these cards."""
        self.clear()
        self._cards, self._names = Counter(cards), names
        for number in range(1, count + 1):
            box = ChoiceBox()
            box.setAccessibleName(self.tr("Card {number}").format(number=number))
            box.setPlaceholderText(self.tr("Card {number}…").format(number=number))
            box.setMaximumWidth(220)
            box.currentIndexChanged.connect(self._on_changed)
            self.boxes.append(box)
            self._layout.addWidget(box)
        self._layout.addStretch(1)
        self._offer()

    def clear(self) -> None:
        """Take the lists away."""
        self.boxes = []
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def start(self) -> None:
        """Put the keys on the first list."""
        if self.boxes:
            self.boxes[0].setFocus()

    def _offer(self) -> None:
        """Offer in each list what is left beside the others."""
        taken = self.cards
        for place, box in enumerate(self.boxes):
            others = Counter(card for other, card in enumerate(taken) if other != place and card)
            left = [card for card, count in self._cards.items() if count > others[card]]
            with QSignalBlocker(box):
                box.clear()
                for card in sorted(left, key=self._name):
                    box.addItem(self._name(card), card)
                box.setCurrentIndex(box.findData(taken[place]) if taken[place] else -1)

    def _name(self, card: str) -> str:
        return card_name(self._names, card)

    def _on_changed(self) -> None:
        self._offer()
        self.changed.emit()
