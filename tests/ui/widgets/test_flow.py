"""Widgets side by side in lines."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from horologium.ui.widgets.flow import Flow


@pytest.fixture
def filled(qtbot):
    """A widget with some buttons of one size."""
    kept = []

    def fill(count, width, **how):
        outer = QWidget()
        kept.append(outer)
        qtbot.addWidget(outer)
        flow = Flow(10, **how)
        outer.setLayout(flow)
        buttons = [QPushButton(str(number)) for number in range(count)]
        for button in buttons:
            button.setMinimumSize(90, 30)
            button.setMaximumHeight(30)
            flow.addWidget(button)
        outer.resize(width, 300)
        outer.show()
        return flow, buttons

    return fill


def test_what_does_not_fit_begins_a_new_line(filled):
    _, buttons = filled(4, 220)
    tops = [button.y() for button in buttons]
    assert tops[0] == tops[1] < tops[2] == tops[3]


def test_lines_are_filled_evenly(filled):
    _, buttons = filled(3, 310, even=True)
    assert {button.width() for button in buttons} == {96}


def test_no_more_than_wanted_stand_side_by_side(filled):
    _, buttons = filled(4, 1000, even=True, most=2)
    assert buttons[2].y() > buttons[0].y()


def test_a_narrower_room_is_higher(filled):
    flow, _ = filled(4, 400)
    assert flow.heightForWidth(100) > flow.heightForWidth(400)


def test_a_height_is_measured_anew_after_a_change(filled):
    flow, buttons = filled(4, 100)
    before = flow.heightForWidth(100)
    buttons[0].hide()
    flow.invalidate()
    assert flow.heightForWidth(100) < before


def test_an_empty_flow_needs_no_room(qtbot):
    assert Flow().heightForWidth(300) == 0
