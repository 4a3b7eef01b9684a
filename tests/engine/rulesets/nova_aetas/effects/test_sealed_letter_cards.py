"""Cards of the pack *The Sealed Letter* that once did not do what they say."""

from __future__ import annotations

import pytest

from helpers.nova import activate
from helpers.rehearsal import attack_moment, defence_bonus, field, sheet
from helpers.sealed_letter import content
from horologium.engine.rulesets.nova_aetas.effects import modifiers


def fight(key, *skills, items, foe="B1"):
    """A hero on A1 with cards of the pack, and a guard."""
    cards = tuple(content()["equipment"].values())
    return field({"A1": sheet(key, *skills, items=items)}, {foe: "guard"}, equipment=cards)


@pytest.mark.parametrize(("foe", "dice"), [("B1", 1), ("C1", 0)])
def test_a_main_gauche_parries_whoever_stands_beside_its_bearer(foe, dice):
    battle = fight("valerio", items=("main-gauche",), foe=foe)
    assert defence_bonus(battle, battle.heroes[0]) == dice


@pytest.mark.parametrize(("items", "burns"), [((), False), (("burning-glass",), True)])
def test_a_burning_glass_sets_fire_by_spells(items, burns):
    battle = fight("rebecca", "arcane-bolt", items=items)
    rebecca = activate(battle, "rebecca", 9)
    found = modifiers.attack_keywords(battle, attack_moment(battle, rebecca, "arcane-bolt"))
    assert ("fire" in [word.name for word in found]) is burns
