"""What members can become: abilities, and the next profile."""

from __future__ import annotations

import pytest

from helpers.league import RULES, band, content, one
from helpers.states import allows, lessons, promotions, slots
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.league import growth


@pytest.mark.rule("CON-BND-01", "CON-BND-02", "CON-MIS-11")
def test_an_ability_costs_as_much_experience_as_points():
    found = lessons(growth, content(), band(), one(experience=2))
    assert len(found) == len(ABILITIES) - 1
    assert all(verdict.experience == ABILITIES[skill].cost for skill, verdict in found.items())


def test_an_ability_that_is_too_dear_says_so():
    found = lessons(growth, content(), band(), one(experience=2))
    assert found["step"].allowed
    assert found["paralyze"].reason == "it costs 4 experience, and Mira of the Lantern has 2"


@pytest.mark.rule("CON-BND-07")
def test_what_a_profile_bars_is_not_taught():
    assert "smoke-cover" not in lessons(growth, content(), band(), one(grade="colossus"))


@pytest.mark.rule("CON-BND-01", "CON-MIS-11")
@pytest.mark.parametrize(
    ("grade", "step", "price"), [("", "soldier", 4), ("soldier", "expert", 3), ("expert", "hero", 5)]
)
def test_a_member_rises_one_profile_at_a_time(grade, step, price):
    ((found,),) = promotions(growth, content(), band(), one(grade=grade, experience=price)).values()
    assert (found.key, found.verdict.experience, found.verdict.allowed) == (step, price, True)
    ((short,),) = promotions(growth, content(), band(), one(grade=grade, experience=price - 1)).values()
    assert not short.verdict.allowed


def test_nobody_rises_above_a_hero_or_grows_large():
    assert promotions(growth, content(), band(), one(grade="hero", experience=99)) == {}


@pytest.mark.rule("CON-BND-07")
def test_a_novice_brings_one_ability_and_a_soldier_two():
    known = ("attack-re-rolls", "step")
    assert allows(RULES.loadout, content(), one(known=known, grade="soldier"), known).allowed
    refused = allows(RULES.loadout, content(), one(known=known), known)
    assert refused.reason == "as Novice, Mira of the Lantern brings at most 1 ability"
    assert slots(RULES.loadout, content(), one())[0].limit == 1


@pytest.mark.rule("CON-BND-02")
def test_an_ability_is_brought_once_and_only_if_it_was_learned():
    soldier = one(known=("step", "whirl"), grade="soldier")
    assert allows(RULES.loadout, content(), soldier, ("step", "step")).reason == "an ability is brought once only"
    assert "has not learned Healing" in allows(RULES.loadout, content(), soldier, ("healing",)).reason


@pytest.mark.rule("CON-BND-07")
def test_a_barred_ability_stays_at_home():
    large = one(known=("whirl",), grade="colossus")
    assert allows(RULES.loadout, content(), large, ("whirl",)).reason == "Colossus cannot have Whirl"


def test_a_profile_brings_neither_gifts_nor_raises():
    (rising,) = promotions(growth, content(), band(), one())["soldier"]
    assert ([gift.verb for gift in rising.gives], rising.variant) == (["grade"], "")
