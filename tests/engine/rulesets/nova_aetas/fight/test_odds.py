"""The chances of attacks, defences and tests."""

from __future__ import annotations

from fractions import Fraction

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from horologium.engine.core.ask import Choose
from horologium.engine.core.outlook import odds
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.fight.dice import D8, against
from horologium.engine.rulesets.nova_aetas.fight.odds import coarse, results, wanted_symbols
from horologium.engine.rulesets.nova_aetas.specs import (
    AttackSpec,
    EffectSpec,
    EnemyAttackSpec,
    EquipmentSpec,
    SkillSpec,
)

HALF = Fraction(1, 2)
SWORD = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=AttackSpec("melee", dice=-2))
STAR = EffectSpec("gain", on="symbols", to="target", symbols=("star",), status="bleed", optional=True)
KNIFE = EquipmentSpec("knife", "Knife", "hand", 1, "weapon", attack=AttackSpec("melee", dice=-3, effects=(STAR,)))
CURE = SkillSpec("cure", "Cure", kind="prayer", cost=3, range=3, effects=(EffectSpec("heal", to="hero", each=True),))


def at_menu(enemies, items=("sword",), card=None, **changes) -> Table:
    """A table at the question what Valerio, with Physical 4, does: two dice with the sword, one with the knife."""
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": items, **changes}, "A8": "sofia"},
        enemies=enemies, equipment=(SWORD, KNIFE), skills=(CURE,), cards=(card or enemy_spec(health=9),),
    )  # fmt: skip
    hero = activate(battle, "valerio")
    battle.active.engaged = bool(enemies)
    table = Table(NOVA_AETAS, battle)
    assert isinstance(table.pending, Choose)
    assert hero.key == table.pending.by
    return table


@pytest.mark.rule("NAR-HAT-02", "NAR-HAT-04")
def test_an_attack_with_two_dice_against_five():
    told = odds(at_menu({"A2": "guard"}), "attack:valerio-sword")
    assert told["wounds"].exact
    assert told["wounds"].chances == {0: HALF**2, 1: HALF, 2: HALF**2}


@pytest.mark.rule("NAR-OUT-01")
def test_the_chance_to_be_rid_of_an_enemy():
    told = odds(at_menu({"A2": "guard"}, card=enemy_spec(health=1)), "attack:valerio-sword")
    assert told["defeated"].chances == {0: HALF**2, 1: 1 - HALF**2}


def test_with_two_targets_there_is_nothing_to_tell_before_one_is_chosen():
    table = at_menu({"A2": "guard", "B1": "guard"})
    assert odds(table, "attack:valerio-sword") is None
    table.answer(("attack:valerio-sword",))
    assert odds(table, "A2")["wounds"].chances == odds(table, "B1")["wounds"].chances == {
        **{0: HALF**2, 1: HALF, 2: HALF**2}
    }  # fmt: skip


@pytest.mark.rule("NAR-STP-02")
def test_odds_are_told_for_tokens_that_are_used_and_for_those_that_are_kept():
    table = at_menu({"A2": "guard"}, statuses={"advantage": 1})
    assert odds(table, "attack:valerio-sword")["wounds"].chance(lambda wounds: wounds > 2) > 0
    table.answer(("attack:valerio-sword",))
    assert table.pending.rule == "NAR-STP-02"
    assert 4 in odds(table, "use")["wounds"].chances
    assert 4 not in odds(table, "keep")["wounds"].chances


@pytest.mark.rule("NAR-EQP-09")
def test_side_effects_are_told_by_their_symbols():
    told = odds(at_menu({"A2": "guard"}, items=("knife",)), "attack:valerio-knife")
    assert told["effects"].chances == {"": Fraction(7, 8), "bleed": Fraction(1, 8)}  # only the 5 is a Star that wounds


