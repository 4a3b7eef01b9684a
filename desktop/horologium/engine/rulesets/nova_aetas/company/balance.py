"""Missions for trials by the hundred: the party of the mission, or fewer of it in turn, at a difficulty."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.company import appraisal, outset, usage
from horologium.engine.rulesets.nova_aetas.company.party import company

if TYPE_CHECKING:
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import Carried
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec

NORMAL: Final = "normal"


class NovaBalance:
    """Two, three or four heroes of a mission's own party; one player or four make no difference.  [NAR-GEN-01]"""

    sizes = (2, 3, 4)
    solo = ""
    house = None

    def stage(self, content: Content, mission: str, heroes: int, number: int, carried: Carried) -> Setup | None:
        """The mission with some of its own party, every selection in turn.  [NAR-GEN-01, NAR-MIS-32]"""
        spec: MissionSpec = content["missions"][mission]
        selections = list(combinations(spec.party or company(content), heroes))
        if not selections:
            return None
        told = outset.told(spec, carried)
        return outset.staged(told, content, selections[number % len(selections)], outset.NEW, carried)

    def made(self, setup: Setup, difficulty: str) -> Setup | None:
        """As it was recorded at the normal difficulty; at others it is staged anew.  [NAR-MIS-32]"""
        return setup if difficulty == NORMAL else None

    outfit = staticmethod(appraisal.outfit)
    merit = staticmethod(appraisal.merit)
    trial = staticmethod(usage.trial)
    asks = staticmethod(usage.asks)
    in_mission = staticmethod(usage.in_mission)
    in_pack = staticmethod(usage.in_pack)


NOVA_BALANCE: Final[BalanceRules] = NovaBalance()
