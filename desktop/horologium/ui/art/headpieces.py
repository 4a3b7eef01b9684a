"""Headpieces over stories: small landscapes like coloured woodcuts, one for each kind of page."""

from __future__ import annotations

from math import cos, pi, sin
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from horologium.ui.art import metal, strokes
from horologium.ui.art.landscapes import HEIGHT, LANDSCAPES, WIDTH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.ui.art.landscapes import Landscape
    from horologium.ui.kit.tokens import Tokens

GROUND: Final = ("far", "mid")
"""What goes on to both sides, however wide the picture is."""
_DAY: Final = MappingProxyType(
    {
        "far": "#9fb0a0", "mid": "#8a9a5b", "wall": "#eadbb2", "roof": "#a2492f", "dark": "#33301f", "line": "#3a2a14",
        "gilt": "#b8892b", "seal": "#8e1b1b", "road": "#e2cf9d", "leaf": "#3f5a2c", "high": "#86a3bd", "low": "#f6e4b2",
        "light": "#d9a441",
    }
)  # fmt: skip
_NIGHT: Final = MappingProxyType(
    {
        "far": "#3d4a66", "mid": "#2c3a3c", "wall": "#cdb98a", "roof": "#73342a", "dark": "#0d1018", "line": "#131008",
        "gilt": "#e2b759", "seal": "#a12525", "road": "#9d8a5c", "leaf": "#5d7a4a", "high": "#141c36", "low": "#5b5a7c",
        "light": "#f2e6bd",
    }
)  # fmt: skip


def choose(kind: str) -> str:
    """Choose a landscape for a kind of page; what is drawn between two is a story."""
    return kind if kind in LANDSCAPES else "story"


def paint(painter: QPainter, area: QRectF, kind: str, tokens: Tokens) -> None:
    """Fill an area with the landscape of a kind; in high contrast it is drawn in lines alone."""
    picture = LANDSCAPES[choose(kind)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    colours = _NIGHT if picture.night or tokens.name == "dark" else _DAY
    if not tokens.flat:
        _sky(painter, area, colours)
    scale = area.height() / HEIGHT
    painter.translate(area.center().x() - WIDTH * scale / 2, area.top())
    painter.scale(scale, scale)
    _light(painter, picture, tokens, colours)
    wider = max(1.0, area.width() / scale / WIDTH)
    for role, drawing in picture.layers:
        path = strokes.path(drawing)
        if role in GROUND:
            path = QTransform.fromTranslate(WIDTH / 2, 0).scale(wider, 1).translate(-WIDTH / 2, 0).map(path)
        _layer(painter, role, path, tokens, colours)
    painter.restore()
    _rim(painter, area, tokens)


def _sky(painter: QPainter, area: QRectF, colours: Mapping[str, str]) -> None:
    """Wash the sky and rule it with the lines of a woodcut."""
    wash = QLinearGradient(area.topLeft(), area.bottomLeft())
    wash.setColorAt(0, QColor(colours["high"]))
    wash.setColorAt(0.8, QColor(colours["low"]))
    painter.fillRect(area, wash)
    ink = QColor(colours["line"])
    y, step = area.top() + 3, 3.0
    while y < area.top() + area.height() * 0.6:
        ink.setAlpha(round(70 * (1 - (y - area.top()) / area.height() / 0.62)))
        painter.setPen(QPen(ink, 0.8))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        step *= 1.06
        y += step


def _light(painter: QPainter, picture: Landscape, tokens: Tokens, colours: Mapping[str, str]) -> None:
    """Draw the sun with straight and waved rays, or at night a moon."""
    at, radius = QPointF(*picture.light), picture.size
    ink = QColor(tokens.ink if tokens.flat else colours["light"])
    painter.setPen(QPen(ink, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush if tokens.flat else ink)
    if picture.night:
        moon = QPainterPath()
        moon.addEllipse(at, radius, radius)
        bite = QPainterPath()
        bite.addEllipse(at + QPointF(radius * 0.45, -radius * 0.12), radius * 0.86, radius * 0.86)
        painter.drawPath(moon.subtracted(bite))
        return
    painter.drawEllipse(at, radius * 0.6, radius * 0.6)
    for ray in range(24):
        angle, far = ray * pi / 12, radius * (1.7 if ray % 2 else 1.25)
        way = QPointF(cos(angle), sin(angle))
        painter.drawLine(at + way * radius * 0.78, at + way * far)


def _layer(painter: QPainter, role: str, path: QPainterPath, tokens: Tokens, colours: Mapping[str, str]) -> None:
    ink = QColor(tokens.ink if tokens.flat else colours["line"])
    if role in {"line", "leaf"} and (role == "line" or tokens.flat):
        painter.strokePath(path, QPen(ink, 0.7))
        return
    if tokens.flat:
        painter.fillPath(path, QColor(tokens.ink if role == "dark" else tokens.panel))
    else:
        tone = QColor(colours[role])
        wash = QLinearGradient(0, path.boundingRect().top(), 0, path.boundingRect().bottom())
        wash.setColorAt(0, tone.lighter(112))
        wash.setColorAt(1, tone.darker(118))
        painter.fillPath(path, wash)
    painter.strokePath(path, QPen(ink, 0.7))


def _rim(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    """Put a gilt fillet round the picture."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(metal.bar(tokens, area), 3))
    painter.drawRect(area.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.setPen(QPen(QColor(tokens.ink), 0.8))
    painter.drawRect(area.adjusted(3.4, 3.4, -3.4, -3.4))
    painter.restore()
