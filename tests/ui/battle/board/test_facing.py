"""Which way figures look."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from helpers.boards import battle, figure
from horologium.engine.core.view import Intent
from horologium.ui.battle.board.facing import Facing, way_of
from horologium.ui.battle.board.geometry import Geometry

EAST, SOUTH, WEST, NORTH = 0, 2, 4, 6


def ways(facing, *figures, intents=()):
    view = replace(battle(None, *figures), intents=intents)
    return facing.follow(view, Geometry(view.cells))


@pytest.mark.parametrize(("x", "y", "way"), [(1, 0, EAST), (0, 5, SOUTH), (-2, 0, WEST), (0, -1, NORTH), (3, 3, 1)])
def test_a_step_leads_one_of_eight_ways(x, y, way):
    assert way_of(QPointF(x, y)) == way


def test_a_step_onto_the_roof_above_leads_nowhere():
    assert way_of(QPointF()) is None


def test_whoever_is_after_somebody_looks_there():
    found = ways(Facing(), figure("wolf", "A1"), figure("ada", "C1"), intents=(Intent("wolf", "Goes for Ada", "ada"),))
    assert found == {"wolf": EAST}


def test_whoever_goes_looks_where_it_went_and_keeps_that():
    facing = Facing()
    ways(facing, figure("ada", "B1"))
    ways(facing, figure("ada", "B3"))
    assert ways(facing, figure("ada", "B3")) == {"ada": SOUTH}


def test_a_figure_is_turned_to_the_one_that_it_strikes(scene):
    scene.show_view(battle(None, figure("ada", "C1"), figure("wolf", "A1")))
    before = scene.figures["ada"].pixmap().cacheKey()
    scene.look_at("ada", "wolf")
    assert scene.figures["ada"]._way == WEST
    assert scene.figures["ada"].pixmap().cacheKey() != before


def test_a_figure_that_is_gone_is_not_turned(scene):
    scene.show_view(battle(None, figure("ada", "C1")))
    scene.look_at("ada", "nobody")
    scene.look_at("nobody", "ada")
    assert scene.figures["ada"]._way is None
