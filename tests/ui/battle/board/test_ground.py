"""The ground: the same every time, whole or in parts, and something for every word."""

from __future__ import annotations

from functools import cache
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from horologium.engine.core import drawn
from horologium.engine.core.view import CellView
from horologium.engine.rulesets.nova_aetas.words import Ground as Words
from horologium.ui.art import signs
from horologium.ui.battle.board import scenery, terrain
from horologium.ui.battle.board.geometry import Geometry
from horologium.ui.battle.board.ground import GroundPainter
from horologium.ui.battle.board.paper import MOST_PIXELS, density_of
from horologium.ui.kit import tokens

SIDE = 60
GROUNDS = get_args(Words)


def cell(column, row, terrain="open", known=True, ground=""):
    x, y = column * SIDE, row * SIDE
    corners = ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))
    return CellView(f"{column},{row}", corners, (x + 30, y + 30), terrain, known=known, ground=ground)


def ground(word, terrain="open"):
    return Geometry([cell(x, y, terrain, ground=word) for x in range(3) for y in range(3)])


def land(terrain="open", known=True):
    return Geometry([cell(x, y, terrain if (x, y) == (1, 1) else "open", known) for x in range(3) for y in range(3)])


def painted(geometry, theme=tokens.LIGHT):
    return GroundPainter(geometry, theme).paint(geometry.frame)


@cache
def look(word):
    return painted(ground(word))


def middle(image):
    return QColor(image.pixel(image.width() // 2, image.height() // 2))


@pytest.mark.parametrize("drawing", sorted({*drawn.TERRAINS.values(), *drawn.GROUNDS.values()} - {terrain.LADDER}))
def test_every_word_for_a_terrain_has_a_drawing(drawing):  # ladders are drawn where they lead up
    assert drawing in terrain.WASHES or drawing in scenery.DRAWINGS


@pytest.mark.parametrize("sign", sorted({*drawn.TOKENS.values()}))
def test_every_word_for_a_token_has_a_sign(sign):
    assert sign in signs.NAMES


def test_a_board_is_painted_the_same_every_time(qapp):
    assert painted(land("wood")) == painted(land("wood"))


@pytest.mark.parametrize("theme", tokens.THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("word", [*{kind: word for word, kind in drawn.TERRAINS.items()}.values(), "gravel"])
def test_every_kind_of_ground_is_drawn_in_every_theme(qapp, word, theme):
    assert not painted(land(word), theme).isNull()


@pytest.mark.parametrize("word", ["water", "wood", "building", "road", "hill", "gravel"])
def test_terrains_look_different_from_grass(qapp, word):
    assert painted(land(word)) != painted(land())


def test_a_word_that_nobody_knows_is_drawn_plainly():
    assert terrain.kind_of("quagmire of doom") == terrain.PLAIN


def test_a_tree_stands_on_grass():
    assert terrain.ground_of(cell(0, 0, "tree")) == terrain.GRASS


def test_a_tree_may_stand_in_a_street():
    assert terrain.ground_of(cell(0, 0, "tree", ground="street")) == terrain.PAVING


def test_water_is_water_on_any_ground():
    assert terrain.ground_of(cell(0, 0, "water", ground="street")) == terrain.WATER


@pytest.mark.parametrize("word", GROUNDS)
def test_every_ground_has_a_look_of_its_own(qapp, word):
    assert look(word) not in [look(other) for other in GROUNDS if other != word]


def test_without_colours_no_ground_can_be_taken_for_water(qapp):
    assert painted(ground("marsh"), tokens.CONTRAST) == painted(ground("meadow"), tokens.CONTRAST)


@pytest.mark.parametrize("word", GROUNDS)
def test_every_ground_is_light_enough_for_what_stands_on_it(qapp, word):
    assert middle(look(word)).lightness() > 110


def test_what_is_not_known_shows_nothing_of_its_terrain(qapp):
    assert painted(land("water", known=False)) == painted(land("wood", known=False))


def test_water_is_bluer_than_grass(qapp):
    assert middle(painted(land("water"))).blue() > middle(painted(land())).blue()


def test_by_night_the_board_is_darker(qapp):
    assert middle(painted(land(), tokens.DARK)).lightness() < middle(painted(land())).lightness()


def test_without_colours_terrain_is_told_by_pattern(qapp):
    assert painted(land("water"), tokens.CONTRAST) != painted(land("rock"), tokens.CONTRAST)


def test_a_part_comes_out_like_the_whole(qapp):
    geometry = land("wood")
    ground = GroundPainter(geometry, tokens.LIGHT)
    part = ground.aligned(QRectF(85, 85, 10, 10)).intersected(geometry.frame)
    whole, alone = ground.paint(geometry.frame), ground.paint(part)
    at = (geometry.bounds.center() - geometry.frame.topLeft()) * ground.density
    inside = (geometry.bounds.center() - part.topLeft()) * ground.density
    there, here = QColor(whole.pixel(at.toPoint())), QColor(alone.pixel(inside.toPoint()))
    assert abs(there.red() - here.red()) + abs(there.green() - here.green()) < 24


def test_a_large_board_is_painted_less_finely():
    large = Geometry([cell(x, y) for x in range(60) for y in range(60)])
    frame, density = large.frame, density_of(large)
    assert density < density_of(land())
    assert frame.width() * frame.height() * density**2 <= MOST_PIXELS * 1.01
