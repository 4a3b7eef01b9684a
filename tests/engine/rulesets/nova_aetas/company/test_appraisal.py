"""What cards and skills are worth to a hero, at a rough judgement."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from horologium.engine.rulesets.nova_aetas.company.appraisal import merit, outfit
from horologium.engine.rulesets.nova_aetas.company.members import beginning


def hero(card):
    return beginning(content(), [card]).members[0]


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
    ],
)
def test_what_helps_is_worth_more(card, better, worse):
    assert worth(card, *better) > worth(card, *worse)


def test_a_second_copy_of_a_card_is_worth_nothing():
    assert worth("sofia", "lucky-coin", "lucky-coin") == worth("sofia", "lucky-coin")


def test_more_than_two_draughts_are_of_no_use():
    assert worth("sofia", *["healing-draught"] * 3) == worth("sofia", *["healing-draught"] * 2)


def test_a_raised_characteristic_makes_its_weapon_better():
    strong = replace(hero("valerio"), cubes=(("physical", 1),))
    assert outfit(content(), strong, ["sword"]) > worth("valerio", "sword")


def test_skills_of_an_advanced_class_are_worth_more():
    assert merit(content(), hero("valerio"), "executioner") > merit(content(), hero("valerio"), "shove")


def test_attack_comes_before_movement():
    assert merit(content(), hero("valerio"), "stance-of-the-hawk") > merit(
        content(), hero("valerio"), "reckless-charge"
    )
