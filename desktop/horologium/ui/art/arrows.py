"""Small arrows and ticks for boxes: a style sheet can show them as pictures in files only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

SIDE: Final = 24
"""Pixels of a picture; it is shown at less than half of that, so that it is sharp on dense screens."""
SHAPES: Final[Mapping[str, tuple[tuple[float, float], ...]]] = {
    "down": ((3, 8), (12, 17), (21, 8)),
    "up": ((3, 16), (12, 7), (21, 16)),
    "tick": ((3, 12), (10, 19), (21, 5)),
}


def write(folder: Path, colour: str) -> dict[str, Path]:
    """Draw the shapes in a colour, once for each folder, and tell where they are."""
    found = {}
    for name, points in SHAPES.items():
        found[name] = path = folder / f"{name}-{colour.lstrip('#')}.png"
        if not path.exists():
            _drawn(points, colour).save(str(path))
    return found


def _drawn(points: tuple[tuple[float, float], ...], colour: str) -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor(colour), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))
    painter.end()
    return image
