"""Water on tiles as the players see it."""

from __future__ import annotations

from helpers.nova import nova
from horologium.engine.rulesets.nova_aetas.mission_specs import TilePlace
from horologium.engine.rulesets.nova_aetas.specs import TileSpec
from horologium.engine.rulesets.nova_aetas.views.view import view

STREAM = ("....", "~..~", "....")


def terrains(battle):
    return {cell.key: cell.terrain for cell in view(battle, "heroes").cells}


def test_water_lies_beyond_the_squares():
    seen = view(nova(STREAM, {"A1": "valerio"}), "heroes")
    assert [(cell.key, cell.terrain) for cell in seen.beyond] == [("A2", "water"), ("D2", "water")]
    assert "A2" not in {cell.key for cell in seen.cells}


def test_water_lies_where_its_square_would_be():
    seen = view(nova(STREAM, {"A1": "valerio"}), "heroes")
    assert (seen.beyond[1].centre, seen.beyond[1].outline[0]) == ((210, 90), (180, 60))


def test_squares_between_two_waters_are_a_bridge():
    found = terrains(nova(STREAM, {"A1": "valerio"}))
    assert [found[key] for key in ("B2", "C2", "B1")] == ["bridge", "bridge", "open"]


def test_a_broad_strip_between_waters_is_land():
    assert terrains(nova(("......", "~....~"), {"A1": "valerio"}))["C2"] == "open"


def test_a_shore_is_no_bridge():
    assert terrains(nova(("....", "~..."), {"A1": "valerio"}))["B2"] == "open"


def test_the_water_of_a_tile_that_lies_face_down_is_not_shown():
    east = TileSpec("east", "East", ("~~", ".."))
    mission = {"tiles": (TilePlace("map"), TilePlace("east", column=4, hidden=True))}
    battle = nova(("....", "...."), {"A1": "valerio"}, {}, mission=mission, tiles=(east,))
    assert view(battle, "heroes").beyond == ()
    assert len(view(battle, None).beyond) == 2
