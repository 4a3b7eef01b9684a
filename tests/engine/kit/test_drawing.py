"""Boards as a screen is told of them."""

from __future__ import annotations

from horologium.engine.kit.drawing import cell_views, passages
from horologium.engine.kit.maptext import lay, read_map

CASTLE = """\
zones
[zones]
HE Heart [court]: GH
GH Great Hall: HE, IS
IS Isle: GH
"""
ROW = """\
square 4
[legend]
. open
# wall
[rows]
.#.
[links]
A1 C1
"""


def test_every_room_is_drawn_with_terrain_and_name():
    drawn = [(cell.key, cell.terrain, cell.label) for cell in cell_views(lay(read_map(CASTLE)))]
    assert drawn == [("HE", "court", "Heart"), ("GH", "room", "Great Hall"), ("IS", "room", "Isle")]


def test_squares_have_no_names_of_their_own():
    land = lay(read_map(ROW))
    drawn = [(cell.key, cell.label, cell.closed) for cell in cell_views(land, closed=land.of("wall"))]
    assert drawn == [("A1", "", False), ("B1", "", True), ("C1", "", False)]


def test_rooms_are_joined_by_passages_and_squares_only_where_they_do_not_touch():
    assert passages(lay(read_map(CASTLE)).board) == (("HE", "GH"), ("GH", "IS"))
    assert passages(lay(read_map(ROW)).board) == (("A1", "C1"),)
