"""Chances behind an option, by the rules themselves on copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose, roll
from horologium.engine.core.journal import Journal
from horologium.engine.core.odds import Distribution, distribution
from horologium.engine.rulesets.village_attacks.monsters import uses
from horologium.engine.rulesets.village_attacks.monsters.uses import Spend
from horologium.engine.rulesets.village_attacks.setup import CODEC
from horologium.engine.rulesets.village_attacks.state import PLAYERS
from horologium.engine.rulesets.village_attacks.words import STANDARD

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.ask import Answer, Request, Rule, Thrown
    from horologium.engine.rulesets.village_attacks.state import Battle

CHANCY = ("melee", "ranged", "power", "villager")
"""The uses that kill, hurt or bring harm."""


def odds(battle: Battle, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
    """How many villagers a use kills, and what it costs the Heart.  [VIL-STZ-03, VIL-VAC-06, VIL-TRO-13]"""
    if isinstance(request, Choose) and request.rule == "VIL-RER-01" and request.lying is not None:
        return {"useful": _rerolled(request.lying, key)}
    if request.rule != "VIL-DIC-02" or not isinstance(request, Choose):
        return None
    spend = request.options.get(key)
    if not isinstance(spend, Spend) or spend.kind not in CHANCY:
        return None
    told = {"deaths": _chances(battle, request.by, spend, dead)}
    if spend.kind == "villager" or spend.about == uses.TROLL:
        told["heart"] = _chances(battle, request.by, spend, lambda copy: battle.most_heart - copy.heart)
    return {name: chances for name, chances in told.items() if any(chances.chances)} or None


def _rerolled(lying: Thrown, face: str) -> Distribution[int]:
    """How many useful standard dice lie there if all that show a face are rolled again.  [VIL-RER-02, VIL-GEN-03]"""
    again = lying.faces.count(face)
    kept = sum(1 for other in lying.faces if other not in (face, "villager"))

    def thrown() -> Rule[int]:
        faces = yield from roll("VIL-RER-02", PLAYERS, (STANDARD,) * again)
        return kept + sum(1 for other in faces if other != "villager")

    return distribution(thrown, first)


def _chances(battle: Battle, by: str, spend: Spend, count: Callable[[Battle], int]) -> Distribution[int]:
    """By how much a number grows when a use is carried out on copies."""
    snapshot, before = CODEC.snapshot(battle), count(battle)

    def carried_out() -> Rule[int]:
        copy = CODEC.restore(snapshot)
        copy.journal = Journal(quiet=True)
        yield from uses.run(copy, copy.monster(by), spend)
        return count(copy) - before

    return distribution(carried_out, first)


def dead(battle: Battle) -> int:
    """How many villagers have died."""
    return battle.toll.commoners + battle.toll.hunters + battle.toll.heroes


def first(request: Choose[Any]) -> Answer:
    """The choices for which odds are told: the first of what is offered, and no more than has to be chosen."""
    return tuple(request.keys()[: max(request.least, 1)])
