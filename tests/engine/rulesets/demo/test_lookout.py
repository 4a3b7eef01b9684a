"""What a screen may ask about a figure or a hex that somebody points at."""

from __future__ import annotations

import pytest

from helpers.ford import ford
from horologium.engine.rulesets.demo import lookout


@pytest.fixture
def battle():
    return ford({"0,0": "bowman"}, {"6,0": "bowman"}, ". . T . . . .")


@pytest.mark.rule("DEMO-CMB-08")
def test_the_wood_that_hides_a_hex_is_named(battle):
    found = lookout.sight(battle, battle.figures[0].key, "4,0")
    assert (found.clear, found.blockers, found.label, found.distance) == (False, ("2,0",), "Hidden by Wood (2,0)", 4)


@pytest.mark.rule("DEMO-CMB-08")
def test_an_open_line_is_clear(battle):
    assert lookout.sight(battle, battle.figures[0].key, "1,0").clear


def test_nothing_is_told_of_who_or_what_is_not_there(battle):
    assert lookout.sight(battle, "nobody", "1,0") is None
    assert lookout.sight(battle, battle.figures[0].key, "99,0") is None
    assert lookout.areas(battle, "nobody") == ()


@pytest.mark.rule("DEMO-CMB-01")
def test_the_range_of_a_figure_ends_where_it_sees_nothing(battle):
    reach, shots = lookout.areas(battle, battle.figures[0].key)
    assert "2,0" in reach.cells
    assert shots.cells == ("1,0", "2,0")
