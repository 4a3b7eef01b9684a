"""Players for the battle page: they answer what stands in the list or in the dice tray, as a hand would."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

MOST = 4_000


def click_option(page, place):
    """Click a line of the list; the page gives the board its answer from there."""
    options = page.question.list
    index = options.options.index(place)
    options.scrollTo(index)
    QTest.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=options.visualRect(index).center())


def answer_by_mouse(presenter, pick):
    """Answer the question at hand by clicks; ``pick`` chooses among so many options."""
    page = presenter.page
    if page.dice.asking:
        QTest.mouseClick(page.dice.roll, Qt.MouseButton.LeftButton)
        return
    question = presenter.session.question()
    if question.single:
        click_option(page, pick(len(question.options)))
        return
    for place in range(question.least):
        click_option(page, place)
    QTest.mouseClick(page.question.confirm, Qt.MouseButton.LeftButton)


def answer_by_keys(presenter, pick):
    """Answer the question at hand by keys alone: arrows and Enter in the list, Enter for dice and to confirm."""
    page = presenter.page
    if page.dice.asking:
        QTest.keyClick(page, Qt.Key.Key_Return)
        return
    question, options = presenter.session.question(), page.question.list
    wanted = [pick(len(question.options))] if question.single else range(question.least)
    for place in wanted:
        options.setFocus()
        QTest.keyClick(options, Qt.Key.Key_Home)
        for _ in range(place):
            QTest.keyClick(options, Qt.Key.Key_Down)
        QTest.keyClick(options, Qt.Key.Key_Return)
    if not question.single:
        QTest.keyClick(page, Qt.Key.Key_Return)


def play_to_the_end(presenter, answer, pick):
    """Play on until it is over; the number of answers given by hand."""
    for count in range(MOST):
        if presenter.session.outcome is not None:
            return count
        answer(presenter, pick)
    raise AssertionError("the battle does not end")
