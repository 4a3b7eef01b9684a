"""Who stands beside whom: spaces, distance, control zones, surrounded and outnumbered (topics LRG, CTL, MEL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.constellation.state import GONE

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

FAR: Final = 99
CROWD: Final = 3


def zone(battle: Battle, figure: Miniature) -> CellSet:
    """The squares adjacent to a miniature, walls apart.  [CON-CTL-01, CON-GEN-03, CON-LRG-02]"""
    if figure.cell == GONE:
        return 0
    if figure.size == 1:
        return battle.ground.touch.near[figure.cell]
    space = battle.space(figure)
    return battle.ground.touch.spread(space) & ~space


def controls(battle: Battle, figure: Miniature) -> CellSet:
    """The squares on which a miniature exerts control; none if it is hidden or paralysed.  [CON-CTL-01, CON-ABL-27]"""
    return 0 if figure.paralysed else zone(battle, figure)


def beside(battle: Battle, figure: Miniature, seat: str) -> list[Miniature]:
    """The miniatures of a seat that are adjacent to one, in the order of the band."""
    near = zone(battle, figure) & battle.side(seat).cells
    if not near:
        return []
    return [other for other in battle.standing(seat) if other is not figure and battle.space(other) & near]


def enemies_beside(battle: Battle, figure: Miniature) -> list[Miniature]:
    """The enemies adjacent to a miniature.  [CON-MEL-02]"""
    return beside(battle, figure, battle.other(figure.seat).key)


def adjacent(battle: Battle, one: Miniature, other: Miniature) -> bool:
    """Whether two miniatures stand side by side with no wall between.  [CON-GEN-03, CON-MEL-02]"""
    return bool(zone(battle, one) & battle.space(other))


def nearest(battle: Battle, one: CellSet, other: CellSet) -> tuple[int, int, int]:
    """The distance between two spaces in king's moves, and the squares by which it is counted.  [CON-GEN-03]"""
    board, best = battle.ground.board, (FAR, GONE, GONE)
    for start in each(one):
        for end in each(other):
            distance = board.distance(start, end)
            if distance < best[0]:
                best = (distance, start, end)
    return best


def distance(battle: Battle, one: Miniature, other: Miniature) -> int:
    """How far two miniatures are apart.  [CON-GEN-03]"""
    if one.size == other.size == 1:
        return battle.ground.board.distance(one.cell, other.cell)
    return nearest(battle, battle.space(one), battle.space(other))[0]


def surrounded(battle: Battle, figure: Miniature) -> bool:
    """Whether enemies stand on two opposite sides or corners of a miniature.  [CON-MEL-03, CON-LRG-02]"""
    foes = zone(battle, figure) & battle.other(figure.seat).cells
    if foes.bit_count() < 2:
        return False
    stride, size, cell = battle.ground.stride, figure.size, figure.cell
    upper, lower, left, right = -stride, size * stride, -1, size
    corners = (upper + left, lower + right), (upper + right, lower + left)
    if any(_held(foes, cell + one) and _held(foes, cell + two) for one, two in corners):
        return True
    along = range(size)
    across = any(_held(foes, cell + left + step * stride) for step in along)
    across = across and any(_held(foes, cell + right + step * stride) for step in along)
    down = any(_held(foes, cell + upper + step) for step in along)
    return across or (down and any(_held(foes, cell + lower + step) for step in along))


def _held(foes: CellSet, cell: int) -> bool:
    """Whether a place is among the squares of enemies; places above the board are not."""
    return cell >= 0 and foes >> cell & 1 == 1


def outnumbered(battle: Battle, figure: Miniature) -> bool:
    """Whether a miniature faces three enemies or more without an ally beside it.  [CON-MEL-04]"""
    if len(enemies_beside(battle, figure)) < CROWD:
        return False
    return not beside(battle, figure, figure.seat)


def heading(battle: Battle, start: int, end: int) -> tuple[int, int]:
    """The one of the eight directions that leads from a square to another, by the nearest angle.  [CON-PSH-01]"""
    board = battle.ground.board
    across, down = board.column[end] - board.column[start], board.row[end] - board.row[start]
    small, large = sorted((abs(across), abs(down)))
    if (small + large) ** 2 < 2 * large**2:  # the angle to the axis is below 22.5 degrees
        return (_sign(across), 0) if abs(across) == large else (0, _sign(down))
    return _sign(across), _sign(down)


def headings(battle: Battle, one: CellSet, other: CellSet) -> list[tuple[int, int]]:
    """The directions from a space to another, by every two squares that are nearest to each other.  [CON-PSH-01]"""
    board, gap = battle.ground.board, nearest(battle, one, other)[0]
    pairs = [(start, end) for start in each(one) for end in each(other) if board.distance(start, end) == gap]
    return list(dict.fromkeys(heading(battle, start, end) for start, end in pairs))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
