"""Movement and what it provokes (ledger topics MOV, CTL, TER)."""

from __future__ import annotations

from functools import reduce
from heapq import heappop, heappush
from operator import or_
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import pick_from
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.kit.paths import Reach, reach
from horologium.engine.rulesets.constellation.attacks import Attack
from horologium.engine.rulesets.constellation.combat import strike
from horologium.engine.rulesets.constellation.spaces import controls
from horologium.engine.rulesets.constellation.state import set_down

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.constellation.field import Ground
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

LIGHTLY: Final = 3
"""So many are kept with the ground before they are forgotten."""


def allowance(battle: Battle, figure: Miniature) -> int:
    """The squares of a movement: twice the SPD, or the SPD where movement is split.  [CON-MOV-01, CON-ABL-05]"""
    squares = figure.pace if battle.options.split_movement else 2 * figure.pace
    return squares + battle.deed.extra if battle.deed.key == figure.key else squares


def reachable(battle: Battle, figure: Miniature, squares: int) -> Reach:
    """Where a miniature can go: enemies bar the way, allies can be passed.

    [CON-MOV-02, CON-MOV-03, CON-MOV-04, CON-TER-01, CON-TER-02, CON-TER-03, CON-TER-05]
    """
    ground, size = battle.ground, figure.size
    foes = battle.other(figure.seat).cells
    friends = battle.side(figure.seat).cells & ~battle.space(figure)
    if size == 1:
        return _plain(ground, figure.cell, squares, foes, friends)
    blocked = ground.closed(size) | ground.anchors(size, foes)
    no_stop = ground.anchors(size, friends)
    return reach(ground.wide, figure.cell, squares, blocked, no_stop=no_stop, ways=ground.wide_ways)


def _plain(ground: Ground, start: int, squares: int, foes: CellSet, friends: CellSet) -> Reach:
    """Where a space of one square can go; what was found once is kept with the ground."""
    known, key = ground.reaches, (start, squares, foes, friends)
    found = known.get(key)
    if found is None:
        blocked = ground.walls | foes
        found = reach(ground.board, start, squares, blocked, no_stop=friends, dear=ground.dear)
        known.keep(key, found)
    return found


def move(battle: Battle, figure: Miniature, *, by_legs: bool = False) -> Rule[None]:
    """Make a movement until it ends or its miniature does; ``by_legs`` the player chooses the way, leg by leg.

    [CON-ACT-03, CON-MOV-01, CON-CTL-03]
    """
    deed, stay = battle.deed, 0
    deed.left = allowance(battle, figure)
    deed.moves += 1
    deed.extra = 0
    while True:
        reached = reachable(battle, figure, deed.left)
        ends = reached.ends & ~(1 << figure.cell) | stay
        if not ends & ~stay:
            return
        cell = yield from pick_from("CON-MOV-01", figure, Cells(battle.ground.board, ends), "cell")
        if cell == figure.cell:
            return
        yield from _leg(battle, figure, reached, cell)
        if not figure.alive or not deed.left or (figure.cell == cell and not by_legs):
            return
        stay = 1 << figure.cell


def _leg(battle: Battle, figure: Miniature, reached: Reach, cell: int) -> Rule[None]:
    """Go to a square on the way with the fewest strikes, square by square where there are any.  [CON-CTL-03]"""
    deed = battle.deed
    quiet = deed.stepping or not _watched(battle, figure) & reached.all  # nobody strikes, whichever way is taken
    path = reached.path(cell)
    if quiet or not danger(battle, figure, path):
        deed.left -= reached.cost(cell) or 0
        arrive(battle, figure, cell)
    else:
        deed.left = yield from walk(battle, figure, _safest(battle, figure, cell, deed.left) or path, deed.left)


def contested(battle: Battle, figure: Miniature) -> bool:
    """Whether enemies could strike at a miniature somewhere on its movement, so that its way matters.  [CON-CTL-03]"""
    if battle.deed.stepping:
        return False
    squares = allowance(battle, figure)
    near = _watched(battle, figure) & battle.ground.board.within(figure.cell, squares)
    return bool(near) and bool(near & reachable(battle, figure, squares).all)


def _watched(battle: Battle, figure: Miniature) -> CellSet:
    """The places at which a miniature would stand in the control zone of an enemy."""
    zones = 0
    for foe in battle.standing(battle.other(figure.seat).key):
        zones |= controls(battle, foe)
    return battle.ground.anchors(figure.size, zones)


def arrive(battle: Battle, figure: Miniature, cell: int) -> None:
    """Go to a square on a way on which nothing happens."""
    start, name = figure.cell, battle.ground.board.name
    set_down(battle, figure, cell)
    if not battle.journal.quiet:
        battle.journal.note("moved", "CON-MOV-01", figure=figure.key, start=name(start), end=name(cell))


def walk(battle: Battle, figure: Miniature, path: list[int], left: int) -> Rule[int]:
    """Go along a path; give back the squares left when something broke it off.  [CON-CTL-02, CON-CTL-03, CON-ABL-10]"""
    board, start = battle.ground.board, figure.cell
    for cell in path[1:]:
        here = figure.cell
        yield from leave(battle, figure)
        if figure.cell != here:
            _told(battle, figure, start, here)
            return left
        left -= step_cost(battle, figure, here, cell)
        before = _watching(battle, figure)
        set_down(battle, figure, cell)
        yield from enter(battle, figure, before)
        if figure.cell != cell:
            _told(battle, figure, start, cell)
            return left
    battle.journal.note("moved", "CON-MOV-01", figure=figure.key, start=board.name(start), end=board.name(figure.cell))
    return left


