"""Heroes move and disengage, and draw attacks by it (topics ACN, ENG); moves of other kinds are in ``forced``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import pick, pick_from
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.board.forced import blink, chase, free_move, note, push, walk
from horologium.engine.rulesets.nova_aetas.board.sightlines import adjacent_enemies
from horologium.engine.rulesets.nova_aetas.fight import defence
from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.board.ways import Ways
    from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Enemy, Hero, Token

__all__ = [
    "blink", "chase", "disengage", "disengage_cells", "free_move", "move_action", "provoke", "push", "walk",
]  # fmt: skip

WEAKENING: Final = frozenset({"poison", "cursed", "disadvantage", "insidious"})
"""Keywords after which a hero defends worse: enemies with them react first."""


def move_action(battle: Battle, hero: Hero, squares_ap: int | None = None) -> Rule[None]:
    """The active hero moves: he names the end, and with it the AP; adjacent Enemies react; then he goes.

    [NAR-ACN-02, NAR-ACN-04, NAR-ENG-04, NAR-STP-12]
    """
    active = _running(battle)
    found = ways.reach(battle, hero, active.ap if squares_ap is None else min(active.ap, squares_ap))
    end = yield from pick_from("NAR-ACN-04", hero, Cells(battle.terrain.board, found.ends), "cell")
    declared = found.cost(end)
    verbs.pay(battle, declared)
    if not battle.journal.quiet:
        note(battle, "declared", "NAR-ACN-04", hero, end=end, ap=declared)
    company = _company(battle, hero) if battle.characters else []
    if active.engaged and not active.free_passage:
        yield from provoke(battle, hero)
        if hero.ko:
            return
        end = yield from _still(battle, hero, end, declared)
        found = ways.reach(battle, hero, declared)
    _carry_out(battle, hero, active, end, declared, found)
    verbs.advance(battle, declared, hero)
    if company:
        yield from _bring_along(battle, hero, company)


def _still(battle: Battle, hero: Hero, end: int, declared: int) -> Rule[int]:
    """The end of a move after Reaction Attacks: another one if the AP declared no longer lead there.

    [NAR-ACN-04, NAR-ENG-09, NAR-STN-04]
    """
    ends = ways.reach(battle, hero, declared).ends
    if ends >> end & 1:
        return end
    note(battle, "diverted", "NAR-ACN-04", hero, end=end, ap=declared)
    return (yield from _square(battle, hero, ends | 1 << hero.cell, "NAR-ENG-09"))


def _carry_out(battle: Battle, hero: Hero, active: Activation, end: int, declared: int, found: Ways) -> None:
    """Go to the end of a Movement action step by step, past waiting Enemies if that costs no more AP.

    [NAR-ACN-04, NAR-WTG-07]
    """
    watched = _watched(battle)
    if not watched and battle.journal.quiet and found.stays_on(battle.terrain.tiles[battle.terrain.tile_of(end)]):
        path = [hero.cell, end]  # nobody sees him on the way, and nobody reads of it
    else:
        path = found.path(end)
        watched &= ~(1 << end)
        if watched and any(watched >> cell & 1 for cell in path[1:]):
            quiet = ways.reach(battle, hero, declared, avoid=watched)
            if quiet.ends >> end & 1:
                found, path = quiet, quiet.path(end)
    active.moved += found.squares(end)
    active.free_passage = False
    walk(battle, hero, path)


def disengage_cells(battle: Battle, hero: Hero) -> CellSet:
    """The squares into which a hero can disengage: any free one beside him.  [NAR-ACN-13]"""
    return ways.free_beside(battle, hero.cell)


def disengage(battle: Battle, hero: Hero, *, free: bool = False) -> Rule[None]:
    """An engaged hero leaves melee by one square for 1 AP, always, and is attacked by everybody adjacent first.

    ``free``: a skill has paid for it and nobody attacks.  [NAR-ACN-13, NAR-ACN-14, NAR-ACN-15, NAR-ACN-16]
    """
    active = _running(battle)
    end = yield from _square(battle, hero, disengage_cells(battle, hero), "NAR-ACN-13")
    note(battle, "disengaged", "NAR-ACN-13", hero, end=end)
    if not free:
        verbs.pay(battle, 1)
        yield from _reactions(battle, hero, "NAR-ACN-14")
        if hero.ko:
            return
        if not disengage_cells(battle, hero) >> end & 1:
            end = yield from _square(battle, hero, disengage_cells(battle, hero) | 1 << hero.cell, "NAR-ACN-13")
    if end != hero.cell:
        walk(battle, hero, [hero.cell, end])
    active.engaged = False
    if not free:
        verbs.advance(battle, 1, hero)


def provoke(battle: Battle, hero: Hero) -> Rule[None]:
    """All Enemies adjacent to an engaged hero make a Reaction Attack before he moves.

    [NAR-ENG-02, NAR-ENG-03, NAR-ENG-04, NAR-ENG-05]
    """
    turn = ways.own_turn(battle, hero)
    if turn is not None and turn.engaged:
        yield from _reactions(battle, hero, "NAR-ENG-04")


def _reactions(battle: Battle, hero: Hero, rule: str) -> Rule[None]:
    """The attacks of those who are adjacent now, as long as they still are and the hero stands.

    [NAR-ENG-05, NAR-ENG-06, NAR-ENG-08, NAR-ENG-09, NAR-ACN-14]
    """
    due = [enemy.key for enemy in adjacent_enemies(battle, hero)]
    while due and not hero.ko:
        ready: list[tuple[Enemy, EnemyAttackSpec]] = []
        for enemy in adjacent_enemies(battle, hero):
            if enemy.key in due and (attack := defence.can_react(battle, enemy, hero)) is not None:
                ready.append((enemy, attack))
        if not ready:
            return
        enemy, attack = yield from _first(battle, ready)
        due.remove(enemy.key)
        note(battle, "reacted", rule, enemy, "NAR-ENG-05", target=hero.key)
        yield from defence.enemy_attack(battle, enemy, hero, attack, reaction=True)


def _first(battle: Battle, ready: list[tuple[Enemy, EnemyAttackSpec]]) -> Rule[tuple[Enemy, EnemyAttackSpec]]:
    """Who of several reacts first, in the Enemies' favour: what weakens the hero, then the hardest; Chase comes last.

    [NAR-ENG-09]
    """
    if battle.options.enemy_choices == "players":
        enemy = yield from pick("NAR-ENG-09", ready[0][0], [enemy for enemy, _ in ready], "figure")
        return next(pair for pair in ready if pair[0] is enemy)
    return min(ready, key=lambda pair: (*_rank(pair[1]), pair[0].key))


def _rank(attack: EnemyAttackSpec) -> tuple[bool, bool, int, int]:
    names = {keyword.name for keyword in attack.keywords}
    return "chase" in names, not names & WEAKENING, -attack.difficulty, -attack.hits


def _company(battle: Battle, hero: Hero) -> list[Token]:
    """The characters who stand beside a hero and can come along.  [NAR-MIS-02]"""
    return battle.characters_on(battle.terrain.board.near[hero.cell])


def _bring_along(battle: Battle, hero: Hero, company: list[Token]) -> Rule[None]:
    """Characters who stood beside a hero may be put beside him again after his Movement action.  [NAR-MIS-02]"""
    for token in [one for one in company if one.cell != GONE]:  # one may have fallen to a Reaction Attack
        cells = ways.free_beside(battle, hero.cell) | 1 << token.cell
        cell = yield from _square(battle, hero, cells, "NAR-MIS-02")
        if cell != token.cell:
            token.cell = cell
            battle.refresh_cells()
            name = battle.terrain.board.name(cell)
            battle.journal.note("came-along", "NAR-MIS-02", figure=hero.key, name=token.label or token.name, end=name)


def _watched(battle: Battle) -> CellSet:
    """The squares on which a hero would wake a waiting Enemy.  [NAR-WTG-07]"""
    board, cards, found = battle.terrain.board, battle.library.enemy, 0
    for enemy in battle.enemies:
        if enemy.waiting:
            found |= board.within(enemy.cell, cards[enemy.card].control)
    return found


def _square(battle: Battle, hero: Hero, cells: CellSet, rule: str) -> Rule[int]:
    return pick_from(rule, hero, Cells(battle.terrain.board, cells), "cell")


def _running(battle: Battle) -> Activation:
    if battle.active is None:
        raise LookupError("no hero is active")
    return battle.active
