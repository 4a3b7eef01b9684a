"""Deeds in the valley, and what captives bring."""

from __future__ import annotations

import pytest

from helpers.valley import castle, member, offer, price, said
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS


def bargain(village, what="dues", **more):
    return offer(castle(**more), "hall", f"bargain:{village}:{what}")


@pytest.mark.rule("VIL-EX-29", "VIL-NGT-12", "VIL-NGT-22")
def test_who_is_frightened_is_cowed_and_the_monster_is_abroad():
    state = castle(member("choirboy"), dread_mirewick=1, anger_mirewick=1)
    found = offer(state, "gate", "frighten:mirewick", "choirboy")
    told = ["gauge dread-mirewick +3", "gauge anger-mirewick +1", "gauge terror +1", "condition abroad +1 @choirboy"]
    assert (found.verdict.allowed, said(found.gives)) == (True, told)


@pytest.mark.rule("VIL-EX-29", "VIL-NGT-21")
def test_no_village_is_named_twice_a_day():
    state = castle(has="hero", taken="gate:frighten:mirewick")
    assert not offer(state, "gate", "spare:mirewick:hero").verdict.allowed
    assert offer(state, "gate", "spare:oxbarrow:hero").verdict.allowed


@pytest.mark.rule("VIL-NGT-21", "VIL-NGT-26")
def test_two_deeds_a_day_are_the_most_and_a_ransom_is_none():
    state = castle(has="hero", taken="gate:frighten:mirewick hall:bargain:stavering:dues gate:ransom:hunter")
    assert offer(state, "gate", "spare:oxbarrow:hero").verdict.reason == "two deeds a day are the most"
    assert not offer(state, "hall", "bargain:oxbarrow:dues").verdict.allowed
    assert offer(state, "gate", "ransom:hero").verdict.allowed


@pytest.mark.rule("VIL-NGT-09", "VIL-NGT-21")
def test_before_the_first_night_nothing_is_done_in_the_valley():
    state = castle(battles=0, has="hero", flags="pact-quernhill")
    valley = ("frighten:oxbarrow", "spare:oxbarrow:hero", "betray:quernhill")
    assert not any(offer(state, "gate", key).verdict.allowed for key in valley)
    assert not offer(state, "hall", "bargain:oxbarrow:dues").verdict.allowed


@pytest.mark.rule("VIL-NGT-22")
@pytest.mark.parametrize("state", ["fallen", "fading", "abroad"])
def test_who_cannot_go_frightens_nobody(state):
    found = offer(castle(member("bell", state), member("golem")), "gate", "frighten:oxbarrow", "bell")
    assert not found.verdict.allowed


@pytest.mark.rule("VIL-NGT-24")
def test_a_village_with_a_pact_is_neither_frightened_nor_bargained_with():
    state = castle(flags="pact-oxbarrow")
    assert not offer(state, "gate", "frighten:oxbarrow", "bell").verdict.allowed
    assert not offer(state, "hall", "bargain:oxbarrow:dues").verdict.allowed


@pytest.mark.rule("VIL-EX-30", "VIL-NGT-23")
def test_a_bargain_that_leaves_neither_anger_nor_too_much_fear_is_a_pact():
    found = bargain("stavering", anger_stavering=2, dread_stavering=1, pacts=1, flags="pact-oxbarrow up-stavering")
    assert price(found.verdict) == {"dues": 5}
    told = ["gauge anger-stavering -2", "gauge pacts +1", "flag pact-stavering +1", "flag up-stavering -1"]
    assert said(found.gives) == told


@pytest.mark.rule("VIL-EX-30", "VIL-NGT-23")
def test_fear_signs_nothing():
    found = bargain("stavering", anger_stavering=2, dread_stavering=2)
    assert said(found.gives) == ["gauge anger-stavering -2"]
    assert said(bargain("stavering", anger_stavering=5, dread_stavering=1).gives)[0] == "gauge anger-stavering -2"


