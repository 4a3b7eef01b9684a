"""From degrees to the sheet, and the hand that draws: lines with creeks and tremble, the same every time."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from random import Random
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from horologium.content.drawings import numbers

DEGREE: Final = 200.0
"""How long a degree of latitude is on the sheet."""
SLANT: Final = 0.743
"""How much shorter a degree of longitude is in the latitude of Rome."""
WEST, NORTH, EAST, SOUTH = 5.6, 47.6, 19.8, 36.2
CORNER: Final = (10.2, 46.4)
SPAN: Final = (3.0, 4.8)
"""The sheet on which packs place their towns: its upper left corner in degrees, its width and its height."""
SHEET: Final = QRectF(0, 0, (EAST - WEST) * DEGREE * SLANT, (NORTH - SOUTH) * DEGREE)

Spot = tuple[float, float]


def spot(east: float, north: float) -> Spot:
    """Where a place lies on the sheet."""
    return (east - WEST) * DEGREE * SLANT, (NORTH - north) * DEGREE


def spot_of(x: float, y: float) -> Spot:
    """Where something lies, from the thousandths of a pack's sheet."""
    return spot(CORNER[0] + SPAN[0] * x / 1_000, CORNER[1] - SPAN[1] * y / 1_000)


def chance(*words: object) -> Random:
    """Give chance that depends on these words alone."""
    return Random(crc32("|".join(map(str, words)).encode()))


def spots(line: str, *, degrees: bool) -> list[Spot]:
    """Read a row of numbers as places on the sheet: degrees east and north, or a pack's thousandths."""
    place = spot if degrees else spot_of
    return [place(*pair) for pair in numbers(line)]


@lru_cache(maxsize=256)
def coast(line: str, rough: float, *, degrees: bool) -> QPainterPath:
    """A closed line with creeks and capes of its own; never change what this gives."""
    points = spots(line, degrees=degrees)
    for _ in range(3):
        points = _broken([*points, points[0]], rough)
        rough *= 0.8
    return _joined(_softened([*points, points[0]]), close=True)


@lru_cache(maxsize=256)
def outline(line: str, *, degrees: bool) -> QPainterPath:
    """The same coast with few points, for strokes so broad that creeks do not show; never change what this gives."""
    points = spots(line, degrees=degrees)
    return _joined(_softened([*points, points[0]]), close=True)


@lru_cache(maxsize=256)
def stream(line: str, *, degrees: bool) -> QPainterPath:
    """An open line that winds; never change what this gives."""
    points = spots(line, degrees=degrees)
    for rough in (0.14, 0.1):
        points = [*_broken(points, rough), points[-1]]
    return _joined([points[0], *_softened(points), points[-1]], close=False)


def along(line: str, step: float, *, degrees: bool) -> list[Spot]:
    """Places in even steps along a line."""
    points, found, left = spots(line, degrees=degrees), list[Spot](), 0.0
    for (x, y), (u, v) in pairwise(points):
        length = hypot(u - x, v - y)
        while left < length:
            share = left / length
            found.append((x + (u - x) * share, y + (v - y) * share))
            left += step
        left -= length
    return found


def _broken(points: list[Spot], rough: float) -> list[Spot]:
    """Put a point between any two, somewhat aside; the place alone decides how far."""
    made: list[Spot] = []
    for (x, y), (u, v) in pairwise(points):
        aside = chance(round(x), round(y), round(u), round(v)).uniform(-rough, rough)
        made += [(x, y), ((x + u) / 2 - (v - y) * aside, (y + v) / 2 + (u - x) * aside)]
    return made


def _softened(points: list[Spot]) -> list[Spot]:
    return [
        (x * share + u * (1 - share), y * share + v * (1 - share))
        for (x, y), (u, v) in pairwise(points)
        for share in (0.75, 0.25)
    ]


def _joined(points: list[Spot], *, close: bool) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if close:
        path.closeSubpath()
    return path
