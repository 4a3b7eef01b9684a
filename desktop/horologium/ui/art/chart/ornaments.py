"""What fills the empty sea and the rim: roses with their winds, ships, a serpent, names, the scale of degrees."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from horologium.ui.art import icons, strokes
from horologium.ui.art.chart import hand, land

if TYPE_CHECKING:
    from horologium.content.drawings import ChartEntry
    from horologium.ui.art.chart.inks import Inks
    from horologium.ui.kit.typography import Typography

_HULL: Final = (
    "M2 15 C5 20 19 20 22.4 13.4 L20 14 L20 15.4 L4 16 Z",
    "M12 15.4 L12 2 M7 15.6 L7 5 M17 15 L17 4.6 M19.4 13.8 L23.4 10.6",
    "M12.4 3 C16.4 4.4 16.4 9 12.4 11 C13.4 8.6 13.4 5.6 12.4 3 Z M7.2 5.8 C10 7 10 10.6 7.2 12.4 C8 10 8 8 7.2 5.8 Z "
    "M17.2 5.4 C20 6.6 20 10 17.2 11.8 C18 9.6 18 7.6 17.2 5.4 Z",
    "M12 2 L8.8 1 L12 0.2 M7 5 L4.4 4.2 L7 3.4",
)
_SERPENT: Final = (
    "M1 15 C3 8 7 8 8 13 C9 18 12 18 13 12 C14 7 17 8 17.6 12 C18 15 20.4 14.6 20.6 11 L20 7.6 C20.4 5.6 23 "
    "5.4 23.4 7.4 "
    "L22.4 8.2 L23.2 9.2 L21.8 9.6",
    "M0.4 17.4 C1.6 16 2.4 16.4 3.4 17.4 C4.6 18.6 5.6 18.6 6.8 17.4 C8 16.2 9 16.4 10 17.4 C11.2 18.6 12.4 "
    "18.6 13.6 17.4 "
    "C14.8 16.2 15.8 16.4 16.8 17.4 C18 18.6 19.2 18.6 20.4 17.4",
)


def rhumbs(painter: QPainter, inks: Inks, chart: ChartEntry) -> None:
    """Draw the lines of the winds over the sea, from every rose."""
    if inks.bare:
        return
    sea = QPainterPath()
    sea.addRect(hand.SHEET)
    painter.save()
    painter.setClipPath(sea.subtracted(land.lands(chart)), Qt.ClipOperation.IntersectClip)
    for rose in chart.roses:
        at = QPointF(*hand.spots(rose.at, degrees=chart.degrees)[0])
        for wind in range(32):
            ink = QColor(inks.rhumb)
            ink.setAlpha(80 if wind % 4 == 0 else 44)
            painter.setPen(QPen(ink, 1.2 if wind % 8 == 0 else 0.8))
            angle = wind * pi / 16
            painter.drawLine(QLineF(at, at + QPointF(cos(angle), sin(angle)) * 3_000))
    painter.restore()


def roses(painter: QPainter, inks: Inks, faces: Typography, chart: ChartEntry) -> None:
    """Draw the roses of the winds."""
    for rose in chart.roses:
        _rose(painter, QPointF(*hand.spots(rose.at, degrees=chart.degrees)[0]), rose.size, inks, faces)


def _rose(painter: QPainter, at: QPointF, radius: float, inks: Inks, faces: Typography) -> None:
    painter.save()
    painter.translate(at)
    painter.setBrush(QColor(inks.paper))
    painter.setPen(QPen(QColor(inks.line), 1.2))
    painter.drawEllipse(QPointF(), radius * 0.98, radius * 0.98)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.gilt), 2.4))
    painter.drawEllipse(QPointF(), radius * 0.9, radius * 0.9)
    painter.setPen(QPen(QColor(inks.line), 0.8))
    painter.drawEllipse(QPointF(), radius * 0.84, radius * 0.84)
    painter.drawEllipse(QPointF(), radius * 0.46, radius * 0.46)
    for count, turn, far, near, dark in (
        (16, 11.25, 0.62, 0.11, inks.gilt),
        (8, 22.5, 0.78, 0.13, inks.lining),
        (4, 45.0, 0.86, 0.17, inks.rubric),
        (4, 0.0, 1.12, 0.2, inks.line),
    ):
        for ray in range(count):
            painter.save()
            painter.rotate(turn + ray * 360 / count)
            _ray(painter, radius * far, radius * near, dark, inks)
            painter.restore()
    lily = QRectF(-radius * 0.17, -radius * 1.46, radius * 0.34, radius * 0.36)
    icons.paint(painter, "fleur", lily, QColor(inks.rubric))
    _winds(painter, radius, inks, faces)
    painter.restore()


def _ray(painter: QPainter, far: float, near: float, dark: str, inks: Inks) -> None:
    """Draw one ray, half light and half dark."""
    painter.setPen(QPen(QColor(inks.line), 0.7))
    for side, colour in ((-1, inks.paper), (1, dark)):
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(side * near * 0.72, -near), QPointF(0, -far)]))


def _winds(painter: QPainter, radius: float, inks: Inks, faces: Typography) -> None:
    """Write the first letters of the winds where no lily stands; the east has a cross."""
    font = QFont(faces.title)
    font.setPixelSize(max(8, round(radius * 0.2)))
    painter.setFont(font)
    painter.setPen(QColor(inks.line))
    for letter, angle in (("G", 45), ("S", 135), ("O", 180), ("L", 225), ("P", 270), ("M", 315)):
        turn = (angle - 90) * pi / 180
        at = QPointF(cos(turn), sin(turn)) * radius * (1.2 if angle % 90 == 0 else 1.1)
        painter.drawText(QRectF(at.x() - 30, at.y() - 30, 60, 60), Qt.AlignmentFlag.AlignCenter, letter)
    east = QPointF(radius * 1.2, 0)
    painter.setPen(QPen(QColor(inks.line), radius * 0.035))
    painter.drawLine(east + QPointF(0, -radius * 0.1), east + QPointF(0, radius * 0.1))
    painter.drawLine(east + QPointF(-radius * 0.06, -radius * 0.03), east + QPointF(radius * 0.06, -radius * 0.03))


def creatures(painter: QPainter, inks: Inks, chart: ChartEntry) -> None:
    """Draw ships, and what they are afraid of."""
    line = QColor(inks.line)
    for ship in chart.ships:
        size = ship.size
        painter.save()
        painter.translate(*hand.spots(ship.at, degrees=chart.degrees)[0])
        painter.scale(-1 if ship.turned else 1, 1)
        box = QRectF(-size / 2, -size / 2, size, size)
        if not inks.bare:
            strokes.draw(painter, "!" + _HULL[0], box, QColor(inks.hill))
            strokes.draw(painter, "!" + _HULL[2], box, QColor(inks.paper))
        for drawing in _HULL:
            strokes.draw(painter, drawing, box, line, 0.6)
        painter.restore()
    for serpent in chart.serpents:
        x, y = hand.spots(serpent.at, degrees=chart.degrees)[0]
        box = QRectF(x, y, serpent.size, serpent.size * 0.8)
        strokes.draw(painter, _SERPENT[0], box, QColor(inks.lining), 1.1)
        strokes.draw(painter, _SERPENT[1], box, QColor(inks.lining), 0.5)


def names(painter: QPainter, inks: Inks, faces: Typography, chart: ChartEntry) -> None:
    """Write the names of seas and lands."""
    for name in chart.names:
        font = faces.capitals("title", 0)
        font.setPixelSize(round(name.size))
        font.setItalic(name.sea)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, name.size * (0.5 if name.sea else 0.34))
        ink = QColor(inks.sea_name if name.sea else inks.name)
        ink.setAlpha(235 if inks.bare else 190)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(name.text)
        path = QPainterPath()
        path.addText(-width / 2, metrics.ascent() / 2 - metrics.descent() / 2, font, name.text)
        x, y = hand.spots(name.at, degrees=chart.degrees)[0]
        path = QTransform.fromTranslate(x, y).rotate(name.slope).map(path)
        if not name.sea:
            painter.strokePath(path, QPen(QColor(inks.land), 3.2))
        painter.fillPath(path, ink)


def rim(painter: QPainter, inks: Inks) -> None:
    """Frame the sheet with a scale of degrees, black and white by turns."""
    area = hand.SHEET
    band = 16.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.paper), band * 2))
    painter.drawRect(area)
    painter.setPen(Qt.PenStyle.NoPen)
    step = hand.DEGREE / 2
    for place in range(round(area.height() / step)):
        painter.setBrush(QColor(inks.line if place % 2 else inks.paper))
        for x in (area.left() + 4, area.right() - 12):
            painter.drawRect(QRectF(x, area.top() + place * step, 8, step))
    step *= hand.SLANT
    for place in range(round(area.width() / step)):
        painter.setBrush(QColor(inks.line if place % 2 else inks.paper))
        for y in (area.top() + 4, area.bottom() - 12):
            painter.drawRect(QRectF(area.left() + place * step, y, step, 8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((1.0, 2.0), (4.0, 1.0), (12.0, 1.0), (band, 1.6)):
        painter.setPen(QPen(QColor(inks.line), width))
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
