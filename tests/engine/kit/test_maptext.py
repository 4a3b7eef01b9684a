"""Maps as text: read, laid out, written back, refused with a place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.areas import Tile, turned
from horologium.engine.kit.cells import each
from horologium.engine.kit.graphtext import AreaChart, ZoneChart
from horologium.engine.kit.gridtext import FORMS, GridChart
from horologium.engine.kit.hexes import hexagon
from horologium.engine.kit.maptext import lay, read_map, write_map
from horologium.engine.kit.sections import MapError
from horologium.engine.kit.zones import Zone

STREET = """\
square 4
[legend]
. open
# building
^ roof
L ladder
~ void
[rows]
.....
.##L~
.##..
[rows 1]

 ^^
 ^^
[walls]
A1 B1
[links]
D2 C2+1
"""
RING = """\
hex pointy
[legend]
. open
# blocked
[rows at 0,-1]
 . .
. # .
 . .
"""
CASTLE = """\
zones
[zones]
HE Heart (8): GH, GA
GH Great Hall [court] (8) @1,0: HE
GA Gallery: HE
IS Isle (2):
"""
CROSSROADS = """\
areas
[tiles]
0,0 A 012345 village
0,-1 A 012 plain; B 345 deep wood
sky:0,0 A 01 blue; B 23 clouds; C 45 rainbow
[interiors]
0,0:A farmhouse
"""


def test_a_street_with_roofs_is_laid_out_level_by_level():
    land = lay(read_map(STREET))
    board = land.board
    assert board.names(land.of("roof")) == ["B2+1", "C2+1", "B3+1", "C3+1"]
    assert board.names(land.of("ladder")) == ["D2"]
    assert (board.find("E2"), land.of("swamp")) == (None, 0)


def test_walls_and_links_of_the_text_shape_the_board():
    board = lay(read_map(STREET)).board
    assert board.names(board.neighbours(board.cell("D2"))) == ["D1", "C2", "D3", "C2+1"]
    assert board.names(board.neighbours(board.cell("A1"))) == ["A2"]


def test_every_cell_has_one_terrain():
    land = lay(read_map(STREET))
    assert sum(land.terrain.values()) == land.board.cells


def test_a_ring_of_hexes_is_named_from_its_first_hex():
    land = lay(read_map(RING))
    assert land.board.cells.bit_count() == 7
    assert land.board.names(land.of("blocked")) == ["0,0"]


def test_flat_hexes_use_two_lines_for_a_step_down():
    board = lay(read_map("hex flat\n[legend]\n. open\n[rows]\n.\n .\n.\n")).board
    assert board.names(board.cells) == ["0,0", "1,0", "0,1"]
    assert board.neighbours(board.cell("1,0")).bit_count() == 2


def test_zones_know_title_terrain_size_and_place():
    assert read_map(CASTLE).zones[1] == Zone("GH", "Great Hall", 8, ("HE",), (1, 0), "court")


def test_a_zone_has_its_title_beside_its_terrain():
    land = lay(read_map(CASTLE))
    assert land.board.names(land.of("court")) == ["GH"]
    assert land.board.names(land.of("room")) == ["HE", "GA", "IS"]
    assert land.labels[land.board.cell("IS")] == "Isle"


def test_areas_and_interiors_have_their_terrain():
    land = lay(read_map(CROSSROADS))
    assert land.board.names(land.of("deep wood")) == ["0,-1:B"]
    assert land.board.names(land.of("interior")) == ["0,0:A/farmhouse"]
    assert land.board.names(land.of("clouds")) == ["sky:0,0:B"]


@pytest.mark.parametrize("text", [STREET, RING, CASTLE, CROSSROADS])
def test_a_chart_that_is_written_reads_the_same(text):
    chart = read_map(text)
    assert read_map(write_map(chart)) == chart


def test_equal_charts_share_one_board():
    assert lay(read_map(RING)) is lay(read_map(RING + "\n"))


LEGEND = ((".", "open"), ("#", "wall"), ("~", "void"))
GROUNDS = st.sampled_from(["open", "wall"])


@st.composite
def grid_charts(draw):
    form = draw(st.sampled_from(FORMS))
    if form.startswith("hex"):
        spots = draw(st.dictionaries(st.sampled_from([(q + 9, r - 4, 0) for q, r in hexagon(4)]), GROUNDS))
    else:
        spot = st.tuples(st.integers(0, 30), st.integers(0, 6), st.integers(0, 2))
        spots = draw(st.dictionaries(spot, GROUNDS, max_size=30))
    order = sorted(spots, key=lambda spot: (spot[2], spot[1], spot[0]))
    return GridChart(form, LEGEND, tuple((spot, spots[spot]) for spot in order))


@given(grid_charts())
def test_any_grid_makes_the_round_trip(chart):
    assert read_map(write_map(chart)) == chart


@given(grid_charts())
def test_a_laid_grid_has_the_cells_of_its_chart(chart):
    board = lay(chart).board
    assert {board.name(cell) for cell in each(board.cells)} == {name for name, _ in chart.terrain()}


WORDS = st.text("abcdefgh", min_size=1, max_size=5)


@given(st.lists(st.tuples(WORDS, WORDS, st.integers(0, 20), st.booleans()), unique_by=lambda row: row[0]), st.data())
def test_any_graph_of_zones_makes_the_round_trip(rows, data):
    near = {row[0]: [] for row in rows}
    for one, other in data.draw(st.sets(st.tuples(*[st.sampled_from(sorted(near))] * 2)) if near else st.just([])):
        if one != other and other not in near[one]:
            near[one].append(other)
            near[other].append(one)
    zones = [
        Zone(key, f"{title} hall", size, tuple(near[key]), (size, place) if placed else None, title)
        for place, (key, title, size, placed) in enumerate(rows)
    ]
    assert read_map(write_map(ZoneChart(tuple(zones)))) == ZoneChart(tuple(zones))


@given(st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1), st.integers(0, 5), WORDS)
def test_any_map_of_areas_makes_the_round_trip(spots, turns, ground):
    areas = (("A", turned("012", turns)), ("B", turned("345", turns)))
    tiles = tuple((Tile(q, r, areas, "sky" if q > 1 else ""), (ground, f"{ground} x")) for q, r in sorted(spots))
    first = tiles[0][0].name
    chart = AreaChart(tiles, ((f"{first}:A", "church"),))
    assert read_map(write_map(chart)) == chart


HEAD = "square 4\n[legend]\n. open\n"
WIDE = HEAD + "[rows]\n" + "." * 101


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", (1, 1), "the map is empty"),
        ("triangle", (1, 1), "'triangle' is no kind of map"),
        ("square 4\nrows", (2, 1), "under no heading"),
        ("square 4\n[tiles]", (2, 2), r"\[tiles\] is no part"),
        ("square 4\n[legend]\n.. open", (3, 1), "one character"),
        ("square 4\n[legend]\n.", (3, 1), "one character"),
        (HEAD + "[ left", (4, 1), "cannot be in the legend"),
        (HEAD + ". grass", (4, 1), "cannot be in the legend"),
        (HEAD + ", open", (4, 1), "cannot be in the legend"),
        (HEAD + "[rows]\n..\n.x", (6, 2), "'x' is not in the legend"),
        (HEAD + "[rows up]\n..", (4, 7), "'up' is no level"),
        (HEAD + "[rows 10]\n..", (4, 7), "'10' is no level"),
        (HEAD + "[rows]\n.\n[rows 0]\n.", (6, 1), "level 0 is drawn twice"),
        (WIDE, (5, 101), "too large"),
        (HEAD + "[rows]\n..\n[walls]\nA1 B1 C1", (7, 1), "two names to a line, here are 3"),
        (HEAD + "[rows]\n..\n[walls]\nA1 C1", (6, 1), "called 'C1'"),
        ("hex flat\n[legend]\n. open\n[rows]\n. .\n.", (6, 1), "between two places"),
        ("hex flat\n[legend]\n. open\n[rows on 1,1]\n.", (4, 7), "'on 1,1' names no hex"),
        ("hex flat\n[legend]\n. open\n[rows at 1,x]\n.", (4, 7), "'at 1,x' names no hex"),
        ("zones\n[zones]\nHE Heart 8 GH", (3, 1), "is no zone"),
        ("zones\n[zones]\nHE Heart: GH", (2, 1), "leads to GH"),
        ("zones\n[zones]\nHE Heart []: GH", (3, 1), "is no zone"),
        ("areas\n[tiles]\n0,0", (3, 1), "is no tile"),
        ("areas\n[tiles]\n0,0 A 012 plain; B field", (3, 18), "'B field' is no area"),
        ("areas\n[tiles]\n0,0 A 012 plain", (2, 1), "do not share out"),
        ("zones\n[zones]\n" + "\n".join(f"Z{n} Room:" for n in range(401)), (403, 1), "too large"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text, place, message):
    with pytest.raises(MapError, match=message) as caught:
        read_map(text)
    assert (caught.value.line, caught.value.column) == place
    assert str(caught.value).startswith(f"line {place[0]}, column {place[1]}: ")


@pytest.mark.parametrize("text", ["\n\nsquare 8\n\n", "hex pointy\n[rows]\n", "zones", "areas"])
def test_a_map_without_cells_is_a_map(text):
    assert lay(read_map(text)).board.cells == 0
    assert read_map(write_map(read_map(text))) == read_map(text)
