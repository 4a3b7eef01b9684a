"""The dice tray."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.engine.rulesets.nova_aetas.fight.dice import D8
from horologium.ui.battle.panels.dice_tray import DiceRow, DiceTray
from horologium.ui.battle.questions import BattleQuestion
from horologium.ui.battle.seating import BOX, TYPED, Dice, SeatedPlayer
from horologium.ui.battle.thrown_dice import DiceThrow

THROW = DiceThrow("NAR-DEF-02", "Sofia", ("1", "6+sun"), (D8, D8), (False, True), "1 of 2 succeed", again=(1,))


@pytest.fixture
def tray(qtbot, theme):
    made = DiceTray(theme)
    qtbot.addWidget(made)
    made.resize(600, 100)
    made.show()
    return made


def draw(*cards, count=1):
    return BattleQuestion("draw", "card", "R", "Draw", SeatedPlayer("p", "P"), cards=cards, least=count, most=count)


def test_what_fell_is_told_with_its_rule(tray):
    tray.show_throw(THROW)
    assert (tray.words.text(), tray.rule.rule) == ("Sofia · 1 of 2 succeed", "NAR-DEF-02")


def test_a_throw_without_words_tells_its_faces(tray):
    tray.show_throw(DiceThrow("R", "Sofia", ("4+moon",), (D8,)))
    assert tray.words.text() == "Sofia · 4 moon"


def test_the_result_is_not_told_while_dice_tumble(tray, qtbot):
    tray.throw(THROW, 200)
    assert tray.words.text() == "Sofia"
    assert tray.row.tumbling
    qtbot.waitUntil(lambda: not tray.row.tumbling)


def test_a_throw_that_is_skipped_lies_at_once(tray):
    tray.throw(THROW, 600)
    tray.show_throw(THROW)
    assert not tray.row.tumbling


def test_cards_drawn_unseen_are_only_counted(tray):
    tray.show_throw(DiceThrow("R", "Azure", ("ambush",), hidden=True))
    assert tray.words.text() == "Azure · 1 face down"


def test_dice_are_typed_and_given_by_enter(tray, qtbot):
    tray.ask((D8, D8), "Roll", "R", box=False)
    boxes = tray.typed.boxes
    QTest.keyClicks(boxes[0], "8")
    QTest.keyClicks(boxes[1], "3")
    with qtbot.waitSignal(tray.faces_given) as given:
        QTest.keyClick(boxes[1], Qt.Key.Key_Return)
    assert given.args == [("8+sun", "3")]


def test_an_impossible_face_is_explained_in_the_tray(tray):
    tray.ask((D8,), "Roll", "R", box=False)
    QTest.keyClicks(tray.typed.boxes[0], "9")
    assert tray.problem.isVisible()
    QTest.keyClicks(tray.typed.boxes[0], "3")
    assert not tray.problem.isVisible()


def test_enter_in_an_empty_box_lets_the_program_roll(tray, qtbot):
    tray.ask((D8,), "Roll", "R", box=True)
    with qtbot.waitSignal(tray.roll_requested):
        QTest.keyClick(tray.typed.boxes[0], Qt.Key.Key_Return)


def test_enter_with_dice_typed_in_part_says_what_is_missing_and_rolls_nothing(tray, qtbot):
    tray.ask((D8, D8), "Roll", "R", box=True)
    tray.typed.start("8")
    with qtbot.assertNotEmitted(tray.roll_requested):
        tray.confirm()
    assert "still to be typed" in tray.problem.text()


def test_a_card_that_is_there_once_is_offered_once(tray):
    tray.ask_cards(draw("a", "b", "b", count=2), box=False)
    first, second = tray.cards.boxes
    first.setCurrentIndex(first.findData("a"))
    assert (second.findData("a"), second.findData("b") >= 0) == (-1, True)


def test_cards_of_a_real_deck_are_given(tray, qtbot):
    tray.ask_cards(draw("a", "b"), box=False)
    tray.cards.boxes[0].setCurrentIndex(1)
    with qtbot.waitSignal(tray.faces_given) as given:
        tray.take.click()
    assert given.args == [("b",)]


@pytest.mark.parametrize(
    ("text", "dice"),
    [("Roll for me at once", Dice(BOX)), ("I draw and name the cards", Dice(draws=TYPED))],
)
def test_the_menu_says_where_dice_come_from(tray, qtbot, text, dice):
    action = next(action for action in tray.policy.menu().actions() if action.text() == text)
    with qtbot.waitSignal(tray.dice_changed) as told:
        action.trigger()
    assert told.args == [dice]


def test_the_rule_that_asks_may_have_a_policy_of_its_own(tray, qtbot):
    tray.ask((D8,), "Roll", "NAR-DEF-02", box=True)
    action = [action for action in tray.policy.menu().actions() if action.text() == "I roll and type"][-1]
    with qtbot.waitSignal(tray.dice_changed) as told:
        action.trigger()
    assert told.args[0].rules == {"NAR-DEF-02": TYPED}


@pytest.mark.parametrize("count", [1, 8, 20])
def test_many_dice_stay_inside_the_row(qtbot, theme, count):
    row = DiceRow(theme)
    qtbot.addWidget(row)
    row.resize(320, 56)
    boxes = list(row._boxes(count))
    assert all(row.rect().toRectF().contains(box) for box in boxes)


def test_keys_stay_in_the_tray_when_its_boxes_go(tray, qtbot):
    with qtbot.waitActive(tray):
        tray.activateWindow()
    tray.ask((D8,), "Roll", "R", box=False)
    tray.rest()
    assert tray.row.hasFocus()


def test_a_question_that_is_withdrawn_leaves_the_last_throw(tray):
    tray.show_throw(THROW)
    tray.ask((D8,), "Roll now", "R", box=True)
    tray.rest()
    assert tray.words.text() == "Sofia · 1 of 2 succeed"


def test_nothing_is_left_of_another_battle(tray):
    tray.show_throw(THROW)
    tray.wipe()
    assert (tray.words.text(), tray.rule.isVisible()) == ("Dice and cards fall here.", False)


def test_dice_that_are_asked_about_are_laid_out_once(tray):
    tray.show_throw(THROW)
    tray.lay_out(replace(THROW, again=()))
    assert tray._last is THROW
    tray.lay_out(replace(THROW, who="Azure", text="none succeeds"))
    assert tray.words.text() == "Azure · none succeeds"


def test_keys_that_were_at_the_last_throw_go_on_to_the_next(tray, qtbot):
    with qtbot.waitActive(tray):
        tray.activateWindow()
    tray.row.setFocus()
    tray.ask((D8,), "Roll", "R", box=True)
    assert tray.roll.hasFocus()
