"""Files that the system hands over."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from horologium.ui.window.application import HandedFiles

PROBE = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from horologium.ui.window.application import Application

app = Application(["horologium"])
QCoreApplication.sendEvent(app, QFileOpenEvent("Siena.horologium"))
app.handed_files.deliver_to(print)
"""


def test_a_file_waits_until_somebody_can_open_it():
    letterbox, opened = HandedFiles(), []
    letterbox.put(Path("one"))
    letterbox.put(Path("two"))
    letterbox.deliver_to(opened.append)
    assert opened == [Path("one"), Path("two")]


def test_a_file_is_opened_at_once_when_the_window_stands():
    letterbox, opened = HandedFiles(), []
    letterbox.deliver_to(opened.append)
    letterbox.put(Path("one"))
    assert opened == [Path("one")]


def test_the_application_hears_of_files_from_the_system():
    told = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    assert told.stdout == "Siena.horologium\n"
