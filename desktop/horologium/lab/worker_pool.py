"""Work for all cores: pieces go out to processes that begin from nothing, results come back as they are done.

How far it is stands on a terminal as a bar, elsewhere in a line now and then.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, TypeVar

from horologium.campaign.workers import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future
    from typing import TextIO

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 3
"""So many pieces lie ready for each process: enough to keep it busy, few enough to stop soon."""


def cores() -> int:
    """How many processes this machine can run at once."""
    return os.cpu_count() or 1


def spread(work: Callable[[Piece], Result], pieces: Iterable[Piece], jobs: int) -> Iterator[tuple[Piece, Result]]:
    """Do all pieces and give each with its result, in whichever order they are done; one job works right here.

    They are spawned on every system alike, and work in a frozen program too.
    """
    if jobs == 1:
        yield from ((piece, work(piece)) for piece in pieces)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_prepare)
    try:
        yield from _gather(pool, work, iter(pieces), jobs * AHEAD)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _gather(
    pool: ProcessPoolExecutor, work: Callable[[Piece], Result], pieces: Iterator[Piece], most: int
) -> Iterator[tuple[Piece, Result]]:
    running: dict[Future[Result], Piece] = {}
    while True:
        while len(running) < most and (piece := next(pieces, None)) is not None:
            running[pool.submit(work, piece)] = piece
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()


def _prepare() -> None:
    """Ctrl-C is for the one who hands out the work; the others finish what they are at, and end with that one."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


WIDTH: Final = 32
OFTEN: Final = 0.2
"""Seconds between two pictures of the bar."""
SELDOM: Final = 30.0
"""Seconds between two lines where nobody watches."""


class Progress:
    """Tells how many of so many games are played; ``known`` of them lay there from before."""

    def __init__(self, total: int, known: int = 0, out: TextIO | None = None) -> None:
        self._out = sys.stderr if out is None else out
        self._bar = bool(self._out is not None and self._out.isatty())
        self.total, self.done, self._known = total, known, known
        self._start = time.monotonic()
        self._last = self._start if not self._bar else 0.0

    def add(self, games: int) -> None:
        """So many more were played."""
        self.done += games
        now = time.monotonic()
        if now - self._last >= (OFTEN if self._bar else SELDOM):
            self._last = now
            self._tell(f"\r{self._drawn()}" if self._bar else f"{self._words()}\n")

    def close(self) -> None:
        """The last word; the bar makes room for the table."""
        self._tell(f"\r{self._drawn()}\n" if self._bar else f"{self._words()}\n")

    def speed(self) -> float:
        """Games for each second of work."""
        return (self.done - self._known) / max(time.monotonic() - self._start, 0.001)

    def _words(self) -> str:
        speed = self.speed()
        return f"{self.done} of {self.total} played, {speed:.{0 if speed >= 10 else 1}f} a second{self._rest()}"

    def _drawn(self) -> str:
        full = WIDTH * self.done // max(self.total, 1)
        return f"[{'#' * full}{'.' * (WIDTH - full)}] {self._words()}".ljust(100)

    def _rest(self) -> str:
        left, speed = self.total - self.done, self.speed()
        return f", {left / speed:.0f} s left" if left and speed else ""

    def _tell(self, text: str) -> None:
        if self._out is not None:
            self._out.write(text)
            self._out.flush()
