"""The Horologium as numbers: Quadrants, clock times, tokens, Synchronization."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from helpers.nova import nova
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.nova_aetas.state import Group
from horologium.engine.rulesets.nova_aetas.turns.clock import (
    DAY,
    duty,
    first_after,
    hour,
    in_quadrant,
    next_stop,
    quadrant,
    set_hand,
    tick_of,
    time_text,
)


@pytest.mark.rule("NAR-HOR-02")
@pytest.mark.parametrize(("time", "number"), [("8:00", 12), ("8:05", 1), ("8:30", 6), ("8:55", 11)])
def test_a_quadrant_is_five_minutes_and_the_full_hour_lies_in_the_twelfth(time, number):
    assert quadrant(tick_of(time)) == number


@pytest.mark.rule("NAR-TIM-01")
@pytest.mark.parametrize(("time", "tick"), [("8:00", 96), ("12:10", 2), ("0:10", 2), ("20:00", 96)])
def test_a_time_is_both_hands_and_nothing_else(time, tick):
    assert tick_of(time) == tick


@pytest.mark.rule("NAR-TIM-01")
@pytest.mark.parametrize("time", ["8", "8:03", "8:60", "24:00", "eight:00", "8:5", "-1:00", ":00", "8:٠٥"])
def test_what_no_clock_shows_is_refused(time):
    with pytest.raises(BadData, match="no time of the clock"):
        tick_of(time)


@given(some.integers(0, DAY * 3))
def test_a_time_in_words_says_where_the_hands_stand(tick):
    assert tick_of(time_text(tick)) == tick % DAY
    assert 1 <= hour(tick) <= 12


@pytest.mark.rule("NAR-TIM-02")
@pytest.mark.parametrize(
    ("start", "end", "length"), [("8:00", "11:00", 36), ("10:00", "1:00", 36), ("9:00", "9:00", 144)]
)
def test_the_end_is_the_first_moment_after_the_start_that_shows_it(start, end, length):
    assert first_after(tick_of(start), end) - tick_of(start) == length


@pytest.mark.rule("NAR-HOR-03")
@pytest.mark.parametrize(("number", "tick"), [(12, 96), (1, 97), (11, 107)])
def test_a_token_in_a_quadrant_is_reached_within_one_lap(number, tick):
    assert in_quadrant(96, number) == tick


@pytest.mark.rule("NAR-HOR-04", "NAR-HOR-05")
def test_all_tokens_in_the_quadrant_of_the_hand_are_active():
    battle = nova(heroes={"A1": "valerio", "B1": "sofia"}, enemies={"H8": "guard"})
    battle.hero("sofia").at += 1
    assert next_stop(battle) == (battle.now, [battle.hero("valerio")], [])


@pytest.mark.rule("NAR-KOH-04", "NAR-HOR-04")
def test_the_token_of_a_hero_who_is_down_stops_no_hand():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    battle.hero("valerio").ko = True
    assert next_stop(battle) == (battle.now + 1, [], battle.groups)


@pytest.mark.rule("NAR-SYN-01", "NAR-SYN-04", "NAR-SYN-06")
def test_the_duty_is_the_first_enemy_token_ahead():
    assert duty([Group("nun", 104), Group("guard", 101)], 96) == 101


@pytest.mark.rule("NAR-SYN-04")
def test_an_enemy_token_beside_ones_own_is_passed_by_the_first_step():
    assert duty([Group("guard", 96), Group("nun", 104)], 96) == 97


@pytest.mark.rule("NAR-SYN-05")
def test_without_enemy_tokens_there_is_no_duty():
    assert duty([], 96) is None


@pytest.mark.rule("NAR-MIC-09")
def test_tokens_keep_their_distance_when_the_hands_are_set_anew():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    set_hand(battle, first_after(battle.now, "6:00"), first_after(battle.now, "9:00"))
    assert time_text(battle.now) == "6:00"
    assert (battle.heroes[0].at, battle.groups[0].at) == (battle.now, battle.now + 1)
