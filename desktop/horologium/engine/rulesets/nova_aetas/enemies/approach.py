"""Where an Enemy goes in order to attack, and where it gets away to: facts about squares (topics AIX and PLE).

Squares are narrowed down by masks (reach, range, room) before any line of sight is drawn, and lines are drawn from
the cheapest squares on until one is clear.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.nova_aetas.board.sightlines import allies, area_cells, headings, opponents, sight
from horologium.engine.rulesets.nova_aetas.board.ways import free, pace, reach, stroll
from horologium.engine.rulesets.nova_aetas.enemies.objectives import goal_cells, objective_of
from horologium.engine.rulesets.nova_aetas.enemies.stances import (
    WalkingGround,
    aims,
    attacks_of,
    band,
    distances,
    engaged,
    ready,
    shunned,
)
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.board.ways import Ways
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy

CHARGE: Final = 4
"""Squares of a Charge.  [NAR-KWD-10]"""

COMPANY_RANGE: Final = 4
"""How near Allies have to be to a Healer or Protector.  [NAR-KWD-32, NAR-KWD-46]"""

EVERYWHERE: Final = -1


@dataclass(slots=True)
class Opening:
    """Squares from which a Model can attack, all equally near; ``cost`` in AP, nothing for a Charge."""

    attack: EnemyAttackSpec
    cells: CellSet
    cost: int
    charge: bool = False


class Scope(WalkingGround):
    """What a Model can do from where it stands with its AP, inside an area, on the ground it could ever walk.

    Its ways are searched when they are first asked for: who can strike at once never needs them.
    """

    __slots__ = ("_ends", "_ways", "ap", "within")

    def __init__(
        self, battle: Battle, enemy: Enemy, ap: int, within: CellSet = EVERYWHERE, ways: Ways | None = None
    ) -> None:
        WalkingGround.__init__(self, battle, enemy)
        self.ap, self.within = ap, within
        self._ways, self._ends = ways, None if ways is None else ways.ends & within

    def ways(self) -> Ways:
        """Where the Model can go."""
        if self._ways is None:
            self._ways = reach(self.battle, self.enemy, self.ap)
        return self._ways

    def ends(self) -> CellSet:
        """The squares on which it may end; who is Eclectic and engaged stays.  [NAR-KWD-20, NAR-KWD-32, NAR-KWD-46]"""
        if self._ends is None:
            here = 1 << self.enemy.cell
            if self._bound():
                self._ends = here
            else:
                ends = (self.ways().ends | here) & self.within
                self._ends = best_company(self.battle, self.enemy, ends) if self.kind.company else ends
        return self._ends

    def stays(self) -> bool:
        """Whether it may end where it stands."""
        if self._ends is None and not self.kind.company:
            return self.within >> self.enemy.cell & 1 == 1 or self._bound()
        return self.ends() >> self.enemy.cell & 1 == 1

    def _bound(self) -> bool:
        return self.kind.eclectic and engaged(self.battle, self.enemy)


def best_company(battle: Battle, enemy: Enemy, ends: CellSet) -> CellSet:
    """Those squares where a Healer or Protector has the most Allies within 4.

    With no other Ally on the map it acts like any Enemy.  [NAR-KWD-32, NAR-KWD-46]
    """
    within = battle.terrain.board.within
    layers: list[CellSet] = []
    for ally in each(allies(battle, enemy)):
        mask = within(ally, COMPANY_RANGE) & ends
        for place, layer in enumerate(layers):
            layers[place], mask = layer | mask, layer & mask
        layers.append(mask)
    return next((layer for layer in reversed(layers) if layer), ends)


def opening(scope: Scope, quarry: int, *, charge: bool = False) -> Opening | None:
    """The attack that asks for the least move, and the squares for it; a Charge where it pays.

    [NAR-AIX-09, NAR-KWD-10, NAR-KWD-41]
    """
    battle, enemy, ap = scope.battle, scope.enemy, scope.ap
    walk: Opening | None = None
    for attack in attacks_of(battle, enemy, scope.kind):
        one = _nearest_opening(scope, attack, quarry) if ready(battle, enemy, attack, ap) else None
        if one and (walk is None or (one.cost, -attack.hits) < (walk.cost, -walk.attack.hits)):
            walk = one
    if not charge or (walk and not walk.cost) or not scope.kind.charge:
        return walk
    for attack in attacks_of(battle, enemy, scope.kind):
        rush = _charge(scope, attack, quarry) if ready(battle, enemy, attack, ap) else None
        if rush is not None and (walk is None or ap - walk.cost < 2 * attack.cost <= ap):
            return rush
    return walk


def _nearest_opening(scope: Scope, attack: EnemyAttackSpec, quarry: int) -> Opening | None:
    """The first squares on the way from which an attack is valid; never beside a hero with a minimum range.

    [NAR-AIX-09]
    """
    battle, enemy = scope.battle, scope.enemy
    here, cells = 1 << enemy.cell, band(battle, attack, quarry)
    if cells & here and scope.stays() and aims(battle, enemy, attack, quarry, enemy.cell):
        return Opening(attack, here, 0)
    ways = scope.ways()
    cells &= scope.ends() & ways.ends & ~shunned(battle, attack) & ~here
    for squares, ring in enumerate(ways.rings(scope.ap - attack.cost) if cells else ()):
        found = 0
        for cell in each(ring & cells) if ring & cells else ():
            if aims(battle, enemy, attack, quarry, cell):
                found |= 1 << cell
        if found:
            return Opening(attack, found, ways.price(squares))
    return None


def _charge(scope: Scope, attack: EnemyAttackSpec, quarry: int) -> Opening | None:
    """The squares within a free move of 4 from which it attacks, the nearest ones.  [NAR-KWD-10]"""
    battle, enemy = scope.battle, scope.enemy
    ways = stroll(battle, enemy, CHARGE)
    rush = Scope(battle, enemy, CHARGE + attack.cost, scope.within, ways)
    found = _nearest_opening(rush, attack, quarry)
    return None if found is None else Opening(attack, found.cells, 0, charge=True)


def closer(scope: Scope, quarry: int) -> CellSet:
    """The squares as close as possible to where the Model can attack the quarry; none if no step brings it closer.

    A free square to attack from is taken if it is within reach, whoever stands in the shortest way.  [NAR-AIX-10]
    """
    battle, enemy = scope.battle, scope.enemy
    if stances := scope.first(quarry, scope.ways().rings(), scope.ends()):
        return 0 if stances >> enemy.cell & 1 else stances
    attacks = attacks_of(battle, enemy, scope.kind)
    far = all(attack.least > 1 for attack in attacks)
    return nearest_to(scope, scope.nearest(quarry), shunned(battle, attacks[0]) if far else 0)


def nearest_to(scope: Scope, goals: CellSet, avoid: CellSet = 0) -> CellSet:
    """The ends with the shortest way to some goals, if shorter than from here; then those of fewest squares.

    Models count as passable for planning, but nobody ends on one. A Healer goes to its company first.
    [NAR-AIX-10, NAR-AIX-13, NAR-KWD-32]
    """
    battle, enemy = scope.battle, scope.enemy
    if not goals:
        return 0
    map_to = distances(battle, enemy, goals)
    here, reached = 1 << enemy.cell, scope.ends()
    stays = reached & here
    ends = reached & ~here & ~avoid or (0 if stays else reached)
    for layer in map_to.layers:
        if layer & stays:
            return 0
        if layer & ends:
            return _first_of(scope.ways(), layer & ends)
    return 0


def _first_of(ways: Ways, cells: CellSet) -> CellSet:
    """Those of some squares to which the way counts fewest squares."""
    for ring in ways.rings():
        if ring & cells:
            return ring & cells
    return 0


def retreats(battle: Battle, enemy: Enemy, quarry: int, ap: int) -> CellSet:
    """The squares farthest from the quarry to which every step leads further away.

    Those that keep range and line of sight are preferred.  [NAR-KWD-39, NAR-KWD-40]
    """
    board, rate = battle.terrain.board, pace(battle, enemy)
    room = battle.room & ~opponents(battle, enemy)
    far, layer, found = board.distance(enemy.cell, quarry), 1 << enemy.cell, 0
    for step in range(1, rate.budget(ap) + 1):
        layer = board.spread(layer) & room & board.ring(quarry, far + step)
        found = layer & ~battle.taken or found
    if not found:
        return 0
    attacks = [one for one in battle.library.enemy[enemy.card].attacks if one.least > 1] or attacks_of(battle, enemy)
    keeping = sum(
        1 << cell
        for cell in each(found)
        if any(band(battle, one, quarry) >> cell & 1 and aims(battle, enemy, one, quarry, cell) for one in attacks)
    )
    return keeping or found


def in_cover(battle: Battle, enemy: Enemy, quarry: int, cells: CellSet) -> CellSet:
    """Those squares on which the quarry would find the Model in Cover; all if there is none.  [NAR-AIX-09]"""
    if cells & cells - 1 == 0 or not battle.bushes | battle.trees:
        return cells
    hero = next((hero for hero in battle.heroes if hero.cell == quarry), None)
    near = cells & battle.terrain.board.spread(battle.bushes | battle.trees)
    if hero is None or not near:
        return cells
    covered = sum(1 << cell for cell in each(near) if sight(battle, hero, cell).cover)
    return covered or cells


def worst(battle: Battle, enemy: Enemy, cells: CellSet, quarry: int, attack: EnemyAttackSpec | None = None) -> int:
    """The square that hurts the heroes most.

    Ranked by progress towards the Objective, heroes struck at once, heroes in reach next time, lowest row, lowest
    column; the cost is equal for all squares offered.  [NAR-PLE-01, NAR-PLE-02]
    """
    if cells & cells - 1 == 0:
        return cells.bit_length() - 1
    board = battle.terrain.board
    objective = objective_of(battle, enemy)
    goals = each(goal_cells(battle, objective)) if objective is not None else []
    spec = battle.library.enemy[enemy.card]
    span = spec.rapidity - spec.attacks[0].cost + max(one.most for one in spec.attacks)

    def rank(cell: int) -> tuple[int, int, int, int, int]:
        distance = board.distances(cell)
        progress = min(map(distance.__getitem__, goals), default=0)
        struck = 0 if attack is None else struck_by(battle, attack, quarry, cell)
        in_reach = (board.within(cell, span) & battle.hero_cells).bit_count()
        return progress, -struck, -in_reach, board.row[cell], board.column[cell]

    return min(each(cells), key=rank)


def struck_by(battle: Battle, attack: EnemyAttackSpec, quarry: int, cell: int) -> int:
    """How many heroes an attack from a square strikes with its best heading.  [NAR-AOE-05]"""
    if not attack.area:
        return 1
    ways = headings(battle, attack.area, cell, quarry)
    shapes = [area_cells(battle, attack.area, cell, quarry, way, attack.reach) for way in ways]
    return max(((shape & battle.hero_cells).bit_count() for shape in shapes), default=0)


def room_beside(battle: Battle, cell: int) -> CellSet:
    """The free squares nearest to a square by walking, itself left out: first those beside it.

    [NAR-TOK-10, NAR-TOK-11, NAR-TOK-12]
    """
    board, open_cells = battle.terrain.board, free(battle) & ~(1 << cell)
    layer, seen, room = 1 << cell, 1 << cell, battle.room
    while layer:
        layer = board.spread(layer) & room & ~seen
        seen |= layer
        if found := layer & open_cells:
            return found
    return 0
