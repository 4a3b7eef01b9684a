"""Odds from the midst of a step."""

from __future__ import annotations

from fractions import Fraction

import pytest

from helpers.stones import Stones, dealt, new_table
from horologium.engine.core.ask import Choose, Die, Roll
from horologium.engine.core.odds import distribution
from horologium.engine.core.outlook import odds, tried


def gained(before, after) -> int:
    """The stones that the first player has gained."""
    return after.players[0].stones - before.players[0].stones


def first(request) -> tuple[str, ...]:
    return tuple(request.keys()[: request.least])


def test_a_rerun_waits_at_the_same_question_and_changes_nothing():
    table = dealt()
    before = table.digest()
    state, rule = table.rerun()
    request = rule.send(("dare",))
    assert (request.kind, request.rule) == ("roll", "STN-03")
    assert (table.digest(), state.journal.entries) == (before, [])


def test_a_rerun_goes_through_steps_that_ask_nothing():
    table = dealt()
    table.answer(("take",))
    state, _ = table.rerun()
    assert (state.turn, state.phase) == (1, "turn")


def test_a_rerun_keeps_the_answers_given_since_the_step_began():
    table = dealt()
    table.answer(("peek",))
    _, rule = table.rerun()
    request = rule.send(table.pending.cards[:1])
    assert isinstance(request, Choose)
    assert request.rule == "STN-05"


def test_chances_are_those_of_the_whole_step():
    table = dealt()
    found = distribution(lambda: tried(table, ("dare",), gained), first)
    assert found.chances == {0: Fraction(1, 2), 4: Fraction(1, 6), 5: Fraction(1, 6), 6: Fraction(1, 6)}


def test_a_question_may_be_made_coarser_or_answered_at_once():
    table = dealt()
    coin = Die("d6", ("1", "1", "1", "6", "6", "6"))

    def simplify(request):
        return Roll(request.rule, request.by, request.seat, (coin,)) if isinstance(request, Roll) else request

    found = distribution(lambda: tried(table, ("dare",), gained, simplify), first)
    assert found.chances == {0: Fraction(1, 2), 6: Fraction(1, 2)}
    always = distribution(lambda: tried(table, ("dare",), gained, lambda _: ("5",)), first)
    assert always.chances == {5: Fraction(1)}


def test_an_option_that_ends_the_step_at_once_has_its_result():
    table = dealt()
    assert distribution(lambda: tried(table, ("take",), gained), first).chances == {1: Fraction(1)}


def test_what_a_ruleset_tells_by_the_state_alone_comes_first():
    table = dealt()
    assert list(odds(table, "dare")) == ["stones"]
    assert odds(table, "take") is None
    assert odds(new_table(), "owl") is None


@pytest.mark.parametrize(("key", "told"), [("dare", ["stones"]), ("take", ["far"])])
def test_a_ruleset_with_an_outlook_is_asked_for_the_rest(monkeypatch, key, told):
    monkeypatch.setattr(Stones, "outlook", staticmethod(lambda _table, _key: {"far": None}))
    assert list(odds(dealt(), key)) == told
