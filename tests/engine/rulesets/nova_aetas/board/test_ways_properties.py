"""Ways compared with a plain search that is written from the rules, on small maps of every kind."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from helpers.nova import enemy_spec, keyword, nova
from horologium.engine.kit.cells import each
from horologium.engine.kit.square import square_name
from horologium.engine.rulesets.nova_aetas.board import ways

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Walker:
    """One who walks over a drawn map: all rules of movement once more, a square at a time."""

    def __init__(self, rows, height, climb=0, jump=0):
        self.rows, self.height, self.climb, self.jump = rows, height, climb, jump
        self.opponents, self.allies = set(), set()

    def sign(self, column, row):
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return self.rows[row][column] if inside else "~"

    def stands(self, spot):
        column, row, level = spot
        return self.sign(column, row) == "#" if level == self.height else level == 0 and self.sign(column, row) in ".L"

    def steps(self, spot):
        """Everything that can be entered from a square, with its cost."""
        for side in SIDES:
            yield from self.beside(spot, side)
            yield from self.jumps(spot, side)

    def beside(self, spot, side):
        column, row, level = spot[0] + side[0], spot[1] + side[1], spot[2]
        for other in {level, 0, self.height}:
            to, rise = (column, row, other), abs(other - level)
            if self.stands(to) and to not in self.opponents:
                if not rise:
                    yield to, 1
                elif rise <= self.climb:
                    yield to, rise
                elif self.ladder(spot, to) and to not in self.allies:
                    yield to, 2 * rise

    def ladder(self, one, other):
        foot = min((one, other), key=lambda spot: spot[2])
        return self.sign(foot[0], foot[1]) == "L"

    def jumps(self, spot, side):
        for far in range(1, self.jump + 1):
            column, row = spot[0] + far * side[0], spot[1] + far * side[1]
            to, sign = (column, row, spot[2]), self.sign(column, row)
            if sign in "~t" or (sign == "#" and spot[2] < self.height) or to in self.opponents:
                return
            if self.stands(to):
                yield to, far

    def reach(self, start, budget):
        """The cost of every square within a budget, by Dijkstra."""
        costs, queue = {}, [(0, start)]
        while queue:
            cost, spot = heappop(queue)
            if cost <= budget and spot not in costs:
                costs[spot] = cost
                for to, points in self.steps(spot):
                    heappush(queue, (cost + points, to))
        return costs


@st.composite
def maps(draw):
    width = draw(st.integers(2, 6))
    row = st.text("....bt##L~", min_size=width, max_size=width)
    return tuple(draw(st.lists(row, min_size=1, max_size=4)))


@st.composite
def scenes(draw):
    """A walker with opponents, allies and KO heroes on a map, and the same as a battle."""
    height = draw(st.integers(1, 2))
    walker = Walker(draw(maps()), height, draw(st.integers(0, 2)), draw(st.integers(0, 3)))
    spots = [
        (column, row, level)
        for row in range(len(walker.rows))
        for column in range(len(walker.rows[0]))
        for level in (0, height)
        if walker.stands((column, row, level))
    ]
    assume(spots)
    start, *others = draw(st.permutations(spots))
    counts = [draw(st.integers(0, 2)) for _ in range(3)]
    named = [square_name(*spot) for spot in others]
    heroes = {name: f"hero-{place}" for place, name in enumerate(named[: counts[0]])}
    allied = named[counts[0] : sum(counts[:2])]
    fallen = {name: {"key": f"ko-{name}", "ko": True} for name in named[sum(counts[:2]) : sum(counts)]}
    walker.opponents, walker.allies = set(others[: counts[0]]), set(others[counts[0] : sum(counts[:2])])
    words = (
        keyword("climb", walker.climb),
        keyword("jump", walker.jump),
        *([keyword("runner")] * draw(st.integers(0, 1))),
    )
    card = enemy_spec("walker", keywords=words)
    where = {square_name(*start): "walker", **dict.fromkeys(allied, "walker")}
    battle = nova(walker.rows, {**heroes, **fallen}, where, cards=(card,), height=height)
    if draw(st.booleans()):
        battle.enemies[0].statuses["entangled"] = 1
    return walker, start, battle


@given(scenes(), st.integers(0, 7))
def test_reach_is_what_a_plain_search_finds(scene, ap):
    walker, start, battle = scene
    enemy, board = battle.enemies[0], battle.terrain.board
    pace = ways.pace(battle, enemy)
    costs = walker.reach(start, ap // pace.ap * pace.squares)
    taken = {board.name(place) for place in each(battle.taken)}
    wanted = {square_name(*spot): -(-cost // pace.squares) * pace.ap for spot, cost in costs.items()}
    found = ways.reach(battle, enemy, ap)
    assert {board.name(place): found.cost(place) for place in each(found.ends)} == {
        name: cost for name, cost in wanted.items() if name not in taken
    }


@given(scenes(), st.integers(0, 7), st.booleans(), st.booleans())
def test_no_move_ends_on_an_occupied_or_impossible_square(scene, ap, flying, passage):
    _, _, battle = scene
    enemy = battle.enemies[0]
    if flying:
        enemy.statuses["flying"] = 1
    found = ways.reach(battle, enemy, ap, passage=passage)
    assert not found.ends & ~ways.free(battle)
    assert all(found.cost(place) <= ap for place in each(found.ends))


@given(scenes(), st.integers(1, 7))
def test_a_path_is_made_of_steps_that_add_up_to_its_cost(scene, ap):
    walker, start, battle = scene
    board, found = battle.terrain.board, ways.reach(battle, battle.enemies[0], ap)
    spots = {board.cell(square_name(*spot)): spot for spot in walker.reach(start, 99)}
    for end in each(found.ends):
        path = [spots[place] for place in found.path(end)]
        points = [dict(sorted(walker.steps(one), reverse=True))[other] for one, other in pairwise(path)]
        assert (path[0], path[-1], sum(points)) == (start, spots[end], found.squares(end))


@given(scenes())
def test_the_distance_to_a_goal_is_that_of_a_plain_search_without_models(scene):
    walker, start, battle = scene
    walker.opponents, walker.allies, board = set(), set(), battle.terrain.board
    enemy = battle.enemies[0]
    for spot, cost in walker.reach(start, 99).items():
        goal = 1 << board.cell(square_name(*spot))
        assert ways.walk_distance(battle, enemy, goal).cost(enemy.cell) == cost
