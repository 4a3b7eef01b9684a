"""Cards of the league."""

from __future__ import annotations

import pytest

from helpers.ladder import pack
from helpers.league import RULES, content
from horologium.engine.core.consequences import CardRef
from horologium.engine.rulesets.constellation.abilities import ABILITIES


@pytest.mark.parametrize("kind", ["skill", "equipment", "injury", "class", "enemy"])
def test_every_card_has_a_name_and_a_text(kind):
    found = RULES.cards(content(), kind)
    faces = [RULES.card(content(), CardRef(kind, card)) for card in found]
    assert faces
    assert [face.label for face in faces] == [spec.name for spec in found.values()]
    assert all(face.text and face.rule for face in faces)


def test_abilities_are_the_skills_of_this_game():
    assert list(RULES.cards(content(), "skill")) == list(ABILITIES)


@pytest.mark.parametrize("kind", ["reagent", "recipe"])
def test_what_the_game_does_not_know_has_no_cards(kind):
    assert RULES.cards(content(), kind) == {}


def test_a_card_that_is_unknown_shows_its_name():
    assert RULES.card(content(), CardRef("reagent", "ash")).label == "ash"


def test_a_band_that_was_met_lists_its_members():
    text = RULES.card(content(), CardRef("enemy", "twin-orbit")).text
    assert text.startswith("The Elder Fox (Soldier, Push attack, Step)\nThe Younger Fox (Novice, Whirl)")


def test_every_text_of_the_pack_has_its_italian():
    assert [key for key in pack().texts["en"] if key not in pack().texts["it"]] == []
