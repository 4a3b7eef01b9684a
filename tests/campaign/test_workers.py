"""Processes that play in the background do not outlive who started them."""

from __future__ import annotations

import subprocess
import sys

import pytest

FORECAST = "from horologium.ui.camp.story.forecast import worker_processes; pool = worker_processes()"
LAB = (
    "from concurrent.futures import ProcessPoolExecutor; from multiprocessing import get_context;"
    "from horologium.lab import worker_pool;"
    "pool = ProcessPoolExecutor(1, mp_context=get_context('spawn'), initializer=worker_pool._prepare)"
)
WAITING = "import os, time; {start}; print(pool.submit(os.getpid).result(), flush=True); time.sleep(600)"


@pytest.mark.parametrize("start", [FORECAST, LAB], ids=["forecast", "lab"])
def test_workers_end_when_the_program_is_killed(start):
    program = subprocess.Popen([sys.executable, "-c", WAITING.format(start=start)], stdout=subprocess.PIPE, text=True)
    assert int(program.stdout.readline())
    program.kill()
    rest, _ = program.communicate(timeout=120)  # the output is open as long as one of them lives
    assert rest == ""
