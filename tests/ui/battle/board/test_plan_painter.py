"""The plan as it is painted: rooms, doors, furniture, day and night."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from helpers.boards import field
from helpers.castles import castle
from horologium.ui.battle.board.geometry import Geometry
from horologium.ui.battle.board.ground import GroundPainter, painter_of
from horologium.ui.battle.board.plan import LAND, widened
from horologium.ui.battle.board.plan_painter import PlanPainter
from horologium.ui.kit import tokens

DENSITY = 0.5


def painted(view, look=tokens.LIGHT):
    geometry = Geometry(widened(view.cells), around=LAND)
    return PlanPainter(geometry, look, view.passages, DENSITY).paint(geometry.frame)


def with_cells(view, **changes):
    return replace(view, cells=tuple(replace(cell, **changes) for cell in view.cells))


def colour(image, view, cell, low=0):
    geometry = Geometry(widened(view.cells), around=LAND)
    at = (geometry.centre(cell) + QPointF(0, low) - geometry.frame.topLeft()) * DENSITY
    return image.pixelColor(at.toPoint())


def test_a_board_of_rooms_is_painted_as_a_plan():
    view = castle()
    assert isinstance(painter_of(Geometry(view.cells), tokens.LIGHT, ()), PlanPainter)


def test_another_board_is_painted_as_land():
    assert isinstance(painter_of(Geometry(field()), tokens.LIGHT, ()), GroundPainter)


@pytest.mark.parametrize("look", tokens.THEMES, ids=lambda look: look.name)
def test_the_same_castle_looks_the_same_each_time(look):
    assert painted(castle(), look) == painted(castle(), look)


@pytest.mark.parametrize("look", tokens.THEMES, ids=lambda look: look.name)
def test_a_way_between_two_rooms_is_seen(look):
    assert painted(castle(), look) != painted(replace(castle(), passages=()), look)


@pytest.mark.parametrize("look", tokens.THEMES, ids=lambda look: look.name)
def test_rooms_are_furnished_by_what_is_said_of_them(look):
    assert painted(with_cells(castle(), decor="kitchen"), look) != painted(with_cells(castle(), decor="crypt"), look)


def test_night_is_darker_than_day():
    view = castle()
    day, night = painted(view), painted(view, tokens.DARK)
    assert colour(night, view, "road").lightness() < colour(day, view, "road").lightness()


def test_a_room_with_a_light_is_brighter_by_night_than_the_land_around():
    view = castle()
    night = painted(view, tokens.DARK)
    land = night.pixelColor(night.width() - 12, 30)
    assert colour(night, view, "kitchen", 40).lightness() > land.lightness()


def test_fire_is_seen_in_a_room():
    assert painted(with_cells(castle(), terrain="fire")) != painted(castle())


def test_what_is_not_known_lies_under_clouds():
    view = castle()
    assert painted(with_cells(view, known=False)) != painted(view)


def test_a_part_fits_into_the_whole():
    view = castle()
    geometry = Geometry(widened(view.cells), around=LAND)
    painter = PlanPainter(geometry, tokens.LIGHT, view.passages, DENSITY)
    part = painter.aligned(geometry.boxes["kitchen"]).intersected(geometry.frame)
    whole, piece = painter.paint(geometry.frame), painter.paint(part)
    inside = (geometry.centre("kitchen") - part.topLeft()) * DENSITY
    assert piece.pixelColor(inside.toPoint()) == colour(whole, view, "kitchen")
