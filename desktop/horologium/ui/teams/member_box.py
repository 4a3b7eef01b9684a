"""One member of a team: which candidate, name, and what was taken of their lists, each with its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.engine.core.speech import say
from horologium.ui.plain_text import give_tip, spoken
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from horologium.engine.core.teams import Candidate, Pick, PickList, TeamMember, TeamPool, TeamWords

KEY = Qt.ItemDataRole.UserRole
LONGEST = 60
translate = QCoreApplication.translate


class OneOf(ChoiceBox):
    """A list of which somebody always has one."""

    taken = Signal(tuple)

    def __init__(self, each: PickList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for pick in each.picks:
            self.addItem(_priced(pick), pick.key)
        self.activated.connect(lambda: self.taken.emit((self.currentData(),)))

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show what somebody has."""
        self.setCurrentIndex(self.findData(keys[0]) if keys else -1)


class AnyOf(QListWidget):
    """A list of which somebody has what is ticked."""

    taken = Signal(tuple)

    def __init__(self, each: PickList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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


class MemberBox(QWidget):
    """Says what was changed about the member that is shown."""

    renamed = Signal(str)
    exchanged = Signal(str)
    taken = Signal(str, tuple)

    def __init__(self, pool: TeamPool, words: TeamWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
        self._shown: tuple[PickList, ...] = ()
        self.lists: dict[str, OneOf | AnyOf] = {}
        self.name, self.card = QLineEdit(), ChoiceBox()
        self.name.setMaxLength(LONGEST)
        for card in sorted(pool.candidates, key=lambda one: one.points):
            self.card.addItem(offered(pool, card), card.key)
        self._form, self._column = QFormLayout(), QVBoxLayout(self)
        for label, field in ((self.tr("&Name"), self.name), (say(words.card), self.card)):
            self._form.addRow(label, field)
            field.setAccessibleName(spoken(label))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._form)
        self._below = QWidget()
        self._column.addWidget(self._below, 1)
        self._show_lists(pool.candidates[0].lists if pool.candidates else ())
        self.name.textEdited.connect(lambda text: self.renamed.emit(text.strip()))
        self.card.activated.connect(lambda: self.exchanged.emit(self.card.currentData()))

    def show_member(self, member: TeamMember | None) -> None:
        """Show somebody, or nobody."""
        self.setEnabled(member is not None)
        if member is None:
            return
        if self.name.text().strip() != member.name:
            self.name.setText(member.name)
        self.card.setCurrentIndex(self.card.findData(member.card))
        card = self._pool.candidate(member.card)
        lists = () if card is None else card.lists
        if lists != self._shown:
            self._show_lists(lists)
        for each in lists:
            self.lists[each.key].show_keys(tuple(pick.key for pick in each.given(member)))

    def _show_lists(self, lists: tuple[PickList, ...]) -> None:
        """Put the lists of a candidate in the place of those before: short ones into the form, the others below."""
        for box in self.lists.values():
            if isinstance(box, OneOf):
                self._form.removeRow(box)
        below = QWidget(self)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        self._shown, self.lists = lists, {}
        several = sum(not each.one for each in lists) > 1
        for each in lists:
            self.lists[each.key] = box = OneOf(each, self) if each.one else AnyOf(each, below)
            box.ensurePolished()  # before its lines are measured
            box.setAccessibleName(spoken(each.label or each.title))
            box.taken.connect(lambda keys, key=each.key: self.taken.emit(key, keys))
            if isinstance(box, OneOf):
                self._form.addRow(each.label or each.title, box)
            else:
                if several:
                    column.addWidget(PlainLabel(each.title, "small"))
                column.addWidget(box, 1)
        self._column.replaceWidget(self._below, below)
        self._below.hide()
        self._below.deleteLater()
        self._below = below


def offered(pool: TeamPool, card: Candidate) -> str:
    """A candidate with values and points, as far as there are any."""
    values = ", ".join(f"{title} {value}" for title, value in card.values)
    told = f"{card.name}: {values}" if values else card.name
    if not pool.counts_points:
        return told
    return translate("MemberBox", "{card} (%n point(s))", "", card.points).format(card=told)


def _priced(pick: Pick) -> str:
    return f"{pick.name} ({pick.points})" if pick.points else pick.name
