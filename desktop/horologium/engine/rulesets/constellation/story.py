"""The first and the last page of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import SceneLine, SceneView
from horologium.engine.rulesets.constellation.scoring import outcome
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.core.view import SceneKind
    from horologium.engine.rulesets.constellation.state import Battle


def opening(battle: Battle) -> SceneView:
    """What the bands fight for.  [CON-VIC-01, CON-VIC-09]"""
    early = battle.options.early_end
    why = TEXTS["scene.early" if early else "scene.why"].format(turns=battle.mission.turns)
    lines = tuple(
        SceneLine("foe", side.title, ", ".join(figure.name for figure in battle.figures if figure.seat == side.key))
        for side in battle.sides
    )
    text = battle.mission.intro or TEXTS["scene.text"]
    return SceneView("opening", battle.mission.name, text, why, ("CON-VIC-01", "CON-VIC-09")[: 1 + early], lines)


def ending(battle: Battle) -> SceneView | None:
    """Who has won, and why.  [CON-VIC-01, CON-VIC-03]"""
    ended = outcome(battle)
    if ended is None:
        return None
    names = {side.key: side.title for side in battle.sides}
    kind: SceneKind = "drawn" if ended.winner is None else "won"
    title = TEXTS[f"scene.{kind}"].format(winner=names.get(ended.winner or "", ""))
    lines = tuple(
        SceneLine("found", side.title, TEXTS["scene.score"].format(points=side.points, destroyed=side.destroyed))
        for side in battle.sides
    )
    return SceneView(kind, title, "", TEXTS[f"end.{ended.why}"], ended.rules, lines)
