"""The first and the last page of a night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import SceneLine, SceneView
from horologium.engine.rulesets.village_attacks import flow
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.views.aims import aims

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.view import SceneKind
    from horologium.engine.rulesets.village_attacks.state import Battle


def opening(battle: Battle) -> SceneView:
    """The legend, what the night is about, and what has to lie on the table.  [VIL-SET-03]"""
    mission = battle.mission
    text = "\n\n".join(part for part in (mission.legend, mission.intro) if part)
    return SceneView("opening", mission.name, text, "", ("VIL-SET-03",), tuple(_laid_out(battle)))


def _laid_out(battle: Battle) -> Iterator[SceneLine]:
    yield from (SceneLine("aim", aim.label, "", aim.rule) for aim in aims(battle))
    titles = ", ".join(battle.castle.title(zone) for zone in dict.fromkeys(battle.tokens))
    yield SceneLine("table", TEXTS["scene.layout"], "", "VIL-SET-04")
    told = TEXTS["scene.tokens"].format(count=len(battle.tokens), zones=titles)
    yield SceneLine("table", told, "", "VIL-SPN-07")


def ending(battle: Battle) -> SceneView | None:
    """How the night ended, in the words of its scenario.  [VIL-MIS-41, VIL-NGT-39]"""
    outcome = flow.outcome(battle)
    if outcome is None:
        return None
    kind: SceneKind = "won" if battle.won else "lost"
    end = next((end for end in battle.mission.ends if end.end == outcome.why), None)
    title = end.name if end is not None else TEXTS[f"end.{outcome.why}"]
    how = TEXTS[f"how.{battle.won or battle.lost}"]
    text = end.text if end is not None else ""
    return SceneView(kind, title, text, f"{TEXTS[f'scene.{kind}']}: {how}", outcome.rules, tuple(_account(battle)))


def _account(battle: Battle) -> Iterator[SceneLine]:
    toll = battle.toll
    heart = TEXTS["scene.heart"].format(heart=battle.heart, most=battle.most_heart)
    yield SceneLine("found", heart, "", "VIL-END-01")
    yield SceneLine("time", TEXTS["scene.rounds"].format(rounds=battle.round), "", "VIL-RND-01")
    dead = toll.commoners + toll.hunters + toll.heroes
    yield SceneLine("fallen", TEXTS["scene.dead"].format(count=dead), "", "VIL-KIL-01")
