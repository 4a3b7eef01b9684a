"""What a tile brings to the table when it is laid: scenery, tokens, enemies (topics WTG, MIS-26, MIS-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.company import scaling
from horologium.engine.rulesets.nova_aetas.enemies import placing
from horologium.engine.rulesets.nova_aetas.state import Scenery, Token
from horologium.engine.rulesets.nova_aetas.turns.clock import in_quadrant

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.mission_specs import EnemyPlace, TokenPlace
    from horologium.engine.rulesets.nova_aetas.state import Battle


def lay_tile(battle: Battle, number: int, *, at_start: bool = False) -> None:
    """Put everything on the table that belongs to a tile.

    At the start tokens of enemies in combat lie 1 Quadrant ahead, those of waiting ones 2; later all of them 1.
    [NAR-WTG-01, NAR-WTG-02, NAR-MIS-26]
    """
    tile, terrain = battle.terrain.tiles[number], battle.terrain
    battle.scenery += [Scenery("bush", cell) for cell in each(terrain.bushes & tile)]
    battle.scenery += [Scenery("tree", cell) for cell in each(terrain.trees & tile)]
    for cell in each(terrain.crates & tile):
        add_token(battle, "crate", cell)
    for place in battle.mission.tokens:
        cell = terrain.board.cell(place.at)
        if tile >> cell & 1:
            put_token(battle, place, cell)
    battle.refresh_cells()
    for enemies in sorted(battle.mission.enemies, key=lambda enemies: enemies.waiting):
        lay_enemies(battle, enemies, tile, ahead=2 if at_start and enemies.waiting else 1)
    verbs.watch(battle)


def put_token(battle: Battle, place: TokenPlace, cell: int) -> Token:
    """Lay down a token as a mission describes it.  [NAR-TOK-01, NAR-TOK-02, NAR-AUR-07]"""
    token = add_token(battle, place.kind, cell, place.name)
    token.label, token.deck, token.threat, token.use = place.label, place.deck or "", place.threat, place.use
    token.aura = place.aura
    token.cost = place.cost if place.cost is not None else 2 if place.kind == "chest" else 1
    return token


def add_token(battle: Battle, kind: str, cell: int, name: str = "") -> Token:
    """Lay down a token with a key of its own."""
    taken = {token.key for token in battle.tokens}
    stem = name or kind
    number = next(count for count in range(1, len(taken) + 2) if _key(stem, count) not in taken)
    token = Token(_key(stem, number), kind, cell, name)
    battle.tokens.append(token)
    return token


def _key(stem: str, number: int) -> str:
    return stem if number == 1 else f"{stem}-{number}"


def lay_enemies(battle: Battle, place: EnemyPlace, tile: CellSet, *, ahead: int) -> None:
    """Place those models of a card that stand on a tile.  [NAR-WTG-01, NAR-WTG-02, NAR-WTG-03]"""
    board = battle.terrain.board
    cells = [cell for cell in map(board.cell, scaling.squares(battle, place)) if tile >> cell & 1]
    if not cells:
        return
    tick = in_quadrant(battle.now, place.token) if place.token else battle.now + ahead
    patrol = tuple(map(board.cell, place.patrol))
    placed = placing.place(battle, place.enemy, cells, waiting=place.waiting, patrol=patrol, token_tick=tick)
    for enemy in placed:
        enemy.wounds, enemy.objective, enemy.loops = place.wounds, place.objective, place.loops
        enemy.statuses.update({held.status: held.value for held in place.statuses})
