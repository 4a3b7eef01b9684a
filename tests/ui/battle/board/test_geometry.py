"""Where cells lie, on squares, on hexes and on roofs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from horologium.engine.core.view import CellView
from horologium.ui.battle.board.geometry import Geometry


def square(key, x, y, level=0):
    corners = ((x, y), (x + 60, y), (x + 60, y + 60), (x, y + 60))
    return CellView(key, corners, (x + 30, y + 30), "open", level)


@pytest.fixture
def geometry():
    return Geometry([square("A1", 0, 0), square("B1", 60, 0), square("A2", 0, 60), square("B1+1", 60, 0, 1)])


def test_the_highest_cell_is_hit(geometry):
    assert geometry.at(QPointF(90, 30)) == "B1+1"


def test_a_wanted_cell_is_hit_before_one_above_it(geometry):
    assert geometry.at(QPointF(90, 30), ["B1"]) == "B1"


def test_beside_the_board_nothing_is_hit(geometry):
    assert geometry.at(QPointF(-5, 500)) is None


@pytest.mark.parametrize(("direction", "cell"), [("right", "B1"), ("down", "A2"), ("left", "A1"), ("up", "A1")])
def test_arrows_lead_to_the_next_cell_of_the_level(geometry, direction, cell):
    assert geometry.neighbour("A1", direction) == cell


def test_levels_at_one_place_are_listed_from_below(geometry):
    assert geometry.levels("B1+1") == ["B1", "B1+1"]


def test_every_cell_of_a_hex_board_can_be_reached_by_arrows(make_session):
    geometry = Geometry(make_session().view().cells)
    seen, waiting = set(), [next(iter(geometry.cells))]
    while waiting:
        cell = waiting.pop()
        if cell not in seen:
            seen.add(cell)
            waiting += [geometry.neighbour(cell, way) for way in ("left", "right", "up", "down")]
    assert seen == set(geometry.cells)
