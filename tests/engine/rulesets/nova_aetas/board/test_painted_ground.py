"""The ground under the squares: painted as the tiles say, and of no account to the rules."""

from __future__ import annotations

import pytest

from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.nova_aetas.board.terrain import terrain_of
from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
from horologium.engine.rulesets.nova_aetas.mission_specs import Connector, MissionSpec, TilePlace
from horologium.engine.rulesets.nova_aetas.specs import TileSpec

ROWS = ("..", "..", "..")


def grounds(*tiles, places=None, connectors=()):
    """The ground of every square by its name."""
    places = places or (TilePlace(tiles[0].id),)
    mission = MissionSpec("m", "M", start="1:00", end="2:00", tiles=places, heroes_at=("A1",), connectors=connectors)
    terrain = terrain_of(mission, SpecLibrary((), (), (), (), (), (), (), tuple(tiles)))
    return {terrain.board.name(cell): ground for cell, ground in terrain.painted.items()}


def test_a_tile_is_a_meadow_if_nothing_is_said():
    assert set(grounds(TileSpec("lane", "Lane", ROWS)).values()) == {"meadow"}


def test_paint_lies_over_the_ground_of_the_tile():
    tile = TileSpec("lane", "Lane", ROWS, ground="street", paint=("..", "r.", ".g"))
    assert grounds(tile) == {
        "A1": "street", "B1": "street", "A2": "road", "B2": "street", "A3": "street", "B3": "meadow",
    }  # fmt: skip


def test_paint_is_turned_with_its_tile():
    tile = TileSpec("lane", "Lane", ROWS, paint=("r.", "..", ".."))
    assert grounds(tile, places=(TilePlace("lane", turned=1),))["C1"] == "road"


def test_a_road_leads_over_a_connector():
    tile = TileSpec("lane", "Lane", ROWS, paint=(".r", ".r", ".r"))
    found = grounds(tile, places=(TilePlace("lane", row=1),), connectors=(Connector(("B1",), "lane"),))
    assert found["B1"] == "road"


@pytest.mark.parametrize(
    ("paint", "complaint"),
    [((".", ".", "."), "the paint does not cover its rows"), (("..", "q.", ".."), "the paint 'q.' does not fit")],
)
def test_paint_that_does_not_fit_is_refused(paint, complaint):
    with pytest.raises(BadData, match=complaint):
        grounds(TileSpec("lane", "Lane", ROWS, paint=paint))
