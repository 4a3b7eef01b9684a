"""What terrains are drawn like, in which colours, and the lines of a hand that draws them: the same every time."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from horologium.engine.core.drawn import GROUNDS, TERRAINS
from horologium.ui.battle.board.geometry import edges

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.view import CellView
    from horologium.ui.battle.board.geometry import Edge, Geometry, Loop, Spot
    from horologium.ui.kit.tokens import Tokens

GRASS, WOOD, TREE, BUSH, HILL, ROCK, WATER, FORD, BRIDGE, ROAD, BUILDING, ROOF, LADDER, DOOR, FLOOR, CRATE = (
    "grass", "wood", "tree", "bush", "hill", "rock", "water", "ford", "bridge", "road", "building", "roof", "ladder",
    "door", "floor", "crate",
)  # fmt: skip
SAND, SWAMP, FIELD, FIRE, RUIN, FOG, PLAIN = "sand", "swamp", "field", "fire", "ruin", "fog", "plain"
LITTER, EARTH, PAVING, MARBLE = "litter", "earth", "paving", "marble"
ON_GRASS: Final = frozenset({GRASS, TREE, BUSH, LADDER, CRATE, DOOR, FIRE, RUIN})
"""What stands on a meadow, or whatever the ground is there, rather than being ground of its own."""
GREEN: Final = frozenset({GRASS, LITTER, SWAMP})
"""Where grass grows."""
STRAIGHT: Final = frozenset({BUILDING, FLOOR, BRIDGE, PAVING, MARBLE})
"""What people have built: its borders are ruled."""


class Wash(NamedTuple):
    """A watercolour and the pattern that stands for it where there are no colours."""

    colour: str
    pattern: Qt.BrushStyle = Qt.BrushStyle.NoBrush


WASHES: Final[Mapping[str, Wash]] = {
    GRASS: Wash("#ccd0a0"),
    WOOD: Wash("#93ad6c", Qt.BrushStyle.Dense6Pattern),
    HILL: Wash("#c9ab78", Qt.BrushStyle.FDiagPattern),
    ROCK: Wash("#a29a8c", Qt.BrushStyle.DiagCrossPattern),
    WATER: Wash("#6ba3b1", Qt.BrushStyle.HorPattern),
    FORD: Wash("#a4c6c2", Qt.BrushStyle.Dense7Pattern),
    BRIDGE: Wash("#b98d55", Qt.BrushStyle.VerPattern),
    ROAD: Wash("#d6b47c", Qt.BrushStyle.Dense7Pattern),
    BUILDING: Wash("#9d9384", Qt.BrushStyle.CrossPattern),
    ROOF: Wash("#bb6a48", Qt.BrushStyle.CrossPattern),
    FLOOR: Wash("#dcc596"),
    SAND: Wash("#e2cd96", Qt.BrushStyle.Dense7Pattern),
    SWAMP: Wash("#8e9c73", Qt.BrushStyle.HorPattern),
    FIELD: Wash("#d8c673", Qt.BrushStyle.VerPattern),
    FOG: Wash("#cdbd94", Qt.BrushStyle.Dense5Pattern),
    PLAIN: Wash("#d8c9a0"),
    LITTER: Wash("#b1ab74"),
    EARTH: Wash("#d2b98a"),
    PAVING: Wash("#c9bfa9"),
    MARBLE: Wash("#e3d9c2"),
}
INK: Final = "#2b1d0e"
NIGHT: Final = "#7a8c96"
"""What the colours are seen through in the dark theme."""


def kind_of(terrain: str) -> str:
    """Give the drawing for a terrain; a word that nobody knows gets a plain one."""
    return TERRAINS.get(terrain, PLAIN)


def ground_of(cell: CellView) -> str:
    """Give the ground of a cell: a tree stands on grass if nothing else is said."""
    kind = kind_of(cell.terrain)
    return GROUNDS.get(cell.ground, GRASS) if kind in ON_GRASS else kind


def ink(tokens: Tokens, strength: float = 1.0) -> QColor:
    """Give the ink of the drawing, more or less thinned."""
    colour = QColor(tokens.ink) if tokens.flat else QColor(INK)
    colour.setAlphaF(strength)
    return colour


def darken(image: QImage) -> QImage:
    """Let night fall over a picture; what is transparent stays so."""
    seen = image.copy()
    painter = QPainter(seen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(seen.rect(), QColor(NIGHT))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return seen


def faded(colour: str, strength: float) -> QColor:
    """Thin a colour with water."""
    made = QColor(colour)
    made.setAlphaF(strength)
    return made


BEYOND = 14
"""How far a region at the rim of the board is drawn over it; it is cut off there."""
_PIECE = 15


def chance(*words: object) -> Random:
    """Give chance that depends on these words alone."""
    return Random(crc32("|".join(map(str, words)).encode()))


def region(geometry: Geometry, keys: Iterable[str], reach: float = 4.0) -> list[QPainterPath]:
    """Draw the borders of an area as soft lines; where the board ends, the area goes on beyond."""
    return [closed(_wandering(loop, geometry.rim, reach)) for loop in geometry.loops(keys)]


def united(loops: Iterable[QPainterPath]) -> QPainterPath:
    """Take loops for one shape; what lies inside two is a hole."""
    path = QPainterPath()
    for loop in loops:
        path.addPath(loop)
    return path


def closed(points: list[tuple[float, float]], rounds: int = 2) -> QPainterPath:
    """Join points by a soft line that comes back to its start."""
    for _ in range(rounds):
        points = [
            (a[0] * share + b[0] * (1 - share), a[1] * share + b[1] * (1 - share))
            for a, b in zip(points, [*points[1:], points[0]], strict=True)
            for share in (0.75, 0.25)
        ]
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def trembling(start: Spot, end: Spot, by: float = 0.6) -> list[QPointF]:
    """Rule a line by hand."""
    (x, y), (u, v) = start, end
    dice = chance(x, y, u, v)
    inner = [
        QPointF(x + (u - x) * share + dice.uniform(-by, by), y + (v - y) * share + dice.uniform(-by, by))
        for share in (0.33, 0.67)
    ]
    return [QPointF(x, y), *inner, QPointF(u, v)]


def blob(middle: QPointF, radius: float, dice: Random, rough: float = 0.18, corners: int = 9) -> QPainterPath:
    """Draw something round that no compass has drawn: foliage, a stone, a puff of smoke."""
    points = []
    for corner in range(corners):
        angle, far = 2 * pi * corner / corners, radius * (1 + dice.uniform(-rough, rough))
        points.append((middle.x() + far * cos(angle), middle.y() + far * sin(angle)))
    return closed(points)


def _wandering(loop: Loop, rim: Mapping[Edge, None], reach: float) -> list[tuple[float, float]]:
    """Push the points of a border about, those on the rim outwards."""
    outward: dict[Spot, tuple[float, ...]] = {}
    for side in edges(loop):
        if side in rim:
            normal = _normal(*side)
            for spot in side:
                x, y = outward.get(spot, (0.0, 0.0))
                # At a corner both sides push; along a straight rim they must not push twice.
                outward[spot] = tuple(max(old, BEYOND * new, key=abs) for old, new in zip((x, y), normal, strict=True))
    points: list[tuple[float, float]] = []
    for start, end in edges(loop):
        points += _side(start, end, outward, reach, at_rim=(start, end) in rim)
    return points


def _side(
    start: Spot, end: Spot, outward: dict[Spot, tuple[float, ...]], reach: float, *, at_rim: bool
) -> list[tuple[float, float]]:
    """Break a side into pieces that do not lie in line."""
    normal = _normal(start, end)
    count = max(2, round(hypot(end[0] - start[0], end[1] - start[1]) / _PIECE))
    points = []
    for piece in range(count):
        x, y = (start[axis] + (end[axis] - start[axis]) * piece / count for axis in (0, 1))
        # Two regions that meet there must agree, so the place alone decides.
        dice = chance("border", round(x), round(y))
        along, aside = dice.uniform(-reach, reach) / 2, dice.uniform(-reach, reach)
        if at_rim and piece:
            points.append((x + normal[0] * BEYOND, y + normal[1] * BEYOND))
        elif piece == 0 and start in outward:
            points.append((x + outward[start][0], y + outward[start][1]))
        else:
            points.append((x + along, y + aside))
    return points


def _normal(start: Spot, end: Spot) -> tuple[float, float]:
    """Point out of a loop that runs clockwise on the screen."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = hypot(x, y) or 1.0
    return y / length, -x / length
