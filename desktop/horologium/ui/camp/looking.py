"""A window onto something large: pan, zoom, fit; by mouse, by keys, and by small buttons in its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QWidget

from horologium.ui.battle.board.tools import BoardTools

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

    from horologium.ui.kit.theme import Theme

STEP: Final = 1.25
GLIDE: Final = 140
SETTLE: Final = 140
CLICK: Final = 6
"""How far the mouse may move in a click, in pixels."""
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class LookingView(QGraphicsView):
    """Fits its ``home`` into the window until somebody looks elsewhere.

    Arrow keys without Ctrl are told by ``stepped``, a click by ``clicked``; ``settled`` comes when all is quiet again.
    """

    stepped = Signal(int, int)
    entered = Signal()
    clicked = Signal(QPointF)
    settled = Signal()

    def __init__(self, theme: Theme, closest: float, farthest: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._closest, self._farthest = theme, closest, farthest
        self.home = QRectF()
        self._fitted = True
        self._pressed_at: QPoint | None = None
        self._panned_from: QPoint | None = None
        self._anchor = QPointF()
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_glide)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(SETTLE)
        self._quiet.timeout.connect(self.settled)
        self.setScene(QGraphicsScene(self))
        self._dress()
        self.tools = BoardTools(theme, self)
        self.tools.add("closer", self.tr("Closer"), "+", self.closer)
        self.tools.add("farther", self.tr("Farther"), "-", self.farther)
        self.tools.add("fit", self.tr("All that matters"), "F", self.fit)

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 220)

    def sizeHint(self) -> QSize:
        """Be content with little, however large the scene is; take all the room that is left."""
        return QSize(360, 260)

    @property
    def closeness(self) -> float:
        """How many pixels a unit is wide."""
        return float(self.transform().m11())

    # Looking around

    def fit(self) -> None:
        """Show what matters."""
        self.show_area(self.home)
        self._fitted = True

    def show_area(self, area: QRectF) -> None:
        """Show an area as large as it fits."""
        self._glide.stop()
        if area.isEmpty() or self.viewport().rect().isEmpty():
            return
        self.fitInView(area, Qt.AspectRatioMode.KeepAspectRatio)
        wanted = min(max(self.closeness, self._farthest), self._closest)
        if wanted != self.closeness:
            self.scale(wanted / self.closeness, wanted / self.closeness)
            self.centerOn(area.center())
        self._fitted = False
        self._looked()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Go closer or farther, within reason; what lies at a point of the window stays there."""
        now = self.closeness
        wanted = min(max(now * factor, self._farthest), self._closest)
        point = QPointF(self.viewport().rect().center()) if at is None else at
        here = self.viewportTransform().inverted()[0].map(point)
        self._fitted = False
        self.scale(wanted / now, wanted / now)
        moved = self.viewportTransform().map(here) - point
        self._scroll(round(moved.x()), round(moved.y()))

    def closer(self) -> None:
        """Go closer."""
        self._zoom_smoothly(STEP, QPointF(self.viewport().rect().center()))

    def farther(self) -> None:
        """Go farther."""
        self._zoom_smoothly(1 / STEP, QPointF(self.viewport().rect().center()))

    def bring_into_sight(self, area: QRectF) -> None:
        """Pan as little as is needed."""
        self.ensureVisible(area, 60, 60)
        self._looked()

    def finish(self) -> None:
        """Draw at once what else would be drawn when all is quiet."""
        self._quiet.stop()
        self.settled.emit()

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrows, pan by Ctrl and arrows, look by +, - and F; everything else is the page's."""
        key = Qt.Key(event.key())
        wishes = {Qt.Key.Key_Plus: self.closer, Qt.Key.Key_Minus: self.farther, Qt.Key.Key_F: self.fit}
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key in ARROWS and held:
            x, y = ARROWS[key]
            self._fitted = False
            self._scroll(60 * x, 60 * y)
        elif key in ARROWS:
            self.stepped.emit(*ARROWS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.entered.emit()
        elif key in wishes and not held:
            wishes[key]()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the mouse points."""
        turns = event.angleDelta().y() / 120
        if turns:
            self._zoom_smoothly(STEP**turns, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a pan."""
        self._pressed_at = self._panned_from = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan while a button is held."""
        at = event.position().toPoint()
        if self._pressed_at is None or self._panned_from is None:
            super().mouseMoveEvent(event)
        elif (at - self._pressed_at).manhattanLength() > CLICK:
            by, self._panned_from, self._fitted = at - self._panned_from, at, False
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._scroll(-by.x(), -by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click, unless it was a pan."""
        at, pressed = event.position().toPoint(), self._pressed_at
        self._pressed_at = self._panned_from = None
        self.viewport().unsetCursor()
        if pressed is not None and (at - pressed).manhattanLength() <= CLICK:
            self.clicked.emit(QPointF(at))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what filled the window filling it."""
        super().resizeEvent(event)
        self.tools.adjustSize()
        self.tools.move(self.width() - self.tools.width() - 6, 6)
        if self._fitted:
            self.fit()
        self._looked()

    # How it is done

    def _zoom_smoothly(self, factor: float, at: QPointF) -> None:
        if not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu):
            self.zoom(factor, at)
            return
        running = self._glide.state() == QVariantAnimation.State.Running
        goal, start = self._glide.endValue() if running else None, self.closeness
        self._anchor = at
        self._glide.stop()
        self._glide.setStartValue(start)
        self._glide.setEndValue(min(max(float(goal or start) * factor, self._farthest), self._closest))
        self._glide.start()

    def _on_glide(self, wanted: float) -> None:
        self.zoom(float(wanted) / self.closeness, self._anchor)

    def _scroll(self, x: int, y: int) -> None:
        for bar, by in ((self.horizontalScrollBar(), x), (self.verticalScrollBar(), y)):
            bar.setValue(bar.value() + by)
        self._looked()

    def _looked(self) -> None:
        self._quiet.start()
