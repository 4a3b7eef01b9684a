"""The journal: what happened, row by row under headings, with icons, reasons, and ways to rule and place.

A click shows the place on the board, § opens the rule, the arrow tells why. It can be narrowed, searched and copied.
Rows know their heights beforehand: a journal of thousands of lines is laid out by Qt alone, and only what is seen is
drawn.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from horologium.ui.art import glyphs
from horologium.ui.battle.panels.journal_list import JournalList
from horologium.ui.battle.telling import Row, RowKind, Teller, plain
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from horologium.ui.battle.questions import JournalLine
    from horologium.ui.kit.theme import Theme

ALL, FIGHT, TALE, MINE = range(4)
FIGHTS: Final[frozenset[RowKind]] = frozenset({"attack", "dice", "wound", "heal", "death", "status", "gain", "lose"})
TALES: Final[frozenset[RowKind]] = frozenset({"story", "reveal", "loot", "death", "arrive", "undo"})
"""What the journal shows of fights, and of the story."""


class JournalPanel(QWidget):
    """Shows lines and says which rule or place is wanted."""

    rule_requested = Signal(str)
    place_requested = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._teller = Teller()
        self._lines: list[JournalLine] = []
        self._until: int | None = None
        self._mine: frozenset[str] = frozenset()
        self._marks: list[tuple[int, str]] = []
        self.list = JournalList(theme, self._teller)
        self.list.rule_requested.connect(self.rule_requested)
        self.list.place_requested.connect(self.place_requested)
        self.list.copy_requested.connect(self.copy)
        self.filter = ChoiceBox()
        self.filter.setAccessibleName(self.tr("What the journal shows"))
        self.filter.addItems([self.tr("All"), self.tr("Fights"), self.tr("Story"), self.tr("My side")])
        self.filter.currentIndexChanged.connect(self._refill)
        self.search = QLineEdit()
        for widget in (self.filter, self.search):
            widget.setProperty("compact", True)
        self.search.setPlaceholderText(self.tr("Search"))
        give_tip(self.search, self.tr("Search (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search the journal"))
        self.search.setClearButtonEnabled(True)
        self.search.returnPressed.connect(self.find_next)
        self._wait = QTimer(self, singleShot=True, interval=120)
        self._wait.timeout.connect(self._on_search)
        self.search.textChanged.connect(self._on_typed)
        self.found = PlainLabel("", "small")
        self._copy = QToolButton()
        self._copy.setProperty("compact", True)
        give_tip(self._copy, self.tr("Copy what is shown as text"))
        self._copy.setAccessibleName(self.tr("Copy what is shown as text"))
        self._copy.clicked.connect(self.copy)
        self.notice = PlainLabel(self.tr("What happens will be written here."), "note", wrap=True)
        self._lay_out()
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    # What is shown

    @property
    def lines(self) -> tuple[JournalLine, ...]:
        """What is shown, up to the moment that is looked at."""
        until = self._until
        return tuple(line for line in self._lines if until is None or line.number < until)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they are shown."""
        return self.list.rows

    def show_words(self, texts: Mapping[str, str], names: Mapping[str, str], mine: Iterable[str] = ()) -> None:
        """Tell the sentences of the game, what keys are called, and which figures are one's own."""
        self._teller.texts, self._teller.names, self._mine = texts, names, frozenset(mine)

    def show_lines(self, lines: Sequence[JournalLine], marks: Sequence[tuple[int, str]] = ()) -> None:
        """Show the journal from its beginning; ``marks`` are remarks of our own behind entries."""
        self._lines, self._marks, self._until = list(lines), list(marks), None
        self._teller.clear()
        self._teller.add(lines)
        for after, text in marks:
            self._teller.mark(after, text)
        self._refill()

    def add_lines(self, lines: Sequence[JournalLine]) -> None:
        """Write more lines at the end, and scroll there."""
        self._lines += lines
        first = self._teller.add(lines)
        self.list.put([row for row in self._teller.rows[first:] if self._wanted(row)], self._teller.rows[first:])
        self._tell_empty()

    def show_until(self, entries: int | None) -> None:
        """Show the journal as it was when it had so many entries; None is now."""
        if entries != self._until:
            self._until = entries
            self.list.cut(entries)

    # Finding and copying

    def start_search(self) -> None:
        """Let somebody type what is sought."""
        self.search.setFocus()
        self.search.selectAll()

    def find_next(self) -> None:
        """Go to the next row that has what is sought, from the top again after the last."""
        self._wait.stop()
        self._seek(again=True)

    def copy(self) -> None:
        """Put the chosen rows, or all that are shown, on the clipboard as text."""
        rows = self.list.chosen() or self.rows
        QGuiApplication.clipboard().setText(plain(rows))
        lines = sum(not row.heading for row in rows)
        self.said.emit(self.tr("%n line(s) of the journal are on the clipboard.", "", lines))

    def _on_typed(self) -> None:
        self._wait.start()

    def _on_search(self) -> None:
        self._seek(again=False)

    def _seek(self, *, again: bool) -> None:
        count, place = self.list.seek(self.search.text(), again=again)
        self.found.setVisible(bool(self.search.text()))
        self.found.setText(self.tr("{place} of {count}").format(place=place, count=count) if count else self.tr("none"))

    # Inside

    def _wanted(self, row: Row) -> bool:
        match self.filter.currentIndex():
            case 1:
                return row.heading or row.kind in FIGHTS
            case 2:
                return row.heading or row.kind in TALES
            case 3:
                return row.heading or not self._mine.isdisjoint(row.figures)
        return True

    def _refill(self) -> None:
        """Show the rows that are wanted; a heading under which nothing is left goes too."""
        wanted = [row for row in self._teller.rows if self._wanted(row)]
        bare = {one.number for one, after in pairwise(wanted) if one.heading and after.heading}
        if wanted and wanted[-1].heading:
            bare.add(wanted[-1].number)
        narrowed = bool(self.filter.currentIndex())
        kept = [row for row in wanted if not narrowed or not row.heading or row.number not in bare]
        self.list.show_rows(kept)
        self.list.cut(self._until)
        self._tell_empty()

    def _tell_empty(self) -> None:
        self.notice.setVisible(not self.list.rows)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.filter)
        head.addWidget(self.search, 1)
        head.addWidget(self.found)
        head.addWidget(self._copy)
        self.found.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.notice)
        layout.addWidget(self.list, 1)

    def _on_theme_changed(self) -> None:
        tokens = self._theme.tokens
        self._copy.setIcon(glyphs.icon("copy", tokens.ink, tokens.line))
