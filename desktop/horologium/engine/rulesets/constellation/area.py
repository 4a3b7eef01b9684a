"""Area damage: one square with all dice, those beside it with one less (ledger CON-ABL-21 and 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import pick, pick_from
from horologium.engine.kit.cells import Cells, CellSet, each
from horologium.engine.rulesets.constellation.attacks import Attack, attack_dice, can_be_armed
from horologium.engine.rulesets.constellation.combat import combat, pay_riders
from horologium.engine.rulesets.constellation.sight import sees
from horologium.engine.rulesets.constellation.spaces import enemies_beside, nearest, zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.constellation.state import Battle, Miniature


def area_squares(battle: Battle, figure: Miniature) -> CellSet:
    """The squares that may be the main square, from which somebody would be hit.  [CON-ABL-21, CON-RNG-03]"""
    space, close = battle.space(figure), zone(battle, figure) & battle.ground.open
    squares = close
    if figure.range and not enemies_beside(battle, figure):
        for cell in each(space):
            squares |= battle.ground.board.within(cell, figure.range)
    squares &= battle.ground.touch.spread(battle.taken & ~space) & battle.ground.open & ~space
    return sum(
        1 << cell
        for cell in each(squares)
        if (close >> cell & 1 or sees(battle, space, 1 << cell)) and _bites(battle, figure, cell)
    )


def _bites(battle: Battle, figure: Miniature, cell: int) -> bool:
    """Whether a die is left for anybody on a square or beside it.  [CON-RNG-04]"""
    return any(can_be_armed(battle, attack) for attack in area_attacks(battle, figure, cell))


def area_attacks(battle: Battle, figure: Miniature, cell: int) -> list[Attack]:
    """An attack on each of those who would be hit, the one in the main square first.  [CON-ABL-21]"""
    main, others = hit(battle, figure, cell)
    kind = "area-melee" if zone(battle, figure) >> cell & 1 else "area-ranged"
    far = nearest(battle, battle.space(figure), 1 << cell)[0]
    moved = bool(battle.deed.moves) or battle.deed.returned
    targets = [(main, True)] if main else []
    targets += [(other, False) for other in others]
    return [Attack(kind, figure, target, battle.deed.aids, first, far, moved) for target, first in targets]


def covers(battle: Battle, cell: int) -> CellSet:
    """The squares that the attack hits: the main square and those beside it, walls apart.  [CON-ABL-21]"""
    return 1 << cell | battle.ground.touch.near[cell]


def area_damage(battle: Battle, figure: Miniature, declare: Callable[[Battle, Attack], Rule[Attack]]) -> Rule[Attack]:
    """Choose the square, declare what goes with it, and fight everybody in it.  [CON-ABL-21, CON-ABL-22, CON-COS-04]"""
    board = battle.ground.board
    cell = yield from pick_from("CON-ABL-21", figure, Cells(board, area_squares(battle, figure)), "cell")
    attacks = area_attacks(battle, figure, cell)
    others = [attack.target for attack in attacks if not attack.main]
    strongest = max(attacks, key=lambda attack: (attack.main, attack_dice(battle, attack).total))
    whole = yield from declare(battle, strongest)
    pay_riders(battle, whole)
    battle.deed.attacked = True
    battle.journal.note("burst", "CON-ABL-21", figure=figure.key, cell=board.name(cell))
    if whole.main:
        yield from combat(battle, whole)
    yield from _beside(battle, whole, others, paid=whole.main)
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
