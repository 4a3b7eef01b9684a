"""One dialog asks for consent, a line, a text or a pick, and gives the answer once it is closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from horologium.ui.kit.ask_dialog import AskDialog, LineField, ListField, TextField
from horologium.ui.kit.dialog_words import DialogWords

WORDS = DialogWords("A title", "An explanation", "&Go")


@pytest.fixture
def ask(theme, qtbot):
    """Open a dialog; its answers are gathered in a list."""

    def open_(field=None, **how):
        answers = []
        dialog = AskDialog(theme, WORDS, lambda *answer: answers.append(answer), field, **how)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.open()
        return dialog, answers

    return open_


def line(text="The Swan"):
    return LineField(text, "Name", 40, lambda text: "" if text else "it needs a name")


def test_consent_has_no_answer_but_itself(ask):
    dialog, answers = ask()
    dialog.go.click()
    assert answers == [()]


def test_a_line_is_given_without_the_blanks_around_it(ask):
    dialog, answers = ask(line(" The Heron "))
    dialog.go.click()
    assert answers == [("The Heron",)]


def test_a_line_that_will_not_do_says_why(ask):
    dialog, _ = ask(line())
    dialog.field.clear()
    assert (dialog.go.isEnabled(), dialog.problem.text()) == (False, "It needs a name")


def test_a_text_may_have_several_lines(ask):
    dialog, answers = ask(TextField("one\ntwo", "Remark"))
    dialog.go.click()
    assert answers == [("one\ntwo",)]


def test_a_pick_gives_what_stands_behind_the_text(ask):
    dialog, answers = ask(ListField([(1, "one"), (2, "two")], "Numbers"))
    dialog.field.setCurrentRow(1)
    dialog.go.click()
    assert answers == [(2,)]


def test_another_answer_has_a_button_of_its_own(ask):
    dialog, answers = ask(TextField("one", "Remark"), others=[("&Take it away", "")])
    next(each for each in dialog.findChildren(QPushButton) if each.text() == "&Take it away").click()
    assert answers == [("",)]


def test_who_leaves_gives_no_answer(ask):
    dialog, answers = ask(line())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert answers == []


@pytest.mark.parametrize(("careful", "answered"), [(False, [()]), (True, [])])
def test_enter_goes_on_unless_care_is_wanted(ask, careful, answered):
    dialog, answers = ask(careful=careful)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert answers == answered
