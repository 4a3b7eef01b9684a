"""The crypt and the Summoning Room."""

from __future__ import annotations

import pytest

from helpers.valley import castle, member, offer, price, rooms, said
from horologium.engine.core.consequences import NEWCOMER
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.keeping import Schooling

HURT = member("bell", "lame", "old-wound")
LOW = member("bell", "fading", "lame")
TWICE = "crypt:heal:a:lame crypt:raise:b:thread"


def crypt(key, *members, **more):
    return offer(castle(*members, **more), "crypt", key)


@pytest.mark.rule("VIL-NGT-72")
def test_one_scar_goes_for_earth_and_moss_and_all_for_a_captive():
    one = crypt("heal:bell:lame", HURT)
    assert (said(one.gives), price(one.verdict)) == (["condition lame -1 @bell"], {"grave-earth": 1, "moon-moss": 1})
    every = crypt("heal-all:bell:commoner", HURT, has="commoner")
    assert said(every.gives) == ["condition lame -1 @bell", "condition old-wound -1 @bell", "gauge terror +1"]
    assert (every.verdict.allowed, price(every.verdict)) == (True, {"commoner": 1})
    assert not crypt("heal-all:bell:commoner", HURT).verdict.allowed


@pytest.mark.rule("VIL-NGT-72", "VIL-NGT-74")
def test_two_treatments_a_day_raising_too_and_three_with_stone_cots():
    assert not crypt("heal:bell:lame", HURT, taken=TWICE).verdict.allowed
    assert not crypt("raise:bell:thread", LOW, taken=TWICE).verdict.allowed
    assert crypt("heal:bell:lame", HURT, taken=TWICE, has="stone-cots>room-crypt").verdict.allowed


@pytest.mark.rule("VIL-NGT-74", "VIL-EX-37")
@pytest.mark.parametrize("state", ["fallen", "fading"])
def test_the_fallen_rise_for_earth_and_thread_and_keep_their_scars(state):
    found = crypt("raise:bell:thread", member("bell", state, "lame"))
    assert (said(found.gives), price(found.verdict)) == (
        [f"condition {state} -1 @bell"],
        {"grave-earth": 2, "name-thread": 1},
    )


@pytest.mark.rule("VIL-NGT-74")
def test_a_captive_who_knows_a_name_raises_too_and_is_talked_of():
    found = crypt("raise:bell:hunter", LOW, has="hunter")
    assert (said(found.gives), price(found.verdict)) == (
        ["condition fading -1 @bell", "gauge terror +1"],
        {"grave-earth": 1, "hunter": 1},
    )
    assert said(crypt("raise:bell:hero", LOW, has="hero").gives)[-1] == "gauge terror +1"
    assert [crypt(f"raise:bell:{what}", LOW).verdict.allowed for what in ("thread", "hunter", "hero")] == [
        True,
        False,
        False,
    ]
    keys = [each.key for each in NIGHTS.offers.offers(castle(HURT), "crypt")]
    assert "raise:bell:thread" not in keys


@pytest.mark.rule("VIL-NGT-75")
def test_a_commoner_and_earth_make_a_thrall():
    found = crypt("thrall", has="commoner")
    assert (said(found.gives), price(found.verdict)) == (
        ["thing thrall +1", "gauge terror +1"],
        {"commoner": 1, "grave-earth": 1},
    )
    assert not crypt("thrall", has="hero").verdict.allowed


# Calling


def calling(key, *members, **more):
    return offer(castle(*(members or (member("bell"), member("golem"), member("boar"))), **more), "summoning", key)


@pytest.mark.rule("VIL-NGT-77")
def test_who_is_called_has_to_spend_what_the_least_of_the_others_has_gained():
    bell = member("bell", experience=3, own=Schooling(4))
    found = calling("call:nun", bell, member("golem", experience=5), member("boar", experience=9))
    assert price(found.verdict) == {"dues": 6, "grave-earth": 1, "name-thread": 1}
    assert said(found.gives) == ["member nun +1", f"experience +5 @{NEWCOMER}"]


@pytest.mark.rule("VIL-NGT-77")
def test_one_is_called_a_day_and_nobody_who_is_there():
    assert not calling("call:nun", taken="summoning:call:widow").verdict.allowed
    assert "call:bell" not in [each.key for each in NIGHTS.offers.offers(castle(), "summoning")]


@pytest.mark.rule("VIL-NGT-77")
def test_one_that_turned_to_dust_may_be_called_like_any_other():
    state = castle(bench=(member("nun", away=True, bench=True),))
    assert offer(state, "summoning", "call:nun").verdict.allowed


@pytest.mark.rule("VIL-NGT-06", "VIL-NGT-77")
def test_a_company_is_full_with_four_members_more_than_seats():
    five = [member(card) for card in ("bell", "golem", "boar", "nun", "widow")]
    assert not calling("call:hart", *five, seats=1).verdict.allowed
    assert calling("call:hart", *five, seats=2).verdict.allowed


@pytest.mark.rule("VIL-NGT-10")
def test_who_has_puppets_brings_the_recipe_for_one_more():
    assert said(calling("call:puppeteer").gives)[-1] == "known spare-puppet +1"
    assert said(calling("call:puppeteer", known="spare-puppet").gives) == ["member puppeteer +1"]


@pytest.mark.rule("VIL-NGT-78")
def test_while_fewer_than_seats_could_go_calling_is_free_and_open_in_a_ruin():
    low = (member("bell", "abroad"), member("golem", "fallen"), member("boar"))
    state = castle(*low, built=rooms(summoning_room=2), taken="summoning:free:widow")
    found = offer(state, "summoning", "free:nun")
    assert (found.verdict.allowed, found.verdict.cost) == (True, ())
    assert [each.closed for each in NIGHTS.offers.counters(state) if each.key == "summoning"] == [""]
    assert next(each.key for each in NIGHTS.offers.offers(castle(*low[:1], low[2], seats=2), "summoning")).startswith(
        "call"
    )


@pytest.mark.rule("VIL-NGT-78")
def test_a_company_of_which_nobody_can_go_is_never_full():
    fallen = [member(card, "fallen") for card in ("bell", "golem", "boar", "nun", "widow")]
    assert calling("free:hart", *fallen, seats=1).verdict.allowed
