"""Times the first window against a bare one: ``python -m horologium.ui.first_paint``."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import NamedTuple

STARTS = 7

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
sys.stdout.write("painted")
sys.stdout.flush()
import os; os._exit(0)
"""

OURS = """
import os, pathlib, sys
from horologium import app
app.first_paint(pathlib.Path(sys.argv[1]), furnished={furnished})
sys.stdout.write("painted")
sys.stdout.flush()
os._exit(0)
"""


class FirstPaint(NamedTuple):
    """Milliseconds from the start of the process to what was painted, medians."""

    bare: float
    """A QMainWindow with nothing in it."""
    window: float
    """Our window with its title leaf."""
    start_screen: float
    """Our window with the whole start screen."""

    @property
    def ratio(self) -> float:
        """How many times longer our first window takes than a bare one."""
        return self.window / self.bare


def measure(starts: int = STARTS) -> FirstPaint:
    """Start all kinds of window by turns, without a display, and take the median of each."""
    programs = (BARE, OURS.format(furnished=False), OURS.format(furnished=True))
    times: dict[str, list[float]] = {program: [] for program in programs}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(starts + 1):
            for program, found in times.items():
                found.append(_start(program, folder))
    # The first start of each only warms the file cache.
    return FirstPaint(*(median(found[1:]) for found in times.values()))


def _start(program: str, folder: str) -> float:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    begun = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program, folder], env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    if done.stdout != "painted":
        raise RuntimeError(f"the window was not painted: {done.stdout!r}")
    return (time.perf_counter() - begun) * 1000


def main() -> None:
    """Print one line."""
    found = measure()
    sys.stdout.write(
        f"first window {found.window:.0f} ms, bare Qt window {found.bare:.0f} ms, ratio {found.ratio:.2f}; "
        f"start screen complete {found.start_screen:.0f} ms (medians of {STARTS} starts)\n"
    )


if __name__ == "__main__":
    main()
