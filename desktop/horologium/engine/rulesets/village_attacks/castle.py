"""The castle: zones joined by passages, how much room they have, how far apart they are, what is seen.

Passages may be closed in play, so distances are asked of ``OpenWays``: the castle with some of its passages closed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from horologium.engine.kit.cells import FAR, CellSet, each
from horologium.engine.kit.drawing import cell_views, passages
from horologium.engine.kit.maptext import lay, read_map
from horologium.engine.kit.zones import ZoneGraph

Passage: TypeAlias = tuple[int, int]
"""Two zones that an open passage joins, the lower number first."""
Titles: TypeAlias = tuple[tuple[str, str], ...]
"""Zones by their short names, and what they are called in place of what the map says."""

ROOMY: Final = 8
"""The capacity of a zone of which the map says nothing.  [VIL-MIS-22]"""


class Castle:
    """What rules ask of a map, worked out once.  [VIL-GEN-05, VIL-MIS-22]"""

    def __init__(self, text: str, heart: str, spawns: tuple[str, ...], room: str, titles: Titles = ()) -> None:
        land = lay(read_map("zones\n[zones]\n" + text.strip("\n") + "\n"))
        assert isinstance(land.board, ZoneGraph)
        self.board = board = land.board
        named = dict(titles)
        self.titles = tuple(named.get(zone.key, zone.title) for zone in board.zones)
        self.sizes = tuple(zone.size or ROOMY for zone in board.zones)
        self.heart = board.cell(heart)
        self.room = board.cell(room) if room else -1
        self.spawns = tuple(board.cell(spawn) for spawn in spawns)
        self.cells = tuple(each(board.cells))
        self.drawn = cell_views(land)
        self.passages = passages(board)

    def title(self, zone: int) -> str:
        """What players call a zone."""
        return self.titles[zone]

    def ways(self, closed: tuple[Passage, ...]) -> OpenWays:
        """Neighbours and distances while these passages are closed."""
        return _ways(self, closed)


class OpenWays:
    """The castle with some passages closed: a closed passage counts as absent, for distances too.  [VIL-GEN-05]"""

    def __init__(self, castle: Castle, closed: tuple[Passage, ...]) -> None:
        board = castle.board
        near = list(board.near)
        for one, other in closed:
            near[one] &= ~(1 << other)
            near[other] &= ~(1 << one)
        self.near: tuple[CellSet, ...] = tuple(near)
        self.beside = tuple(tuple(each(cells)) for cells in near)
        self._rows = tuple(self._distances(zone, len(near)) for zone in range(len(near)))
        self.to_heart = self._rows[castle.heart]
        self._towards: dict[Passage, list[int]] = {}  # asked for again and again

    def distance(self, one: int, other: int) -> int:
        """The smallest number of open passages between two zones, ``FAR`` where there is no way.  [VIL-GEN-05]"""
        return self._rows[one][other]

    def row(self, zone: int) -> tuple[int, ...]:
        """How far every zone is from one."""
        return self._rows[zone]

    def towards(self, zone: int, goal: int) -> list[int]:
        """The zones next to one whose distance to the goal is one less; none where there is no way.  [VIL-GEN-05]"""
        found = self._towards.get((zone, goal))
        if found is None:
            row = self._rows[goal]
            near = () if row[zone] in (0, FAR) else self.beside[zone]
            found = self._towards[zone, goal] = [other for other in near if row[other] == row[zone] - 1]
        return found

    def away(self, zone: int, goal: int) -> list[int]:
        """The zones next to one whose distance to the goal is one more.  [VIL-MIS-05]"""
        row = self._rows[goal]
        return [other for other in self.beside[zone] if row[zone] < row[other] < FAR]

    def _distances(self, start: int, zones: int) -> tuple[int, ...]:
        row = [FAR] * zones
        row[start], layer, steps = 0, [start], 0
        while layer:
            steps += 1
            found: list[int] = []
            for zone in layer:
                for other in self.beside[zone]:
                    if row[other] == FAR:
                        row[other] = steps
                        found.append(other)
            layer = found
        return tuple(row)


@lru_cache(maxsize=64)
def castle_of(text: str, heart: str, spawns: tuple[str, ...], room: str, titles: Titles = ()) -> Castle:
    """The castle of a map; equal maps with equal titles share it."""
    return Castle(text, heart, spawns, room, titles)


@lru_cache(maxsize=512)
def _ways(castle: Castle, closed: tuple[Passage, ...]) -> OpenWays:
    return OpenWays(castle, closed)


def passage(one: int, other: int) -> Passage:
    """The passage between two zones."""
    return (one, other) if one < other else (other, one)
