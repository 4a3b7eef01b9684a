"""Plays what happened on board and dice tray: single events at any share of their length, one step after another."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import replace
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from horologium.ui.battle import scene_events as kind
from horologium.ui.battle.scene_events import SceneEvent, scene_events

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from horologium.engine.core.view import BattleView, CellView, FigureView, Point
    from horologium.ui.battle.board.figures import FigureItem
    from horologium.ui.battle.board.scene import BoardScene
    from horologium.ui.battle.board.view import BoardView
    from horologium.ui.battle.panels.dice_tray import DiceTray
    from horologium.ui.battle.session import BattleStep


class BoardPaths:
    """The cells of one board that lie side by side on a level, or are joined by a passage."""

    def __init__(self, view: BattleView) -> None:
        self._cells = view.cells
        self._near: dict[str, list[str]] = defaultdict(list)
        borders: dict[tuple[int, frozenset[Point]], list[str]] = defaultdict(list)
        for cell in view.cells:
            for side in _sides(cell):
                borders[cell.level, side].append(cell.key)
        for keys in borders.values():
            for key in keys:
                self._near[key] += [other for other in keys if other != key]
        for one, other in view.passages:
            self._near[one].append(other)
            self._near[other].append(one)
        self._closed = frozenset(cell.key for cell in view.cells if cell.closed)

    def serves(self, view: BattleView) -> bool:
        """Whether the board is still the same."""
        return self._cells is view.cells

    def between(self, start: str, end: str, taken: Iterable[str] = ()) -> tuple[str, ...]:
        """Give the shortest way, round those who stand there if there is one; else straight from start to end."""
        around = self._search(start, end, self._closed | frozenset(taken))
        return around or self._search(start, end, self._closed) or (start, end)

    def beside(self, one: str, other: str) -> bool:
        """Whether two cells lie side by side, or corner to corner."""
        return other in self._near[one] or not set(self._near[one]).isdisjoint(self._near[other])

    def around(self, cell: str) -> tuple[str, ...]:
        """List the cells beside a cell."""
        return tuple(self._near[cell])

    def _search(self, start: str, end: str, barred: frozenset[str]) -> tuple[str, ...]:
        came: dict[str, str] = {start: ""}
        waiting = deque([start])
        while waiting and end not in came:
            cell = waiting.popleft()
            for other in self._near[cell]:
                if other not in came and (other == end or other not in barred):
                    came[other] = cell
                    waiting.append(other)
        if end not in came:
            return ()
        way = [end]
        while came[way[-1]]:
            way.append(came[way[-1]])
        return tuple(reversed(way))


def _sides(cell: CellView) -> list[frozenset[Point]]:
    corners = cell.outline
    return [frozenset(side) for side in zip(corners, [*corners[1:], corners[0]], strict=True)]


ABOVE = 50
BLOOD = "#7a1414"
BLOTS = (
    (0.0, 0.0, 0.34), (0.42, -0.2, 0.13), (-0.4, 0.14, 0.15), (0.2, 0.44, 0.11), (-0.22, -0.42, 0.12),
    (0.62, 0.26, 0.06), (-0.66, -0.16, 0.07), (0.05, -0.68, 0.06), (-0.1, 0.7, 0.05), (0.74, -0.34, 0.04),
)  # fmt: skip
"""The blots of a splash of ink: where, and how large, in units of a figure."""


class AnimatedItems:
    """The items of one scene, in the colours of its theme."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._text, self._rim, self._missile, self._ink, self._veil, self._flash = (
            QGraphicsPathItem() for _ in range(6)
        )
        for height, item in enumerate(self._items):
            item.setZValue(ABOVE + height)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.hide()
            scene.addItem(item)

    def hide(self) -> None:
        """Hide them all."""
        for item in self._items:
            item.hide()

    def remove(self) -> None:
        """Take them off the scene for good."""
        for item in self._items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)

    def float_text(self, text: str, at: QPointF, share: float, ink: str) -> None:
        """Let a short text rise from a point and fade, with a rim that lifts it off the board."""
        unit = self._scene.geometry.unit
        font = self._scene.theme.type.capitals("heading", 0.0)
        font.setPixelSize(max(10, round(unit * (0.62 if len(text) < 4 else 0.34))))
        font.setBold(True)
        path = QPainterPath()
        path.addText(0, 0, font, text)
        path.translate(at - path.boundingRect().center() - QPointF(0, unit * (0.3 + 0.6 * share)))
        rim = QPen(self._colour("field"), unit * 0.1)
        rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._draw(self._rim, path, rim, QBrush(self._colour("field")))
        self._draw(self._text, path, QPen(Qt.PenStyle.NoPen), QBrush(self._colour(ink)))
        for item in (self._rim, self._text):
            item.setOpacity(min(1.0, 2.4 * (1 - share)))

    def fly(self, start: QPointF, end: QPointF, share: float) -> None:
        """Let a missile fly in a flat arc, with a thin trail behind it."""
        unit = self._scene.geometry.unit
        head = _arc(start, end, share, unit)
        before = _arc(start, end, max(0.0, share - 0.06), unit)
        path = QPainterPath(_arc(start, end, max(0.0, share - 0.4), unit))
        for part in range(1, 9):
            path.lineTo(_arc(start, end, max(0.0, share - 0.4 * (1 - part / 8)), unit))
        angle = atan2(head.y() - before.y(), head.x() - before.x())
        for side in (-2.6, 2.6):
            path.moveTo(head)
            path.lineTo(head + QPointF(cos(angle + side), sin(angle + side)) * unit * 0.22)
        self._draw(self._missile, path, QPen(self._colour("ink"), unit * 0.06), QBrush())

    def splash(self, at: QPointF, share: float) -> None:
        """Let ink spatter and dry."""
        unit, path = self._scene.geometry.unit, QPainterPath()
        grown = min(1.0, share * 3)
        for x, y, radius in BLOTS:
            spot = at + QPointF(x, y) * unit * 0.6 * (0.5 + 0.5 * grown)
            path.addEllipse(spot, radius * unit * 0.6 * grown, radius * unit * 0.6 * grown)
        path.setFillRule(Qt.FillRule.WindingFill)
        colour = self._colour("rubric") if self._scene.theme.tokens.flat else QColor(BLOOD)
        self._draw(self._ink, path, QPen(Qt.PenStyle.NoPen), QBrush(colour))
        self._ink.setOpacity(0.8 * min(1.0, 2 * (1 - share)))

    def ring(self, at: QPointF, share: float, ink: str) -> None:
        """Let a ring widen round a point."""
        path, unit = QPainterPath(), self._scene.geometry.unit
        path.addEllipse(at, unit * (0.3 + 0.45 * share), unit * (0.3 + 0.45 * share))
        self._draw(self._flash, path, QPen(self._colour(ink), unit * 0.09 * (1 - 0.7 * share)), QBrush())
        self._flash.setOpacity(1 - share)

    def light_up(self, cells: Sequence[str], share: float, ink: str) -> None:
        """Let an area flash."""
        colour = self._colour(ink)
        colour.setAlpha(150)
        area = self._scene.geometry.area(cells)
        self._draw(self._flash, area, QPen(self._colour(ink), 3), QBrush(colour))
        self._flash.setOpacity(sin(pi * share))

    def veil(self, cells: Sequence[str], share: float) -> None:
        """Cover cells, the later ones longest, so that a tile is unrolled."""
        rest = cells[int(len(cells) * share) :]
        self._draw(
            self._veil, self._scene.geometry.area(rest), QPen(self._colour("gilt"), 2), QBrush(self._colour("panel"))
        )
        self._veil.setOpacity(1 - 0.3 * share)

    @property
    def _items(self) -> tuple[QGraphicsPathItem, ...]:
        return self._flash, self._ink, self._veil, self._missile, self._rim, self._text

    def _colour(self, ink: str) -> QColor:
        return QColor(getattr(self._scene.theme.tokens, ink))

    @staticmethod
    def _draw(item: QGraphicsPathItem, path: QPainterPath, pen: QPen, brush: QBrush) -> None:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        item.setPen(pen)
        item.setBrush(brush)
        item.setPath(path)
        item.setOpacity(1)
        item.show()


