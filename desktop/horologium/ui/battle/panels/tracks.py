"""Tracks: what is to come on the clock, how the battle can end, and the counters, always in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from horologium.ui.art import marks
from horologium.ui.battle.panels import dial_words
from horologium.ui.battle.panels.track_rows import TrackLine, TrackRow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.view import Aim, BattleView, DialMark, DialView, Track
    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme


class TrackPanel(QScrollArea):
    """Shows the lines of a view and says which rule is wanted."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips = theme, tips
        self.lines: list[TrackLine] = []
        self._inner = inner = QWidget()
        inner.setObjectName("scrolled")
        self._layout = QVBoxLayout(inner)
        self._layout.setContentsMargins(0, 0, 3, 0)
        self._layout.setSpacing(1)
        self._layout.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(self.tr("Tracks"))

    def show_view(self, view: BattleView) -> None:
        """Show aims, tracks that belong to no figure, and what is to come."""
        rows = list(rows_of(view))
        while len(self.lines) < len(rows):
            self._add()
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(rows))
            if place < len(rows):
                line.show_row(rows[place])
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for all lines."""
        return QSize(220, self._inner.minimumSizeHint().height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Be content with a few lines; the others are reached by scrolling."""
        return QSize(150, min(120, self.sizeHint().height()))

    def _add(self) -> None:
        line = TrackLine(self._theme, self._tips)
        line.clicked.connect(partial(self._on_clicked, len(self.lines)))
        self._layout.insertWidget(len(self.lines), line)
        self.lines.append(line)

    def _on_clicked(self, place: int) -> None:
        if rule := self.lines[place].row.rule:
            self.rule_requested.emit(rule)


def rows_of(view: BattleView) -> Iterator[TrackRow]:
    """Give the lines for a view: aims first, then counters, then what is to come."""
    yield from (_aim(aim) for aim in view.aims)
    seats = {"", *(figure.seat for figure in view.figures)}
    yield from (_track(track) for track in view.tracks if track.owner in seats)
    for dial in view.dials:
        coming = sorted(dial.marks, key=lambda mark: _distance(dial, mark))
        yield from (_mark(dial, mark) for mark in coming)


def _aim(aim: Aim) -> TrackRow:
    note = (
        QCoreApplication.translate("Tracks", "Won by this")
        if aim.won
        else QCoreApplication.translate("Tracks", "Lost by this")
    )
    value = "" if aim.most is None else f"{aim.value} / {aim.most}"
    share = aim.value / aim.most if aim.most and aim.most > 1 else None
    tone = "good" if aim.won else "rubric"
    return TrackRow("seal" if aim.won else "skull", aim.label, value, share, aim.rule, note, tone)


def _track(track: Track) -> TrackRow:
    value = str(track.value) if track.most is None else f"{track.value} / {track.most}"
    share = track.value / track.most if track.most else None
    note = "" if track.last is None else f"{track.last.amount:+d}: {track.last.why}"
    return TrackRow(marks.choose(track.key, track.label), track.label, value, share, track.rule, note, "accent")


def _mark(dial: DialView, mark: DialMark) -> TrackRow:
    place = dial_words.numeral(dial, mark.sector)
    distance = _distance(dial, mark)
    note = QCoreApplication.translate("Tracks", "In %n more step(s) of the hand", "", distance)
    end = mark.kind == "end"
    label = mark.label if mark.time in mark.label else f"{mark.label}, {mark.time}"
    return TrackRow(
        marks.choose(mark.kind), label, f"{place} +{distance}", None, mark.rule, note, "rubric" if end else "muted"
    )


def _distance(dial: DialView, mark: DialMark) -> int:
    """Count the steps of the hand until a mark is reached; the sector where it stands is a turn away."""
    count = len(dial.sectors)
    ahead = (mark.sector - (dial_words.now(dial) or 0)) % count or count
    return ahead + mark.turns * count
