"""The settings page shows what is set and says what is wanted."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout

from horologium.ui.pages.settings import SettingsPage
from horologium.ui.settings import Preferences
from horologium.ui.theme import CHOICES


@pytest.fixture
def page(theme, qtbot):
    made = SettingsPage(theme, "the/data/folder")
    made.show_preferences(Preferences())
    qtbot.addWidget(made)
    return made


def test_showing_what_is_set_is_no_wish(page, qtbot):
    with qtbot.assertNotEmitted(page.changed):
        page.show_preferences(Preferences("dark", 130, reduce_motion=True))
    assert page.themes.checkedId() == CHOICES.index("dark")
    assert page.percent.text() == "130 %"


def test_choosing_a_theme_is_said_once(page, qtbot):
    heard = []
    page.changed.connect(heard.append)
    page.themes.button(CHOICES.index("contrast")).click()
    assert heard == [Preferences("contrast")]


def test_moving_the_slider_asks_for_another_size(page, qtbot):
    with qtbot.waitSignal(page.changed) as told:
        page.text_size.setValue(3)
    assert told.args[0] == Preferences(text_size=120)


def test_the_box_asks_for_less_motion(page, qtbot):
    with qtbot.waitSignal(page.changed) as told:
        page.motion.click()
    assert told.args[0] == Preferences(reduce_motion=True)


def test_the_speed_of_battles_is_asked_for(page, qtbot):
    with qtbot.waitSignal(page.changed) as told:
        page.speed.setCurrentIndex(3)
    assert told.args[0] == Preferences(speed=200)


def test_without_motion_there_is_no_speed_to_choose(page):
    page.show_preferences(Preferences(reduce_motion=True))
    assert not page.speed.isEnabled()


def test_in_a_narrow_window_the_columns_stand_one_below_the_other(page):
    page.resize(400, 700)
    page._arrange()
    assert page._beside.direction() == QBoxLayout.Direction.TopToBottom
    page.resize(1600, 700)
    page._arrange()
    assert page._beside.direction() == QBoxLayout.Direction.LeftToRight
