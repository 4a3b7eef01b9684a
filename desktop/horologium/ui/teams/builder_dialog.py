"""The team builder: the team at the top, then who can be taken, who is, and one of them from left to right."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from horologium.engine.core.speech import say
from horologium.ui.art.portraits import Sitter
from horologium.ui.kit.boxes import ChoiceBox, ElidedBox, NumberBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import scrolled
from horologium.ui.kit.plain_text import spoken
from horologium.ui.teams.draft import TeamDraft
from horologium.ui.teams.footer import TeamFooter, points_told
from horologium.ui.teams.member_box import LONGEST, MemberBox, costs, values_of
from horologium.ui.teams.pool import Pool, PoolRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content
    from horologium.engine.core.teams import Candidate, Team, TeamMember, Teams, TeamSize, TeamWords
    from horologium.ui.kit.theme import Theme

WIDE, HIGH = 990, 640
"""What fits into the smallest screen that we promise to fit into."""
LEAST = 90


class UnsavedTeamDialog(Dialog):
    """Save it, throw it away, or go on with it, which is what closing it means too."""

    save_wanted = Signal()
    discard_wanted = Signal()

    def __init__(
        self, theme: Theme, words: TeamWords, name: str, *, can_save: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("Not saved yet"), parent)
        told = self.tr("The changes to {name} are not saved.").format(name=name) if name else say(words.unsaved)
        self.body.addWidget(PlainLabel(told, wrap=True))
        if not can_save:
            self.body.addWidget(PlainLabel(say(words.wanting), "note", wrap=True))
        self.save = self.add_button(self.tr("&Save"), self._on_save)
        self.save.setEnabled(can_save)
        self.discard = self.add_button(self.tr("&Throw away"), self._on_discard)
        self.go_on = self.add_button(self.tr("&Go on with it"), self.reject, default=True)
        self.finish()

    def _on_save(self) -> None:
        self.accept()
        self.save_wanted.emit()

    def _on_discard(self) -> None:
        self.accept()
        self.discard_wanted.emit()


class TeamBuilderDialog(Dialog):
    """Shows a draft and changes it; files are the business of whoever listens to its signals."""

    save_requested = Signal(object)
    delete_requested = Signal(str)
    share_requested = Signal(object)
    import_requested = Signal()
    print_requested = Signal(object)
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, teams: Teams, content: Content, parent: QWidget | None = None) -> None:
        super().__init__(theme, say(teams.words.title), parent)
        self.draft, self._words = TeamDraft(teams, content), teams.words
        self._teams: dict[str, tuple[Team, bool]] = {}
        self._on_shelf = ""
        self.shelf, self.pool, self.members = ChoiceBox(), Pool(theme), QListWidget()
        self.name, self.sizes, self.points = QLineEdit(), ElidedBox(), NumberBox()
        self.allowed = {each.key: QCheckBox(each.name) for each in self.draft.pool.allowances}
        self.member = MemberBox(self.draft.pool, teams.words)
        self.asked: UnsavedTeamDialog | None = None
        self.footer, self.said = TeamFooter(theme), PlainLabel("", "note", wrap=True)
        self._build()
        self._connect()
        self.pool.show_rows([self._row(card) for card in self.draft.pool.candidates])
        self.resize(WIDE, HIGH)
        self._redraw()

    # What is shown

    def show_teams(self, own: Sequence[Team], current: str = "") -> None:
        """List one's own teams first, then those of packs."""
        self._teams = {f"own {team.id}": (team, True) for team in own}
        self._teams |= {f"sample {team.id}": (team, False) for team in self.draft.pool.ready}
        self.shelf.clear()
        for key, (team, mine) in self._teams.items():
            self.shelf.addItem(team.name if mine else self.tr("{name} (sample)").format(name=team.name), key)
        self._mark(f"own {current}")

    def take(self, team: Team, *, own: bool, key: str = "") -> None:
        """Go on with a team, from the shelf or from elsewhere."""
        self._mark(key)
        self.draft.take(team, own=own)
        self._redraw(0)

    def _mark(self, key: str) -> None:
        """Show which team of the shelf it is, if it is one."""
        self._on_shelf = key
        self.shelf.setCurrentIndex(self.shelf.findData(key))

    def say(self, sentence: str) -> None:
        """Tell what became of a wish."""
        self.said.setText(sentence)

    # What is inside

    def _build(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(14)
        for column, share in ((self._left(), 13), (self._middle(), 9), (self._right(), 12)):
            columns.addLayout(column, share)
        self.body.addLayout(self._team_row())
        self.body.addLayout(self._size_row())
        self.body.addLayout(columns, 1)
        self.body.addWidget(self.said)
        self.save = self.add_button(self.tr("&Save"), lambda: self.save_requested.emit(self.draft.team()), default=True)
        self.share = self.add_button(self.tr("S&hare…"), lambda: self.share_requested.emit(self.draft.team()))
        self.print = self.add_button(self.tr("Pr&int…"), lambda: self.print_requested.emit(self.draft))
        self.add_button(self.tr("&Close"), self.reject)
        self.finish()

    def _team_row(self) -> QHBoxLayout:
        """The teams that there are, and what can be done with a whole one."""
        row = QHBoxLayout()
        row.addWidget(self.shelf, 1)
        self.shelf.setAccessibleName(say(self._words.teams))
        self.shelf.setPlaceholderText(say(self._words.teams))
        self.shelf.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.delete = _button(self.tr("&Delete"), self._on_delete)
        for button in (
            _button(self.tr("N&ew"), lambda: self.leave(self._on_new)),
            _button(self.tr("&Open a file…"), lambda: self.leave(self.import_requested.emit)),
            self.delete,
        ):
            row.addWidget(button)
        return row

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(PlainLabel(say(self._words.pool), "title"))
        area = scrolled(self.pool)
        area.setMinimumWidth(area.sizeHint().width())
        column.addWidget(area, 1)
        return column

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(PlainLabel(say(self._words.members), "title"))
        for widget in (self.members, self.footer.faults):
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            widget.setMinimumHeight(LEAST)
        column.addWidget(self.members, 3)
        self.members.setAccessibleName(say(self._words.members))
        self.remove = _button(self.tr("&Remove"), self._on_remove)
        column.addWidget(self.remove)
        column.addWidget(self.footer, 2)
        self.footer.faults.setAccessibleName(say(self._words.wrong))
        return column

    def _size_row(self) -> QHBoxLayout:
        """Offer name, sizes, points where players may agree on them; nothing where there is nothing to choose."""
        self.name.setPlaceholderText(say(self._words.name))
        self.name.setAccessibleName(say(self._words.name))
        self.name.setMaxLength(LONGEST)
        sizes = self.draft.pool.sizes
        for each in sizes:
            self.sizes.addItem(each.name, each.key)
        self.sizes.setCurrentIndex(self.draft.pool.usual)
        self.sizes.setAccessibleName(say(self._words.size))
        agreed = next((each.between for each in sizes if each.between), None)
        self.points.setRange(*(agreed or (0, 0)))
        self.points.setAccessibleName(self.tr("Points"))
        row = QHBoxLayout()
        row.addWidget(self.name, 2)
        for box, is_needed in ((self.sizes, len(sizes) > 1), (self.points, agreed is not None)):
            row.addWidget(box, int(box is self.sizes))
            if not is_needed:
                box.hide()
        for tick in self.allowed.values():
            row.addWidget(tick)
        return row

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.addWidget(PlainLabel(say(self._words.member), "title"))
        column.addWidget(self.member, 1)
        return column

    def _connect(self) -> None:
        self.shelf.activated.connect(self._on_team)
        self.pool.taken.connect(self._on_taken)
        self.pool.left.connect(self._on_left)
        self.members.currentRowChanged.connect(self._show_member)
        self.member.changed.connect(self._on_member)
        self.name.textEdited.connect(self._on_name)
        self.sizes.activated.connect(self._on_size)
        self.points.valueChanged.connect(self._on_points)
        for key, box in self.allowed.items():
            box.toggled.connect(lambda on, key=key: self._on_allowed(key, on=on))
        self.footer.rule_requested.connect(lambda rule: self.leave(lambda: self.rule_requested.emit(rule)))

    # What happens

    def reject(self) -> None:
        """Close, unless something is unsaved and its owner would rather go on."""
        self.leave(super().reject)

    def leave(self, on: Callable[[], object]) -> None:
        """Leave the team for something else; what is unsaved is asked about first."""
        if not self.draft.is_changed:
            on()
            return
        asked = UnsavedTeamDialog(
            self._theme, self._words, self.draft.kept.name, can_save=self.save.isEnabled(), parent=self
        )
        asked.save_wanted.connect(lambda: self._save_and(on))
        asked.discard_wanted.connect(self.draft.settle)
        asked.discard_wanted.connect(on)
        self.asked = asked
        asked.open()

    def _save_and(self, on: Callable[[], object]) -> None:
        """Save, and go elsewhere if that went well."""
        self.save_requested.emit(self.draft.team())
        if not self.draft.is_changed:
            on()

    def _on_team(self, row: int) -> None:
        """Go on with another team, unless something is unsaved and its owner would rather go on."""
        key = self.shelf.itemData(row)
        self.shelf.setCurrentIndex(self.shelf.findData(self._on_shelf))
        team, own = self._teams[key]
        self.leave(lambda: self.take(team, own=own, key=key))

    def _on_new(self) -> None:
        self.draft.clear()
        self._mark("")
        self._redraw()
        self.name.setFocus()

    def _on_delete(self) -> None:
        if self.draft.id:
            self.delete_requested.emit(self.draft.id)

    def _on_taken(self, card: str) -> None:
        self._redraw(self.draft.add(card))

    def _on_left(self, card: str) -> None:
        self._send_away(self.draft.last(card))

    def _on_remove(self) -> None:
        if self.members.currentRow() >= 0:
            self._send_away(self.members.currentRow())

    def _send_away(self, place: int) -> None:
        self.draft.remove(place)
        self._redraw(min(place, len(self.draft.members) - 1))

    def _on_member(self, member: TeamMember) -> None:
        place = self.members.currentRow()
        if place >= 0:
            self.draft.members[place] = member
            self._redraw(place)

    def _on_name(self, text: str) -> None:
        self.draft.name = text
        self._show_faults()

    def _on_size(self) -> None:
        self.draft.play(self._size())
        self._redraw(self.members.currentRow())

    def _on_points(self, points: int) -> None:
        self.draft.agree(points)
        self._show_faults()

    def _on_allowed(self, key: str, *, on: bool) -> None:
        self.draft.allow(key, on=on)
        self._show_faults()

    def _size(self) -> TeamSize:
        return self.draft.pool.sizes[self.sizes.currentIndex()]

    def _redraw(self, place: int = -1) -> None:
        """Show the draft as it stands."""
        draft = self.draft
        if self.name.text() != draft.name:
            self.name.setText(draft.name)
        with QSignalBlocker(self.points):
            self.points.setValue(draft.size.points)
        self.points.setEnabled(draft.size.between is not None)
        with QSignalBlocker(self.members):
            self.members.clear()
            self.members.addItems([self._line(number) for number in range(len(draft.members))])
            self.members.setCurrentRow(place)
        self.pool.show_counts(draft.counts)
        self._show_member(place)
        self._show_faults()

    def _row(self, card: Candidate) -> PoolRow:
        """A candidate with points and values."""
        points = costs(card.points) if self.draft.pool.counts_points else ""
        about = " · ".join(filter(None, [points, values_of(card)]))
        return PoolRow(card.key, card.name, Sitter(card.key, card.key, card.name), about, card.copies, about)

    def _line(self, place: int) -> str:
        """Somebody with their points, where points are counted."""
        if not self.draft.pool.counts_points:
            return self._called(place)
        return self.tr("{name}: %n point(s)", "", self.draft.cost_of(place)).format(name=self._called(place))

    def _called(self, place: int) -> str:
        member = self.draft.members[place]
        known = self.draft.pool.candidate(member.card)
        card = member.card if known is None else known.name
        return f"{member.name}, {card}" if member.name else card

    def _show_member(self, place: int) -> None:
        members = self.draft.members
        self.member.show_member(members[place] if 0 <= place < len(members) else None)
        self.remove.setEnabled(0 <= place < len(members))

    def _show_faults(self) -> None:
        draft = self.draft
        faults = [self._whose(fault) for fault in draft.faults()]
        note = self._words.nameless if not draft.name.strip() else "" if faults else self._words.sound
        self.footer.show_state(self._total(), faults, say(note) if note else "")
        named = bool(draft.name.strip() and draft.members)
        for button in (self.save, self.share, self.print):
            button.setEnabled(named)
        self.delete.setEnabled(bool(draft.id))
        self.pool.show_reasons({card.key: draft.why_not(card.key) for card in draft.pool.candidates})

    def _whose(self, fault: Fault) -> Fault:
        return replace(fault, why=f"{self._called(int(fault.whose))}: {fault.why}") if fault.whose else fault

    def _total(self) -> str:
        """Points where a game counts them, else heads."""
        draft, size = self.draft, self.draft.size
        if draft.pool.counts_points:
            return points_told(draft.cost, size.points)
        words = self.tr("{members}: {count} of {most}")
        return words.format(members=say(self._words.members), count=len(draft.members), most=size.members)


def _button(text: str, run: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.setAccessibleName(spoken(text))
    button.clicked.connect(run)
    return button
