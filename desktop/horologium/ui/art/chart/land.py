"""Land and water: washes, coasts with their lining, lakes and rivers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from horologium.ui.art.chart import hand, italy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.ui.art.chart.inks import Inks

LINING: Final = ((27.0, 60), (18.5, 90), (11.5, 125), (6.0, 160))
"""The lines that follow a coast out into the sea: how far, how strong."""
SHORES: Final = ((44.0, 30), (24.0, 42), (9.0, 70))
"""The wash inside a coast, widest first."""
GREAT: Final = ("po", "adige", "tiber", "arno", "drava", "sava", "inn", "rhone", "rhine")


@lru_cache(maxsize=1)
def lands() -> QPainterPath:
    """All land as one shape; never change what this gives."""
    path = QPainterPath(hand.coast(italy.MAINLAND))
    for line in italy.ISLANDS.values():
        path.addPath(hand.coast(line, 0.2))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@lru_cache(maxsize=1)
def outlines() -> QPainterPath:
    """All coasts with few points; never change what this gives."""
    path = QPainterPath(hand.outline(italy.MAINLAND))
    for line in italy.ISLANDS.values():
        path.addPath(hand.outline(line))
    return path


@lru_cache(maxsize=1)
def lakes() -> QPainterPath:
    """All lakes as one shape; never change what this gives."""
    path = QPainterPath()
    for line in italy.LAKES:
        path.addPath(hand.coast(line, 0.14))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def paint(painter: QPainter, inks: Inks) -> Iterator[None]:
    """Draw sea and land, without what stands on them, stroke by stroke: broad ones take a moment each."""
    _sea(painter, inks)
    if not inks.bare:
        yield from _lining(painter, inks)
    painter.fillPath(lands(), QColor(inks.land))
    if not inks.bare:
        yield from _shores(painter, inks)
    _rivers(painter, inks)
    yield
    painter.strokePath(lands(), _pen(inks.line, 2.2 if inks.bare else 1.7))
    _lakes(painter, inks)


def _lining(painter: QPainter, inks: Inks) -> Iterator[None]:
    """Draw the lines that follow the coasts: a broad stroke, and a slightly smaller one in the colour of the sea."""
    for far, strength in LINING:
        painter.strokePath(outlines(), _broad(inks.lining, 2 * far + 1.9, strength))
        yield
        painter.strokePath(outlines(), _broad(inks.sea, 2 * far - 1.1))
        yield


def _sea(painter: QPainter, inks: Inks) -> None:
    painter.fillRect(hand.SHEET, QColor(inks.sea))
    if inks.bare:
        return
    for east, north, radius in ((11.2, 40.2, 640), (15.2, 43.1, 330), (18.3, 38.2, 520), (7.3, 42.0, 520)):
        at = QPointF(*hand.spot(east, north))
        wash = QRadialGradient(at, radius)
        deep = QColor(inks.deep)
        wash.setColorAt(0, deep)
        deep.setAlpha(0)
        wash.setColorAt(1, deep)
        painter.fillRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius) & hand.SHEET, wash)


def _shores(painter: QPainter, inks: Inks) -> Iterator[None]:
    for width, strength in SHORES:
        painter.save()
        painter.setClipPath(lands(), Qt.ClipOperation.IntersectClip)
        painter.strokePath(outlines(), _broad(inks.shore, width, strength))
        painter.restore()
        yield


def _rivers(painter: QPainter, inks: Inks) -> None:
    for name, line in italy.RIVERS.items():
        width = 3.4 if name in GREAT else 2.0
        path = hand.stream(line)
        if not inks.bare:
            painter.strokePath(path, _pen(inks.land, width + 2.4))
        painter.strokePath(path, _pen(inks.river, width))


def _lakes(painter: QPainter, inks: Inks) -> None:
    painter.fillPath(lakes(), QColor(inks.sea))
    painter.strokePath(lakes(), _pen(inks.river if not inks.bare else inks.line, 1.5))


def _pen(colour: str, width: float, alpha: int = 255) -> QPen:
    ink = QColor(colour)
    ink.setAlpha(alpha)
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _broad(colour: str, width: float, alpha: int = 255) -> QPen:
    """A pen for broad strokes: without round joins they are drawn in half the time."""
    pen = _pen(colour, width, alpha)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    return pen
