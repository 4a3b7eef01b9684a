"""Chances behind an option, by the rules themselves on copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose, Listed
from horologium.engine.core.journal import Journal
from horologium.engine.core.odds import Distribution, distribution
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.monsters import uses
from horologium.engine.rulesets.village_attacks.monsters.uses import Spend
from horologium.engine.rulesets.village_attacks.setup import CODEC

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Answer, Request, Rule
    from horologium.engine.rulesets.village_attacks.state import Battle

CHANCY = ("melee", "ranged", "power", "villager")


def odds(battle: Battle, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
    """How many villagers a use kills, and what the Heart suffers of a Villager result.  [VIL-STZ-03, VIL-VAC-06]"""
    if request.rule != "VIL-DIC-02" or not isinstance(request, Choose):
        return None
    spend = request.options.get(key)
    if not isinstance(spend, Spend) or spend.kind not in CHANCY:
        return None
    if spend.kind != "villager" and not facts.unlucky(battle, battle.monster(request.by).zone):
        return None
    snapshot, by = CODEC.snapshot(battle), request.by

    def deaths() -> Rule[int]:
        copy = CODEC.restore(snapshot)
        copy.journal = Journal(quiet=True)
        yield from uses.run(copy, copy.monster(by), spend)
        return _dead(copy) - _dead(battle)

    def heart() -> Rule[int]:
        copy = CODEC.restore(snapshot)
        copy.journal = Journal(quiet=True)
        yield from uses.run(copy, copy.monster(by), spend)
        return battle.heart - copy.heart

    if spend.kind == "villager":
        return {"heart": distribution(heart, first)}
    return {"deaths": distribution(deaths, first)}


def _dead(battle: Battle) -> int:
    return battle.toll.commoners + battle.toll.hunters + battle.toll.heroes


def first(request: Choose[Any]) -> Answer:
    """The choices for which odds are told: the first of what is offered, and as much as is allowed."""
    assert isinstance(request.options, Listed) or request.least
    keys = request.keys()
    return tuple(keys[: max(request.least, 1)])
