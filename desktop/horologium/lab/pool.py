"""Work for all cores: pieces go out to processes that begin from nothing, results come back as they are done."""

from __future__ import annotations

import os
import signal
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, TypeVar

from horologium.campaign.workers import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future

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
