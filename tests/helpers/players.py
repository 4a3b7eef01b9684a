"""Players for the battle page: they answer what stands in the list or in the dice tray, as a hand would."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.ui.battle.option_rows import BARRED, FOLD

MOST = 4_000


def click_option(page, key):
    """Click the row of an option; what is folded up is opened first."""
    options = page.question.list
    if options.options.place_of(key) is None:
        click_row(page, fold_of(page, key))
    click_row(page, key)


def click_row(page, key):
    """Click a row of the list."""
    options = page.question.list
    index = options.options.index(options.options.place_of(key))
    options.scrollTo(index)
    QTest.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=options.visualRect(index).center())


def walk_to(page, key):
    """Go to a row of the list by arrows; what is folded up is opened on the way."""
    options = page.question.list
    options.setFocus()
    if options.options.place_of(key) is None:
        walk_to(page, fold_of(page, key))
        QTest.keyClick(options, Qt.Key.Key_Right)
    QTest.keyClick(options, Qt.Key.Key_Home)
    for _ in range(len(options.options.rows)):
        if options.current_key == key:
            return
        QTest.keyClick(options, Qt.Key.Key_Down)
    assert options.current_key == key, f"{key} cannot be reached by arrows"


def fold_of(page, key):
    """Tell which closed fold hides an option, by its kind."""
    kinds = {row.key.partition(":")[2]: row.key for row in page.question.list.options.rows if row.what == FOLD}
    kinds.pop(BARRED, None)
    assert len(kinds) == 1 or any(key.startswith(kind) for kind in kinds), f"{key} is nowhere"
    return next((row for kind, row in kinds.items() if key.startswith(kind)), next(iter(kinds.values())))


def answer_by_mouse(presenter, pick):
    """Answer the question at hand by clicks; ``pick`` chooses among so many options."""
    page = presenter.page
    if page.dice.asking:
        QTest.mouseClick(page.dice.roll, Qt.MouseButton.LeftButton)
        return
    question = presenter.session.question()
    if question.single:
        click_option(page, question.options[pick(len(question.options))].key)
        if presenter.asking.choice is not None and presenter.asking.choice.held:
            QTest.mouseClick(page.question.confirm, Qt.MouseButton.LeftButton)
        return
    for option in question.options[: question.least]:
        click_option(page, option.key)
    QTest.mouseClick(page.question.confirm, Qt.MouseButton.LeftButton)


def answer_by_keys(presenter, pick):
    """Answer the question at hand by keys alone: arrows and Enter in the list, Enter for dice and to confirm."""
    page = presenter.page
    if page.dice.asking:
        QTest.keyClick(page, Qt.Key.Key_Return)
        return
    question, options = presenter.session.question(), page.question.list
    chosen = [question.options[pick(len(question.options))]] if question.single else question.options[: question.least]
    for option in chosen:
        walk_to(page, option.key)
        QTest.keyClick(options, Qt.Key.Key_Return)
    if not question.single or (presenter.asking.choice is not None and presenter.asking.choice.held):
        QTest.keyClick(page.question.confirm, Qt.Key.Key_Return)


def play_to_the_end(presenter, answer, pick):
    """Play on until it is over; the number of answers given by hand."""
    for count in range(MOST):
        if presenter.session.outcome is not None:
            return count
        answer(presenter, pick)
    raise AssertionError("the battle does not end")
