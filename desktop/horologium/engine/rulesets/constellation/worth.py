"""How well a seat stands, in whole numbers, for bots (ledger CON-MIS-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.constellation.state import GONE

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature


def evaluate(battle: Battle, seat: str) -> int:
    """What a side has, less what the other has."""
    return _side(battle, seat) - _side(battle, battle.other(seat).key)


def _side(battle: Battle, seat: str) -> int:
    """Victory points, what lives, and how near it is to what scores."""
    side = battle.side(seat)
    total = 40 * side.points + 3 * side.cosmo + 6 * side.destroyed
    return total + sum(_figure(battle, figure) for figure in battle.left(seat))


def _figure(battle: Battle, figure: Miniature) -> int:
    """A miniature is worth its cost by what is left of it, more on a marker, less far from one."""
    left = 6 * figure.cost * (figure.att + figure.ar) // (figure.most_att + figure.most_ar)
    if figure.cell == GONE or not battle.markers:
        return left
    board, space = battle.ground.board, battle.space(figure)
    if any(space >> marker.cell & 1 for marker in battle.markers):
        return left + 30
    return left - 2 * min(board.distance(figure.cell, marker.cell) for marker in battle.markers)
