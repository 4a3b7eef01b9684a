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

from horologium.engine.core.speech import TONGUE


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


def _compile_once() -> None:
    """Keep compiled files for this run, for the many processes that tests start, where none may be kept for longer."""
    if sys.dont_write_bytecode:
        folder = tempfile.mkdtemp(prefix="horologium-compiled-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder
        sys.dont_write_bytecode = False


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
_compile_once()
_quieten_qt()
_load_hypothesis_profile()


def pytest_collection_modifyitems(items):
    """Tests that share what takes long to prepare are the first of one process, which then prepares it alone."""
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


@pytest.fixture(scope="module", autouse=True)
def module_leaves_no_tongue():
    """A window of a whole file speaks its language and its game; the next file begins as this one did."""
    before = TONGUE.get()
    yield
    TONGUE.set(before)


@pytest.fixture(autouse=True)
def test_leaves_no_tongue():
    """A test that opens a window or a campaign leaves the words of the next one alone."""
    before = TONGUE.get()
    yield
    TONGUE.set(before)


@pytest.fixture
def report(request):
    """Write the figures of a trial to the terminal; nobody reads those of a short run."""

    def write(what, figures):
        if request.node.get_closest_marker("trial"):
            request.config.get_terminal_writer().line(f"\n{what}: {figures}")

    return write
