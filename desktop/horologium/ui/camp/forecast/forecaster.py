"""Runs a forecast in worker processes and tells its results as they come; the window never waits."""

from __future__ import annotations

import os
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from horologium.campaign.forecast import RUNS, Outlook, batches
from horologium.campaign.forecast_work import fight, give_way, packed

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from horologium.campaign.forecast import Fate, Order

LOOK_MS: Final = 120
MOST_WORKERS: Final = 6


def worker_processes() -> Executor:
    """Processes that begin from nothing, so that they share neither window nor locks; the window goes before them.

    They are spawned on every system alike, and work in a frozen program too.
    """
    cores = os.cpu_count() or 2
    return ProcessPoolExecutor(min(MOST_WORKERS, cores), mp_context=get_context("spawn"), initializer=give_way)


class Forecaster(QObject):
    """At most one forecast at a time. ``outlook`` holds what is known so far, ``order`` what it is about."""

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, workers: Callable[[], Executor] = worker_processes, runs: int = RUNS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_workers, self.runs = workers, runs
        self._workers: Executor | None = None
        self._waiting: list[Future[list[Fate]]] = []
        self.order: Order | None = None
        self.outlook = Outlook()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether there are battles to be fought yet."""
        return bool(self._waiting)

    def start(self, order: Order) -> None:
        """Begin anew."""
        self.forget()
        self.order, self._workers, runs = order, self._make_workers(), min(self.runs, order.runs)
        given = packed(order)
        self._waiting = [self._workers.submit(fight, given, tuple(numbers)) for numbers in batches(runs)]
        self._timer.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Fight no more; what was found so far stays."""
        self._timer.stop()
        self._waiting = []
        if self._workers is not None:
            self._workers.shutdown(wait=False, cancel_futures=True)
            self._workers = None
            self.changed.emit()

    def forget(self) -> None:
        """Stop, and know nothing."""
        self.cancel()
        self.order, self.outlook = None, Outlook()

    def _look(self) -> None:
        done = [future for future in self._waiting if future.done()]
        if not done:
            return
        self._waiting = [future for future in self._waiting if future not in done]
        try:
            for future in done:
                self.outlook.add(future.result())
        except Exception as error:
            self.forget()
            ended = isinstance(error, BrokenExecutor)
            reason = self.tr("the system has ended a process that played") if ended else str(error)
            self.failed.emit(self.tr("The forecast broke off ({reason}): try again.").format(reason=reason))
            return
        if self._waiting:
            self.changed.emit()
        else:
            self.cancel()
