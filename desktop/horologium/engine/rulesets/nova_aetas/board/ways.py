"""Where a model can go: squares, ladders, ropes, climbs, jumps and flights, and what they cost.

Costs are counted in squares first: a step is 1, over a corner too where a card allows it, a climb 1 for each level, a
ladder or rope 2 for each level, a jump as many as it is long. Speed and Runner give 2 squares for each AP; Entangled
asks for 2 AP where 1 would do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.kit.cells import FAR, each
from horologium.engine.kit.paths import Reach, approach
from horologium.engine.kit.paths import reach as search
from horologium.engine.rulesets.nova_aetas.board.sightlines import allies, opponents
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.holdings import kit_of
from horologium.engine.rulesets.nova_aetas.state import GONE, Activation, Battle, Enemy, Hero, Model

if TYPE_CHECKING:
    from horologium.engine.kit.cells import Board, CellSet
    from horologium.engine.rulesets.nova_aetas.board.terrain import Terrain

Steps: TypeAlias = dict[int, list[tuple[int, int]]]
"""Steps that the board does not have, from -> (to, squares)."""

LADDER: Final = 2
"""Squares for each level of a ladder or rope.  [NAR-MIS-28]"""


@dataclass(frozen=True, slots=True)
class Pace:
    """So many AP are paid at once, and so many squares they buy; ``extra`` AP are lost before the first of them."""

    ap: int
    squares: int
    extra: int = 0

    def budget(self, ap: int) -> int:
        """The squares for an amount of AP."""
        return (ap - self.extra) // self.ap * self.squares if ap > self.extra else 0

    def price(self, squares: int) -> int:
        """The AP for a number of squares."""
        return -(-squares // self.squares) * self.ap + self.extra if squares else 0


WALK: Final = Pace(1, 1)


class Ways:
    """What a search found: ``ends`` are the squares where the move may stop, other than where it starts."""

    __slots__ = ("_found", "_pace", "ends")

    def __init__(self, found: Reach, ends: CellSet, pace: Pace) -> None:
        self.ends, self._found, self._pace = ends, found, pace

    def squares(self, cell: int) -> int:
        """The squares that the cheapest way counts, or ``FAR``."""
        found = self._found.cost(cell)
        return FAR if found is None else found

    def cost(self, cell: int) -> int:
        """The AP of the cheapest way, or ``FAR``."""
        found = self._found.cost(cell)
        return FAR if found is None else self._pace.price(found)

    def price(self, squares: int) -> int:
        """The AP of a way that counts so many squares."""
        return self._pace.price(squares)

    def stays_on(self, cells: CellSet) -> bool:
        """Whether all ways lead over some squares alone."""
        return not self._found.all & ~cells

    def path(self, cell: int) -> list[int]:
        """The cheapest way from where the model stands, both ends included; empty if there is none."""
        return self._found.path(cell)

    def within(self, ap: int) -> CellSet:
        """The ends that cost at most so many AP."""
        return self._found.within(self._pace.budget(ap)) & self.ends

    def rings(self, ap: int = FAR) -> list[CellSet]:
        """The squares by how many the way counts, as far as so many AP lead."""
        return self._found.layers[: self._pace.budget(ap) + 1]


class Flight(Ways):
    """Ways through the air: searched over the ground, whatever stands there, and lifted to where one can land."""

    __slots__ = ("_start", "_terrain")

    def __init__(self, found: Reach, ends: CellSet, pace: Pace, terrain: Terrain, start: int) -> None:
        super().__init__(found, ends, pace)
        self._terrain, self._start = terrain, start

    def squares(self, cell: int) -> int:
        """The squares that the flight counts; height does not."""
        return super().squares(self._terrain.below(cell))

    def cost(self, cell: int) -> int:
        """The AP of the flight."""
        return super().cost(self._terrain.below(cell))

    def stays_on(self, cells: CellSet) -> bool:
        """Whether the flight leads over some squares alone, which nobody has looked at."""
        return False

    def path(self, cell: int) -> list[int]:
        """The flight, with the roofs where it passes over buildings."""
        terrain = self._terrain
        places = super().path(terrain.below(cell))
        return [self._start, *(terrain.top(place) for place in places[1:])] if places else []

    def within(self, ap: int) -> CellSet:
        """The landing places that cost at most so many AP."""
        return _lifted(self._terrain, self._found.within(self._pace.budget(ap))) & self.ends

    def rings(self, ap: int = FAR) -> list[int]:
        """The landing places by how many squares the flight counts."""
        return [_lifted(self._terrain, ring) for ring in super().rings(ap)]


def free(battle: Battle) -> CellSet:
    """The squares on which a model may be put.  [NAR-ACN-07, NAR-ACN-08, NAR-KOH-09]"""
    return battle.room & ~battle.taken


def free_beside(battle: Battle, cell: int) -> CellSet:
    """The free squares that share a side with a square, on its level: nobody is forced off a roof.

    [NAR-BLD-12, NAR-ZON-04]
    """
    return battle.terrain.board.near[cell] & battle.room & ~battle.taken


@dataclass(frozen=True, slots=True)
class Gait:
    """What the cards of a model say about how it moves; ``plain``: nothing but Statuses changes its pace.

    [NAR-ACN-03, NAR-KWD-03, NAR-KWD-22, NAR-KWD-50, NAR-MIS-15, NAR-MIS-18]
    """

    climb: int
    jump: int
    plain: bool
    runner: bool = False
    limit: int | None = None
    extra: int = 0
    diagonal: bool = False


def gait(battle: Battle, model: Model) -> Gait:
    """The gait of a model, kept with its cards."""
    if isinstance(model, Hero):
        kit = model.kit or kit_of(battle, model)
        if kit.gait is None:
            kit.gait = _read(battle, model)
        return kit.gait
    found = battle.library.known.gaits.get(model.card)
    if found is None:
        found = battle.library.known.gaits[model.card] = _read(battle, model)
    return found


def _read(battle: Battle, model: Model) -> Gait:
    climb, jump = modifiers.climb(battle, model), modifiers.jump(battle, model)
    if isinstance(model, Enemy):
        runner = modifiers.has(battle, model, "runner") is not None
        return Gait(climb, jump, plain=not runner, runner=runner)
    limit, extra = modifiers.movement_limit(battle, model), modifiers.first_move_cost(battle, model)
    diagonal = modifiers.diagonal(battle, model)
    return Gait(climb, jump, plain=not extra, limit=limit, extra=extra, diagonal=diagonal)


def own_turn(battle: Battle, model: Model) -> Activation | None:
    """The running activation, if it is this hero's."""
    return battle.active if battle.active is not None and battle.active.hero == model.key else None


