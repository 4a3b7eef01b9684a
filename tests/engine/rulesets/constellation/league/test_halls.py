"""What halls do for a band."""

from __future__ import annotations

import pytest

from helpers.league import RULES, answered, content, one
from helpers.states import at, slots, takes
from horologium.engine.core.campaign import BattleResult, MemberResult, Place, formula_of

HALL = Place("hall", "The Hall", ("armoury", "healer", "hearth"))
ROAD = Place("", "the road")
WOUNDS = ("a-ringing-head", "a-stiff-leg", "plague")


@pytest.mark.rule("CON-RNG-08", "CON-RNG-09")
@pytest.mark.parametrize(("card", "price"), [("short-bow", 4), ("long-bow", 8)])
def test_a_bow_costs_its_points_and_brings_half(card, price):
    assert RULES.trade.buys(at(content(), HALL), "equipment", card).price == price
    assert RULES.trade.sells(at(content(), HALL), "equipment", card).price == price // 2


def test_there_is_no_trade_on_the_road():
    assert RULES.trade.buys(at(content(), ROAD), "equipment", "short-bow").reason == "there is no armoury in the road"
    assert not RULES.trade.sells(at(content(), ROAD), "equipment", "short-bow").allowed


@pytest.mark.parametrize(("ware", "card"), [("reagent", "ash"), ("recipe", "short-bow"), ("equipment", "sword")])
def test_nothing_but_bows_is_traded(ware, card):
    assert not RULES.trade.buys(at(content(), HALL), ware, card).allowed
    assert not RULES.trade.sells(at(content(), HALL), ware, card).allowed


@pytest.mark.rule("CON-RNG-09")
def test_a_member_carries_one_ranged_weapon():
    assert takes(RULES.gear, content(), one(), "short-bow").allowed
    assert "already" in takes(RULES.gear, content(), one("tamsin"), "long-bow").reason
    assert not takes(RULES.gear, content(), one(), "sword").allowed


def test_an_empty_hand_is_no_reason_to_remind_anybody():
    (slot,) = slots(RULES.gear, content(), one())
    assert (slot.used, slot.limit, slot.wanted) == (0, 1, False)


@pytest.mark.rule("CON-MIS-11")
def test_a_healer_takes_four_coins_for_a_wound():
    verdict = RULES.care.heals(at(content(), HALL), "a-stiff-leg")
    assert (verdict.allowed, verdict.price) == (True, 4)
    assert not RULES.care.heals(at(content(), ROAD), "a-stiff-leg").allowed
    assert RULES.care.heals(at(content(), HALL), "plague").reason == "the pack has no wound 'plague'"


@pytest.mark.rule("CON-MIS-11")
def test_only_what_wants_rest_heals_at_home():
    at_home, there = one("mira", injuries=WOUNDS), one("doran", injuries=WOUNDS)
    state = at(content()).having(at_home, there)
    last = BattleResult("draw", False, (MemberResult(there.key),))
    healed = answered(RULES.steps[0].happens(state, last))
    assert [(each.verb, each.of.id, each.amount, each.whom) for each in healed] == [
        ("condition", "a-ringing-head", -1, at_home.key)
    ]


def test_news_are_told_by_a_hearth():
    assert [(boon, verdict.price) for boon, verdict in RULES.care.favours(at(content(), HALL))] == [("rumour", 2)]
    assert not RULES.care.favours(at(content(), ROAD))[0][1].allowed


def test_the_game_knows_neither_reagents_nor_recipes():
    assert RULES.workshop is None
    assert formula_of(RULES, content(), "short-bow") == ((), 0)
