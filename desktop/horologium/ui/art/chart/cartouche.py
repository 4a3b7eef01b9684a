"""The cartouche in the corner of the chart: its title on a scroll, and a scale of miles under a pair of compasses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from horologium.ui.art import strokes
from horologium.ui.art.chart import hand

if TYPE_CHECKING:
    from horologium.content.drawings import ChartEntry
    from horologium.ui.art.chart.inks import Inks
    from horologium.ui.kit.typography import Typography

MILE: Final = hand.DEGREE / 60
"""How long an Italian mile is on the sheet."""
AREA: Final = QRectF(1_648, 60, 400, 236)
ROOM: Final = AREA.width() - 36
"""How wide a line on the scroll may be; a longer one is written smaller."""
_COMPASSES: Final = (
    "M12 1.4 L12 4 O12 5.4 1.6 M11.2 6.8 L5.6 22.6 M12.8 6.8 L18.4 22.6 M8.6 14 C10.6 15.4 13.4 15.4 15.4 14"
)


def paint(painter: QPainter, inks: Inks, faces: Typography, chart: ChartEntry) -> None:
    """Draw the scroll, write on it, and lay the scale below; a chart without degrees has no miles."""
    if not chart.title:
        return
    _scroll(painter, inks)
    lines = [(chart.title, 62, False, inks.rubric), *((line, 20, True, inks.line) for line in chart.lines)]
    y = AREA.top() + 66
    for text, size, slanted, colour in lines:
        font = faces.text("body", italic=True) if slanted else faces.capitals("title", 0.12)
        font.setPixelSize(size)
        width = QFontMetricsF(font).horizontalAdvance(text)
        if width > ROOM:
            font.setPixelSize(max(1, int(size * ROOM / width)))
            width = QFontMetricsF(font).horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(AREA.center().x() - width / 2, y), text)
        y += 30 if slanted else 36
    if chart.degrees:
        _scale(painter, inks, faces)


def _scroll(painter: QPainter, inks: Inks) -> None:
    area, roll = AREA, 17.0
    body = QPainterPath()
    body.addRect(area)
    for offset in (7, 4):
        if not inks.bare:
            painter.fillRect(area.translated(offset, offset), QColor(20, 10, 0, 40))
    painter.fillPath(body, QColor(inks.paper))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in ((0.0, 2.0, inks.line), (7.0, 3.0, inks.gilt), (11.0, 1.0, inks.line)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
    for corner in (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()):
        painter.setPen(QPen(QColor(inks.line), 1.6))
        painter.setBrush(QColor(inks.hill))
        painter.drawEllipse(corner, roll, roll)
        painter.setBrush(QColor(inks.paper))
        painter.drawEllipse(corner, roll * 0.62, roll * 0.62)
        painter.setBrush(QColor(inks.rubric))
        painter.drawEllipse(corner, roll * 0.24, roll * 0.24)


def _scale(painter: QPainter, inks: Inks, faces: Typography) -> None:
    """Divide a hundred miles into tens, black and white by turns."""
    left, y, ten = AREA.center().x() - MILE * 50, AREA.bottom() - 44, MILE * 10
    painter.setPen(QPen(QColor(inks.line), 1.2))
    for place in range(10):
        painter.setBrush(QColor(inks.line if place % 2 else inks.paper))
        painter.drawRect(QRectF(left + place * ten, y, ten, 9))
    font = faces.text("small", italic=True)
    font.setPixelSize(15)
    painter.setFont(font)
    for text, x in (("0", left), ("50", left + 5 * ten), ("100 m. p.", left + 8.9 * ten)):
        painter.drawText(QPointF(x - 4, y + 26), text)
    box = QRectF(left + 3 * ten, y - 46, ten * 4, 46)
    strokes.draw(painter, _COMPASSES, box, QColor(inks.line), 0.9)
