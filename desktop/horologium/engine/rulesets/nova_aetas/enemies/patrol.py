"""Waiting Enemies on patrol (NAR-MIS-29, NAR-WTG-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.nova_aetas.board.ways import free, pace, walk_distance
from horologium.engine.rulesets.nova_aetas.verbs import put, watch

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy


def patrol(battle: Battle, enemy: Enemy, ap: int) -> None:
    """Spend the AP on walking along the chain of points, and stop at the sight of a hero.

    Every square is a step; a Model that finds its way shut waits there.  [NAR-WTG-05, NAR-MIS-29]
    """
    squares = pace(battle, enemy).budget(ap)
    while enemy.waiting and squares > 0:
        if enemy.cell == waypoint(enemy):
            enemy.leg = (enemy.leg + 1) % cycle(enemy)
        path = _next_steps(battle, enemy, squares)
        if not path:
            return
        squares -= len(path)
        put(battle, enemy, path[-1])
        watch(battle)


def waypoint(enemy: Enemy) -> int:
    """The point a Model walks to: in a circle, or there and back again.  [NAR-MIS-29]"""
    points = len(enemy.patrol)
    return enemy.patrol[enemy.leg if enemy.leg < points else cycle(enemy) - enemy.leg]


def cycle(enemy: Enemy) -> int:
    """How many legs there are until the chain begins anew."""
    points = len(enemy.patrol)
    return points if enemy.loops else max(1, 2 * points - 2)


def _next_steps(battle: Battle, enemy: Enemy, squares: int) -> list[int]:
    """The next square towards the waypoint on which the Model can stand, with those of Allies that it passes."""
    way = walk_distance(battle, enemy, 1 << waypoint(enemy), through_models=False)
    open_cells, walked = free(battle), []
    for cell in way.path(enemy.cell)[1 : squares + 1]:
        walked.append(cell)
        if open_cells >> cell & 1:
            return walked
    return []
