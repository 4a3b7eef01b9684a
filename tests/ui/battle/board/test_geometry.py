"""Where cells lie, on squares, on hexes and on roofs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from horologium.engine.core.view import CellView
from horologium.ui.battle.board.geometry import LIFT, Geometry, straightened


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


def test_what_lies_beyond_widens_the_board_but_is_never_hit():
    geometry = Geometry([square("A1", 0, 0)], [square("B1", 60, 0)])
    assert geometry.bounds.width() == 120
    assert geometry.at(QPointF(90, 30)) is None
    assert geometry.neighbour("A1", "right") == "A1"


def test_the_same_cells_with_other_surroundings_lie_elsewhere():
    cells = [square("A1", 0, 0)]
    assert not Geometry(cells).same_places(cells, [square("B1", 60, 0)])


@pytest.mark.parametrize(("direction", "cell"), [("right", "B1"), ("down", "A2"), ("left", "A1"), ("up", "A1")])
def test_arrows_lead_to_the_next_cell_of_the_level(geometry, direction, cell):
    assert geometry.neighbour("A1", direction) == cell


def test_levels_at_one_place_are_listed_from_below(geometry):
    assert geometry.levels("B1+1") == ["B1", "B1+1"]


def test_a_higher_level_lies_higher_on_the_screen(geometry):
    assert geometry.centre("B1").y() - geometry.centre("B1+1").y() == LIFT


def test_cells_side_by_side_have_one_border(geometry):
    (loop,) = geometry.loops(["A1", "B1", "A2"])
    assert len(straightened(loop)) == 6


def test_a_hole_in_an_area_is_a_border_of_its_own():
    ring = [square(f"{x}{y}", x * 60, y * 60) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    area = Geometry(ring).area([cell.key for cell in ring])
    assert len(Geometry(ring).loops([cell.key for cell in ring])) == 2
    assert not area.contains(QPointF(90, 90))


def test_an_area_covers_its_cells_and_no_others(geometry):
    area = geometry.area(["A1", "A2"])
    assert area.contains(QPointF(30, 90))
    assert not area.contains(QPointF(90, 30))


def test_roofs_that_do_not_touch_are_two_houses():
    cells = [square(f"{x}+1", x * 60, 0, 1) for x in (0, 1, 3)]
    assert Geometry(cells).groups([cell.key for cell in cells]) == [["0+1", "1+1"], ["3+1"]]


def test_the_rim_is_where_the_ground_ends(geometry):
    assert ((0, 0), (60, 0)) in geometry.rim
    assert ((60, 0), (60, 60)) not in geometry.rim


def test_a_large_cell_has_many_places_for_trees():
    large = CellView("yard", ((0, 0), (180, 0), (180, 180), (0, 180)), (90, 90), "wood")
    assert len(Geometry([large]).spots("yard")) == 9
    assert len(Geometry([square("A1", 0, 0)]).spots("A1")) == 1


def test_every_cell_of_a_hex_board_can_be_reached_by_arrows(make_session):
    geometry = Geometry(make_session().view().cells)
    seen, waiting = set(), [next(iter(geometry.cells))]
    while waiting:
        cell = waiting.pop()
        if cell not in seen:
            seen.add(cell)
            waiting += [geometry.neighbour(cell, way) for way in ("left", "right", "up", "down")]
    assert seen == set(geometry.cells)
