"""Moves that are no Movement actions: free ones, Chase, and what is done to others (topics KWD, ENG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_from
from horologium.engine.kit.cells import Cells, CellSet, each
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.board.sightlines import adjacent
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Model

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule

STEP: Final = (Option("step"), Option("stay"))


def walk(battle: Battle, model: Model, path: list[int]) -> None:
    """Go along a path, square by square; who is left or passed does nothing about it.

    [NAR-WTG-07, NAR-AUR-06, NAR-ENG-07, NAR-ENG-08]
    """
    for cell in path[1:]:
        verbs.put(battle, model, cell)
    if len(path) > 1 and (turn := ways.own_turn(battle, model)) is not None:
        turn.walked = True


def chase(battle: Battle, attacker: Model, target: Model, *, optional_step: bool = False) -> Rule[None]:
    """The target of an attack gives way, and the attacker who was adjacent takes its square.

    [NAR-KWD-11, NAR-KWD-12, NAR-KWD-13, NAR-KWD-14, NAR-SQU-05, NAR-ENG-10]
    """
    if not _movable(battle, target, "NAR-KWD-11"):
        return
    spots = ways.free_beside(battle, target.cell)
    if not spots:
        note(battle, "cornered", "NAR-KWD-13", target)
        return
    left, beside = target.cell, adjacent(battle, attacker.cell, target.cell)
    cell = yield from _forced(battle, attacker, target, spots, "NAR-KWD-11")
    note(battle, "chased", "NAR-KWD-11", target, end=cell, by=attacker.key)
    verbs.put(battle, target, cell)
    if beside and _there(battle, attacker):
        may_stay = optional_step or (isinstance(attacker, Hero) and modifiers.may_stay(battle, attacker))
        choice = (yield from pick("NAR-SQU-05", attacker, STEP)) if may_stay else STEP[0]
        if choice.key == "step":
            walk(battle, attacker, [attacker.cell, left])


def push(battle: Battle, model: Model, squares: int, by: Model) -> Rule[None]:
    """Somebody moves a model up to so many squares, on its level and over squares it could walk on.

    [NAR-ENG-10, NAR-KWD-14, NAR-KOH-11, NAR-BLD-12, NAR-ZON-04]
    """
    if not _movable(battle, model, "NAR-ENG-10"):
        return
    found = ways.stroll(battle, model, squares)
    cell = yield from _forced(battle, by, model, found.ends | 1 << model.cell, "NAR-ENG-10")
    if cell != model.cell:
        note(battle, "pushed", "NAR-ENG-10", model, end=cell, by=by.key)
        for step in found.path(cell)[1:]:
            verbs.put(battle, model, step)


def free_move(battle: Battle, hero: Hero, squares: int, *, rule: str, by: Hero | None = None) -> Rule[None]:
    """A hero may move some squares for nothing; no Status changes it and nobody reacts. ``by`` is asked, else he.

    [NAR-ENG-10, NAR-MIS-05]
    """
    found = ways.stroll(battle, hero, squares)
    cells = Cells(battle.terrain.board, found.ends | 1 << hero.cell)
    cell = yield from pick_from(rule, by or hero, cells, "cell")
    walk(battle, hero, found.path(cell))


def blink(battle: Battle, hero: Hero, cells: CellSet) -> Rule[None]:
    """A hero places himself on one of these squares, as far as they are free; nothing lies between.

    [NAR-ENG-10, NAR-ACN-07]
    """
    if cells := cells & ways.free(battle):
        cell = yield from pick_from("NAR-MIS-06", hero, Cells(battle.terrain.board, cells), "cell")
        walk(battle, hero, [hero.cell, cell])


def _movable(battle: Battle, model: Model, rule: str) -> bool:
    """Whether a model can be moved against its will at all.  [NAR-KWD-14, NAR-KOH-11]"""
    if not _there(battle, model):
        return False
    if modifiers.unmovable(battle, model):
        note(battle, "unmoved", rule, model, "NAR-KWD-14")
        return False
    return True


def _there(battle: Battle, model: Model) -> bool:
    """Whether a model is on its feet: not KO, and not about to leave the table."""
    if isinstance(model, Hero):
        return not model.ko
    return model.wounds < model.health and any(enemy is model for enemy in battle.enemies)


def _forced(battle: Battle, by: Model, model: Model, cells: CellSet, rule: str) -> Rule[int]:
    """Where a model is moved to: the mover's side chooses.

    For Enemies that is the square beside most Enemies, then the one farthest from other heroes, then the first.
    """
    if isinstance(by, Hero) or battle.options.enemy_choices == "players":
        return (yield from pick_from(rule, by, Cells(battle.terrain.board, cells), "cell"))
    board = battle.terrain.board
    enemies = sum(1 << enemy.cell for enemy in battle.enemies if enemy is not model)
    others = [hero.cell for hero in battle.standing() if hero is not model]

    def rank(cell: int) -> tuple[int, int, int]:
        alone = min((board.distance(cell, other) for other in others), default=0)
        return -(board.near[cell] & enemies).bit_count(), -alone, cell

    return min(each(cells), key=rank)


def note(
    battle: Battle, what: str, rule: str, model: Model, *rules: str, end: int | None = None, **facts: object
) -> None:
    """Write down what a model does, with the name of the square it goes to."""
    if battle.journal.quiet:
        return
    square = {} if end is None else {"end": battle.terrain.board.name(end)}
    battle.journal.note(what, rule, *rules, figure=model.key, **square, **facts)