def pace(battle: Battle, model: Model) -> Pace:
    """How AP turn into squares in a Movement action.

    [NAR-ACN-02, NAR-STP-10, NAR-STN-04, NAR-KWD-50, NAR-MIS-18]
    """
    return _paced(battle, model, gait(battle, model))


def _paced(battle: Battle, model: Model, own: Gait) -> Pace:
    statuses = model.statuses
    if own.plain and "entangled" not in statuses and "speed" not in statuses:
        return WALK
    turn = own_turn(battle, model)
    extra = own.extra if turn is not None and not turn.moved else 0
    return Pace(2 if "entangled" in statuses else 1, 2 if own.runner or "speed" in statuses else 1, extra)


def reach(battle: Battle, model: Model, ap: int, *, passage: bool = False, avoid: CellSet = 0) -> Ways:
    """Where a model can go in one Movement action for at most so many AP, round the squares to ``avoid``.

    Allies and KO Heroes can be passed, Opponents only with ``passage`` or when the running activation grants it;
    nobody can be stopped on.
    [NAR-ACN-02, NAR-ACN-03, NAR-ACN-05, NAR-ACN-06, NAR-ACN-07, NAR-STP-07, NAR-BLD-11]
    """
    own, rate, terrain, cell, statuses = gait(battle, model), WALK, battle.terrain, model.cell, model.statuses
    squares = ap if ap > 0 else 0
    if statuses or not own.plain:
        rate = _paced(battle, model, own)
        squares = rate.budget(ap)
    if own.limit is not None:
        squares = _limited(battle, model, squares, own.limit)
    if "flying" in statuses:
        return _flight(battle, model, squares, rate)
    if not passage and (turn := battle.active) is not None and turn.hero == model.key:
        passage = turn.free_passage
    blocked = ~battle.room | avoid
    if not passage:
        blocked |= opponents(battle, model)
    if (terrain.rises or own.jump or own.diagonal) and (steps := _own_steps(battle, model, squares)):
        board, here = terrain.board, 1 << cell
        layers, reached = _layers(board, here, squares, board.cells & ~blocked, steps)
        found = Reach(layers, reached, reached, (board, here, 0, (), steps, False))
    else:
        found = _plain(terrain, cell, squares, blocked)
    return Ways(found, found.all & ~battle.taken, rate)


