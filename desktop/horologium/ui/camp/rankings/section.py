"""The section of rankings: a table at a time, and beside its rows the chart that the game wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_of
from horologium.ui.art.signs_icons import sign_icon
from horologium.ui.camp.rankings.chart import RankingChart, number
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from horologium.engine.core.campaign import Ranking
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class Line(NamedTuple):
    """A row of a ranking, and whether it is the company's own."""

    place: int
    cells: tuple[str, ...]
    ours: bool


class RankingsSection(QWidget):
    """Tables are asked for anew whenever something has changed; the one that was chosen stays open."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self._rankings: tuple[Ranking, ...] = ()
        self.table: DataTable[Line] | None = None
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
        rows = [Line(at, cells, at == ranking.ours) for at, cells in enumerate(ranking.rows)]
        table.show_rows(rows)
        self.chart.show_ranking(ranking)

    def _table_for(self, ranking: Ranking) -> DataTable[Line]:
        """The table with these columns; another ranking may have others."""
        if self.table is not None and self._columns == (ranking.title, *ranking.columns):
            return self.table
        if self.table is not None:
            self._room.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
        columns = tuple(self._column(ranking, place) for place in range(len(ranking.columns)))
        self.table = table = DataTable[Line](
            self._theme, f"ranking-{len(columns)}", ranking.title, columns, lambda line: line.cells[0]
        )
        table.said.connect(self._camp.said)
        self._columns = (ranking.title, *ranking.columns)
        self._room.addWidget(table)
        return table

    def _column(self, ranking: Ranking, place: int) -> Column[Line]:
        """Numbers stand to the right and are sorted as such; our own row bears a sign."""
        counts = bool(ranking.rows) and all(number(cells[place]) is not None for cells in ranking.rows)
        return Column(
            f"column-{place}",
            ranking.columns[place],
            lambda line: line.cells[place],
            key=(lambda line: number(line.cells[place])) if counts else None,
            icon=None if place else self._mark,
            tip=None if place else lambda line: self.tr("Your own row") if line.ours else "",
            right=counts and place > 0,
            wide=not place,
        )

    def _mark(self, line: Line) -> QIcon | None:
        tokens, side = self._theme.tokens, self._theme.type.sizes["body"]
        return sign_icon("star", tokens.rubric, side, tokens.on_accent) if line.ours else None