@pytest.mark.rule("NAR-KWD-18")
def test_dodge_is_counted_in():
    dodger = enemy_spec(health=9, keywords=(keyword("dodge"),))
    told = odds(at_menu({"A2": "guard"}, items=("knife",), card=dodger), "attack:valerio-knife")
    assert told["wounds"].chances == {0: Fraction(3, 4), 1: Fraction(1, 4)}


@pytest.mark.rule("NAR-DIE-07", "NAR-EFX-01")
def test_symbols_that_an_enemy_erases_are_counted_out():
    """Two dice: of their Stars, on 2 and 5, one is erased, and the attack needs a success."""
    eraser = enemy_spec(health=9, keywords=(keyword("erase", 1, "star"),))
    told = odds(at_menu({"A2": "guard"}, items=("knife",), card=eraser, physical=5), "attack:valerio-knife")
    assert told["effects"].chances == {"": Fraction(61, 64), "bleed": Fraction(3, 64)}


@pytest.mark.rule("NAR-ENG-04", "NAR-DEF-04", "NAR-DEF-05")
def test_who_turns_away_is_told_what_it_may_cost():
    weak = enemy_spec(health=9, attacks=(EnemyAttackSpec(hits=1, difficulty=5),))
    told = odds(at_menu({"A2": "guard"}, card=weak, physical=1), "disengage")
    assert told["suffered"].chances == {0: HALF, 1: HALF}


@pytest.mark.rule("NAR-STP-03")
def test_a_defense_token_is_used_against_the_first_wound():
    weak = enemy_spec(health=9, attacks=(EnemyAttackSpec(hits=1, difficulty=5),))
    assert odds(at_menu({"A2": "guard"}, card=weak, physical=1, statuses={"defense": 1}), "disengage") is None


@pytest.mark.rule("NAR-STN-02")
def test_flames_are_put_out_by_half_of_the_faces():
    told = odds(at_menu({"H8": "guard"}, statuses={"burn": 1}), "extinguish")
    assert told["cured"].chances == {0: HALF, 1: HALF}


@pytest.mark.rule("NAR-PRY-03")
def test_a_prayer_heals_as_many_as_it_has_successes():
    table = at_menu({"H8": "guard"}, skills=["cure"])
    battle = table.state
    battle.heroes[1].cell, battle.heroes[1].wounds = battle.terrain.board.cell("A3"), 5
    battle.refresh_cells()
    told = odds(Table(NOVA_AETAS, battle), "use:cure")
    assert told["healed"].chances == {0: HALF**2, 1: HALF, 2: HALF**2}


def test_without_chance_there_is_nothing_to_tell():
    table = at_menu({"H8": "guard"})
    assert odds(table, "wait-1") is None
    assert odds(table, "move") is None


def test_a_die_is_coarser_where_nobody_can_tell_the_difference():
    assert coarse(against(5), []).faces == ("1",) * 4 + ("5+star",) * 4
    assert coarse(against(5), ["sun"]).faces == ("1",) * 4 + ("5+star", "6+sun", "5+star", "6+sun")
    assert D8.faces == against(5).faces


def test_symbols_matter_that_a_card_or_an_enemy_wants():
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("knife",)}}, enemies={"A2": "guard"}, equipment=(KNIFE,),
        cards=(enemy_spec(keywords=(keyword("resistance", symbol="moon"),)),),
    )  # fmt: skip
    assert sorted(wanted_symbols(battle)) == ["moon", "star"]


def test_results_are_read_from_before_and_after():
    before = nova(heroes={"A1": "valerio", "B1": {"key": "sofia", "wounds": 3}}, enemies={"A2": "guard", "B2": "guard"})
    after = NOVA_AETAS.codec.clone(before)
    after.enemies.pop()
    after.enemies[0].statuses["stun"] = 1
    after.heroes[0].wounds, after.heroes[1].wounds = 2, 1
    found = results(before, after)
    assert (found.wounds, found.defeated, found.effects, found.suffered, found.healed) == (3, 1, "stun", 2, 2)
