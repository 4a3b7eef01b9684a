"""The activation of an Enemy group, Model by Model (ledger topic EAC, flow chart NAR-MIS-23)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from horologium.engine.core.ask import draw, pick_some
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.enemies.approach import COMPANY_RANGE, Scope
from horologium.engine.rulesets.nova_aetas.enemies.assault import ModelTurn, close_in, engage, retreat, there
from horologium.engine.rulesets.nova_aetas.enemies.objectives import threat_of
from horologium.engine.rulesets.nova_aetas.enemies.patrol import patrol
from horologium.engine.rulesets.nova_aetas.enemies.pursuit import pursue
from horologium.engine.rulesets.nova_aetas.enemies.skills import use_skills
from horologium.engine.rulesets.nova_aetas.enemies.stances import WalkingGround, attacks_of, eligible, nature, ready
from horologium.engine.rulesets.nova_aetas.enemies.targets import Choice, candidates, target_of
from horologium.engine.rulesets.nova_aetas.fight.statuses import enemy_activation_end, enemy_restoration
from horologium.engine.rulesets.nova_aetas.state import GroupTurn
from horologium.engine.rulesets.nova_aetas.verbs import heal

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Group, Hero

__all__ = ["Choice", "act_model", "begin_group", "candidates", "end_group", "restore", "target_of"]


def acting(battle: Battle, group: Group) -> list[Enemy]:
    """The Models of a group that act: those in combat, and waiting ones on patrol.

    [NAR-WTG-04, NAR-WTG-05, NAR-WTG-11]
    """
    card, found = group.card, []
    for one in battle.enemies:
        if one.card == card and (not one.waiting or one.patrol):
            found.append(one)
    return found


def restore(battle: Battle, group: Group) -> None:
    """Step 1, once for all Models that act: Healers heal, then Stun and Reload are paid for.

    [NAR-EAC-01, NAR-EAC-02, NAR-TOK-08, NAR-TOK-09]
    """
    models = acting(battle, group)
    if not battle.journal.quiet:
        battle.journal.note("group", "NAR-EAC-02", card=group.card, models=len(models))
    if models and modifiers.bears(battle, models[0], "healer"):
        for model in models:
            tend(battle, model)
    rapidity = battle.library.enemy[group.card].rapidity
    empty: list[str] = []
    ap: dict[str, int] = {}
    for model in models:
        ap[model.key] = rapidity
        if model.reload:
            empty.append(model.key)
        if model.reload or model.statuses:
            ap[model.key] -= enemy_restoration(battle, model)
    battle.acting = GroupTurn(group.card, list(ap), ap, empty)


def tend(battle: Battle, healer: Enemy) -> None:
    """Heal 1 Wound on every Model of the Faction within 4, the Healer included, for nothing.

    [NAR-KWD-30, NAR-KWD-31]
    """
    distance = battle.terrain.board.distance
    for model in battle.enemies:
        if model.faction == healer.faction and distance(healer.cell, model.cell) <= COMPANY_RANGE:
            heal(battle, model, 1, by=None, rule="NAR-KWD-30")


def begin_group(battle: Battle, group: Group) -> Rule[None]:
    """Steps 1 and 2: Restoration, then the order in which the Models act.  [NAR-EAC-02, NAR-EAC-03, NAR-ACT-08]"""
    if battle.acting is None:
        restore(battle, group)
    turn = battle.acting
    if turn is None or len(turn.left) <= 1:
        return
    models = [battle.enemy(key) for key in turn.left]
    if battle.options.enemy_choices == "players":
        models = yield from pick_some("NAR-EAC-03", models[0], models, "figure", least=len(models))
    else:
        heroes = [hero.cell for hero in eligible(battle, models[0])]
        combined = modifiers.bears(battle, models[0], "combined")
        models.sort(key=partial(_eagerness, battle, heroes, combined))
    turn.left = [model.key for model in models]
    if not battle.journal.quiet:
        battle.journal.note("order", "NAR-EAC-03", card=group.card, order=list(turn.left))


def _eagerness(battle: Battle, heroes: list[int], combined: bool, model: Enemy) -> tuple[bool, int, int, int]:
    """Who profits from a Combined Attack acts later, and the Model nearest to a hero clears the way for the rest.

    [NAR-EAC-03, NAR-ACT-08, NAR-PLE-02]
    """
    board, cell = battle.terrain.board, model.cell
    distance = board.distances(cell)
    least = min(map(distance.__getitem__, heroes), default=0)
    if combined:
        allies, near = battle.enemy_cells.get(model.faction, 0) & ~(1 << cell), 0
        for hero in heroes:
            if distance[hero] == least:
                near |= board.near[hero]
        combined = near & allies == 0
    return combined, least, board.row[cell], board.column[cell]


def next_model(battle: Battle, turn: GroupTurn) -> Enemy | None:
    """The first Model in the order of its group that is still there; those before it are struck off.  [NAR-EAC-05]"""
    while turn.left:
        for enemy in battle.enemies:
            if enemy.key == turn.left[0]:
                return enemy
        turn.left.pop(0)
    return None


def act_model(battle: Battle, enemy: Enemy) -> Rule[None]:
    """Steps 3 and 4 for one Model, and what its Statuses do when it has done.

    Some skills are paid for before the fight, and others of what is left.
    [NAR-ACN-11, NAR-EAC-01, NAR-EAC-05, NAR-EAC-07, NAR-MIS-23]
    """
    acting = battle.acting
    given = acting.ap.get(enemy.key) if acting is not None else None
    turn = ModelTurn(battle.library.enemy[enemy.card].rapidity if given is None else given)
    if enemy.waiting:
        if enemy.patrol:
            patrol(battle, enemy, turn.ap)
    else:
        skilled = bool(battle.library.enemy[enemy.card].skills)
        if skilled:
            use_skills(battle, enemy, turn, "first")
        yield from _fight(battle, enemy, turn)
        if skilled and there(battle, enemy):
            use_skills(battle, enemy, turn, "last")
    if acting is not None:
        acting.ap[enemy.key] = turn.ap
    if enemy.statuses and there(battle, enemy):
        yield from enemy_activation_end(battle, enemy)


def _fight(battle: Battle, enemy: Enemy, turn: ModelTurn) -> Rule[None]:
    """Choose a target and attack it as often as AP allow, the same one if it can; the rest serves a Marksman.

    [NAR-EAC-04, NAR-EAC-08, NAR-AIX-12, NAR-MIS-23]
    """
    scope, start = Scope(battle, enemy, turn.ap), enemy.cell
    hero: Hero | None = None
    while hero is None or (turn.ap >= scope.kind.least and there(battle, enemy)):
        if hero is not None:
            if not hero.ko and (yield from engage(battle, enemy, turn, hero)):
                continue
            scope = Scope(battle, enemy, turn.ap)
        choice = yield from choose(battle, enemy, scope)
        if choice.objective is not None:
            yield from pursue(battle, enemy, turn, choice.objective)
            return
        same = hero is not None and choice.target == hero.key
        hero = battle.hero(choice.target) if choice.target else None
        if hero is None or same or not (yield from engage(battle, enemy, turn, hero, scope)):
            break
    if hero is not None and not turn.struck and not _reloading(battle, enemy, turn):
        yield from close_in(battle, enemy, turn, hero, scope)
    if scope.kind.marksman and turn.ap:
        yield from _get_away(battle, enemy, turn, hero, start)


def _reloading(battle: Battle, enemy: Enemy, turn: ModelTurn) -> bool:
    """Whether a Marksman cannot shoot because of its Reload token: it has it still, or has paid for it just now.

    [NAR-KWD-40]
    """
    if battle.acting is None or enemy.key not in battle.acting.reloaded or not nature(battle, enemy).marksman:
        return False
    return not any(ready(battle, enemy, attack, turn.ap) for attack in attacks_of(battle, enemy))


def _get_away(battle: Battle, enemy: Enemy, turn: ModelTurn, hero: Hero | None, start: int) -> Rule[None]:
    """A Marksman retreats from its target, or from the next one if that is down; not if it has come closer just now.

    [NAR-KWD-39, NAR-KWD-40, NAR-KWD-56]
    """
    if not there(battle, enemy):
        return
    if hero is not None and turn.moved and not turn.struck:
        distance = battle.terrain.board.distances(hero.cell)
        if distance[enemy.cell] <= distance[start]:
            return
    if hero is not None and hero.ko:
        choice = yield from choose(battle, enemy, WalkingGround(battle, enemy))
        hero = battle.hero(choice.target) if choice.target else None
    if hero is not None:
        yield from retreat(battle, enemy, turn, hero)


def choose(battle: Battle, enemy: Enemy, ground: WalkingGround) -> Rule[Choice]:
    """The check of Control Area and Threat, with the die if nothing else decides, written into the journal.

    [NAR-EAC-04, NAR-AIX-04, NAR-AIX-05]
    """
    choice = target_of(battle, enemy, ground)
    if choice.tied:
        (key,) = yield from draw(choice.rule, enemy, "target", choice.tied)
        choice = Choice(choice.rule, choice.listed, key, tied=choice.tied)
    if not battle.journal.quiet:
        _explain(battle, enemy, choice)
    return choice


def _explain(battle: Battle, enemy: Enemy, choice: Choice) -> None:
    """Write down what a Model goes for, among whom, and by which rule."""
    listed = [[one.hero, one.threat, one.distance, one.wounds, one.near] for one in choice.candidates]
    facts = {"figure": enemy.key, "candidates": listed, "by_die": len(choice.tied) > 0}
    if choice.objective is not None:
        order, threat = choice.objective.order, threat_of(battle, enemy, choice.objective)
        battle.journal.note("pursues", choice.rule, **facts, objective=order, threat=threat)
    elif choice.target:
        battle.journal.note("targets", choice.rule, **facts, target=choice.target)
    else:
        battle.journal.note("stands", choice.rule, **facts)


def end_group(battle: Battle) -> None:
    """Step 6: the token moves on by the Rapidity, whatever AP were spent; a group that is gone has none.

    [NAR-EAC-06, NAR-EAC-09, NAR-HOR-08]
    """
    turn, battle.acting = battle.acting, None
    group = battle.group(turn.card) if turn is not None else None
    if group is not None:
        group.at += battle.library.enemy[group.card].rapidity
        if not battle.journal.quiet:
            battle.journal.note("group-token", "NAR-EAC-06", card=group.card, at=group.at)
