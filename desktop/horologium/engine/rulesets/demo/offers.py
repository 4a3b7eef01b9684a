"""Hexes and dice as options, with what to think over; and what a throw comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import OptionView, ThrowView
from horologium.engine.kit.dice import count
from horologium.engine.rulesets.demo.combat import ATTACK, GUARD, HITS
from horologium.engine.rulesets.demo.movement import reachable
from horologium.engine.rulesets.demo.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.core.ask import Thrown
    from horologium.engine.rulesets.demo.state import Battle, Figure


def hex_option(battle: Battle, figure: Figure, key: str) -> OptionView:
    """A hex, the points it costs to go there, and who may strike at the one who goes.  [DEMO-MOV-01, DEMO-MOV-03]"""
    cell = battle.ground.board.cell(key)
    label = f"{TEXTS['terrain.' + battle.ground.terrain(cell)]} {key}"
    cost = reachable(battle, figure).cost(cell)
    return OptionView(key, label, cost, ("DEMO-MOV-01",), kind="cell", warning=_parting(battle, figure, cell))


def _parting(battle: Battle, figure: Figure, cell: int) -> str:
    near = battle.ground.board.near
    left = near[figure.cell] & ~near[cell] if battle.options.parting_blows and cell != figure.cell else 0
    foes = [foe.name for foe in battle.standing(battle.foe(figure.seat).key) if left >> foe.cell & 1]
    return TEXTS["warn.parting"].format(names=", ".join(foes)) if foes else ""


def missed_die(rule: str, key: str) -> OptionView:
    """A die that may be thrown again: only misses are offered.  [DEMO-ACT-03]"""
    number = int(key.partition("-")[2]) + 1
    return OptionView(key, TEXTS["die.missed"].format(number=number), None, (rule,), face="miss")


def tell_throw(thrown: Thrown) -> ThrowView | None:
    """The hits or the blocks of a throw.  [DEMO-CMB-03, DEMO-CMB-04]"""
    if thrown.dice[0] == ATTACK:
        hits = [HITS[face] for face in thrown.faces]
        return ThrowView(TEXTS["throw.hits"].format(count=sum(hits)), tuple(hit > 0 for hit in hits))
    if thrown.dice[0] == GUARD:
        blocks = [count((face,), "block") for face in thrown.faces]
        return ThrowView(TEXTS["throw.blocks"].format(count=sum(blocks)), tuple(block > 0 for block in blocks))
    return None
