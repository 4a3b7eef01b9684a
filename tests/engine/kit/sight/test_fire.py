"""Lines of fire over areas, on the board of the ledger's first scenario."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.areas import AreaMap, Tile
from horologium.engine.kit.cells import each
from horologium.engine.kit.sight.fire import FireLines

WHOLE = (("A", "012345"),)
HALVES = (("A", "012"), ("B", "345"))
THIRDS = (("A", "01"), ("B", "23"), ("C", "45"))
BOARD = AreaMap(
    [
        Tile(0, 0, WHOLE),
        Tile(0, -1, HALVES),
        Tile(1, -1, HALVES),
        Tile(1, 0, THIRDS),
        Tile(0, 1, HALVES),
        Tile(-1, 1, (("A", "0123"), ("B", "45"))),
        Tile(-1, 0, HALVES),
        Tile(0, 0, WHOLE, "sky"),
    ],
    [("0,0:A", "farmhouse")],
)
FIRE = FireLines(BOARD)
CELLS = st.sampled_from(each(BOARD.cells))


def crossed(start, end):
    return BOARD.names(FIRE.between(BOARD.cell(start), BOARD.cell(end))[0])


@pytest.mark.rule("JOA-ATK-12")
def test_the_lines_of_the_ledgers_example_cross_what_it_names():
    """JOA-EX-24, from -1,0:A."""
    assert crossed("-1,0:A", "0,-1:A") == ["0,-1:B"]
    assert crossed("-1,0:A", "0,-1:B") == crossed("-1,0:A", "0,0:A") == []
    assert crossed("-1,0:A", "0,1:A") == ["0,0:A"]
    assert "0,0:A" in crossed("-1,0:A", "1,-1:B")
    assert "1,-1:B" in crossed("-1,0:A", "1,-1:A")


PARTS = 101


def sampled(start, end):
    """Areas of which the inside of a sector holds one of many points of the line; all is enlarged to stay whole."""
    points = [
        (start[0] * (PARTS - part) + end[0] * part, start[1] * (PARTS - part) + end[1] * part)
        for part in range(1, PARTS)
    ]
    return {cell for key, cell in BOARD.owner.items() if key[0][0] == "" and any(holds(key, point) for point in points)}


def holds(key, point):
    """Whether a sector holds a point, by its side of the three edges."""
    (_, q, r), sector = key
    rim = [(-18, -18), (18, -18), (36, 0), (18, 18), (-18, 18), (-36, 0)]
    ring = [(54 * q + a, 36 * r + 18 * q + b) for a, b in ((0, 0), rim[sector], rim[(sector + 1) % 6])]
    ring = [(10 * PARTS * x, 10 * PARTS * y) for x, y in ring]
    return all(
        (u - x) * (point[1] - y) > (v - y) * (point[0] - x)
        for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1], strict=True)
    )


@pytest.mark.parametrize("start", ["-1,0:A", "0,-1:A", "1,0:C", "-1,1:B"])
def test_no_area_on_the_line_is_missed(start):
    one = BOARD.cell(start)
    for other in each(BOARD.cells):
        if BOARD.hex_of(other)[0] == "":
            seen = sampled(BOARD.reference(one), BOARD.reference(other))
            ends = {one, BOARD.container[other]}
            assert seen - ends <= set(each(FIRE.between(one, other)[0]))


@given(CELLS, CELLS, st.integers(0, 1 << 18))
def test_fire_is_mutual(one, other, blockers):
    assert FIRE.why(one, other, blockers) == FIRE.why(other, one, blockers)


@pytest.mark.rule("JOA-ATK-12")
@pytest.mark.parametrize(
    ("tiles", "names"),
    [
        ([Tile(-1, -1, WHOLE), Tile(0, 0, HALVES), Tile(1, 1, WHOLE)], ["0,0:A", "0,0:B"]),
        ([Tile(-1, -1, WHOLE), Tile(0, -1, WHOLE), Tile(-1, 0, HALVES), Tile(1, 1, WHOLE)], ["0,-1:A", "-1,0:A"]),
    ],
)
def test_a_line_along_a_border_is_stopped_only_by_both_sides(tiles, names):
    board = AreaMap(tiles)
    fire, sides = FireLines(board), board.mask(names)
    one, other = board.cell("-1,-1:A"), board.cell("1,1:A")
    assert fire.between(one, other) == (0, (sides,))
    assert fire.clear(one, other, board.mask(names[:1]))
    assert fire.why(one, other, sides) == sides


@pytest.mark.rule("JOA-ATK-13")
def test_the_area_around_an_interior_does_not_stop_shots_out_of_it():
    inside, target = BOARD.cell("0,0:A/farmhouse"), BOARD.cell("0,1:B")
    assert FIRE.clear(inside, target, BOARD.mask(["0,0:A"]))


def test_nothing_lies_between_two_planes():
    assert FIRE.between(BOARD.cell("sky:0,0:A"), BOARD.cell("1,0:A")) == (0, ())


def test_tiles_of_another_plane_are_never_crossed():
    assert not any("sky" in name for name in crossed("-1,0:A", "1,0:B"))
