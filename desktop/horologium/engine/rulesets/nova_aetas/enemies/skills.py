"""Skills of Enemies that cost AP: whom they would serve or harm, and when a Model uses them (ledger topic ACN)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from horologium.engine.core.specs import Flaw
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.verbs import HEROES_ONLY, gain, heal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.rulesets.nova_aetas.enemies.assault import ModelTurn
    from horologium.engine.rulesets.nova_aetas.specs import EnemySkillSpec, EnemySpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Model


def use_skills(battle: Battle, enemy: Enemy, turn: ModelTurn, use: Literal["first", "last"]) -> None:
    """Use the skills of a Model that are due now, each once, if it can pay and somebody has something of it.

    [NAR-ACN-11, NAR-EAC-01]
    """
    for skill in battle.library.enemy[enemy.card].skills:
        if skill.use == use and (whom := touched(battle, enemy, skill, turn.ap)):
            turn.ap -= skill.cost
            _tell(battle, enemy, skill, whom)
            for model in whom:
                _touch(battle, model, skill)


def touched(battle: Battle, enemy: Enemy, skill: EnemySkillSpec, ap: int) -> list[Model]:
    """Whom a skill would change as things are: those of its kind within its range, in sight or not; none unpaid.

    [NAR-ACN-11, NAR-AUR-01, NAR-AUR-09]
    """
    if skill.cost > ap:
        return []
    distance = battle.terrain.board.distances(enemy.cell)
    return [
        one for one in _kind(battle, enemy, skill) if distance[one.cell] <= skill.range and _open(battle, one, skill)
    ]


def _kind(battle: Battle, enemy: Enemy, skill: EnemySkillSpec) -> Sequence[Model]:
    """The Models of the kind that a skill names; a Model is an Ally of its own.  [NAR-KWD-30]"""
    if skill.to == "self":
        return [enemy]
    if skill.to == "allies":
        return [other for other in battle.enemies if other.faction == enemy.faction]
    return battle.standing()


def _open(battle: Battle, model: Model, skill: EnemySkillSpec) -> bool:
    """Whether a skill would change a Model: one that is wounded, or lacks the Status and can have it."""
    if skill.do == "heal":
        return model.wounds > 0
    status = skill.status or ""
    return model.statuses.get(status, 0) < skill.amount and not modifiers.immune(battle, model, status)


def _touch(battle: Battle, model: Model, skill: EnemySkillSpec) -> None:
    """Do to one Model what a skill does.  [NAR-WND-02, NAR-STS-01]"""
    if skill.do == "heal":
        heal(battle, model, skill.amount, by=None, rule="NAR-ACN-11")
    elif skill.status:
        gain(battle, model, skill.status, skill.amount, "NAR-ACN-11")


def _tell(battle: Battle, enemy: Enemy, skill: EnemySkillSpec, whom: Sequence[Model]) -> None:
    """Write down what a Model does, for whom, and why now."""
    if not battle.journal.quiet:
        keys = [model.key for model in whom]
        facts = {"figure": enemy.key, "skill": skill.name, "ap": skill.cost, "whom": keys, f"at_{skill.use}": True}
        battle.journal.note("enemy-used", "NAR-ACN-11", **facts)


# What a pack may write ----------------------------------------------------------------------------------------------


def skill_flaws(card: EnemySpec) -> Iterator[Flaw]:
    """What makes no sense in the skills of an Enemy's card.  [NAR-ACN-11]"""
    for number, skill in enumerate(card.skills):
        for field, message, remedy in _faults(card, skill):
            yield Flaw("enemies", card.id, f"skills.{number}.{field}", message, remedy)


def _faults(card: EnemySpec, skill: EnemySkillSpec) -> Iterator[tuple[str, str, str]]:
    if skill.cost > card.rapidity:
        message = f"{card.name} has {card.rapidity} AP and can never pay {skill.cost}"
        yield "cost", message, f"give at most {card.rapidity}"
    if (skill.to == "self") != (skill.range == 0):
        yield "range", "a skill reaches others within its range, and itself without one", "give a range to others only"
    if skill.do == "heal" and skill.to == "heroes":
        yield "to", "enemies heal their own", 'write to = "self" or to = "allies"'
    yield from _status_faults(skill)


def _status_faults(skill: EnemySkillSpec) -> Iterator[tuple[str, str, str]]:
    """A skill names a Status if it gives one, which those to whom it is given can hold.  [NAR-STN-13]"""
    if (skill.do == "status") != (skill.status is not None):
        yield (
            "status",
            f"{skill.do!r} goes with {'a' if skill.do == 'status' else 'no'} status",
            "mend the one or the other",
        )
    elif skill.status in HEROES_ONLY and skill.to != "heroes":
        yield "status", f"enemies never hold {skill.status}", 'give another status, or write to = "heroes"'
    most = 2 if skill.status in ("advantage", "disadvantage") else 1
    if skill.amount > most:
        yield "amount", f"there is no {skill.status} {skill.amount}", f"give at most {most}"
