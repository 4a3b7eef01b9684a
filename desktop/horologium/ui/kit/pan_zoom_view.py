"""A window onto something large: pan, zoom, fit; by mouse, by keys, and by small buttons in its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QToolButton, QVBoxLayout, QWidget

from horologium.ui.art import strokes
from horologium.ui.art.pixmaps import square
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent

    from horologium.ui.kit.theme import Theme

DRAWINGS: Final[Mapping[str, str]] = {
    "closer": "O10 10 7 M15 15 L21.4 21.4 M10 6.6 L10 13.4 M6.6 10 L13.4 10",
    "farther": "O10 10 7 M15 15 L21.4 21.4 M6.6 10 L13.4 10",
    "fit": "M3 8 L3 3 L8 3 M16 3 L21 3 L21 8 M21 16 L21 21 L16 21 M8 21 L3 21 L3 16",
    "sheet": "M3 4.4 L9 2.6 L15 4.4 L21 2.6 L21 19.6 L15 21.4 L9 19.6 L3 21.4 Z M9 2.6 L9 19.6 M15 4.4 L15 21.4",
    "coordinates": "M3 8 L21 8 M3 16 L21 16 M8 3 L8 21 M16 3 L16 21",
    "areas": "O12 12 3 M1.8 12 C6 5 18 5 22.2 12 C18 19 6 19 1.8 12 Z",
}
ICON: Final = 16
GLIDE: Final = 140
"""How many milliseconds a turn of the wheel takes to bring one closer."""
SETTLE: Final = 150
"""After so many milliseconds of quiet ``settled`` is told, and fine details are painted for the new closeness."""
CLICK: Final = 6
"""How far the mouse may move in a click, in pixels."""
PAN: Final = 60
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
HELD: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
PLAIN: Final = frozenset({Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier})


class ViewTools(QWidget):
    """A column of small buttons."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._buttons: dict[str, QToolButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        theme.changed.connect(self._draw)

    def add(self, name: str, text: str, key: str, wish: Callable[[], None], *, lasting: bool = False) -> QToolButton:
        """Add a button; its key is told with its text."""
        button = QToolButton()
        button.setObjectName(f"board-{name}")
        give_tip(button, f"{text} ({key})")
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setIconSize(QSize(ICON, ICON))
        button.setStyleSheet("QToolButton { padding: 3px; }")
        button.setCheckable(lasting)
        button.clicked.connect(wish)
        self._buttons[name] = button
        self._column.addWidget(button)
        self._draw()
        return button

    def _draw(self) -> None:
        for name, button in self._buttons.items():
            button.setIcon(_icon(DRAWINGS[name], QColor(self._theme.tokens.ink)))


def _icon(drawing: str, colour: QColor) -> QIcon:
    box = QRectF(0, 0, ICON, ICON)
    return QIcon(square(ICON, lambda painter: strokes.draw(painter, drawing, box, colour, 2.2), density=2))


