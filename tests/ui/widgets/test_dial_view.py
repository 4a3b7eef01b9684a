"""The hand of the dial."""

from __future__ import annotations

import pytest

from horologium.ui.widgets.dial_view import DialView


@pytest.fixture
def view(theme, qtbot):
    made = DialView(theme)
    made.resize(220, 200)
    qtbot.addWidget(made)
    return made


def test_the_hand_stands_at_once_where_motion_is_reduced(view):
    view.turn_to(7.5, sweeping=False)
    assert (view.hour, view.moving) == (7.5, False)


def test_the_hand_sweeps_to_its_hour(view, qtbot):
    view.turn_to(4.0, sweeping=True)
    assert view.moving
    qtbot.waitUntil(lambda: not view.moving)
    assert view.hour == pytest.approx(4.0)


def test_another_hour_is_another_picture(view):
    first = view.grab().toImage()
    view.turn_to(3, sweeping=False)
    assert view.grab().toImage() != first


def test_the_face_is_painted_anew_only_for_another_look(view, theme):
    view.grab()
    face = view._face
    view.turn_to(3, sweeping=False)
    view.grab()
    assert view._face is face
    theme.set_look("contrast", 100)
    view.grab()
    assert view._face is not face
