"""Moves and parting blows (ledger topic MOV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_from, roll
from horologium.engine.kit.cells import Cells
from horologium.engine.kit.paths import Reach, reach
from horologium.engine.rulesets.demo.combat import ATTACK, suffer
from horologium.engine.rulesets.demo.state import Battle, Figure, move_to

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule

STRIKE: Final = (Option("strike"), Option("spare"))


def march(battle: Battle, figure: Figure) -> Rule[None]:
    """The active figure moves to a hex that it can reach, or stays.  [DEMO-MOV-01, DEMO-MOV-02]"""
    reached = reachable(battle, figure)
    cell = yield from pick_from("DEMO-MOV-02", figure, Cells(battle.ground.board, reached.ends), "cell")
    if cell == figure.cell:
        return
    if battle.options.parting_blows and battle.ground.board.near[figure.cell] & battle.foe(figure.seat).cells:
        yield from parting_blows(battle, figure, cell)
        if not figure.life:
            return
    move_to(battle, figure, cell)


def reachable(battle: Battle, figure: Figure, points: int | None = None) -> Reach:
    """Where a figure can go and stop, by cost, with its own points or as many as are given.

    [DEMO-MOV-01, DEMO-MOV-02, DEMO-GEN-03, DEMO-ACT-02]
    """
    ground, foes = battle.ground, battle.foe(figure.seat).cells
    friends = battle.band(figure.seat).cells ^ 1 << figure.cell
    own = figure.move + battle.march if points is None else points
    return reach(ground.board, figure.cell, own, ground.closed | foes, no_stop=friends, dear=ground.dear)


def parting_blows(battle: Battle, figure: Figure, cell: int) -> Rule[None]:
    """Enemies that are left behind may strike with one die.  [DEMO-MOV-03, DEMO-MOV-04]"""
    near = battle.ground.board.near
    left = near[figure.cell] & ~near[cell]
    for foe in battle.standing(battle.foe(figure.seat).key):
        if figure.life and left >> foe.cell & 1:
            choice = yield from pick("DEMO-MOV-03", foe, STRIKE)
            if choice.key == "strike":
                battle.journal.note("struck", "DEMO-MOV-03", figure=foe.key, target=figure.key)
                faces = yield from roll("DEMO-MOV-03", foe, (ATTACK,))
                yield from suffer(battle, figure, faces, near=True)
