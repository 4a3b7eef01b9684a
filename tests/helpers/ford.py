"""Small positions of the demo game, set by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.specs import BandSpec, FigureSpec, MissionSpec, PlacedFigure, StratagemSpec

if TYPE_CHECKING:
    from horologium.engine.rulesets.demo.state import Battle, Options

PLAIN = """
. . . . . . .
 . . . . . . .
. . . . . . .
"""

FIGURES = {
    spec.id: spec
    for spec in (
        FigureSpec("sergeant", "Sergeant", life=3, move=4, guard=2, attack=2),
        FigureSpec("pikeman", "Pikeman", life=3, move=4, guard=1, attack=1, range=2),
        FigureSpec("bowman", "Bowman", life=2, move=4, guard=1, attack=2, range=5),
    )
}
STRATAGEMS = {
    name: StratagemSpec(name, name.replace("-", " ").capitalize(), name, copies=2)
    for name in ("quick-march", "steady-aim", "shield-wall", "second-wind")
}
CONTENT = {"figures": FIGURES, "stratagems": STRATAGEMS, "missions": {}}


def mission(azure: dict[str, str], crimson: dict[str, str], map_: str = PLAIN, **more: object) -> MissionSpec:
    """A mission from hex -> kind of figure for each seat."""
    bands = [BandSpec(tuple(PlacedFigure(kind, at) for at, kind in band.items())) for band in (azure, crimson)]
    return MissionSpec("test", "Test", map_, bands[0], bands[1], **more)


def ford(
    azure: dict[str, str], crimson: dict[str, str], map_: str = PLAIN, *, options: Options | None = None, **more: object
) -> Battle:
    """A battle in the middle of activations."""
    battle = THE_FORD.set_up(Setup(mission(azure, crimson, map_, **more), CONTENT, options=options))
    battle.phase = "activate"
    return battle


def duel(map_: str = PLAIN, at: str = "1,0", foe_at: str = "2,0", kind: str = "sergeant", foe: str = "sergeant"):
    """Two figures face to face."""
    battle = ford({at: kind}, {foe_at: foe}, map_)
    return SimpleNamespace(battle=battle, ours=battle.figures[0], theirs=battle.figures[1])
