"""The ground: all cells drawn once into a pixmap, in the colours and marks of their terrain.

Shows terrain, what is not known yet, and a fine grid. ``paint_level`` draws one level alone, so that roofs can lie in
a layer of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import CellView
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.tokens import Tokens

DENSITY = 2
"""Pixels per unit of the board, so that it stays sharp when it is looked at closely."""
WASHES: Final[Mapping[str, str]] = {
    "open": "#c9c793",
    "wood": "#8fa564",
    "tree": "#8fa564",
    "bush": "#a9b272",
    "hill": "#c4a877",
    "ford": "#a9c3bd",
    "water": "#6f9fae",
    "rock": "#8d8a84",
    "building": "#8d8378",
    "roof": "#a5573c",
    "ladder": "#c2a05f",
    "unknown": "#6d6250",
}
_OTHER: Final = "#cbb98c"


def paint_level(geometry: Geometry, level: int, tokens: Tokens) -> QPixmap:
    """Draw all cells of a level, over the frame of the board."""
    frame = geometry.frame
    pixmap = QPixmap((frame.size() * DENSITY).toSize())
    pixmap.setDevicePixelRatio(DENSITY)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-frame.topLeft())
    for cell in geometry.cells.values():
        if cell.level == level:
            _cell(painter, geometry, cell, tokens)
    painter.end()
    return pixmap


def _cell(painter: QPainter, geometry: Geometry, cell: CellView, tokens: Tokens) -> None:
    colour = QColor(WASHES.get(cell.terrain, _OTHER))
    if tokens.flat:
        colour = QColor(tokens.panel)
    elif tokens.name == "dark":
        colour = colour.darker(165)
    painter.setPen(QPen(QColor(tokens.ink) if tokens.flat else QColor(43, 29, 14, 90), 1))
    painter.setBrush(QBrush(colour))
    painter.drawPolygon(geometry.polygons[cell.key])
    _mark(painter, QRectF(geometry.polygons[cell.key].boundingRect()), cell.terrain, tokens)


def _mark(painter: QPainter, box: QRectF, terrain: str, tokens: Tokens) -> None:
    """Tell terrains apart by drawing too, never by colour alone."""
    ink = QColor(tokens.ink) if tokens.flat else QColor(43, 29, 14, 120)
    painter.setPen(QPen(ink, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, unit = box.center(), min(box.width(), box.height()) / 8
    if terrain in {"wood", "tree", "bush"}:
        for x, y in ((-1.5, 1.0), (1.4, 0.6), (0.0, -1.2)):
            painter.drawEllipse(middle + QPointF(x * unit, y * unit), unit, unit * 0.8)
    elif terrain in {"water", "ford"}:
        for y in (-1.2, 0.4, 2.0):
            painter.drawLine(middle + QPointF(-2 * unit, y * unit), middle + QPointF(2 * unit, y * unit))
    elif terrain in {"hill", "rock", "building", "roof"}:
        painter.drawLine(middle + QPointF(-2 * unit, unit), middle + QPointF(0, -1.4 * unit))
        painter.drawLine(middle + QPointF(0, -1.4 * unit), middle + QPointF(2 * unit, unit))
    elif terrain == "ladder":
        for y in (-1.6, 0.0, 1.6):
            painter.drawLine(middle + QPointF(-unit, y * unit), middle + QPointF(unit, y * unit))
    elif terrain == "unknown":
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
