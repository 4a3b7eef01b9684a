"""Straight lines in whole numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.sight.lines import cross, enters, fewest, inside, overlaps

TRIANGLE = ((0, 0), (6, 0), (0, 6))
POINTS = st.tuples(st.integers(-5, 9), st.integers(-5, 9))


def test_a_line_through_a_shape_enters_it():
    assert enters((-1, 1), (9, 2), TRIANGLE)
    assert enters((1, 1), (2, 2), TRIANGLE)


def test_a_line_that_passes_by_touches_or_ends_before_does_not_enter():
    assert not enters((-1, 7), (7, 7), TRIANGLE)
    assert not enters((0, 6), (6, 0), TRIANGLE)
    assert not enters((-3, 3), (0, 3), TRIANGLE)
    assert not enters((-5, 1), (-1, 1), TRIANGLE)


@given(POINTS, POINTS)
def test_entering_does_not_depend_on_direction(start, end):
    assert enters(start, end, TRIANGLE) == enters(end, start, TRIANGLE[::-1])


@given(POINTS, POINTS)
def test_a_line_enters_if_a_point_of_it_lies_inside(start, end):
    fine = [(start[0] * (60 - k) + end[0] * k, start[1] * (60 - k) + end[1] * k) for k in range(1, 60)]
    if start != end and any(x > 0 and y > 0 and x + y < 360 for x, y in fine):
        assert enters(start, end, TRIANGLE)


def test_a_line_runs_along_an_edge_only_over_a_stretch():
    assert overlaps((0, 0), (4, 4), (2, 2), (9, 9))
    assert overlaps((5, 0), (5, 9), (5, 4), (5, 2))
    assert not overlaps((0, 0), (2, 2), (2, 2), (4, 4))
    assert not overlaps((0, 0), (4, 4), (2, 2), (2, 3))
    assert not overlaps((1, 1), (1, 1), (0, 0), (2, 2))


def test_the_ends_of_a_line_are_not_inside_it():
    points = [(0, 0), (1, 1), (2, 2), (3, 3), (1, 2)]
    assert [inside((0, 0), (2, 2), point) for point in points] == [False, True, False, False, False]


def test_the_sign_of_a_cross_tells_the_side():
    assert [cross((0, 0), (2, 0), point) for point in ((1, 1), (1, -1), (5, 0))] == [2, -2, 0]


def test_lines_that_cross_more_than_another_do_not_matter():
    assert fewest([0b111, 0b011, 0b100, 0b011]) == (0b100, 0b011)
