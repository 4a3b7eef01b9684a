"""The players know what they have met, owned and learned, and nothing else."""

from __future__ import annotations

import pytest

from helpers.companies import founded, new_shelf
from helpers.rehearsal_walk import walk
from horologium.campaign.discoveries import discovered
from horologium.campaign.wording import entries


@pytest.fixture
def company(tmp_path):
    made = founded(new_shelf(tmp_path))
    yield made
    made.close()


@pytest.fixture
def travelled(tmp_path):
    made = founded(new_shelf(tmp_path), heroes=("valerio", "sofia", "rebecca", "vincenzo"))
    walk(made)
    yield made
    made.close()


def test_before_the_first_battle_no_enemy_is_known(company):
    assert discovered(company)["enemy"] == ()


def test_what_the_heroes_carry_is_known_from_the_start(company):
    assert "hunting-bow" in discovered(company)["equipment"]


def test_skills_are_those_of_the_sheets_of_the_heroes(company):
    known = discovered(company)["skill"]
    assert 0 < len(known) < len(entries(company.pack, "skill"))


def test_a_battle_makes_its_enemies_known_and_no_others(travelled):
    known = discovered(travelled)["enemy"]
    assert 0 < len(known) < len(entries(travelled.pack, "enemy"))


def test_what_was_bought_stays_known(travelled):
    assert "healing-draught" in discovered(travelled)["equipment"]
    assert any(step.name == "buy" for step in travelled.steps)


def test_loot_makes_reagents_known(travelled):
    assert discovered(travelled)["reagent"]


def test_cards_are_in_the_order_of_their_names(travelled):
    names = [entries(travelled.pack, "enemy")[card].name.casefold() for card in discovered(travelled)["enemy"]]
    assert names == sorted(names)
