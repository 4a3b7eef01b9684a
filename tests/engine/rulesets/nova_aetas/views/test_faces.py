"""Cards as they are printed."""

from __future__ import annotations

import pytest

from helpers.companies import pack
from helpers.shipped import shipped
from horologium.engine.core.consequences import CardRef
from horologium.engine.rulesets.nova_aetas.views.faces import face

FOLDERS = {"hero": "heroes", "equipment": "equipment", "skill": "skills", "injury": "injuries", "reagent": "reagents"}


@pytest.mark.parametrize("kind", FOLDERS)
def test_every_card_of_a_pack_has_a_face(kind):
    content = pack().content
    for card, spec in content[FOLDERS[kind]].items():
        found = face(content, CardRef(kind, card))
        assert (found.label, found.key) == (spec.name, card)
        assert found.rule


def test_a_weapon_tells_its_attack_and_its_words():
    found = face(pack().content, CardRef("equipment", "flail-of-rage"))
    assert found.text.splitlines()[0].startswith("Melee")
    assert (found.kind, found.slot, found.cost) == ("weapon", "hand", 3)


def test_a_scroll_tells_the_attack_of_its_spell():
    assert "Magic" in face(pack().content, CardRef("equipment", "scroll-of-flames")).text


def test_a_skill_tells_its_colour():
    assert face(pack().content, CardRef("skill", "acid-flask")).kind == "skill attack"


def test_a_passive_skill_costs_nothing_to_use():
    assert face(pack().content, CardRef("skill", "shield-wall")).cost is None


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize(
    ("card", "whom"), [("falcon-bow", "For Sofia only"), ("plate-cuirass", "For a warrior only"), ("sword", "")]
)
def test_a_card_says_for_whom_it_is(card, whom):
    last = face(pack().content, CardRef("equipment", card)).text.splitlines()[-1:]
    assert (last == [whom]) is bool(whom)


@pytest.mark.rule("NAR-EQP-13")
def test_a_card_for_one_class_says_so():
    content = shipped("the-sealed-letter").content
    assert face(content, CardRef("equipment", "duellists-cape")).text.endswith("For Duellist only")
