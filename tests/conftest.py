"""What every test may rely on: no display, no chance of its own, and nobody's real files."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings


def _isolate() -> None:
    """Give this run a home of its own before Qt or platformdirs look for one."""
    home = Path(tempfile.mkdtemp(prefix="horologium-tests-"))
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    places = {
        "HOME": "home",
        "USERPROFILE": "home",
        "APPDATA": "roaming",
        "LOCALAPPDATA": "local",
        "XDG_CACHE_HOME": "cache",
        "XDG_CONFIG_HOME": "config",
        "XDG_DATA_HOME": "data",
        "XDG_RUNTIME_DIR": "runtime",
        "XDG_STATE_HOME": "state",
    }
    for variable, name in places.items():
        (home / name).mkdir(mode=0o700, exist_ok=True)
        os.environ[variable] = str(home / name)


def _quieten_qt() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "linux":
        os.environ["LC_ALL"] = "C.UTF-8"  # Qt warns without a UTF-8 locale, and warnings fail tests


def _load_hypothesis_profile() -> None:
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile(
        "ci", derandomize=True, deadline=None, max_examples=60, database=None, suppress_health_check=slow
    )
    settings.register_profile("trial", deadline=None, max_examples=2_000, suppress_health_check=slow)
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


_isolate()
_quieten_qt()
_load_hypothesis_profile()


@pytest.fixture
def report(request):
    """Write the figures of a trial to the terminal; nobody reads those of a short run."""

    def write(what, figures):
        if request.node.get_closest_marker("trial"):
            request.config.get_terminal_writer().line(f"\n{what}: {figures}")

    return write
