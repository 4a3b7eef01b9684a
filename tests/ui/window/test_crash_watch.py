"""The watch over a run: what it leaves behind, and who is told of it."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QGuiApplication

from horologium.ui.window import crash_watch
from horologium.ui.window.crash_watch import CRASH, LOG, CrashWatch, Faults
from horologium.ui.window.dialogs import ErrorDialog


@pytest.fixture
def vigil(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    for name in ("enable", "disable"):  # those of this process are the test suite's
        monkeypatch.setattr(faulthandler, name, lambda *_: None)
    made = CrashWatch(tmp_path)
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
    other = CrashWatch(tmp_path)
    assert other._last_run() is None


def test_an_error_that_nobody_catches_is_written_down(vigil, tmp_path):
    vigil.begin()
    try:
        raise ValueError("an odd thing")
    except ValueError:
        sys.excepthook(*sys.exc_info())
    assert "an odd thing" in next(tmp_path.glob("run-*.log")).read_text(encoding="utf-8")


def test_a_folder_without_room_means_no_watch(tmp_path):
    watch = CrashWatch(tmp_path / "nowhere")
    assert watch.begin() is None
    watch.end()


def test_the_log_is_shown_and_can_be_copied(builder, vigil, tmp_path):
    left_behind(tmp_path)
    builder.main.show_error(*vigil.begin())
    dialog = builder.main.dialog
    assert isinstance(dialog, ErrorDialog)
    dialog._copy()
    assert "Segmentation fault" in QGuiApplication.clipboard().text()


@pytest.fixture
def hook(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    made = Faults(tmp_path)
    made.install()
    return made


def fail(error):
    try:
        raise error
    except BaseException:
        sys.excepthook(*sys.exc_info())


def test_an_uncaught_error_is_told_and_written_down(hook, qtbot, tmp_path):
    with qtbot.waitSignal(hook.reported) as told:
        fail(ValueError("an odd thing"))
    assert str(tmp_path / LOG) in told.args[0]
    assert "an odd thing" in told.args[1]
    assert "an odd thing" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_an_interrupt_is_no_fault(hook, qtbot, capsys):
    with qtbot.assertNotEmitted(hook.reported):
        fail(KeyboardInterrupt())
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_a_log_that_grew_too_large_begins_anew(hook, tmp_path, monkeypatch):
    monkeypatch.setattr(crash_watch, "_LARGEST_LOG", 10)
    fail(ValueError("first"))
    fail(ValueError("second"))
    assert "first" not in (tmp_path / LOG).read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_is_no_second_fault(hook, qtbot, tmp_path):
    (tmp_path / LOG).mkdir()
    with qtbot.waitSignal(hook.reported) as told:
        fail(ValueError("x"))
    assert "cannot be written" in told.args[0]


PAINTS_BADLY = """
import sys
from pathlib import Path
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from horologium.ui.window.crash_watch import Faults

class Bad(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.save()
        [][0]

app, shown, told = QApplication([]), Bad(), []
faults = Faults(Path(sys.argv[1]))
faults.reported.connect(lambda sentence, details: told.append(details))
faults.install()
shown.show()
for _ in range(5):
    shown.update()
    app.processEvents()
assert "IndexError" in told[-1]
print("lives on")
"""


def test_a_fault_in_painting_does_not_end_the_program(tmp_path):
    settings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", PAINTS_BADLY, str(tmp_path)], env=settings, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "lives on", done.stderr
