"""The first window and its memory, against a bare Qt window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks import store

FINISH = """
import os, pathlib, resource, sys
status = pathlib.Path("/proc/self/status")
if status.exists():  # the peak of getrusage would count the process that started this one
    peak = int(status.read_text().split("VmHWM:")[1].split()[0]) / 1024
else:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024)
sys.stdout.write(str(peak))
sys.stdout.flush()
os._exit(0)
"""

BARE = """
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
"""

OURS = """
import pathlib, sys
from horologium import app
app.first_paint(pathlib.Path(sys.argv[1]), furnished=sys.argv[2] == "furnished")
"""


def window() -> float:
    """Milliseconds from the start of the process to our first painted window."""
    return _start(OURS)[0]


def start_screen() -> float:
    """Milliseconds to the start screen with everything on it."""
    return _start(OURS, "furnished")[0]


def start_with_campaign() -> float:
    """Milliseconds to the same start screen when a large campaign lies on the shelf: 10,000 entries, 300 things."""
    with tempfile.TemporaryDirectory() as folder:
        shelf = Path(folder) / "campaigns"
        shelf.mkdir()
        shutil.copy(store.template(), shelf)
        return _run(OURS, folder, "furnished")[0]


def start_with_twenty() -> float:
    """Milliseconds to the start screen with twenty campaigns on the shelf."""
    return _start_with(20)


def start_with_one() -> float:
    """The same with one."""
    return _start_with(1)


def _start_with(campaigns: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        shelf = Path(folder) / "campaigns"
        shelf.mkdir()
        for number in range(campaigns):
            shutil.copy(store.newly_founded(), shelf / f"Lucca {number}{store.newly_founded().suffix}")
        return _run(OURS, folder, "furnished")[0]


def bare_window() -> float:
    """Milliseconds to a bare one."""
    return _start(BARE)[0]


def memory() -> float:
    """Megabytes with our start screen complete."""
    return _start(OURS, "furnished")[1]


def bare_memory() -> float:
    """Megabytes with a bare one."""
    return _start(BARE)[1]


def _start(program: str, how: str = "") -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        return _run(program, folder, how)


def _run(program: str, folder: str, how: str) -> tuple[float, float]:
    # Players have bytecode on disk, whatever is set here.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    begun = time.perf_counter()
    command = [sys.executable, "-c", program + FINISH, folder, how]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return (time.perf_counter() - begun) * 1000, float(done.stdout)
