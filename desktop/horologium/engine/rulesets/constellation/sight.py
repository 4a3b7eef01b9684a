"""Lines of sight and cover (ledger topic LOS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.cells import CellSet, each

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature


def sees(battle: Battle, start: CellSet, end: CellSet) -> bool:
    """Whether a line joins two spaces that no wall blocks.  [CON-LOS-01, CON-TER-04]"""
    return _clear(battle, start, end, 0)


def clear(battle: Battle, viewer: Miniature, end: CellSet, *, over: bool = False) -> bool:
    """Whether a line joins a miniature with squares and crosses nothing: ``over`` looks past obstacles.

    Allies and markers are never in the way.  [CON-LOS-02, CON-LOS-03, CON-ABL-08]
    """
    others = battle.other(viewer.seat).cells & ~end
    return _clear(battle, battle.space(viewer), end, others if over else others | battle.ground.obstacles)


def covered(battle: Battle, viewer: Miniature, target: Miniature, *, over: bool = False) -> bool:
    """Whether a target has cover: it stands in an obstacle, or no line to it is clear.

    [CON-LOS-04, CON-LOS-05, CON-LOS-06, CON-ABL-08]
    """
    space = battle.space(target)
    if not over and space & battle.ground.obstacles:
        return True
    return not clear(battle, viewer, space, over=over)


def _clear(battle: Battle, start: CellSet, end: CellSet, others: CellSet) -> bool:
    """Whether one line between two spaces is free of walls and of others; neighbours always see each other."""
    ground = battle.ground
    if ground.touch.spread(start) & end:
        return True
    others &= ~(start | end)
    lines, walls = ground.lines, ground.walls
    return any(lines.clear(one, two, walls, others) for one in each(start) for two in each(end))
