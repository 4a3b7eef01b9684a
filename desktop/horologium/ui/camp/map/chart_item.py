"""The engraved chart under the towns: a rough print of it all, and a fine one of what is in sight, made bit by bit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from horologium.ui.art.chart import engraving, hand, inks, land

if TYPE_CHECKING:
    from collections.abc import Generator

    from horologium.content.drawings import ChartEntry
    from horologium.ui.kit.theme import Theme

ROUGH: Final = 0.42
"""How many pixels a unit of the rough print is wide."""
MARGIN: Final = 0.12
"""How much of what is in sight is printed beyond it, on each side."""


class ChartPrint:
    """A picture of an area of the sheet, finished step by step."""

    def __init__(self, theme: Theme, area: QRectF, closeness: float, chart: ChartEntry | None) -> None:
        self.area, self.closeness = area, closeness
        self.pixmap = QPixmap(max(1, round(area.width() * closeness)), max(1, round(area.height() * closeness)))
        self.done = False
        self._steps = self._work(theme, chart)

    def go_on(self) -> None:
        """Do one more step."""
        self.done = next(self._steps, True) is True

    def drop(self) -> None:
        """Lay it aside unfinished: the picture must not go while somebody paints on it."""
        self._steps.close()
        self.done = True

    def _work(self, theme: Theme, chart: ChartEntry | None) -> Generator[None, None, None]:
        painter = QPainter(self.pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(self.closeness, self.closeness)
        painter.translate(-self.area.topLeft())
        try:
            yield from engraving.blank(painter, theme) if chart is None else engraving.engrave(painter, theme, chart)
        finally:
            painter.end()


class ChartItem(QGraphicsItem):
    """Shows the prints, and a bare outline as long as there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.chart: ChartEntry | None = None
        self.rough: ChartPrint | None = None
        self.fine: ChartPrint | None = None

    def boundingRect(self) -> QRectF:
        return hand.SHEET

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Lay the fine print over the rough one."""
        if self.rough is None and self.fine is None:
            self._sketch(painter)
        for each in (self.rough, self.fine):
            if each is not None and each.done:
                painter.drawPixmap(each.area, each.pixmap, QRectF(each.pixmap.rect()))

    def _sketch(self, painter: QPainter) -> None:
        colours = inks.choose(self._theme.tokens)
        painter.fillRect(hand.SHEET, QColor(colours.land if self.chart is None else colours.sea))
        if self.chart is not None:
            painter.fillPath(land.lands(self.chart), QColor(colours.land))


class ChartPrinter(QObject):
    """Makes prints while nothing else is to be done; a new wish drops an old one."""

    def __init__(self, theme: Theme, chart: ChartItem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._chart = theme, chart
        self._rough: ChartPrint | None = None
        self._fine: ChartPrint | None = None
        self._wanted: tuple[QRectF, float] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        theme.changed.connect(self.start_anew)

    def show_chart(self, chart: ChartEntry | None) -> None:
        """Draw a chart, or leave the sheet empty for a story that is told elsewhere."""
        if chart != self._chart.chart:
            self._chart.chart = chart
            self.start_anew()

    def start_anew(self) -> None:
        """Print everything again: the look has changed."""
        _drop(self._rough, self._fine)
        self._chart.fine = self._fine = None
        self._rough = ChartPrint(self._theme, hand.SHEET, ROUGH, self._chart.chart)
        if self._wanted is not None:
            self.want(*self._wanted)
        self._timer.start()

    def want(self, area: QRectF, closeness: float) -> None:
        """Print what is in sight as fine as the screen shows it."""
        self._wanted = (area, closeness)
        fine, within = self._fine or self._chart.fine, area & hand.SHEET
        if within.isEmpty() or (fine and fine.closeness == closeness and fine.area.contains(within)):
            return
        _drop(self._fine)
        aside = within.width() * MARGIN, within.height() * MARGIN
        wider = within.adjusted(-aside[0], -aside[1], aside[0], aside[1]) & hand.SHEET
        self._fine = ChartPrint(self._theme, wider, closeness, self._chart.chart)
        self._timer.start()

    def finish(self) -> None:
        """Finish what was begun, at once."""
        while self._timer.isActive():
            self._go_on()

    def _go_on(self) -> None:
        work = self._fine or self._rough
        if work is None:
            self._timer.stop()
            return
        work.go_on()
        if not work.done:
            return
        if work is self._rough:
            self._chart.rough, self._rough = work, None
        else:
            self._chart.fine, self._fine = work, None
        self._chart.update()


def _drop(*prints: ChartPrint | None) -> None:
    for each in prints:
        if each is not None:
            each.drop()
