"""Heroes as they come to a mission, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova_pack import CLASSES, CONTENT, HEROES, MISSION, pack
from horologium.engine.rulesets.nova_aetas.company.party import (
    characteristic,
    crowded,
    entry_flaws,
    hero_flaws,
    make_hero,
)
from horologium.engine.rulesets.nova_aetas.specs import Cubes, HeroEntry


def hero(**changes):
    return make_hero(HeroEntry("valerio", **changes), CONTENT, 0, 96)


def refusals(**changes):
    return [f"{flaw.key}: {flaw.message}" for flaw in entry_flaws(MISSION, 0, HeroEntry("valerio", **changes), CONTENT)]


@pytest.mark.rule("NAR-HER-01", "NAR-HER-02", "NAR-HER-03", "NAR-HER-04", "NAR-HER-05")
def test_a_hero_has_the_five_characteristics_of_the_sheet():
    made = hero()
    assert (made.rapidity, made.precision, made.physical, made.mind, made.health) == (5, 2, 4, 2, 8)


@pytest.mark.rule("NAR-PER-01", "NAR-STS-09")
def test_a_hero_starts_with_no_threat_no_wounds_and_no_statuses():
    made = hero()
    assert (made.threat, made.wounds, made.statuses, made.tokens) == (0, 0, {}, 0)


@pytest.mark.rule("NAR-HER-07")
def test_cubes_raise_and_lower_a_characteristic():
    made = hero(cubes=Cubes(physical=1, mind=-1))
    assert (made.physical, made.mind) == (5, 1)


@pytest.mark.rule("NAR-HER-08")
def test_a_cube_without_a_slot_is_lost():
    assert characteristic(HEROES["valerio"], HeroEntry("valerio", cubes=Cubes(physical=4)), "physical") == 6


@pytest.mark.rule("NAR-HER-08")
def test_no_characteristic_drops_below_one():
    assert characteristic(HEROES["valerio"], HeroEntry("valerio", cubes=Cubes(mind=-5)), "mind") == 1


@pytest.mark.rule("NAR-HER-14")
def test_the_personal_skill_needs_neither_pin_nor_diamond():
    assert hero(skills=("squire-1",)).skills == ["perfect", "squire-1"]


@pytest.mark.rule("NAR-HER-12")
def test_only_pinned_skills_come_along():
    assert hero(skills=("squire-3",), learned=("squire-1", "squire-3")).skills == ["perfect", "squire-3"]


@pytest.mark.rule("NAR-HER-12")
def test_a_beginner_pins_two_skills_of_the_starting_class_that_fit():
    assert hero().skills == ["perfect", "squire-1", "squire-3"]


@pytest.mark.rule("NAR-HER-12")
def test_a_skill_that_was_not_learned_cannot_be_pinned():
    assert refusals(skills=("squire-1",), learned=("squire-3",)) == ["party.0.skills: Valerio has not learned squire-1"]


@pytest.mark.rule("NAR-HER-12", "NAR-EQP-04")
def test_a_hero_who_comes_as_written_has_nothing_that_is_not_named():
    made = hero(as_written=True)
    assert (made.skills, made.items) == (["perfect"], [])
    assert refusals(as_written=True, skills=("squire-1",)) == ["party.0.skills: Valerio has not learned squire-1"]


@pytest.mark.rule("NAR-HER-09", "NAR-HER-10")
def test_pins_beyond_the_diamonds_are_refused():
    assert refusals(skills=("squire-1", "squire-2")) == [
        "party.0.skills: more attack skills are pinned than Squire has diamonds"
    ]


@pytest.mark.rule("NAR-HER-09", "NAR-HER-16")
def test_the_diamonds_of_the_advanced_class_replace_those_of_the_starting_class():
    skills = ["squire-3", "squire-4", "knight-3"]
    assert crowded(CLASSES["squire"], skills, CONTENT["skills"]) == "defence"
    assert not crowded(CLASSES["knight"], skills, CONTENT["skills"])


@pytest.mark.rule("NAR-SKS-03", "NAR-HER-16")
def test_skills_of_an_advanced_class_need_that_class():
    assert not refusals(hero_class="knight", skills=("knight-3", "squire-1"))
    assert refusals(skills=("knight-3",))[0].startswith("party.0.skills: knight-3 is no skill of Valerio as a Squire")
    assert refusals(hero_class="captain", learned=("knight-3",), skills=())


@pytest.mark.rule("NAR-SKS-02")
def test_a_skill_of_another_class_is_refused_with_the_skills_that_are_his():
    (flaw,) = entry_flaws(MISSION, 0, HeroEntry("valerio", skills=("hunter-1",)), CONTENT)
    assert flaw.remedy == "choose among squire-1, squire-2, squire-3, squire-4, squire-5, squire-6, hunter-5"


@pytest.mark.rule("NAR-HER-13")
def test_a_special_skill_is_his_own_and_needs_a_diamond_of_its_colour():
    assert not refusals(skills=("hunter-5",))
    assert refusals(skills=("hunter-5", "squire-5"))


@pytest.mark.rule("NAR-HER-16")
def test_a_hero_takes_no_class_of_another_hero():
    assert refusals(hero_class="hunter") == ["party.0.hero_class: Valerio cannot be a hunter"]


@pytest.mark.rule("NAR-CMP-05")
def test_without_equipment_named_a_hero_brings_what_he_starts_with():
    assert [item.key for item in hero().items] == ["valerio-sword", "valerio-buckler", "valerio-jack"]


@pytest.mark.rule("NAR-EQP-01", "NAR-EQP-04", "NAR-EQP-05")
def test_a_party_that_breaks_encumbrance_is_refused():
    assert refusals(equipment=("sword", "buckler", "flail")) == [
        "party.0.equipment: Valerio carries too much in the slot hand"
    ]


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize("card", ["sword", "flail"])
def test_equipment_of_another_hero_or_family_is_refused(card):
    entry = HeroEntry("sofia", equipment=(card,))
    (flaw,) = entry_flaws(MISSION, 0, entry, CONTENT)
    assert flaw.message == f"{card.title()} is not for Sofia"


def test_two_copies_of_a_card_have_keys_of_their_own():
    assert [item.key for item in hero(equipment=("ring", "ring")).items] == ["valerio-ring", "valerio-ring-2"]


@pytest.mark.parametrize("changes", [{"skills": ("juggle",)}, {"equipment": ("spoon",)}, {"injuries": ("cold",)}])
def test_names_that_the_pack_does_not_know_are_refused(changes):
    assert "the pack has no" in refusals(**changes)[0]


def test_a_hero_who_begins_knocked_out_is_refused():
    assert refusals(wounds=8) == ["party.0.wounds: 8 wounds knock Valerio out before the start"]


@pytest.mark.rule("NAR-INJ-02")
def test_a_hero_whom_old_injuries_would_knock_out_is_refused():
    message = "party.0.wounds: 4 wounds knock Valerio out before the start"
    assert refusals(wounds=4, injuries=("ribs", "ribs")) == [message]
    assert refusals(wounds=3, injuries=("ribs", "ribs")) == []


def test_an_unknown_hero_is_refused():
    (flaw,) = entry_flaws(MISSION, 2, HeroEntry("nobody"), CONTENT)
    assert (flaw.key, flaw.message) == ("party.2.hero", "there is no hero 'nobody'")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"starting_class": "knight"}, "starting_class"),
        ({"advanced_classes": ("hunter",)}, "advanced_classes"),
        ({"special": ("knight-1",)}, "special"),
        ({"rapidity": 11}, "rapidity"),
        ({"equipment": ("sword",)}, "equipment"),
    ],
)
@pytest.mark.rule("NAR-SKS-02", "NAR-HER-13", "NAR-CMP-05")
def test_a_sheet_that_breaks_the_rules_is_a_flaw(changes, key):
    spec = replace(HEROES["valerio"], **changes)
    assert key in [flaw.key for flaw in hero_flaws(spec, pack(heroes={"valerio": spec}))]


def test_the_sheets_of_the_pack_have_no_flaw():
    assert not [flaw for spec in HEROES.values() for flaw in hero_flaws(spec, CONTENT)]
