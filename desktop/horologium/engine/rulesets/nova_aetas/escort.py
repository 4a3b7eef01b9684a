"""Characters who go along with the heroes (NAR-MIS-02); attacks on them are in ``characters``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick, pick_from
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.exploring import open_squares

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Token

STAY: Final = Option("stay")
FOLLOW: Final = Option("follow")


def companions(battle: Battle, hero: Hero) -> list[Token]:
    """The characters beside a hero, who can follow him when he moves.  [NAR-MIS-02]"""
    near = battle.terrain.board.near[hero.cell]
    return [token for token in battle.tokens if token.kind == "character" and near >> token.cell & 1]


def follow(battle: Battle, hero: Hero, beside: list[Token]) -> Rule[None]:
    """Characters who were beside a hero may be put beside him again after his move; this provokes nothing.

    [NAR-MIS-02, NAR-CMP-11]
    """
    board = battle.terrain.board
    for token in beside:
        squares = board.near[hero.cell] & open_squares(battle)
        if hero.ko or not squares or (yield from pick("NAR-MIS-02", hero, [FOLLOW, STAY])) is STAY:
            continue
        token.cell = yield from pick_from("NAR-MIS-02", hero, Cells(board, squares), "cell")
        battle.refresh_cells()
        square = board.name(token.cell)
        battle.journal.note("followed", "NAR-MIS-02", token=token.label or token.name, figure=hero.key, square=square)
