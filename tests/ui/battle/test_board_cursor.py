"""What is pointed at: intents, areas and sight, as the engine tells them."""

from __future__ import annotations

import pytest

TOLL = "rehearsal/a-toll-on-the-road"


@pytest.fixture
def nova(open_battle):
    return open_battle(mission=TOLL)


@pytest.fixture
def ford(open_battle):
    return open_battle()


def hover(presenter, figure):
    presenter.page.board.figure_hovered.emit(figure)


def enemy(presenter):
    return presenter.page.board.board.view.intents[0]


def test_an_enemy_shows_whom_it_is_after_and_why(nova):
    intent, overlays = enemy(nova), nova.page.board.board.overlays
    hover(nova, intent.figure)
    assert overlays.said("target").startswith(intent.label)
    assert intent.why in overlays.said("target")


def test_an_enemy_shows_its_control_area(nova):
    hover(nova, enemy(nova).figure)
    board = nova.page.board.board
    assert board.cell_of(enemy(nova).figure) in board.overlays.cells("control")


def test_nothing_is_left_when_the_mouse_goes_on(nova):
    overlays = nova.page.board.board.overlays
    hover(nova, enemy(nova).figure)
    hover(nova, "")
    assert (overlays.cells("control"), overlays.said("target")) == ((), "")


def test_ranges_are_shown_when_they_are_wished_for(ford):
    board = ford.page.board.board
    figure = next(iter(board.figures))
    hover(ford, figure)
    assert board.overlays.cells("range") == ()
    ford.page.board.show_areas(True)
    assert board.overlays.cells("range") != ()


def test_the_cursor_says_whether_the_one_who_acts_sees_that_far(ford, qtbot):
    board = ford.page.board.board
    figure = next(iter(board.figures))
    board.light(figure)
    far = [key for key in board.geometry.cells if key != board.cell_of(figure)]
    with qtbot.waitSignal(ford.said) as said:
        ford.page.board.put_cursor(far[-1])
    assert "sight" in said.args[0] or "Hidden" in said.args[0]
    assert "distance" in said.args[0]


def test_what_blocks_a_line_is_named_and_marked(ford):
    board, table = ford.page.board.board, ford.session.table
    figure = next(iter(board.figures))
    board.light(figure)
    hidden = next(
        key for key in board.geometry.cells
        if key != board.cell_of(figure) and not table.ruleset.lookout.sight(table.state, figure, key).clear
    )  # fmt: skip
    ford.page.board.put_cursor(hidden)
    assert board.overlays.said("blocked").startswith("Hidden by")


def test_of_the_past_the_engine_is_not_asked(ford):
    board = ford.page.board.board
    figure = next(iter(board.figures))
    ford.page.board.show_areas(True)
    for _ in range(3):
        question = ford.session.question()
        if question is not None and question.kind == "choose":
            ford.session.answer((question.options[0].key,))
        else:
            ford.roll()
    ford.session.look_at(0)
    hover(ford, figure)
    assert board.overlays.cells("range") == ()
