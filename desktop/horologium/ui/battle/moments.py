"""Moments of a battle: steps made again from the log, landmarks along it, and how to play it once more."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from horologium.ui.battle.session import BattleStep
from horologium.ui.battle.throws import throw_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.journal import Kind
    from horologium.ui.battle.animation import Stage
    from horologium.ui.battle.questions import JournalLine
    from horologium.ui.battle.session import BattleSession

PAUSE_MS = 260
"""Between two steps of a replay."""
STILL_MS = 900
"""How long a moment stands in a replay without motion."""


class Landmark(NamedTuple):
    """A moment worth finding again: after how many answers, what sort of thing, and in words."""

    answers: int
    kind: Kind
    text: str


def landmarks(lines: Sequence[JournalLine], written: Sequence[int]) -> list[Landmark]:
    """List where activations begin and where somebody falls; ``written`` is the table's."""
    return [
        Landmark(bisect_right(written, line.number), line.kind, line.text)
        for line in lines
        if line.kind in {"turn", "death"}
    ]


def step_from(session: BattleSession, answers: int) -> BattleStep:
    """Make the step again that led on from a moment, as this screen may see it."""
    given, then = session.table.log[answers], session.table.at(answers)
    before, after = session.moment(answers), session.moment(answers + 1)
    lines, throw = session.lines(before.entries, after.entries), None
    if then.pending is not None:
        throw = throw_of(then, then.pending, given.answer, given.source)
    return BattleStep(given, before.view, after.view, lines, throw)


class Replayer(QObject):
    """Plays on from the moment that is looked at, step by step, until now or until somebody stops it."""

    playing_changed = Signal(bool)

    def __init__(self, session: BattleSession, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._stage = session, stage
        self._playing, self._times = False, 1
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        stage.idle.connect(self._on_idle)

    @property
    def playing(self) -> bool:
        """Whether it runs."""
        return self._playing

    def set_times(self, times: int) -> None:
        """Play so many times as quickly, also what happens now."""
        self._times = times
        self._stage.hasten(times)

    def play(self) -> None:
        """Play on; from the beginning if now is shown."""
        if not self._session.table.log:
            return
        if self._session.looking_at is None:
            self._session.look_at(0)
        self._playing = True
        self.playing_changed.emit(True)
        self._go_on()

    def stop(self) -> None:
        """Stand still at the moment that was reached."""
        self._pause.stop()
        if self._playing:
            self._playing = False
            self._stage.drop()
            self.playing_changed.emit(False)

    def _go_on(self) -> None:
        at = self._session.looking_at
        if not self._playing or at is None:
            self.stop()
        elif self._stage.speed:
            self._stage.play(step_from(self._session, at))
            if not self._stage.busy:
                self._arrive(at + 1)
        else:
            self._arrive(at + 1)

    def _on_idle(self) -> None:
        at = self._session.looking_at
        if self._playing and at is not None:
            self._arrive(at + 1)

    def _arrive(self, answers: int) -> None:
        """Stand at the next moment, and go on after a pause; the last one is now."""
        self._session.look_at(answers)
        if self._session.looking_at is None:
            self.stop()
        else:
            self._pause.start((PAUSE_MS if self._stage.speed else STILL_MS) // self._times)
