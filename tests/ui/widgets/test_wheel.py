"""The wheel scrolls pages and changes no value that was not chosen before."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from helpers.source import PROGRAM, sources
from helpers.wheel import turn_wheel
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.number_box import NumberBox
from horologium.ui.widgets.slider import Slider

BARE = {"QComboBox", "QFontComboBox", "QSpinBox", "QDoubleSpinBox", "QDateEdit", "QTimeEdit", "QSlider", "QDial"}
KIT = ("choice_box.py", "number_box.py", "slider.py")


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
