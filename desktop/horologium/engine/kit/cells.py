"""Boards as cells: a cell is a small integer, a set of cells is one integer with a bit for each of them.

Every kind of board (squares, hexes, areas, zones) answers the same questions, so that rules about movement,
reach and range, and the screen that draws it, need not know which kind it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

Point: TypeAlias = tuple[int, int]

CellSet: TypeAlias = int
"""A set of cells: bit ``n`` is set when cell ``n`` is in it, so ``&``, ``|``, ``& ~`` and ``>> cell & 1`` are what they
are for sets, at the speed of numbers. It is a name and no type of its own: sets are made as ``1 << cell`` and sums of
that, and a type which mypy tells apart from numbers would cost a call wherever one is made.
"""

SCALE: Final = 60
"""Drawing units: a square is so wide and high, a hex so far from corner to opposite corner; y grows downwards."""

FAR: Final = 1_000_000
"""The distance between two cells that nothing joins: more than any board is wide."""

_BITS: Final = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
_FEW: Final = 6


class NoSuchCell(EngineError):
    """A name was given that no cell of the board has."""

    code = "no-such-cell"


def each(mask: CellSet) -> list[int]:
    """The cells of a mask in rising order, which is the reading order of the map."""
    found: list[int] = []
    if mask.bit_count() <= _FEW:
        while mask:
            low = mask & -mask
            found.append(low.bit_length() - 1)
            mask ^= low
        return found
    base = 0
    for byte in mask.to_bytes((mask.bit_length() + 7) >> 3, "little"):
        for bit in _BITS[byte]:
            found.append(base + bit)
        base += 8
    return found


def kth(mask: CellSet, place: int) -> int:
    """The cell at a place (counted from 0) in the order of ``each``."""
    if not 0 <= place < mask.bit_count():
        raise IndexError(place)
    base, width = 0, mask.bit_length()
    while place >= _FEW and width > 1:
        width = (width + 1) >> 1
        high = mask >> width
        low = mask ^ high << width
        below = low.bit_count()
        if place < below:
            mask = low
        else:
            mask, base, place = high, base + width, place - below
    for _ in range(place):
        mask &= mask - 1
    return base + (mask & -mask).bit_length() - 1


class Board(ABC):
    """Cells with names, neighbours, distances and outlines.

    ``cells`` is the mask of all cells; ``near[cell]`` the mask of a cell's neighbours; ``spread(mask)`` the cells
    that are a neighbour of some cell in the mask (a cell of the mask is among them only if it is itself next to
    another). Boards are values: nothing on them changes in play, and tables fill up as they are asked.
    """

    cells: CellSet
    near: tuple[CellSet, ...]
    spread: Callable[[CellSet], CellSet]

    def __init__(self, names: Mapping[int, str], near: Mapping[int, CellSet]) -> None:
        size = max(names, default=-1) + 1
        self._names = tuple(names.get(cell, "") for cell in range(size))
        self._by_name = {name: cell for cell, name in names.items()}
        self._balls: list[list[CellSet]] = [[] for _ in range(size)]
        self._rows: list[tuple[int, ...]] = [()] * size
        self._bounds: tuple[int, int, int, int] | None = None
        self.cells = sum(1 << cell for cell in names)
        self.near = tuple(near.get(cell, 0) for cell in range(size))
        self.spread = self._walk

    def name(self, cell: int) -> str:
        """The name of a cell, as players and logs write it."""
        return self._names[cell]

    def cell(self, name: str) -> int:
        """The cell of that name."""
        found = self._by_name.get(name)
        if found is None:
            raise NoSuchCell(f"no cell of the board is called {name!r}", f"names look like {self._example()}")
        return found

    def find(self, name: str) -> int | None:
        """The cell of that name, or None."""
        return self._by_name.get(name)

    def mask(self, names: Iterable[str]) -> CellSet:
        """The set of the cells so named."""
        found = 0
        for name in names:
            found |= 1 << self.cell(name)
        return found

    def names(self, mask: CellSet) -> list[str]:
        """The names of a set of cells, in reading order."""
        return [self._names[cell] for cell in each(mask)]

    def neighbours(self, cell: int) -> CellSet:
        """The cells one step away."""
        return self.near[cell]

    def distance(self, one: int, other: int) -> int:
        """How many steps apart two cells are, or ``FAR`` if nothing joins them."""
        bit = 1 << other
        for steps, ball in enumerate(self._balls[one] or self._roll_out(one)):
            if ball & bit:
                return steps
        return FAR

    def distances(self, cell: int) -> tuple[int, ...]:
        """How far every cell is from one, to look up many of them; places that are no cells say nothing."""
        row = self._rows[cell]
        if not row:
            places = range(len(self._names))
            row = tuple(self.distance(cell, other) if self.cells >> other & 1 else FAR for other in places)
            self._rows[cell] = row
        return row

    def within(self, cell: int, reach: int) -> CellSet:
        """The cells at most so far away, the cell itself included."""
        if reach < 0:
            return 0
        try:
            return self._balls[cell][reach]
        except IndexError:  # not rolled out yet, or over the rim
            balls = self._balls[cell] or self._roll_out(cell)
            return balls[min(reach, len(balls) - 1)]

    def ring(self, cell: int, reach: int) -> CellSet:
        """The cells exactly so far away."""
        return self.within(cell, reach) ^ self.within(cell, reach - 1)

    @abstractmethod
    def centre(self, cell: int) -> Point:
        """The middle of a cell in drawing units."""

    @abstractmethod
    def outline(self, cell: int) -> tuple[Point, ...]:
        """The corners of a cell in drawing units, clockwise on the screen."""

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of everything there is to draw."""
        if self._bounds is None:
            corners = [corner for cell in each(self.cells) for corner in self.outline(cell)]
            across, down = [x for x, _ in corners] or [0], [y for _, y in corners] or [0]
            self._bounds = (min(across), min(down), max(across), max(down))
        return self._bounds

    def _roll_out(self, cell: int) -> list[CellSet]:
        """Fill the table of balls round a cell."""
        self._balls[cell] = balls = layers_round(1 << cell, self.spread)
        return balls

    def _walk(self, mask: CellSet) -> CellSet:
        """Spread by the table of neighbours."""
        found, near = 0, self.near
        while mask:
            low = mask & -mask
            found |= near[low.bit_length() - 1]
            mask ^= low
        return found

    def _example(self) -> str:
        """A name that exists, to show their form."""
        return next(iter(self._by_name), "nothing: the board is empty")


def layers_round(start: CellSet, spread: Callable[[CellSet], CellSet]) -> list[CellSet]:
    """Everything within 0, 1, 2 … steps of a mask, until nothing more is reached."""
    balls = [start]
    while True:
        grown = balls[-1] | spread(balls[-1])
        if grown == balls[-1]:
            return balls
        balls.append(grown)


class Cells:
    """Options that are the cells of a mask: counted at once, named only when somebody reads them.

    ``source`` is what a cell is wanted for, such as an attack, for those who put options into words.
    """

    __slots__ = ("board", "mask", "source")

    def __init__(self, board: Board, mask: CellSet, source: object = None) -> None:
        self.board, self.mask, self.source = board, mask, source

    def __len__(self) -> int:
        return self.mask.bit_count()

    def key_at(self, place: int) -> str:
        """The name of one cell, in reading order."""
        return self.board.name(kth(self.mask, place))

    def get(self, key: str) -> int | None:
        """The cell of that name, or None if it is not offered."""
        cell = self.board.find(key)
        return cell if cell is not None and self.mask >> cell & 1 else None
