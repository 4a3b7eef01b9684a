"""A rule that fails: the table stands at the last good answer and says how to see it again."""

import json

import pytest

from helpers.stones import Pile, Stones, dealt, new_table
from horologium.engine.core.errors import RuleBroke
from horologium.engine.core.table import Table

# where the rule fails, and the answers of the turn that lead there
PLACES = [
    ("answer", ["take"]),
    ("answer", ["dare"]),
    ("roll", ["dare", "5"]),
    ("after", ["take"]),
    ("after", ["double", "2"]),
    ("silent", ["take"]),
    ("silent", ["dare", "1"]),
]
LATER = [("first", ["take"]), ("outcome", ["take"]), ("outcome", ["dare", "4"])]


def broken(table: Table[Pile], answers: list[str]) -> RuleBroke:
    """Give answers of which the last one breaks a rule."""
    for answer in answers[:-1]:
        table.answer((answer,))
    with pytest.raises(RuleBroke) as caught:
        table.answer((answers[-1],))
    return caught.value


def in_trouble(place: str) -> Table[Pile]:
    """A table at which the rule fails in the first turn, or when it goes over to the second."""
    return dealt(trouble=place, due=1 if (place in {"first", "outcome", "silent"}) else 0)


@pytest.mark.parametrize(("place", "answers"), PLACES + LATER)
def test_the_table_stands_at_the_last_good_answer(place, answers):
    table, good = in_trouble(place), in_trouble(place)
    broken(table, answers)
    for answer in answers[:-1]:
        good.answer((answer,))
    assert (table.digest(), table.log, table.pending.mark()) == (good.digest(), good.log, good.pending.mark())
    assert (table.journal.entries, table.outcome, table.steps) == (good.journal.entries, None, good.steps)


@pytest.mark.parametrize(("place", "answers"), PLACES + LATER)
def test_the_battle_code_of_a_broken_rule_breaks_it_again(place, answers):
    error = broken(in_trouble(place), answers)
    with pytest.raises(RuleBroke) as again:
        Table.from_code(Stones(), error.battle_code)
    assert (again.value.message, again.value.battle_code) == (error.message, error.battle_code)


@pytest.mark.parametrize(("place", "answers"), PLACES + LATER)
def test_the_error_names_the_game_and_what_happened_and_keeps_the_cause(place, answers):
    error = broken(in_trouble(place), answers)
    assert error.message == f"a rule of Stones failed (ZeroDivisionError: trouble {place})"
    assert isinstance(error.__cause__, ZeroDivisionError)


@pytest.mark.parametrize("place", ["first", "outcome"])
def test_a_rule_that_breaks_before_the_first_question_has_a_battle_code_too(place):
    with pytest.raises(RuleBroke) as caught:
        new_table(trouble=place, phase="turn", stones=3)
    assert caught.value.hint == "please report the battle code"
    with pytest.raises(RuleBroke) as again:
        Table.from_code(Stones(), caught.value.battle_code)
    assert again.value.message == caught.value.message


def test_play_goes_on_after_a_broken_rule():
    table = in_trouble("roll")
    broken(table, ["dare", "5"])
    table.undo()
    table.answer(("take",))
    assert (table.state.players[0].stones, table.pending.by) == (1, "south")


def test_a_rule_may_break_again_and_again():
    table = in_trouble("answer")
    codes = {broken(table, [answer]).battle_code for answer in ("take", "dare", "take")}
    assert (len(codes), len(table.log)) == (2, 2)


def test_a_broken_answer_keeps_what_can_be_redone():
    table = in_trouble("roll")
    table.answer(("take",))
    table.undo()
    table.answer(("dare",))
    table.undo()
    table.state.trouble = "answer"
    with pytest.raises(RuleBroke):
        table.answer(("take",))
    assert table.redo().answer == ("dare",)


def test_a_redo_that_breaks_can_be_tried_again():
    table = dealt()
    table.answer(("take",))
    table.undo()
    table.state.trouble = "answer"
    with pytest.raises(RuleBroke):
        table.redo()
    assert table.redo().answer == ("take",)


def test_a_saved_battle_breaks_at_the_same_place():
    table = in_trouble("after")
    table.answer(("dare",))
    resumed = Table.resume(Stones(), json.loads(json.dumps(table.save())))
    assert broken(resumed, ["5"]).battle_code == broken(table, ["5"]).battle_code


def test_a_rule_that_leaves_what_cannot_be_written_is_reported_without_a_code():
    table = dealt(trouble="unsavable", due=1)
    table.answer(("take",))
    error = broken(table, ["on"])
    assert (error.battle_code, table.log[-1].answer) == ("", ("take",))
