"""Asking: odds, warnings, folds, filters, several at once, and taking things back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helpers.players import click_option, walk_to
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.outlook import odds
from horologium.engine.core.view import OptionView
from horologium.ui.battle.asking_presenter import DraftAnswer
from horologium.ui.battle.option_rows import FOLD, OPTION, forecast
from horologium.ui.battle.questions import BattleQuestion
from horologium.ui.battle.seating import ASK, BOX, TYPED, Dice, SeatedPlayer


def choice(least, most, *options):
    offered = options or tuple(OptionView(key, key) for key in "abc")
    return DraftAnswer(
        BattleQuestion("choose", "option", "R", "?", SeatedPlayer("p", "P"), options=offered, least=least, most=most)
    )


def test_one_of_many_is_an_answer_at_once():
    assert choice(1, 1).take("b") == ("b",)


def test_several_are_gathered_in_order():
    made = choice(1, 2)
    assert [made.take("c"), made.take("a")] == [None, None]
    assert made.answer == ("c", "a")


def test_what_is_taken_twice_is_put_back():
    made = choice(0, 2)
    made.take("a")
    made.take("a")
    assert made.answer == ()
    assert made.complete


def test_the_last_gives_way_when_there_are_too_many():
    made = choice(1, 2)
    for key in "abc":
        made.take(key)
    assert made.answer == ("a", "c")


def test_what_is_not_offered_is_not_taken():
    assert choice(1, 1).take("z") is None


def test_an_option_about_one_cell_can_be_taken_there():
    made = choice(1, 1, OptionView("jump", "Jump", cells=("D4",)), OptionView("stay", "Stay"))
    assert made.places()["D4"] == "jump"


FORD, TOLL, DUEL = "demo/the-ford", "rehearsal/a-toll-on-the-road", "constellation/duel-of-champions"
LONGEST = 400


@pytest.fixture
def played_to(make_session, open_battle):
    """Answer by chance until a question is reached, and show it then."""

    def play(reached, mission, seed=1509):
        session, chance = make_session(mission=mission, seed=seed), SplitMix(seed)
        for _ in range(LONGEST):
            while session.waits_for == BOX:
                session.roll()
            if session.outcome is not None:
                break
            if reached(session.question()):
                return open_battle(session)
            question = session.question()
            session.answer(tuple(chance.take([option.key for option in question.options], max(1, question.least))))
        return None

    return play


def rows(presenter):
    return presenter.page.question.list.options.rows


def row(presenter, key):
    return next(each for each in rows(presenter) if each.key == key)


@pytest.fixture
def fight(played_to):
    """A battle of the demo at a choice of targets."""
    return played_to(lambda question: question.rule == "DEMO-CMB-01" and len(question.options) > 2, FORD)


@pytest.mark.parametrize("mission", [DUEL, TOLL])
def test_the_first_number_never_ends_an_activation(played_to, mission):
    presenter = played_to(lambda question: any(option.key == "end" for option in question.options), mission)
    keys = [each.key for each in rows(presenter) if each.what == OPTION]
    assert (keys[0] != "end", keys[-1]) == (True, "end")


@pytest.fixture
def activation(played_to):
    """A hero of Nova Aetas who may end with AP left."""
    return played_to(lambda question: any(option.key == "end" and option.warning for option in question.options), TOLL)


@pytest.fixture
def moving(played_to):
    """A figure that may go to many cells."""
    return played_to(lambda question: question.about == "cell" and len(question.options) > 9, FORD)


# Odds


def test_the_odds_shown_are_those_of_the_ruleset(fight, qtbot):
    question, table = fight.session.question(), fight.session.table
    target = question.options[0].key
    qtbot.waitUntil(lambda: row(fight, target).odds is not None)
    assert row(fight, target).odds == forecast(odds(table, target), question.texts)


def test_an_option_without_chance_shows_no_odds(fight, qtbot):
    qtbot.waitUntil(lambda: not any(each.waiting for each in rows(fight)))
    assert row(fight, "hold").odds is None


def test_odds_of_an_old_question_do_not_come_late(fight, qtbot):
    fight.asking.take("hold")
    qtbot.wait(150)
    assert all(key in {each.key for each in rows(fight)} for key in fight.asking._odds)


def test_the_marked_option_tells_its_chances_in_full(fight, qtbot):
    target = fight.session.question().options[0].key
    qtbot.waitUntil(lambda: row(fight, target).odds is not None)
    fight.asking.point_at(target)
    assert fight.page.question.details.text().startswith("Wounds – 0:")


# Confirm where it matters


def test_ending_with_points_left_is_asked_twice(activation):
    before = len(activation.session.table.log)
    activation.asking.take("end")
    assert len(activation.session.table.log) == before
    assert "would be lost" in activation.page.question.warning.text()


def test_a_second_click_means_it(activation):
    activation.asking.take("end")
    activation.asking.take("end")
    assert activation.session.table.log[-1].answer == ("end",) or activation.session.question().rule != "NAR-HAC-07"


def test_escape_takes_back_what_should_be_thought_over(activation):
    before = len(activation.session.table.log)
    activation.asking.take("end")
    QTest.keyClick(activation.page.question.confirm, Qt.Key.Key_Escape)
    assert not activation.page.question.warning.isVisible()
    QTest.keyClick(activation.page.board, Qt.Key.Key_Return)
    assert len(activation.session.table.log) == before


def test_what_has_no_warning_is_one_click(fight):
    before = len(fight.session.table.log)
    click_option(fight.page, "hold")
    assert len(fight.session.table.log) > before


# Many options


def test_many_cells_are_one_row_and_lie_on_the_board(moving):
    assert [each.what for each in rows(moving)] == [FOLD]
    cells = {option.key for option in moving.session.question().options}
    assert set(moving.page.board.board.overlays.cells("option")) == cells


def test_a_number_opens_what_is_folded_up(moving):
    moving.asking.take_number(1)
    assert len(rows(moving)) == len(moving.session.question().options) + 1


def test_escape_folds_it_up_again(moving):
    moving.asking.take_number(1)
    QTest.keyClick(moving.page.question.list, Qt.Key.Key_Escape)
    assert [each.what for each in rows(moving)] == [FOLD]


def test_a_cell_is_reached_by_keys_inside_the_fold(moving):
    wanted = moving.session.question().options[4].key
    walk_to(moving.page, wanted)
    assert moving.page.question.list.current_key == wanted


def test_left_goes_back_to_the_fold(moving):
    walk_to(moving.page, moving.session.question().options[4].key)
    QTest.keyClick(moving.page.question.list, Qt.Key.Key_Left)
    assert moving.page.question.list.current_key == "fold:cell"


def test_letters_filter_and_enter_goes_on_to_the_list(moving):
    label = moving.session.question().options[3].label
    moving.page.question.list.setFocus()
    QTest.keyClicks(moving.page.question.list, label[0])
    moving.page.question.filter.setText(label)
    assert [each.label for each in rows(moving)] == [label]
    QTest.keyClick(moving.page.question.filter, Qt.Key.Key_Return)
    assert moving.page.question.list.current_key == moving.session.question().options[3].key


def test_escape_clears_the_filter(moving):
    moving.page.question.filter.setText("nowhere")
    assert rows(moving) == []
    QTest.keyClick(moving.page.question.filter, Qt.Key.Key_Escape)
    assert [each.what for each in rows(moving)] == [FOLD]


def test_a_filter_that_nothing_fits_says_so(moving):
    moving.page.question.filter.setText("nowhere")
    assert moving.page.question.hint.isVisible()
    moving.page.question.filter.clear()
    assert not moving.page.question.hint.isVisible()


def test_a_letter_with_alt_is_a_command_and_filters_nothing(moving):
    QTest.keyClick(moving.page.question.list, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert moving.page.question.filter.text() == ""


def test_a_new_question_is_shown_from_its_first_option(played_to):
    presenter = played_to(lambda question: any(option.key == "end" for option in question.options), TOLL)
    shown = presenter.page.question.list
    shown.setFixedHeight(60)
    shown.scrollToBottom()
    assert shown.verticalScrollBar().value() > 0
    presenter.asking.ask(replace(presenter.session.question(), text="And who is next?"))
    assert shown.verticalScrollBar().value() == 0


# Several at once


@pytest.fixture
def several(played_to):
    """A choice of up to so many of some dice."""
    tries = (played_to(lambda question: not question.single, TOLL, seed) for seed in range(40))
    return next(presenter for presenter in tries if presenter is not None)


def test_a_battle_that_is_opened_shows_the_dice_that_are_asked_about(several):
    asked, tray = several.session.question(), several.page.dice
    assert [tray._last.faces, tray._last.who] == [asked.lying.faces, asked.who]
    assert tray.words.text() == f"{asked.who} · {asked.lying.text}"
    assert row(several, asked.options[0].key).sides == asked.lying.dice[0].faces


def test_how_many_are_chosen_is_counted(several):
    first = several.session.question().options[0].key
    several.asking.take(first)
    assert several.page.question.count.text().startswith("1 ")
    assert row(several, first).ticked


def test_done_gives_what_is_chosen(several):
    question = several.session.question()
    chosen = tuple(option.key for option in question.options[: max(1, question.least)])
    before = len(several.session.table.log)
    for key in chosen:
        click_option(several.page, key)
    QTest.mouseClick(several.page.question.confirm, Qt.MouseButton.LeftButton)
    assert several.session.table.log[before].answer == chosen


def test_escape_takes_a_half_made_choice_back(several):
    several.asking.take(several.session.question().options[0].key)
    QTest.keyClick(several.page.question.list, Qt.Key.Key_Escape)
    assert several.asking.choice.taken == []


# Dice


def test_typed_dice_are_played_by_keys_alone(open_battle):
    presenter = open_battle(dice=Dice(TYPED, BOX))
    before, boxes = len(presenter.session.table.log), presenter.page.dice.typed.boxes
    for box in boxes:
        QTest.keyClicks(box, "4")
    QTest.keyClick(boxes[-1], Qt.Key.Key_Return)
    assert presenter.session.table.log[before].answer == ("4",) * len(boxes)


def test_the_tray_changes_the_policy_of_the_open_battle(open_battle):
    presenter = open_battle(dice=Dice(TYPED, BOX))
    actions = presenter.page.dice.policy.menu().actions()
    next(action for action in actions if action.text() == "Roll for me at once").trigger()
    assert presenter.session.seating.dice.rolls == BOX
    assert presenter.session.question().kind == "choose"


# A choice of two halves


@pytest.fixture
def half_made(open_battle):
    """A hero who has chosen to move, and is asked where to."""
    presenter = open_battle(mission=TOLL)
    while presenter.session.question().rule != "NAR-HAC-07":
        presenter.asking.take_number(1)
    click_option(presenter.page, "move")
    return presenter


def test_escape_takes_the_first_half_of_a_choice_back(half_made):
    QTest.keyClick(half_made.page, Qt.Key.Key_Escape)
    assert half_made.session.question().rule == "NAR-HAC-07"
    assert half_made.session.table.taken_back == []


def test_a_button_takes_it_back_too(half_made):
    QTest.mouseClick(half_made.page.question.cancel, Qt.MouseButton.LeftButton)
    assert half_made.session.question().rule == "NAR-HAC-07"
    assert not half_made.page.question.cancel.isVisible()


def test_what_was_told_is_not_taken_back_by_escape(half_made):
    half_made.asking.take(half_made.session.question().options[0].key)
    answers = len(half_made.session.table.log)
    QTest.keyClick(half_made.page, Qt.Key.Key_Escape)
    assert len(half_made.session.table.log) == answers


def test_digits_typed_anywhere_are_taken_for_dice_where_the_player_is_asked_each_time(open_battle):
    presenter = open_battle(dice=Dice(ASK, BOX))
    while presenter.asking.question.kind != "roll":
        presenter.asking.take(presenter.asking.question.options[0].key)
    rolled, count = len(presenter.session.table.log), len(presenter.asking.question.dice)
    for _ in range(count):
        QTest.keyClick(presenter.page, Qt.Key.Key_1)
    QTest.keyClick(presenter.page, Qt.Key.Key_Return)
    given = presenter.session.table.log[rolled]
    assert (given.answer, given.source) == (("1",) * count, TYPED)
