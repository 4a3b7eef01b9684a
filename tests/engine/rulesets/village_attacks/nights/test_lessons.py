"""Powers that are bought for good."""

from __future__ import annotations

import pytest

from helpers.valley import castle, member, offer, said
from horologium.engine.core.own import part
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.household import gained
from horologium.engine.rulesets.village_attacks.nights.keeping import Schooling, faults

ALL = ("b1", "c1", "a2", "b2", "c2")


def lesson(tier, pupil, **more):
    return offer(castle(pupil, **more), "lessons", f"{tier}:{pupil.key}", pupil.key)


def deepening(pupil, trait="health", **more):
    return offer(castle(pupil, **more), "lessons", f"deepen:{pupil.key}", pupil.key, trait)


@pytest.mark.rule("VIL-NGT-79", "VIL-EX-34")
def test_each_tier_costs_one_more_than_the_one_before():
    prices = [lesson(tier, member("bell", known=ALL[:place])).verdict.experience for place, tier in enumerate(ALL)]
    assert (prices, sum(prices)) == ([4, 5, 6, 7, 8], 30)
    assert said(lesson("b1", member("bell")).gives) == ["known b1 +1 @bell", "own +1 @bell"]


@pytest.mark.rule("VIL-NGT-79")
def test_a_line_is_learned_from_its_first_tier_on():
    beginner = member("bell")
    assert [lesson(tier, beginner).verdict.allowed for tier in ALL] == [True, True, True, False, False]
    assert lesson("b2", member("bell", known=("b1",))).verdict.allowed


@pytest.mark.rule("VIL-NGT-79", "VIL-NGT-33")
def test_a_reading_desk_makes_lessons_cheaper():
    assert lesson("b1", member("bell"), has="reading-desk>room-library").verdict.experience == 3


@pytest.mark.rule("VIL-NGT-80")
def test_one_lesson_a_day_for_each_monster():
    state = castle(member("bell"), member("golem"), taken="lessons:b1:bell")
    assert not offer(state, "lessons", "c1:bell", "bell").verdict.allowed
    assert offer(state, "lessons", "c1:golem", "golem").verdict.allowed


@pytest.mark.rule("VIL-NGT-80")
@pytest.mark.parametrize(("state", "learns"), [("fallen", False), ("fading", False), ("abroad", True)])
def test_who_lies_in_the_crypt_learns_nothing(state, learns):
    assert lesson("b1", member("bell", state)).verdict.allowed is learns


@pytest.mark.rule("VIL-NGT-81")
def test_who_has_bought_three_tiers_may_be_deepened_once():
    found = deepening(member("bell", known=ALL[:3]), "reserve")
    assert (found.verdict.allowed, found.verdict.experience) == (True, 6)
    assert next((each.verb, each.key, each.amount) for each in found.gives) == ("trait", "reserve", 1)
    assert not deepening(member("bell", known=ALL[:2])).verdict.allowed
    assert not deepening(member("bell", known=ALL[:3], raises=(("reserve", 1),))).verdict.allowed


@pytest.mark.rule("VIL-NGT-80", "VIL-NGT-81")
def test_deepening_is_the_lesson_of_the_day_and_no_tier():
    deep = member("bell", known=ALL[:3], raises=(("health", 1),))
    assert lesson("b2", deep).verdict.experience == 7
    assert not deepening(member("bell", known=ALL[:3]), taken="lessons:b1:bell").verdict.allowed


@pytest.mark.rule("VIL-NGT-77", "VIL-NGT-79", "VIL-EX-34")
def test_what_lessons_have_cost_is_kept_in_mind():
    desk = {"has": "reading-desk>room-library"}
    pupil = member("bell", known=("b1",), experience=10, own=Schooling(3))
    kept = lesson("c1", pupil, **desk).gives[1].own
    assert (kept, gained(pupil)) == (Schooling(7), 13)
    assert part(member("golem"), Schooling).spent == 0


@pytest.mark.rule("VIL-NGT-97")
def test_what_a_hand_sets_must_not_contradict_the_rest():
    assert list(faults(castle())) == []
    assert [fault.where for fault in faults(castle(member("bell", own=Schooling(-1))))] == ["bell"]
    assert [fault.rule for fault in faults(castle(seats=6))] == ["VIL-NGT-06"]


def test_a_tier_has_the_name_of_its_power():
    assert lesson("b1", member("bell")).title == "Power B I"
    assert lesson("a2", member("bell")).title == "Power A II"
    assert {"b1", "c2"} <= set(NIGHTS.cards(castle().content, "power"))