class PanZoomView(QGraphicsView):
    """Fits its ``home`` into the window until somebody looks elsewhere.

    Arrow keys without Ctrl are told by ``stepped``, a click by ``clicked``; ``settled`` comes when all is quiet again.
    ``keys`` holds what other keys do; one that gives False leaves its key to the page.
    """

    STEP: ClassVar[float] = 1.25
    CLOSEST: ClassVar[float] = 4.0
    FARTHEST: ClassVar[float] = 0.2
    EDGE: ClassVar[int] = 6
    """How far from the corner the buttons stand."""

    stepped = Signal(int, int)
    entered = Signal()
    clicked = Signal(QPointF)
    settled = Signal()
    looked_elsewhere = Signal()

    def __init__(self, theme: Theme, scene: QGraphicsScene | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.home = QRectF()
        self._fitted = True
        self._pressed_at: QPoint | None = None
        self._panned_from: QPoint | None = None
        self._anchor = QPointF()
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(GLIDE)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_glide)
        self._quiet = QTimer(self, singleShot=True, interval=SETTLE)
        self._quiet.timeout.connect(self.settled)
        self.setScene(scene if scene is not None else QGraphicsScene(self))
        self._dress()
        self.keys: dict[Qt.Key, Callable[[], object]] = dict.fromkeys(ENTER, self.entered.emit)
        self.tools = ViewTools(theme, self)
        self.add_tools()

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
        return QSize(360, 260)  # content with little, however large the scene is

    def call_it(self, name: str, about: str = "") -> None:
        """Give it a name that is read aloud, and say how it is used."""
        self.setAccessibleName(name)
        self.viewport().setAccessibleName(name)
        self.setAccessibleDescription(about)

    # Small buttons, each with its key

    def add_tools(self) -> None:
        """Put the buttons that every view has into the corner; others may add theirs before or after."""
        self.add_tool("closer", self.tr("Closer"), "+", self.closer)
        self.add_tool("farther", self.tr("Farther"), "-", self.farther)
        self.add_tool("fit", self.tr("All that matters"), "F", self.fit)

    def add_tool(
        self, name: str, text: str, key: str, wish: Callable[[], None], *, lasting: bool = False
    ) -> QToolButton:
        """Add a button, and let a key press it."""
        button = self.tools.add(name, text, key, wish, lasting=lasting)
        self.keys[Qt.Key(ord(key))] = button.click
        return button

    # Looking around

    @property
    def closeness(self) -> float:
        """How many pixels a unit is wide."""
        return float(self.transform().m11())

    def fit(self) -> None:
        """Show what matters."""
        self.show_area(self.home)
        self._fitted = True

    def show_area(self, area: QRectF) -> None:
        """Show an area as large as it fits, within reason."""
        self._glide.stop()
        if area.isEmpty() or self.viewport().rect().isEmpty():
            return
        self.fitInView(area, Qt.AspectRatioMode.KeepAspectRatio)
        if (wanted := self._within_reason(self.closeness)) != self.closeness:
            self.scale(wanted / self.closeness, wanted / self.closeness)
            self.centerOn(area.center())
        self._fitted = False
        self._looked()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Go closer or farther, within reason; what lies at a point of the window stays there."""
        now = self.closeness
        wanted = self._within_reason(now * factor)
        point = QPointF(self.viewport().rect().center()) if at is None else at
        here = self.scene_point(point)
        self._fitted = False
        self.scale(wanted / now, wanted / now)
        moved = self.viewportTransform().map(here) - point
        self._scroll(round(moved.x()), round(moved.y()))

    def zoom_smoothly(self, factor: float, at: QPointF) -> None:
        """Glide closer or farther, unless the player wants no motion."""
        if not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu):
            self.zoom(factor, at)
            return
        running = self._glide.state() == QVariantAnimation.State.Running
        goal, start = self._glide.endValue() if running else None, self.closeness
        self._anchor = at
        self._glide.stop()
        self._glide.setStartValue(start)
        self._glide.setEndValue(self._within_reason(float(goal or start) * factor))
        self._glide.start()

    def closer(self) -> None:
        """Go closer."""
        self.zoom_smoothly(self.STEP, QPointF(self.viewport().rect().center()))

    def farther(self) -> None:
        """Go farther."""
        self.zoom_smoothly(1 / self.STEP, QPointF(self.viewport().rect().center()))

    def bring_into_sight(self, area: QRectF, around: int = 60) -> None:
        """Pan as little as is needed."""
        self.ensureVisible(area, around, around)
        self._looked()

    def look_at(self, point: QPointF) -> None:
        """Bring a point into the middle."""
        self._fitted = False
        self.centerOn(point)
        self._looked()

    def finish(self) -> None:
        """Draw at once what else would be drawn when all is quiet."""
        self._quiet.stop()
        self.settled.emit()

    def scene_point(self, point: QPointF) -> QPointF:
        """What lies under a point of the window, to a fraction of a pixel."""
        return self.viewportTransform().inverted()[0].map(point)

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            x, y = ARROWS[key]
            self._fitted = False
            self._scroll(PAN * x, PAN * y)
        elif key in ARROWS and event.modifiers() in PLAIN:
            self.stepped.emit(*ARROWS[key])
        elif key not in self.keys or event.modifiers() & HELD or self.keys[key]() is False:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom_smoothly(self.STEP**turns, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = self._panned_from = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed_at is None or self._panned_from is None:
            super().mouseMoveEvent(event)
        elif (at - self._pressed_at).manhattanLength() > CLICK:
            by, self._panned_from, self._fitted = at - self._panned_from, at, False
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._scroll(-by.x(), -by.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at, pressed = event.position().toPoint(), self._pressed_at
        self._pressed_at = self._panned_from = None
        self.viewport().unsetCursor()
        near = pressed is not None and (at - pressed).manhattanLength() <= CLICK
        if near and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(QPointF(at))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tools.adjustSize()
        self.tools.move(self.width() - self.tools.width() - self.EDGE, self.EDGE)
        if self._fitted:
            self.fit()
        self._looked()

    # How it is done

    def _within_reason(self, closeness: float) -> float:
        return min(max(closeness, self.FARTHEST), self.CLOSEST)

    def _on_glide(self, wanted: float) -> None:
        self.zoom(float(wanted) / self.closeness, self._anchor)

    def _scroll(self, x: int, y: int) -> None:
        for bar, by in ((self.horizontalScrollBar(), x), (self.verticalScrollBar(), y)):
            bar.setValue(bar.value() + by)
        self._looked()

    def _looked(self) -> None:
        self._quiet.start()
        self.looked_elsewhere.emit()
