"""What the Mission sets the Enemies to do, and where: facts (ledger topics PLE and THR, orders of NAR-MIS-36)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Token

GUARDED: Final = 2
"""How far from its token a guard may stand.  [NAR-MIS-36]"""

ATTACK: Final = "attack"
"""The order to attack the heroes, whatever the Mission sets the others to do.  [NAR-AIX-08]"""

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {"guard": "objective", "seize": "objective", "hunt": "character", "reach": ""}
)
"""The kind of token that each order is about; one can be sent to any kind of token by its name."""


def objective_of(battle: Battle, enemy: Enemy) -> ObjectiveSpec | None:
    """The Objective that a Model pursues; None: Attack the Heroes, also while there is nothing to pursue.

    A Model that was placed with an Objective of its own follows that one, else the first that is for its card.
    [NAR-THR-02, NAR-AIX-08, NAR-PLE-01, NAR-MIS-36]
    """
    for spec in battle.mission.objectives if enemy.objective != ATTACK else ():
        if spec.order == ATTACK or not _meant(spec, enemy):
            continue
        if goals(battle, spec):
            return spec
    return None


def goals(battle: Battle, objective: ObjectiveSpec) -> list[Token]:
    """The tokens on the table that an Objective is about.  [NAR-TOK-02, NAR-MIS-36]"""
    kind, name, hidden, found = KINDS[objective.order], objective.name, battle.hidden, []
    for token in battle.tokens:
        meant = (token.kind == kind or not kind) and (token.name == name or (kind and not name))
        if meant and token.cell != GONE and not hidden >> token.cell & 1:
            found.append(token)
    return found


def goal(battle: Battle, enemy: Enemy, objective: ObjectiveSpec) -> Token:
    """The token that a Model goes for: the closest, the first of equals.  [NAR-MIS-36]"""
    distance = battle.terrain.board.distances(enemy.cell)
    return min(goals(battle, objective), key=lambda token: (distance[token.cell], token.key))


def threat_of(battle: Battle, enemy: Enemy, objective: ObjectiveSpec) -> int:
    """The Threat Value of what a Model goes for: that of the token, or else of the Objective.

    [NAR-THR-01, NAR-THR-02]
    """
    return goal(battle, enemy, objective).threat or objective.threat


def goal_cells(battle: Battle, objective: ObjectiveSpec) -> CellSet:
    """Where a Model has fulfilled its Objective, or can act on it, as squares.  [NAR-MIS-36]

    Guards stand within 2 of a token, seizers beside one, and who has to reach a token stands on it or beside it.
    """
    board, found = battle.terrain.board, 0
    for token in goals(battle, objective):
        if objective.order == "guard":
            found |= board.within(token.cell, GUARDED)
        elif objective.order == "reach":
            found |= board.near[token.cell] | 1 << token.cell
        else:
            found |= board.near[token.cell]
    return found & battle.terrain.floor & ~battle.hidden


def _meant(spec: ObjectiveSpec, enemy: Enemy) -> bool:
    if enemy.objective:
        return enemy.objective in (spec.name, spec.order)
    return not spec.enemies or enemy.card in spec.enemies
