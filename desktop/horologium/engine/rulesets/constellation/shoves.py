"""Movement that is no movement of one's own: pushes, pulls and leaps (ledger topic PSH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.constellation.spaces import heading, nearest
from horologium.engine.rulesets.constellation.state import bury, set_down, wound

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

LARGE: Final = 2


def push(battle: Battle, by: Miniature, target: Miniature, squares: int, rule: str) -> None:
    """Push a miniature straight away; what it runs into costs it a point.  [CON-PSH-01, CON-PSH-02, CON-CTL-04]"""
    _, start, end = nearest(battle, battle.space(by), battle.space(target))
    towards, before = heading(battle, start, end), target.cell
    stopped = False
    for _ in range(squares - (target.size == LARGE)):
        cell = next_place(battle, target, towards)
        if cell is None:
            stopped = True
            break
        set_down(battle, target, cell)
    _tell(battle, "pushed", rule, target, before, by)
    if stopped:
        wound(battle, target, 1, "CON-PSH-02")
        if not target.alive:
            bury(battle, target, by, "CON-PSH-02")


def pull(battle: Battle, by: Miniature, target: Miniature) -> None:
    """Pull a miniature along the line to a square next to the attacker, unharmed.  [CON-ABL-23, CON-CTL-04]"""
    before = target.cell
    gap, end, start = nearest(battle, battle.space(by), battle.space(target))
    while gap > 1:
        cell = next_place(battle, target, heading(battle, start, end))
        if cell is None:
            break
        set_down(battle, target, cell)
        gap, end, start = nearest(battle, battle.space(by), battle.space(target))
    _tell(battle, "pulled", "CON-ABL-23", target, before, by)


def jump_back(battle: Battle, figure: Miniature, target: int, squares: int, rule: str) -> None:
    """Leap away from the squares of the target, and stop before what is in the way.  [CON-ABL-25, CON-ABL-29]"""
    _, end, start = nearest(battle, battle.space(figure), target)
    towards, before = heading(battle, start, end), figure.cell
    for _ in range(squares):
        cell = next_place(battle, figure, towards)
        if cell is None:
            break
        set_down(battle, figure, cell)
    _tell(battle, "leapt", rule, figure, before, figure)


def whirl(battle: Battle, figure: Miniature, target: int) -> None:
    """Move behind the target's back, if the square there is free and legal.  [CON-ABL-15, CON-CTL-04]"""
    ground = battle.ground
    _, start, end = nearest(battle, battle.space(figure), target)
    across, down = heading(battle, start, end)
    cell = end
    while cell >= 0 and target >> cell & 1:
        cell += across + down * ground.stride
    if cell < 0 or not ground.open >> cell & 1 or ground.closed(figure.size) >> cell & 1:
        return
    if not ground.space(figure.size, cell) & battle.taken & ~battle.space(figure):
        before = figure.cell
        set_down(battle, figure, cell)
        _tell(battle, "leapt", "CON-ABL-15", figure, before, figure)


def next_place(battle: Battle, figure: Miniature, towards: tuple[int, int]) -> int | None:
    """The next square in a direction, or None where a wall, an obstacle, a miniature or the edge is in the way.

    [CON-PSH-01, CON-PSH-02]
    """
    ground = battle.ground
    cell = figure.cell + towards[0] + towards[1] * ground.stride
    board = ground.board if figure.size == 1 else ground.wide
    if cell < 0 or not board.near[figure.cell] >> cell & 1 or ground.closed(figure.size) >> cell & 1:
        return None
    space = battle.space(figure)
    entered = ground.space(figure.size, cell) & ~space
    return None if entered & (battle.taken | ground.obstacles) else cell


def _tell(battle: Battle, what: str, rule: str, figure: Miniature, before: int, by: Miniature) -> None:
    """Note where somebody was moved, if it was."""
    if figure.cell != before:
        name = battle.ground.board.name
        facts = {"figure": figure.key, "by": by.key, "start": name(before), "end": name(figure.cell)}
        battle.journal.note(what, rule, **facts)
