"""What cannot be in a night of the table."""

from __future__ import annotations

import pytest

from helpers.results import having
from helpers.valley import castle, member, result
from horologium.engine.core.consequences import consequence
from horologium.engine.core.results import each_of
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS

PARTY = ("bell", "golem")


def wrong(found, mission="first-torches", **more):
    state = castle(member("bell"), member("golem"), **more)
    return [where for where, _ in NIGHTS.missions.check_result(state, mission, found)]


def kept(found, *kinds):
    return having(found, *each_of("thing", "captive", kinds))


@pytest.mark.rule("VIL-NGT-39", "VIL-NGT-95")
@pytest.mark.parametrize(
    ("end", "heart", "fits"),
    [
        ("stood", 4, True), ("stood", 3, False), ("stood", 9, False), ("bled", 3, True), ("bled", 4, False),
        ("bled", 0, False), ("broken", 0, True), ("broken", 2, False), ("slipped", 2, True), ("slipped", 0, False),
    ],
)  # fmt: skip
def test_the_heart_left_fits_the_end(end, heart, fits):
    assert wrong(result(end, PARTY, heart=heart)) == ([] if fits else ["counts.heart"])


@pytest.mark.rule("VIL-NGT-59", "VIL-NGT-95")
def test_a_night_that_was_given_up_may_leave_a_heart_and_has_one_end():
    assert wrong(result("broken", PARTY, heart=5, given_up=1)) == []
    assert wrong(result("slipped", PARTY, heart=5, given_up=1)) == ["counts.given-up"]


@pytest.mark.rule("VIL-EX-45", "VIL-NGT-94", "VIL-NGT-95")
def test_a_table_is_told_of_two_faults():
    entered = kept(result("stood", {"bell": {}, "golem": {"dead": 1}}, heart=4), "commoner")
    assert wrong(entered, "the-ransom", setbacks=1) == ["counts.heart", "members.golem.dead"]
    mended = kept(result("bled", {"bell": {}, "golem": {"dead": 1, "falls": 1}}, heart=4), "commoner")
    assert wrong(mended, "the-ransom", setbacks=1) == []


@pytest.mark.rule("VIL-NGT-95")
def test_a_monster_lies_dead_once_at_the_end():
    assert wrong(result("stood", {"bell": {"falls": 2, "dead": 2}, "golem": {}}, heart=8)) == ["members.bell.dead"]


@pytest.mark.rule("VIL-NGT-95")
def test_no_more_captives_than_monsters_that_live_and_none_on_a_lost_night():
    one_dead = {"bell": {}, "golem": {"falls": 1, "dead": 1}}
    assert wrong(kept(result("stood", one_dead, heart=8), "hunter")) == []
    assert wrong(kept(result("stood", one_dead, heart=8), "hunter", "hero")) == ["thing"]
    assert wrong(kept(result("stood", one_dead, heart=8), "hunter", "hero"), "the-ransom") == []
    assert wrong(kept(result("broken", PARTY), "hunter")) == ["thing"]


@pytest.mark.rule("VIL-NGT-95", "VIL-NGT-53")
def test_a_stormed_room_has_a_zone_and_three_villagers():
    assert wrong(result("stood", PARTY, heart=8, stormed_great_hall=3)) == []
    assert wrong(result("stood", PARTY, heart=8, stormed_great_hall=2)) == ["counts.stormed-great-hall"]
    assert wrong(result("stood", PARTY, heart=8, stormed_armoury=4)) == ["counts.stormed-armoury"]


@pytest.mark.rule("VIL-NGT-95")
def test_nothing_is_used_up_that_nobody_held():
    drunk = having(result("stood", PARTY, heart=8), consequence("thing", "draught", "black-broth", -1, "bell"))
    assert wrong(drunk) == ["bell.thing"]
    assert wrong(drunk, has="black-broth>bell") == []


@pytest.mark.rule("VIL-NGT-95")
def test_yunfakh_are_hunters_too():
    assert wrong(result("stood", PARTY, heart=8, hunters=2, yunfakh=3)) == ["counts.yunfakh"]


@pytest.mark.rule("VIL-NGT-95")
def test_what_is_only_unlikely_is_not_refused():
    wild = {"bell": {"levels": 9, "kills": 90, "falls": 7}, "golem": {}}
    assert wrong(result("stood", wild, heart=8, commoners=400, heroes=12, burnt=300)) == []