def stroll(battle: Battle, model: Model, squares: int, *, passage: bool = False) -> Ways:
    """Where a model can go by a move that is not a Movement action: plain squares of its level, each counted as 1.

    [NAR-ENG-10, NAR-BLD-12, NAR-ZON-04]
    """
    found = _plain(battle.terrain, model.cell, squares, _blocked(battle, model, passage))
    return Ways(found, found.all & ~battle.taken, WALK)


def _plain(terrain: Terrain, start: int, squares: int, blocked: CellSet) -> Reach:
    """A search by steps of the board alone; what was found once is kept with the terrain."""
    known, key = terrain.reaches, (start, squares, blocked)
    return known.get(key) or known.keep(key, search(terrain.board, start, squares, blocked))


def walk_distance(
    battle: Battle, model: Model, goals: CellSet, *, through_models: bool = True, avoid: CellSet = 0
) -> Reach:
    """How many squares a model has to go to the nearest goal, from every square; ``before`` names the best steps.

    With ``through_models`` nobody is in the way: how far it is in principle; otherwise Opponents are. The way leads
    round the squares to ``avoid``.
    """
    board, steps = battle.terrain.board, _own_steps(battle, model, FAR, through_models=through_models)
    blocked = (~battle.room if through_models else _blocked(battle, model, False)) | avoid
    if not steps or not goals:
        return approach(board, goals, blocked)
    back: Steps = {}
    for one, leading in steps.items():
        for other, squares in leading:
            back.setdefault(other, []).append((one, squares))
    layers, reached = _layers(board, goals, FAR, board.cells & ~blocked, back)
    return Reach(layers, reached, reached, (board, goals, 0, (), steps, True))


def ropes(battle: Battle, hero: Hero) -> list[tuple[int, int]]:
    """The pairs of ground and roof square at which a hero could fix a rope from where he stands.  [NAR-MIS-28]"""
    there = {(token.cell, token.to) for token in battle.tokens if token.kind == "rope"}
    return [
        (low, high)
        for low, high, _ in battle.terrain.rises
        if hero.cell in {low, high} and battle.terrain.ground >> low & 1 and (low, high) not in there
    ]


def _limited(battle: Battle, model: Model, squares: int, limit: int) -> int:
    """A budget of squares, cut to what a card still allows in this activation."""
    turn = own_turn(battle, model)
    return max(0, min(squares, limit - (turn.moved if turn is not None else 0)))


def _blocked(battle: Battle, model: Model, passage: bool) -> CellSet:
    """What cannot be entered.  [NAR-ACN-06, NAR-ACN-08]"""
    closed = ~battle.room
    return closed if passage else closed | opponents(battle, model)


def _flight(battle: Battle, model: Model, squares: int, rate: Pace) -> Ways:
    """Over everything but the Non-Zone, to any free square; height costs nothing.  [NAR-STP-07, NAR-STP-08]"""
    terrain = battle.terrain
    found = search(terrain.board, terrain.below(model.cell), squares, terrain.roofs | battle.hidden)
    ends = _lifted(terrain, found.all) & free(battle)
    return Flight(found, ends, rate, terrain, model.cell)


def _lifted(terrain: Terrain, places: CellSet) -> CellSet:
    """Places on the ground, and all roofs above them."""
    frame, found = terrain.board.frame, places
    for level in range(1, frame.levels):
        found |= places << level * frame.plane & terrain.roofs
    return found


def _layers(board: Board, start: CellSet, budget: int, free: CellSet, steps: Steps) -> tuple[list[CellSet], CellSet]:
    """The squares by cost, when a few steps of the walker's own come on top of those of the board.

    The search of the kit could do the same; this one knows that every step of the board costs 1.
    """
    starts = longest = 0
    for cell, leading in steps.items():
        starts |= 1 << cell
        for _, squares in leading:
            longest = max(longest, squares)
    ahead = [start, *[0] * longest]
    unreached, layers = free | start, []
    for _ in range(budget + 1):
        layer = ahead.pop(0) & unreached
        ahead.append(0)
        layers.append(layer)
        unreached ^= layer
        if layer:
            ahead[0] |= board.spread(layer)
            for cell in each(layer & starts) if layer & starts else ():
                for other, squares in steps[cell]:
                    ahead[squares - 1] |= 1 << other
        elif not any(ahead):
            break
    while not layers[-1]:
        layers.pop()
    return layers, (free | start) ^ unreached


