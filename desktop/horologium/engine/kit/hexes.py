"""Hex grids in axial coordinates, with corners up (pointy) or sides up (flat)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.grid import Frame, Grid, Pair

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from horologium.engine.kit.cells import CellSet, Point

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps (q, r), clockwise on the screen, starting east on a pointy grid."""

LONG: Final = 15
BROAD: Final = 26
"""The lattice unit along the long axis of a hex and across it: 60 by 52, regular to one part in a thousand."""

CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""The corners of a pointy hex round its centre on the lattice (2q + r, 3r), clockwise from the top."""


def hex_name(q: int, r: int) -> str:
    """The name of a hex: its axial coordinates, which stay the same whatever is added to the board."""
    return f"{q},{r}"


def hexagon(radius: int) -> list[tuple[int, int]]:
    """All hexes at most so far from the middle."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def rectangle(columns: int, rows: int, *, flat: bool = False) -> list[tuple[int, int]]:
    """Hexes that fill an upright rectangle; the upper left one is 0,0."""
    if flat:
        return [(column, row - column // 2) for row in range(rows) for column in range(columns)]
    return [(column - row // 2, row) for row in range(rows) for column in range(columns)]


class HexGrid(Grid):
    """Any set of hexes; distance is straight counting, over holes and walls."""

    def __init__(
        self,
        places: Iterable[tuple[int, int]],
        *,
        flat: bool = False,
        walls: Iterable[Pair] = (),
        links: Iterable[Pair] = (),
    ) -> None:
        spots = sorted(places, key=lambda spot: (spot[1], spot[0]))
        across, down = [q for q, _ in spots] or [0], [r for _, r in spots] or [0]
        self._first = min(across), min(down)
        frame = Frame(max(across) - min(across) + 1, max(down) - min(down) + 1)
        names = {frame.place(q - min(across), r - min(down)): hex_name(q, r) for q, r in spots}
        self.is_flat = flat
        super().__init__(frame, names, _six, walls, links)

    def axial(self, cell: int) -> tuple[int, int]:
        """The coordinates (q, r) of a cell."""
        return self.column[cell] + self._first[0], self.row[cell] + self._first[1]

    def at(self, q: int, r: int) -> int | None:
        """The cell at these coordinates, or None if there is none."""
        return self.find(hex_name(q, r))

    def distance(self, one: int, other: int) -> int:
        """Steps between two hexes, counted straight."""
        across = self.column[one] - self.column[other]
        down = self.row[one] - self.row[other]
        return max(abs(across), abs(down), abs(across + down))

    def centre(self, cell: int) -> Point:
        """The middle of a hex in drawing units; that of 0,0 is the origin."""
        q, r = self.axial(cell)
        return (3 * q * LONG, (2 * r + q) * BROAD) if self.is_flat else ((2 * q + r) * BROAD, 3 * r * LONG)

    def outline(self, cell: int) -> tuple[Point, ...]:
        """The six corners, clockwise: from the top on a pointy grid, from the right on a flat one."""
        x, y = self.centre(cell)
        if self.is_flat:
            return tuple((x - v * LONG, y + u * BROAD) for u, v in CORNERS)
        return tuple((x + u * BROAD, y + v * LONG) for u, v in CORNERS)

    def ray(self, cell: int, direction: int) -> list[int]:
        """The cells in a straight line away from a cell, nearest first, until the board ends."""
        step_q, step_r = DIRECTIONS[direction]
        q, r = self.axial(cell)
        found: list[int] = []
        while (following := self.at(q + step_q, r + step_r)) is not None:
            found.append(following)
            q, r = q + step_q, r + step_r
        return found


def _six(stride: int, cells: CellSet) -> Callable[[CellSet], CellSet]:
    """Steps over the six sides."""

    def spread(mask: CellSet) -> CellSet:
        right, left = mask << 1, mask >> 1
        return (right | left | (mask | left) << stride | (mask | right) >> stride) & cells

    return spread
