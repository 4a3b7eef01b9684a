"""A choice in the making."""

from __future__ import annotations

from horologium.engine.core.view import OptionView
from horologium.ui.battle.choice import Choice
from horologium.ui.battle.questions import Question
from horologium.ui.battle.seating import Player


def choice(least, most, *options):
    offered = options or tuple(OptionView(key, key) for key in "abc")
    return Choice(Question("choose", "option", "R", "?", Player("p", "P"), options=offered, least=least, most=most))


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
