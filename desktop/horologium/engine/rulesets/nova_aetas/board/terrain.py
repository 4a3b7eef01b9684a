"""The table as it is laid: tiles and connectors as one board, with masks for what stands on them.

The board holds every tile of the mission from the start; which of them are revealed is in the state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.errors import BadData
from horologium.engine.kit.cells import CellSet, each
from horologium.engine.kit.memo import Memo
from horologium.engine.kit.sight.sides import SideSight, outlook
from horologium.engine.kit.square import SquareGrid, square_name
from horologium.engine.rulesets.nova_aetas.words import GROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.kit.paths import Reach
    from horologium.engine.rulesets.nova_aetas.board.sightlines import Sight
    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
    from horologium.engine.rulesets.nova_aetas.mission_specs import Connector, MissionSpec, TilePlace
    from horologium.engine.rulesets.nova_aetas.specs import TileSpec

SIGNS = ".bt#Lc~"

MOST_WAYS: Final = 4_096
MOST_SIGHTS: Final = 20_000
MOST_VISTAS: Final = 64
"""So many answers of each kind are kept."""


class Laid(NamedTuple):
    """One square as it is drawn: where, what, on which tile, how high a building, on what ground."""

    column: int
    row: int
    sign: str
    tile: int
    height: int
    ground: str


class Vista:
    """What was found out about sight, as long as scenery and hidden tiles stay as they are.

    ``sights`` are lines, by both squares and those who stand in the way; ``targets`` whom an attack can choose, by the
    square it is made from, its shape, and where enemies stand; ``chances`` whether an attack of some range is possible
    at all, by its line, its target, and the squares it may be made from.
    """

    __slots__ = ("chances", "sights", "targets")

    def __init__(self) -> None:
        self.sights: Memo[tuple[int, int, CellSet], Sight] = Memo(MOST_SIGHTS)
        self.targets: Memo[tuple[int, str, CellSet], CellSet] = Memo(MOST_SIGHTS)
        self.chances: Memo[tuple[int, int, bool, int, CellSet], bool] = Memo(MOST_WAYS)


class Terrain:
    """What rules ask of the map, worked out once.

    ``ground`` and ``roofs`` are the squares on which a model can stand; ``solid`` the places on the ground that
    buildings fill; ``buildings`` the roof cells of each building; ``feet`` where ladders are drawn;
    ``ladders`` pairs of ground and roof cell;
    ``rises`` squares side by side on different levels: the lower, the higher, and how many levels lie between;
    ``rising`` all squares beside such a rise; ``levels`` how high each cell lies; ``planes`` the cells of each level;
    ``floor`` every square to stand on; ``walls`` every place on the ground that is none;
    ``tall`` for each level the places on the ground where a building rises above it.
    ``tiles`` has the cells of each tile of the mission, its roofs and connectors included, ``tile_at`` the number of
    the tile for each cell.  [NAR-ZON-01, NAR-ZON-02]
    ``water`` is drawn on tiles but is no square: for each place the number of its tile. ``painted`` is what the ground
    of each cell looks like; no rule asks for it.
    """

    def __init__(self, squares: tuple[Laid, ...], tiles: int) -> None:
        columns = 1 + max(square.column for square in squares)
        rows = 1 + max(square.row for square in squares)
        drawn = {(square.column, square.row): square for square in squares if square.sign != "~"}
        self.water = {(square.column, square.row): square.tile for square in squares if square.sign == "~"}
        missing = [
            square_name(column, row) for column in range(columns) for row in range(rows) if (column, row) not in drawn
        ]
        above = [(square.column, square.row, square.height) for square in drawn.values() if square.sign == "#"]
        self.board = board = SquareGrid(columns, rows, missing=missing, above=above)
        cells = {spot: board.frame.place(*spot) for spot in drawn}
        self.painted = {cells[spot]: square.ground for spot, square in drawn.items()}
        self.solid = self._mask(drawn, cells, "#")
        self.ground = board.plane(0) & ~self.solid
        self.roofs = board.cells & ~board.plane(0)
        self.floor, self.walls = self.ground | self.roofs, self.solid | board.void
        self.bushes, self.trees = self._mask(drawn, cells, "b"), self._mask(drawn, cells, "t")
        self.crates = self._mask(drawn, cells, "c")
        self.buildings = self._buildings()
        self.feet = self._mask(drawn, cells, "L")
        self.ladders = self._ladders(self.feet)
        self.rises = self._rises()
        self.rising = sum(1 << cell for cell in dict.fromkeys(cell for rise in self.rises for cell in rise[:2]))
        self.levels = tuple(board.level(cell) for cell in range(len(board.near)))
        self.planes = tuple(board.plane(level) for level in range(board.frame.levels))
        self.tall = tuple(self._taller(level) for level in range(board.frame.levels))
        self.tiles = tuple(self._tile(drawn, cells, number) for number in range(tiles))
        self.tile_at = {cell: number for number, mask in enumerate(self.tiles) for cell in each(mask)}
        self.sight = SideSight(board)
        self._climbs: dict[int, tuple[tuple[int, int, int], ...]] = {}
        self._outlooks: dict[int, CellSet] = {}
        self.maps: Memo[tuple[int, ...], Reach] = Memo(MOST_WAYS)  # walks in principle, by all that they depend on
        self.reaches: Memo[tuple[int, int, CellSet], Reach] = Memo(MOST_WAYS)  # moves by plain steps, likewise
        self.bands: Memo[tuple[int, int, bool, int], CellSet] = Memo(MOST_SIGHTS)  # from where a range covers a square
        self.vistas: Memo[tuple[CellSet, CellSet, CellSet], Vista] = Memo(MOST_VISTAS)
        self._hidden: dict[tuple[int, ...], CellSet] = {}
        self._named: dict[tuple[str, ...], CellSet] = {}

    def climbs(self, most: int) -> tuple[tuple[int, int, int], ...]:
        """The rises that can be climbed: at most so many levels at once, 1 for each.

        [NAR-KWD-03, NAR-KWD-04, NAR-KWD-05]
        """
        if most not in self._climbs:
            self._climbs[most] = tuple(rise for rise in self.rises if rise[2] <= most)
        return self._climbs[most]

    def building(self, roof: int) -> CellSet:
        """The roof cells of the building on which a roof cell lies; none for the ground."""
        return next((mask for mask in self.buildings if mask >> roof & 1), 0)

    def outlook(self, roof: int) -> CellSet:
        """What a model on a roof cell can look down on or across to.  [NAR-BLD-04]"""
        if roof not in self._outlooks:
            self._outlooks[roof] = outlook(self.board, roof, self.building(roof))
        return self._outlooks[roof]

    def vista(self, hidden: CellSet, trees: CellSet, bushes: CellSet) -> Vista:
        """What is known of sight with these squares hidden, and this scenery."""
        key = (hidden, trees, bushes)
        return self.vistas.get(key) or self.vistas.keep(key, Vista())

    def named(self, squares: tuple[str, ...]) -> CellSet:
        """The squares that a mission names."""
        found = self._named.get(squares)
        if found is None:
            found = self._named[squares] = self.board.mask(squares)
        return found

    def hidden(self, revealed: Sequence[int]) -> CellSet:
        """The squares of all tiles but those revealed."""
        key = tuple(revealed)
        found = self._hidden.get(key)
        if found is None:
            found = sum(mask for number, mask in enumerate(self.tiles) if number not in key)
            self._hidden[key] = found
        return found

    def tile_of(self, cell: int) -> int:
        """The number of the tile to which a cell belongs."""
        return self.tile_at[cell]

    def below(self, cell: int) -> int:
        """The place on the ground under a cell."""
        return self.board.ground[cell]

    def top(self, place: int) -> int:
        """The square above a place on the ground: a roof if a building stands there, else the place itself."""
        return next((roof for roof in each(self.roofs) if self.board.ground[roof] == place), place)

    def _mask(self, drawn: dict[tuple[int, int], Laid], cells: dict[tuple[int, int], int], sign: str) -> int:
        return sum(1 << cells[spot] for spot, square in drawn.items() if square.sign == sign)

    def _buildings(self) -> tuple[int, ...]:
        left, found = self.roofs, []
        while left:
            mask, grown = 0, left & -left
            while mask != grown:
                mask, grown = grown, grown | self.board.spread(grown) & self.roofs
            found.append(mask)
            left &= ~mask
        return tuple(found)

    def _ladders(self, feet: CellSet) -> tuple[tuple[int, int], ...]:
        board = self.board
        return tuple(
            (foot, roof)
            for foot in each(feet)
            for roof in each(self.roofs)
            if board.near[foot] >> board.ground[roof] & 1
        )

    def _taller(self, level: int) -> CellSet:
        return self.board.flat(sum(1 << roof for roof in each(self.roofs) if self.board.level(roof) > level))

    def _rises(self) -> tuple[tuple[int, int, int], ...]:
        board, places = self.board, each(self.ground | self.roofs)
        return tuple(
            (low, high, board.level(high) - board.level(low))
            for high in each(self.roofs)
            for low in places
            if board.level(low) < board.level(high) and board.near[board.ground[high]] >> board.ground[low] & 1
        )

    def _tile(self, drawn: dict[tuple[int, int], Laid], cells: dict[tuple[int, int], int], number: int) -> CellSet:
        ground = sum(1 << cells[spot] for spot, square in drawn.items() if square.tile == number)
        return ground | sum(1 << roof for roof in each(self.roofs) if ground >> self.board.ground[roof] & 1)


def terrain_of(mission: MissionSpec, library: SpecLibrary) -> Terrain:
    """The terrain of a mission; equal maps share it."""
    names = {place.tile for place in mission.tiles}
    for name in sorted(names - library.tile.keys()):
        raise BadData(f"there is no tile {name!r}", "name a tile of the pack")
    tiles = tuple(library.tile[place.tile] for place in mission.tiles)
    return _terrain(mission.tiles, tiles, mission.connectors)


@lru_cache(maxsize=64)
def _terrain(places: tuple[TilePlace, ...], tiles: tuple[TileSpec, ...], connectors: tuple[Connector, ...]) -> Terrain:
    laid: dict[tuple[int, int], Laid] = {}
    for number, (place, tile) in enumerate(zip(places, tiles, strict=True)):
        for square in _lay(place, tile, number):
            if (square.column, square.row) in laid:
                raise BadData(f"tile {tile.name} lies on another tile", "move it to free squares")
            laid[square.column, square.row] = square
    for connector in connectors:
        owner = _named(places, connector.tile)
        for name in connector.squares:
            spot = _spot(name)
            if spot in laid:
                raise BadData(f"a connector lies on a tile at {name}", "move it between the tiles")
            laid[spot] = Laid(*spot, ".", owner, 0, _beside(laid, spot) or tiles[owner].ground)
    return Terrain(tuple(laid[spot] for spot in sorted(laid)), len(places))


def _beside(laid: dict[tuple[int, int], Laid], spot: tuple[int, int]) -> str:
    """The ground beside a connector, which is painted alike: roads lead over it."""
    column, row = spot
    near = ((column, row + 1), (column, row - 1), (column + 1, row), (column - 1, row))
    return next((laid[each].ground for each in near if each in laid), "")


def _lay(place: TilePlace, tile: TileSpec, number: int) -> list[Laid]:
    """The squares of a tile where it lies."""
    rows, paint = tile.rows, tile.paint or tuple("." * len(row) for row in tile.rows)
    for row in rows:
        if len(row) != len(rows[0]) or row.strip(SIGNS):
            raise BadData(f"tile {tile.name}: the row {row!r} does not fit", f"draw rows of one length with {SIGNS}")
    if [len(row) for row in paint] != [len(row) for row in rows]:
        raise BadData(f"tile {tile.name}: the paint does not cover its rows", "draw it as large as rows")
    for row in paint:
        if row.strip("".join((".", *GROUNDS))):
            raise BadData(f"tile {tile.name}: the paint {row!r} does not fit", f"use . and {''.join(GROUNDS)}")
    grounds = {".": tile.ground, **GROUNDS}
    return [
        Laid(place.column + column, place.row + row, sign, number, tile.height, grounds[colour])
        for row, (line, hues) in enumerate(zip(_turned(rows, place), _turned(paint, place), strict=True))
        for column, (sign, colour) in enumerate(zip(line, hues, strict=True))
    ]


def _turned(rows: tuple[str, ...], place: TilePlace) -> tuple[str, ...]:
    """Rows turned by quarters clockwise."""
    for _ in range(place.turned):
        rows = tuple("".join(row[column] for row in reversed(rows)) for column in range(len(rows[0])))
    return rows


def _named(places: tuple[TilePlace, ...], name: str) -> int:
    for number, place in enumerate(places):
        if name in (place.name, place.tile):
            return number
    raise BadData(f"a connector belongs to the tile {name!r}, which is not laid", "name a tile of the mission")


def _spot(name: str) -> tuple[int, int]:
    """Column and row behind a square's name such as ``C4``."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not letters.isalpha() or not letters.isascii() or not digits:
        raise BadData(f"{name!r} is no square", "write a square such as C4")
    column = 0
    for letter in letters.upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(digits) - 1
