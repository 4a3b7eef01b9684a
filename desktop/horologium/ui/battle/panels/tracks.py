"""Tracks: what is to come on the clock, how the battle can end, and the counters, always in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from horologium.ui.art import marks, plates
from horologium.ui.battle.panels import dials
from horologium.ui.kit.painted_button import WrappingButton
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFont

    from horologium.engine.core.view import Aim, BattleView, DialMark, DialView, Track
    from horologium.ui.battle.panels.rule_links import Tips
    from horologium.ui.kit.theme import Theme

GAP: Final = 8
BAR, THIN = 7, 3
FEW, FEW_DENSE = 120, 70
"""How high a few lines are."""
_WRAP = Qt.TextFlag.TextWordWrap


class CounterRow(NamedTuple):
    """One line: ``share`` is how far it has come, ``tone`` the name of the token that colours mark and bar."""

    mark: str
    label: str
    value: str
    share: float | None = None
    rule: str = ""
    note: str = ""
    tone: str = "accent"


class TrackLine(WrappingButton):
    """Says its rule in the tooltip; a click opens it."""

    WIDE, NARROW = 220, 120
    MARGINS, RADIUS, FOCUS = (0, 0, 0, 0), 0, Qt.FocusPolicy.TabFocus

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tips = tips
        self.row = CounterRow("seal", "", "")
        self.dense = False

    def set_dense(self, *, dense: bool) -> None:
        """Take less room, with a thin bar close below the words."""
        if dense != self.dense:
            self.dense = dense
            self.updateGeometry()
            self.update()

    def show_row(self, row: CounterRow) -> None:
        """Show a line."""
        if row == self.row:
            return
        self.row = row
        self.setAccessibleName(f"{row.label}: {row.value}" if row.value else row.label)
        self.setAccessibleDescription(row.note)
        give_tip(self, self._tips.tip(row.label, (row.value, row.note), (row.rule,)))
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        high = max(self._mark(), self._label_height(width))
        if self.dense:
            return high + THIN + 1
        return high + (0 if self.row.share is None else BAR + 3) + 6

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the line."""
        tokens, faces, row = self._theme.tokens, self._theme.type, self.row
        tone, side, width = QColor(getattr(tokens, row.tone)), self._mark(), self.width()
        height, top = max(side, self._label_height(width)), 0 if self.dense else 3
        marks.draw(painter, row.mark, QRectF(1, top + (height - side) / 2, side, side), tone)
        left, number = side + GAP, self._number_width()
        painter.setFont(self._font(width))
        painter.setPen(QColor(tokens.accent if self.underMouse() and row.rule else tokens.ink))
        room = QRectF(left, top, width - left - number - GAP, height)
        painter.drawText(room, int(_WRAP | Qt.AlignmentFlag.AlignVCenter), row.label)
        painter.setFont(faces.text("small"))
        painter.setPen(QColor(tokens.ink))
        box = QRectF(width - number - 2, top, number + 1, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.value)
        if row.share is not None:
            high, y = (THIN, height - 1) if self.dense else (BAR, height + 5)
            bar = plates.rule if self.dense else plates.bar
            bar(painter, QRectF(left, y, width - left - 2, high), row.share, tone.name(), tokens)

    def _mark(self) -> int:
        return round(self._theme.type.sizes["small"] * 1.25)

    def _number_width(self) -> float:
        return QFontMetricsF(self._theme.type.text("small")).horizontalAdvance(self.row.value)

    def _label_height(self, width: int) -> int:
        metrics = QFontMetrics(self._font(width))
        return metrics.boundingRect(0, 0, self._room(width), 10_000, int(_WRAP), self.row.label).height()

    def _room(self, width: int) -> int:
        return max(40, round(width - self._mark() - 2 * GAP - self._number_width()))

    def _font(self, width: int) -> QFont:
        """Give the face of the name, smaller where a long word would not fit."""
        longest = max(self.row.label.split(), key=len, default="")
        return fitted(self._theme.type.text("small"), longest, self._room(width))


class TrackPanel(QScrollArea):
    """Shows the lines of a view and says which rule is wanted."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips = theme, tips
        self.lines: list[TrackLine] = []
        self._dense = False
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
        return QSize(220, self._inner.minimumSizeHint().height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Be content with a few lines; the others are reached by scrolling."""
        return QSize(150, min(FEW_DENSE if self._dense else FEW, self.sizeHint().height()))

    def set_dense(self, *, dense: bool) -> None:
        """Let lines take less room, where others need it."""
        self._dense = dense
        for line in self.lines:
            line.set_dense(dense=dense)
        self.updateGeometry()

    def _add(self) -> None:
        line = TrackLine(self._theme, self._tips)
        line.set_dense(dense=self._dense)
        line.clicked.connect(partial(self._on_clicked, len(self.lines)))
        self._layout.insertWidget(len(self.lines), line)
        self.lines.append(line)

    def _on_clicked(self, place: int) -> None:
        if rule := self.lines[place].row.rule:
            self.rule_requested.emit(rule)


def rows_of(view: BattleView) -> Iterator[CounterRow]:
    """Give the lines for a view: aims first, then counters, then what is to come; below trays counters come first."""
    seats = {"", *(figure.seat for figure in view.figures)}
    aims = [_aim(aim) for aim in view.aims]
    counters = [_track(track) for track in view.tracks if track.owner in seats]
    yield from (*counters, *aims) if view.trays else (*aims, *counters)
    for dial in view.dials:
        coming = sorted(dial.marks, key=lambda mark: _distance(dial, mark))
        yield from (_mark(dial, mark) for mark in coming)


def _aim(aim: Aim) -> CounterRow:
    note = (
        QCoreApplication.translate("Tracks", "Won by this")
        if aim.won
        else QCoreApplication.translate("Tracks", "Lost by this")
    )
    value = "" if aim.most is None else f"{aim.value} / {aim.most}"
    share = aim.value / aim.most if aim.most and aim.most > 1 else None
    tone = "good" if aim.won else "rubric"
    return CounterRow("seal" if aim.won else "skull", aim.label, value, share, aim.rule, note, tone)


def _track(track: Track) -> CounterRow:
    value = str(track.value) if track.most is None else f"{track.value} / {track.most}"
    share = track.value / track.most if track.most else None
    note = "" if track.last is None else f"{track.last.amount:+d}: {track.last.why}"
    return CounterRow(marks.choose(track.key, track.label), track.label, value, share, track.rule, note, "accent")


def _mark(dial: DialView, mark: DialMark) -> CounterRow:
    place = dials.numeral(dial, mark.sector)
    distance = _distance(dial, mark)
    note = QCoreApplication.translate("Tracks", "In %n more step(s) of the hand", "", distance)
    end = mark.kind == "end"
    label = mark.label if mark.time in mark.label else f"{mark.label}, {mark.time}"
    return CounterRow(
        marks.choose(mark.kind), label, f"{place} +{distance}", None, mark.rule, note, "rubric" if end else "muted"
    )


def _distance(dial: DialView, mark: DialMark) -> int:
    """Count the steps of the hand until a mark is reached; the sector where it stands is a turn away."""
    count = len(dial.sectors)
    ahead = (mark.sector - (dials.now(dial) or 0)) % count or count
    return ahead + mark.turns * count
