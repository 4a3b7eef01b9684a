"""Answers to smaller questions: which square, which target, which way, which option of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.kit.cells import FAR, Cells, CellSet, each
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.player import moves, offers, tactics
from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero
from horologium.engine.rulesets.nova_aetas.views.lookout import footprint

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer, Choose
    from horologium.engine.rulesets.nova_aetas.player.aims import HeroAim
    from horologium.engine.rulesets.nova_aetas.state import Battle


def square(battle: Battle, request: Choose[Any], cells: Cells, kept: HeroPlan | None = None) -> Answer | None:
    """The square of the best move, of the best target, of a character who comes along, or the nearest to the aims."""
    hero = next((hero for hero in battle.heroes if hero.key == request.by), None)
    if hero is None:
        return None
    plan, active = kept or HeroPlan(battle, hero), battle.active
    name = battle.terrain.board.name
    if isinstance(cells.source, AttackOption):
        return (name(_target(plan, cells.source, cells.mask)),)
    if active is not None and active.hero == hero.key and request.rule == "NAR-ACN-04":
        move = moves.best_move(plan, active.ap)
        if move is not None and cells.mask >> move.cell & 1:
            return (name(move.cell),)
    if request.rule == "NAR-MIS-02":
        return (name(_brought(plan, cells.mask)),)
    return (name(_nearest(plan, plan.heading, cells.mask)),) if plan.heading else None


def _target(plan: HeroPlan, option: AttackOption, cells: CellSet) -> int:
    """The enemy on whom an attack is worth most; bushes and trees come last."""
    found = tactics.strike(plan.battle, plan.hero, option.attack, option.cost, option.farther)
    worth = {enemy.cell: tactics.value(plan, found, enemy) for enemy in plan.battle.enemies}
    return max(each(cells), key=lambda cell: worth.get(cell, -FAR))


def _nearest(plan: HeroPlan, wanted: CellSet, cells: CellSet) -> int:
    way = plan.way(wanted)
    for layer in way.layers:
        if found := layer & cells:
            return each(found)[0]
    return each(cells)[0]


def _brought(plan: HeroPlan, cells: CellSet) -> int:
    """Where a character is put: as near to where he is to go as can be, else away from enemies."""
    battle, board = plan.battle, plan.battle.terrain.board
    aim: HeroAim | None = next((aim for aim in plan.aims if aim.escort), None)
    if aim is not None:
        return _nearest(plan, aim.cells, cells)
    foes = [enemy.cell for enemy in battle.enemies if not enemy.waiting]
    return max(each(cells), key=lambda cell: min((board.distance(cell, foe) for foe in foes), default=0))


def choice(battle: Battle, request: Choose[Any]) -> Answer | None:
    """The option of a card that is worth most to whoever takes it."""
    hero = next((hero for hero in battle.heroes if hero.key == request.by), None) or next(iter(battle.standing()), None)
    if hero is None:
        return None
    plan, offered = HeroPlan(battle, hero), list(map(request.options.get, request.keys()))
    best = max((offer for offer in offered if offer is not None), key=lambda offer: offers.choice_worth(plan, offer))
    return (best.key,)


def heading(battle: Battle, request: Choose[Any]) -> Answer:
    """The way in which an area covers the most enemies and the fewest heroes."""
    board = battle.terrain.board

    def worth(key: str) -> int:
        cells = board.mask(footprint(battle, request, key))
        return (cells & battle.foes).bit_count() - 2 * (cells & battle.hero_cells).bit_count()

    return (max(request.keys(), key=worth),)


def figures(battle: Battle, request: Choose[Any]) -> Answer | None:
    """Of enemies the one whose end is nearest, of heroes the one who needs it most; several: as many as may be."""
    offered = list(map(request.options.get, request.keys()))
    enemies = [model for model in offered if isinstance(model, Enemy)]
    heroes = [model for model in offered if isinstance(model, Hero)]
    if enemies:
        ranked = [enemy.key for enemy in sorted(enemies, key=lambda enemy: _priority(battle, enemy))]
    elif request.rule == "NAR-LOC-06":
        ranked = [hero.key for hero in sorted(heroes, key=lambda hero: -hero.mind)]
    else:
        ranked = [hero.key for hero in sorted(heroes, key=lambda hero: (not hero.ko, -hero.wounds))]
    return tuple(ranked[: request.most]) if len(ranked) >= request.least and ranked else None


def _priority(battle: Battle, enemy: Enemy) -> tuple[bool, int, int]:
    left = enemy.health - enemy.wounds
    return enemy.waiting, left, -tactics.menace(battle.library.enemy[enemy.card].attacks)
