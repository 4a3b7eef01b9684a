"""What a screen may ask about a figure or a hex that somebody points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import AreaView, SightView
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.demo.movement import reachable
from horologium.engine.rulesets.demo.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.rulesets.demo.state import Battle, Figure


def sight(battle: Battle, figure: str, cell: str) -> SightView | None:
    """Whether a figure sees a hex, and the first wood or rock that hides it.  [DEMO-CMB-08]"""
    viewer, board = _standing(battle, figure), battle.ground.board
    target = board.find(cell)
    if viewer is None or target is None:
        return None
    blockers = tuple(board.name(blocker) for blocker in each(battle.ground.hides(viewer.cell, target)))
    key = "sight.blocked" if blockers else "sight.clear"
    hiding = battle.ground.terrain(board.cell(blockers[0])) if blockers else "open"
    label = TEXTS[key].format(cell=", ".join(blockers), what=TEXTS[f"terrain.{hiding}"])
    distance = board.distance(viewer.cell, target)
    return SightView(figure, cell, not blockers, False, distance, blockers, label, ("DEMO-CMB-08",))


def areas(battle: Battle, figure: str) -> tuple[AreaView, ...]:
    """Where a figure can go, and what it can attack from where it stands.  [DEMO-MOV-01, DEMO-CMB-01]"""
    one = _standing(battle, figure)
    if one is None:
        return ()
    board = battle.ground.board
    near = board.within(one.cell, one.range) & ~(1 << one.cell)
    seen = [board.name(cell) for cell in each(near) if battle.ground.sees(one.cell, cell)]
    ends = [board.name(cell) for cell in each(reachable(battle, one).ends)]
    return (
        AreaView("reach", TEXTS["area.reach"], tuple(ends), "DEMO-MOV-01"),
        AreaView("range", TEXTS["area.range"].format(range=one.range), tuple(seen), "DEMO-CMB-01"),
    )


def _standing(battle: Battle, key: str) -> Figure | None:
    return next((figure for figure in battle.figures if figure.key == key and figure.life), None)
