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
app.first_paint(pathlib.Path(sys.argv[1]))
sys.stdout.write("painted")
sys.stdout.flush()
os._exit(0)
"""


class FirstPaint(NamedTuple):
    """Milliseconds from the start of the process to the first painted window, medians."""

    ours: float
    bare: float

    @property
    def ratio(self) -> float:
        """How many times longer ours takes."""
        return self.ours / self.bare


def measure(starts: int = STARTS) -> FirstPaint:
    """Start both kinds of window by turns, without a display, and take the median of each."""
    times: dict[str, list[float]] = {BARE: [], OURS: []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(starts + 1):
            for program, found in times.items():
                found.append(_start(program, folder))
    # The first start of each only warms the file cache.
    return FirstPaint(ours=median(times[OURS][1:]), bare=median(times[BARE][1:]))


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
        f"first window {found.ours:.0f} ms, bare Qt window {found.bare:.0f} ms, "
        f"ratio {found.ratio:.2f} (medians of {STARTS} starts)\n"
    )


if __name__ == "__main__":
    main()
