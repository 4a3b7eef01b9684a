"""Land and water: washes, coasts with their lining, lakes and rivers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from horologium.ui.art.chart import hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.drawings import ChartEntry
    from horologium.ui.art.chart.inks import Inks

LINING: Final = ((27.0, 60), (18.5, 90), (11.5, 125), (6.0, 160))
"""The lines that follow a coast out into the sea: how far, how strong."""
SHORES: Final = ((44.0, 30), (24.0, 42), (9.0, 70))
"""The wash inside a coast, widest first."""


@lru_cache(maxsize=4)
def lands(chart: ChartEntry) -> QPainterPath:
    """All land as one shape; never change what this gives."""
    first, *others = (hand.coast(coast.at, coast.rough / 100, degrees=chart.degrees) for coast in chart.coasts)
    path = QPainterPath(first)
    for other in others:
        path.addPath(other)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@lru_cache(maxsize=4)
def outlines(chart: ChartEntry) -> QPainterPath:
    """All coasts with few points; never change what this gives."""
    first, *others = (hand.outline(coast.at, degrees=chart.degrees) for coast in chart.coasts)
    path = QPainterPath(first)
    for other in others:
        path.addPath(other)
    return path


@lru_cache(maxsize=4)
def lakes(chart: ChartEntry) -> QPainterPath:
    """All lakes as one shape; never change what this gives."""
    path = QPainterPath()
    for line in chart.lakes:
        path.addPath(hand.coast(line, 0.14, degrees=chart.degrees))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def paint(painter: QPainter, inks: Inks, chart: ChartEntry) -> Iterator[None]:
    """Draw sea and land, without what stands on them, stroke by stroke: broad ones take a moment each."""
    _sea(painter, inks, chart)
    if not inks.bare:
        yield from _lining(painter, inks, chart)
    painter.fillPath(lands(chart), QColor(inks.land))
    if not inks.bare:
        yield from _shores(painter, inks, chart)
    _rivers(painter, inks, chart)
    yield
    painter.strokePath(lands(chart), _pen(inks.line, 2.2 if inks.bare else 1.7))
    _lakes(painter, inks, chart)


def _lining(painter: QPainter, inks: Inks, chart: ChartEntry) -> Iterator[None]:
    """Draw the lines that follow the coasts: a broad stroke, and a slightly smaller one in the colour of the sea."""
    for far, strength in LINING:
        painter.strokePath(outlines(chart), _broad(inks.lining, 2 * far + 1.9, strength))
        yield
        painter.strokePath(outlines(chart), _broad(inks.sea, 2 * far - 1.1))
        yield


def _sea(painter: QPainter, inks: Inks, chart: ChartEntry) -> None:
    painter.fillRect(hand.SHEET, QColor(inks.sea))
    if inks.bare:
        return
    for each in chart.deeps:
        at, radius = QPointF(*hand.spots(each.at, degrees=chart.degrees)[0]), each.size
        wash = QRadialGradient(at, radius)
        deep = QColor(inks.deep)
        wash.setColorAt(0, deep)
        deep.setAlpha(0)
        wash.setColorAt(1, deep)
        painter.fillRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius) & hand.SHEET, wash)


def _shores(painter: QPainter, inks: Inks, chart: ChartEntry) -> Iterator[None]:
    for width, strength in SHORES:
        painter.save()
        painter.setClipPath(lands(chart), Qt.ClipOperation.IntersectClip)
        painter.strokePath(outlines(chart), _broad(inks.shore, width, strength))
        painter.restore()
        yield


def _rivers(painter: QPainter, inks: Inks, chart: ChartEntry) -> None:
    for river in chart.rivers:
        width = 3.4 if river.great else 2.0
        path = hand.stream(river.at, degrees=chart.degrees)
        if not inks.bare:
            painter.strokePath(path, _pen(inks.land, width + 2.4))
        painter.strokePath(path, _pen(inks.river, width))


def _lakes(painter: QPainter, inks: Inks, chart: ChartEntry) -> None:
    painter.fillPath(lakes(chart), QColor(inks.sea))
    painter.strokePath(lakes(chart), _pen(inks.river if not inks.bare else inks.line, 1.5))


def _pen(colour: str, width: float, alpha: int = 255) -> QPen:
    ink = QColor(colour)
    ink.setAlpha(alpha)
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _broad(colour: str, width: float, alpha: int = 255) -> QPen:
    """A pen for broad strokes: without round joins they are drawn in half the time."""
    pen = _pen(colour, width, alpha)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    return pen
