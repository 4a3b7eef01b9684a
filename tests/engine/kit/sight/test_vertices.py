"""Sight from hex vertices to hex vertices, held against a slow search in fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.hexes import HexGrid, hex_name, hexagon
from horologium.engine.kit.sight.vertices import VertexSight

GRID = HexGrid(hexagon(5))
SIGHT = VertexSight(GRID)
CELLS = st.sampled_from(each(GRID.cells))
BITS = st.integers(0, (1 << 150) - 1)


def vertices(cell):
    q, r = GRID.axial(cell)
    x, y = 2 * q + r, 3 * r
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def clip(start, end, ring):
    """The fractions of a line inside a convex ring (clockwise on the screen), or None if it stays outside."""
    low, high, along = Fraction(0), Fraction(1), False
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        edge = (other[0] - one[0], other[1] - one[1])
        depth = [edge[0] * (p[1] - one[1]) - edge[1] * (p[0] - one[0]) for p in (start, end)]
        if depth[0] == depth[1]:
            if depth[0] < 0:
                return None
            along = along or depth[0] == 0
            continue
        at = Fraction(-depth[0], depth[1] - depth[0])
        low, high = (max(low, at), high) if depth[1] > depth[0] else (low, min(high, at))
    return (low, high, along) if low <= high else None


def slow_stopped(start, end, blockers):
    """The three cases of the ledger: inside, two vertices strictly between the ends, the edge of two."""
    edges = []
    for cell in blockers:
        ring = vertices(cell)
        part = None if start == end else clip(start, end, ring)
        if part is None or part[0] == part[1]:
            continue
        low, high, along = part
        if not along or 0 < low < high < 1:
            return True
        edges.append((low, high))
    return len(edges) != len(set(edges))


@settings(max_examples=60, deadline=None)
@given(CELLS, CELLS, BITS, BITS)
def test_the_counts_are_those_of_the_slow_search(viewer, target, some, more):
    mask = GRID.cells & some & more
    others = [cell for cell in each(mask) if cell not in {viewer, target}]
    slow = tuple(sum(not slow_stopped(start, end, others) for end in vertices(target)) for start in vertices(viewer))
    assert SIGHT.counts(viewer, target, mask) == slow


@given(CELLS, CELLS, BITS)
def test_the_best_vertex_has_obstructors_unless_it_reaches_all_six(viewer, target, blockers):
    blockers &= GRID.cells
    reason = SIGHT.why(viewer, target, blockers)
    assert (reason == 0) == (SIGHT.most(viewer, target, blockers) == 6)
    assert not reason & ~(blockers & ~(1 << viewer) & ~(1 << target))


@given(CELLS, CELLS, BITS)
def test_as_many_lines_are_free_forth_as_back(viewer, target, blockers):
    assert sum(SIGHT.counts(viewer, target, blockers)) == sum(SIGHT.counts(target, viewer, blockers))


def most(viewer, target, *blockers):
    return SIGHT.most(GRID.at(*viewer), GRID.at(*target), GRID.mask(hex_name(*spot) for spot in blockers))


VECTORS = [
    ("EX-35", (0, 0), (3, 1), [(2, 2)], 6, None),
    ("EX-121", (0, 0), (3, 0), [], 6, 6),
    ("EX-122", (0, 0), (2, 0), [(1, 0)], 1, None),
    ("EX-122", (0, 0), (3, 0), [(1, 0)], 1, None),
    ("EX-122", (0, 0), (3, 0), [(2, 0)], 1, None),
    ("EX-123", (0, 0), (1, 1), [(1, 0)], 5, 5),
    ("EX-124", (0, 0), (1, 1), [(1, 0), (0, 1)], 0, None),
    ("EX-125", (0, 0), (3, 0), [(2, 1)], 5, 6),
    ("EX-126", (0, 0), (2, 1), [(1, 1)], 3, 5),
    ("EX-127", (0, 0), (5, -2), [(3, -1)], 2, 2),
    ("EX-128", (0, 0), (4, -2), [(2, -1)], 0, 0),
]


@pytest.mark.rule("ARI-LOS-01", "ARI-LOS-02", "ARI-LOS-09", "ARI-LOS-12", "ARI-LOS-14", "ARI-LOS-16")
@pytest.mark.parametrize(("example", "viewer", "target", "blockers", "forth", "back"), VECTORS)
def test_the_examples_of_the_ledger_reach_their_vertices(example, viewer, target, blockers, forth, back):
    assert most(viewer, target, *blockers) == forth, example
    assert back is None or most(target, viewer, *blockers) == back, example


@pytest.mark.rule("ARI-LOS-07")
def test_the_spaces_of_viewer_and_target_never_obstruct():
    assert most((0, 0), (3, 0), (0, 0), (3, 0)) == 6


def test_a_hex_along_the_way_obstructs_lines_of_the_best_vertex():
    viewer, target = GRID.cell("0,0"), GRID.cell("3,0")
    assert GRID.names(SIGHT.why(viewer, target, GRID.mask(["2,1", "-4,0"]))) == ["2,1"]


def test_two_hexes_stop_a_line_along_their_common_edge_only_together():
    viewer, target = GRID.cell("0,0"), GRID.cell("1,1")
    pair = GRID.mask(["1,0", "0,1"])
    assert SIGHT.obstructing(viewer, target, pair, 2) == pair
    assert SIGHT.counts(viewer, target, pair)[2] < SIGHT.counts(viewer, target, GRID.mask(["1,0"]))[2]
