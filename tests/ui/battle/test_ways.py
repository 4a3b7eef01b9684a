"""Ways over a board for the eye."""

from __future__ import annotations

import pytest

from horologium.engine.core.view import BattleView, CellView
from horologium.ui.battle.ways import Ways


def cell(x, y, *, closed=False, level=0):
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    key = f"{'abc'[x]}{y}{'+' * level}"
    return CellView(key, corners, (x, y), "open", level, closed=closed)


@pytest.fixture
def ways():
    """Three by three, closed in the middle, with a roof over the corner that a ladder leads to."""
    cells = [cell(x, y, closed=(x, y) == (1, 1)) for x in range(3) for y in range(3)] + [cell(2, 2, level=1)]
    return Ways(BattleView("toy", None, tuple(cells), (), (), passages=(("c1", "c2+"),)))


def test_a_way_goes_round_what_is_closed(ways):
    way = ways.between("a1", "c1")
    assert (len(way), way[0], way[-1], "b1" in way) == (5, "a1", "c1", False)


def test_a_way_goes_round_those_who_stand_there(ways):
    assert ways.between("a0", "a2", ["a1"]) == ("a0", "b0", "c0", "c1", "c2", "b2", "a2")


def test_where_somebody_is_in_the_only_way_it_leads_past_him(ways):
    assert ways.between("b0", "c2+", ["c1"]) == ("b0", "c0", "c1", "c2+")


def test_without_a_way_it_is_a_straight_line(ways):
    assert ways.between("a0", "nowhere") == ("a0", "nowhere")


def test_cells_are_beside_each_other_across_a_corner(ways):
    assert (ways.beside("a0", "b1"), ways.beside("a0", "c2")) == (True, False)
