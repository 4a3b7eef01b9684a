"""What is drawn by hand is pressed by Enter as well as by the space bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.ui.widgets.pressable import Pressable


class Blank(Pressable):
    def paintEvent(self, _event):  # noqa: N802
        pass


@pytest.fixture
def button(qtbot):
    made = Blank()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_it(qtbot, button, key):
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, key)


def test_other_keys_do_not(qtbot, button):
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_A)
