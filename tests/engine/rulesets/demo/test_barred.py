"""Why something cannot be chosen at the ford."""

from __future__ import annotations

import pytest

from helpers.battles import new_table
from horologium.engine.core.ask import Choose, Listed
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.demo.barred import barred, barred_at
from horologium.engine.rulesets.demo.combat import targets
from horologium.engine.rulesets.demo.flow import waiting
from horologium.engine.rulesets.demo.game import THE_FORD
from horologium.engine.rulesets.demo.movement import reachable


@pytest.fixture
def battle():
    return new_table(THE_FORD, "demo/the-mill-race").state


def moving(battle, figure):
    cells = Cells(battle.ground.board, reachable(battle, figure).ends)
    return Choose("DEMO-MOV-02", figure.key, figure.seat, "cell", cells)


@pytest.mark.rule("DEMO-RND-04")
def test_a_figure_that_has_acted_says_so(battle):
    first = battle.standing("azure")[0]
    first.acted = True
    request = Choose("DEMO-RND-04", "azure", "azure", "figure", Listed(waiting(battle, "azure")))
    assert [(one.key, one.why) for one in barred(battle, request)] == [(first.key, "has acted in this round")]


@pytest.mark.rule("DEMO-CMB-01")
def test_an_enemy_out_of_range_says_how_far_it_is(battle):
    figure = battle.standing("azure")[0]
    request = Choose("DEMO-CMB-01", figure.key, "azure", "figure", Listed(targets(battle, figure)))
    told = barred(battle, request)
    assert len(told) == len(battle.standing("crimson"))
    assert all(one.why.startswith("at distance ") for one in told)


@pytest.mark.rule("DEMO-MOV-01", "DEMO-GEN-03")
def test_hexes_say_why_nobody_can_go_there(battle):
    figure, foe = battle.standing("azure")[0], battle.standing("crimson")[0]
    board, request = battle.ground.board, moving(battle, figure)
    assert barred_at(battle, request, board.name(foe.cell)).why == f"{foe.name} is there"
    water = next(cell.key for cell in battle.ground.drawn if cell.terrain == "water")
    assert barred_at(battle, request, water).why == "Water cannot be entered"
    assert barred_at(battle, request, board.name(figure.cell)) is None
