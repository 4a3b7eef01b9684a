"""The last column of a ranking, drawn: bars side by side, or a line from row to row."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from horologium.engine.core.campaign import Ranking
    from horologium.ui.kit.theme import Theme

TALL: Final = 9
"""How many times as high as the text the chart is."""
BROADEST: Final = 90
GAP: Final = 6
DOT: Final = 3.5


def number(text: str) -> float | None:
    """A cell as a number; None where it is none."""
    try:
        return float(text.replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        return None


class RankingChart(QWidget):
    """Hidden where a ranking wants no chart; screen readers hear its rows."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: tuple[tuple[str, float, bool], ...] = ()
        self._line = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.hide()

    def show_ranking(self, ranking: Ranking) -> None:
        """Draw the last column of this one, as far as it holds numbers."""
        self._line = ranking.chart == "line"
        self._marks = tuple(
            (cells[0], value, place == ranking.ours)
            for place, cells in enumerate(ranking.rows)
            if (value := number(cells[-1])) is not None
        )
        self.setAccessibleName(self.tr("Chart: {title}").format(title=ranking.title))
        self.setAccessibleDescription(", ".join(f"{cells[0]} {cells[-1]}" for cells in ranking.rows))
        self.setVisible(bool(ranking.chart and self._marks))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a strip below the table."""
        return QSize(240, TALL * self._theme.type.sizes["body"])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground line, the marks, and names below them."""
        if not self._marks:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        words = QFontMetrics(self.font()).height()
        room = QRectF(self.rect()).adjusted(GAP, words + GAP, -GAP, -words - GAP)
        tops, ground = self._heights(room)
        painter.setPen(QPen(QColor(self._theme.tokens.line), 1))
        painter.drawLine(QPointF(room.left(), ground), QPointF(room.right(), ground))
        columns = self._columns(room)
        (self._draw_line if self._line else self._draw_bars)(painter, columns, tops, ground)
        self._label(painter, columns, tops, words)

    def _heights(self, room: QRectF) -> tuple[list[float], float]:
        """Where each mark ends, and the height of nothing: values below it hang down."""
        values = [value for _, value, _ in self._marks]
        most, least = max(0.0, *values), min(0.0, *values)
        scale = room.height() / ((most - least) or 1)
        ground = room.top() + most * scale
        return [ground - value * scale for value in values], ground

    def _columns(self, room: QRectF) -> list[QRectF]:
        width = min(float(BROADEST), room.width() / len(self._marks))
        left = room.center().x() - width * len(self._marks) / 2
        return [QRectF(left + place * width, 0, width, self.height()) for place in range(len(self._marks))]

    def _colour(self, *, ours: bool) -> QColor:
        tokens = self._theme.tokens
        return QColor(tokens.rubric if ours else tokens.accent)

    def _draw_bars(self, painter: QPainter, columns: Sequence[QRectF], tops: Sequence[float], ground: float) -> None:
        for column, top, (_, _, ours) in zip(columns, tops, self._marks, strict=True):
            inset = min(GAP, column.width() / 4)
            bar = QRectF(column.left() + inset, min(top, ground), column.width() - 2 * inset, abs(ground - top))
            painter.fillRect(bar, self._colour(ours=ours))

    def _draw_line(self, painter: QPainter, columns: Sequence[QRectF], tops: Sequence[float], _ground: float) -> None:
        points = [QPointF(column.center().x(), top) for column, top in zip(columns, tops, strict=True)]
        painter.setPen(QPen(self._colour(ours=False), 2))
        for start, end in pairwise(points):
            painter.drawLine(start, end)
        painter.setPen(Qt.PenStyle.NoPen)
        for point, (_, _, ours) in zip(points, self._marks, strict=True):
            painter.setBrush(self._colour(ours=ours))
            painter.drawEllipse(point, DOT, DOT)

    def _label(self, painter: QPainter, columns: Sequence[QRectF], tops: Sequence[float], words: int) -> None:
        """Say each value over its mark, and each name below."""
        painter.setPen(QColor(self._theme.tokens.ink))
        metrics, middle = QFontMetrics(self.font()), int(Qt.AlignmentFlag.AlignCenter)
        for column, top, (name, value, _) in zip(columns, tops, self._marks, strict=True):
            above = QRectF(column.left(), top - words - 2, column.width(), words)
            below = QRectF(column.left(), self.height() - words, column.width(), words)
            painter.drawText(above, middle, f"{value:g}")
            elided = metrics.elidedText(name, Qt.TextElideMode.ElideRight, round(column.width()) - 2)
            painter.drawText(below, middle, elided)
