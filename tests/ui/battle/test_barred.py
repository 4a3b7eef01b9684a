"""Why can I not? What is no option says why: in the list, on the board, to the cursor."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helpers.players import click_option, click_row, walk_to
from horologium.ui.battle.option_rows import BARRED, FOLD

TOLL = "rehearsal/a-toll-on-the-road"
NOT_NOW = f"{FOLD}:{BARRED}"


@pytest.fixture
def opened(open_battle):
    """The first activation of a mission, with what is barred folded out."""
    presenter = open_battle(mission=TOLL)
    while presenter.session.question().rule != "NAR-HAC-07":
        presenter.session.answer((presenter.session.question().options[0].key,))
    click_row(presenter.page, NOT_NOW)
    return presenter


def rows(presenter):
    return presenter.page.question.list.options.rows


def end(presenter):
    return next(row for row in rows(presenter) if row.key == f"{BARRED}:end")


def test_a_row_says_why_it_cannot_be_chosen(opened):
    row = end(opened)
    assert (row.why, row.rule) == ("at least 1 AP must be spent first", "NAR-HAC-12")


def test_a_barred_row_has_no_number_and_is_read_aloud_with_its_reason(opened):
    options = opened.page.question.list.options
    place = options.place_of(f"{BARRED}:end")
    assert "not possible: at least 1 AP" in options.data(options.index(place))
    assert all(options.numbered(number) is None or options.numbered(number).what != BARRED for number in range(1, 10))


def test_a_click_on_a_barred_row_explains_it_and_opens_nothing(opened, qtbot):
    with qtbot.assertNotEmitted(opened.rule_requested):
        click_row(opened.page, f"{BARRED}:end")
    assert "at least 1 AP must be spent first" in opened.page.question.details.text()


def test_a_second_click_on_a_barred_row_opens_its_rule_and_answers_nothing(opened, qtbot):
    before = len(opened.session.table.log)
    click_row(opened.page, f"{BARRED}:end")
    with qtbot.waitSignal(opened.rule_requested) as asked:
        click_row(opened.page, f"{BARRED}:end")
    assert (asked.args, len(opened.session.table.log)) == (["NAR-HAC-12"], before)


def test_a_barred_row_is_reached_by_arrows_and_explained_below(opened):
    walk_to(opened.page, f"{BARRED}:end")
    assert "at least 1 AP must be spent first" in opened.page.question.details.text()


def test_escape_folds_it_up_again(opened):
    QTest.keyClick(opened.page, Qt.Key.Key_Escape)
    assert rows(opened)[-1].key == NOT_NOW


def far_away(presenter):
    """Go to move, and find a square that is too far."""
    click_option(presenter.page, "move")
    barred = {cell: presenter.asking.why_not(cell) for cell in presenter.page.board.board.geometry.cells}
    return next(cell for cell, found in barred.items() if found is not None and "AP away" in found.why)


def test_a_click_on_a_square_out_of_reach_says_why_on_the_board(opened):
    cell, before = far_away(opened), len(opened.session.table.log)
    opened.page.board.cell_chosen.emit(cell)
    assert "AP away" in opened.page.board.board.overlays.said("hover")
    assert len(opened.session.table.log) == before


def test_the_reason_goes_when_an_option_is_pointed_at(opened):
    opened.page.board.cell_chosen.emit(far_away(opened))
    opened.asking.point_at(opened.asking.question.options[0].key)
    assert opened.page.board.board.overlays.said("hover") == ""


def test_the_cursor_is_told_why_a_square_cannot_be_reached(opened, qtbot):
    cell = far_away(opened)
    opened.page.board.put_cursor(cell)
    assert "not possible: " in opened.page.board.accessibleDescription()


def test_enter_on_such_a_square_says_it_on_the_board(opened):
    cell = far_away(opened)
    opened.page.board.put_cursor(cell)
    QTest.keyClick(opened.page.board, Qt.Key.Key_Return)
    assert "AP away" in opened.page.board.board.overlays.said("hover")


def test_a_figure_that_has_acted_says_so_when_it_is_clicked(open_battle):
    presenter = open_battle(mission="demo/the-ford")
    for _ in range(60):
        question = presenter.session.question()
        if question.rule == "DEMO-RND-04" and question.barred:
            break
        presenter.session.answer((question.options[0].key,))
    presenter.page.board.figure_chosen.emit(question.barred[0].figures[0])
    assert presenter.page.board.board.overlays.said("hover") == "has acted in this round"
