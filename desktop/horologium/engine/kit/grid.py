"""What square and hex grids share: bordered cells, one shift kernel, walls on edges, links, distance tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from horologium.engine.core.errors import EngineError
from horologium.engine.kit.cells import Board, CellSet, layers_round

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

Pair: TypeAlias = tuple[str, str]


class BadEdge(EngineError):
    """A wall or a link names cells that it cannot stand between."""

    code = "bad-edge"


class Frame:
    """The numbering of a grid: a spare place ends each row and a spare row lies before, between and after the levels.

    A step over the rim thus lands on a place that is no cell, and one mask at the end removes it.
    """

    __slots__ = ("box", "columns", "levels", "plane", "rows", "stride")

    def __init__(self, columns: int, rows: int, levels: int = 1) -> None:
        self.columns, self.rows, self.levels = columns, rows, levels
        self.stride = columns + 1
        self.plane = (rows + 1) * self.stride
        row = (1 << columns) - 1
        self.box = sum(row << self.place(0, line) for line in range(rows))

    def place(self, column: int, row: int, level: int = 0) -> int:
        """The number of a place; one column or row outside is allowed and gives a spare place."""
        return level * self.plane + (row + 1) * self.stride + column + 1

    def spot(self, place: int) -> tuple[int, int, int]:
        """Column, row and level of a place."""
        level, rest = divmod(place - self.stride - 1, self.plane)
        row, column = divmod(rest, self.stride)
        return column, row, level


class Grid(Board):
    """A board whose neighbours are found by shifting a whole mask at once.

    A wall stands on the edge between two neighbours and cuts the step; it hides nothing. A link adds a step.
    """

    def __init__(
        self,
        frame: Frame,
        names: Mapping[int, str],
        kernel: Callable[[int, int], Callable[[CellSet], CellSet]],
        walls: Iterable[Pair] = (),
        links: Iterable[Pair] = (),
    ) -> None:
        super().__init__(names, {})
        self.frame = frame
        size = len(self._names)
        spots = [frame.spot(cell) for cell in range(size)]
        self.column = tuple(column for column, _, _ in spots)
        self.row = tuple(row for _, row, _ in spots)
        self.ground = tuple(frame.place(column, row) for column, row, _ in spots)
        self._flat = kernel(frame.stride, frame.box)
        bare = kernel(frame.stride, self.cells)
        self.walls = tuple(self._edge(pair) for pair in walls)
        self.links = tuple(self._edge(pair) for pair in links)
        cut = self._cuts(bare)
        self.spread = _linked(_cut(bare, self.cells, cut) if cut else bare, self.links)
        self.near = tuple(self.spread(1 << cell & self.cells) for cell in range(size))

    def flat(self, mask: CellSet) -> CellSet:
        """The places on the lowest level under the cells of a mask."""
        frame, found = self.frame, 0
        for level in range(frame.levels):
            found |= mask >> level * frame.plane & frame.box
        return found

    def _edge(self, pair: Pair) -> tuple[int, int]:
        """The two cells of a wall or link."""
        one, other = self.cell(pair[0]), self.cell(pair[1])
        if one == other:
            raise BadEdge(f"an edge joins {pair[0]} with itself", "name two different cells")
        return one, other

    def _cuts(self, bare: Callable[[CellSet], CellSet]) -> list[tuple[int, int]]:
        """The steps that the walls forbid, each as (from, to), both ways."""
        found = []
        for one, other in self.walls:
            if not bare(1 << one) >> other & 1:
                names = f"{self.name(one)} and {self.name(other)}"
                raise BadEdge(f"no wall can stand between {names}", "a wall stands between two neighbours")
            found += [(one, other), (other, one)]
        return found

    def _roll_out(self, cell: int) -> list[CellSet]:
        """Fill the table of balls round a cell: straight counting, over holes and walls, on all levels alike."""
        frame = self.frame
        stack = sum(1 << level * frame.plane for level in range(frame.levels))
        balls = [ball * stack & self.cells for ball in layers_round(1 << self.ground[cell], self._flat)]
        self._balls[cell] = balls
        return balls


def _cut(
    bare: Callable[[CellSet], CellSet], cells: CellSet, cuts: Sequence[tuple[int, int]]
) -> Callable[[CellSet], CellSet]:
    """A kernel that respects walls: cells beside a wall go by a table, all others by shifts."""
    table: dict[CellSet, CellSet] = {}
    for one, other in cuts:
        bit = 1 << one
        table[bit] = table.get(bit, bare(bit)) & ~(1 << other)
    beside = sum(table)
    open_cells = cells & ~beside

    def spread(mask: CellSet) -> CellSet:
        found = bare(mask & open_cells)
        mask &= beside
        while mask:
            low = mask & -mask
            found |= table[low]
            mask ^= low
        return found

    return spread


def _linked(spread: Callable[[CellSet], CellSet], links: Sequence[tuple[int, int]]) -> Callable[[CellSet], CellSet]:
    """A kernel with further steps between linked cells."""
    if not links:
        return spread
    table: dict[CellSet, CellSet] = {}
    for one, other in links:
        table[1 << one] = table.get(1 << one, 0) | 1 << other
        table[1 << other] = table.get(1 << other, 0) | 1 << one
    ends = sum(table)

    def joined(mask: CellSet) -> CellSet:
        found = spread(mask)
        mask &= ends
        while mask:
            low = mask & -mask
            found |= table[low]
            mask ^= low
        return found

    return joined
