"""Dials: as many as a view has, each with what its hands show below it, and a twin in words.

Twelve sectors named by numbers get the face of a clock; any other dial is cut to its own sectors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from horologium.ui.battle.panels import dial_words as words
from horologium.ui.battle.panels.dial_widget import SWEEP_MS, DialWidget
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.view import DialView
    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme


class DialPanel(QWidget):
    """One dial and its twin: the same in words, line by line."""

    token_chosen = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = DialWidget(theme, tips)
        self.face.token_chosen.connect(self.token_chosen)
        self.face.said.connect(self.said)
        self.lines = QListWidget()
        self.lines.setWordWrap(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.time = PlainLabel("", "title")
        self.note = QLabel()
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.twin = QToolButton()
        self.twin.setCheckable(True)
        self.twin.setText(self.tr("Text"))
        self.twin.setToolTip(self.tr("Show the dial in words"))
        self.twin.toggled.connect(self._on_twin)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.face)
        self._stack.addWidget(self.lines)
        self._dial: DialView | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self.time)
        head.addStretch(1)
        head.addWidget(self.twin)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(head)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.note)

    def show_dial(self, dial: DialView, colours: Mapping[str, str]) -> None:
        """Show a dial."""
        self._dial = dial
        self.face.show_dial(dial, colours)
        self.lines.setAccessibleName(self.tr("{name} in words").format(name=dial.label))
        self.lines.clear()
        self.lines.addItems(words.describe(dial).split("\n"))
        self.time.setText(dial.time or dial.label)
        self.twin.setAccessibleName(self.tr("{name} in words").format(name=dial.label))
        self.show_landing("", None)

    def show_landing(self, token: str, sector: int | None) -> None:
        """Show where a token would land, else what binds the one who acts."""
        self.face.show_landing(token, sector)
        if self._dial is None:
            return
        there = token in {each.key for each in self._dial.tokens}
        if sector is not None and there:
            text = words.landing_words(self._dial, token, sector)
        else:
            text = "; ".join(link.label for link in self._dial.links)
        self.note.setText(text)

    def _on_twin(self, on: bool) -> None:
        self._stack.setCurrentIndex(int(on))


class DialHost(QWidget):
    """As many dials as the view has; none when it has none."""

    token_chosen = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips = theme, tips
        self._sweep = SWEEP_MS
        self.dials: list[DialPanel] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_dials(self, dials: Sequence[DialView], colours: Mapping[str, str]) -> None:
        """Show the dials of a view."""
        while len(self.dials) < len(dials):
            self._add()
        for place, panel in enumerate(self.dials):
            panel.setVisible(place < len(dials))
            if place < len(dials):
                panel.show_dial(dials[place], colours)
        self.setVisible(bool(dials))

    def show_landing(self, token: str, sector: int | None) -> None:
        """Show on every dial that has the token where it would land."""
        for panel in self.dials:
            panel.show_landing(token, sector)

    def set_speed(self, percent: int) -> None:
        """Let hands go quicker or slower, or jump."""
        self._sweep = SWEEP_MS * 100 // percent if percent else 0
        for panel in self.dials:
            panel.face.sweep_ms = self._sweep

    def _add(self) -> None:
        panel = DialPanel(self._theme, self._tips)
        panel.face.sweep_ms = self._sweep
        panel.token_chosen.connect(self.token_chosen)
        panel.said.connect(self.said)
        self.dials.append(panel)
        self._layout.addWidget(panel)
