"""Figures on the board: which way they look, and whose they are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from helpers.boards import battle, figure
from horologium.engine.core.view import FigureView, Intent
from horologium.ui.battle.board.figures import SHAPES, Facing, FigureStyles, outline, way_of
from horologium.ui.battle.board.geometry import Geometry


def one(key, faction, seat=""):
    return FigureView(key, key, seat, "A1", "squire", 3, 3, True, faction=faction)


def test_each_faction_has_a_shape_and_a_colour_to_itself():
    figure_styles, sides = FigureStyles(), [one(name, name) for name in ("heroes", "rome", "venice", "primaevi")]
    figure_styles.meet(sides)
    assert len({figure_styles.style_of(side).shape for side in sides}) == 4
    assert len({figure_styles.style_of(side).colour for side in sides}) == 4


def test_those_whom_somebody_plays_have_the_shield():
    figure_styles = FigureStyles()
    figure_styles.meet([one("wolf", "primaevi"), one("ada", "heroes", "heroes")])
    assert figure_styles.style_of(one("ada", "heroes", "heroes")).shape == "shield"


def test_a_faction_keeps_its_arms_when_others_come():
    figure_styles = FigureStyles()
    figure_styles.meet([one("ada", "heroes", "heroes"), one("wolf", "primaevi")])
    before = figure_styles.style_of(one("wolf", "primaevi"))
    figure_styles.meet([one("guard", "rome"), one("wolf", "primaevi")])
    assert figure_styles.style_of(one("wolf", "primaevi")) == before


def test_a_figure_bears_the_colour_of_its_player():
    figure_styles, ada = FigureStyles(), one("ada", "heroes", "heroes")
    figure_styles.set_players({"ada": "#123456"})
    figure_styles.meet([ada])
    assert figure_styles.style_of(ada).colour == "#123456"


def test_who_plays_both_sides_sees_them_in_two_colours():
    figure_styles, sides = FigureStyles(), [one("a", "azure", "azure"), one("c", "crimson", "crimson")]
    figure_styles.set_players({"azure": "#123456", "crimson": "#123456"})
    figure_styles.meet(sides)
    assert len({figure_styles.style_of(side).colour for side in sides}) == 2


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_lies_around_its_middle(shape):
    box = outline(shape, 20).boundingRect()
    assert abs(box.center().x()) < 1
    assert 30 < box.height() < 46


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
