"""Parchment and leather without pictures: seamless tiles woven from value noise."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

SIZE = 512
EDGE = 64
_PIXELS = QImage.Format.Format_ARGB32_Premultiplied


class Cloth(NamedTuple):
    """The tiles of one ground: the middle, and toned strips for its four edges."""

    middle: QPixmap
    top: QPixmap
    bottom: QPixmap
    left: QPixmap
    right: QPixmap


def noise(cells: int, seed: int, low: int, high: int, kind: QImage.Format) -> QImage:
    """Give a seamless square of smooth noise: few random cells, blown up."""
    side = cells + 2
    levels = bytes(low + level * (high - low) // 255 for level in range(256))
    grain = Random(seed).randbytes(cells * cells).translate(levels)
    rows = [grain[at * cells : (at + 1) * cells] for at in range(cells)]
    rows = [row[-1:] + row + row[:1] for row in (rows[-1], *rows, rows[0])]
    small = QImage(b"".join(rows), side, side, side, kind)
    step = SIZE // cells
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return small.convertToFormat(_PIXELS).scaled(side * step, side * step, keep, smooth).copy(step, step, SIZE, SIZE)


def parchment(base: QColor, seed: int, *, depth: float = 1.0) -> Cloth:
    """Weave skin: five octaves of noise, fibres, a few spots, and darker edges."""
    image = _woven(base, ((4, 0.45), (8, 0.35), (32, 0.25), (64, 0.2), (128, 0.2)), seed, depth)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _fibres(painter, Random(seed), base)
    _spots(painter, Random(seed + 1))
    painter.end()
    return _with_edges(image, QColor(104, 64, 20) if base.lightness() > 128 else QColor(0, 0, 0), seed)


def leather(base: QColor, seed: int) -> Cloth:
    """Tan leather: coarse clouds and a fine grain."""
    image = _woven(base, ((4, 0.5), (32, 0.45), (128, 0.4), (256, 0.3)), seed, 1.0)
    return _with_edges(image, QColor(0, 0, 0), seed)


def _woven(base: QColor, octaves: tuple[tuple[int, float], ...], seed: int, depth: float) -> QImage:
    """Lay the octaves over each other in grey, then tint once: soft light is the slow part."""
    grey = QImage(SIZE, SIZE, _PIXELS)
    grey.fill(QColor(128, 128, 128))
    painter = QPainter(grey)
    for cells, opacity in octaves:
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, noise(cells, seed * 7 + cells, 0, 255, QImage.Format.Format_Grayscale8))
    painter.end()
    image = QImage(SIZE, SIZE, _PIXELS)
    image.fill(base)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setOpacity(depth)
    painter.drawImage(0, 0, grey)
    painter.end()
    return image


def _fibres(painter: QPainter, chance: Random, base: QColor) -> None:
    light, dark = base.lighter(112), base.darker(190)
    for _ in range(110):
        at = QPointF(chance.uniform(14, SIZE - 14), chance.uniform(14, SIZE - 14))
        angle, length = chance.uniform(0, pi), chance.uniform(3, 13)
        colour = QColor(dark if chance.random() < 0.7 else light)
        colour.setAlphaF(chance.uniform(0.04, 0.11))
        painter.setPen(QPen(colour, 0.7))
        painter.drawLine(QLineF(at, at + QPointF(length * cos(angle), length * sin(angle))))


def _spots(painter: QPainter, chance: Random) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(4):
        at, radius = QPointF(chance.uniform(12, SIZE - 12), chance.uniform(12, SIZE - 12)), chance.uniform(2, 8)
        fade = QRadialGradient(at, radius)
        fade.setColorAt(0, QColor(140, 90, 30, 46))
        fade.setColorAt(1, QColor(140, 90, 30, 0))
        painter.setBrush(fade)
        painter.drawEllipse(at, radius, radius)


def _with_edges(middle: QImage, tone: QColor, seed: int) -> Cloth:
    """Add strips of toning, broken up by noise so that they never look like a glow."""
    strip = QImage(SIZE, EDGE, _PIXELS)
    strip.fill(0)
    painter = QPainter(strip)
    fade = QLinearGradient(0, 0, 0, EDGE)
    for stop, alpha in ((0.0, 120), (0.3, 55), (1.0, 0)):
        fade.setColorAt(stop, QColor(tone.red(), tone.green(), tone.blue(), alpha))
    painter.fillRect(QRectF(0, 0, SIZE, EDGE), fade)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, noise(16, seed * 3, 60, 255, QImage.Format.Format_Alpha8))
    painter.drawImage(0, 0, noise(64, seed * 5, 130, 255, QImage.Format.Format_Alpha8))
    painter.end()
    upright = QImage(EDGE, SIZE, _PIXELS)
    upright.fill(0)
    painter = QPainter(upright)
    painter.rotate(-90)
    painter.scale(-1, 1)
    painter.drawImage(0, 0, strip)
    painter.end()
    flips = (
        strip,
        strip.flipped(Qt.Orientation.Vertical),
        upright,
        upright.flipped(Qt.Orientation.Horizontal),
    )
    return Cloth(QPixmap.fromImage(middle), *(QPixmap.fromImage(flip) for flip in flips))


def spread(painter: QPainter, cloth: Cloth, area: QRectF, *, edges: bool = True) -> None:
    """Cover an area with a cloth, toned at its rim."""
    painter.drawTiledPixmap(area, cloth.middle)
    if not edges:
        return
    wide, high = min(EDGE, int(area.height() / 2)), min(EDGE, int(area.width() / 2))
    top, left = area.top(), area.left()
    painter.drawTiledPixmap(QRectF(left, top, area.width(), wide), cloth.top)
    lower = QRectF(left, area.bottom() - wide, area.width(), wide)
    painter.drawTiledPixmap(lower, cloth.bottom, QPointF(0, EDGE - wide))
    painter.drawTiledPixmap(QRectF(left, top, high, area.height()), cloth.left)
    side = QRectF(area.right() - high, top, high, area.height())
    painter.drawTiledPixmap(side, cloth.right, QPointF(EDGE - high, 0))
