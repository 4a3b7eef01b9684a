"""How an Enemy moves and strikes: steps 9 and 10 of the flow chart NAR-MIS-23 (ledger topics AIX, EAC and PLE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.engine.core.ask import pick_from
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.rulesets.nova_aetas.board.ways import pace
from horologium.engine.rulesets.nova_aetas.enemies.approach import (
    Scope,
    closer,
    in_cover,
    opening,
    retreats,
    worst,
)
from horologium.engine.rulesets.nova_aetas.enemies.stances import melee
from horologium.engine.rulesets.nova_aetas.fight.defence import enemy_attack
from horologium.engine.rulesets.nova_aetas.verbs import put

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero, Token


@dataclass(slots=True)
class ModelTurn:
    """One Model's running activation: the AP it has left, whether it has moved, and how often it has struck."""

    ap: int
    moved: bool = False
    struck: int = 0


def there(battle: Battle, enemy: Enemy) -> bool:
    """Whether a Model is still on the table: a hero may have struck back."""
    for other in battle.enemies:  # noqa: SIM110 - a generator would take three times as long
        if other is enemy:
            return True
    return False


def engage(
    battle: Battle, enemy: Enemy, turn: ModelTurn, quarry: Hero | Token, scope: Scope | None = None
) -> Rule[bool]:
    """Attack now, or after the least move that allows it; whether there was an attack.

    [NAR-AIX-09, NAR-ENY-06, NAR-EAC-01, NAR-EAC-08, NAR-ACN-09, NAR-KWD-10, NAR-MIS-23]
    """
    chance = opening(scope or Scope(battle, enemy, turn.ap), quarry.cell, charge=not turn.moved)
    if chance is None:
        return False
    if not chance.cells >> enemy.cell & 1:
        cells = chance.cells if melee(chance.attack) else in_cover(battle, enemy, quarry.cell, chance.cells)
        if battle.options.enemy_choices == "worst":
            cell = worst(battle, enemy, cells, quarry.cell, chance.attack)
        else:
            cell = yield from square(battle, enemy, cells)
        step(battle, enemy, turn, cell, chance.cost, "NAR-KWD-10" if chance.charge else "NAR-AIX-09")
    turn.ap -= chance.attack.cost
    turn.struck += 1
    yield from enemy_attack(battle, enemy, quarry, chance.attack)
    return True


def close_in(battle: Battle, enemy: Enemy, turn: ModelTurn, quarry: Hero | Token, scope: Scope) -> Rule[None]:
    """Move as close as possible, to attack in the next activation.  [NAR-AIX-06, NAR-AIX-10, NAR-KWD-32]"""
    return advance(battle, enemy, turn, scope, closer(scope, quarry.cell), quarry.cell)


def advance(battle: Battle, enemy: Enemy, turn: ModelTurn, scope: Scope, cells: CellSet, quarry: int) -> Rule[None]:
    """Move to one of some squares that are equally good, if there are any.  [NAR-AIX-10, NAR-AIX-13]"""
    if cells:
        if battle.options.enemy_choices == "worst":
            cell = worst(battle, enemy, cells, quarry)
        else:
            cell = yield from square(battle, enemy, cells)
        step(battle, enemy, turn, cell, scope.ways().cost(cell), "NAR-AIX-10")


def retreat(battle: Battle, enemy: Enemy, turn: ModelTurn, quarry: Hero) -> Rule[None]:
    """A Marksman spends what it has left on getting away from its target.  [NAR-KWD-39, NAR-KWD-40]"""
    cells = retreats(battle, enemy, quarry.cell, turn.ap)
    if not cells:
        return
    if battle.options.enemy_choices == "worst":
        cell = worst(battle, enemy, cells, quarry.cell)
    else:
        cell = yield from square(battle, enemy, cells)
    board = battle.terrain.board
    squares = board.distance(cell, quarry.cell) - board.distance(enemy.cell, quarry.cell)
    step(battle, enemy, turn, cell, pace(battle, enemy).price(squares), "NAR-KWD-39")


def step(battle: Battle, enemy: Enemy, turn: ModelTurn, cell: int, ap: int, rule: str) -> None:
    """Move a Model and pay for it.  [NAR-ACN-02, NAR-EAC-01]"""
    turn.ap -= ap
    turn.moved = True
    put(battle, enemy, cell)
    if not battle.journal.quiet:
        battle.journal.note("enemy-moved", rule, figure=enemy.key, square=battle.terrain.board.name(cell), ap=ap)


def square(battle: Battle, enemy: Enemy, cells: CellSet) -> Rule[int]:
    """Which of equally good squares a Model takes, where the players say.  [NAR-PLE-01, NAR-PLE-02, NAR-ACT-08]"""
    return pick_from("NAR-PLE-02", enemy, Cells(battle.terrain.board, cells), "cell")
