"""Faults of our own: written down, told, survived."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from horologium.ui import faults
from horologium.ui.faults import LOG, Faults


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
    monkeypatch.setattr(faults, "_LARGEST", 10)
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
from horologium.ui.faults import Faults

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