def _arc(start: QPointF, end: QPointF, share: float, unit: float) -> QPointF:
    """Give a point of a flat throw."""
    way = end - start
    high = min(unit * 0.9, hypot(way.x(), way.y()) * 0.16) * sin(pi * share)
    return start + way * share - QPointF(0, high)


LEAN = 9.0
"""How many degrees a figure leans towards what it does."""
FAR = 1.6
"""From this many cells on an attack is shown as a missile."""


class EventAnimator:
    """Owns the items of a scene. ``prepare`` an event, ``draw`` it as often as wanted, then ``end`` it."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene, self._items = scene, AnimatedItems(scene)
        self._view: BattleView | None = None
        self._after: Mapping[str, FigureView] = {}
        self._step: BattleStep | None = None
        self._ways: BoardPaths | None = None
        self._event = SceneEvent("")
        self._path: list[QPointF] = []
        self._start, self._aim = QPointF(), QPointF()
        self._draw: Mapping[str, Callable[[FigureItem, float], None]] = {
            kind.MOVE: self._move, kind.ATTACK: self._attack, kind.HURT: self._hurt, kind.HEAL: self._heal,
            kind.GAIN: self._gain, kind.LOSE: self._lose, kind.DOWN: self._down, kind.FALL: self._fall,
            kind.ARRIVE: self._arrive, kind.BURST: self._burst,
        }  # fmt: skip

    def begin(self, step: BattleStep) -> None:
        """Take up a step, from the view before it."""
        self._step, self._view = step, step.before
        self._after = {figure.key: figure for figure in step.after.figures}

    def prepare(self, event: SceneEvent) -> bool:
        """Find where an event begins and ends; one whose figure is not on the board is left out."""
        self._event = event
        if event.kind == kind.REVEAL:
            self._open(event)
            return True
        if event.kind == kind.PUT:
            return event.cells[0] in self._scene.geometry.cells
        if event.kind == kind.ARRIVE:
            self._bring(event)
        item = self._scene.figures.get(event.figure)
        if item is None:
            return False
        self._start, self._aim = item.pos(), item.pos()
        if event.kind == kind.MOVE:
            self._path = self._way(event)
        elif (other := self._scene.figures.get(event.other)) is not None:
            self._aim = other.pos()
        return True

    @property
    def steps(self) -> int:
        """How many cells the prepared event goes over."""
        return max(1, len(self._path) - 1) if self._event.kind == kind.MOVE else 1

    def draw(self, share: float) -> None:
        """Show an event as it looks after a share of its length."""
        event = self._event
        if event.kind == kind.REVEAL:
            self._items.veil(event.cells, share)
        elif event.kind == kind.PUT:
            self._items.light_up(event.cells, share, "gilt")
            self._items.float_text(event.text, self._scene.geometry.centre(event.cells[0]), share, "ink")
        elif (item := self._scene.figures.get(event.figure)) is not None and event.kind in self._draw:
            self._draw[event.kind](item, share)

    def end(self) -> None:
        """Let the event have been: everybody stands upright where it left them."""
        event, view = self._event, self._view
        self._straighten()
        if view is None:
            return
        figures = view.figures
        if event.kind == kind.MOVE:
            figures = tuple(_at(one, event.cells[-1]) if one.key == event.figure else one for one in figures)
        elif event.kind == kind.FALL:
            figures = tuple(one for one in figures if one.key != event.figure)
        elif event.kind in {kind.HURT, kind.HEAL}:
            by = event.amount if event.kind == kind.HEAL else -event.amount
            figures = tuple(_living(one, by) if one.key == event.figure else one for one in figures)
        if figures is not view.figures:
            self._show(replace(view, figures=figures))
        self._event = SceneEvent("")

    def halt(self) -> None:
        """Leave off in the midst."""
        self._straighten()
        self._event, self._view, self._step = SceneEvent(""), None, None

    def leave(self) -> None:
        """Take the items away for good."""
        self._items.remove()

    # Before an event

    def _open(self, event: SceneEvent) -> None:
        """Lay new ground under the veil."""
        if self._view is not None and self._step is not None:
            after = self._step.after
            self._show(replace(self._view, cells=after.cells, passages=after.passages, beyond=after.beyond))
        self._items.veil(event.cells, 0)

    def _bring(self, event: SceneEvent) -> None:
        """Put a figure on the board that was not there."""
        figure = self._after.get(event.figure)
        if self._view is not None and figure is not None:
            others = tuple(one for one in self._view.figures if one.key != event.figure)
            self._show(replace(self._view, figures=(*others, _at(figure, event.cells[0]))))

    def _way(self, event: SceneEvent) -> list[QPointF]:
        """Give the points of a move: every step that is told, and the way between those that are not."""
        if self._view is None:
            return [self._scene.place(event.figure, cell) for cell in event.cells]
        if self._ways is None or not self._ways.serves(self._view):
            self._ways = BoardPaths(self._view)
        taken = [one.cell for one in self._view.figures if one.cell is not None and one.key != event.figure]
        way = [event.cells[0]]
        for cell in event.cells[1:]:
            way += self._ways.between(way[-1], cell, taken)[1:]
        points = [self._scene.place(event.figure, cell) for cell in way]
        return [self._start, *points[1:]]

    def _show(self, view: BattleView) -> None:
        self._view = view
        self._scene.show_view(view)

    def _straighten(self) -> None:
        self._items.hide()
        for key in (self._event.figure, self._event.other):
            if (item := self._scene.figures.get(key)) is not None:
                item.setRotation(0)
                item.setScale(1)
                item.setOpacity(1)
        for key, at in ((self._event.figure, self._start), (self._event.other, self._aim)):
            if self._event.kind == kind.ATTACK and (item := self._scene.figures.get(key)) is not None:
                item.setPos(at)

    # The events

    def _move(self, item: FigureItem, share: float) -> None:
        at, towards = _along(self._path, share)
        hop = abs(sin(pi * share * (len(self._path) - 1))) * self._scene.geometry.unit * 0.08
        item.setPos(at - QPointF(0, hop))
        item.setRotation(_lean(towards) * sin(pi * min(1.0, share * 1.2)))

    def _attack(self, item: FigureItem, share: float) -> None:
        way = self._aim - self._start
        far = hypot(way.x(), way.y()) > FAR * self._scene.geometry.side
        item.setRotation(_lean(way) * sin(pi * share))
        if far:
            self._items.fly(self._start, self._aim, min(1.0, share * 1.25))
            item.setPos(self._start - way * 0.06 * sin(pi * min(1.0, share * 3)))
        else:
            item.setPos(
                self._start + way * (-0.12 * share / 0.3 if share < 0.3 else 0.5 * sin(pi * (share - 0.3) / 0.7))
            )
        if share > 0.6 and (other := self._scene.figures.get(self._event.other)) is not None:
            length = max(1.0, hypot(way.x(), way.y()))
            other.setPos(self._aim + way / length * self._scene.geometry.unit * 0.12 * sin(pi * (share - 0.6) / 0.4))

    def _burst(self, item: FigureItem, share: float) -> None:
        cell = self._scene.cell_of(self._event.figure)
        if cell is not None and self._view is not None:
            if self._ways is None or not self._ways.serves(self._view):
                self._ways = BoardPaths(self._view)
            self._items.light_up((cell, *self._ways.around(cell)), share, "rubric")
        item.setScale(1 + 0.15 * sin(pi * share))

    def _hurt(self, item: FigureItem, share: float) -> None:
        shake = self._scene.geometry.unit * 0.09 * sin(share * 6 * pi) * (1 - share)
        item.setPos(self._start + QPointF(shake, 0))
        self._items.splash(self._start, share)
        self._items.float_text(f"−{self._event.amount}", self._start, share, "rubric")

    def _heal(self, item: FigureItem, share: float) -> None:
        item.setScale(1 + 0.08 * sin(pi * share))
        self._items.ring(self._start, share, "good")
        self._items.float_text(f"+{self._event.amount}", self._start, share, "good")

    def _gain(self, item: FigureItem, share: float) -> None:
        item.setScale(1 + 0.06 * sin(pi * share))
        self._items.float_text(f"+{self._event.text}", self._start, share, "accent")

    def _lose(self, _item: FigureItem, share: float) -> None:
        self._items.float_text(f"−{self._event.text}", self._start, share, "muted")

    def _down(self, item: FigureItem, share: float) -> None:
        item.setRotation(78 * min(1.0, share * 1.6))
        item.setOpacity(1 - 0.4 * share)
        self._items.splash(self._start, share * 0.6)

    def _fall(self, item: FigureItem, share: float) -> None:
        item.setRotation(84 * min(1.0, share * 1.8))
        item.setOpacity(min(1.0, 2 * (1 - share)))
        item.setScale(1 - 0.15 * share)
        self._items.splash(self._start, share * 0.8)

    def _arrive(self, item: FigureItem, share: float) -> None:
        item.setOpacity(share)
        item.setScale(1.5 - 0.5 * share)
        item.setPos(self._start - QPointF(0, self._scene.geometry.unit * 0.4 * (1 - share)))
        self._items.ring(self._start, share, "gilt")


def _along(path: list[QPointF], share: float) -> tuple[QPointF, QPointF]:
    """Give the point after a share of a way, and where it leads from there; every step takes the same time."""
    if len(path) < 2:
        return path[0], QPointF()
    place = min(share, 1.0) * (len(path) - 1)
    first = min(int(place), len(path) - 2)
    towards = path[first + 1] - path[first]
    return path[first] + towards * (place - first), towards


def _lean(way: QPointF) -> float:
    length = hypot(way.x(), way.y())
    return LEAN * way.x() / length if length else 0.0


def _at(figure: FigureView, cell: str) -> FigureView:
    return replace(figure, cell=cell)


def _living(figure: FigureView, by: int) -> FigureView:
    return replace(figure, life=max(0, min(figure.most_life, figure.life + by)))


LENGTHS: Final[Mapping[str, int]] = {
    kind.THROW: 700, kind.MOVE: 190, kind.ATTACK: 420, kind.BURST: 450, kind.HURT: 520, kind.HEAL: 480,
    kind.GAIN: 420, kind.LOSE: 320, kind.DOWN: 520, kind.FALL: 620, kind.ARRIVE: 420, kind.REVEAL: 700, kind.PUT: 380,
}  # fmt: skip
"""How many milliseconds an event takes at ordinary speed; a move takes as many for each cell."""
LONGEST: Final = 1300
"""A long way takes no longer than this."""
STRAIGHT: Final = frozenset({kind.MOVE, kind.HURT, kind.REVEAL})
"""Acts that run evenly; others begin and end gently."""


class AnimationPlayer(QObject):
    """Plays what happened. The engine is always ahead of it, and nothing depends on its being watched."""

    shown = Signal(object)
    idle = Signal()

    def __init__(self, board: BoardView, tray: DiceTray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._tray = board, tray
        self._animator = EventAnimator(board.board)
        self._speed, self._haste = 100, 1
        self._steps: deque[BattleStep] = deque()
        self._events: deque[SceneEvent] = deque()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.valueChanged.connect(self._on_progress)
        self._run.finished.connect(self._on_finished)
        self._playing = False

    @property
    def busy(self) -> bool:
        """Whether something is being played."""
        return bool(self._steps)

    @property
    def speed(self) -> int:
        """How quickly it plays, in per cent; 0 is not at all."""
        return self._speed

    def set_speed(self, percent: int) -> None:
        """Play quicker or slower; 0 shows results at once."""
        self._speed = percent
        if not percent:
            self.skip()

    def hasten(self, times: int) -> None:
        """Play so many times as quickly, now or in a replay."""
        self._haste = times

    def play(self, step: BattleStep) -> None:
        """Play a step; what is still being played is shown as it ends, for somebody has gone on."""
        self._settle()
        if not self._speed:
            self._finish(step)
            return
        self._steps.append(step)
        self._begin()

    def skip(self) -> None:
        """Show how everything ends, at once."""
        if self._steps:
            self._settle()
            self.idle.emit()

    def drop(self) -> None:
        """Forget what waits, for somebody shows another moment."""
        self._halt()
        self._steps.clear()

    def close(self) -> None:
        """Clear the board of everything that belongs to the animation."""
        self.drop()
        self._animator.leave()

    def _settle(self) -> None:
        """Show how everything ends, without telling that nothing is left."""
        self._halt()
        waiting = list(self._steps)
        self._steps.clear()
        for step in waiting:
            self._finish(step)

    def _halt(self) -> None:
        self._playing = False
        self._run.stop()
        self._events.clear()
        self._animator.halt()

    def _begin(self) -> None:
        step = self._steps[0]
        self._animator.begin(step)
        self._events = deque(event for event in scene_events(step) if event.kind in LENGTHS)
        self._next()

    def _next(self) -> None:
        """Play the next event; after the last one the step stands."""
        while self._events:
            event = self._events.popleft()
            if self._prepare(event):
                self._start(event)
                return
        self._finish(self._steps.popleft())
        if not self._steps:
            self.idle.emit()

    def _start(self, event: SceneEvent) -> None:
        length = self._length(min(LONGEST, LENGTHS[event.kind] * self._animator.steps))
        even = QEasingCurve.Type.Linear if event.kind in STRAIGHT else QEasingCurve.Type.InOutQuad
        self._playing = True
        self._run.setEasingCurve(even)
        self._run.setDuration(length)
        self._run.start()

    def _prepare(self, event: SceneEvent) -> bool:
        if event.kind != kind.THROW:
            return self._animator.prepare(event)
        throw = self._steps[0].throw
        if throw is None:
            return False
        self._tray.throw(throw, self._length(LENGTHS[kind.THROW]))
        return True

    def _length(self, milliseconds: int) -> int:
        return max(1, milliseconds * 100 // max(1, self._speed * self._haste))

    def _finish(self, step: BattleStep) -> None:
        if step.throw is not None:
            self._tray.show_throw(step.throw)
        self._board.show_view(step.after)
        self.shown.emit(step)

    def _on_progress(self, share: float) -> None:
        if self._playing:
            self._animator.draw(float(share))

    def _on_finished(self) -> None:
        if self._playing:
            self._playing = False
            self._animator.end()
            self._next()
