"""The journal: what happened, line by line, with links to the rules and to the place on the board.

Shows each line's text; a click on it shows the place, a click on a rule opens it; typed rolls are marked.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.battle.panels.rule_text import RuleText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.questions import Line
    from horologium.ui.theme import Theme


class JournalPanel(QWidget):
    """Shows lines and says which rule or place is wanted."""

    rule_requested = Signal(str)
    place_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []
        self.text = RuleText(theme)
        self.text.setAccessibleName(self.tr("Journal"))
        self.text.rule_requested.connect(self.rule_requested)
        self.text.place_requested.connect(self._on_place)
        self.text.redraw_requested.connect(self._redraw)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is shown."""
        return tuple(self._lines)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show the journal from its beginning."""
        self._lines = list(lines)
        self._redraw()

    def add_lines(self, lines: Sequence[Line]) -> None:
        """Write more lines at the end, and scroll there."""
        self._lines += lines
        for line in lines:
            self.text.append(self._html(line))
        self.text.moveCursor(QTextCursor.MoveOperation.End)

    def _redraw(self) -> None:
        self.text.setHtml("".join(f"<p>{self._html(line)}</p>" for line in self._lines))
        self.text.moveCursor(QTextCursor.MoveOperation.End)

    def _html(self, line: Line) -> str:
        text = self.text.place_link(line.text, str(line.number)) if line.places else escape(line.text)
        typed = f" <i>({escape(self.tr('typed'))})</i>" if line.typed else ""
        rules = " ".join(f"<small>{self.text.rule_link(rule, rule)}</small>" for rule in line.rules)
        return f"{text}{typed} {rules}"

    def _on_place(self, number: str) -> None:
        line = next((line for line in self._lines if str(line.number) == number), None)
        if line is not None:
            self.place_requested.emit(line.places[0])
