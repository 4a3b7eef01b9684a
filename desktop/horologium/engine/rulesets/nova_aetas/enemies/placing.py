"""Enemies enter the table: placing, reinforcement points, hordes, the Enemy Draft (topics WTG, TOK, KWD, CMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import draw, pick_from
from horologium.engine.kit.cells import Cells, CellSet, each
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board.ways import free
from horologium.engine.rulesets.nova_aetas.company import scaling
from horologium.engine.rulesets.nova_aetas.enemies.approach import room_beside
from horologium.engine.rulesets.nova_aetas.enemies.objectives import goal_cells
from horologium.engine.rulesets.nova_aetas.enemies.targets import target_of
from horologium.engine.rulesets.nova_aetas.state import Enemy, Group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle


def place(
    battle: Battle,
    card: str,
    cells: Iterable[int],
    *,
    waiting: bool = False,
    patrol: tuple[int, ...] = (),
    token_tick: int | None = None,
) -> list[Enemy]:
    """Put Models of a card on squares; where one is taken, on the nearest free one, as many as there is room for.

    They are in combat unless they wait, and join the token of their card or get one in the next Quadrant. A hero
    in the Control Area of a waiting Model wakes it at once.  [NAR-WTG-01, NAR-WTG-02, NAR-WTG-03, NAR-ENY-01]
    """
    placed = []
    for cell in cells:
        spot = cell if free(battle) >> cell & 1 else _first(room_beside(battle, cell))
        if spot is not None:
            placed.append(_enter(battle, card, spot, waiting=waiting, patrol=patrol))
    if placed and battle.group(card) is None:
        battle.groups.append(Group(card, battle.now + 1 if token_tick is None else token_tick))
        battle.journal.note("token-placed", "NAR-WTG-02", card=card, at=battle.groups[-1].at)
    verbs.watch(battle)
    return placed


def _first(cells: CellSet) -> int | None:
    return each(cells)[0] if cells else None


def _enter(battle: Battle, card: str, cell: int, *, waiting: bool, patrol: tuple[int, ...]) -> Enemy:
    """Make one Model with Wounds and Statuses of its own.  [NAR-ENY-04, NAR-MIS-32]"""
    spec = battle.library.enemy[card]
    battle.made += 1
    key, name = f"{card}-{battle.made}", f"{spec.name} {battle.made}"
    health = scaling.health(battle, spec)
    enemy = Enemy(key, name, card, spec.faction, cell, health, waiting=waiting, patrol=patrol)
    battle.enemies.append(enemy)
    battle.refresh_models()
    square = battle.terrain.board.name(cell)
    battle.journal.note("placed", "NAR-WTG-03" if waiting else "NAR-WTG-01", figure=key, square=square)
    return enemy


def reinforce(battle: Battle, card: str, count: int, point_cell: int) -> Rule[list[Enemy]]:
    """Models enter from a Reinforcement Point, each on the free square most useful to it; as many as fit.

    [NAR-TOK-10, NAR-TOK-11, NAR-TOK-12, NAR-KWD-35]
    """
    entered: list[Enemy] = []
    for _ in range(count):
        if not (room := room_beside(battle, point_cell)):
            break
        best = useful(battle, card, room)
        if battle.options.enemy_choices == "players":
            here = Enemy(card, card, card, battle.library.enemy[card].faction, point_cell, 1)
            cell = yield from pick_from("NAR-TOK-10", here, Cells(battle.terrain.board, best), "cell")
        else:
            cell = each(best)[0]
        entered += place(battle, card, [cell])
    return entered


def useful(battle: Battle, card: str, cells: CellSet) -> CellSet:
    """The squares closest to what a Model of the card would go for from there: a hero, or its Objective.

    [NAR-TOK-10, NAR-PLE-01, NAR-PLE-02]
    """
    spec, board = battle.library.enemy[card], battle.terrain.board
    model = Enemy("", spec.name, card, spec.faction, 0, spec.health)
    found, least = 0, None
    for cell in each(cells):
        model.cell = cell
        choice = target_of(battle, model)
        if choice.objective is not None:
            aims = each(goal_cells(battle, choice.objective))
        else:
            aims = [battle.hero(key).cell for key in ([choice.target] if choice.target else choice.tied)]
        far = min((board.distance(cell, aim) for aim in aims), default=0)
        if least is None or far <= least:
            found, least = (found if far == least else 0) | 1 << cell, far
    return found


def draft(battle: Battle, faction: str, count: int, point: int) -> Rule[None]:
    """Draw cards of a Faction from the Enemy Deck; each brings one Model, a Horde more, to a Reinforcement Point.

    Cards drawn are discarded; when none of the Faction is left, its discards come back.
    [NAR-CMP-04, NAR-MIS-30, NAR-KWD-34]
    """
    for _ in range(count):
        left = _of_faction(battle, battle.draft.cards, faction)
        if not left:
            back = _of_faction(battle, battle.draft.discards, faction)
            battle.draft.discards = [card for card in battle.draft.discards if card not in back]
            battle.draft.cards = left = sorted([*battle.draft.cards, *back])
            left = _of_faction(battle, left, faction)
        if not left:
            return
        (card,) = yield from draw("NAR-CMP-04", battle.heroes[0], "draft", left)
        battle.draft.remove(card)
        battle.draft.discard([card])
        battle.journal.note("drafted", "NAR-CMP-04", "NAR-MIS-30", card=card)
        yield from reinforce(battle, card, horde(battle, card), point)


def _of_faction(battle: Battle, cards: Iterable[str], faction: str) -> list[str]:
    return [card for card in cards if battle.library.enemy[card].faction == faction]


def horde(battle: Battle, card: str) -> int:
    """How many Models a draft card brings.  [NAR-KWD-34]"""
    words = battle.library.enemy[card].keywords
    return next((word.value for word in words if word.name == "horde"), 1)
