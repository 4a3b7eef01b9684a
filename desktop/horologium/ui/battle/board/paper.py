"""What boards are painted on: how many pixels they get, and the grain of the paper."""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from horologium.ui.art import textures

if TYPE_CHECKING:
    from horologium.ui.battle.board.geometry import Geometry

SHARPEST = 2.5
MOST_PIXELS = 7_000_000
BLUR = 16
"""How many pixels run into one where a wash bleeds."""
AROUND = 40
"""How far the drawing of a cell can reach beyond it."""
PIXELS = QImage.Format.Format_ARGB32_Premultiplied


def density_of(geometry: Geometry) -> float:
    """Choose how many pixels a unit gets: many on a small board, fewer where it would not fit into memory."""
    frame = geometry.frame
    return min(SHARPEST, sqrt(MOST_PIXELS / max(1.0, frame.width() * frame.height())))


def aligned(frame: QRectF, area: QRectF, density: float) -> QRectF:
    """Widen an area to the grid on which washes bleed, so that parts fit together."""
    step = BLUR / density
    inside = area.adjusted(-AROUND, -AROUND, AROUND, AROUND).translated(-frame.topLeft())
    left, top = floor(inside.left() / step) * step, floor(inside.top() / step) * step
    right, bottom = ceil(inside.right() / step) * step, ceil(inside.bottom() / step) * step
    return QRectF(left, top, right - left, bottom - top).translated(frame.topLeft())


def grain(image: QImage, origin: QPointF) -> None:
    """Let clouds of pigment and the grain of the paper show."""
    painter = QPainter(image)
    painter.setBrushOrigin(-origin)
    painter.fillRect(image.rect(), QBrush(paper()))
    painter.end()


def paper() -> QImage:
    """Give a seamless tile of light and dark, thin enough to be laid over any colour."""
    kind = QImage.Format.Format_Grayscale8
    grey = textures.noise(4, 41, 40, 215, kind)
    painter = QPainter(grey)
    for cells, opacity in ((16, 0.45), (64, 0.4), (128, 0.35), (256, 0.3)):
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, textures.noise(cells, 40 + cells, 0, 255, kind))
    painter.end()
    grey = grey.convertToFormat(kind)
    tile = QImage(grey.constBits(), grey.width(), grey.height(), grey.bytesPerLine(), QImage.Format.Format_Indexed8)
    tile.setColorTable([_veil(level) for level in range(256)])
    return tile.convertToFormat(PIXELS)


def _veil(level: int) -> int:
    """Give the dark or light that a level of grey adds."""
    strength = min(80, abs(level - 128))
    return QColor(92, 66, 20, strength * 3 // 4).rgba() if level < 128 else QColor(255, 250, 228, strength).rgba()
