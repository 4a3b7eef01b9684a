"""Why a hero cannot do something now."""

from __future__ import annotations

import pytest

from helpers.nova import PLAIN, activate, nova
from horologium.engine.core.ask import Choose, Listed
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.fight import attack
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Token
from horologium.engine.rulesets.nova_aetas.turns.actions import menu
from horologium.engine.rulesets.nova_aetas.views.barred import barred, barred_at

BOW = EquipmentSpec("bow", "Bow", category="weapon", slot="hand", attack=AttackSpec("ranged", least=2, most=5))
BALM = SkillSpec("balm", "Balm", cost=1, kind="action", effects=(EffectSpec("heal"),))
CHARGE = SkillSpec("charge", "Charge", cost=1, kind="boost")
RALLY = SkillSpec("rally", "Rally", cost=1, kind="action", limit="activation", effects=(EffectSpec("heal"),))


def at(heroes="A1", enemies=("D1",), ap=4, rows=PLAIN, **hero):
    who = {"key": "valerio", "items": ("bow",), "skills": ["balm", "charge", "rally"], **hero}
    battle = nova(
        rows,
        {heroes: who, "H8": "sofia"},
        dict.fromkeys(enemies, "guard"),
        equipment=(BOW,),
        skills=(BALM, CHARGE, RALLY),
    )
    activate(battle, "valerio", ap)
    return battle


def reasons(battle):
    request = Choose("NAR-HAC-07", "valerio", "heroes", "option", Listed(menu(battle, battle.hero("valerio"))))
    return {one.key: (one.why, *one.rules) for one in barred(battle, request)}


def aiming(battle):
    hero = battle.hero("valerio")
    bow = next(line for line in attack.lines(battle, hero) if line.card)
    cells = Cells(battle.terrain.board, attack.targets(battle, hero, bow), bow)
    return Choose("NAR-HAT-08", "valerio", "heroes", "cell", cells)


def moving(battle):
    ends = ways.reach(battle, battle.hero("valerio"), battle.active.ap).ends
    return Choose("NAR-ACN-04", "valerio", "heroes", "cell", Cells(battle.terrain.board, ends))


@pytest.mark.rule("NAR-HAC-02")
def test_an_attack_that_costs_too_much_says_how_much():
    assert reasons(at(ap=2))["attack:valerio-bow"] == ("costs 3 AP, 2 left", "NAR-HAC-02")


@pytest.mark.rule("NAR-STR-02")
def test_an_attack_without_a_target_in_range_says_its_range():
    assert reasons(at(enemies=("H1",)))["attack:valerio-bow"] == ("nobody to attack within 2-5", "NAR-STR-02")


@pytest.mark.rule("NAR-LOS-01")
def test_an_attack_on_somebody_out_of_sight_says_so():
    battle = at(rows=("..#.....", *PLAIN[1:]))
    assert reasons(battle)["attack:valerio-bow"] == ("nobody within range is in sight", "NAR-LOS-01")


@pytest.mark.rule("NAR-STN-11")
def test_a_blind_hero_is_told_that_he_cannot_attack():
    assert reasons(at(statuses={"blind": 1}))["attack:valerio-bow"][1] == "NAR-STN-11"


@pytest.mark.rule("NAR-TOK-06")
def test_a_weapon_to_be_reloaded_says_so():
    battle = at()
    battle.hero("valerio").items[0].reload = True
    assert reasons(battle)["attack:valerio-bow"] == ("has to be reloaded first", "NAR-TOK-06")


@pytest.mark.rule("NAR-ACN-10")
def test_a_skill_of_this_activation_that_was_used_says_so():
    battle = at(used={"activation:rally": 1}, wounds=1)
    assert reasons(battle)["use:rally"] == ("used already in this activation", "NAR-ACN-10")


def test_healing_where_nobody_is_wounded_says_so():
    assert reasons(at())["use:balm"][0] == "nobody in reach is wounded"


