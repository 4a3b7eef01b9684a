"""How programs are started from the environment: what they see, and how dev.py hands over to them."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Final, NoReturn

from devtools.environment import clean_environment
from devtools.libraries import OFFSCREEN, WINDOW
from devtools.say import Stop

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_NEEDS_NO_QT: Final = frozenset({"engine", "check", "schema", "server", "--version", "--help", "-h"})


def offscreen_environment(outer: Mapping[str, str]) -> dict[str, str]:
    """Variables under which every machine gives the same results: no display, no settings of the person."""
    kept = {name: value for name, value in clean_environment(outer).items() if not name.startswith(("QT_", "PYTEST_"))}
    kept["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "linux":
        kept["LC_ALL"] = "C.UTF-8"  # Qt warns where no UTF-8 locale is set, and warnings fail tests
    return kept


def library_need(arguments: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """Which of Qt's libraries ``horologium ARGUMENTS`` will load."""
    if _NEEDS_NO_QT.intersection(arguments):
        return None
    shot = any(argument.startswith("--offscreen-shot") for argument in arguments)
    if shot or environment.get("QT_QPA_PLATFORM") == "offscreen" or environment.get("WAYLAND_DISPLAY"):
        return OFFSCREEN
    # Without any display the program says so by itself, before it loads Qt.
    return WINDOW if environment.get("DISPLAY") else None


def workers(arguments: Sequence[str]) -> list[str]:
    """The whole suite is shared out over the cores; what was narrowed by hand runs in one process."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return [] if arguments or cores < 2 else ["-n", str(cores), "--dist", "worksteal"]


def quick_part() -> list[str]:
    """What tells whether another Python can run the program: rules, packs, campaigns and their files, a window."""
    folders = ("engine/core", "engine/kit", "engine/test_playthroughs.py", "content", "store", "campaign/ops")
    return [
        f"tests/{name}"
        for name in (*folders, "ui/test_app.py", "ui/window/test_main_window.py", "packaging/test_dev.py")
    ]


def named_python(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Part ``--python PATH`` from the other arguments."""
    others = list(arguments)
    for place, word in enumerate(others):
        name, equals, path = word.partition("=")
        if name == "--python":
            if not equals:
                path = next(iter(others[place + 1 :]), "")
            if not path:
                raise Stop("--python needs the path of a Python, such as /usr/bin/python3.")
            return path, others[:place] + others[place + (1 if equals else 2) :]
    return None, others


def hand_over(command: Sequence[str], environment: Mapping[str, str]) -> NoReturn:
    """Become the command, so that streams, signals and exit code are its own."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], list(command), dict(environment))
    process = subprocess.Popen(list(command), env=dict(environment))
    while process.poll() is None:
        with contextlib.suppress(KeyboardInterrupt):  # the program got it too, and decides
            process.wait()
    sys.exit(process.returncode)
