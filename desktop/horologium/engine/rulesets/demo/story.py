"""The first and the last page of a battle for the ford."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import SceneLine, SceneView
from horologium.engine.rulesets.demo import flow
from horologium.engine.rulesets.demo.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.core.view import SceneKind
    from horologium.engine.rulesets.demo.state import Battle


def opening(battle: Battle) -> SceneView:
    """What the bands fight for.  [DEMO-END-02]"""
    why = TEXTS["scene.why"].format(rounds=battle.rounds)
    lines = tuple(
        SceneLine(
            "foe", TEXTS[band.key], ", ".join(figure.name for figure in battle.figures if figure.seat == band.key)
        )
        for band in battle.bands
    )
    return SceneView("opening", TEXTS["scene.opening"], TEXTS["scene.text"], why, ("DEMO-END-02",), lines)


def ending(battle: Battle) -> SceneView | None:
    """Who holds the ford, and why.  [DEMO-END-01, DEMO-END-02]"""
    outcome = flow.outcome(battle)
    if outcome is None:
        return None
    names = {band.key: TEXTS[band.key] for band in battle.bands}
    kind: SceneKind = "drawn" if outcome.winner is None else "won"
    title = TEXTS[f"scene.{kind}"].format(winner=names.get(outcome.winner or "", ""))
    lines = tuple(
        SceneLine(
            "found", TEXTS[band.key], TEXTS["scene.score"].format(points=band.points, life=_life(battle, band.key))
        )
        for band in battle.bands
    )
    return SceneView(kind, title, "", TEXTS[f"end.{outcome.why}"], outcome.rules, lines)


def _life(battle: Battle, seat: str) -> int:
    return flow.life_left(battle, seat)
