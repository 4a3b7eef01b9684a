"""Groups in rooms: every one that is offered is reached by click, by key and by ear."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.boards import figure
from helpers.castles import at_castle, castle, crowd
from horologium.engine.core.view import OptionView
from horologium.ui.battle.board_cursor import NEXT, PREVIOUS, CursorPresenter, describe_cell

PEOPLE = (*crowd(4, "yard"), *crowd(2, "yard", "Hunter"), figure("ada", "yard", seat="crew"), *crowd(3, "road"))
AT_VILLAGER = OptionView("villager-yard-3", "Strike a villager")
AT_HUNTER = OptionView("shoot", "Shoot a hunter", figures=("hunter-yard-1",))
AT_ALL = OptionView("howl", "Howl", figures=tuple(f"villager-road-{number}" for number in (1, 2, 3)))


@pytest.fixture
def table(qtbot, theme):
    page, asker = at_castle(theme, castle(*PEOPLE), AT_VILLAGER, AT_HUNTER, AT_ALL)
    qtbot.addWidget(page)
    yield page, asker, CursorPresenter(page, asker, "{cost}", page)
    asker.forget()


def key(option):
    return None if option is None else option.key


@pytest.mark.parametrize(
    ("clicked", "option"),
    [
        ("villager-yard-3", "villager-yard-3"),
        ("villager-yard-1", "villager-yard-3"),
        ("hunter-yard-2", "shoot"),
        ("villager-road-2", "howl"),
    ],
)
def test_a_click_on_a_group_means_the_one_of_it_that_is_offered(table, clicked, option):
    assert key(table[1].option_at(clicked)) == option


def test_keys_walk_through_all_groups_that_are_offered(table):
    page, asker, cursor = table
    options = set()
    for _ in range(3):
        cursor.walk(NEXT)
        options.add(key(asker.option_at(page.board.cursor_figure)))
    assert options == {"villager-yard-3", "shoot", "howl"}


def test_keys_walk_back_to_where_they_came_from(table):
    page, _, cursor = table
    cursor.walk(NEXT)
    first = (page.board.cursor_cell, page.board.cursor_figure)
    cursor.walk(NEXT)
    cursor.walk(PREVIOUS)
    assert (page.board.cursor_cell, page.board.cursor_figure) == first


def test_enter_takes_the_option_of_the_group_that_is_meant(table, qtbot):
    page, asker, _ = table
    page.board.put_cursor("yard", "hunter-yard-2")
    with qtbot.waitSignal(asker.answered) as answered:
        page.board._enter()
    assert answered.args == [("shoot",)]


def test_arrows_mean_the_room_again(table):
    page = table[0]
    page.board.put_cursor("yard", "hunter-yard-2")
    page.board._step("up")
    assert page.board.cursor_figure == ""


def test_a_group_is_told_with_its_number():
    view = castle(*PEOPLE)
    yard = next(cell for cell in view.cells if cell.key == "yard")
    told = describe_cell(view, yard, {})
    assert "4 × Villager, 1/1, enemy; 2 × Hunter, 1/1, enemy; Ada, 3/3" in told


def test_what_stands_beside_a_label_is_told_with_it():
    view = castle()
    assert describe_cell(view, replace(view.cells[0], note="3/8"), {}).startswith("Heart of the House 3/8, ")


def test_a_group_is_told_whole_on_the_text_board(table):
    page = table[0]
    page.tabs.setCurrentWidget(page.text_board)
    page.text_board.show_view(castle(*PEOPLE), {})
    lines = [page.text_board.list.item(row).text() for row in range(page.text_board.list.count())]
    assert any("3 × Villager" in line for line in lines)
