"""The program from outside: a process that draws its start screen."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from horologium import app


def run(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "horologium", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_the_start_screen_is_drawn_without_a_display(tmp_path, theme):
    file = tmp_path / "start.png"
    done = run("--data", tmp_path / "data", "--offscreen-shot", file, "--theme", theme, "--size", "1024x700")
    assert (done.returncode, done.stderr) == (0, "")
    assert QImage(str(file)).size().toTuple() == (1024, 700)


def test_a_picture_that_cannot_be_written_is_told_in_a_sentence(tmp_path):
    done = run("--data", tmp_path, "--offscreen-shot", tmp_path / "no-folder" / "start.png")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_the_versions_name_sqlite():
    assert app._versions()[0].startswith("SQLite 3.")
