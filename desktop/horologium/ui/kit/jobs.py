"""The two doors to the background: questions and changes, one at a time, answered on the GUI thread."""

from __future__ import annotations

import gc
from contextvars import copy_context
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal, Slot

from horologium.campaign.progress import LISTENER, Cancelled
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
COLLECT_MS = 1000


class GarbageCollector(QObject):
    """Collects garbage on the GUI thread only.

    Left to itself Python collects in whichever thread allocates; a dead window found by the worker would be destroyed
    there, and Qt ends the process for that.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(COLLECT_MS)

    def collect(self) -> None:
        """Collect the generations that are due."""
        due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(due):
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))

    def stop(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()


class Errand(QObject):
    """A change in the background, for whoever waits for it; ``cancel`` holds at the next place where it can be left."""

    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, label: str, parent: QObject) -> None:
        super().__init__(parent)
        self.label, self._left = label, False

    def cancel(self) -> None:
        """Leave it off, as soon as that does no harm."""
        self._left = True

    def advance(self, done: int, total: int) -> None:
        """Tell how far it is; called in the background."""
        if self._left:
            raise Cancelled(say("It was cancelled: nothing was written"))
        self.progressed.emit(done, total)


class Jobs(QObject):
    """One worker thread; results and errors come back as calls on the GUI thread."""

    failed = Signal(object)
    changing = Signal(str)
    began = Signal(object)  # an Errand
    _arrived = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._closing = False
        self._collector = GarbageCollector(self)
        self._arrived.connect(self._deliver)

    def run_query(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Ask something in the background; on closing, questions still waiting are dropped."""
        run = copy_context().run  # the worker speaks the language of the window
        self._pool.start(lambda: None if self._closing else run(self._work, work, done))

    def run_change(self, label: str, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Change something in the background; a change that was begun is finished even on closing."""
        self.changing.emit(label)
        errand, context = Errand(label, self), copy_context()
        context.run(LISTENER.set, errand.advance)
        self.began.emit(errand)
        self._pool.start(lambda: context.run(self._work_off, errand, work, done))

    def close(self) -> None:
        """Finish the changes, drop the questions, and wait."""
        self._closing = True
        self._pool.waitForDone()
        self._collector.stop()

    def wait(self) -> None:
        """Wait until the worker has nothing left to do."""
        self._pool.waitForDone()

    def _work_off(self, errand: Errand, work: Callable[[], T], done: Callable[[T], None]) -> None:
        self._work(work, done)
        self._arrived.emit(self._end, errand)

    def _end(self, errand: Errand) -> None:
        errand.ended.emit()
        errand.deleteLater()

    def _work(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        try:
            result: object = work()
        except Exception as error:  # noqa: BLE001,RUF100 - every error goes to the one dialog
            self._arrived.emit(None, error)
        else:
            self._arrived.emit(done, result)

    @Slot(object, object)
    def _deliver(self, done: Callable[[object], None] | None, result: object) -> None:
        if done is None:
            self.failed.emit(result)
        else:
            done(result)
