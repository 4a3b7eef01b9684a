"""The odds of an attack, against values counted by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from helpers.stars import mini, stars
from horologium.engine.rulesets.constellation.actions import activate
from horologium.engine.rulesets.constellation.chances import net, odds, spread


def at_target(battle, *script):
    """The request at which the script of an activation arrives."""
    rule = activate(battle, battle.figure("a1"))
    request = next(rule)
    for line in script:
        request = rule.send((line,))
    return request


@pytest.mark.rule("CON-DMG-02", "CON-DMG-05", "CON-DMG-06")
def test_one_die_deals_nothing_half_the_time_and_two_once_in_six():
    assert net(spread(1, 0), spread(0, 0)) == {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}


@pytest.mark.rule("CON-DMG-07")
def test_a_die_against_a_die_is_thirty_six_cases():
    # dealt 1 (12 cases of 4 or 5), stopped a third of the time; dealt 2 (6 cases), less one a third of the time
    assert net(spread(1, 0), spread(1, 0)) == {0: Fraction(22, 36), 1: Fraction(10, 36), 2: Fraction(4, 36)}


@pytest.mark.rule("CON-DMG-07", "CON-STA-05")
def test_odds_tell_harm_hurt_and_kill():
    battle = stars([mini("C3", att=1)], [mini("D3", att=1, ar=0), mini("C4", att=1, ar=0)], cosmo=0)
    told = odds(battle, at_target(battle, "strike"), "b1")
    assert told["harm"].chances == {0: Fraction(22, 36), 1: Fraction(14, 36)}
    assert told["kill"].chances == {0: Fraction(22, 36), 1: Fraction(14, 36)}
    assert told["hurt"].chances == {0: Fraction(22, 36), 1: Fraction(10, 36), 2: Fraction(4, 36)}


@pytest.mark.rule("CON-RNG-07")
def test_who_cannot_strike_back_hurts_nobody():
    battle = stars([mini("A1", weapon="short")], [mini("A4"), mini("D1")], cosmo=0)
    told = odds(battle, at_target(battle, "shoot"), "b1")
    assert told["hurt"].chances == {0: Fraction(1)}


@pytest.mark.rule("CON-ABL-09", "CON-DMG-11")
def test_a_viper_has_one_die_and_nothing_stops_it():
    battle = stars([mini("A1", "viper-attack")], [mini("A3"), mini("C1")])
    told = odds(battle, at_target(battle, "viper-attack"), "b2")
    assert told["harm"].chances == {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}
    assert "hurt" not in told


@pytest.mark.rule("CON-ABL-04", "CON-PSH-02", "CON-DMG-12")
def test_a_push_into_the_edge_hurts_only_if_the_pusher_is_left():
    battle = stars([mini("B1", "push-attack", att=1, ar=0)], [mini("A1", att=1, ar=9)])
    told = odds(battle, at_target(battle, "strike"), "push-attack")
    # 36 cases: the pusher is left in 22 of them, and then the target takes one point more
    assert told["hurt"].chances == {0: Fraction(22, 36), 1: Fraction(14, 36)}
    assert told["harm"].chances == {0: Fraction(5, 36), 1: Fraction(23, 36), 2: Fraction(7, 36), 3: Fraction(1, 36)}


@pytest.mark.rule("CON-ABL-20")
def test_who_sacrifices_itself_is_sure_to_lose_all():
    battle = stars([mini("C3", "sacrifice")], [mini("D3")])
    told = odds(battle, at_target(battle, "strike"), "sacrifice")
    assert told["hurt"].chances == {5: Fraction(1)}


@pytest.mark.rule("CON-ABL-03")
def test_a_rush_that_would_kill_has_no_odds():
    battle = stars([mini("C3", "reckless-rush-1", att=1, ar=0)], [mini("D3")])
    assert odds(battle, at_target(battle, "strike"), "reckless-rush-1") is None


@pytest.mark.rule("CON-PSH-01", "CON-PSH-02")
def test_a_push_that_runs_into_something_one_way_only_is_not_foretold():
    battle = stars([mini("B3", "push-attack")], [mini("C2", size=2)])
    assert odds(battle, at_target(battle, "strike"), "push-attack") is None
