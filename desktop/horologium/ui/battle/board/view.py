"""The window onto the board: pan, zoom, fit, and where mouse and keyboard point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPointF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from horologium.ui.battle.board.scene import BoardScene
from horologium.ui.battle.board.tools import BoardTools
from horologium.ui.kit.plain_text import show_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

    from horologium.engine.core.view import BattleView
    from horologium.ui.kit.theme import Theme

CLOSEST, FARTHEST = 4.0, 0.2
STEP = 1.2
LEAST, READABLE = 26.0, 46.0
"""How many pixels a cell needs to be read at all, and to be read well."""
GLIDE = 140
"""How many milliseconds a turn of the wheel takes to bring one closer."""
SETTLE = 160
"""After so many milliseconds of quiet the figures are painted for the new closeness."""
ARROWS: Final = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
WALKS: Final = {Qt.Key.Key_Home: "home", Qt.Key.Key_N: "next", Qt.Key.Key_P: "previous"}
PLAIN: Final = frozenset({Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier})


class BoardView(QGraphicsView):
    """Says which cell or figure is meant; an empty text means none."""

    cell_chosen = Signal(str)
    figure_chosen = Signal(str)
    cell_hovered = Signal(str)
    figure_hovered = Signal(str)
    cursor_moved = Signal(str)
    looked_elsewhere = Signal()
    view_shown = Signal()
    areas_wanted = Signal(bool)
    walked = Signal(str)
    entered = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = BoardScene(theme, self)
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Board"))
        self.viewport().setAccessibleName(self.tr("Board"))
        self.setMinimumSize(260, 220)
        self._cursor_cell: str | None = None
        self._hovered = ("", "")
        self._pressed_at: QPoint | None = None
        self._panned_from: QPoint | None = None
        self._fitted = True
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_glide)
        self._anchor = QPointF()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._on_settled)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self.looked_elsewhere)
        self.board.lit_changed.connect(self._follow)
        self.tools = self._make_tools(theme)
        self.setViewportMargins(0, 0, self.tools.sizeHint().width() + 4, 0)

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
        side = self.board.geometry.side * self.transform().m11()
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

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Go closer or farther, within reason; what lies at a point of the window stays there."""
        now = self.transform().m11()
        wanted = min(max(now * factor, FARTHEST), CLOSEST)
        point = QPointF(self.viewport().rect().center()) if at is None else at
        here = self._scene_point(point)
        self._fitted = False
        self.scale(wanted / now, wanted / now)
        moved = self._window_point(here) - point
        self._scroll(round(moved.x()), round(moved.y()))
        self._looked()

    def zoom_smoothly(self, factor: float, at: QPointF) -> None:
        """Glide closer or farther, unless the player wants no motion."""
        if not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu):
            self.zoom(factor, at)
            return
        goal = self._glide.endValue() if self._glide.state() == QVariantAnimation.State.Running else None
        start = self.transform().m11()
        self._anchor = at
        self._glide.stop()
        self._glide.setStartValue(start)
        self._glide.setEndValue(min(max(float(goal or start) * factor, FARTHEST), CLOSEST))
        self._glide.start()

    def look_at(self, point: QPointF) -> None:
        """Bring a point of the board into the middle."""
        self._fitted = False
        self.centerOn(point)
        self.looked_elsewhere.emit()

    def show_place(self, key: str) -> None:
        """Bring a cell or a figure into sight."""
        cell = self.board.cell_of(key) or key
        if cell in self.board.geometry.cells:
            self.ensureVisible(self.board.geometry.boxes[cell], 40, 40)

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
        if key in ARROWS and event.modifiers() in PLAIN:
            self._step(ARROWS[key])
        elif key in ARROWS and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._pan_by_key(ARROWS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self._cursor_cell is not None:
            self.entered.emit(self._cursor_cell)
        elif key in WALKS and event.modifiers() in PLAIN:
            self.walked.emit(WALKS[key])
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self._look_by_key(key):
            event.ignore()

    def _look_by_key(self, key: Qt.Key) -> bool:
        """Do what a letter stands for; whether it stood for anything."""
        wishes = {
            Qt.Key.Key_L: self._change_level,
            Qt.Key.Key_Plus: self._closer,
            Qt.Key.Key_Minus: self._farther,
            Qt.Key.Key_F: self.fit,
            Qt.Key.Key_C: self._toggle_coordinates,
            Qt.Key.Key_A: self._toggle_areas,
        }
        wish = wishes.get(key)
        if wish is not None:
            wish()
        return wish is not None

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

    def _pan_by_key(self, direction: str) -> None:
        x, y = {"left": (-60, 0), "right": (60, 0), "up": (0, -60), "down": (0, 60)}[direction]
        self._fitted = False
        self._scroll(x, y)

    # The mouse

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the mouse points, by as much as the wheel or the fingers have moved."""
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom_smoothly(STEP**turns, event.position())
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
                by, self._panned_from, self._fitted = at - self._panned_from, at, False
                self._scroll(-by.x(), -by.y())
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep a board that filled the window filling it."""
        super().resizeEvent(event)
        self.tools.adjustSize()
        self.tools.move(self.width() - self.tools.width(), 0)
        if self._fitted:
            self.fit()

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

    def _make_tools(self, theme: Theme) -> BoardTools:
        tools = BoardTools(theme, self)
        self._coordinates = tools.add(
            "coordinates", self.tr("Coordinates"), "C", self._on_coordinates_clicked, lasting=True
        )
        self._areas = tools.add("areas", self.tr("Areas of figures"), "A", self._on_areas_clicked, lasting=True)
        tools.add("farther", self.tr("Farther"), "-", self._farther)
        tools.add("closer", self.tr("Closer"), "+", self._closer)
        tools.add("fit", self.tr("All of the board"), "F", self.fit)
        return tools

    def _closer(self) -> None:
        self.zoom(STEP)

    def _farther(self) -> None:
        self.zoom(1 / STEP)

    def _toggle_coordinates(self) -> None:
        self.show_coordinates(not self.board.coordinates.isVisible())

    def _toggle_areas(self) -> None:
        self.show_areas(not self._areas.isChecked())

    def _on_coordinates_clicked(self) -> None:
        self.show_coordinates(self._coordinates.isChecked())

    def _on_areas_clicked(self) -> None:
        self.areas_wanted.emit(self._areas.isChecked())

    def _on_glide(self, wanted: float) -> None:
        self.zoom(float(wanted) / self.transform().m11(), self._anchor)

    def _on_settled(self) -> None:
        self.board.come_closer(self.transform().m11() * self.devicePixelRatioF())

    def _looked(self) -> None:
        self._settle.start()
        self.looked_elsewhere.emit()

    def _scroll(self, x: int, y: int) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + x)
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + y)

    def _scene_point(self, point: QPointF) -> QPointF:
        return self.viewportTransform().inverted()[0].map(point)

    def _window_point(self, point: QPointF) -> QPointF:
        return self.viewportTransform().map(point)
