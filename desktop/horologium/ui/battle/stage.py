"""The stage: plays steps one after another on the board and the dice tray, quickly, slowly, or not at all.

Moves glide, attackers lunge, the wounded flash, the fallen fade, dice lie open for a moment. ``shown`` is emitted when
a step has been played and its view stands; ``idle`` when nothing is left to play.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from horologium.ui.battle.acts import ARRIVE, ATTACK, FALL, HURT, MOVE, THROW, Act, acts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.ui.battle.board.figures import FigureItem
    from horologium.ui.battle.board.scene import BoardScene
    from horologium.ui.battle.panels.dice import DiceTray
    from horologium.ui.battle.session import Step

LENGTHS: Final[Mapping[str, int]] = {THROW: 600, MOVE: 320, ATTACK: 260, HURT: 240, FALL: 420, ARRIVE: 320}
"""How many milliseconds an act takes at ordinary speed; others take none."""
SPEEDS: Final = (0, 50, 100, 200, 400)
"""In per cent; 0 plays nothing."""


class Stage(QObject):
    """Plays what happened. The engine is always ahead of it, and nothing depends on its being watched."""

    shown = Signal(object)
    idle = Signal()

    def __init__(self, scene: BoardScene, tray: DiceTray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._tray = scene, tray
        self._speed = 100
        self._steps: deque[Step] = deque()
        self._acts: deque[Act] = deque()
        self._act: Act | None = None
        self._from, self._to = QPointF(), QPointF()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._run.valueChanged.connect(self._on_progress)
        self._run.finished.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something is being played."""
        return bool(self._steps)

    def set_speed(self, percent: int) -> None:
        """Play quicker or slower; 0 shows results at once."""
        self._speed = percent
        if not percent:
            self.skip()

    def play(self, step: Step) -> None:
        """Play a step after those that wait; without motion it stands at once."""
        if not self._speed:
            self._finish(step)
            return
        self._steps.append(step)
        if len(self._steps) == 1:
            self._begin()

    def skip(self) -> None:
        """Show how everything ends, at once."""
        if not self._steps:
            return
        self._halt()
        waiting = list(self._steps)
        self._steps.clear()
        for step in waiting:
            self._finish(step)
        self.idle.emit()

    def drop(self) -> None:
        """Forget what waits, for somebody shows another moment."""
        self._halt()
        self._steps.clear()

    def _halt(self) -> None:
        self._run.stop()
        self._acts.clear()
        self._act = None

    def _begin(self) -> None:
        self._acts = deque(act for act in acts(self._steps[0]) if LENGTHS.get(act.kind))
        self._next()

    def _next(self) -> None:
        """Play the next act; after the last one the step stands."""
        while self._acts:
            self._act = self._acts.popleft()
            if self._prepare(self._act):
                self._run.setDuration(LENGTHS[self._act.kind] * 100 // self._speed)
                self._run.start()
                return
        self._act = None
        self._finish(self._steps.popleft())
        if self._steps:
            self._begin()
        else:
            self.idle.emit()

    def _finish(self, step: Step) -> None:
        if step.throw is not None:
            self._tray.show_throw(step.throw)
        self._scene.show_view(step.after)
        self.shown.emit(step)

    def _prepare(self, act: Act) -> bool:
        """Find where an act begins and ends; one whose figure is not on the board is left out."""
        if act.kind == THROW:
            self._tray.throw(self._steps[0].throw, LENGTHS[THROW] * 100 // self._speed)
            return True
        item = self._scene.figures.get(act.figure)
        if item is None:
            return False
        self._from = self._to = item.pos()
        if act.kind == MOVE:
            self._from, self._to = (self._scene.place(act.figure, cell) for cell in (act.cells[0], act.cells[-1]))
        elif act.kind == ATTACK and (other := self._scene.figures.get(act.other)) is not None:
            self._to = self._from + (other.pos() - self._from) * 0.4
        return True

    def _on_progress(self, share: float) -> None:
        if self._act is None or (item := self._scene.figures.get(self._act.figure)) is None:
            return
        self._draw(self._act.kind, item, float(share))

    def _draw(self, kind: str, item: FigureItem, share: float) -> None:
        if kind == MOVE:
            item.setPos(self._from + (self._to - self._from) * share)
        elif kind == ATTACK:
            item.setPos(self._from + (self._to - self._from) * (1 - abs(2 * share - 1)))
        elif kind == HURT:
            item.setOpacity(1 - 0.6 * (1 - abs(2 * share - 1)))
        elif kind == FALL:
            item.setOpacity(1 - share)
