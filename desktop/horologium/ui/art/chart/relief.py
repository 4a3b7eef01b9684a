"""What stands on the land: ranges of hills, volcanoes and woods, small as on old charts."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from horologium.ui.art.chart import hand

if TYPE_CHECKING:
    from horologium.content.drawings import ChartEntry
    from horologium.ui.art.chart.inks import Inks


class Hill(NamedTuple):
    """One hill: its foot and height, and whether it smokes."""

    x: float
    y: float
    height: float
    smokes: bool = False


@lru_cache(maxsize=4)
def hills(chart: ChartEntry) -> tuple[Hill, ...]:
    """All hills, the northern ones first, so that those in front stand in front."""
    degrees = chart.degrees
    found = [Hill(*hand.spots(each.at, degrees=degrees)[0], each.size, smokes=True) for each in chart.volcanoes]
    for peak in chart.ranges:
        for row in range(peak.rows):
            for place, (x, y) in enumerate(hand.along(peak.at, peak.height * 1.05, degrees=degrees)):
                dice = hand.chance(peak.at, row, place)
                aside = (row - (peak.rows - 1) / 2) * peak.height * 0.95
                height = peak.height * dice.uniform(0.6, 1.15) * (1.0 if row * 2 == peak.rows - 1 else 0.85)
                found.append(
                    Hill(x + aside * 0.7 + dice.uniform(-9, 9), y - aside * 0.62 + dice.uniform(-8, 8), height)
                )
    return tuple(sorted(found, key=lambda hill: hill.y))


@lru_cache(maxsize=4)
def trees(chart: ChartEntry) -> tuple[tuple[float, float, float], ...]:
    """All trees of the woods: place and size."""
    found = []
    for wood in chart.woods:
        (x, y) = hand.spots(wood, degrees=chart.degrees)[0]
        dice = hand.chance("wood", wood)
        for _ in range(dice.randint(5, 9)):
            found.append((x + dice.uniform(-24, 24), y + dice.uniform(-15, 15), dice.uniform(8, 11.5)))
    return tuple(sorted(found, key=lambda tree: tree[1]))


def paint(painter: QPainter, inks: Inks, chart: ChartEntry) -> None:
    """Draw hills and trees."""
    for tree in trees(chart):
        _tree(painter, *tree, inks)
    for hill in hills(chart):
        _hill(painter, hill, inks)


def _hill(painter: QPainter, hill: Hill, inks: Inks) -> None:
    """Draw a hill: light comes from the west, the east side is hatched."""
    width, top = hill.height * 0.62, hill.y - hill.height
    dice = hand.chance(round(hill.x), round(hill.y))
    lean = dice.uniform(-0.12, 0.12) * width
    crown = QPointF(hill.x + lean, top)
    shape = QPainterPath(QPointF(hill.x - width, hill.y))
    shape.cubicTo(hill.x - width * 0.6, hill.y - hill.height * 0.3, crown.x() - width * 0.32, top, crown.x(), top)
    shape.cubicTo(crown.x() + width * 0.3, top + 2, hill.x + width * 0.55, hill.y - hill.height * 0.25, hill.x + width,
                  hill.y)  # fmt: skip
    painter.fillPath(shape, _wash(hill, inks))
    painter.strokePath(shape, _pen(inks.line, 1.5 if inks.bare else 1.15))
    if not inks.bare:
        painter.strokePath(_hatching(hill, crown, width), _pen(inks.shade, 0.85, 190))
    if hill.smokes:
        _smoke(painter, crown, hill.height, inks)


def _wash(hill: Hill, inks: Inks) -> QLinearGradient | QColor:
    if inks.bare:
        return QColor(inks.land)
    wash = QLinearGradient(hill.x - hill.height * 0.6, 0, hill.x + hill.height * 0.6, 0)
    wash.setColorAt(0, QColor(inks.land))
    wash.setColorAt(0.5, QColor(inks.hill))
    wash.setColorAt(1, QColor(inks.hill).darker(118))
    return wash


def _hatching(hill: Hill, crown: QPointF, width: float) -> QPainterPath:
    lines = QPainterPath()
    count = max(3, round(hill.height / 4.5))
    for number in range(1, count + 1):
        share = number / (count + 0.6)
        x, y = crown.x() + width * 0.92 * share, hill.y - hill.height * (1 - share) ** 1.25
        lines.moveTo(x, y)
        lines.lineTo(x - width * 0.22, min(hill.y, y + hill.height * (0.5 - 0.22 * share)))
    return lines


def _smoke(painter: QPainter, crown: QPointF, height: float, inks: Inks) -> None:
    plume = QPainterPath(crown)
    x, y = crown.x(), crown.y()
    plume.cubicTo(x - height * 0.3, y - height * 0.35, x + height * 0.35, y - height * 0.5, x, y - height * 0.85)
    plume.moveTo(x + 3, y)
    plume.cubicTo(x + height * 0.1, y - height * 0.4, x + height * 0.7, y - height * 0.5, x + height * 0.45,
                  y - height * 0.95)  # fmt: skip
    painter.strokePath(plume, _pen(inks.shade, 1.3, 200))


def _tree(painter: QPainter, x: float, y: float, size: float, inks: Inks) -> None:
    crown = QPainterPath()
    crown.addEllipse(QPointF(x, y - size * 0.75), size * 0.42, size * 0.5)
    if not inks.bare:
        leaf = QColor(inks.leaf)
        leaf.setAlpha(150)
        painter.fillPath(crown, leaf)
    painter.strokePath(crown, _pen(inks.leaf if inks.bare else inks.shade, 0.8, 220))
    painter.setPen(_pen(inks.shade, 1.1))
    painter.drawLine(QPointF(x, y - size * 0.25), QPointF(x, y))


def _pen(colour: str, width: float, alpha: int = 255) -> QPen:
    ink = QColor(colour)
    ink.setAlpha(alpha)
    return QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
