"""The page and its presenter: board, list, keys, looking back, players."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.ui.battle.seating import ASK, BOX, TYPED, Dice, SeatedPlayer


@pytest.fixture
def presenter(open_battle):
    return open_battle()


def click(presenter, key):
    """Click the middle of a cell or figure on the board."""
    board = presenter.page.board
    cell = board.board.cell_of(key) or key
    at = board.mapFromScene(board.board.geometry.centre(cell))
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)


def until_about(presenter, about):
    while presenter.session.question().about != about:
        presenter.asking.take_number(1)


def test_a_figure_is_chosen_on_the_board(presenter):
    click(presenter, "azure-bowman")
    assert presenter.session.table.log[-1].answer == ("azure-bowman",)


def test_a_cell_is_chosen_on_the_board(presenter):
    until_about(presenter, "cell")
    cell = presenter.session.question().options[2].key
    click(presenter, cell)
    assert ("cell" in presenter.session.table.log[-1].mark[3], presenter.session.table.log[-1].answer) == (
        True,
        (cell,),
    )


def test_options_are_shown_on_the_board(presenter):
    until_about(presenter, "cell")
    options = {option.key for option in presenter.session.question().options}
    assert set(presenter.page.board.board.overlays.cells("option")) == options


def test_a_number_key_takes_its_option(presenter):
    second = presenter.session.question().options[1].key
    QTest.keyClick(presenter.page.board, Qt.Key.Key_2)
    assert presenter.session.table.log[-1].answer == (second,)


def test_the_cursor_walks_the_board_and_enter_chooses(presenter, qtbot):
    board = presenter.page.board
    with qtbot.waitSignal(presenter.said) as told:
        QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.cursor_cell in told.args[0]
    board.put_cursor(board.board.cell_of("azure-outrider"))
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert presenter.session.table.log[-1].answer == ("azure-outrider",)


def test_typed_dice_are_given_by_the_tray(open_battle):
    presenter = open_battle(dice=Dice(TYPED, BOX))
    tray = presenter.page.dice
    assert (tray.asking, tray.roll.isVisible(), tray.take.isEnabled()) == (True, False, False)
    for box in tray.typed.boxes:
        box.set_face(box.die.faces[0])
    tray.take.click()
    assert presenter.session.table.log[-1].source == TYPED


def test_enter_rolls(open_battle):
    presenter = open_battle(dice=Dice(ASK, BOX))
    before = len(presenter.session.table.log)
    QTest.keyClick(presenter.page.board, Qt.Key.Key_Return)
    assert presenter.session.table.log[before].source == BOX


def test_undo_is_named_and_shows_the_question_again(presenter):
    question = presenter.session.question()
    presenter.asking.take_number(1)
    assert presenter.page.replay.undo.toolTip().startswith(f"Undo: {question.options[0].label}")
    presenter.page.replay.undo.click()
    assert presenter.session.question() == question


def test_looking_back_and_coming_back_to_now(presenter):
    presenter.asking.take_number(1)
    presenter.page.replay.slider.setValue(0)
    assert presenter.page.question.accessibleName() == "Looking back"
    presenter.asking.take_number(1)
    QTest.keyClick(presenter.page.board, Qt.Key.Key_Escape)
    assert presenter.page.question.list.options.rows


def test_a_rule_link_asks_for_the_rule(presenter, qtbot):
    with qtbot.waitSignal(presenter.rule_requested) as told:
        presenter.page.question.rule.click()
    assert told.args == [presenter.session.question().rule]


def test_the_journal_grows_and_shrinks_with_the_battle(presenter):
    before = len(presenter.page.journal.lines)
    presenter.asking.take_number(1)
    assert len(presenter.page.journal.lines) > before
    presenter.session.undo()
    assert len(presenter.page.journal.lines) == before


def test_a_bot_plays_on_from_the_strip(presenter):
    menu = presenter.page.players.buttons["one"].menu()
    next(action for action in menu.actions() if action.data() == "bot:random").trigger()
    assert presenter.session.outcome is not None


def test_the_end_is_told_in_the_words_of_its_page(presenter):
    menu = presenter.page.players.buttons["one"].menu()
    next(action for action in menu.actions() if action.data() == "bot:random").trigger()
    table = presenter.session.table
    ending = table.ruleset.narrator.ending(table.state)
    shown = presenter.page.question
    assert (shown.who.text(), shown.text.text()) == (ending.title, ending.why)
    assert ending.title != table.ruleset.names(table.state)[presenter.session.outcome.winner]


def test_players_have_colours_of_their_own(open_battle):
    players = (SeatedPlayer("a", "Ada", holds=("azure",)), SeatedPlayer("b", "Bo", holds=("crimson",)))
    figures = open_battle(players=players).page.board.board.figures
    assert figures["azure-bowman"].style.colour != figures["crimson-bowman"].style.colour


def test_to_cancel_where_nothing_is_half_made_takes_nothing_back(open_battle):
    presenter = open_battle()
    presenter.asking.take_number(1)
    answers = len(presenter.session.table.log)
    presenter.cancel()
    assert len(presenter.session.table.log) == answers > 0
