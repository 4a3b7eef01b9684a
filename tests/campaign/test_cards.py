"""The cards that lie before the players."""

from __future__ import annotations

import pytest

from helpers.companies import founded, new_shelf
from horologium.campaign.cards import as_printed, known_uses
from horologium.campaign.ops.overrides import MarkByHand
from horologium.engine.core.consequences import CardRef


@pytest.fixture
def session(tmp_path):
    made = founded(new_shelf(tmp_path))
    yield made
    made.close()


def test_a_card_is_shown_as_it_is_printed(session):
    assert as_printed(session, "equipment", "sword").label == "Sword"


def test_a_card_that_is_no_longer_in_the_pack_keeps_its_id(session):
    assert as_printed(session, "injury", "gone-for-good").label == "gone-for-good"


def test_a_reagent_is_of_use_only_for_recipes_that_the_company_owns(session):
    assert "Flail of Rage" not in known_uses(session, CardRef("reagent", "star-iron"))
    session.do(MarkByHand("recipe", "flail-of-rage", 1, "found"))
    assert "Flail of Rage" in known_uses(session, CardRef("reagent", "star-iron"))
