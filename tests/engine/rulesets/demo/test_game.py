"""The ruleset as the table sees it: views, options, odds, evaluation."""

from __future__ import annotations

from fractions import Fraction

import pytest

from helpers.ford import duel, ford
from horologium.engine.core.table import Table
from horologium.engine.rulesets.demo import THE_FORD


def asked_whom_to_attack(table):
    """The table at the question whom to attack."""
    playing = Table(THE_FORD, table.battle)
    playing.answer(("1,0",))
    return playing


def test_the_seats_are_azure_and_crimson():
    assert [seat.key for seat in THE_FORD.seats(duel().battle)] == ["azure", "crimson"]


@pytest.mark.rule("DEMO-RND-02")
def test_a_seat_sees_its_own_cards_and_the_backs_of_the_others():
    battle = duel().battle
    battle.bands[0].hand, battle.bands[1].hand = ["quick-march"], ["second-wind"]
    assert [card.key for card in THE_FORD.view(battle, "azure").cards] == ["quick-march", None]
    assert [card.key for card in THE_FORD.view(battle, None).cards] == ["quick-march", "second-wind"]


def test_the_view_shows_where_figures_stand_and_that_fallen_ones_do_not():
    table = duel()
    table.theirs.life, table.theirs.cell = 0, -1
    assert [figure.cell for figure in THE_FORD.view(table.battle, None).figures] == ["1,0", None]


def test_a_shield_wall_is_a_badge_on_each_figure_of_the_band():
    table = duel()
    table.battle.bands[0].shielded = True
    assert [len(figure.badges) for figure in THE_FORD.view(table.battle, None).figures] == [1, 0]


@pytest.mark.rule("DEMO-MOV-01")
def test_a_hex_is_offered_with_its_ground_and_cost():
    table = Table(THE_FORD, ford({"0,0": "sergeant"}, {"6,0": "bowman"}, ". T . . . . ."))
    option = THE_FORD.option(table.state, table.pending, "1,0")
    assert (option.label, option.cost) == ("Wood 1,0", 2)


def test_a_figure_is_offered_by_its_name():
    playing = asked_whom_to_attack(duel())
    assert THE_FORD.option(playing.state, playing.pending, "crimson-sergeant").label == "Crimson Sergeant"
    assert THE_FORD.option(playing.state, playing.pending, "hold").label == "Hold"


@pytest.mark.rule("DEMO-CMB-03", "DEMO-CMB-04")
def test_the_odds_of_one_die_against_one_die_are_exact():
    playing = asked_whom_to_attack(duel(kind="pikeman", foe="bowman"))
    wounds = THE_FORD.odds(playing.state, playing.pending, "crimson-bowman")["wounds"]
    # hit 1/2 and open 1/2, or double 1/6 and block 1/2: one wound; double and open: two
    assert wounds.chances == {0: Fraction(7, 12), 1: Fraction(1, 3), 2: Fraction(1, 12)}
    assert wounds.exact


@pytest.mark.rule("DEMO-ACT-03")
def test_steady_aim_shows_in_the_odds():
    table = duel(kind="pikeman", foe="bowman")
    table.battle.aim = True
    playing = asked_whom_to_attack(table)
    wounds = THE_FORD.odds(playing.state, playing.pending, "crimson-bowman")["wounds"]
    assert wounds.chance(lambda dealt: dealt > 0) == Fraction(5, 12) * Fraction(4, 3)


def test_holding_has_no_odds():
    playing = asked_whom_to_attack(duel())
    assert THE_FORD.odds(playing.state, playing.pending, "hold") is None


def test_asking_for_odds_changes_nothing():
    playing = asked_whom_to_attack(duel())
    before = playing.digest(), len(playing.journal)
    THE_FORD.odds(playing.state, playing.pending, "crimson-sergeant")
    assert (playing.digest(), len(playing.journal)) == before


def test_what_is_good_for_one_seat_is_bad_for_the_other():
    table = duel()
    table.theirs.life = 1
    assert THE_FORD.evaluate(table.battle, "azure") == -THE_FORD.evaluate(table.battle, "crimson") > 0


def test_the_ford_is_worth_going_to():
    far = duel(". . . = .\n . . . . .", "0,0", "0,1").battle
    near = duel(". . . = .\n . . . . .", "3,0", "0,1").battle
    assert THE_FORD.evaluate(near, "azure") > THE_FORD.evaluate(far, "azure")