@pytest.mark.rule("NAR-CBT-06")
def test_a_boost_without_ap_for_an_attack_says_how_many_it_takes():
    assert reasons(at(ap=3))["use:charge"] == ("an attack must follow: 4 AP in all, 3 left", "NAR-CBT-06")


@pytest.mark.rule("NAR-HAC-12")
def test_ending_before_anything_is_spent_says_so():
    assert reasons(at())["end"] == ("at least 1 AP must be spent first", "NAR-HAC-12")


@pytest.mark.rule("NAR-SYN-01")
def test_ending_too_early_names_the_quadrant_in_roman_figures():
    battle = at()
    battle.active.spent, battle.groups[0].at = 1, battle.now + 3
    assert reasons(battle)["end"] == ("the token must reach Quadrant III first", "NAR-SYN-01")


@pytest.mark.rule("NAR-ACN-23")
def test_passing_with_nobody_beside_says_so():
    assert reasons(at())["pass"][1] == "NAR-ACN-23"


@pytest.mark.rule("NAR-ACN-19")
def test_an_object_out_of_reach_says_how_far_it_is():
    battle = at()
    battle.tokens.append(Token("crate-1", "crate", battle.terrain.board.cell("A4"), "", use="collect"))
    battle.refresh_cells()
    assert reasons(battle)["collect:crate-1"] == ("3 squares away", "NAR-ACN-19")


@pytest.mark.rule("NAR-ACN-06")
def test_a_hero_who_is_shut_in_is_told_why_he_cannot_move():
    assert reasons(at(enemies=("A2", "B1")))["move"] == ("no way leads out of this square", "NAR-ACN-06")


def test_what_is_offered_is_not_barred():
    assert not {"move", "attack:valerio-bow", "wait-1"} & set(reasons(at()))


@pytest.mark.rule("NAR-HAT-08")
def test_enemies_that_an_attack_cannot_choose_are_named_with_the_reason():
    battle = at(enemies=("D1", "H1", "F5"))
    found = {one.label: one.why for one in barred(battle, aiming(battle))}
    assert found == {"Guard 2, H1": "at distance 7, range 2-5", "Guard 3, F5": "at distance 9, range 2-5"}


@pytest.mark.rule("NAR-LOS-01")
def test_an_enemy_behind_a_house_is_hidden_by_it():
    battle = at(enemies=("D1", "A4"), rows=(*PLAIN[:2], "#.......", *PLAIN[3:]))
    assert barred_at(battle, aiming(battle), "A4").why == "hidden by Building (A3)"


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("G1", "8 AP away, 4 left"),
        ("D1", "Guard 1 is there"),
        ("B2", "Bush is in the way"),
        ("C4", "Building is in the way"),
        ("H8", "Sofia is there"),
    ],
)
@pytest.mark.rule("NAR-ACN-02", "NAR-ACN-07", "NAR-ACN-08")
def test_a_square_says_why_nobody_can_go_there(cell, why):
    battle = at(rows=(PLAIN[0], ".b......", PLAIN[2], "..#.....", *PLAIN[4:]))
    assert barred_at(battle, moving(battle), cell).why == why


@pytest.mark.rule("NAR-BLD-11")
def test_a_roof_without_a_ladder_has_no_way_up():
    battle = at(rows=(*PLAIN[:2], "..##....", "..##....", *PLAIN[4:]))
    assert barred_at(battle, moving(battle), "C3+1").rules == ("NAR-BLD-11",)


def test_a_square_that_can_be_chosen_is_not_barred():
    battle = at()
    assert barred_at(battle, moving(battle), "B1") is None


def test_nothing_is_told_of_other_questions():
    battle = at()
    request = Choose("NAR-ACT-03", "valerio", "heroes", "figure", Listed(battle.heroes))
    assert (barred(battle, request), barred_at(battle, request, "B1")) == ((), None)
