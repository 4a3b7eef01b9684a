"""Why can I not? Miniatures that have acted, abilities that cannot be paid, squares where nobody can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.view import BarredView
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.constellation.state import Battle, Miniature


def barred(battle: Battle, request: Choose[Any]) -> tuple[BarredView, ...]:
    """Those who have acted already, and abilities that are not on the menu.  [CON-TRN-06, CON-COS-01, CON-COS-02]"""
    if request.rule == "CON-TRN-05":
        done = [figure for figure in battle.left(request.by) if figure.acted]
        return tuple(_told(figure, TEXTS["barred.acted"], "CON-TRN-06") for figure in done)
    if request.rule == "CON-ACT-01":
        return tuple(_unable(battle, battle.figure(request.by), request.keys()))
    return ()


def _told(figure: Miniature, why: str, rule: str) -> BarredView:
    return BarredView(figure.key, figure.name, why, (rule,), figures=(figure.key,))


def _unable(battle: Battle, figure: Miniature, offered: list[str]) -> Iterator[BarredView]:
    """Abilities that a miniature has and cannot wake now.  [CON-COS-01, CON-COS-02, CON-ABL-27]"""
    cosmo = battle.side(figure.seat).cosmo
    for ability in figure.abilities:
        spec = ABILITIES[ability]
        if ability in offered or spec.when in {"with", "reaction"}:
            continue
        why, rule = TEXTS["barred.now"], spec.rule
        if figure.paralysed:
            why, rule = TEXTS["badge.paralysed"], "CON-ABL-27"
        elif ability in figure.used:
            why, rule = TEXTS["barred.used"], "CON-COS-02"
        elif cosmo < spec.cost:
            why, rule = TEXTS["barred.dear"].format(cost=spec.cost, cosmo=cosmo), "CON-COS-01"
        yield BarredView(ability, TEXTS[f"option.{ability}"], why, (rule,), spec.cost, "ability")


def barred_at(battle: Battle, request: Choose[Any], cell: str) -> BarredView | None:
    """Why a square cannot be moved to.  [CON-MOV-01, CON-MOV-02, CON-MOV-04, CON-TER-03]"""
    ground = battle.ground
    place = ground.board.find(cell)
    if request.rule != "CON-MOV-01" or place is None or request.options.get(cell) is not None:
        return None
    there = next((figure for figure in battle.figures if battle.space(figure) >> place & 1), None)
    why, rule = TEXTS["barred.far"], "CON-MOV-01"
    if there is not None:
        why, rule = TEXTS["barred.taken"].format(name=there.name), "CON-MOV-04"
    elif ground.walls >> place & 1:
        why, rule = TEXTS["barred.wall"], "CON-TER-03"
    return BarredView(cell, cell, why, (rule,), kind="cell")
