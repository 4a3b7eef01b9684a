"""Exploring: which tile comes next, where something can be put, and where reinforcements enter (topics CMP, MIS)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.nova_aetas.company.scaling import group_size as models
from horologium.engine.rulesets.nova_aetas.missions.laying import lay_tile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.rulesets.nova_aetas.state import Battle, Token

__all__ = [
    "due", "first_row", "models", "open_squares", "point", "remove_token", "reveal", "tile_name", "use_of",
]  # fmt: skip

USES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "loot": "collect", "crate": "collect", "objective": "collect", "bucket": "collect",
        "lever": "interact", "chest": "interact", "fire": "interact",
    }
)  # fmt: skip
"""What heroes do with a token where the mission says nothing else.  [NAR-TOK-01 to 05, NAR-ACN-19, NAR-ACN-21]"""

POINT_COLUMN: Final = 3
"""The fourth column, where reinforcements come from when their point is not on the table.  [NAR-MIS-35]"""


def use_of(token: Token) -> str:
    """What heroes can do with a token: collect it, interact with it, or none of both.  [NAR-ACN-20, NAR-ACN-21]"""
    return token.use or USES.get(token.kind, "none")


def tile_name(battle: Battle, number: int) -> str:
    """What missions call a tile."""
    place = battle.mission.tiles[number]
    return place.name or place.tile


def reveal(battle: Battle, number: int) -> None:
    """A tile is revealed with its connectors, tokens and enemies.  [NAR-CMP-09, NAR-ZON-01, NAR-MIS-35]"""
    if number in battle.revealed:
        return
    battle.revealed.append(number)
    battle.refresh_cells()
    name = tile_name(battle, number)
    battle.journal.note("revealed", "NAR-CMP-09", "NAR-MIS-35", tile=name)
    battle.news.append(f"revealed:{name}")
    lay_tile(battle, number)


def first_row(battle: Battle, number: int) -> CellSet:
    """The squares of the northern row of a tile, without its connectors and roofs.  [NAR-MIS-35]"""
    known = battle.plot.rows
    if number not in known:
        place, board = battle.mission.tiles[number], battle.terrain.board
        rows = battle.library.tile[place.tile].rows
        width = len(rows) if place.turned % 2 else len(rows[0])
        cells = [board.at(place.column + column, place.row) for column in range(width)]
        known[number] = sum(1 << cell for cell in cells if cell is not None)
    return known[number]


def due(battle: Battle) -> int | None:
    """The tile that is revealed because a hero stands in the northern row of the last one laid.  [NAR-MIS-35]"""
    if len(battle.revealed) == len(battle.mission.tiles):
        return None
    if not first_row(battle, battle.revealed[-1]) & battle.hero_cells:
        return None
    hidden = [number for number in range(len(battle.mission.tiles)) if number not in battle.revealed]
    return next((number for number in hidden if not battle.mission.tiles[number].by_card), None)


def open_squares(battle: Battle) -> CellSet:
    """Where a model can be put: squares of revealed tiles on which nothing stands or lies KO.  [NAR-KOH-09]"""
    return battle.room & ~battle.taken


def nearest_open(battle: Battle, cell: int) -> int:
    """The square itself if it is free, else the nearest free one on its level, in reading order.  [NAR-TOK-12]"""
    board, free = battle.terrain.board, open_squares(battle)
    if free >> cell & 1:
        return cell
    level = free & board.plane(board.level(cell)) or free
    return min(each(level), key=lambda other: board.distance(cell, other))


def point(battle: Battle, name: str) -> int:
    """Where reinforcements enter: at the point closest to a hero that fits, or north on the last tile laid.

    [NAR-TOK-10, NAR-TOK-13, NAR-MIS-30, NAR-MIS-35]
    """
    board, heroes = battle.terrain.board, each(battle.hero_cells)
    points = [token.cell for token in battle.tokens if token.kind == "reinforcement" and name in ("", token.name)]
    if points:
        far = {cell: min((board.distance(cell, hero) for hero in heroes), default=0) for cell in points}
        return min(points, key=lambda cell: (far[cell], board.row[cell], board.column[cell]))
    place = battle.mission.tiles[battle.revealed[-1]]
    cell = board.at(place.column + POINT_COLUMN, place.row)
    return cell if cell is not None else each(first_row(battle, battle.revealed[-1]))[0]


def remove_token(battle: Battle, token: Token) -> None:
    """Take a token off the table."""
    battle.tokens = [other for other in battle.tokens if other is not token]
    battle.refresh_cells()
