"""Missions for trials by the hundred: the party of the mission, or fewer of it in turn, at a difficulty."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.company import outset, usage
from horologium.engine.rulesets.nova_aetas.company.party import company

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import Carried
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec


MADE: Final = 20
GIVEN: Final = 5
"""What cards are worth that are made or come with a class, and those that heroes begin with."""


class NovaBalance:
    """Two, three or four heroes of a mission's own party; one player or four make no difference.  [NAR-GEN-01]"""

    sizes = (2, 3, 4)
    solo = ""

    def stage(self, content: Content, mission: str, heroes: int, number: int, carried: Carried) -> Setup | None:
        """The mission with some of its own party, every selection in turn.  [NAR-GEN-01, NAR-MIS-32]"""
        spec: MissionSpec = content["missions"][mission]
        selections = list(combinations(spec.party or company(content), heroes))
        if not selections:
            return None
        told = outset.told(spec, carried)
        return outset.staged(told, content, selections[number % len(selections)], outset.NEW, carried)

    def better(self, content: Content, card: str, others: Sequence[str]) -> bool:
        """By price, and by rarity where a card has none; nobody gives his only weapon for something else."""
        items: Mapping[str, EquipmentSpec] = content["equipment"]
        armed = any(items[other].attack is not None for other in others)
        if armed and items[card].attack is None:
            return False
        return worth(items[card]) > sum(worth(items[other]) for other in others)

    trial = staticmethod(usage.trial)
    in_mission = staticmethod(usage.in_mission)
    in_pack = staticmethod(usage.in_pack)


def worth(card: EquipmentSpec) -> int:
    """What a card is worth: its price, more for what no market has.  [NAR-EQP-15]"""
    if card.formula or card.class_change:
        return max(card.price, MADE)
    return card.price or GIVEN


NOVA_BALANCE: Final[BalanceRules] = NovaBalance()
