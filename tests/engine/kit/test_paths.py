"""Ways over a board, held against a plain search by Dijkstra."""

from __future__ import annotations

import heapq
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.kit.cells import each
from horologium.engine.kit.hexes import HexGrid, hexagon
from horologium.engine.kit.paths import approach, joined, reach
from horologium.engine.kit.square import SquareGrid

GRIDS = (SquareGrid(6, 5), SquareGrid(5, 5, diagonal=True), HexGrid(hexagon(3)))
BITS = st.integers(0, (1 << 120) - 1)


def dijkstra(start, edges, stops=frozenset()):
    """Cheapest costs over edges(cell) -> (cell, cost); nothing leaves a stop except the start itself."""
    best, queue = {start: 0}, [(0, start)]
    while queue:
        cost, cell = heapq.heappop(queue)
        if cost > best[cell] or (cell in stops and cell != start):
            continue
        for other, step in edges(cell):
            if cost + step < best.get(other, 10**9):
                best[other] = cost + step
                heapq.heappush(queue, (cost + step, other))
    return best


@st.composite
def journeys(draw):
    board = draw(st.sampled_from(GRIDS))
    cells = each(board.cells)
    start = draw(st.sampled_from(cells))
    blocked = board.cells & draw(BITS) & draw(BITS)
    bog = board.cells & draw(BITS)
    dear = draw(st.sampled_from([(), ((2, bog),), ((3, bog), (2, board.cells & ~bog & draw(BITS)))]))
    climbs = draw(st.lists(st.tuples(*[st.sampled_from(cells)] * 2, st.integers(1, 4)), max_size=4))
    ways = {}
    for one, other, cost in climbs:
        if one != other and all(to != other for to, _ in ways.get(one, ())):
            ways.setdefault(one, []).append((other, cost))
    return board, start, blocked, dear, ways


def steps(board, blocked, dear, ways, *, goals=0):
    def edges(cell):
        own = dict(ways.get(cell, ()))
        for other in each(board.near[cell]):
            cost = next((cost for cost, mask in dear if mask >> other & 1), 1)
            own.setdefault(other, cost)
        return [(to, cost) for to, cost in own.items() if not blocked >> to & 1 or goals >> to & 1]

    return edges


@given(journeys(), st.integers(0, 9), BITS)
def test_what_is_reached_costs_what_dijkstra_says(journey, budget, halts):
    board, start, blocked, dear, ways = journey
    halting = board.cells & halts & halts >> 3
    found = reach(board, start, budget, blocked, halting=halting, dear=dear, ways=ways)
    costs = dijkstra(start, steps(board, blocked, dear, ways), set(each(halting)))
    expected = {cell: cost for cell, cost in costs.items() if cost <= budget}
    assert {cell: found.cost(cell) for cell in each(found.all)} == expected


@given(journeys())
def test_who_has_less_than_nothing_to_spend_stays_where_he_is(journey):
    board, start, blocked, dear, ways = journey
    assert reach(board, start, -2, blocked, dear=dear, ways=ways).layers == [1 << start]


@given(journeys(), BITS)
def test_a_path_is_a_cheapest_one_and_every_step_of_it_is_real(journey, halts):
    board, start, blocked, dear, ways = journey
    halting = board.cells & halts & halts >> 3
    found = reach(board, start, 9, blocked, halting=halting, dear=dear, ways=ways)
    edges = steps(board, blocked, dear, ways)
    for cell in each(found.all):
        path = found.path(cell)
        costs = [dict(edges(one))[other] for one, other in pairwise(path)]
        assert (path[0], path[-1], sum(costs)) == (start, cell, found.cost(cell))
        assert not any(halting >> one & 1 for one in path[1:-1])


@given(journeys(), BITS)
def test_an_approach_tells_every_cell_how_far_the_goals_are(journey, wanted):
    board, start, blocked, dear, ways = journey
    goals = board.cells & wanted & wanted >> 5 | 1 << start
    found = approach(board, goals, blocked, dear=dear, ways=ways)
    for cell in each(board.cells & ~blocked):
        costs = dijkstra(cell, steps(board, blocked, dear, ways, goals=goals), set(each(goals)))
        assert found.cost(cell) == min((costs[goal] for goal in each(goals) if goal in costs), default=None)


