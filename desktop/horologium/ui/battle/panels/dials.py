"""Dials: as many as a view has, each with what its hands show below it, and a twin in words.

Twelve sectors named by numbers get the face of a clock; any other dial is cut to its own sectors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QGridLayout,
    QListWidget,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import icons
from horologium.ui.battle.panels import dial_words as words
from horologium.ui.battle.panels.dial_widget import SWEEP_MS, DialWidget
from horologium.ui.battle.panels.livery import NONE
from horologium.ui.plain_text import give_tip
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.view import DialView
    from horologium.ui.battle.panels.livery import Livery
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
        self.note = PlainLabel(wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.twin = QToolButton()
        self.twin.setCheckable(True)
        self.twin.setFixedSize(34, 28)
        give_tip(self.twin, self.tr("Show the dial in words"))
        self.twin.toggled.connect(self._on_twin)
        self._theme = theme
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.face)
        self._stack.addWidget(self.lines)
        self._dial: DialView | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._stack, 0, 0)
        layout.addWidget(self.twin, 0, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.note, 1, 0)
        layout.setRowStretch(0, 1)

    def show_dial(self, dial: DialView, liveries: Mapping[str, Livery] = NONE) -> None:
        """Show a dial."""
        self._dial = dial
        self.face.show_dial(dial, liveries)
        self.lines.setAccessibleName(self.tr("{name} in words").format(name=dial.label))
        self.lines.clear()
        self.lines.addItems(words.describe(dial).split("\n"))
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

    def _on_theme_changed(self) -> None:
        self.twin.setIcon(icons.icon("scroll", self._theme.tokens.ink, 16))
        self.note.setFont(self._theme.type.text("small", italic=True))
        self.note.setMinimumHeight(2 * QFontMetrics(self.note.font()).lineSpacing())

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
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_dials(self, dials: Sequence[DialView], liveries: Mapping[str, Livery] = NONE) -> None:
        """Show the dials of a view."""
        while len(self.dials) < len(dials):
            self._add()
        for place, panel in enumerate(self.dials):
            panel.setVisible(place < len(dials))
            if place < len(dials):
                panel.show_dial(dials[place], liveries)
        self.setVisible(bool(dials))
        self.updateGeometry()

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
