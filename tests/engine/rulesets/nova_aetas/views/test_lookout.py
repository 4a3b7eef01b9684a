"""What a screen may ask about a model or a square that somebody points at."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, nova
from horologium.engine.core.ask import Choose
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec
from horologium.engine.rulesets.nova_aetas.state import Token
from horologium.engine.rulesets.nova_aetas.views import lookout, wording
from horologium.engine.rulesets.nova_aetas.views.view import view

FIELD = (".....", ".....", "..#..", ".....", ".....")


def test_the_ruleset_answers_what_screens_point_at():
    assert NOVA_AETAS.lookout is lookout


@pytest.mark.rule("NAR-LOS-01")
def test_a_building_in_the_line_is_named_as_what_hides():
    found = lookout.sight(nova(FIELD, {"A3": "valerio"}), "valerio", "E3")
    assert (found.clear, found.blockers, found.distance) == (False, ("C3+1",), 4)
    assert found.label == "Hidden by Building (C3)"


@pytest.mark.rule("NAR-COV-01")
def test_cover_is_told():
    battle = nova(("....", ".b..", "...."), {"D2": "valerio"})
    found = lookout.sight(battle, "valerio", "A2")
    assert (found.clear, found.cover, found.rules) == (True, True, ("NAR-COV-01",))


def test_nothing_is_told_of_a_square_that_is_not_there():
    assert lookout.sight(nova(FIELD, {"A3": "valerio"}), "valerio", "Z9") is None
    assert lookout.sight(nova(FIELD, {"A3": "valerio"}), "nobody", "A1") is None


@pytest.mark.rule("NAR-ENY-03")
def test_the_control_area_of_an_enemy_is_what_lies_near_it():
    battle = nova(FIELD, {"A5": "valerio"}, {"E1": "guard"}, cards=(enemy_spec("guard", control=1),))
    control = next(area for area in lookout.areas(battle, battle.enemies[0].key) if area.kind == "control")
    assert set(control.cells) == {"E1", "D1", "E2"}


@pytest.mark.rule("NAR-RNG-01")
def test_the_range_of_a_hero_is_what_his_attacks_reach():
    battle = nova(FIELD, {"A5": "valerio"})
    assert {"A4", "B5"} in [set(area.cells) for area in lookout.areas(battle, "valerio")]


def test_tokens_tell_their_kind_and_where_they_lie():
    battle = nova(FIELD, {"A5": "valerio"})
    battle.tokens.append(Token("purse", "loot", battle.terrain.board.cell("B2"), "purse", "A purse"))
    assert [(token.kind, token.label, token.cell) for token in view(battle, "heroes").tokens] == [
        ("loot", "A purse", "B2")
    ]


def test_ladders_are_passages():
    assert ("D2", "C2+1") in view(nova((".##.", ".##L", "...."), {"A3": "valerio"}), "heroes").passages


@pytest.mark.rule("NAR-AOE-01")
def test_the_squares_that_an_area_would_cover_are_told_with_its_target():
    battle = nova(FIELD, {"A5": "valerio"}, {"D1": "guard"})
    activate(battle, "valerio")
    fire = AttackOption("attack:fire", "Fire", AttackSpec("magic", most=9, area="cross"), 3)
    board = battle.terrain.board
    request = Choose("NAR-HAT-08", "valerio", "heroes", "cell", Cells(board, board.mask(("D1",)), fire))
    assert set(wording.option(battle, request, "D1").cells) == {"D1", "C1", "E1", "D2"}