def _own_steps(battle: Battle, model: Model, squares: int, *, through_models: bool = False) -> Steps:
    """The steps that lead off a level or over something, as far as they can matter."""
    own = gait(battle, model)
    near = battle.terrain.board.within(model.cell, min(FAR, 2 * squares) if own.diagonal else squares)
    foes = 0 if through_models else opponents(battle, model)
    steps: dict[tuple[int, int], int] = {}
    if near & battle.terrain.rising:
        taken = 0 if through_models else foes | allies(battle, model)
        steps = _ladders(battle, model, near, taken)
        for low, high, levels in battle.terrain.climbs(own.climb) if own.climb else ():
            if near >> low & 1 and near >> high & 1:
                steps[low, high] = steps[high, low] = levels
    if own.jump and (starts := near & battle.ledges):
        for cell in each(starts):
            steps.update(_jumps(battle, cell, own.jump, foes))
    if own.diagonal:
        steps.update(_corners(battle, near & battle.room, foes))
    found: Steps = {}
    for (one, other), count in steps.items():
        found.setdefault(one, []).append((other, count))
    return found


def _corners(battle: Battle, among: CellSet, foes: CellSet) -> dict[tuple[int, int], int]:
    """The steps over corners between some squares, but not between two that nobody could pass.  [NAR-ACN-03]"""
    stride, shut, found = battle.terrain.board.frame.stride, ~battle.room | foes, {}
    for cell in each(among):
        for across in (-1, 1):
            for along in (-stride, stride):
                other = cell + across + along
                if among >> other & 1 and not (shut >> cell + across & shut >> cell + along & 1):
                    found[cell, other] = 1
    return found


def _ladders(battle: Battle, model: Model, near: CellSet, taken: CellSet) -> dict[tuple[int, int], int]:
    """Ladders, and ropes for heroes: 2 for each level, and shut while the end is taken by somebody.

    [NAR-MIS-28, NAR-BLD-11]
    """
    levels, ladders, found = battle.terrain.levels, battle.terrain.ladders, {}
    for foot, roof in (*ladders, *_placed_ladders(battle, model)) if battle.tokens else ladders:
        if near >> foot & 1 and near >> roof & 1:
            count = LADDER * (levels[roof] - levels[foot])
            if not taken >> roof & 1:
                found[foot, roof] = count
            if not taken >> foot & 1:
                found[roof, foot] = count
    return found


def _placed_ladders(battle: Battle, model: Model) -> list[tuple[int, int]]:
    """The ladders and ropes that lie as tokens on the table.  [NAR-MIS-28]"""
    kinds = ("ladder", "rope") if isinstance(model, Hero) else ("ladder",)
    found = []
    for token in battle.tokens:
        if token.kind in kinds and token.cell != GONE:
            pairs = [(low, high) for low, high, _ in battle.terrain.rises if token.cell in {low, high}]
            found += [pair for pair in pairs if token.to == GONE or token.to in pair]
    return found


def _jumps(battle: Battle, cell: int, length: int, foes: CellSet) -> dict[tuple[int, int], int]:
    """The jumps from a square that lead over something a walker could not cross.

    [NAR-KWD-22, NAR-KWD-23, NAR-KWD-24, NAR-KWD-25, NAR-KWD-26, NAR-KWD-27, NAR-KWD-28]
    """
    terrain, board = battle.terrain, battle.terrain.board
    level, place = terrain.levels[cell], terrain.below(cell)
    stops = battle.trees | terrain.tall[level] | board.flat(battle.hidden) | ~board.plane(0)
    room = battle.room
    found: dict[tuple[int, int], int] = {}
    for step in (-board.frame.stride, 1, board.frame.stride, -1):
        gap = False
        for far in range(1, length + 1):
            spot, landing = place + step * far, cell + step * far
            if stops >> spot & 1 or foes >> landing & 1:
                break
            if room >> landing & 1 and gap:
                found[cell, landing] = far
            gap = gap or not room >> landing & 1
    return found
