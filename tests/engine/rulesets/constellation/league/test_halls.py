"""What halls do for a band."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.league import RULES, answered, band, content, one
from helpers.states import at, knowing, offered, slots, stock, suffering, takes
from horologium.engine.core.campaign import BattleResult, Company, MemberResult, Place
from horologium.engine.core.offers import taught

HALL = Place("lantern-court", "The Hall", services=("armoury", "healer", "hearth"))
ROAD = Place("", "the road")
WOUNDS = ("a-ringing-head", "a-stiff-leg", "plague")


@pytest.mark.rule("CON-RNG-08", "CON-RNG-09")
@pytest.mark.parametrize(("card", "price"), [("short-bow", 4), ("long-bow", 8)])
def test_a_bow_costs_its_points_and_brings_half(card, price):
    state = at(content(), HALL, Company((), stock("equipment", card)))
    assert offered(RULES.offers, state, "buy", f"equipment:{card}").verdict.price == price
    assert offered(RULES.offers, state, "sell", "equipment-0").gives[1].amount == price // 2


def test_there_is_no_trade_on_the_road():
    state = at(content(), ROAD, Company((), stock("equipment", "short-bow")))
    bow = offered(RULES.offers, state, "buy", "equipment:short-bow")
    assert (bow.verdict.reason, bow.shown) == ("there is no armoury in the road", False)
    assert not offered(RULES.offers, state, "sell", "equipment-0").verdict.allowed


def test_nothing_but_bows_is_traded():
    state = at(content(), HALL, Company((), stock("equipment", "sword")))
    assert [offer.subject.id for offer in RULES.offers.offers(state, "buy")] == ["short-bow", "long-bow"]
    assert offered(RULES.offers, state, "sell", "equipment-0").verdict.reason == "nobody buys this"


@pytest.mark.rule("CON-RNG-09")
def test_a_member_carries_one_ranged_weapon():
    assert takes(RULES.gear, content(), one(), "short-bow").allowed
    assert "already" in takes(RULES.gear, content(), one("tamsin"), "long-bow", ("short-bow",)).reason
    assert not takes(RULES.gear, content(), one(), "sword").allowed


def test_an_empty_hand_is_no_reason_to_remind_anybody():
    (slot,) = slots(RULES.gear, content(), one())
    assert (slot.used, slot.limit, slot.wanted) == (0, 1, False)


def cure(place, wound):
    hurt = Company((one(conditions=suffering(wound)),))
    return offered(RULES.offers, at(content(), place, hurt), "surgeon", "condition-0").verdict


@pytest.mark.rule("CON-MIS-11")
def test_a_healer_takes_four_coins_for_a_wound():
    assert (cure(HALL, "a-stiff-leg").allowed, cure(HALL, "a-stiff-leg").price) == (True, 4)
    assert not cure(ROAD, "a-stiff-leg").allowed
    assert cure(HALL, "plague").reason == "the pack has no wound 'plague'"


@pytest.mark.rule("CON-MIS-11")
def test_only_what_wants_rest_heals_at_home():
    at_home, there = (one(card, conditions=suffering(*WOUNDS)) for card in ("mira", "doran"))
    state = at(content()).having(at_home, there)
    last = BattleResult("draw", False, (MemberResult(there.key),))
    healed = answered(RULES.steps[0].happens(state, last))
    assert [(each.verb, each.of.id, each.amount, each.whom) for each in healed] == [
        ("condition", "a-ringing-head", -1, at_home.key)
    ]


def test_news_are_told_by_a_hearth_until_all_was_heard():
    told = content()["towns"][HALL.key].rumours
    heard = knowing("rumour", *(f"{HALL.key}:{number}" for number in range(len(told))))
    (news,) = RULES.offers.offers(at(content(), HALL), "favours")
    assert (news.key, news.verdict.price, news.story) == ("rumour", 2, told[0])
    (old,) = RULES.offers.offers(at(content(), HALL, replace(band(), known=heard)), "favours")
    assert old.verdict.reason == "nobody in The Hall has anything new to tell"
    assert not RULES.offers.offers(at(content(), ROAD), "favours")[0].verdict.allowed


def test_the_game_knows_neither_reagents_nor_recipes():
    assert taught(RULES, content(), "recipe") == ()
    assert "workshop" not in [counter.key for counter in RULES.offers.counters(at(content()))]
