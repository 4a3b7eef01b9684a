"""Lines as a hand draws them: borders that wander, ruled lines that tremble, the same every time."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from horologium.ui.battle.board.geometry import edges

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.ui.battle.board.geometry import Edge, Geometry, Loop, Spot

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
