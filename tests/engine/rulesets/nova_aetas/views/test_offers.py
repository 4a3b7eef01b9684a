"""Kinds and warnings of options, dice that can be picked, and what a throw comes to."""

from __future__ import annotations

import pytest

from helpers.nova import activate, nova
from horologium.engine.core.ask import Choose, Listed, Option, Thrown
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.effects.uses import UseOption
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.fight.dice import D8, ShownDie, against
from horologium.engine.rulesets.nova_aetas.missions.mission import CardAction
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.turns.actions import END, Action, menu
from horologium.engine.rulesets.nova_aetas.views.offers import option, tell_throw


@pytest.fixture
def battle():
    made = nova(heroes={"A1": "valerio", "A3": "sofia"}, enemies={"A2": "guard", "H8": "guard"})
    activate(made, "valerio")
    return made


def acting(battle):
    actions = [*menu(battle, battle.hero("valerio")), END]
    return Choose("NAR-HAC-07", "valerio", "heroes", "option", Listed(actions))


def told(battle, request):
    keys = request.keys()
    return {key: option(battle, request, key) for key in keys}


def cells(battle, rule, *names):
    board = battle.terrain.board
    return Choose(rule, "valerio", "heroes", "cell", Cells(board, sum(1 << board.cell(name) for name in names)))


def test_actions_have_kinds(battle):
    kinds = {key: view.kind for key, view in told(battle, acting(battle)).items()}
    assert (kinds["move"], kinds["wait-2"], kinds["end"]) == ("move", "wait", "end")
    assert "attack" in kinds.values()


@pytest.mark.rule("NAR-HAC-11")
def test_ending_with_ap_left_is_a_warning(battle):
    battle.active.ap = 3
    assert told(battle, acting(battle))["end"].warning == "3 AP are left and would be lost."


def test_ending_with_none_left_is_not(battle):
    battle.active.ap = 0
    assert told(battle, acting(battle))["end"].warning == ""


@pytest.mark.rule("NAR-ENG-04")
def test_an_engaged_hero_is_warned_of_who_strikes_when_he_goes(battle):
    battle.active.engaged = True
    guard = battle.enemies[0].name
    assert guard in option(battle, cells(battle, "NAR-ACN-04", "B1", "C1"), "C1").warning


def test_whoever_is_not_engaged_goes_without_a_warning(battle):
    assert option(battle, cells(battle, "NAR-ACN-04", "B1", "C1"), "C1").warning == ""


def test_a_target_is_called_by_its_name(battle):
    view = option(battle, cells(battle, "NAR-HAT-08", "A2", "H8"), "A2")
    assert (view.label, view.kind) == (f"{battle.enemies[0].name}, A2", "target")


def test_a_die_is_called_by_what_it_shows(battle):
    dice = Listed([ShownDie(0, "6+sun", success=True), ShownDie(1, "2+star", success=False)])
    views = told(battle, Choose("NAR-STP-01", "valerio", "heroes", "die", dice, 0, 1))
    assert [(view.label, view.face) for view in views.values()] == [
        ("Die 1: 6 sun, a success", "6+sun"),
        ("Die 2: 2 star, no success", "2+star"),
    ]


@pytest.mark.rule("NAR-TST-02")
def test_successes_are_told_against_the_threshold():
    view = tell_throw(Thrown("NAR-DEF-02", "sofia", (against(6),) * 3, ("5+star", "6+sun", "7+moon")))
    assert (view.text, view.good) == (
        "2 of 3 succeed with 6 or more · 1 × Sun · 1 × Moon · 1 × Star",
        (False, True, True),
    )


def test_without_one_threshold_only_symbols_are_told():
    assert tell_throw(Thrown("R", "sofia", (D8, D8), ("6+sun", "8+sun"))).text == "2 × Sun"


def test_a_plain_number_has_nothing_to_tell():
    assert tell_throw(Thrown("R", "sofia", (D8,), ("3",))) is None


FLASK = EquipmentSpec("flask", "Fire Flask", "none", used_up=True)
LAST_STAND = SkillSpec("last-stand", "Last Stand", limit="mission")


def warned(source):
    made = nova(heroes={"A1": {"key": "valerio", "items": ("flask",)}}, equipment=(FLASK,), skills=(LAST_STAND,))
    activate(made, "valerio")
    action = Action("use", 1, END.run, source)
    return option(made, Choose("NAR-HAC-07", "valerio", "heroes", "option", Listed([action, END])), "use").warning


@pytest.mark.rule("NAR-MIS-15")
def test_what_is_used_up_is_a_warning():
    assert warned(UseOption("use", 1, card="flask")) == "Fire Flask is used up by this and gone for good."
    throw = AttackOption("use", "Fire Flask", AttackSpec("ranged", 1), 1, card="valerio-flask")
    assert warned(throw) == "Fire Flask is used up by this and gone for good."


@pytest.mark.rule("NAR-ACN-10")
def test_what_can_be_done_once_in_a_mission_is_a_warning():
    assert warned(UseOption("use", 1, skill="last-stand")) == "Last Stand can be used only once in this mission."


def test_anything_else_is_not():
    assert warned(None) == ""


def test_what_a_card_offers_is_of_the_mission(battle):
    action = Action("card", 1, END.run, CardAction("card", 1, END.run, "Ring the bell"))
    request = Choose("NAR-HAC-07", "valerio", "heroes", "option", Listed([action, END]))
    assert option(battle, request, "card").kind == "mission"


def test_a_small_question_has_plain_options(battle):
    request = Choose("NAR-STP-02", "valerio", "heroes", "option", Listed([Option("use"), Option("keep")]))
    assert [view.kind for view in told(battle, request).values()] == ["", ""]
