"""The stage: plays steps one after another on the board and the dice tray, quickly, slowly, or not at all.

One animation serves all acts. ``shown`` is emitted when a step has been played and its view stands; ``idle`` when
nothing is left to play.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from horologium.ui.battle import acts as kind
from horologium.ui.battle.acts import acts
from horologium.ui.battle.performer import Performer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.ui.battle.acts import Act
    from horologium.ui.battle.board.view import BoardView
    from horologium.ui.battle.panels.dice import DiceTray
    from horologium.ui.battle.session import Step

LENGTHS: Final[Mapping[str, int]] = {
    kind.THROW: 700, kind.MOVE: 190, kind.ATTACK: 420, kind.BURST: 450, kind.HURT: 520, kind.HEAL: 480,
    kind.GAIN: 420, kind.LOSE: 320, kind.DOWN: 520, kind.FALL: 620, kind.ARRIVE: 420, kind.REVEAL: 700, kind.PUT: 380,
}  # fmt: skip
"""How many milliseconds an act takes at ordinary speed; a move takes as many for each cell."""
LONGEST: Final = 1300
"""A long way takes no longer than this."""
STRAIGHT: Final = frozenset({kind.MOVE, kind.HURT, kind.REVEAL})
"""Acts that run evenly; others begin and end gently."""


class Stage(QObject):
    """Plays what happened. The engine is always ahead of it, and nothing depends on its being watched."""

    shown = Signal(object)
    idle = Signal()

    def __init__(self, board: BoardView, tray: DiceTray, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board, self._tray = board, tray
        self._performer = Performer(board.board)
        self._speed, self._haste = 100, 1
        self._steps: deque[Step] = deque()
        self._acts: deque[Act] = deque()
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

    def play(self, step: Step) -> None:
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
        """Clear the board of everything that belongs to the stage."""
        self.drop()
        self._performer.leave()

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
        self._acts.clear()
        self._performer.halt()

    def _begin(self) -> None:
        step = self._steps[0]
        self._performer.begin(step)
        self._acts = deque(act for act in acts(step) if act.kind in LENGTHS)
        self._next()

    def _next(self) -> None:
        """Play the next act; after the last one the step stands."""
        while self._acts:
            act = self._acts.popleft()
            if self._prepare(act):
                self._start(act)
                return
        self._finish(self._steps.popleft())
        if not self._steps:
            self.idle.emit()

    def _start(self, act: Act) -> None:
        length = self._length(min(LONGEST, LENGTHS[act.kind] * self._performer.steps))
        even = QEasingCurve.Type.Linear if act.kind in STRAIGHT else QEasingCurve.Type.InOutQuad
        self._playing = True
        self._run.setEasingCurve(even)
        self._run.setDuration(length)
        self._run.start()

    def _prepare(self, act: Act) -> bool:
        if act.kind != kind.THROW:
            return self._performer.prepare(act)
        throw = self._steps[0].throw
        if throw is None:
            return False
        self._tray.throw(throw, self._length(LENGTHS[kind.THROW]))
        return True

    def _length(self, milliseconds: int) -> int:
        return max(1, milliseconds * 100 // max(1, self._speed * self._haste))

    def _finish(self, step: Step) -> None:
        if step.throw is not None:
            self._tray.show_throw(step.throw)
        self._board.show_view(step.after)
        self.shown.emit(step)

    def _on_progress(self, share: float) -> None:
        if self._playing:
            self._performer.draw(float(share))

    def _on_finished(self) -> None:
        if self._playing:
            self._playing = False
            self._performer.end()
            self._next()
