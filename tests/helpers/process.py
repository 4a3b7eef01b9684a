"""Runs a module of the tests in a Python process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from helpers.source import ROOT


def run_module(*arguments: str, flags: tuple[str, ...] = (), **variables: str) -> str:
    """What a module writes under other environment variables."""
    found = os.pathsep.join(str(ROOT / folder) for folder in ("desktop", "tests", "packaging"))
    done = subprocess.run(
        [sys.executable, *flags, "-m", *arguments],
        env={**os.environ, "PYTHONPATH": found, **variables},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return done.stdout.decode("utf-8")
