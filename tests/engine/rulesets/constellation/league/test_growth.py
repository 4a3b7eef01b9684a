"""What members can become: abilities, and the next profile."""

from __future__ import annotations

import pytest

from helpers.league import RULES, band, content, one
from horologium.engine.rulesets.constellation.abilities import ABILITIES


@pytest.mark.rule("CON-BND-01", "CON-BND-02", "CON-MIS-11")
def test_an_ability_costs_as_much_experience_as_points():
    lessons = dict(RULES.lessons(content(), band(), one(experience=2)))
    assert len(lessons) == len(ABILITIES) - 1
    assert all(verdict.price == ABILITIES[skill].cost for skill, verdict in lessons.items())


def test_an_ability_that_is_too_dear_says_so():
    lessons = dict(RULES.lessons(content(), band(), one(experience=2)))
    assert lessons["step"].allowed
    assert lessons["paralyze"].reason == "it costs 4 experience, and Mira of the Lantern has 2"


@pytest.mark.rule("CON-BND-07")
def test_what_a_profile_bars_is_not_taught():
    assert "smoke-cover" not in dict(RULES.lessons(content(), band(), one(grade="colossus")))


@pytest.mark.rule("CON-BND-01", "CON-MIS-11")
@pytest.mark.parametrize(
    ("grade", "step", "price"), [("", "soldier", 4), ("soldier", "expert", 3), ("expert", "hero", 5)]
)
def test_a_member_rises_one_profile_at_a_time(grade, step, price):
    ((found, verdict),) = RULES.promotions(content(), band(), one(grade=grade, experience=price))
    assert (found, verdict.price, verdict.allowed) == (step, price, True)
    ((_, short),) = RULES.promotions(content(), band(), one(grade=grade, experience=price - 1))
    assert not short.allowed


def test_nobody_rises_above_a_hero_or_grows_large():
    assert RULES.promotions(content(), band(), one(grade="hero", experience=99)) == ()


@pytest.mark.rule("CON-BND-07")
def test_a_novice_brings_one_ability_and_a_soldier_two():
    known = ("attack-re-rolls", "step")
    assert RULES.may_pin(content(), one(learned=known, grade="soldier"), known).allowed
    refused = RULES.may_pin(content(), one(learned=known), known)
    assert refused.reason == "as Novice, Mira of the Lantern brings at most 1 ability"
    assert RULES.pin_slots(content(), one())[0].limit == 1


@pytest.mark.rule("CON-BND-02")
def test_an_ability_is_brought_once_and_only_if_it_was_learned():
    soldier = one(learned=("step", "whirl"), grade="soldier")
    assert RULES.may_pin(content(), soldier, ("step", "step")).reason == "an ability is brought once only"
    assert "has not learned Healing" in RULES.may_pin(content(), soldier, ("healing",)).reason


@pytest.mark.rule("CON-BND-07")
def test_a_barred_ability_stays_at_home():
    large = one(learned=("whirl",), grade="colossus")
    assert RULES.may_pin(content(), large, ("whirl",)).reason == "Colossus cannot have Whirl"


def test_a_profile_brings_neither_gifts_nor_raises():
    assert RULES.promotion_gifts(content(), band(), one(), "soldier") == ()
    assert RULES.raises(content(), one(), "soldier") == ()
