"""A box of choices that gives way."""

from __future__ import annotations

import pytest

from horologium.ui.widgets.elided_box import ElidedBox


@pytest.fixture
def box(qtbot):
    made = ElidedBox()
    qtbot.addWidget(made)
    made.addItems(["Siena – you are here, and have been here for a long time", "Rome"])
    return made


def test_a_long_choice_does_not_widen_the_box(box):
    assert box.sizeHint().width() < box.fontMetrics().horizontalAdvance(box.itemText(0))


def test_what_does_not_fit_is_told_in_the_tooltip(box):
    box.resize(120, 40)
    box.grab()
    assert box.toolTip() == box.itemText(0)


def test_what_fits_needs_no_tooltip(box):
    box.setCurrentIndex(1)
    box.resize(300, 40)
    box.grab()
    assert box.toolTip() == ""
