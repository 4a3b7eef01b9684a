"""What a position is worth to a bot that looks ahead."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from horologium.engine.rulesets.nova_aetas.player.worth import WON, evaluate


@pytest.mark.parametrize(("ended", "won", "least", "most"), [(False, False, -WON + 1, WON - 1), (True, True, WON, WON)])
def test_nothing_is_worth_as_much_as_a_battle_that_is_won(ended, won, least, most):
    battle = nova(heroes={"A1": "valerio"}, enemies={"C1": "guard"})
    battle.ended, battle.won = ended, won
    assert least <= evaluate(battle, "heroes") <= most


def test_nothing_is_worse_than_a_battle_that_is_lost():
    battle = nova(heroes={"A1": "valerio"}, enemies={"C1": "guard"})
    battle.ended, battle.won = True, False
    assert evaluate(battle, "heroes") == -WON


@pytest.mark.parametrize("change", [{"wounds": 2}, {"statuses": {"poison": 1}}, {"ko": True, "wounds": 8}])
def test_a_hero_who_is_hurt_is_worth_less(change):
    sound, hurt = (nova(heroes={"A1": {"key": "valerio", **each}}) for each in ({}, change))
    assert evaluate(hurt, "heroes") < evaluate(sound, "heroes")
