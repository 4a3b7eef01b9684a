"""Whom an Enemy goes for: the check of Control Areas and Threat Values (ledger topic AIX, flow chart NAR-MIS-23).

Everything here is a pure fact, so that a screen can say beforehand what an Enemy will do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.rulesets.nova_aetas.enemies.objectives import objective_of, threat_of
from horologium.engine.rulesets.nova_aetas.enemies.stances import WalkingGround, charmed
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero


@dataclass(slots=True)
class PossibleTarget:
    """A hero whom a Model may target, with the values that count; ``near``: he is in its Control Area."""

    hero: str
    threat: int
    distance: int
    wounds: int
    near: bool


Listed: TypeAlias = "tuple[Hero, int, bool]"
"""A hero whom a Model may target, his distance, and whether he is in its Control Area."""


@dataclass(slots=True)
class Choice:
    """What a Model goes for, by which rule, and among whom.

    Either ``target`` is a hero, or ``objective`` is set, or a die decides among the ``tied``, or there is nothing.
    """

    rule: str
    listed: list[Listed]
    target: str = ""
    objective: ObjectiveSpec | None = None
    tied: tuple[str, ...] = ()

    @property
    def candidates(self) -> tuple[PossibleTarget, ...]:
        """Among whom, as they stand."""
        return tuple([_candidate(*one) for one in self.listed])


NEAR: Final = ("NAR-AIX-02", "NAR-AIX-04", "NAR-AIX-04")
"""What decides among heroes in the Control Area: Threat, then the distance, then Wounds."""

AFAR: Final = ("NAR-AIX-05", "NAR-AIX-05", "NAR-AIX-05")
"""What decides among those outside: the distance, then Threat, then Wounds."""


def candidates(battle: Battle, enemy: Enemy, ground: WalkingGround | None = None) -> list[PossibleTarget]:
    """Step 3: the heroes who can be targets at all, in the order of the table; ``ground`` if it is known already.

    [NAR-AIX-07, NAR-AIX-11, NAR-ENY-03, NAR-EAC-04]
    """
    return [_candidate(*one) for one in _listed(battle, enemy, ground or WalkingGround(battle, enemy))]


def _candidate(hero: Hero, far: int, near: bool) -> PossibleTarget:
    return PossibleTarget(hero.key, hero.threat, far, hero.wounds, near)


def _listed(battle: Battle, enemy: Enemy, ground: WalkingGround) -> list[Listed]:
    """The same as they are weighed."""
    control, distance = battle.library.enemy[enemy.card].control, battle.terrain.board.distances(enemy.cell)
    found, beside = [], ground.beside()
    for hero in battle.heroes:
        if hero.ko or (hero.statuses and charmed(battle, enemy, hero)):
            continue
        cell = hero.cell
        if beside >> cell & 1 or ground.can_interact(cell):
            far = distance[cell]
            found.append((hero, far, far <= control))
    return _at_hand(battle, enemy, found) if ground.kind.eclectic else found


def _at_hand(battle: Battle, enemy: Enemy, listed: list[Listed]) -> list[Listed]:
    """An Eclectic Model beside heroes turns to one of them.  [NAR-KWD-20]"""
    near = battle.terrain.board.near[enemy.cell]
    return [one for one in listed if near >> one[0].cell & 1] or listed


def target_of(battle: Battle, enemy: Enemy, ground: WalkingGround | None = None) -> Choice:
    """Steps 3 to 7: what a Model goes for as things stand, without throwing the die.

    [NAR-AIX-01, NAR-AIX-02, NAR-AIX-03, NAR-AIX-05, NAR-AIX-06, NAR-AIX-08, NAR-EAC-04, NAR-THR-01]
    """
    listed = _listed(battle, enemy, ground or WalkingGround(battle, enemy))
    objective = objective_of(battle, enemy) if battle.mission.objectives else None
    near = []
    for one in listed:
        if one[2]:
            near.append(one)
    if near:
        if objective is not None and max(one[0].threat for one in near) < threat_of(battle, enemy, objective):
            return Choice("NAR-AIX-03", listed, objective=objective)
        return _first(listed, near, NEAR, "NAR-AIX-01")
    if objective is not None:
        return Choice("NAR-AIX-05", listed, objective=objective)
    if not listed:
        return Choice("NAR-AIX-11", [])
    return _first(listed, listed, AFAR, "NAR-AIX-08")


def _first(listed: list[Listed], left: list[Listed], rules: tuple[str, ...], alone: str) -> Choice:
    """Whoever is first by what counts in turn, with the rule that decided; a die if nothing does.

    [NAR-AIX-02, NAR-AIX-04, NAR-AIX-05]
    """
    if len(left) == 1:
        return Choice(alone, listed, left[0][0].key)
    if rules is NEAR:
        ranks = [(hero.threat, -far, hero.wounds) for hero, far, _ in left]
    else:
        ranks = [(-far, hero.threat, hero.wounds) for hero, far, _ in left]
    *_, second, best = sorted(ranks)
    for rule, value, other in zip(rules, best, second, strict=True):
        if value != other:
            return Choice(rule, listed, left[ranks.index(best)][0].key)
    tied = [one[0].key for one, rank in zip(left, ranks, strict=True) if rank == best]
    return Choice(rules[-1], listed, tied=tuple(tied))