def _told(battle: Battle, figure: Miniature, start: int, end: int) -> None:
    """Note how far a movement came that was broken off."""
    if start != end:
        name = battle.ground.board.name
        battle.journal.note("moved", "CON-MOV-01", figure=figure.key, start=name(start), end=name(end))


def step_cost(battle: Battle, figure: Miniature, here: int, cell: int) -> int:
    """What a step costs: one, and one more into slow ground.  [CON-TER-01, CON-TER-02, CON-TER-05]"""
    ground = battle.ground
    entered = ground.space(figure.size, cell) & ~ground.space(figure.size, here)
    return 2 if entered & ground.slow else 1


def leave(battle: Battle, figure: Miniature) -> Rule[None]:
    """Every enemy that controls the square left rolls its die.  [CON-CTL-02, CON-CTL-03, CON-ABL-02]"""
    if battle.deed.stepping:
        return
    here = figure.cell
    for foe in controlling(battle, figure, battle.space(figure)):
        if figure.cell == here:
            yield from strike(battle, Attack("opportunity", foe, figure), "CON-CTL-02")


def controlling(battle: Battle, figure: Miniature, squares: CellSet) -> list[Miniature]:
    """The enemies in whose control zone squares lie.  [CON-CTL-01]"""
    foes = battle.standing(battle.other(figure.seat).key)
    return [foe for foe in foes if controls(battle, foe) & squares]


def _watching(battle: Battle, figure: Miniature) -> list[Miniature]:
    """The enemies whose Perfect defense has not struck a miniature in this activation, and whose zone it is not in."""
    if battle.deed.stepping:
        return []
    foes = [foe for foe in battle.standing(battle.other(figure.seat).key) if foe.guarding]
    return [
        foe for foe in foes if foe.key not in battle.deed.struck and not controls(battle, foe) & battle.space(figure)
    ]


def enter(battle: Battle, figure: Miniature, watching: list[Miniature]) -> Rule[None]:
    """Perfect defense: who steps into the zone is struck, once.  [CON-ABL-10]"""
    here = figure.cell
    for foe in watching:
        if figure.cell == here and controls(battle, foe) & battle.space(figure):
            battle.deed.struck = (*battle.deed.struck, foe.key)
            yield from strike(battle, Attack("defense", foe, figure), "CON-ABL-10")


def way(battle: Battle, figure: Miniature, reached: Reach, cell: int, left: int) -> list[int]:
    """The way to a square on which the fewest enemies strike, and of these the shortest.  [CON-CTL-02]"""
    path = reached.path(cell)
    if battle.deed.stepping or not danger(battle, figure, path):
        return path
    return _safest(battle, figure, cell, left) or path


def danger(battle: Battle, figure: Miniature, path: list[int]) -> int:
    """How many dice enemies would roll on a path.  [CON-CTL-02, CON-CTL-03, CON-ABL-10]"""
    if battle.deed.stepping:
        return 0
    leaving, entering = threats(battle, figure)
    return strikes_on(path, leaving, entering)


def strikes_on(path: list[int], leaving: list[CellSet], entering: list[CellSet]) -> int:
    """The same, where the places at which they strike are known."""
    along = 0
    for cell in path:
        along |= 1 << cell
    start, behind = 1 << path[0], along & ~(1 << path[-1])
    count = sum([(zone & behind).bit_count() for zone in leaving if zone & behind])
    if entering:
        ahead = along & ~start
        count += sum(1 for zone in entering if not zone & start and zone & ahead)
    return count


def threats(battle: Battle, figure: Miniature) -> tuple[list[CellSet], list[CellSet]]:
    """The places that enemies strike at when they are left, and those when they are entered."""
    anchors, size, struck = battle.ground.anchors, figure.size, battle.deed.struck
    leaving, entering = [], []
    for foe in battle.standing(battle.other(figure.seat).key):
        zone = anchors(size, controls(battle, foe))
        if zone:
            leaving.append(zone)
            if foe.guarding and foe.key not in struck:
                entering.append(zone)
    return leaving, entering


def _safest(battle: Battle, figure: Miniature, goal: int, left: int) -> list[int]:
    """Search by strikes first and squares second; a place is looked at again only if it was reached more cheaply.

    What is too far from the goal to come there is not looked at.
    """
    ground, size = battle.ground, figure.size
    board, steps = ground.board if size == 1 else ground.wide, ground.steps(size)
    free = board.cells & ~ground.closed(size) & ~ground.anchors(size, battle.other(figure.seat).cells)
    near_goal = [free & board.within(goal, far) for far in range(left + 1)]
    leaving, entering = threats(battle, figure)
    hot, cold = reduce(or_, leaving, 0), left + 1
    queue: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, figure.cell, (figure.cell,))]
    least: dict[int, int] = {}
    while queue:
        strikes, cost, cell, path = heappop(queue)
        if cell == goal:
            return list(path)
        if least.get(cell, cold) <= cost:
            continue
        least[cell] = cost
        if hot >> cell & 1:
            strikes += sum([zone >> cell & 1 for zone in leaving])
        for to, points in steps[cell]:
            spent = cost + points
            if spent <= left and near_goal[left - spent] >> to & 1 and spent < least.get(to, cold):
                met = sum([zone >> to & ~(zone >> cell) & 1 for zone in entering]) if entering else 0
                heappush(queue, (strikes + met, spent, to, (*path, to)))
    return []
