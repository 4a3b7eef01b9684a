"""What a screen may ask about a miniature or a square that somebody points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import AreaView, SightView
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.constellation.movement import allowance, reachable
from horologium.engine.rulesets.constellation.sight import clear, sees
from horologium.engine.rulesets.constellation.spaces import controls, nearest
from horologium.engine.rulesets.constellation.state import GONE
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature


def sight(battle: Battle, figure: str, cell: str) -> SightView | None:
    """What a miniature sees of a square, with cover and the walls in the way.  [CON-LOS-01, CON-LOS-04, CON-TER-04]"""
    viewer, ground = _standing(battle, figure), battle.ground
    target = ground.board.find(cell)
    if viewer is None or target is None:
        return None
    space, end = battle.space(viewer), 1 << target
    seen = sees(battle, space, end)
    covered = bool(ground.obstacles & end) or not clear(battle, viewer, end)
    far, start, _ = nearest(battle, space, end)
    others = (battle.other(viewer.seat).cells | ground.obstacles) & ~end if seen else 0
    met = ground.lines.why(start, target, ground.walls, others) if covered or not seen else 0
    blockers = tuple(ground.board.names(met & ground.board.cells))
    key = "sight.blocked" if not seen else "sight.cover" if covered else "sight.clear"
    return SightView(figure, cell, seen, seen and covered, far, blockers, TEXTS[key], ("CON-LOS-01", "CON-LOS-04"))


def areas(battle: Battle, figure: str) -> tuple[AreaView, ...]:
    """Where a miniature can go, what it controls, and what it can shoot at.  [CON-MOV-01, CON-CTL-01, CON-RNG-02]"""
    one = _standing(battle, figure)
    if one is None:
        return ()
    board, space = battle.ground.board, battle.space(one)
    ends = board.names(reachable(battle, one, allowance(battle, one)).ends)
    found = [
        AreaView("reach", TEXTS["area.reach"], tuple(ends), "CON-MOV-01"),
        AreaView("control", TEXTS["area.control"], tuple(board.names(controls(battle, one))), "CON-CTL-01"),
    ]
    if one.range:
        near = board.within(one.cell, one.range) & battle.ground.open & ~space
        seen = tuple(board.name(cell) for cell in each(near) if sees(battle, space, 1 << cell))
        found.append(AreaView("range", TEXTS["area.range"].format(range=one.range), seen, "CON-RNG-02"))
    return tuple(found)


def _standing(battle: Battle, key: str) -> Miniature | None:
    return next((figure for figure in battle.figures if figure.key == key and figure.cell != GONE), None)
