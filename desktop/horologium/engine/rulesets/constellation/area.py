"""Area damage: one square with all dice, those beside it with one less (ledger CON-ABL-21 and 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import pick, pick_from
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.constellation.attacks import Attack, attack_dice
from horologium.engine.rulesets.constellation.combat import combat, pay_riders
from horologium.engine.rulesets.constellation.sight import sees
from horologium.engine.rulesets.constellation.spaces import enemies_beside, nearest, zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.constellation.state import Battle, Miniature


def area_squares(battle: Battle, figure: Miniature) -> int:
    """The squares that may be the main square, from which somebody would be hit.  [CON-ABL-21, CON-RNG-03]"""
    squares = zone(battle, figure) & battle.ground.open
    if figure.range and not enemies_beside(battle, figure):
        near = 0
        for cell in each(battle.space(figure)):
            near |= battle.ground.board.within(cell, figure.range)
        space = battle.space(figure)
        far = near & battle.ground.open & ~space & ~squares
        squares |= sum(
            1 << cell for cell in each(far) if _worth(battle, figure, cell) and sees(battle, space, 1 << cell)
        )
    return sum(1 << cell for cell in each(squares) if _worth(battle, figure, cell))


def _worth(battle: Battle, figure: Miniature, cell: int) -> bool:
    """Whether anybody but the attacker stands on a square or beside it."""
    return bool(covers(battle, cell) & battle.taken & ~battle.space(figure))


def covers(battle: Battle, cell: int) -> int:
    """The squares that the attack hits: the main square and those beside it, walls apart.  [CON-ABL-21]"""
    return 1 << cell | battle.ground.touch.near[cell]


def area_damage(battle: Battle, figure: Miniature, declare: Callable[[Battle, Attack], Rule[Attack]]) -> Rule[Attack]:
    """Choose the square, declare what goes with it, and fight everybody in it.  [CON-ABL-21, CON-ABL-22, CON-COS-04]"""
    board = battle.ground.board
    cell = yield from pick_from("CON-ABL-21", figure, Cells(board, area_squares(battle, figure)), "cell")
    close = bool(zone(battle, figure) >> cell & 1)
    far = nearest(battle, battle.space(figure), 1 << cell)[0]
    moved = bool(battle.deed.moves) or battle.deed.returned
    main, others = hit(battle, figure, cell)
    kind = "area-melee" if close else "area-ranged"
    first = main or others[0]
    whole = Attack(kind, figure, first, battle.deed.aids, main is not None, far, moved)
    whole = yield from declare(battle, whole)
    pay_riders(battle, whole)
    battle.deed.attacked = True
    battle.journal.note("burst", "CON-ABL-21", figure=figure.key, cell=board.name(cell))
    if main is not None:
        yield from combat(battle, whole)
    yield from _beside(battle, whole, others, paid=main is not None)
    return whole


def hit(battle: Battle, figure: Miniature, cell: int) -> tuple[Miniature | None, list[Miniature]]:
    """Who stands in the main square, and who else is hit; the attacker is spared.  [CON-ABL-21, CON-ABL-22]"""
    squares, main = covers(battle, cell), None
    others = []
    for other in battle.figures:
        space = battle.space(other)
        if other is figure or not space & squares:
            continue
        if space >> cell & 1:
            main = other
        else:
            others.append(other)
    return main, others


def _beside(battle: Battle, whole: Attack, others: list[Miniature], *, paid: bool) -> Rule[None]:
    """Everybody beside the main square, in the attacker's order, with one die less.  [CON-ABL-21]"""
    figure, left = whole.by, list(others)
    while left and figure.alive:
        target = yield from pick("CON-ABL-21", figure, left, "figure")
        left.remove(target)
        attack = Attack(whole.kind, figure, target, whole.riders, False, whole.far, whole.moved, not paid)
        if target.alive and attack_dice(battle, attack).total > 0:
            yield from combat(battle, attack)
            paid = True
