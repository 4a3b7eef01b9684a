"""Counters belong to rooms, and are nowhere but in the castle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.valley import castle, member, offer, rooms
from horologium.engine.core.campaign import Place
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS

ROOMS = {
    "hall": "great_hall",
    "laboratory": "laboratory",
    "study": "library",
    "lessons": "library",
    "crypt": "crypt",
    "summoning": "summoning_room",
}


def closed(**built):
    return {each.key: each.closed for each in NIGHTS.offers.counters(castle(built=rooms(**built)))}


@pytest.mark.rule("VIL-NGT-65", "VIL-NGT-56")
@pytest.mark.parametrize(("counter", "room"), ROOMS.items())
def test_a_counter_rests_while_its_room_is_ruined(counter, room):
    assert closed(**{room: 1})[counter] == ""
    assert "is ruined: the repair of a breach costs 3 Dues" in closed(**{room: 2})[counter]
    state = castle(member("bell"), built=rooms(**{room: 2}), has="commoner", seats=1)
    found = NIGHTS.offers.offers(state, counter, "bell" if counter == "lessons" else "")
    assert found
    assert not any(each.verdict.allowed for each in found)


@pytest.mark.rule("VIL-NGT-65", "VIL-NGT-62")
def test_a_counter_whose_room_is_not_there_says_so():
    there = tuple(thing for thing in rooms() if thing.of.id != "library")
    (study,) = (each for each in NIGHTS.offers.counters(castle(built=there)) if each.key == "study")
    assert study.closed == "the castle has no such room: Library; the masons build it for 6 Dues"


@pytest.mark.rule("VIL-NGT-65")
def test_gate_pedlar_and_masons_are_always_open():
    ruins = closed(great_hall=2, laboratory=2, crypt=2, summoning_room=2, library=2, armoury=2)
    assert [key for key, why in ruins.items() if not why] == ["gate", "pedlar", "masons"]


@pytest.mark.rule("VIL-NGT-02")
def test_all_counters_open_with_the_last_step():
    assert {each.step for each in NIGHTS.offers.counters(castle())} == {"dawn"}
    assert NIGHTS.steps[-1].key == "dawn"


def test_what_is_done_in_the_castle_is_not_done_elsewhere():
    state = replace(castle(), place=Place("oxbarrow", "Oxbarrow"))
    found = offer(state, "laboratory", "brew:lime-fall:")
    assert (found.verdict.reason, found.shown) == ("this is done in the castle, not in Oxbarrow", False)
