"""Why can I not? Figures that have acted, enemies out of reach, hexes where nobody can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.view import BarredView
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.demo.movement import reachable
from horologium.engine.rulesets.demo.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.demo.state import Battle, Figure

ANY = 99
"""More points than any way asks for."""


def barred(battle: Battle, request: Choose[Any]) -> tuple[BarredView, ...]:
    """Those who have acted already, and enemies that cannot be attacked.  [DEMO-RND-04, DEMO-CMB-01]"""
    if request.rule == "DEMO-RND-04":
        done = [figure for figure in battle.standing(request.by) if figure.acted]
        return tuple(_told(figure, TEXTS["barred.acted"], "DEMO-RND-04") for figure in done)
    if request.rule == "DEMO-CMB-01":
        return tuple(_safe(battle, battle.figure(request.by), request.keys()))
    return ()


def barred_at(battle: Battle, request: Choose[Any], cell: str) -> BarredView | None:
    """Why a hex cannot be moved to.  [DEMO-MOV-01, DEMO-MOV-02, DEMO-GEN-03]"""
    place = battle.ground.board.find(cell)
    if request.rule != "DEMO-MOV-02" or place is None or request.options.get(cell) is not None:
        return None
    why, rule = _no_way(battle, battle.figure(request.by), place)
    return BarredView(cell, cell, why, (rule,), kind="cell")


def _told(figure: Figure, why: str, rule: str) -> BarredView:
    return BarredView(figure.key, figure.name, why, (rule,), figures=(figure.key,))


def _safe(battle: Battle, figure: Figure, offered: list[str]) -> Iterator[BarredView]:
    """Enemies out of range or out of sight.  [DEMO-CMB-01, DEMO-CMB-08]"""
    board, ground = battle.ground.board, battle.ground
    for foe in battle.standing(battle.foe(figure.seat).key):
        if foe.key in offered:
            continue
        distance = board.distance(figure.cell, foe.cell)
        if distance > figure.range:
            yield _told(foe, TEXTS["barred.far"].format(distance=distance, range=figure.range), "DEMO-CMB-01")
            continue
        blocker = each(ground.hides(figure.cell, foe.cell))[0]
        what = TEXTS[f"terrain.{ground.terrain(blocker)}"]
        yield _told(foe, TEXTS["sight.blocked"].format(what=what, cell=board.name(blocker)), "DEMO-CMB-08")


def _no_way(battle: Battle, figure: Figure, cell: int) -> tuple[str, str]:
    """What keeps a figure from a hex, and the rule behind it."""
    there = next((other for other in battle.figures if other.life and other.cell == cell), None)
    if there is not None:
        return TEXTS["barred.taken"].format(name=there.name), "DEMO-GEN-03"
    if battle.ground.closed >> cell & 1:
        return TEXTS["barred.closed"].format(what=TEXTS[f"terrain.{battle.ground.terrain(cell)}"]), "DEMO-MOV-01"
    cost = reachable(battle, figure, ANY).cost(cell)
    if cost is None:
        return TEXTS["barred.no-way"], "DEMO-MOV-02"
    return TEXTS["barred.dear"].format(cost=cost, points=figure.move + battle.march), "DEMO-MOV-01"
