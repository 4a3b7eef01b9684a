"""The window onto the board, and where mouse and keyboard point on it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent

from horologium.ui.battle.board.scene import BoardScene
from horologium.ui.kit.pan_zoom_view import PanZoomView
from horologium.ui.kit.plain_text import show_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.view import BattleView
    from horologium.ui.kit.theme import Theme

LEAST, READABLE = 26.0, 46.0
"""How many pixels a cell needs to be read at all, and to be read well."""
DIRECTIONS: Final = {(-1, 0): "left", (1, 0): "right", (0, -1): "up", (0, 1): "down"}


class BoardView(PanZoomView):
    """Says which cell or figure is meant; an empty text means none."""

    STEP, EDGE = 1.2, 0

    cell_chosen = Signal(str)
    figure_chosen = Signal(str)
    cell_hovered = Signal(str)
    figure_hovered = Signal(str)
    cursor_moved = Signal(str)
    view_shown = Signal()
    areas_wanted = Signal(bool)
    walked = Signal(str)
    cell_entered = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        board = BoardScene(theme)
        super().__init__(theme, board, parent)
        self.board = board
        board.setParent(self)
        self.call_it(self.tr("Board"))
        self.setMinimumSize(260, 220)
        self._cursor_cell: str | None = None
        self._cursor_figure = ""
        self._hovered = ("", "")
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.looked_elsewhere)
        self.board.lit_changed.connect(self._follow)
        self.settled.connect(self._on_settled)
        self.stepped.connect(lambda x, y: self._step(DIRECTIONS[x, y]))
        self.clicked.connect(self._on_clicked)
        self._take_keys()
        self.setViewportMargins(0, 0, self.tools.sizeHint().width() + 4, 0)

    def _take_keys(self) -> None:
        del self.keys[Qt.Key.Key_Space]  # it goes on in the battle
        self.keys[Qt.Key.Key_Return] = self.keys[Qt.Key.Key_Enter] = self._enter
        self.keys[Qt.Key.Key_L] = self._change_level
        for key, where in ((Qt.Key.Key_Home, "home"), (Qt.Key.Key_N, "next"), (Qt.Key.Key_P, "previous")):
            self.keys[key] = partial(self.walked.emit, where)

    def add_tools(self) -> None:
        """Put what belongs to a board before the buttons of every view."""
        self._coordinates = self.add_tool(
            "coordinates", self.tr("Coordinates"), "C", self._on_coordinates_clicked, lasting=True
        )
        self._areas = self.add_tool("areas", self.tr("Areas of figures"), "A", self._on_areas_clicked, lasting=True)
        self.add_tool("farther", self.tr("Farther"), "-", self.farther)
        self.add_tool("closer", self.tr("Closer"), "+", self.closer)
        self.add_tool("fit", self.tr("All of the board"), "F", self.fit)

    def show_view(self, view: BattleView) -> None:
        """Show a view; a board that fills the window still does afterwards."""
        frame = self.board.sceneRect()
        self.board.show_view(view)
        if self._cursor_cell not in self.board.geometry.cells:
            self._cursor_cell = None
        if frame != self.board.sceneRect():
            self._look_first()
        elif self._fitted:
            self.fit()
        self.view_shown.emit()

    # Looking around

    def fit(self) -> None:
        """Show the whole board."""
        self._glide.stop()
        self._fitted = True
        if not self.board.sceneRect().isEmpty():
            self.fitInView(self.board.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._looked()

    def _look_first(self) -> None:
        """Show all of a new board, or, where that would be too small to read, the part where somebody stands."""
        self.fit()
        side = self.board.geometry.side * self.closeness
        first = next((item for item in self.board.figures.values() if item.figure and item.figure.seat), None)
        if side < LEAST and self.isVisible() and first is not None:
            self.zoom(READABLE / side)
            self.centerOn(first)
            self._looked()
        self._on_settled()

    def _follow(self, figure: str) -> None:
        """Bring the one who acts into sight."""
        if not self._fitted and self._pressed_at is None:
            self.show_place(figure)

    def show_place(self, key: str) -> None:
        """Bring a cell or a figure into sight."""
        cell = self.board.cell_of(key) or key
        if cell in self.board.geometry.cells:
            self.bring_into_sight(self.board.geometry.boxes[cell], 40)

    def show_coordinates(self, on: bool) -> None:
        """Write coordinates on the frame, or take them away."""
        self.board.coordinates.setVisible(on)
        self._coordinates.setChecked(on)

    def show_areas(self, on: bool) -> None:
        """Wish to see what figures watch and reach, or not."""
        self._areas.setChecked(on)
        self.areas_wanted.emit(on)

    # The keyboard's cursor

    @property
    def cursor_cell(self) -> str | None:
        """Where the cursor stands."""
        return self._cursor_cell

    @property
    def cursor_figure(self) -> str:
        """Who is meant of those on the cell; empty if nobody in particular."""
        return self._cursor_figure if self._cursor_figure in self.board.figures else ""

    def put_cursor(self, cell: str, figure: str = "") -> None:
        """Put the cursor on a cell, or on one of the figures that share it, and tell."""
        self._cursor_cell, self._cursor_figure = cell, figure
        self.board.show_cursor(cell, figure)
        self.show_place(cell)
        self.cursor_moved.emit(cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor while keys come here; who comes by Tab finds it on the first figure."""
        super().focusInEvent(event)
        self.board.show_cursor(self._cursor_cell, self.cursor_figure)
        if self._cursor_cell is None and event.reason() == Qt.FocusReason.TabFocusReason:
            self._step("right")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor while keys go elsewhere."""
        super().focusOutEvent(event)
        self.board.show_cursor(None)

    def _enter(self) -> bool:
        if self._cursor_cell is not None:
            self.cell_entered.emit(self.cursor_figure or self._cursor_cell)
        return self._cursor_cell is not None

    def _step(self, direction: str) -> None:
        if self._cursor_cell is None:
            cells = self.board.geometry.cells
            start = next((self.board.cell_of(key) for key in self.board.figures), None) or next(iter(cells), None)
            if start is not None:
                self.put_cursor(start)
            return
        self.put_cursor(self.board.geometry.neighbour(self._cursor_cell, direction))

    def _change_level(self) -> None:
        """Go up or down at the same place."""
        if self._cursor_cell is not None:
            levels = self.board.geometry.levels(self._cursor_cell)
            self.put_cursor(levels[(levels.index(self._cursor_cell) + 1) % len(levels)])

    # The mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            self._hover(event.position().toPoint())
        else:
            super().mouseMoveEvent(event)

    def _on_clicked(self, at: QPointF) -> None:
        """Choose what was clicked: the figure before the cell it stands on."""
        point = self.mapToScene(at.toPoint())
        if (figure := self.board.figure_at(point)) is not None:
            self.figure_chosen.emit(figure)
        elif (cell := self.board.cell_at(point)) is not None:
            self.cell_chosen.emit(cell)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing once the mouse is gone."""
        super().leaveEvent(event)
        self._tell("", "")

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell of what is under the mouse when it rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.board.tip_at(self.mapToScene(event.pos())), self.viewport())
            return True
        return super().viewportEvent(event)

    def _hover(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        self._tell(self.board.cell_at(point) or "", self.board.figure_at(point) or "")

    def _tell(self, cell: str, figure: str) -> None:
        before, self._hovered = self._hovered, (cell, figure)
        self.board.point(cell, figure)
        if cell != before[0]:
            self.cell_hovered.emit(cell)
        if figure != before[1]:
            self.figure_hovered.emit(figure)

    # How it is done

    def _on_coordinates_clicked(self) -> None:
        self.show_coordinates(self._coordinates.isChecked())

    def _on_areas_clicked(self) -> None:
        self.areas_wanted.emit(self._areas.isChecked())

    def _on_settled(self) -> None:
        self.board.come_closer(self.closeness * self.devicePixelRatioF())
