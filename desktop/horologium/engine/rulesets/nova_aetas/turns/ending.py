"""How a mission ends: what is seen to after every deed, and what the end itself does (topic TIM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.rulesets.nova_aetas.effects import triggers
from horologium.engine.rulesets.nova_aetas.missions import mission
from horologium.engine.rulesets.nova_aetas.turns.clock import time_text

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle, Model


def settle(battle: Battle) -> Rule[None]:
    """Ask the mission whether it is over; a company without a token on the dial has lost.

    What is won and lost by the same deed is won.  [NAR-TIM-04, NAR-TIM-06, NAR-HOR-11]
    """
    if not mission.settled(battle):
        yield from mission.settle(battle)
    if not battle.ended and not battle.hero_cells:
        battle.ended, battle.won = "nobody-left", False
    if battle.ended and battle.phase != "over":
        close(battle)


def deserted(battle: Battle) -> bool:
    """Whether a mission has to be settled though there is no news: it asks at every turn, or nobody is on his feet."""
    return bool(battle.plot.always) or not battle.hero_cells


def close(battle: Battle) -> None:
    """The mission ends at once; the rest of a running activation is skipped.  [NAR-TIM-04, NAR-STS-09]"""
    battle.phase, battle.active, battle.acting = "over", None, None
    models: list[Model] = [*battle.heroes, *battle.enemies]
    for model in models:
        model.statuses.clear()
    what = "mission-won" if battle.won else "mission-lost"
    battle.journal.note(what, "NAR-TIM-04", mission=battle.mission.name, why=battle.ended, time=time_text(battle.now))
    if battle.won and (coins := triggers.victory(battle)):
        battle.coins += coins
        battle.journal.note("paid", "NAR-EQP-18", coins=coins)
