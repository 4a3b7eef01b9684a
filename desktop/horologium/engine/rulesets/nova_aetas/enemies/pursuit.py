"""How an Enemy pursues its Objective: guard, seize, hunt, reach (step 8 of NAR-MIS-23, orders of NAR-MIS-36)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import pick
from horologium.engine.kit.paths import joined
from horologium.engine.rulesets.nova_aetas.board.sightlines import opponents
from horologium.engine.rulesets.nova_aetas.board.ways import free, walk_distance
from horologium.engine.rulesets.nova_aetas.enemies.approach import Scope, nearest_to, opening
from horologium.engine.rulesets.nova_aetas.enemies.assault import ModelTurn, advance, close_in, engage, there
from horologium.engine.rulesets.nova_aetas.enemies.objectives import GUARDED, goal, goal_cells, goals
from horologium.engine.rulesets.nova_aetas.enemies.stances import eligible
from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero


def pursue(battle: Battle, enemy: Enemy, turn: ModelTurn, objective: ObjectiveSpec) -> Rule[None]:
    """Do what the Mission orders; AP left are lost.  [NAR-AIX-13, NAR-PLE-01, NAR-MIS-23, NAR-MIS-36]"""
    return ORDERS[objective.order](battle, enemy, turn, objective)


def guard(battle: Battle, enemy: Enemy, turn: ModelTurn, objective: ObjectiveSpec) -> Rule[None]:
    """Go to within 2 of the nearest token, then attack whoever is closest to a token without leaving that area.

    [NAR-MIS-36, NAR-EAC-08]
    """
    token = goal(battle, enemy, objective)
    area = battle.terrain.board.within(token.cell, GUARDED)
    if not area >> enemy.cell & 1:
        yield from make_for(battle, enemy, turn, area, token.cell)
    while area >> enemy.cell & 1 and there(battle, enemy):
        intruder = yield from _intruder(battle, enemy, turn, objective, area)
        if intruder is None or not (
            yield from engage(battle, enemy, turn, intruder, Scope(battle, enemy, turn.ap, area))
        ):
            return


def _intruder(
    battle: Battle, enemy: Enemy, turn: ModelTurn, objective: ObjectiveSpec, area: CellSet
) -> Rule[Hero | None]:
    """The hero closest to a token among those it can attack from its area; then Threat, then Wounds.

    [NAR-MIS-36, NAR-PLE-02]
    """
    distance, tokens = battle.terrain.board.distance, [token.cell for token in goals(battle, objective)]
    scope = Scope(battle, enemy, turn.ap, area)
    inside = [hero for hero in eligible(battle, enemy) if opening(scope, hero.cell, charge=not turn.moved)]
    if not inside or not tokens:
        return None

    def rank(hero: Hero) -> tuple[int, int, int]:
        return min(distance(hero.cell, cell) for cell in tokens), -hero.threat, -hero.wounds

    best = min(map(rank, inside))
    equals = [hero for hero in inside if rank(hero) == best]
    if battle.options.enemy_choices == "worst":
        return equals[0]
    return (yield from pick("NAR-PLE-02", enemy, equals, "figure"))


def seize(battle: Battle, enemy: Enemy, turn: ModelTurn, objective: ObjectiveSpec) -> Rule[None]:
    """Go next to the nearest token and remove it from the game for 1 AP.  [NAR-MIS-36, NAR-TOK-02]"""
    token = goal(battle, enemy, objective)
    beside = battle.terrain.board.near[token.cell]
    if not beside >> enemy.cell & 1:
        yield from make_for(battle, enemy, turn, beside & goal_cells(battle, objective), token.cell)
    if beside >> enemy.cell & 1 and turn.ap and there(battle, enemy):
        turn.ap -= 1
        battle.tokens = [other for other in battle.tokens if other is not token]
        battle.refresh_cells()
        battle.journal.note("seized", "NAR-MIS-36", figure=enemy.key, token=token.key)
        battle.news.append(f"seized:{token.name or token.kind}")


def hunt(battle: Battle, enemy: Enemy, turn: ModelTurn, objective: ObjectiveSpec) -> Rule[None]:
    """Move to the Character and attack him.  [NAR-MIS-36]"""
    prey = goal(battle, enemy, objective)
    while there(battle, enemy) and prey.cell != GONE:
        if not (yield from engage(battle, enemy, turn, prey)):
            break
    if turn.struck:
        return
    beside = battle.terrain.board.near[prey.cell]
    blocker = in_the_way(battle, enemy, beside)
    if blocker is not None and (yield from engage(battle, enemy, turn, blocker)):
        return
    yield from close_in(battle, enemy, turn, prey, Scope(battle, enemy, turn.ap))


def reach(battle: Battle, enemy: Enemy, turn: ModelTurn, objective: ObjectiveSpec) -> Rule[None]:
    """Go to a token, or beside it where somebody stands on it; the Mission hears of the arrival.  [NAR-MIS-36]"""
    token = goal(battle, enemy, objective)
    there_or_beside = goal_cells(battle, objective)
    open_cells = free(battle) | 1 << enemy.cell
    ends = 1 << token.cell & open_cells or there_or_beside & open_cells
    if not ends >> enemy.cell & 1:
        yield from make_for(battle, enemy, turn, ends or there_or_beside, token.cell)
    if ends >> enemy.cell & 1 and there(battle, enemy):
        battle.journal.note("reached", "NAR-MIS-36", figure=enemy.key, token=token.key)
        battle.news.append(f"reached:{token.name or token.kind}")


def make_for(battle: Battle, enemy: Enemy, turn: ModelTurn, ends: CellSet, quarry: int) -> Rule[None]:
    """Move towards some squares, free ones if there are any, by the shortest path; attack who blocks the only way.

    [NAR-AIX-10, NAR-AIX-13]
    """
    ends = ends & free(battle) or ends & battle.room
    blocker = in_the_way(battle, enemy, ends)
    before = turn.struck
    while blocker is not None and not blocker.ko and there(battle, enemy):
        if not (yield from engage(battle, enemy, turn, blocker)):
            break
    if turn.struck > before:
        return
    scope = Scope(battle, enemy, turn.ap)
    yield from advance(battle, enemy, turn, scope, nearest_to(scope, ends), quarry)


def in_the_way(battle: Battle, enemy: Enemy, ends: CellSet) -> Hero | None:
    """The first hero on the shortest way to some squares, if there is no way round and the Model may target him.

    [NAR-AIX-13, NAR-AIX-14, NAR-STP-05]
    """
    foes = opponents(battle, enemy)
    open_ends = ends & ~foes
    if not ends or _joined(battle, enemy.cell, open_ends, foes):
        return None
    if open_ends and walk_distance(battle, enemy, open_ends, through_models=False).all >> enemy.cell & 1:
        return None
    for cell in walk_distance(battle, enemy, ends).path(enemy.cell):
        for hero in battle.heroes:
            if hero.cell == cell and not hero.ko:
                return hero if hero in eligible(battle, enemy) else None
    return None


def _joined(battle: Battle, cell: int, ends: CellSet, foes: CellSet) -> bool:
    """Whether plain steps lead from a square to others: most ways need neither ladder nor jump."""
    return joined(battle.terrain.board, 1 << cell, ends, battle.room & ~foes)


ORDERS: Final[Mapping[str, Callable[[Battle, Enemy, ModelTurn, ObjectiveSpec], Rule[None]]]] = MappingProxyType(
    {"guard": guard, "seize": seize, "hunt": hunt, "reach": reach}
)
