"""The bar of time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from horologium.ui.battle.history import Landmark
from horologium.ui.battle.panels.replay_bar import ReplayBar


@pytest.fixture
def bar(theme, qtbot):
    made = ReplayBar(theme)
    qtbot.addWidget(made)
    made.resize(600, 44)
    made.show_length(20)
    made.show()
    return made


def test_a_step_back_asks_for_the_moment_before(bar, qtbot):
    with qtbot.waitSignal(bar.moment_requested) as told:
        bar.back.click()
    assert told.args == [19]


def test_the_last_position_is_now(bar, qtbot):
    bar.show_moment(7)
    with qtbot.waitSignal(bar.moment_requested) as told:
        bar.now.click()
    assert (told.args, bar.now.isEnabled()) == ([-1], True)


def test_showing_a_moment_is_no_wish(bar, qtbot):
    with qtbot.assertNotEmitted(bar.moment_requested):
        bar.show_moment(3)
    assert bar.place.text() == "3 / 20"


def test_a_click_on_the_slider_goes_to_that_moment(bar, qtbot):
    with qtbot.waitSignal(bar.moment_requested) as told:
        QTest.mouseClick(
            bar.slider, Qt.MouseButton.LeftButton, pos=QPoint(bar.slider.width() // 2, bar.slider.height() // 2)
        )
    assert told.args == [10]


def test_the_speed_goes_round(bar):
    heard = []
    bar.times_changed.connect(heard.append)
    for _ in range(3):
        bar.times.click()
    assert heard == [2, 4, 1]


def test_play_and_stop_are_one_button(bar):
    heard = []
    bar.play_requested.connect(heard.append)
    bar.play.click()
    bar.show_playing(True)
    bar.play.click()
    assert heard == [True, False]


def test_marks_are_drawn(bar):
    plain = bar.slider.grab().toImage()
    bar.show_marks([Landmark(5, "death", "Orc falls")])
    assert bar.slider.grab().toImage() != plain


def test_nothing_can_be_stepped_before_the_first_answer(bar):
    bar.show_length(0)
    assert not any(button.isEnabled() for button in (bar.back, bar.on, bar.play, bar.now, bar.share))
