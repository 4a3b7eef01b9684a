"""Amounts as players say and write them."""

from __future__ import annotations

from contextvars import copy_context

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.campaign.errors import Refused
from horologium.campaign.money import MOST, in_short, in_words, parse
from horologium.engine.core.campaign import Coin
from horologium.engine.core.speech import TONGUE, Tongue

ITALIAN = (Coin("Fiorino", "Fiorini", 5), Coin("Popolino", "Popolini", 1))
ONE = (Coin("penny", "pence", 1),)


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (17, "3 Fiorini 2 Popolini"),
        (5, "1 Fiorino"),
        (1, "1 Popolino"),
        (0, "0 Popolini"),
        (6, "1 Fiorino 1 Popolino"),
        (-4, "minus 4 Popolini"),
    ],
)
def test_an_amount_is_told_in_few_coins(amount, words):
    assert in_words(ITALIAN, amount) == words


def test_coins_are_called_and_read_in_the_language_of_the_table():
    def speak():
        TONGUE.set(Tongue("it", {"penny": "centesimo", "pence": "centesimi"}.get))
        return in_words(ONE, 2), in_short(ONE, 2), parse(ONE, "3 centesimi")

    assert copy_context().run(speak) == ("2 centesimi", "2 c", 3)


@pytest.mark.parametrize(("amount", "text"), [(17, "3 F 2 P"), (5, "1 F"), (0, "0 P"), (-4, "−4 P")])
def test_an_amount_in_a_narrow_column_has_letters_for_coins(amount, text):
    assert in_short(ITALIAN, amount) == text


@pytest.mark.parametrize(
    ("text", "amount"),
    [("3 Fiorini 2 Popolini", 17), ("3f 2p", 17), ("3 fiorini, 2", 17), ("7", 7), (" 1 Fiorino ", 5), ("2P", 2)],
)
def test_an_amount_is_read_as_players_write_it(text, amount):
    assert parse(ITALIAN, text) == amount


@pytest.mark.parametrize("text", ["", "many", "3 2", "3 ducats", "-4", "3 f 2 p!", "1.5"])
def test_what_is_no_amount_is_refused_with_an_example(text):
    with pytest.raises(Refused, match="write it as '1 Fiorino 2 Popolini'"):
        parse(ITALIAN, text)


def test_more_than_any_purse_holds_is_refused():
    with pytest.raises(Refused, match="no purse holds more"):
        parse(ITALIAN, "999999 Fiorini")


def test_a_game_with_one_coin_needs_no_second():
    assert (in_words(ONE, 12), parse(ONE, "12"), parse(ONE, "1 penny")) == ("12 pence", 12, 1)


@given(st.integers(0, MOST))
def test_what_is_told_can_be_read_again(amount):
    assert parse(ITALIAN, in_words(ITALIAN, amount)) == amount
