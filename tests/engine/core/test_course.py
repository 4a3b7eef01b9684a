"""A battle played forward for its end alone."""

import pytest

from helpers.stones import new_table
from horologium.engine.core.answerers import DiceBox, Person, Router, Script, play_on
from horologium.engine.core.bots import GreedyBot, RandomBot
from horologium.engine.core.course import Course
from horologium.engine.core.errors import IllegalAnswer, RuleBroke


def course(stones=9):
    table = new_table(stones=stones)
    return Course(table.ruleset, table.ruleset.codec.clone(table.quiet()))


def test_a_course_ends_as_the_same_battle_at_a_table():
    table, other = new_table(stones=20), course(stones=20)
    play_on(table, Router(DiceBox(4), {}, others=RandomBot(9)))
    other.play(Router(DiceBox(4), {}, others=RandomBot(9)), 1_000)
    codec = table.ruleset.codec
    assert (codec.digest(other.state), other.answers) == (codec.digest(table.state), len(table.log))


def test_everybody_at_a_seat_answers_for_himself():
    table, other = new_table(stones=20), course(stones=20)
    for battle, play in ((table, play_on), (other, lambda battle, router: battle.play(router, 1_000))):
        play(battle, Router(DiceBox(4), {"north": RandomBot(1), "south": RandomBot(2)}))
    assert table.ruleset.codec.digest(other.state) == table.ruleset.codec.digest(table.state)


def test_a_course_stops_after_enough_answers():
    short = course(stones=20)
    short.play(Router(DiceBox(4), {}, others=RandomBot(9)), 3)
    assert short.answers == 3
    assert short.ruleset.outcome(short.state) is None


def test_a_course_stops_where_somebody_outside_is_waited_for():
    waiting = course()
    waiting.play(Router(DiceBox(4), {}, others=Person()), 1_000)
    assert waiting.ruleset.outcome(waiting.state) is None


def test_an_answer_that_is_not_sure_is_checked():
    with pytest.raises(IllegalAnswer):
        course().play(Router(DiceBox(4), {}, others=Script([("nonsense",)])), 1_000)


def test_a_rule_that_fails_is_told_as_such(monkeypatch):
    broken = course()
    monkeypatch.setattr(type(broken.ruleset), "step", lambda self, state: (1 // 0 for _ in "x"))
    with pytest.raises(RuleBroke, match="ZeroDivisionError"):
        broken.play(Router(DiceBox(4), {}, others=RandomBot(9)), 1_000)


def test_a_bot_that_looks_ahead_needs_a_table():
    with pytest.raises(TypeError, match="table"):
        course().play(Router(DiceBox(4), {}, others=GreedyBot(9)), 1_000)