@pytest.mark.rule("VIL-NGT-23", "VIL-NGT-24")
def test_who_was_betrayed_signs_no_second_time():
    found = bargain("stavering", anger_stavering=1, dread_stavering=1, flags="betrayed-stavering")
    assert said(found.gives) == ["gauge anger-stavering -1"]


@pytest.mark.rule("VIL-NGT-23")
def test_a_captive_hero_pays_for_a_bargain():
    assert price(bargain("oxbarrow", "hero", has="hero").verdict) == {"hero": 1}
    assert not bargain("oxbarrow", "hero").verdict.allowed


@pytest.mark.rule("VIL-NGT-23", "VIL-NGT-85")
def test_flags_and_the_long_table_lower_the_price_but_never_below_one():
    table = {"has": "long-table>room-great-hall"}
    assert price(bargain("oxbarrow", flags="laughed-off").verdict) == {"dues": 3}
    assert price(bargain("mirewick", flags="laughed-off").verdict) == {"dues": 4}
    assert price(bargain("mirewick", flags="debt-of-mirewick", **table).verdict) == {"dues": 1}
    assert price(bargain("oxbarrow", **table).verdict) == {"dues": 3}


@pytest.mark.rule("VIL-NGT-23")
def test_a_bargain_that_would_change_nothing_is_not_struck():
    assert not bargain("mirewick", anger_mirewick=0, dread_mirewick=4).verdict.allowed


@pytest.mark.rule("VIL-NGT-24")
def test_a_betrayal_brings_dues_and_terror_and_makes_a_village_angry():
    state = castle(flags="pact-mirewick", pacts=1, dread_mirewick=1, anger_mirewick=0)
    found = offer(state, "gate", "betray:mirewick")
    told = [
        "gauge anger-mirewick +2", "gauge pacts -1", "flag pact-mirewick -1", "flag betrayed-mirewick +1",
        "flag up-mirewick +1", "gauge terror +1", "coin +6",
    ]  # fmt: skip
    assert (found.verdict.allowed, said(found.gives)) == (True, told)
    assert not offer(castle(), "gate", "betray:mirewick").verdict.allowed


@pytest.mark.rule("VIL-NGT-25")
@pytest.mark.parametrize(("kind", "anger", "mercy"), [("commoner", -2, 1), ("hunter", -2, 1), ("hero", -3, 2)])
def test_who_is_let_go_calms_a_village_one_with_a_pact_too(kind, anger, mercy):
    state = castle(has=kind, flags="pact-oxbarrow", anger_oxbarrow=4)
    found = offer(state, "gate", f"spare:oxbarrow:{kind}")
    assert said(found.gives) == [f"gauge anger-oxbarrow {anger}", f"gauge mercy +{mercy}"]
    assert (found.verdict.allowed, price(found.verdict)) == (True, {kind: 1})
    assert not offer(castle(), "gate", f"spare:oxbarrow:{kind}").verdict.allowed


@pytest.mark.rule("VIL-NGT-26")
@pytest.mark.parametrize(("kind", "dues"), [("commoner", 2), ("hunter", 4), ("hero", 8)])
def test_a_ransom_moves_no_gauge(kind, dues):
    found = offer(castle(has=f"2 {kind}"), "gate", f"ransom:{kind}")
    assert (said(found.gives), found.left) == ([f"thing {kind} -1", f"coin +{dues}"], 2)
    assert not offer(castle(), "gate", f"ransom:{kind}").verdict.allowed


def test_what_a_gate_offers_names_cards_of_the_game():
    state = castle(member("bell", "lame"), has="hero, commoner", flags="pact-quernhill")
    found = [each.subject for each in NIGHTS.offers.offers(state, "gate")]
    assert {ref.kind for ref in found} == {"town", "captive"}
    assert all(ref.id in NIGHTS.cards(state.content, ref.kind) for ref in found)
