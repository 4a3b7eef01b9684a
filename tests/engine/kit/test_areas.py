"""Area maps of hex tiles, and zone graphs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.areas import AreaMap, BadTile, Tile, turned
from horologium.engine.kit.cells import each
from horologium.engine.kit.grid import BadEdge
from horologium.engine.kit.paths import approach
from horologium.engine.kit.zones import Zone, ZoneGraph

WHOLE = (("A", "012345"),)
HALVES = (("A", "012"), ("B", "345"))
CUTS = [
    WHOLE,
    HALVES,
    (("A", "01"), ("B", "23"), ("C", "45")),
    (("A", "0123"), ("B", "45")),
    (("A", "5"), ("B", "01234")),
]


@st.composite
def maps(draw):
    spots = draw(st.lists(st.tuples(st.integers(-2, 2), st.integers(-2, 2)), min_size=1, max_size=8, unique=True))
    tiles = []
    for q, r in spots:
        cut, turns = draw(st.sampled_from(CUTS)), draw(st.integers(0, 5))
        tiles.append(Tile(q, r, tuple((letter, turned(run, turns)) for letter, run in cut)))
    return AreaMap(tiles)


def borders(board, cell):
    """The edges of an outline as unordered pairs of points."""
    ring = board.outline(cell)
    return {frozenset(pair) for pair in zip(ring, ring[1:] + ring[:1], strict=True)}


@pytest.mark.rule("JOA-ARE-02", "JOA-ARE-03")
@given(maps())
def test_areas_are_adjacent_exactly_when_their_outlines_share_an_edge(board):
    for one in each(board.cells):
        for other in each(board.cells & ~(1 << one)):
            assert bool(borders(board, one) & borders(board, other)) == bool(board.near[one] >> other & 1)


@given(maps())
def test_distance_in_areas_is_symmetric_and_agrees_with_within(board):
    cells = each(board.cells)
    for one in cells:
        for other in cells:
            assert board.distance(one, other) == board.distance(other, one)
            assert bool(board.within(one, 2) >> other & 1) == (board.distance(one, other) <= 2)


@given(maps())
def test_names_of_areas_lead_back(board):
    names = board.names(board.cells)
    assert [board.cell(name) for name in names] == each(board.cells)
    assert len(set(names)) == len(names)


@given(maps())
def test_the_reference_point_is_the_exact_mean_of_the_sectors(board):
    middles = ((0, -12), (18, -6), (18, 6), (0, 12), (-18, 6), (-18, -6))
    for cell in each(board.cells):
        _, q, r = board.hex_of(cell)
        run = [middles[int(sector)] for sector in board.sectors(cell)]
        x, y = board.reference(cell)  # on a lattice ten times finer than the ledger's
        assert len(run) * x == 10 * (54 * q * len(run) + sum(a for a, _ in run))
        assert len(run) * y == 10 * ((36 * r + 18 * q) * len(run) + sum(b for _, b in run))


@pytest.mark.rule("JOA-ARE-16")
def test_a_distance_in_hexes_counts_tiles():
    board = AreaMap([Tile(0, 0, HALVES), Tile(1, 0, WHOLE), Tile(2, 0, WHOLE)], [("0,0:A", "church")])
    near, far, church = board.cell("0,0:A"), board.cell("2,0:A"), board.cell("0,0:A/church")
    apart = [board.hexes_apart(near, other) for other in (board.cell("0,0:B"), church, far)]
    assert apart == [0, 0, 2]
    assert board.names(board.within_hexes(church, 1)) == ["0,0:A", "0,0:B", "1,0:A", "0,0:A/church"]


def test_an_interior_is_next_to_its_area_alone():
    board = AreaMap([Tile(0, 0, HALVES)], [("0,0:A", "church")])
    church = board.cell("0,0:A/church")
    assert board.names(board.neighbours(church)) == ["0,0:A"]
    assert board.names(board.neighbours(board.cell("0,0:A"))) == ["0,0:B", "0,0:A/church"]
    assert board.names(board.same_hex(church)) == ["0,0:A", "0,0:B", "0,0:A/church"]


def test_an_interior_is_drawn_as_a_small_house():
    board = AreaMap([Tile(0, 0, WHOLE)], [("0,0:A", "church")])
    assert board.centre(board.cell("0,0:A/church")) == (0, 0)
    assert board.outline(board.cell("0,0:A/church")) == ((-15, -15), (15, -15), (15, 15), (-15, 15))


def test_planes_are_not_joined_and_are_drawn_side_by_side():
    board = AreaMap([Tile(0, 0, WHOLE), Tile(1, 0, WHOLE), Tile(0, 0, WHOLE, "sky")])
    sky, ground = board.cell("sky:0,0:A"), board.cell("1,0:A")
    assert (board.near[sky], board.hexes_apart(sky, ground), board.within_hexes(sky, 9)) == (0, None, 1 << sky)
    assert min(x for x, _ in board.outline(sky)) > max(x for x, _ in board.outline(ground))


@pytest.mark.parametrize(
    ("tiles", "interiors", "message"),
    [
        ([Tile(0, 0, (("A", "01234"),))], [], "do not share out"),
        ([Tile(0, 0, (("A", "0135"), ("B", "24")))], [], "area A of tile 0,0 falls apart"),
        ([Tile(0, 0, (("A", "012"), ("A", "345")))], [], "have one letter"),
        ([Tile(0, 0, WHOLE), Tile(0, 0, HALVES)], [], "two tiles lie at 0,0"),
        ([Tile(0, 0, WHOLE)], [("0,0:B", "church")], "church stands in 0,0:B"),
    ],
)
def test_tiles_that_make_no_map_are_refused(tiles, interiors, message):
    with pytest.raises(BadTile, match=message):
        AreaMap(tiles, interiors)


CASTLE = ZoneGraph(
    [
        Zone("HE", "Heart", 8, ("GH", "GA")),
        Zone("GH", "Great Hall", 8, ("HE", "CH")),
        Zone("GA", "Gallery", 6, ("HE", "CH", "TW")),
        Zone("CH", "Chapel", 6, ("GH", "GA")),
        Zone("TW", "Tower", 4, ("GA",)),
        Zone("IS", "Isle", 4, ()),
        Zone("GT", "Gate", 4, (), (0, 7)),
    ]
)


@pytest.mark.rule("VIL-GEN-05")
def test_zones_are_as_far_apart_as_the_fewest_passages_between_them():
    heart, tower = CASTLE.cell("HE"), CASTLE.cell("TW")
    assert CASTLE.distance(heart, tower) == 2
    steps = approach(CASTLE, 1 << heart).before(CASTLE.cell("CH"))
    assert CASTLE.names(steps) == ["GH", "GA"]


def test_spreading_over_zones_unites_their_neighbours():
    assert CASTLE.names(CASTLE.spread(CASTLE.mask(["GH", "TW"]))) == ["HE", "GA", "CH"]


def test_zones_are_laid_out_by_distance_unless_a_place_is_given():
    assert [CASTLE.centre(cell) for cell in range(7)] == [
        (90, 90), (330, 90), (330, 330), (570, 90), (570, 330), (810, 90), (90, 1770),
    ]  # fmt: skip


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=14))
def test_rooms_never_cover_each_other(passages):
    near = {n: [] for n in range(8)}
    for one, other in passages:
        if one != other:
            near[one].append(str(other))
            near[other].append(str(one))
    graph = ZoneGraph([Zone(str(n), "Room", 1, tuple(near[n])) for n in range(8)])
    assert len({graph.outline(cell) for cell in range(8)}) == 8


@pytest.mark.parametrize(
    ("zones", "message"),
    [
        ([Zone("A", "Hall", 1, ("B",))], "leads to B, which is no zone"),
        ([Zone("A", "Hall", 1, ("B",)), Zone("B", "Yard", 1, ())], "leads to B, but not back"),
        ([Zone("A", "Hall", 1, ("A",))], "leads to A, but not back"),
        ([Zone("A", "Hall", 1, ()), Zone("A", "Yard", 1, ())], "two zones are called A"),
    ],
)
def test_passages_that_cannot_be_are_refused(zones, message):
    with pytest.raises(BadEdge, match=message):
        ZoneGraph(zones)
