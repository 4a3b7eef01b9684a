"""The window onto something large: keys and buttons do the same, and what nobody wants is the page's."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from horologium.ui.kit.pan_zoom_view import PanZoomView


@pytest.fixture
def view(theme, qtbot):
    made = PanZoomView(theme)
    qtbot.addWidget(made)
    made.home = QRectF(0, 0, 400, 300)
    made.scene().setSceneRect(QRectF(-400, -400, 1_200, 1_200))
    made.resize(400, 300)
    made.show()
    return made


def taken(view, key, held=Qt.KeyboardModifier.NoModifier):
    event = QKeyEvent(QKeyEvent.Type.KeyPress, key, held)
    view.keyPressEvent(event)
    return event.isAccepted()


def test_it_fits_its_home_until_somebody_looks_elsewhere(view):
    before = view.closeness
    view.resize(800, 600)
    grown = view.closeness
    view.zoom(1.5)
    view.resize(400, 300)
    assert grown > before
    assert view.closeness > grown


def test_a_key_presses_the_button_that_bears_it(view):
    pressed = []
    view.add_tool("sheet", "All", "0", lambda: pressed.append("all"))
    QTest.keyClick(view, Qt.Key.Key_0)
    assert pressed == ["all"]


def test_it_goes_no_closer_than_is_reasonable(view):
    view.zoom(1_000)
    assert view.closeness == PanZoomView.CLOSEST


def test_enter_is_told(view, qtbot):
    with qtbot.waitSignal(view.entered):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_a_key_that_stands_for_nothing_is_left_to_the_page(view):
    assert not taken(view, Qt.Key.Key_Q)


def test_a_key_that_gives_up_is_left_to_the_page(view):
    view.keys[Qt.Key.Key_Q] = lambda: False
    assert not taken(view, Qt.Key.Key_Q)


def test_letters_with_control_are_left_to_the_page(view):
    assert not taken(view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
