"""Movement that is no movement of one's own: pushes, pulls and leaps (ledger topic PSH)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick
from horologium.engine.rulesets.constellation.spaces import heading, headings, nearest
from horologium.engine.rulesets.constellation.state import bury, set_down, wound

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

PUSH: Final = 2
"""The squares of a Push attack.  [CON-ABL-04]"""

WAYS: Final[Mapping[tuple[int, int], Option]] = MappingProxyType(
    {
        (0, -1): Option("to-north"),
        (1, -1): Option("to-north-east"),
        (1, 0): Option("to-east"),
        (1, 1): Option("to-south-east"),
        (0, 1): Option("to-south"),
        (-1, 1): Option("to-south-west"),
        (-1, 0): Option("to-west"),
        (-1, -1): Option("to-north-west"),
    }
)
"""The eight directions, as steps across and down."""


def push(battle: Battle, by: Miniature, target: Miniature, squares: int, rule: str) -> Rule[None]:
    """Push a miniature straight away, where two ways are that in the one its pusher likes.

    What it runs into costs it a point.  [CON-PSH-01, CON-PSH-02, CON-CTL-04]
    """
    ways = {WAYS[towards].key: towards for towards in headings(battle, battle.space(by), battle.space(target))}
    way = yield from pick("CON-PSH-01", by, [WAYS[towards] for towards in ways.values()], "direction")
    before = target.cell
    stopped = slide(battle, target, ways[way.key], squares)
    _tell(battle, "pushed", rule, target, before, by)
    if stopped:
        wound(battle, target, 1, "CON-PSH-02")
        if not target.alive:
            bury(battle, target, by, "CON-PSH-02")


def slide(battle: Battle, target: Miniature, towards: tuple[int, int], squares: int) -> bool:
    """Move a miniature that is pushed; whether it ran into something.  [CON-PSH-01, CON-PSH-02]"""
    for _ in range(squares - target.heavy):
        cell = next_place(battle, target, towards)
        if cell is None:
            return True
        set_down(battle, target, cell)
    return False


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


def jump_back(battle: Battle, figure: Miniature, target: CellSet, squares: int, rule: str) -> None:
    """Leap away from the squares of the target, and stop before what is in the way.  [CON-ABL-25, CON-ABL-29]"""
    _, end, start = nearest(battle, battle.space(figure), target)
    towards, before = heading(battle, start, end), figure.cell
    for _ in range(squares):
        cell = next_place(battle, figure, towards)
        if cell is None:
            break
        set_down(battle, figure, cell)
    _tell(battle, "leapt", rule, figure, before, figure)


def whirl(battle: Battle, figure: Miniature, target: CellSet) -> None:
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
