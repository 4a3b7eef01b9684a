"""The scene: ground, roofs, tokens, overlays and figures of one board, kept in step with a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPixmapItem, QGraphicsScene

from horologium.ui.battle.board import ground
from horologium.ui.battle.board.figures import ENEMY, FigureItem
from horologium.ui.battle.board.geometry import Geometry
from horologium.ui.battle.board.markers import MarkerItem
from horologium.ui.battle.board.overlays import CURSOR, Overlays

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QObject

    from horologium.engine.core.view import BattleView
    from horologium.ui.theme import Theme

GROUND, TOKENS, LOW_FIGURES, ROOFS, MARKS, FIGURES = range(6)
"""The layers, from below."""
FADED = 0.45
RAISED = 6
"""How many units a figure on a roof stands higher on the screen, for each level."""


class BoardScene(QGraphicsScene):
    """Draws any view. It is told what to show and asked where things are; it decides nothing."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.geometry = Geometry(())
        self.figures: dict[str, FigureItem] = {}
        self._colours: Mapping[str, str] = {}
        self._view: BattleView | None = None
        self._levels: dict[int, QGraphicsPixmapItem] = {}
        self._markers: list[MarkerItem] = []
        self._layer = QGraphicsItemGroup()
        self._layer.setZValue(MARKS)
        self._layer.setHandlesChildEvents(False)
        self.addItem(self._layer)
        self.overlays = Overlays(theme, self._layer)
        theme.changed.connect(self._on_theme_changed)

    @property
    def view(self) -> BattleView | None:
        """What is shown now."""
        return self._view

    def set_colours(self, colours: Mapping[str, str]) -> None:
        """Tell the colours of players, by the seats and figures that they hold."""
        self._colours = colours
        if self._view is not None:
            self._show_figures(self._view)

    def show_view(self, view: BattleView) -> None:
        """Show a view at once; only what differs is drawn anew."""
        before, self._view = self._view, view
        if before is None or view.cells != before.cells:
            self._show_cells(view)
        self._show_figures(view)

    def place(self, figure: str, cell: str) -> QPointF:
        """Give the point where a figure stands on a cell."""
        centre = self.geometry.centre(cell)
        return centre - QPointF(0, RAISED * self.geometry.cells[cell].level)

    def cell_of(self, figure: str) -> str | None:
        """Tell where a figure stands."""
        shown = self.figures.get(figure)
        return None if shown is None or shown.figure is None else shown.figure.cell

    def light(self, figure: str) -> None:
        """Mark the one who acts; an empty name marks nobody."""
        for key, item in self.figures.items():
            item.light(key == figure)

    def cell_at(self, point: QPointF) -> str | None:
        """Find the cell under a point; one that may be chosen before others."""
        return self.geometry.at(point, self.overlays.cells("option"))

    def figure_at(self, point: QPointF) -> str | None:
        """Find the figure under a point."""
        for key, item in self.figures.items():
            if item.isVisible() and item.contains(item.mapFromScene(point)):
                return key
        return None

    def show_cursor(self, cell: str | None) -> None:
        """Show where the keyboard's cursor stands."""
        self.overlays.show(CURSOR, self.geometry, [] if cell is None else [cell])

    def _show_cells(self, view: BattleView) -> None:
        if not self.geometry.same_places(view.cells):
            self.overlays.clear()
        self.geometry = Geometry(view.cells)
        self.setSceneRect(self.geometry.frame)
        for item in (*self._levels.values(), *self._markers):
            self.removeItem(item)
        self._levels = {level: self._ground(level) for level in sorted({cell.level for cell in view.cells})}
        self._markers = [self._marker(cell.key, n, label) for cell in view.cells for n, label in enumerate(cell.tokens)]

    def _ground(self, level: int) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(ground.paint_level(self.geometry, level, self.theme.tokens))
        item.setPos(self.geometry.frame.topLeft())
        item.setZValue(ROOFS + level / 10 if level else GROUND)
        self.addItem(item)
        return item

    def _marker(self, cell: str, number: int, label: str) -> MarkerItem:
        item = MarkerItem(self.theme, label, self.geometry.side)
        side = self.geometry.side
        item.setPos(self.geometry.centre(cell) + QPointF((number - 0.9) * side * 0.32, -side * 0.28))
        item.setZValue(TOKENS + 0.5)
        self.addItem(item)
        return item

    def _show_figures(self, view: BattleView) -> None:
        present = {figure.key: figure for figure in view.figures if figure.cell in self.geometry.cells}
        for key in [key for key in self.figures if key not in present]:
            self.removeItem(self.figures.pop(key))
        for key, figure in present.items():
            if key not in self.figures:
                self.figures[key] = self._add_figure()
            item = self.figures[key]
            item.show_figure(figure, self._colours.get(key) or self._colours.get(figure.seat, ENEMY))
            if figure.cell is not None:
                item.setPos(self.place(key, figure.cell))
                item.setZValue(FIGURES)
            item.setOpacity(1)
        self._fade_roofs(view)

    def _add_figure(self) -> FigureItem:
        item = FigureItem(self.theme, self.geometry.side)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
        self.addItem(item)
        return item

    def _fade_roofs(self, view: BattleView) -> None:
        """Let roofs fade while somebody stands beneath one."""
        cells = self.geometry.cells
        roofed = {cell.centre for cell in cells.values() if cell.level}
        beneath = any(
            figure.cell in cells and not cells[figure.cell].level and cells[figure.cell].centre in roofed
            for figure in view.figures
            if figure.cell is not None
        )
        for level, item in self._levels.items():
            item.setOpacity(FADED if level and beneath else 1)

    def _on_theme_changed(self) -> None:
        self.overlays.restyle()
        if self._view is not None:
            self._show_cells(self._view)
            for item in self.figures.values():
                item.update()
