"""One member: which candidate, name, who plays them, and what was taken of their lists, each with its points.

What there is nothing to choose about is not asked for: names where nobody can be there twice, candidates where there is
one, players where one plays.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QVBoxLayout, QWidget

from horologium.engine.core.speech import say
from horologium.engine.core.teams import TeamMember, TeamWords
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import spoken
from horologium.ui.teams.picks import AnyOf, OneOf, PickBox, box_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QIcon

    from horologium.engine.core.teams import Candidate, PickList, TeamPool

LONGEST = 60
NOBODY = TeamMember("")
WORDS = TeamWords()
translate = QCoreApplication.translate


class MemberBox(QWidget):
    """Shows a member, and says how they are after each change."""

    changed = Signal(object)

    def __init__(self, pool: TeamPool, words: TeamWords = WORDS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pool, self.member = pool, NOBODY
        self._shown: tuple[PickList, ...] = ()
        self.lists: dict[str, PickBox] = {}
        self.name, self.card, self.player = QLineEdit(self), ElidedBox(self), ElidedBox(self)
        self.name.setMaxLength(LONGEST)
        for card in sorted(pool.candidates, key=lambda one: one.points):
            self.card.addItem(offered(pool, card), card.key)
        self._form, self._column, self._below = QFormLayout(), QVBoxLayout(self), QWidget()
        self._ask(self.tr("&Name"), self.name, is_needed=any(card.copies != 1 for card in pool.candidates))
        self._ask(say(words.card), self.card, is_needed=len(pool.candidates) > 1)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._form)
        self._column.addWidget(self.player)
        self._column.addWidget(self._below, 1)
        self.player.hide()
        self._show_lists(pool.candidates[0].lists if pool.candidates else ())
        self.name.textEdited.connect(lambda text: self._put(replace(self.member, name=text.strip())))
        self.card.activated.connect(lambda: self._put(replace(self.member, card=self.card.currentData())))
        self.player.activated.connect(lambda: self.changed.emit(self.member))

    def show_member(self, member: TeamMember | None) -> None:
        """Show somebody, or nobody."""
        self.setEnabled(member is not None)
        self.member = member or NOBODY
        if member is None:
            return
        if self.name.text().strip() != member.name:
            self.name.setText(member.name)
        self.card.setCurrentIndex(self.card.findData(member.card))
        card = self._pool.candidate(member.card)
        lists = () if card is None else card.lists
        name = member.name or (member.card if card is None else card.name)
        self.player.setAccessibleName(self.tr("Who plays {name}").format(name=name))
        if lists != self._shown:
            self._show_lists(lists)
        for each in lists:
            self.lists[each.key].show_keys(tuple(pick.key for pick in each.given(member)))

    def given(self, key: str) -> tuple[str, ...]:
        """What the member has of a list; nothing of one that they have not."""
        return tuple(pick.key for each in self._shown if each.key == key for pick in each.given(self.member))

    def show_players(self, players: Sequence[tuple[QIcon, str]], chosen: int) -> None:
        """Let one of these play the member."""
        with QSignalBlocker(self.player):
            self.player.clear()
            for icon, name in players:
                self.player.addItem(icon, name)
            self.player.setCurrentIndex(chosen)
        self.player.setVisible(len(players) > 1)

    def _put(self, member: TeamMember) -> None:
        """Have a member otherwise, with what they may still have."""
        card = self._pool.candidate(member.card)
        self.show_member(member if card is None else replace(member, picks=card.picks(dict(member.picks))))
        self.changed.emit(self.member)

    def _on_taken(self, key: str, keys: tuple[str, ...]) -> None:
        self._put(replace(self.member, picks=tuple({**dict(self.member.picks), key: keys}.items())))

    def _ask(self, label: str, field: QWidget, *, is_needed: bool) -> None:
        field.setVisible(is_needed)
        field.setAccessibleName(spoken(label))
        if is_needed:
            self._form.addRow(label, field)

    def _show_lists(self, lists: tuple[PickList, ...]) -> None:
        """Put the lists of a candidate in the place of those before: short ones into the form, the others below."""
        for box in self.lists.values():
            if isinstance(box, OneOf):
                self._form.removeRow(box)
        below = QWidget(self)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        self._shown, self.lists = lists, {}
        several = sum(not each.count for each in lists) > 1
        for each in lists:
            self.lists[each.key] = box = box_for(each, below)
            box.ensurePolished()  # before its lines are measured
            box.taken.connect(lambda keys, key=each.key: self._on_taken(key, keys))
            if isinstance(box, OneOf):
                self._form.addRow(each.label or each.title, box)
            else:
                if several and isinstance(box, AnyOf):
                    column.addWidget(PlainLabel(each.title, "small"))
                column.addWidget(box, int(isinstance(box, AnyOf)))
        self._column.replaceWidget(self._below, below)
        self._below.hide()
        self._below.deleteLater()
        self._below = below


def offered(pool: TeamPool, card: Candidate) -> str:
    """A candidate with values and points, as far as there are any."""
    values = values_of(card)
    told = f"{card.name}: {values}" if values else card.name
    if not pool.counts_points:
        return told
    return translate("MemberBox", "{card} (%n point(s))", "", card.points).format(card=told)


def values_of(card: Candidate) -> str:
    """The values of a candidate in one line."""
    return ", ".join(f"{title} {value}" for title, value in card.values)


def costs(points: int) -> str:
    """So many points, in words."""
    return translate("MemberBox", "%n point(s)", "", points)
