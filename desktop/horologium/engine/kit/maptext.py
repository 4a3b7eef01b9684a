"""Maps as text: read, written back, and laid out as boards.

The first line says what kind of board it is: ``square 4``, ``square 8``, ``hex pointy``, ``hex flat``, ``zones`` or
``areas``. Sections follow, each under a heading in brackets; see ``gridtext`` and ``graphtext`` for what they hold.
A chart is a value: equal charts give one and the same board.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from horologium.engine.kit.cells import Board, CellSet
from horologium.engine.kit.graphtext import AreaChart, ZoneChart, read_areas, read_zones
from horologium.engine.kit.gridtext import FORMS, GridChart, read_grid
from horologium.engine.kit.sections import MapError, split

Chart: TypeAlias = GridChart | ZoneChart | AreaChart


@dataclass(frozen=True, slots=True)
class Land:
    """A chart laid out: its board, the cells of each terrain, and what players call cells that have a name."""

    board: Board
    terrain: Mapping[str, CellSet]
    labels: Mapping[int, str]

    def of(self, name: str) -> CellSet:
        """The cells of a terrain; none if the map has none."""
        return self.terrain.get(name, 0)


def read_map(text: str) -> Chart:
    """Read any map; an error names the line and column."""
    form, sections = split(text)
    if form in FORMS:
        return read_grid(form, sections)
    if form == "zones":
        return read_zones(sections)
    if form == "areas":
        return read_areas(sections)
    raise MapError(1, 1, f"{form!r} is no kind of map", f"begin with {', '.join(FORMS)}, zones or areas")


def write_map(chart: Chart) -> str:
    """The text of a map; reading it gives the same chart."""
    return chart.text()


@lru_cache(maxsize=128)
def lay(chart: Chart) -> Land:
    """The board of a chart, built once for each value."""
    board = chart.board()
    terrain: dict[str, CellSet] = {}
    for name, ground in chart.terrain():
        terrain[ground] = terrain.get(ground, 0) | 1 << board.cell(name)
    labels = {board.cell(name): label for name, label in chart.labels()}
    return Land(board, MappingProxyType(terrain), MappingProxyType(labels))
