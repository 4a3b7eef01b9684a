"""Dice typed from the real table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.engine.core.ask import Die
from horologium.engine.kit.dice import numbered
from horologium.engine.rulesets.demo.combat import ATTACK
from horologium.engine.rulesets.nova_aetas.fight.dice import D8
from horologium.ui.battle.panels.typed_throws import TypedDice, matching


@pytest.fixture
def boxes(qtbot, theme):
    """Make boxes for dice and keep the reasons why something was refused."""

    def make(*dice):
        widget = TypedDice(theme)
        qtbot.addWidget(widget)
        widget.ask(dice)
        with qtbot.waitActive(widget):
            widget.show()
            widget.activateWindow()
        widget.reasons = []
        widget.refused.connect(widget.reasons.append)
        widget.start()
        return widget

    return make


@pytest.mark.parametrize(
    ("typed", "faces"),
    [("8", ["8+sun"]), ("su", ["6+sun", "8+sun"]), ("su8", ["8+sun"]), ("9", []), ("x", []), ("8moon", [])],
)
def test_digits_and_letters_find_a_face(typed, faces):
    assert matching(D8.faces, typed) == faces


def test_a_digit_fills_the_box_and_the_next_is_ready(boxes):
    dice = boxes(D8, D8)
    QTest.keyClicks(dice.boxes[0], "6")
    assert (dice.faces, dice.boxes[1].hasFocus()) == (("6+sun", ""), True)


def test_symbols_are_typed_by_their_letters(boxes):
    dice = boxes(ATTACK, ATTACK)
    QTest.keyClicks(dice.boxes[0], "h")
    QTest.keyClicks(dice.boxes[1], "d")
    assert (dice.faces, dice.complete) == (("hit", "double"), True)


def test_a_face_that_the_die_does_not_have_is_refused_with_the_reason(boxes):
    dice = boxes(D8)
    QTest.keyClicks(dice.boxes[0], "9")
    assert dice.faces == ("",)
    assert dice.reasons == ["A d8 has no face 9: its faces are 1, 2 star, 3, 4 moon, 5 star, 6 sun, 7 moon, 8 sun."]


def test_backspace_takes_a_face_back_and_then_goes_back(boxes):
    dice = boxes(D8, D8)
    QTest.keyClicks(dice.boxes[0], "6")
    QTest.keyClick(dice.boxes[1], Qt.Key.Key_Backspace)
    assert dice.boxes[0].hasFocus()
    QTest.keyClick(dice.boxes[0], Qt.Key.Key_Backspace)
    assert dice.faces == ("", "")


def test_a_short_number_is_taken_when_the_box_is_left(boxes):
    dice = boxes(numbered(12), numbered(12))
    QTest.keyClicks(dice.boxes[0], "1")
    assert dice.faces[0] == ""
    QTest.keyClick(dice.boxes[0], Qt.Key.Key_Right)
    assert dice.faces[0] == "1"


def test_arrows_turn_a_die_through_its_faces(boxes):
    dice = boxes(Die("coin", ("heads", "tails")))
    for _ in range(2):
        QTest.keyClick(dice.boxes[0], Qt.Key.Key_Down)
    assert dice.faces == ("tails",)


def test_a_face_is_picked_from_the_menu(boxes):
    dice = boxes(D8)
    menu = dice.boxes[0].menu()
    menu.actions()[2].trigger()
    assert dice.faces == ("3",)


def test_a_box_says_aloud_what_it_shows(boxes):
    dice = boxes(D8)
    QTest.keyClicks(dice.boxes[0], "4")
    assert dice.boxes[0].accessibleName() == "Die 1, d8: 4 moon"


def test_the_rest_of_a_name_changes_nothing(boxes):
    dice = boxes(Die("night", ("melee-twice", "ranged-twice", "wild")))
    QTest.keyClicks(dice.boxes[0], "meleetwice")
    assert (dice.faces, dice.reasons) == (("melee-twice",), [])
