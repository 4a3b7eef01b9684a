"""The option for small parties: fewer enemies, weaker leaders (NAR-MIS-32)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.rulesets.nova_aetas.mission_specs import EnemyPlace
    from horologium.engine.rulesets.nova_aetas.specs import EnemySpec
    from horologium.engine.rulesets.nova_aetas.state import Battle

WEAKER: Final[Mapping[int, int]] = MappingProxyType({3: 3, 2: 6, 1: 6})
"""The Health that Leaders and Monsters lose against so many heroes.  [NAR-MIS-32]"""


def small(battle: Battle) -> bool:
    """Whether the party is small and the group wants that to count.  [NAR-MIS-32, NAR-GEN-03]"""
    return battle.options.party_scaling and len(battle.heroes) in WEAKER


def group_size(battle: Battle, count: int) -> int:
    """How many models of a group come: one fewer against three heroes, half of them against two.  [NAR-MIS-32]"""
    if not small(battle):
        return count
    return max(1, count - 1) if len(battle.heroes) == 3 else (count + 1) // 2


def health(battle: Battle, card: EnemySpec) -> int:
    """The Health of a model: Leaders and Monsters are weaker against a small party.  [NAR-MIS-32]"""
    if not small(battle) or card.rank not in ("leader", "monster"):
        return card.health
    return max(1, card.health - WEAKER[len(battle.heroes)])


def squares(battle: Battle, place: EnemyPlace) -> tuple[str, ...]:
    """Where models of a place stand; of a group that is smaller the last ones named stay away.  [NAR-MIS-32]"""
    if not small(battle):
        return place.at
    same = [other for other in battle.mission.enemies if other.enemy == place.enemy]
    number = next(number for number, other in enumerate(same) if other is place)
    before = sum(len(other.at) for other in same[:number])
    total = sum(len(other.at) for other in same)
    return place.at[: max(0, group_size(battle, total) - before)]