@given(journeys())
def test_an_approach_leads_to_a_goal_by_steps_that_are_real(journey):
    board, goal, blocked, dear, ways = journey
    found = approach(board, 1 << goal, blocked, dear=dear, ways=ways)
    edges = steps(board, blocked, dear, ways, goals=1 << goal)
    for cell in each(found.all):
        path = found.path(cell)
        costs = [dict(edges(one))[other] for one, other in pairwise(path)]
        assert (path[0], path[-1], sum(costs)) == (cell, goal, found.cost(cell))


@given(st.sampled_from(GRIDS), BITS, BITS, BITS)
def test_cells_are_joined_where_free_ones_lead_from_one_to_the_other(board, start, ends, free):
    start, ends, free = start & board.cells, ends & board.cells, free & board.cells
    found = set()
    for cell in each(start):
        found |= set(dijkstra(cell, lambda one: [(to, 1) for to in each(board.near[one] & free)]))
    assert joined(board, start, ends, free) == bool(found & set(each(ends)))


def test_layers_hold_the_cells_by_exact_cost():
    grid = SquareGrid(4, 1)
    found = reach(grid, grid.cell("A1"), 2)
    assert [grid.names(layer) for layer in found.layers] == [["A1"], ["B1"], ["C1"]]
    assert [grid.names(found.within(points)) for points in (-1, 0, 9)] == [[], ["A1"], ["A1", "B1", "C1"]]


def test_ground_that_is_only_passed_is_no_end():
    grid = SquareGrid(3, 1)
    found = reach(grid, grid.cell("A1"), 2, no_stop=grid.mask(["B1"]))
    assert (grid.names(found.all), grid.names(found.ends)) == (["A1", "B1", "C1"], ["A1", "C1"])


def test_who_starts_in_a_halting_zone_may_leave_it():
    grid = SquareGrid(4, 1)
    found = reach(grid, grid.cell("B1"), 3, halting=grid.mask(["B1", "C1"]))
    assert grid.names(found.all) == ["A1", "B1", "C1"]


def test_of_equal_paths_the_one_with_the_lowest_cells_is_taken_from_the_end():
    grid = SquareGrid(3, 3)
    path = reach(grid, grid.cell("A1"), 4).path(grid.cell("C3"))
    assert [grid.name(cell) for cell in path] == ["A1", "B1", "C1", "C2", "C3"]


def test_there_is_no_path_to_what_is_not_reached():
    grid = SquareGrid(3, 1)
    found = reach(grid, grid.cell("A1"), 1)
    far = grid.cell("C1")
    assert (found.path(far), found.cost(far), found.before(far)) == ([], None, 0)


def test_climbing_costs_a_point_for_each_level_and_includes_the_step():
    grid = SquareGrid(2, 1, above=[(1, 0, 1), (1, 0, 2)])
    one, two = grid.cell("B1+1"), grid.cell("B1+2")
    ground = grid.cell("A1")
    found = reach(grid, ground, 2, ways={ground: [(one, 1), (two, 2)]})
    assert (found.cost(one), found.cost(two)) == (1, 2)


def test_a_way_of_the_walker_stands_in_for_the_step_of_the_board():
    grid = SquareGrid(2, 1)
    start, end = grid.cell("A1"), grid.cell("B1")
    assert reach(grid, start, 5, ways={start: [(end, 4)]}).cost(end) == 4
    assert reach(grid, end, 5, ways={start: [(end, 4)]}).cost(start) == 1


def test_the_best_next_steps_are_those_before_a_cell():
    grid = SquareGrid(3, 3)
    found = approach(grid, grid.mask(["A1"]))
    assert grid.names(found.before(grid.cell("C3"))) == ["C2", "B3"]
    assert found.before(grid.cell("A1")) == 0


def test_a_blocked_goal_can_still_be_walked_up_to():
    grid = SquareGrid(3, 1)
    found = approach(grid, grid.mask(["C1"]), blocked=grid.mask(["C1"]))
    assert found.cost(grid.cell("A1")) == 2


@pytest.mark.parametrize(("dear", "ways"), [(((0, 1),), {}), ((), {3: [(4, 0)]})])
def test_steps_for_nothing_are_refused(dear, ways):
    with pytest.raises(ValueError, match="at least 1"):
        reach(GRIDS[0], 3, 2, dear=dear, ways=ways)


@pytest.mark.rule("ARI-RNG-02")
def test_a_sight_range_goes_round_what_stands_in_between():
    grid = HexGrid(hexagon(3))
    viewer, target = grid.cell("0,0"), grid.cell("2,0")
    assert reach(grid, viewer, 9, grid.mask(["1,0"])).cost(target) == 3
    assert grid.distance(viewer, target) == 2
