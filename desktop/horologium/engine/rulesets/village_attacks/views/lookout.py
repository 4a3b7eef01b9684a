"""What is seen and reached from a zone, for whoever points there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import AreaView, SightView
from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.village_attacks import facts, moving
from horologium.engine.rulesets.village_attacks.state import GONE
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.villagers.targets import steps_of, threatens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.rulesets.village_attacks.state import Battle, Minion, Monster, Summoned, Villager


def sight(battle: Battle, figure: str, cell: str) -> SightView | None:
    """Whether a figure sees a zone, as far as lines of sight reach.  [VIL-MIS-22, VIL-STZ-07]"""
    here, zone = _zone(battle, figure), battle.castle.board.find(cell)
    if here == GONE or zone is None:
        return None
    distance = battle.ways.distance(here, zone)
    known = None if distance >= FAR else distance
    if distance > 2:
        return SightView(figure, cell, False, distance=known, label=TEXTS["sight.far"], rules=("VIL-MIS-22",))
    clear = facts.sees(battle, here, zone)
    label = TEXTS["sight.clear" if clear else "sight.dark"]
    rules = ("VIL-MIS-22",) if clear else ("VIL-STZ-07",)
    return SightView(figure, cell, clear, distance=known, label=label, rules=rules)


def areas(battle: Battle, figure: str) -> tuple[AreaView, ...]:
    """Where somebody can go next, and whom it reaches.  [VIL-MOV-01, VIL-ATK-02, VIL-VAT-04]"""
    villager = next((one for one in battle.villagers if one.key == figure), None)
    if villager is not None:
        return _both(battle, steps_of(battle, villager), threatens(battle, villager), "VIL-VAT-01", "VIL-TGT-01")
    mover = _mover(battle, figure)
    if mover is None or mover.zone == GONE:
        return ()
    reach = [mover.zone, *facts.seen_beside(battle, mover.zone)]
    return _both(battle, moving.steps_open(battle, mover), reach, "VIL-MOV-01", "VIL-ATK-02")


def _both(
    battle: Battle, steps: Sequence[int], reach: Sequence[int], step_rule: str, rule: str
) -> tuple[AreaView, ...]:
    name = battle.castle.board.name
    ways = AreaView("reach", TEXTS["area.reach"], tuple(name(zone) for zone in steps), step_rule)
    return ways, AreaView("range", TEXTS["area.range"], tuple(name(zone) for zone in reach), rule)


def _mover(battle: Battle, figure: str) -> Monster | Summoned | Minion | None:
    everybody: tuple[Monster | Summoned | Minion, ...] = (*battle.monsters, *battle.summoned, *battle.minions)
    return next((one for one in everybody if one.key == figure), None)


def _zone(battle: Battle, figure: str) -> int:
    """Where a figure stands."""
    found: Monster | Summoned | Minion | Villager | None = _mover(battle, figure)
    if found is None:
        found = next((one for one in battle.villagers if one.key == figure), None)
    if found is None:
        return battle.troll if figure == "troll" else GONE
    return found.zone
