"""The board by keys: the cursor goes to those who matter, says what it finds, and chooses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from helpers.cursor import walk_cursor
from horologium.ui.battle.panels.text_board import MARK, OPTIONS, WHOLE
from horologium.ui.battle.screen_reader import MOST, Speaker

TOLL = "rehearsal/a-toll-on-the-road"


@pytest.fixture
def ford(open_battle):
    """A battle at the first question that lies on the board."""
    presenter = open_battle()
    while not presenter.cursor.options():
        QTest.keyClick(presenter.page, Qt.Key.Key_1)
    return presenter


def press(presenter, *keys):
    for key in keys:
        QTest.keyClick(presenter.page.board, key)
    return presenter.page.board.cursor_cell


def test_home_goes_to_the_one_who_acts(ford):
    board = ford.page.board.board
    board.light(next(iter(board.figures)))
    assert press(ford, Qt.Key.Key_Home) == board.cell_of(board.lit)


def test_n_goes_round_all_that_can_be_chosen(ford):
    targets = ford.cursor.targets()
    assert [press(ford, Qt.Key.Key_N) for _ in range(len(targets) + 1)] == [*targets, targets[0]]


def test_p_goes_back_again(ford):
    first = press(ford, Qt.Key.Key_N)
    assert press(ford, Qt.Key.Key_N, Qt.Key.Key_P) == first


def test_enter_chooses_what_lies_under_the_cursor(ford):
    before = len(ford.session.table.log)
    press(ford, Qt.Key.Key_N, Qt.Key.Key_Return)
    assert len(ford.session.table.log) > before


def test_enter_beside_everything_chooses_nothing(ford):
    cells = ford.page.board.board.geometry.cells
    walk_cursor(ford.page, next(cell for cell in cells if cell not in ford.cursor.options()))
    before = len(ford.session.table.log)
    press(ford, Qt.Key.Key_Return)
    assert len(ford.session.table.log) == before


def test_the_cursor_says_what_could_be_chosen(ford, qtbot):
    with qtbot.waitSignal(ford.said) as said:
        press(ford, Qt.Key.Key_N)
    assert "option: " in said.args[0]
    assert ford.page.board.accessibleDescription() == said.args[0]


def test_enemies_are_told_from_friends(open_battle, qtbot):
    nova = open_battle(mission=TOLL)
    view = nova.page.board.board.view
    foe = next(figure for figure in view.figures if not figure.seat)
    with qtbot.waitSignal(nova.said) as said:
        nova.page.board.put_cursor(foe.cell)
    assert foe.name in said.args[0]
    assert "enemy" in said.args[0]


def lines(presenter, shown):
    text = presenter.page.text_board
    presenter.page.tabs.setCurrentWidget(text)
    text.shown.setCurrentIndex(shown)
    return [text.list.item(row).text() for row in range(text.list.count())]


def test_the_text_can_show_the_whole_board(ford):
    assert len(lines(ford, WHOLE)) == len(ford.page.board.board.geometry.cells)


def test_the_text_marks_what_can_be_chosen(ford):
    assert len(lines(ford, OPTIONS)) == len(ford.cursor.options())
    assert all(line.startswith(MARK) for line in lines(ford, OPTIONS))


def test_enter_on_a_line_of_the_text_chooses(ford):
    lines(ford, OPTIONS)
    before, text = len(ford.session.table.log), ford.page.text_board
    text.list.setCurrentRow(0)
    QTest.keyClick(text.list, Qt.Key.Key_Return)
    assert len(ford.session.table.log) > before


def test_tab_goes_from_the_question_to_the_board_to_the_journal(ford):
    page = ford.page
    order = [page.question.list, page.question.confirm, page.board, page.journal.list]
    ring, widget = [], page.question.list
    for _ in range(400):
        ring.append(widget)
        widget = widget.nextInFocusChain()
    assert [ring.index(one) for one in order] == sorted(ring.index(one) for one in order)


def test_everything_that_takes_keys_has_a_name(open_battle):
    page = open_battle(mission=TOLL).page
    nameless = [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (widget.accessibleName() or getattr(widget, "text", str)())
    ]
    assert [(type(one).__name__, type(one.parent()).__name__) for one in nameless] == []


def test_what_happens_at_once_is_said_in_one_breath(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    speaker = Speaker(widget)
    speaker.say(f"Event {number}" for number in range(MOST + 3))
    qtbot.waitUntil(lambda: bool(speaker.last))
    assert speaker.last.startswith("3 events before that. Event 3.")
