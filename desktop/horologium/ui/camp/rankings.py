"""The section of rankings: a table at a time, and below its rows the chart that the game wants."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_of
from horologium.ui.art import things
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QIcon, QPaintEvent

    from horologium.engine.core.campaign import Ranking
    from horologium.ui.camp.open_campaign import OpenCampaign
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


class RankingRow(NamedTuple):
    """A row of a ranking, and whether it is the company's own."""

    place: int
    cells: tuple[str, ...]
    ours: bool


class RankingsSection(QWidget):
    """Tables are asked for anew whenever something has changed; the one that was chosen stays open."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self._rankings: tuple[Ranking, ...] = ()
        self.table: DataTable[RankingRow] | None = None
        self._columns: tuple[str, ...] = ()
        self.panel = Panel(theme, self.tr("Rankings"))
        self.which = ChoiceBox()
        self.which.setAccessibleName(self.tr("Which table is shown"))
        self.which.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.which.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.chart = RankingChart(theme)
        self._room = QVBoxLayout()
        self.panel.body.addWidget(self.which)
        self.panel.body.addLayout(self._room, 1)
        self.panel.body.addWidget(self.chart)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        self.which.activated.connect(self._show)
        self.refresh()

    def refresh(self) -> None:
        """Ask who stands where now."""
        session = self._camp.session
        ask = session.rules.rankings
        self._rankings = ask(state_of(session)) if ask else ()
        chosen = self.which.currentText()
        titles = [each.title for each in self._rankings]
        self.which.clear()
        self.which.addItems(titles)
        self.which.setVisible(len(titles) > 1)
        self.which.setCurrentIndex(titles.index(chosen) if chosen in titles else 0)
        if titles:
            self._show(self.which.currentIndex())

    def _show(self, place: int) -> None:
        ranking = self._rankings[place]
        self.panel.set_title(ranking.title)
        table = self._table_for(ranking)
        rows = [RankingRow(at, cells, at == ranking.ours) for at, cells in enumerate(ranking.rows)]
        table.show_rows(rows)
        self.chart.show_ranking(ranking)

    def _table_for(self, ranking: Ranking) -> DataTable[RankingRow]:
        """The table with these columns; another ranking may have others."""
        if self.table is not None and self._columns == (ranking.title, *ranking.columns):
            return self.table
        if self.table is not None:
            self._room.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
        columns = tuple(self._column(ranking, place) for place in range(len(ranking.columns)))
        self.table = table = DataTable[RankingRow](
            self._theme, f"ranking-{len(columns)}", ranking.title, columns, lambda row: row.cells[0]
        )
        table.said.connect(self._camp.said)
        self._columns = (ranking.title, *ranking.columns)
        self._room.addWidget(table)
        return table

    def _column(self, ranking: Ranking, place: int) -> Column[RankingRow]:
        """Numbers stand to the right and are sorted as such; our own row bears a sign."""
        counts = bool(ranking.rows) and all(number(cells[place]) is not None for cells in ranking.rows)
        return Column(
            f"column-{place}",
            ranking.columns[place],
            lambda row: row.cells[place],
            key=(lambda row: number(row.cells[place])) if counts else None,
            icon=None if place else self._mark,
            tip=None if place else lambda row: self.tr("Your own row") if row.ours else "",
            right=counts and place > 0,
            wide=not place,
        )

    def _mark(self, row: RankingRow) -> QIcon | None:
        tokens, side = self._theme.tokens, self._theme.type.sizes["body"]
        return things.sign_icon("star", tokens.rubric, side, tokens.on_accent) if row.ours else None
