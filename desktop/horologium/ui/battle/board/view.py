"""The window onto the board: pan, zoom, fit, and where mouse and keyboard point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from horologium.ui.battle.board.scene import BoardScene

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

    from horologium.engine.core.view import BattleView
    from horologium.ui.theme import Theme

CLOSEST, FARTHEST = 4.0, 0.2
STEP = 1.2
ARROWS: Final = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}


class BoardView(QGraphicsView):
    """Says which cell or figure is meant; an empty text means none."""

    cell_chosen = Signal(str)
    figure_chosen = Signal(str)
    cell_hovered = Signal(str)
    figure_hovered = Signal(str)
    cursor_moved = Signal(str)
    looked_elsewhere = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardScene(theme, self)
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Board"))
        self.setMinimumSize(260, 220)
        self._cursor_cell: str | None = None
        self._hovered = ("", "")
        self._pressed_at: QPoint | None = None
        self._panned_from: QPoint | None = None
        self._fitted = True
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.looked_elsewhere)

    def show_view(self, view: BattleView) -> None:
        """Show a view; a board that fills the window still does afterwards."""
        frame = self.board.sceneRect()
        self.board.show_view(view)
        if self._cursor_cell not in self.board.geometry.cells:
            self._cursor_cell = None
        if self._fitted or frame != self.board.sceneRect():
            self.fit()

    # Looking around

    def fit(self) -> None:
        """Show the whole board."""
        self._fitted = True
        if not self.board.sceneRect().isEmpty():
            self.fitInView(self.board.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self.looked_elsewhere.emit()

    def zoom(self, factor: float) -> None:
        """Go closer or farther, within reason."""
        now = self.transform().m11()
        wanted = min(max(now * factor, FARTHEST), CLOSEST)
        self._fitted = False
        self.scale(wanted / now, wanted / now)
        self.looked_elsewhere.emit()

    def show_place(self, key: str) -> None:
        """Bring a cell or a figure into sight."""
        cell = self.board.cell_of(key) or key
        if cell in self.board.geometry.cells:
            box = self.board.geometry.polygons[cell].boundingRect()
            self.ensureVisible(box, 40, 40)

    # The keyboard's cursor

    @property
    def cursor_cell(self) -> str | None:
        """Where the cursor stands."""
        return self._cursor_cell

    def put_cursor(self, cell: str) -> None:
        """Put the cursor on a cell and tell."""
        self._cursor_cell = cell
        self.board.show_cursor(cell)
        self.show_place(cell)
        self.cursor_moved.emit(cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor while keys come here; who comes by Tab finds it on the first figure."""
        super().focusInEvent(event)
        self.board.show_cursor(self._cursor_cell)
        if self._cursor_cell is None and event.reason() == Qt.FocusReason.TabFocusReason:
            self._step("right")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor while keys go elsewhere."""
        super().focusOutEvent(event)
        self.board.show_cursor(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, choose, or look around; everything else is the page's."""
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}:
            self._step(ARROWS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._cursor_cell is not None:
            self.cell_chosen.emit(self._cursor_cell)
        elif key == Qt.Key.Key_L and self._cursor_cell is not None:
            self._change_level()
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Minus}:
            self.zoom(STEP if key == Qt.Key.Key_Plus else 1 / STEP)
        elif key == Qt.Key.Key_F:
            self.fit()
        else:
            event.ignore()

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

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the mouse points."""
        self.zoom(STEP if event.angleDelta().y() > 0 else 1 / STEP)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a pan."""
        self._pressed_at = self._panned_from = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan while a button is held, else tell what lies under the mouse."""
        at = event.position().toPoint()
        if self._panned_from is not None and self._pressed_at is not None:
            if (at - self._pressed_at).manhattanLength() > 6:
                self._pan(at - self._panned_from)
                self._panned_from = at
            return
        self._hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose what was clicked: the figure before the cell it stands on."""
        at, pressed = event.position().toPoint(), self._pressed_at
        self._pressed_at = self._panned_from = None
        if pressed is None or (at - pressed).manhattanLength() > 6 or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(at)
        if (figure := self.board.figure_at(point)) is not None:
            self.figure_chosen.emit(figure)
        elif (cell := self.board.cell_at(point)) is not None:
            self.cell_chosen.emit(cell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a board that filled the window filling it."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def _pan(self, by: QPoint) -> None:
        self._fitted = False
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())

    def _hover(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        found = (self.board.cell_at(point) or "", self.board.figure_at(point) or "")
        if found[0] != self._hovered[0]:
            self.cell_hovered.emit(found[0])
        if found[1] != self._hovered[1]:
            self.figure_hovered.emit(found[1])
        self._hovered = found
