"""How far the work is: a bar on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

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
