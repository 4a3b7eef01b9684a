"""Boxes of choices and numbers give way, keep room, and let the wheel pass."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox, QVBoxLayout, QWidget

from helpers.source import PROGRAM, sources
from helpers.wheel import turn_wheel
from horologium.ui.kit.boxes import ROOM, ChoiceBox, ElidedBox, NumberBox, Slider


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
def test_every_choice_of_a_short_list_is_seen_whole(qtbot, theme):
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Normal", "Grim", "Merciful"])
    box.show()
    box.showPopup()
    rows = sum(box.view().sizeHintForRow(row) for row in range(box.count()))
    assert box.view().viewport().height() >= rows
    box.hidePopup()
    box.hide()


@pytest.fixture
def elided(qtbot):
    made = ElidedBox()
    qtbot.addWidget(made)
    made.addItems(["Siena – you are here, and have been here for a long time", "Rome"])
    return made


def test_a_long_choice_does_not_widen_the_box(elided):
    assert elided.sizeHint().width() < elided.fontMetrics().horizontalAdvance(elided.itemText(0))


def test_what_does_not_fit_is_told_in_the_tooltip(elided):
    elided.resize(120, 40)
    elided.grab()
    assert elided.toolTip() == elided.itemText(0)


def test_what_fits_needs_no_tooltip(elided):
    elided.setCurrentIndex(1)
    elided.resize(300, 40)
    elided.grab()
    assert elided.toolTip() == ""


def test_digits_keep_away_from_the_border_and_are_not_cut_for_it(qtbot):
    box, plain = NumberBox(), QSpinBox()
    qtbot.addWidget(box)
    qtbot.addWidget(plain)
    assert box.lineEdit().textMargins().left() == ROOM
    assert box.sizeHint().width() == plain.sizeHint().width() + ROOM


BARE = {"QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit", "QSlider", "QDial"}
KIT = "ui/kit/boxes.py"


@pytest.fixture(params=[ChoiceBox, NumberBox, Slider])
def box(request, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    made = request.param(page)
    QVBoxLayout(page).addWidget(made)
    if isinstance(made, ChoiceBox):
        made.addItems(["one", "two", "three"])
        made.setCurrentIndex(1)
    else:
        made.setValue(5)
    page.show()
    page.setFocus()
    yield made
    page.hide()


def value(box):
    return box.currentIndex() if isinstance(box, ChoiceBox) else box.value()


def test_the_wheel_leaves_what_was_not_chosen_and_goes_on_to_the_page(box):
    before = value(box)
    assert not turn_wheel(box)
    assert not turn_wheel(box, up=True)
    assert value(box) == before
    assert not box.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus


@pytest.mark.parametrize("kind", [NumberBox, Slider])
def test_the_wheel_turns_numbers_that_were_chosen(qtbot, kind):
    box = kind()
    qtbot.addWidget(box)
    box.show()
    box.activateWindow()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    turn_wheel(box, up=True)
    assert box.value() > 0


def test_only_the_kit_makes_boxes_that_a_wheel_could_turn():
    found = []
    for source in sources(PROGRAM / "ui"):
        calls = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
        names = [(node.lineno, node.func.id) for node in calls if isinstance(node.func, ast.Name)]
        found += [f"{source.file}:{line} {name}" for line, name in names if name in BARE]
        bases = [base for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef) for base in node.bases]
        own = [base.id for base in bases if isinstance(base, ast.Name) and base.id in BARE]
        found += [f"{source.file} {name}" for name in own if not source.file.endswith(KIT)]
    assert found == []
