"""The watch over a run: what it leaves behind, and who is told of it."""

from __future__ import annotations

import faulthandler
import sys

import pytest
from PySide6.QtGui import QGuiApplication

from horologium.ui.dialogs import ErrorDialog
from horologium.ui.vigil import CRASH, Vigil


@pytest.fixture
def vigil(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    for name in ("enable", "disable"):  # those of this process are the test suite's
        monkeypatch.setattr(faulthandler, name, lambda *_: None)
    made = Vigil(tmp_path)
    yield made
    made.end()


def left_behind(folder, text="Horologium 0.1\nFatal Python error: Segmentation fault\n"):
    (folder / "run-1.log").write_text(text, encoding="utf-8")


def test_a_run_that_ends_well_leaves_nothing_behind(vigil, tmp_path):
    assert vigil.begin() is None
    assert [path.suffix for path in tmp_path.iterdir()] == [".log"]
    vigil.end()
    assert list(tmp_path.iterdir()) == []


def test_a_crash_is_told_once_and_kept(vigil, tmp_path):
    left_behind(tmp_path)
    crash = vigil.begin()
    assert "Segmentation fault" in crash.log
    assert "every campaign opens at its last answer" in crash.sentence
    assert "nothing of it is sent to anybody" in crash.sentence
    vigil.end()
    assert (vigil.begin(), (tmp_path / CRASH).exists()) == (None, True)


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can read a file that is held there")
def test_a_run_that_goes_on_has_not_crashed(vigil, tmp_path):
    vigil.begin()
    other = Vigil(tmp_path)
    assert other._last_run() is None


def test_an_error_that_nobody_catches_is_written_down(vigil, tmp_path):
    vigil.begin()
    try:
        raise ValueError("an odd thing")
    except ValueError:
        sys.excepthook(*sys.exc_info())
    assert "an odd thing" in next(tmp_path.glob("run-*.log")).read_text(encoding="utf-8")


def test_a_folder_without_room_means_no_watch(tmp_path):
    watch = Vigil(tmp_path / "nowhere")
    assert watch.begin() is None
    watch.end()


def test_the_log_is_shown_and_can_be_copied(desk, vigil, tmp_path):
    left_behind(tmp_path)
    desk.rooms.show_error(*vigil.begin())
    sheet = desk.rooms.sheet
    assert isinstance(sheet, ErrorDialog)
    sheet._copy()
    assert "Segmentation fault" in QGuiApplication.clipboard().text()
