"""The company in a row, and the plates it stands on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helpers.screens import ada, guarded, table
from horologium.engine.core.view import FigureView
from horologium.ui.battle.panels.company_strip import CompanyStrip, rows


@pytest.fixture
def strip(theme, tips, pictures, shown):
    made = shown(CompanyStrip(theme, tips, pictures), 600, 60)
    made.show_rows(rows(table(), {"heroes": "#2d5f4e"}, "ada"))
    return made


def test_only_those_whom_a_seat_plays_stand_in_the_row():
    assert [row.figure.key for row in rows(guarded(), {}, "")] == ["ada"]


def test_a_plate_tells_life_perilium_with_its_cause_and_statuses(strip):
    (plate,) = strip.plates
    assert plate.accessibleName() == "Ada"
    assert plate.accessibleDescription() == (
        "Squire. 4 / 6. Perilium of Ada: 3 / 12 (+1: wounded an enemy). Action points: 5. Burn 1"
    )


def test_the_tooltip_names_the_rule_that_turned_the_perilium(strip):
    tip = strip.plates[0].toolTip()
    assert "NAR-PER-03" in tip
    assert "the words of NAR-PER-03" in tip


def test_a_click_and_a_key_choose_a_figure(strip, qtbot):
    with qtbot.waitSignal(strip.figure_chosen) as chosen:
        QTest.mouseClick(strip.plates[0], Qt.MouseButton.LeftButton)
    assert chosen.args == ["ada"]
    with qtbot.waitSignal(strip.figure_chosen):
        QTest.keyClick(strip.plates[0], Qt.Key.Key_Space)


def test_plates_are_kept_and_change_with_the_view(strip):
    plate, before = strip.plates[0], strip.plates[0].grab().toImage()
    strip.show_rows(rows(table(figures=(ada(life=1),)), {}, ""))
    assert strip.plates[0] is plate
    assert plate.grab().toImage() != before


def test_many_stand_in_two_rows_and_nobody_is_left_out(strip):
    many = tuple(FigureView(f"f{n}", f"Figure {n}", "azure", "A1", "bowman", 2, 2, True) for n in range(9))
    strip.show_rows(rows(table(figures=many), {}, ""))
    tops = {plate.geometry().top() for plate in strip.plates}
    assert (len([plate for plate in strip.plates if plate.isVisible()]), len(tops)) == (9, 2)


def test_without_figures_there_is_no_row(strip):
    strip.show_rows([])
    assert not strip.isVisible()
