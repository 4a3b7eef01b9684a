"""A character who goes along with the heroes."""

from __future__ import annotations

import pytest

from helpers.nova_missions import quest, token
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.escort import companions, follow
from horologium.engine.rulesets.nova_aetas.verbs import put


def escort(at="D5"):
    battle, hero = quest("D4", tokens=(token("character", at, "girolamo"),))
    return battle, hero, companions(battle, hero)


def girolamo(battle):
    return battle.terrain.board.name(battle.tokens[0].cell)


@pytest.mark.rule("NAR-MIS-02", "NAR-CMP-11")
def test_a_character_beside_a_hero_may_be_put_beside_him_after_his_move():
    battle, hero, beside = escort()
    put(battle, hero, battle.terrain.board.cell("G4"))
    play(follow(battle, hero, beside), [(Choose, ("follow",)), (Choose, ("G3",))])
    assert girolamo(battle) == "G3"
    assert battle.terrain.board.names(battle.characters) == ["G3"]


@pytest.mark.rule("NAR-MIS-02")
def test_he_may_stay_behind():
    battle, hero, beside = escort()
    put(battle, hero, battle.terrain.board.cell("G4"))
    play(follow(battle, hero, beside), [(Choose, ("stay",))])
    assert girolamo(battle) == "D5"


@pytest.mark.rule("NAR-MIS-02")
def test_who_is_not_beside_does_not_follow():
    _, _, beside = escort("D6")
    assert beside == []
