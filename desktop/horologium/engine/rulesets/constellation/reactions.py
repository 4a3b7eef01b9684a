"""What a player may answer in the other's go: Cautious, Warrior wall, Reckless Surge (ledger topics ABL and COS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_from
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.rulesets.constellation.attacks import walled
from horologium.engine.rulesets.constellation.spaces import beside
from horologium.engine.rulesets.constellation.state import Miniature, can_pay, pay, set_down

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.constellation.state import Battle

NO: Final = Option("no")
YES: Final = Option("yes")


def step_aside(battle: Battle, figure: Miniature) -> Rule[None]:
    """Cautious: who took damage may go one square, whatever controls it.  [CON-ABL-07, CON-CTL-04]"""
    if figure.paralysed or not can_pay(battle, figure, "cautious"):
        return
    free = free_squares(battle, figure)
    if not free:
        return
    choice = yield from pick("CON-ABL-07", figure, (NO, YES))
    if choice is NO:
        return
    pay(battle, figure, "cautious")
    cell = yield from pick_from("CON-ABL-07", figure, Cells(battle.ground.board, free), "cell")
    name = battle.ground.board.name
    facts = {"figure": figure.key, "start": name(figure.cell), "end": name(cell)}
    set_down(battle, figure, cell)
    battle.journal.note("aside", "CON-ABL-07", **facts)


def free_squares(battle: Battle, figure: Miniature) -> CellSet:
    """The free legal squares one step away.  [CON-MOV-02, CON-MOV-04]"""
    ground = battle.ground
    board = ground.board if figure.size == 1 else ground.wide
    others = battle.taken & ~battle.space(figure)
    return board.near[figure.cell] & ~ground.closed(figure.size) & ~ground.anchors(figure.size, others)


def surges(battle: Battle, target: Miniature) -> Rule[bool]:
    """Whether the target of a melee attack answers with Reckless Surge.  [CON-ABL-28, CON-COS-02]"""
    if not can_pay(battle, target, "reckless-rush-2"):
        return False
    choice = yield from pick("CON-ABL-28", target, (NO, YES))
    if choice is YES:
        pay(battle, target, "reckless-rush-2")
    return choice is YES


def wall_up(battle: Battle, target: Miniature) -> Rule[None]:
    """Whoever is attacked, or an ally beside it, may form a Warrior wall.  [CON-ABL-11, CON-COS-02]"""
    if not target.alive or walled(battle, target):
        return
    friends = [friend for friend in beside(battle, target, target.seat) if not walled(battle, friend)]
    if not can_pay(battle, target, "warrior-wall"):
        friends = [friend for friend in friends if can_pay(battle, friend, "warrior-wall")]
    if not friends:
        return
    offered: list[Miniature | Option] = [NO, *friends]
    choice = yield from pick("CON-ABL-11", target, offered, "figure")
    if isinstance(choice, Miniature):
        payer = target if can_pay(battle, target, "warrior-wall") else choice
        join_wall(battle, payer, target if payer is choice else choice)


def join_wall(battle: Battle, payer: Miniature, ally: Miniature) -> None:
    """Pay for a Warrior wall of two.  [CON-ABL-11]"""
    pay(battle, payer, "warrior-wall")
    payer.wall, ally.wall = ally.key, payer.key
    battle.journal.note("walled", "CON-ABL-11", figure=payer.key, ally=ally.key)
