"""Square grids, with roofs and other levels stacked on the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import SCALE, CellSet, Point, each
from horologium.engine.kit.grid import Frame, Grid, Pair

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def square_name(column: int, row: int, level: int = 0) -> str:
    """The name of a square, counted from 0: ``C4`` is the third of the fourth row, ``C4+1`` the roof above it."""
    letters, rest = "", column + 1
    while rest:
        rest, digit = divmod(rest - 1, 26)
        letters = _LETTERS[digit] + letters
    return f"{letters}{row + 1}" + (f"+{level}" if level else "")


class SquareGrid(Grid):
    """Squares in rows; row 1 is the upper one. Steps go to the four sides, or with ``diagonal`` also over corners.

    Distance is straight counting in such steps, over holes and walls, and height does not count. Levels are
    joined by nothing but the links given. With walls on edges a diagonal step is cut when both ways round the
    corner are.
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        *,
        diagonal: bool = False,
        missing: Iterable[str] = (),
        above: Iterable[tuple[int, int, int]] = (),
        walls: Iterable[Pair] = (),
        links: Iterable[Pair] = (),
    ) -> None:
        upper = tuple(above)
        frame = Frame(columns, rows, 1 + max((level for _, _, level in upper), default=0))
        spots = [(column, row, 0) for row in range(rows) for column in range(columns)]
        gone = frozenset(missing)
        names = {frame.place(*spot): square_name(*spot) for spot in (*spots, *upper)}
        names = {cell: name for cell, name in names.items() if name not in gone}
        self.diagonal = diagonal
        super().__init__(frame, names, _eight if diagonal else _four, walls, links)

    def at(self, column: int, row: int, level: int = 0) -> int | None:
        """The cell at a column and row counted from 0, or None if there is none."""
        frame = self.frame
        if not (0 <= column < frame.columns and 0 <= row < frame.rows and 0 <= level < frame.levels):
            return None
        place = frame.place(column, row, level)
        return place if self.cells >> place & 1 else None

    def level(self, cell: int) -> int:
        """How high a cell lies: 0 is the ground."""
        return self.frame.spot(cell)[2]

    def plane(self, level: int) -> CellSet:
        """All cells of a level."""
        return self.cells & self.frame.box << level * self.frame.plane

    @property
    def void(self) -> CellSet:
        """The places inside the frame where the ground has no cell."""
        return self.frame.box & ~self.cells

    def distance(self, one: int, other: int) -> int:
        """Steps between two squares, counted straight; height does not count."""
        across = abs(self.column[one] - self.column[other])
        down = abs(self.row[one] - self.row[other])
        return max(across, down) if self.diagonal else across + down

    def centre(self, cell: int) -> Point:
        """The middle of a square; a roof lies above its ground square."""
        return self.column[cell] * SCALE + SCALE // 2, self.row[cell] * SCALE + SCALE // 2

    def outline(self, cell: int) -> tuple[Point, ...]:
        """The four corners, from the upper left one."""
        left, top = self.column[cell] * SCALE, self.row[cell] * SCALE
        return (left, top), (left + SCALE, top), (left + SCALE, top + SCALE), (left, top + SCALE)

    def _cuts(self, bare: Callable[[CellSet], CellSet]) -> list[tuple[int, int]]:
        """The steps along and, where both ways round a corner are walled, across it."""
        cuts = super()._cuts(bare)
        if not (cuts and self.diagonal):
            return cuts
        walled = dict.fromkeys(cuts)
        beside = sum(1 << cell for cell in dict.fromkeys(one for one, _ in cuts))
        for one in each(beside | bare(beside)):
            cuts += [(one, other) for other in self._diagonals(one) if self._corner_shut(one, other, walled)]
        return cuts

    def _diagonals(self, cell: int) -> list[int]:
        """The cells over the four corners of a cell."""
        stride = self.frame.stride
        return [
            cell + step for step in (-stride - 1, 1 - stride, stride - 1, stride + 1) if self.cells >> cell + step & 1
        ]

    def _corner_shut(self, one: int, other: int, walled: dict[tuple[int, int], None]) -> bool:
        """Whether walls cut both ways round the corner between two squares."""
        for between in self._beside(one, other):
            if (one, between) not in walled and (between, other) not in walled:
                return False
        return True

    def _beside(self, one: int, other: int) -> tuple[int, int]:
        """The two places that share the corner between diagonal neighbours."""
        across = self.column[other] - self.column[one]
        return one + across, other - across

    def pinched(self, solid: CellSet, *, either: bool = False) -> tuple[Pair, ...]:
        """Diagonal neighbours whose common corner lies between two solid squares, or with ``either`` beside one.

        They can be given as walls to a grid on which solid squares cut corners.
        """
        found = []
        for one in each(self.cells):
            for other in self._diagonals(one):
                first, second = (solid >> between & 1 for between in self._beside(one, other))
                if one < other and (first | second if either else first & second):
                    found.append((self.name(one), self.name(other)))
        return tuple(found)


def _four(stride: int, cells: CellSet) -> Callable[[CellSet], CellSet]:
    """Steps over the four sides."""

    def spread(mask: CellSet) -> CellSet:
        return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & cells

    return spread


def _eight(stride: int, cells: CellSet) -> Callable[[CellSet], CellSet]:
    """Steps over sides and corners."""

    def spread(mask: CellSet) -> CellSet:
        beside = mask << 1 | mask >> 1
        three = mask | beside
        return (beside | three << stride | three >> stride) & cells

    return spread
