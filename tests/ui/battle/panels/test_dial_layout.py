"""Where tokens lie: apart from each other, in their order, and inside the picture."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from helpers.screens import CLOCK
from horologium.engine.core.view import DialToken, DialView
from horologium.ui.battle.panels import dial_layout as layout
from horologium.ui.battle.panels import dial_words

tokens = st.lists(st.tuples(st.integers(0, 11), st.booleans()), max_size=14)


def dial(some):
    made = [DialToken(f"t{n}", f"T{n}", "hero", sector, n, outside) for n, (sector, outside) in enumerate(some)]
    return DialView("clock", "Clock", CLOCK.sectors, tokens=tuple(made), top=11)


@given(tokens)
def test_every_token_has_a_place_of_its_own_inside_the_picture(some):
    spots = layout.tokens(dial(some))
    share = layout.share(spots.values())
    assert len({(round(spot.degrees, 3), round(spot.distance, 3)) for spot in spots.values()}) == len(some)
    assert all(share * (spot.distance + spot.size * 1.1) <= 1 for spot in spots.values())


@given(st.integers(1, 2))
def test_tokens_side_by_side_lie_clockwise_in_their_order(count):
    spots = layout.fan(count, 90, 1, 30)
    assert all(one.degrees < other.degrees for one, other in pairwise(spots))


def test_a_ghost_lies_behind_those_of_its_sector():
    spots = layout.tokens(CLOCK, ("ada", 4))
    assert spots["guard"].degrees < spots["bruno"].degrees
    assert spots[""].distance > spots["bruno"].distance


def test_a_token_that_stays_has_no_ghost():
    assert "" not in layout.tokens(CLOCK, ("ada", 2))


def test_twelve_stands_at_the_top():
    assert [layout.angle(CLOCK, sector) for sector in (11, 0, 2, 5)] == [0, 30, 90, 180]


def test_tokens_act_from_the_hand_on_and_those_outside_do_not():
    assert [token.key for token in dial_words.order(CLOCK)] == ["ada", "guard", "bruno"]
