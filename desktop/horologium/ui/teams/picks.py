"""What somebody may be given, list by list: one of it, some of it, or any of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.ui.kit.boxes import ChoiceBox, ElidedBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip, spoken

if TYPE_CHECKING:
    from horologium.engine.core.teams import Pick, PickList

KEY = Qt.ItemDataRole.UserRole


class OneOf(ChoiceBox):
    """A list of which somebody always has one that needs no explanation."""

    taken = Signal(tuple)

    def __init__(self, each: PickList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for pick in each.picks:
            self.addItem(_priced(pick), pick.key)
        self.setAccessibleName(spoken(each.label or each.title))
        self.activated.connect(lambda: self.taken.emit((self.currentData(),)))

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show what somebody has."""
        self.setCurrentIndex(self.findData(keys[0]) if keys else -1)


class SomeOf(QWidget):
    """A box for each that somebody has, and what they do; whoever takes that of another box gives their own for it."""

    taken = Signal(tuple)

    def __init__(self, each: PickList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picks = {pick.key: pick for pick in each.picks}
        self.keys = tuple(self._picks)[: each.count]
        self.boxes = [ElidedBox() for _ in self.keys]
        self.about = PlainLabel("", "small", wrap=True)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.setSpacing(4)
        for place, box in enumerate(self.boxes):
            box.setAccessibleName(spoken(each.label or each.title).replace("{number}", str(place + 1)))
            for pick in self._picks.values():
                box.addItem(_priced(pick), pick.key)
            row.addWidget(box, 1)
            box.currentIndexChanged.connect(lambda _row, place=place: self._on_chosen(place))
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.about)
        self.show_keys(tuple(pick.key for pick in each.first))

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show what somebody has; what is wanting is filled up."""
        others = (key for key in self._picks if key not in keys)
        self.keys = (*keys, *others)[: len(self.boxes)]
        picks = [self._picks[key] for key in self.keys]
        for box, pick in zip(self.boxes, picks, strict=True):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(pick.key))
            box.setAccessibleDescription(pick.about)
        self.about.setText("\n".join(f"{pick.name}: {pick.about}" for pick in picks if pick.about))
        self.about.setVisible(any(pick.about for pick in picks))

    def _on_chosen(self, place: int) -> None:
        chosen, before = self.boxes[place].currentData(), self.keys[place]
        others = [before if key == chosen else key for key in self.keys]
        self.show_keys((*others[:place], chosen, *others[place + 1 :]))
        self.taken.emit(self.keys)


class AnyOf(QListWidget):
    """A list of which somebody has what is ticked."""

    taken = Signal(tuple)

    def __init__(self, each: PickList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(spoken(each.label or each.title))
        for pick in each.picks:
            item = QListWidgetItem(_priced(pick))
            item.setData(KEY, pick.key)
            if pick.about:
                give_tip(item, f"{pick.about} ({pick.rule})" if pick.rule else pick.about)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.addItem(item)
        self.itemChanged.connect(lambda: self.taken.emit(self._ticked()))

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show what somebody has."""
        with QSignalBlocker(self):
            for item in self._items():
                ticked = item.data(KEY) in keys
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(place) for place in range(self.count())]

    def _ticked(self) -> tuple[str, ...]:
        return tuple(item.data(KEY) for item in self._items() if item.checkState() == Qt.CheckState.Checked)


PickBox: TypeAlias = OneOf | SomeOf | AnyOf


def box_for(each: PickList, parent: QWidget) -> PickBox:
    """The box in which is chosen from a list."""
    if not each.count:
        return AnyOf(each, parent)
    is_plain = each.count == 1 and not any(pick.about for pick in each.picks)
    return OneOf(each, parent) if is_plain else SomeOf(each, parent)


def _priced(pick: Pick) -> str:
    return f"{pick.name} ({pick.points})" if pick.points else pick.name
