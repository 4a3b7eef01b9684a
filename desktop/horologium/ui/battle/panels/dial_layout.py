"""Where tokens, marks and arcs lie on a dial: angles in degrees clockwise from the top, distances as shares."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.view import DialView

RIM, OUTSIDE, ROW = 0.995, 1.2, 0.205
LARGEST, EDGE = 0.86, 0.985
TOKEN, ACROSS = 0.125, 2
"""Half the size of a token, and how many stand side by side."""


class Spot(NamedTuple):
    """A place on the dial."""

    degrees: float
    distance: float
    size: float

    def point(self, radius: float) -> QPointF:
        """Give the place on a dial of a certain size."""
        return at(self.degrees, radius * self.distance)


def at(degrees: float, distance: float) -> QPointF:
    """Give a point by angle and distance."""
    angle = degrees * pi / 180
    return QPointF(distance * sin(angle), -distance * cos(angle))


def angle(dial: DialView, sector: int) -> float:
    """Give the middle of a sector."""
    return (sector - dial.top) % len(dial.sectors) * 360 / len(dial.sectors)


def share(spots: Iterable[Spot]) -> float:
    """Give how much of the square the face may take, so that what lies outside the rim has room."""
    farthest = max((spot.distance + spot.size * 1.1 for spot in spots), default=1.0)
    return min(LARGEST, EDGE / farthest)


def fan(count: int, middle: float, distance: float, step: float) -> list[Spot]:
    """Spread tokens of one sector side by side in their order; more than two stand in rows."""
    spots = []
    for row in range(-(-count // ACROSS)):
        across = min(ACROSS, count - row * ACROSS)
        size = TOKEN * (1 if count <= ACROSS else 0.88)
        width = min(step / max(1, across), size * 2.1 * 180 / pi)
        for place in range(across):
            spots.append(Spot(middle + (place - (across - 1) / 2) * width, distance + row * ROW, size))
    return spots


def tokens(dial: DialView, ghost: tuple[str, int] | None = None) -> Mapping[str, Spot]:
    """Give every token its place by key; a ghost, a token and where it would go, lies there under an empty key."""
    spots: dict[str, Spot] = {}
    step = 360 / len(dial.sectors)
    for sector in range(len(dial.sectors)):
        here = sorted((token for token in dial.tokens if token.sector == sector), key=lambda token: token.place)
        inside = [token.key for token in here if not token.outside]
        if ghost is not None and ghost[1] == sector and ghost[0] not in inside:
            inside.append("")
        spots |= zip(inside, fan(len(inside), angle(dial, sector), RIM, step), strict=True)
        outside = [token.key for token in here if token.outside]
        away = OUTSIDE + (ROW if len(inside) > ACROSS else 0)
        spots |= zip(outside, fan(len(outside), angle(dial, sector), away, step), strict=True)
    return spots


def marks(dial: DialView, distance: float, size: float) -> list[Spot]:
    """Give every mark its place, side by side in its sector."""
    spots = []
    for place, mark in enumerate(dial.marks):
        here = [other for other, each in enumerate(dial.marks) if each.sector == mark.sector]
        offset = (here.index(place) - (len(here) - 1) / 2) * size * 2.1 * 180 / pi / distance
        spots.append(Spot(angle(dial, mark.sector) + offset, distance, size))
    return spots
