"""The settings page shows what is set and says what is wanted."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout

from horologium.ui.kit.theme import CHOICES
from horologium.ui.settings.page import SettingsPage
from horologium.ui.settings.preferences import VALUES, Preferences


@pytest.fixture
def page(theme, qtbot):
    made = SettingsPage(theme, "the/data/folder")
    made.show_preferences(Preferences())
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_value_of_every_setting_can_be_shown_and_chosen(page, name, value):
    page.show_preferences(Preferences(**{name: value}))
    assert page.controls[name].value() == value


def test_showing_what_is_set_is_no_wish(page, qtbot):
    with qtbot.assertNotEmitted(page.changed):
        page.show_preferences(Preferences("dark", 130, reduce_motion=True))
    assert page.controls["theme"].value() == "dark"
    assert page.percent.text() == "130 %"


def test_choosing_a_theme_is_said_once(page, qtbot):
    heard = []
    page.changed.connect(heard.append)
    page.controls["theme"].widget.button(CHOICES.index("contrast")).click()
    assert heard == [Preferences("contrast")]


def test_moving_the_slider_asks_for_another_size(page, qtbot):
    with qtbot.waitSignal(page.changed) as told:
        page.controls["text_size"].widget.setValue(3)
    assert told.args[0] == Preferences(text_size=120)


def test_the_box_asks_for_less_motion(page, qtbot):
    with qtbot.waitSignal(page.changed) as told:
        page.controls["reduce_motion"].widget.click()
    assert told.args[0] == Preferences(reduce_motion=True)


def test_the_speed_of_battles_is_asked_for(page, qtbot):
    with qtbot.waitSignal(page.changed) as told:
        page.controls["speed"].widget.setCurrentIndex(3)
    assert told.args[0] == Preferences(speed=200)


def test_without_motion_there_is_no_speed_to_choose(page):
    page.show_preferences(Preferences(reduce_motion=True))
    assert not page.controls["speed"].widget.isEnabled()


def test_in_a_narrow_window_the_columns_stand_one_below_the_other(page):
    page.resize(400, 700)
    page._arrange()
    assert page._beside.direction() == QBoxLayout.Direction.TopToBottom
    page.resize(1600, 700)
    page._arrange()
    assert page._beside.direction() == QBoxLayout.Direction.LeftToRight
