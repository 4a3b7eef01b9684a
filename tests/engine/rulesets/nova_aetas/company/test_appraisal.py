"""What cards and skills are worth to a hero, at a rough judgement."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from horologium.engine.rulesets.nova_aetas.company import appraisal
from horologium.engine.rulesets.nova_aetas.company.appraisal import outfit
from horologium.engine.rulesets.nova_aetas.company.roster import begin


def hero(card):
    return begin(content(), [card]).members[0]


def merit(content, member, skill):
    held = begin(content, [member.card]).cards("equipment", member.card)
    return appraisal.merit(content, member, held, skill)


def worth(card, *gear):
    return outfit(content(), hero(card), gear)


@pytest.mark.parametrize(
    ("card", "better", "worse"),
    [
        ("valerio", ["plate-cuirass"], ["padded-jack"]),
        ("valerio", ["sword"], ["tower-shield"]),  # nobody goes without a weapon
        ("valerio", ["sword", "round-shield"], ["sword", "short-sword"]),
        ("valerio", ["sun-blade"], ["sword"]),
        ("valerio", ["sword"], ["hunting-bow"]),  # he fights with his body
        ("sofia", ["hunting-bow"], ["sword"]),
        ("rebecca", ["staff-of-tides"], ["rowan-staff"]),  # she fights with spells
        ("valerio", ["sword", "lucky-coin"], ["sword", "lockpicks"]),
        ("valerio", ["sword", "healing-draught"], ["sword", "rope"]),
        ("sofia", ["hunting-bow"], ["throwing-knives"]),  # a wound at most
        ("sofia", ["falcon-bow"], ["light-crossbow"]),  # which has to be wound up again
        ("rebecca", ["rowan-staff"], ["war-hammer"]),
    ],
)
def test_what_helps_is_worth_more(card, better, worse):
    assert worth(card, *better) > worth(card, *worse)


def test_a_second_copy_of_a_card_is_worth_nothing():
    assert worth("sofia", "lucky-coin", "lucky-coin") == worth("sofia", "lucky-coin")


def test_more_than_two_draughts_are_of_no_use():
    assert worth("sofia", *["healing-draught"] * 3) == worth("sofia", *["healing-draught"] * 2)


def test_a_raised_characteristic_makes_its_weapon_better():
    strong = replace(hero("valerio"), raises=(("physical", 1),))
    assert outfit(content(), strong, ["sword"]) > worth("valerio", "sword")


def test_skills_of_an_advanced_class_are_worth_more():
    assert merit(content(), hero("valerio"), "executioner") > merit(content(), hero("valerio"), "shove")


def test_attack_comes_before_movement():
    assert merit(content(), hero("valerio"), "stance-of-the-hawk") > merit(
        content(), hero("valerio"), "reckless-charge"
    )


def with_skills(card, *pins):
    return replace(hero(card), ready=pins)


def test_somebody_without_an_attack_needs_one_most():
    unarmed = with_skills("rebecca")
    assert merit(content(), unarmed, "arcane-bolt") > merit(content(), unarmed, "smoke-bomb")


def test_a_second_attack_is_worth_less_than_the_first():
    bolt = with_skills("rebecca", "arcane-bolt")
    assert merit(content(), bolt, "ember-touch") < merit(content(), with_skills("rebecca"), "ember-touch")


def test_a_skill_for_other_weapons_is_worth_less():
    archer = hero("sofia")
    assert merit(content(), archer, "backstab") < merit(content(), archer, "steady-breath")


def test_a_blow_that_does_no_harm_is_worth_less_than_a_prayer_that_does():
    priest = with_skills("vincenzo")
    assert merit(content(), priest, "smite") > merit(content(), priest, "staff-of-mercy")


def test_heavy_shields_are_not_for_those_who_have_to_run():
    assert worth("valerio", "sword", "tower-shield") < worth("valerio", "sword", "round-shield")
